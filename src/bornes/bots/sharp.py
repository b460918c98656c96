"""The sharp player: counts cards, weighs odds, and minds the match."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bornes.bots.evaluation.classic import ClassicJudge
from bornes.bots.evaluation.family import FamilyJudge
from bornes.bots.evaluation.knowledge import Knowledge
from bornes.bots.greedy import Thinker
from bornes.bots.heuristics.registry import Thumb, thumb_for
from bornes.engine.moves import Move
from bornes.engine.view import View


class SharpBot(Thinker):
    """Judges the table that each move would leave behind."""

    name = "sharp"

    def values(self, view: View, moves: Sequence[Move], chance: Random) -> list[float]:  # noqa: ARG002
        """The worth of each move."""
        judge = judge_of(view)
        return [judge.value(move) for move in moves]


def judge_of(view: View) -> ClassicJudge | FamilyJudge | Thumb:
    """The judgement for the kind of game that is played."""
    if view.rules.circuit is not None:
        # Nothing has been found yet that does better on the road than rules of thumb.
        return thumb_for(view)
    know = Knowledge(view)
    return ClassicJudge(know) if view.rules.remedy_covers else FamilyJudge(know)
