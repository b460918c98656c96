"""The rules over many rows at once, one action each: the entries that Python calls."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from bornes.fast.jit import by_table, entry, inner
from bornes.fast.kernel.actions import ACTIONS
from bornes.fast.kernel.apply import make
from bornes.fast.kernel.cells import get, has_road
from bornes.fast.kernel.layout import NONE, OVER, PHASE, SIDES, TO_ACT, Row, Rows
from bornes.fast.kernel.legal import is_legal, legal
from bornes.fast.kernel.road.actions import ROAD_ACTIONS
from bornes.fast.kernel.road.legal import is_road_legal, road_legal
from bornes.fast.kernel.score import Lines, points_of, score_side
from bornes.fast.policies.registry import Seated, choose
from bornes.fast.policies.weights import WeightTable

Actions = NDArray[np.int64]
"""An action for each row; NONE for a row that does nothing."""
Allowed = NDArray[np.bool_]


@inner
def _write_legal(row: Row, allowed: Allowed) -> None:
    mask = legal(row)
    for action in range(ACTIONS):
        allowed[action] = is_legal(mask, action)


@inner
def _write_road_legal(row: Row, allowed: Allowed) -> None:
    mask = road_legal(row)
    for action in range(ROAD_ACTIONS):
        allowed[action] = is_road_legal(mask, action)


@inner
def _allows(row: Row, action: int) -> bool:
    return is_legal(legal(row), action)


@inner
def _allows_on_road(row: Row, action: int) -> bool:
    return is_road_legal(road_legal(row), action)


_write = by_table(_write_legal, _write_road_legal)
allows = by_table(_allows, _allows_on_road)
"""Whether an action is legal in a row."""


@entry("void(int32[:, ::1], boolean[:, ::1])", has_road=has_road)
def legal_rows(rows: Rows, allowed: Allowed) -> None:
    """Write which actions are legal in each row."""
    for index in range(rows.shape[0]):
        _write(rows[index], allowed[index])


@entry("int64(int32[:, ::1], int64[::1])", has_road=has_road)
def apply_rows(rows: Rows, actions: Actions) -> int:
    """Make an action in each row; if one is not legal, do nothing and give its row."""
    for index in range(rows.shape[0]):
        if actions[index] != NONE and not allows(rows[index], actions[index]):
            return index
    for index in range(rows.shape[0]):
        if actions[index] != NONE:
            make(rows[index], actions[index])
    return NONE


@entry("void(int32[:, ::1], int64[::1], int32[:, ::1], int64[::1])", has_road=has_road)
def choose_rows(rows: Rows, policies: Seated, weights: WeightTable, actions: Actions) -> None:
    """Write what policies choose in each row; NONE where the hand is over."""
    for index in range(rows.shape[0]):
        row = rows[index]
        actions[index] = NONE
        if row[PHASE] != OVER:
            policy = policies[get(row, TO_ACT) & 7]
            actions[index] = choose(row, policy, weights[policy])


@entry("void(int32[:, ::1], int32[:, ::1], int32[::1])")
def score_rows(rows: Rows, points: NDArray[np.int32], lines: Lines) -> None:
    """Write the points of each side in each row; `lines` is room to work in."""
    for index in range(rows.shape[0]):
        for side in range(get(rows[index], SIDES)):
            points[index, side] = points_of(rows[index], side, lines)


@entry("void(int32[:, ::1], int32[:, :, ::1])")
def line_rows(rows: Rows, lines: NDArray[np.int32]) -> None:
    """Write the points of each side in each row, line by line."""
    for index in range(rows.shape[0]):
        for side in range(get(rows[index], SIDES)):
            score_side(rows[index], side, lines[index, side])
