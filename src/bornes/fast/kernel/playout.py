"""Whole hands, played to their end by policies, and what came of them."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from bornes.fast.jit import by_table, entry, inner
from bornes.fast.kernel.apply import apply, make
from bornes.fast.kernel.cells import copy_cells, get, has_road
from bornes.fast.kernel.deal import deal, shuffle
from bornes.fast.kernel.layout import (
    ENDING,
    NONE,
    ONLY_DISCARDS,
    OVER,
    PHASE,
    SEATS,
    SIDES,
    TO_ACT,
    WINNERS,
    Row,
    Rows,
)
from bornes.fast.kernel.legal import how_many, legal, nth_action
from bornes.fast.kernel.prng import after, chance_of, pick, picked, set_chance, start_chance
from bornes.fast.kernel.road.apply import road_apply
from bornes.fast.kernel.road.legal import how_many_on_road, nth_on_road, road_legal
from bornes.fast.kernel.score import Lines, points_of
from bornes.fast.kernel.turns import end_hand
from bornes.fast.policies.registry import Seated, all_at_random, choose
from bornes.fast.policies.weights import WeightTable

MOST_ACTIONS: Final = 5000
"""Where discards come back and all distances are laid, nobody may ever arrive: such a hand is
broken off after so many actions, as if it had ended with rounds of discards."""

Points = NDArray[np.int32]
"""The points of each side."""
Ends = NDArray[np.int32]
"""Who has won, a bit for each side, and how the hand ended."""


@inner
def play_out(row: Row, policies: Seated, weights: WeightTable) -> int:
    """Play a hand to its end, each seat by its policy; how many actions that took."""
    actions = 0
    while row[PHASE] != OVER:
        if actions == MOST_ACTIONS:
            end_hand(row, ONLY_DISCARDS, NONE)
            break
        policy = policies[get(row, TO_ACT) & 7]
        make(row, choose(row, policy, weights[policy]))
        actions += 1
    return actions


@inner
def _play_out_at_random(row: Row) -> int:
    """Play a hand to its end at random; how many actions that took.

    The generator is kept out of the row, where the processor would have to wait for it.
    """
    actions = 0
    state = chance_of(row)
    while row[PHASE] != OVER:
        if actions == MOST_ACTIONS:
            end_hand(row, ONLY_DISCARDS, NONE)
            break
        state = after(state)
        mask = legal(row)
        apply(row, nth_action(mask, picked(state, how_many(mask))))
        actions += 1
    set_chance(row, state)
    return actions


@inner
def _play_out_road_at_random(row: Row) -> int:
    actions = 0
    while row[PHASE] != OVER:
        if actions == MOST_ACTIONS:
            end_hand(row, ONLY_DISCARDS, NONE)
            break
        mask = road_legal(row)
        road_apply(row, nth_on_road(mask, pick(row, how_many_on_road(mask))))
        actions += 1
    return actions


play_out_at_random = by_table(_play_out_at_random, _play_out_road_at_random)
"""The same where every seat plays at random: for the sake of speed."""


@inner
def write_end(row: Row, points: Points, ends: Ends, lines: Lines) -> None:
    """Write down what came of a hand."""
    for side in range(get(row, SIDES)):
        points[side] = points_of(row, side, lines)
    ends[0] = row[WINNERS]
    ends[1] = row[ENDING]


@entry("int64(int32[:, ::1], int64[::1], int32[:, ::1])", has_road=has_road)
def finish(rows: Rows, policies: Seated, weights: WeightTable) -> int:
    """Play rows to their end; how many actions that took."""
    actions = 0
    for index in range(rows.shape[0]):
        actions += play_out(rows[index], policies, weights)
    return actions


@entry(
    "int64(int32[::1], int32[::1], uint64, int64, int64[::1], int32[:, ::1],"
    " int32[:, ::1], int32[:, ::1], int32[::1])",
    has_road=has_road,
)
def deal_and_finish(
    blank: Row,
    row: Row,
    seed: np.uint64,
    first: int,
    policies: Seated,
    weights: WeightTable,
    points: Points,
    ends: Ends,
    lines: Lines,
) -> int:
    """Deal hands and play them to their end, one after the other in the same row.

    `first` is the number of the first hand; it tells the cards and the seat that begins.
    `row` and `lines` are room to work in.
    """
    random = all_at_random(policies)
    actions = 0
    for index in range(points.shape[0]):
        copy_cells(row, blank)
        start_chance(row, seed, first + index)
        shuffle(row)
        deal(row, (first + index) % get(row, SEATS))
        if random:
            actions += play_out_at_random(row)
        else:
            actions += play_out(row, policies, weights)
        write_end(row, points[index], ends[index], lines)
    return actions


@entry(
    "int64(int32[:, ::1], int64[::1], int32[:, ::1], uint64, int64[::1], int64)", has_road=has_road
)
def deal_and_finish_rows(
    blanks: Rows,
    which: NDArray[np.int64],
    rows: Rows,
    seed: np.uint64,
    numbers: NDArray[np.int64],
    first: int,
) -> int:
    """Deal a hand into each row and play it to its end at random; how many actions that took.

    `which` says which of the blank rows each begins as. The cards and choices of a row follow from
    the seed and its number alone.
    """
    actions = 0
    for index in range(rows.shape[0]):
        row = rows[index]
        copy_cells(row, blanks[which[index]])
        start_chance(row, seed, numbers[index])
        shuffle(row)
        deal(row, first)
        actions += play_out_at_random(row)
    return actions
