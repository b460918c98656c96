"""Rollouts: each of some moves, tried out in the same sampled worlds.

A safety gives another turn. With one pile for all, every card after that goes to somebody else
than it would have gone to, and two moves that are tried out in one world soon meet different
luck. Where each side draws from an end of its own, what one of them does leaves the other's
cards alone: `draw_apart` sets rows up like that. Nobody knows the order of a pile, so that
hands drawn from below are as likely as others.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike, NDArray

from bornes.fast.jit import entry
from bornes.fast.kernel.apply import make
from bornes.fast.kernel.cells import copy_cells, has_road
from bornes.fast.kernel.layout import FROM_BELOW, SEATS, SIDE_OF, Cells, Row, Rows
from bornes.fast.kernel.playout import play_out, write_end
from bornes.fast.kernel.prng import start_chance
from bornes.fast.kernel.sample import Odds, Sizes, sample_row
from bornes.fast.kernel.score import Lines
from bornes.fast.policies.registry import Seated
from bornes.fast.policies.weights import WeightTable


def draw_apart(rows: Rows, sides: ArrayLike) -> None:
    """Let the seats of one side go on drawing from above, and all others from below.

    `sides` is the number of that side, for all rows or for each. It is for piles whose order is
    by chance alone: a row that is to go on as the engine's game must not be changed like this.
    """
    seats = np.arange(rows[0, SEATS])
    others = rows[:, SIDE_OF + seats] != np.reshape(sides, (-1, 1))
    rows[:, FROM_BELOW] = (others << seats).sum(axis=1)


@entry(
    "void(int32[::1], int32[::1], int64[::1], int64[:, ::1], int64, int64, uint64, int64,"
    " int64[::1], int64[::1], int32[:, ::1], int32[:, :, ::1], int32[:, :, ::1],"
    " int32[::1], int32[::1], int32[::1], int32[::1])",
    has_road=has_road,
)
def roll(
    known: Row,
    hidden: Cells,
    sizes: Sizes,
    odds: Odds,
    pending: int,
    side: int,
    seed: np.uint64,
    first: int,
    actions: NDArray[np.int64],
    policies: Seated,
    weights: WeightTable,
    points: NDArray[np.int32],
    ends: NDArray[np.int32],
    world: Row,
    row: Row,
    cards: Cells,
    lines: Lines,
) -> None:
    """Sample worlds and play each action out in every one; `first` is the number of the first.

    The last four are room to work in: two rows, the hidden cards, the lines of a score.
    """
    for index in range(points.shape[0]):
        copy_cells(world, known)
        copy_cells(cards, hidden)
        start_chance(world, seed, first + index)
        sample_row(world, cards, sizes, odds, pending, side)
        for place in range(actions.size):
            copy_cells(row, world)
            make(row, actions[place])
            play_out(row, policies, weights)
            write_end(row, points[index, place], ends[index, place], lines)
