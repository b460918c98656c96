"""The sharp player: counts cards, weighs odds, and minds the match."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from bornes.bots.classic import ClassicJudge
from bornes.bots.knowledge import Knowledge
from bornes.bots.thinking import Thinker
from bornes.bots.thumbs import thumb_for
from bornes.bots.weights import Weights
from bornes.moves import Move
from bornes.view import View

WEIGHTS: Final = Weights()


class SharpBot(Thinker):
    """Judges the table that each move would leave behind."""

    name = "sharp"

    def __init__(self, seed: int = 0, weights: Weights = WEIGHTS) -> None:
        super().__init__(seed)
        self.weights = weights

    def values(self, view: View, moves: Sequence[Move], chance: Random) -> list[float]:  # noqa: ARG002
        """The worth of each move."""
        if view.rules.circuit is not None or not view.rules.remedy_covers:
            # Its judgement is about piles and points; elsewhere rules of thumb do better.
            thumb = thumb_for(view)
            return [thumb.value(move) for move in moves]
        judge = ClassicJudge(Knowledge(view), self.weights)
        return [judge.value(move) for move in moves]
