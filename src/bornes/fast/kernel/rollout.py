"""Rollouts: each of some moves, tried out in the same sampled worlds."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from bornes.fast.jit import entry
from bornes.fast.kernel.apply import make
from bornes.fast.kernel.cells import copy_cells
from bornes.fast.kernel.layout import Hand
from bornes.fast.kernel.playout import play_out, write_end
from bornes.fast.kernel.prng import start_chance
from bornes.fast.kernel.sample import Odds, Sizes, sample_row
from bornes.fast.kernel.score import Lines
from bornes.fast.policies.registry import Seated
from bornes.fast.policies.thumb_weights import Weights


@entry(
    "void(int32[::1], int32[::1], int64[::1], int64[:, ::1], int64, int64, uint64, int64,"
    " int64[::1], int64[::1], int32[:, ::1], int32[:, :, ::1], int32[:, :, ::1],"
    " int32[::1], int32[::1], int32[::1], int32[::1])"
)
def roll(
    known: Hand,
    hidden: Hand,
    sizes: Sizes,
    odds: Odds,
    pending: int,
    side: int,
    seed: np.uint64,
    index: int,
    actions: NDArray[np.int64],
    policies: Seated,
    weights: Weights,
    points: NDArray[np.int32],
    ends: NDArray[np.int32],
    world: Hand,
    hand: Hand,
    cards: Hand,
    lines: Lines,
) -> None:
    """Sample worlds and play each action out in every one; `index` is the number of the first.

    The last four are room to work in: two rows, the hidden cards, the lines of a score.
    """
    for row in range(points.shape[0]):
        copy_cells(world, known)
        copy_cells(cards, hidden)
        start_chance(world, seed, index + row)
        sample_row(world, cards, sizes, odds, pending, side)
        for place in range(actions.size):
            copy_cells(hand, world)
            make(hand, actions[place])
            play_out(hand, policies, weights)
            write_end(hand, points[row, place], ends[row, place], lines)
