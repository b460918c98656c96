"""The greedy bot: gives every legal move a value and makes the best one.

Novice, steady and sharp are greedy bots; they differ in where their values come from.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bornes.bots.bot import rng_for
from bornes.bots.heuristics.deadlock import break_deadlock, may_deadlock
from bornes.engine.moves import Move
from bornes.engine.view import View

# Values closer than this are the same: which one comes first in a list decides nothing.
_SAME = 1e-6


class GreedyBot:
    """A bot that makes the move of the highest value; equal ones are settled by chance."""

    name: str

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: View) -> Move:
        """The legal move of the highest value."""
        moves = self.eligible(view, view.legal_moves())
        if len(moves) == 1:
            return moves[0]
        chance = rng_for(self.seed, view)
        values = self.values(view, moves, chance)
        if may_deadlock(view):
            values = break_deadlock(view, moves, values, chance)
        least = max(values) - _SAME
        best = [move for move, value in zip(moves, values, strict=True) if value >= least]
        return best[0] if len(best) == 1 else chance.choice(best)

    def eligible(self, view: View, moves: Sequence[Move]) -> Sequence[Move]:  # noqa: ARG002
        """Those of the legal moves that it may make, whatever their value; at least one."""
        return moves

    def values(self, view: View, moves: Sequence[Move], chance: Random) -> list[float]:
        """What each of these moves is worth to the seat of this view."""
        raise NotImplementedError
