"""Rollouts: each of some moves, tried out in the same sampled worlds."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from bornes.fast.cells import copy_cells
from bornes.fast.chance import start_chance
from bornes.fast.compiling import entry
from bornes.fast.finishing import play_out, write_end
from bornes.fast.layout import Hand
from bornes.fast.playing import make
from bornes.fast.policies import Seated
from bornes.fast.sampling import Odds, Sizes, sample_row
from bornes.fast.scoring import Lines
from bornes.fast.weights import Weights


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
