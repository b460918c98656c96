"""The sharp player: counts cards, weighs odds, and minds the match."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bornes.bots.certainty import eligible_moves
from bornes.bots.evaluation.classic import ClassicEvaluator
from bornes.bots.evaluation.family import FamilyEvaluator
from bornes.bots.greedy import GreedyBot
from bornes.bots.heuristics import Heuristics, heuristics_for
from bornes.bots.knowledge import Knowledge
from bornes.engine.moves import Move
from bornes.engine.view import View


class SharpBot(GreedyBot):
    """Values the table that each move would leave behind."""

    name = "sharp"

    ponders = True
    """The bot takes long enough for a move that a server has it think in a process of its own."""

    def eligible(self, view: View, moves: Sequence[Move]) -> Sequence[Move]:
        """Those that win the match, or else all that are not wasteful."""
        return eligible_moves(view, moves)

    def values(self, view: View, moves: Sequence[Move], chance: Random) -> list[float]:  # noqa: ARG002
        """The value of each move."""
        evaluator = evaluator_for(view)
        return [evaluator.value(move) for move in moves]


def evaluator_for(view: View) -> ClassicEvaluator | FamilyEvaluator | Heuristics:
    """The evaluator for the kind of game that is played."""
    if view.rules.circuit is not None:
        # Nothing has been found yet that does better on the road than rules of thumb.
        return heuristics_for(view)
    know = Knowledge(view)
    return ClassicEvaluator(know) if view.rules.remedy_covers else FamilyEvaluator(know)
