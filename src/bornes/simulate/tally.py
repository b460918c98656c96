"""What a number of matches add up to. Tallies are whole numbers, so their order is no matter."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from bornes.engine.moves import Move
from bornes.game import Game


@dataclass(slots=True)
class Tally:
    """Counts over finished matches."""

    matches: int = 0
    hands: int = 0
    moves: int = 0
    won: Counter[str] = field(default_factory=Counter)
    """The matches that each side won, shared ones included."""
    shared: Counter[str] = field(default_factory=Counter)
    """The matches that each side won together with another side."""
    hands_won: Counter[str] = field(default_factory=Counter)
    """The hands that each side won, shared ones included."""
    endings: Counter[str] = field(default_factory=Counter)
    """How many hands ended for each reason."""
    points: Counter[tuple[str, str]] = field(default_factory=Counter)
    """The points of each side and line, over all hands."""

    def hand_over(self, game: Game) -> None:
        """Count the hand that has just ended."""
        assert game.outcome is not None
        self.hands += 1
        self.endings[str(game.outcome.reason)] += 1
        self.hands_won.update(game.outcome.winners)
        for side, lines in game.score.items():
            for line, points in lines.items():
                self.points[side, line] += points

    def match_over(self, game: Game) -> None:
        """Count the match that has just ended."""
        assert game.match_outcome is not None
        winners = game.match_outcome.winners
        self.matches += 1
        self.moves += sum(isinstance(entry, Move) for entry in game.story)
        self.won.update(winners)
        if len(winners) > 1:
            self.shared.update(winners)

    def add(self, other: Tally) -> None:
        """Add the counts of other matches."""
        self.matches += other.matches
        self.hands += other.hands
        self.moves += other.moves
        self.won.update(other.won)
        self.shared.update(other.shared)
        self.hands_won.update(other.hands_won)
        self.endings.update(other.endings)
        self.points.update(other.points)


def interval(successes: int, trials: int) -> tuple[float, float]:
    """The 95 % interval of a rate, by Wilson's formula, which holds for few trials too."""
    if not trials:
        return 0.0, 1.0
    z = 1.959963984540054
    rate = successes / trials
    scale = 1 + z * z / trials
    middle = (rate + z * z / (2 * trials)) / scale
    spread = z / scale * (rate * (1 - rate) / trials + z * z / (4 * trials * trials)) ** 0.5
    return max(0.0, middle - spread), min(1.0, middle + spread)
