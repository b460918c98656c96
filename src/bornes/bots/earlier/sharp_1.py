"""The sharp player as it was before the champion learned from self-play."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bornes.bots.earlier import data
from bornes.bots.evaluation.classic import ClassicEvaluator
from bornes.bots.evaluation.family import FamilyEvaluator
from bornes.bots.greedy import GreedyBot
from bornes.bots.heuristics import Heuristics, heuristics_for
from bornes.bots.knowledge import Knowledge
from bornes.engine.moves import Move
from bornes.engine.view import View


class Sharp1Bot(GreedyBot):
    """Values the table that each move would leave behind, by its own weights."""

    name = "sharp-1"

    ponders = True
    """The bot takes long enough for a move that a server has it think in a process of its own."""

    def values(self, view: View, moves: Sequence[Move], chance: Random) -> list[float]:  # noqa: ARG002
        """The value of each move."""
        evaluator = _evaluator_for(view)
        return [evaluator.value(move) for move in moves]


def _evaluator_for(view: View) -> ClassicEvaluator | FamilyEvaluator | Heuristics:
    if view.rules.circuit is not None:
        return heuristics_for(view)
    know = Knowledge(view)
    if view.rules.remedy_covers:
        return ClassicEvaluator(know, data.classic_weights(), data.equity_of(view.rules))
    return FamilyEvaluator(know, data.family_weights())
