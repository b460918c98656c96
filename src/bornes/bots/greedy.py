"""How a bot comes to its move: every legal move gets a value, the best one is made."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bornes.bots.bot import dice
from bornes.bots.heuristics.standstill import bring_on, may_last_for_ever
from bornes.engine.moves import Move
from bornes.engine.view import View

# Values closer than this are the same: which one comes first in a list decides nothing.
_SAME = 1e-6


class Thinker:
    """A bot that values moves. What is equally good is settled by dice."""

    name: str

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: View) -> Move:
        """The legal move of the highest value."""
        moves = view.legal_moves()
        if len(moves) == 1:
            return moves[0]
        chance = dice(self.seed, view)
        values = self.values(view, moves, chance)
        if may_last_for_ever(view):
            values = bring_on(view, moves, values, chance)
        least = max(values) - _SAME
        best = [move for move, value in zip(moves, values, strict=True) if value >= least]
        return best[0] if len(best) == 1 else chance.choice(best)

    def values(self, view: View, moves: Sequence[Move], chance: Random) -> list[float]:
        """What each of these moves is worth to the seat of this view."""
        raise NotImplementedError
