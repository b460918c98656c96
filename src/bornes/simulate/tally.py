"""What a number of matches add up to. Tallies are whole numbers, so their order is no matter."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from bornes.engine.moves import Move
from bornes.game import Game

Key = TypeVar("Key", bound=Hashable)


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
        self.moves += sum(isinstance(entry, Move) for entry in game.story)
        self.count_match(game.match_outcome.winners)

    def count_match(self, winners: Sequence[str]) -> None:
        """Count a match by who won it."""
        self.matches += 1
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

    def data(self) -> dict[str, object]:
        """The counts as they are saved."""
        points: dict[str, dict[str, int]] = {}
        for (side, line), count in self.points.items():
            points.setdefault(side, {})[line] = count
        return {
            "matches": self.matches,
            "hands": self.hands,
            "moves": self.moves,
            "won": dict(self.won),
            "shared": dict(self.shared),
            "hands_won": dict(self.hands_won),
            "endings": dict(self.endings),
            "points": points,
        }

    @classmethod
    def of(cls, saved: Mapping[str, Any]) -> Tally:
        """The counts as they were saved; an error of some kind if they make no sense."""
        points = saved["points"].items()
        return cls(
            matches=int(saved["matches"]),
            hands=int(saved["hands"]),
            moves=int(saved["moves"]),
            won=_counts(saved["won"].items()),
            shared=_counts(saved["shared"].items()),
            hands_won=_counts(saved["hands_won"].items()),
            endings=_counts(saved["endings"].items()),
            points=_counts(((side, line), n) for side, by in points for line, n in by.items()),
        )


def _counts(pairs: Iterable[tuple[Key, Any]]) -> Counter[Key]:
    return Counter({key: int(count) for key, count in pairs})


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
