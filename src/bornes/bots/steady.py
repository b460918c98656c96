"""The steady player: sound rules of thumb, as in a good family."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bornes.bots.greedy import GreedyBot
from bornes.bots.heuristics import heuristics_for
from bornes.engine.moves import Move
from bornes.engine.view import View


class SteadyBot(GreedyBot):
    """Does what usually works, and counts no further than its fingers."""

    name = "steady"

    def values(self, view: View, moves: Sequence[Move], chance: Random) -> list[float]:  # noqa: ARG002
        """What the rules of thumb of this kind of game give for each move."""
        heuristics = heuristics_for(view)
        return [heuristics.value(move) for move in moves]
