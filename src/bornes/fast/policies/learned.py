"""The policy ``learned``: a net that was trained by playing against itself, for whole matches.

It sees what `observation` tells of a row, and knows no rules: of the legal actions it takes the
one with the greatest number, of equals the first as the seat sees them. A hand in which it has let
go of too many cards it plays on at random (`observation.drags_on`).
"""

from __future__ import annotations

from typing import Final

from bornes.fast.jit import inner, shared
from bornes.fast.kernel.actions import HIGH
from bornes.fast.kernel.bits import lowest
from bornes.fast.kernel.cells import get
from bornes.fast.kernel.layout import TO_ACT, Cells, Row
from bornes.fast.kernel.legal import how_many, legal, nth_action
from bornes.fast.kernel.prng import pick
from bornes.fast.policies.layers import forward
from bornes.fast.policies.observation import absolute, drags_on, observe
from bornes.fast.policies.row_observations import relative_legal
from bornes.fast.policies.simd import wide_room
from bornes.fast.policies.weights import Weights

_LEAST: Final = -1 << 62


@shared
def learned_policy(row: Row, net: Weights) -> int:
    """What a net chooses for the seat to act."""
    mask = legal(row)
    if how_many(mask) == 1:
        return nth_action(mask, 0)
    seat = get(row, TO_ACT)
    if drags_on(row, seat):
        return nth_action(mask, pick(row, how_many(mask)))
    numbers, sums = wide_room(), wide_room()
    observe(row, seat, numbers)
    multipliers = forward(net, numbers, sums)
    low, high = relative_legal(row)
    choice, best = _best(low, 0, net, multipliers, sums, 0, _LEAST)
    choice, best = _best(high, HIGH, net, multipliers, sums, choice, best)
    return absolute(row, seat, choice)


@inner
def _best(
    actions: int, base: int, net: Weights, multipliers: int, sums: Cells, choice: int, best: int
) -> tuple[int, int]:
    """The action with the greatest number, of a word of the mask and what came before it."""
    while actions:
        action = base + lowest(actions)
        actions &= actions - 1
        value = get(sums, action) * get(net, multipliers + action)
        if value > best:
            best = value
            choice = action
    return choice, best
