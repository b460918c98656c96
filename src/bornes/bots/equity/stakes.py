"""What the end of a hand is worth, seen from the match."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from bornes.bots.equity.table import equity_of
from bornes.bots.evaluation.knowledge import Knowledge

_HAND: Final = 1100.0
"""The points of a good hand: a rival so far behind another is feared a third as much."""


class Stakes:
    """The match, as one side sees it. Sides are given with the own one first."""

    def __init__(self, know: Knowledge) -> None:
        self.rules = know.rules
        self.hand_number = know.view.hand_number
        self.equity = equity_of(know.rules)
        self.sides = (know.own.side, *(rival.side for rival in know.rivals))
        self.places = [self.sides.index(side) for side in know.rules.sides]
        self.totals = [know.view.scores[side] for side in self.sides]
        best = max(self.totals[1:])
        feared = [exp((total - best) / _HAND) for total in self.totals[1:]]
        self.shares = [weight / sum(feared) for weight in feared]

    def weighed(self, leads: Sequence[float]) -> float:
        """One's lead over each rival in this hand, with the strongest rivals counting most."""
        return sum(share * lead for share, lead in zip(self.shares, leads, strict=True))

    def chance(self, points: Sequence[float], winner: int | None) -> float:
        """The chance to win the match if the hand ends with these points for each side."""
        if self.rules.scored:
            after = [total + round(more) for total, more in zip(self.totals, points, strict=True)]
        else:
            after = [total + (place == winner) for place, total in enumerate(self.totals)]
        chances = self.equity.chances([after[place] for place in self.places], self.hand_number)
        return chances[self.places.index(0)]
