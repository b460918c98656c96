"""The rules over many rows at once, one action each: the entries that Python calls."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from bornes.fast.jit import entry
from bornes.fast.kernel.actions import ACTIONS
from bornes.fast.kernel.apply import make
from bornes.fast.kernel.cells import get
from bornes.fast.kernel.layout import NONE, OVER, PHASE, SIDES, TO_ACT, Hands
from bornes.fast.kernel.legal import is_legal, legal
from bornes.fast.kernel.score import Lines, points_of, score_side
from bornes.fast.policies.registry import Seated, choose
from bornes.fast.policies.thumb_weights import Weights

Actions = NDArray[np.int64]
"""An action for each row; NONE for a row that does nothing."""


@entry("void(int32[:, ::1], boolean[:, ::1])")
def legal_rows(hands: Hands, allowed: NDArray[np.bool_]) -> None:
    """Write which actions are legal in each row."""
    for row in range(hands.shape[0]):
        mask = legal(hands[row])
        for action in range(ACTIONS):
            allowed[row, action] = is_legal(mask, action)


@entry("int64(int32[:, ::1], int64[::1])")
def apply_rows(hands: Hands, actions: Actions) -> int:
    """Make an action in each row; if one is not legal, do nothing and give its row."""
    for row in range(hands.shape[0]):
        if actions[row] != NONE and not is_legal(legal(hands[row]), actions[row]):
            return row
    for row in range(hands.shape[0]):
        if actions[row] != NONE:
            make(hands[row], actions[row])
    return NONE


@entry("void(int32[:, ::1], int64[::1], int32[:, ::1], int64[::1])")
def choose_rows(hands: Hands, policies: Seated, weights: Weights, actions: Actions) -> None:
    """Write what policies choose in each row; NONE where the hand is over."""
    for row in range(hands.shape[0]):
        hand = hands[row]
        actions[row] = NONE
        if hand[PHASE] != OVER:
            policy = policies[get(hand, TO_ACT) & 7]
            actions[row] = choose(hand, policy, weights[policy])


@entry("void(int32[:, ::1], int32[:, ::1], int32[::1])")
def score_rows(hands: Hands, points: NDArray[np.int32], lines: Lines) -> None:
    """Write the points of each side in each row; `lines` is room to work in."""
    for row in range(hands.shape[0]):
        for side in range(get(hands[row], SIDES)):
            points[row, side] = points_of(hands[row], side, lines)


@entry("void(int32[:, ::1], int32[:, :, ::1])")
def line_rows(hands: Hands, lines: NDArray[np.int32]) -> None:
    """Write the points of each side in each row, line by line."""
    for row in range(hands.shape[0]):
        for side in range(get(hands[row], SIDES)):
            score_side(hands[row], side, lines[row, side])
