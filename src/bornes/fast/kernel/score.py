"""A hand's score, line by line, in the order of `bornes.engine.scoring.LINES`."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from bornes.engine.scoring import LINES
from bornes.fast.jit import inner
from bornes.fast.kernel.cells import get, side_at
from bornes.fast.kernel.layout import (
    BY_DISTANCE,
    COUPS,
    DISTANCE,
    DISTANCES,
    EACH_TO_ALL,
    EACH_TO_PLACED,
    EARLY_LONGER,
    ENDING,
    EXTENSION,
    GOING_ON,
    HUNDRED,
    KM,
    LAID,
    MISSED_ALWAYS,
    NONE,
    PILE,
    POINTS_ALL_FOUR,
    POINTS_COUP,
    POINTS_DELAYED,
    POINTS_EARLY,
    POINTS_EXTENSION,
    POINTS_NO_200_NO_100,
    POINTS_SAFE_TRIP,
    POINTS_SAFETY,
    POINTS_SHUT_OUT,
    POINTS_TRIP,
    RAN_OUT,
    SAFETIES,
    SCORED,
    SHUT_OUT,
    SIDES,
    SQUARE,
    TWO_HUNDRED,
    WINNERS,
    Row,
)

Lines = NDArray[np.int32]
"""The points of one side, a cell for each line."""

LINE_COUNT: Final = len(LINES)
(
    _DISTANCE,
    _SAFETIES,
    _ALL_FOUR,
    _COUPS,
    _TRIP,
    _DELAYED,
    _SAFE_TRIP,
    _NO_200_NO_100,
    _EXTENSION,
    _SHUT_OUT,
    _EARLY,
) = range(LINE_COUNT)


@inner
def score_side(row: Row, side: int, lines: Lines) -> None:
    """Write the lines of one side; before the end, what lies on the table so far."""
    for line in range(LINE_COUNT):
        lines[line] = 0
    if not row[SCORED]:
        return
    at = side_at(side)
    laid = 0
    coups = 0
    for place in range(SAFETIES):
        laid += row[at + LAID + place]
        coups += row[at + COUPS + place]
    lines[_DISTANCE] = row[at + KM]
    lines[_SAFETIES] = row[POINTS_SAFETY] * laid
    lines[_ALL_FOUR] = row[POINTS_ALL_FOUR] if laid == SAFETIES else 0
    lines[_COUPS] = row[POINTS_COUP] * coups
    if row[ENDING] == GOING_ON:
        return
    if row[WINNERS] >> side & 1:
        _score_winner(row, at, lines)
    lines[_EXTENSION] = _extension(row, side)
    lines[_SHUT_OUT] = row[POINTS_SHUT_OUT] * _shut_outs(row, side)


@inner
def _score_winner(row: Row, at: int, lines: Lines) -> None:
    arrived = row[ENDING] == BY_DISTANCE
    no_200 = row[at + DISTANCE + TWO_HUNDRED] == 0
    lines[_TRIP] = row[POINTS_TRIP]
    if arrived and row[PILE] == 0:
        lines[_DELAYED] = row[POINTS_DELAYED]
    if no_200:
        lines[_SAFE_TRIP] = row[POINTS_SAFE_TRIP]
    if no_200 and row[at + DISTANCE + HUNDRED] == 0:
        lines[_NO_200_NO_100] = row[POINTS_NO_200_NO_100]
    if arrived and not row[RAN_OUT] and (row[PILE] or row[EARLY_LONGER]):
        lines[_EARLY] = row[POINTS_EARLY]


@inner
def _extension(row: Row, side: int) -> int:
    """The asker's bonus for winning, or everyone else's for its failure."""
    asker = get(row, EXTENSION)
    if asker == NONE:
        return 0
    if row[WINNERS] >> asker & 1:
        return get(row, POINTS_EXTENSION) if side == asker else 0
    pays = row[MISSED_ALWAYS] or row[WINNERS]
    return get(row, POINTS_EXTENSION) if side != asker and pays else 0


@inner
def placed(row: Row, side: int) -> bool:
    """Whether a side has laid a distance card, or its car has left the start line."""
    cards = get(row, side_at(side) + SQUARE)
    for card in range(DISTANCES):
        cards += row[side_at(side) + DISTANCE + card]
    return cards > 0


@inner
def _shut_outs(row: Row, side: int) -> int:
    """For how many shut-out sides one is paid."""
    shut = 0
    sides = get(row, SIDES)
    for other in range(sides):
        shut += other != side and not placed(row, other)
    rule = row[SHUT_OUT]
    if rule == EACH_TO_ALL:
        return shut
    if rule == EACH_TO_PLACED:
        return shut if placed(row, side) else 0
    return 1 if shut == sides - 1 and row[WINNERS] >> side & 1 else 0


@inner
def points_of(row: Row, side: int, lines: Lines) -> int:
    """All points of one side; where nothing is scored, 1 for a side that has won."""
    if not row[SCORED]:
        return get(row, WINNERS) >> side & 1
    score_side(row, side, lines)
    total = 0
    for line in range(LINE_COUNT):
        total += lines[line]
    return total
