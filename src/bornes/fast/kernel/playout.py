"""Whole hands, played to their end by policies, and what came of them."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from bornes.fast.jit import entry, inner
from bornes.fast.kernel.apply import apply, make
from bornes.fast.kernel.cells import copy_cells, get
from bornes.fast.kernel.deal import deal, shuffle
from bornes.fast.kernel.layout import (
    ENDING,
    OVER,
    PHASE,
    SEATS,
    SIDES,
    TO_ACT,
    WINNERS,
    Hand,
    Hands,
)
from bornes.fast.kernel.legal import how_many, legal, nth_action
from bornes.fast.kernel.prng import after, chance_of, picked, set_chance, start_chance
from bornes.fast.kernel.score import Lines, points_of
from bornes.fast.policies.registry import Seated, all_at_random, choose
from bornes.fast.policies.thumb_weights import Weights

Points = NDArray[np.int32]
"""The points of each side."""
Ends = NDArray[np.int32]
"""Who has won, a bit for each side, and how the hand ended."""


@inner
def play_out(hand: Hand, policies: Seated, weights: Weights) -> int:
    """Play a hand to its end, each seat by its policy; how many actions that took."""
    actions = 0
    while hand[PHASE] != OVER:
        policy = policies[get(hand, TO_ACT) & 7]
        make(hand, choose(hand, policy, weights[policy]))
        actions += 1
    return actions


@inner
def play_out_at_random(hand: Hand) -> int:
    """The same where every seat plays at random: for the sake of speed.

    The generator is kept out of the row, where the processor would have to wait for it.
    """
    actions = 0
    state = chance_of(hand)
    while hand[PHASE] != OVER:
        state = after(state)
        mask = legal(hand)
        apply(hand, nth_action(mask, picked(state, how_many(mask))))
        actions += 1
    set_chance(hand, state)
    return actions


@inner
def write_end(hand: Hand, points: Points, ends: Ends, lines: Lines) -> None:
    """Write down what came of a hand."""
    for side in range(get(hand, SIDES)):
        points[side] = points_of(hand, side, lines)
    ends[0] = hand[WINNERS]
    ends[1] = hand[ENDING]


@entry("int64(int32[:, ::1], int64[::1], int32[:, ::1])")
def finish(hands: Hands, policies: Seated, weights: Weights) -> int:
    """Play rows to their end; how many actions that took."""
    actions = 0
    for row in range(hands.shape[0]):
        actions += play_out(hands[row], policies, weights)
    return actions


@entry(
    "int64(int32[::1], int32[::1], uint64, int64, int64[::1], int32[:, ::1],"
    " int32[:, ::1], int32[:, ::1], int32[::1])"
)
def deal_and_finish(
    blank: Hand,
    hand: Hand,
    seed: np.uint64,
    index: int,
    policies: Seated,
    weights: Weights,
    points: Points,
    ends: Ends,
    lines: Lines,
) -> int:
    """Deal hands and play them to their end, one after the other in the same row.

    `index` is the number of the first hand; it tells the cards and the seat that begins.
    `hand` and `lines` are room to work in.
    """
    random = all_at_random(policies)
    actions = 0
    for row in range(points.shape[0]):
        copy_cells(hand, blank)
        start_chance(hand, seed, index + row)
        shuffle(hand)
        deal(hand, (index + row) % get(hand, SEATS))
        if random:
            actions += play_out_at_random(hand)
        else:
            actions += play_out(hand, policies, weights)
        write_end(hand, points[row], ends[row], lines)
    return actions
