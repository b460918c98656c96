"""Counting who could be attacked and who was, by how the sides stood at that moment."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from bornes.arena.outcomes import Exposure
from bornes.engine.events import CardPlayed, Event
from bornes.engine.moves import Move, Verb
from bornes.game import Game

LEADING, LEVEL, TRAILING = "leading", "level", "trailing"
STANDINGS = (LEADING, LEVEL, TRAILING)

Situation = tuple[bool, str, str, int]


class Watch:
    """Watches one match. A chance is a decision in which a side could be attacked."""

    def __init__(self, labelled: str) -> None:
        self.labelled = labelled
        self._chances: Counter[Situation] = Counter()
        self._attacks: Counter[Situation] = Counter()

    def targets(self, game: Game, legal: Sequence[Move]) -> tuple[tuple[str, Situation], ...]:
        """The sides that the seat to act can attack, and how each of them stands.

        What the labelled side does itself is no answer to how it is treated.
        """
        assert game.to_act is not None
        if game.rules.side_of(game.to_act) == self.labelled:
            return ()
        open_to = {move.on for move in legal if move.verb is Verb.PLAY and move.on}
        if not open_to:
            return ()
        km = {side: tableau.km for side, tableau in game.tableaus.items()}
        return tuple(
            (
                side,
                (
                    side == self.labelled,
                    standing(side, km),
                    standing(side, game.totals),
                    len(open_to),
                ),
            )
            for side in sorted(open_to)
        )

    def count(self, targets: Iterable[tuple[str, Situation]], events: list[Event]) -> None:
        """Count the chances of a decision, and the attack that was made."""
        on = next((event.move.on for event in events if isinstance(event, CardPlayed)), None)
        for side, situation in targets:
            self._chances[situation] += 1
            self._attacks[situation] += side == on

    def exposures(self) -> tuple[Exposure, ...]:
        """What was counted."""
        return tuple(
            Exposure(*situation, self._chances[situation], self._attacks[situation])
            for situation in sorted(self._chances)
        )


def standing(side: str, figures: Mapping[str, int]) -> str:
    """Whether a side has the most of all, the least, or neither; level if all have the same."""
    most, least = max(figures.values()), min(figures.values())
    if most == least or least < figures[side] < most:
        return LEVEL
    return LEADING if figures[side] == most else TRAILING
