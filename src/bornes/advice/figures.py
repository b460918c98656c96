"""The figures of advice: what a search found, put right where luck contradicts its order."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from bornes.bots.champion import ChampionBot
from bornes.bots.search.compiled_rollouts import compiled
from bornes.bots.search.search import Estimate
from bornes.bots.settings import number_of_playouts
from bornes.engine.moves import Move
from bornes.engine.rules import Rules
from bornes.engine.view import View

_WORLDS: Final = 2000
"""Playouts for each legal move: somebody who asks can wait a moment longer than a table."""
_WORLDS_ON_ROAD: Final = 500
"""The same on a road, where there are more moves and each playout takes longer."""
_WORLDS_ON_ENGINE: Final = 80
"""Playouts for each legal move on the engine, where each takes long."""


_DOUBTLESS: Final = 2.5
"""So many standard errors: what is looked for as the best had luck on its side."""
_WORTH_A_WORD: Final = 0.03


def clearly_worse(estimate: Estimate) -> bool:
    """Whether another move is better beyond doubt, and by as much as is worth a word."""
    return estimate.behind > max(_WORTH_A_WORD, _DOUBTLESS * estimate.error)


def searched(view: View, seed: int, playouts: int | None, seconds: float | None) -> list[Estimate]:
    """Every legal move as the champion's search found it, the best first."""
    moves = len(view.legal_moves())
    budget = number_of_playouts(playouts) or usual_playouts(view.rules, moves)
    return ChampionBot(seed, budget, seconds).estimates(view)


def usual_playouts(rules: Rules, moves: int) -> int:
    """How many playouts advice takes unless told otherwise."""
    if not compiled(rules):
        return moves * _WORLDS_ON_ENGINE
    return moves * (_WORLDS if rules.circuit is None else _WORLDS_ON_ROAD)


def ranked(
    estimates: Sequence[Estimate], certain: Collection[Move]
) -> list[tuple[Estimate, float]]:
    """The estimates with their chances, the best first.

    A move that ends the hand for certain was worth the same in every world, so its figure
    is exact, and nothing that only seems as good comes before it.
    """
    uncertain = [estimate for estimate in estimates if estimate.move not in certain]
    chances = falling([e.chance for e in uncertain], [e.worlds for e in uncertain])
    sure = [(estimate, estimate.chance) for estimate in estimates if estimate.move in certain]
    both = [*sure, *zip(uncertain, chances, strict=True)]
    return sorted(both, key=lambda pair: -pair[1])


def falling(values: Sequence[float], weights: Sequence[int]) -> list[float]:
    """The values nearest to these that fall from first to last, by least squares.

    The search drops a move that did worse than others in the very same worlds, and goes on
    without it. In fewer worlds it may still have had the better luck; its figure and those
    of the moves it can't be better than are then averaged.
    """
    blocks: list[tuple[float, int, int]] = []
    for value, weight in zip(values, weights, strict=True):
        count = 1
        while blocks and blocks[-1][0] < value:
            above, heavier, more = blocks.pop()
            value = (value * weight + above * heavier) / (weight + heavier)
            weight, count = weight + heavier, count + more
        blocks.append((value, weight, count))
    return [value for value, _, count in blocks for _ in range(count)]
