"""What an observation has of a road, and of the turns there, from a row."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from bornes.envs.numbers.codec import Encoding
from bornes.fast.jit import inner, shared
from bornes.fast.kernel.cells import get, side_at, side_of
from bornes.fast.kernel.layout import (
    BACK_INSIDE,
    BACK_LANE,
    BACK_SQUARE,
    BESIDE_AT,
    HAZARD,
    INSIDE,
    LANE,
    LAST_SQUARE,
    NONE,
    OWED,
    PHASE,
    PLAYS_LEFT,
    REACT,
    ROAD,
    SHORT_ENTRY,
    SHORT_EXIT,
    SIDES,
    SQUARE,
    SQUARE_KM,
    TAKEN,
    TO_ACT,
    Row,
)
from bornes.fast.kernel.road.spots import bonus_at, lanes_at, limit_at

Places = NDArray[np.int64]
Raw = NDArray[np.float32]

_FIELDS: Final = (
    "taken",
    "owed",
    "plays_left",
    "square",
    "lane",
    "inside",
    "back_to",
    "lanes",
    "limits",
    "bonuses",
    "entry",
    "exit",
    "shortcut",
)
(
    _TAKEN,
    _OWED,
    _PLAYS_LEFT,
    _SQUARE,
    _LANE,
    _INSIDE,
    _BACK_TO,
    _LANES,
    _LIMITS,
    _BONUSES,
    _ENTRY,
    _EXIT,
    _SHORTCUT,
) = range(len(_FIELDS))
_MOVE_ASKED: Final = len(_FIELDS)
"""From here on the place of a question about a move, and of each kind of card."""


def road_places_of(coding: Encoding, kinds: list[int]) -> Places:
    """Where each field begins, and where cards are among those of the table."""
    fields = coding.fields
    if coding.rules.circuit is None:
        return np.zeros(1, np.int64)
    asked = fields["asked"].start + len(coding.kinds.hazards)
    return np.array([*(fields[name].start for name in _FIELDS), asked, *kinds], np.int64)


@shared
def write_road(row: Row, seat: int, at: Places, out: Raw) -> None:
    """Write what only a table with a road has."""
    _write_turn(row, seat, at, out)
    own, sides = side_of(row, seat), get(row, SIDES)
    for place in range(sides):
        cells = side_at((own + place) % sides)
        out[at[_SQUARE] + place] = row[cells + SQUARE]
        out[at[_LANE] + place] = row[cells + LANE]
        out[at[_INSIDE] + place] = row[cells + INSIDE]
    for square in range(1, get(row, LAST_SQUARE) + 1):
        out[at[_LANES] + square - 1] = lanes_at(row, square)
        out[at[_LIMITS] + square - 1] = limit_at(row, square)
        out[at[_BONUSES] + square - 1] = bonus_at(row, square) * SQUARE_KM
        out[at[_SHORTCUT] + square - 1] = row[ROAD + square] >> BESIDE_AT & 1
    if row[SHORT_ENTRY]:
        out[at[_ENTRY] + row[SHORT_ENTRY] - 1] = 1
        out[at[_EXIT] + row[SHORT_EXIT] - 1] = 1


@inner
def _write_turn(row: Row, seat: int, at: Places, out: Raw) -> None:
    out[at[_PLAYS_LEFT]] = row[PLAYS_LEFT]
    out[at[_OWED]] = row[OWED]
    if row[TAKEN] != NONE:
        out[at[_TAKEN] + at[_MOVE_ASKED + 1 + row[TAKEN]]] = 1
    if row[PHASE] == REACT and row[HAZARD] == NONE and row[TO_ACT] == seat:
        out[at[_MOVE_ASKED]] = 1
        out[at[_BACK_TO]] = row[BACK_SQUARE]
        out[at[_BACK_TO] + 1] = row[BACK_LANE]
        out[at[_BACK_TO] + 2] = row[BACK_INSIDE]
