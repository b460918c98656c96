"""What seats see of many rows at once, for training and for nets outside compiled code."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from bornes.fast.jit import entry, inner
from bornes.fast.kernel.actions import ACTIONS, COUP_FOURRE, HIGH, Mask
from bornes.fast.kernel.cells import get, side_of
from bornes.fast.kernel.layout import HAZARDS, SIDES, TO_ACT, Cells, Row, Rows
from bornes.fast.kernel.legal import is_legal, legal
from bornes.fast.policies.observation import observe
from bornes.fast.policies.observed import SIZE

Observations = NDArray[np.int8]
"""An observation for each row."""
Seats = NDArray[np.int64]

_ATTACKS = (1 << COUP_FOURRE - HIGH) - 1


@inner
def relative_legal(row: Row) -> Mask:
    """The legal actions with the targets of attacks told as the seat to act sees them."""
    low, high = legal(row)
    attacks = high & _ATTACKS
    if attacks == 0:
        return low, high
    sides = get(row, SIDES)
    turned = side_of(row, get(row, TO_ACT)) * HAZARDS
    round_table = (attacks >> turned) | (attacks << sides * HAZARDS - turned)
    return low, high & ~_ATTACKS | round_table & (1 << sides * HAZARDS) - 1


@entry("void(int32[:, ::1], int64[::1], int8[:, ::1])")
def observe_rows(rows: Rows, seats: Seats, out: Cells) -> None:
    """Write what a seat of each row may know."""
    for index in range(rows.shape[0]):
        observe(rows[index], seats[index], out[index])


@entry("void(int32[:, ::1], boolean[:, ::1])")
def relative_legal_rows(rows: Rows, allowed: NDArray[np.bool_]) -> None:
    """Write which actions are legal in each row, as the seat to act sees them."""
    for index in range(rows.shape[0]):
        mask = relative_legal(rows[index])
        for action in range(ACTIONS):
            allowed[index, action] = is_legal(mask, action)


def observations(rows: Rows, seats: Seats | None = None) -> Observations:
    """What a seat of each row may know; the one that acts, unless others are named."""
    found = np.zeros((len(rows), SIZE), np.int8)
    chosen = rows[:, TO_ACT] if seats is None else seats
    observe_rows(rows, np.ascontiguousarray(chosen, np.int64), found)  # type: ignore[arg-type]
    return found


def relative_mask(rows: Rows) -> NDArray[np.bool_]:
    """Which actions are legal in each row, as the seat to act sees them."""
    allowed = np.zeros((len(rows), ACTIONS), np.bool_)
    relative_legal_rows(rows, allowed)
    return allowed
