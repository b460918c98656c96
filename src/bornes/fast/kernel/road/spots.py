"""Where cars stand on the road, and where a distance takes one of them.

Sets of squares and of lanes are bits of a number; a place is a square with, above PLACE_BITS, the
square of the shortcut that the car is on.
"""

from __future__ import annotations

from typing import Final

from bornes.fast.jit import inner, shared
from bornes.fast.kernel.cells import get, side_at
from bornes.fast.kernel.layout import (
    BESIDE_AT,
    BONUS_AT,
    BONUS_BITS,
    DEPTH,
    INSIDE,
    KM,
    LANE,
    LANE_BITS,
    LAST_SQUARE,
    LIMIT_AT,
    LIMIT_BITS,
    LIMITED,
    LIMITED_TO,
    NONE,
    ROAD,
    SHORT_ENTRY,
    SHORT_EXIT,
    SHORT_SQUARES,
    SIDES,
    SQUARE,
    SQUARE_KM,
    STOPPED_HERE,
    Row,
)

PLACE_BITS: Final = 8
_PLACE: Final = (1 << PLACE_BITS) - 1
_NO_LIMIT: Final = 1 << 20


# --- what a square is like ------------------------------------------------------------


@inner
def lanes_at(row: Row, square: int) -> int:
    """How many lanes are open on a square."""
    return get(row, ROAD + (square & 63)) & (1 << LANE_BITS) - 1


@inner
def limit_at(row: Row, square: int) -> int:
    """The km of the longest move from a square; 0 where it says nothing."""
    return (get(row, ROAD + (square & 63)) >> LIMIT_AT & (1 << LIMIT_BITS) - 1) * SQUARE_KM


@inner
def bonus_at(row: Row, square: int) -> int:
    """By how many squares a car is carried on from here."""
    return get(row, ROAD + (square & 63)) >> BONUS_AT & (1 << BONUS_BITS) - 1


@inner
def km_at(row: Row, place: int) -> int:
    """The km of a place."""
    square, inside = place & _PLACE, place >> PLACE_BITS
    while inside > 0:
        square += 1
        inside -= get(row, ROAD + (square & 63)) >> BESIDE_AT & 1
    return square * SQUARE_KM


# --- where cars stand ------------------------------------------------------------------


@inner
def put_car(row: Row, side: int, place: int, lane: int) -> None:
    """Let a side's car stand in a lane of a place."""
    at = side_at(side)
    row[at + SQUARE] = place & _PLACE
    row[at + INSIDE] = place >> PLACE_BITS
    row[at + LANE] = lane
    row[at + KM] = km_at(row, place)


@inner
def place_of(square: int, inside: int) -> int:
    """A square of the road, or of the shortcut that begins there."""
    return square | inside << PLACE_BITS


@inner
def finished(row: Row, side: int) -> bool:
    """Whether a car stands on the finish."""
    at = side_at(side)
    return get(row, at + SQUARE) == row[LAST_SQUARE] and get(row, at + INSIDE) == 0


@shared
def lanes_taken(row: Row, square: int) -> int:
    """A bit for each lane of a square of the road in which a car stands."""
    taken = 0
    for side in range(get(row, SIDES)):
        at = side_at(side)
        if row[at + SQUARE] == square and row[at + INSIDE] == 0:
            taken |= 1 << get(row, at + LANE) - 1
    return taken


@shared
def full_squares(row: Row) -> int:
    """A bit for each square of the road on which no lane is free."""
    full = 0
    for side in range(get(row, SIDES)):
        at = side_at(side)
        square = get(row, at + SQUARE)
        if square and row[at + INSIDE] == 0:
            every = (1 << lanes_at(row, square)) - 1
            full |= (lanes_taken(row, square) == every) << square
    return full


@inner
def _taken_inside(row: Row) -> int:
    """A bit for each square of the shortcut on which a car stands, from bit 1 on."""
    taken = 0
    for side in range(get(row, SIDES)):
        taken |= 1 << get(row, side_at(side) + INSIDE)
    return taken


# --- driving ---------------------------------------------------------------------------


@inner
def reach(row: Row, side: int) -> int:
    """The km of the longest move that hazards and the square allow a car."""
    at = side_at(side)
    if row[at + DEPTH]:
        return 0
    most = get(row, LIMITED_TO) if row[at + LIMITED] else _NO_LIMIT
    limit = limit_at(row, get(row, at + SQUARE))
    if limit and row[at + INSIDE] == 0 and not row[STOPPED_HERE]:
        most = min(most, limit)
    return most


@inner
def may_turn_off(row: Row, side: int) -> bool:
    """Whether a car may leave its square by the shortcut."""
    at = side_at(side)
    entry = get(row, SHORT_ENTRY)
    return entry != 0 and get(row, at + SQUARE) == entry and get(row, at + INSIDE) == 0


@shared
def destination(row: Row, side: int, steps: int, shortcut: int, full: int) -> int:
    """The place where so many squares take a car, or NONE if it can't get there.

    `full` are the full squares; `shortcut` is 1 if it turns off.
    """
    at = side_at(side)
    square, inside = get(row, at + SQUARE), get(row, at + INSIDE)
    origin, first = square, square + 1
    beside = shortcut or inside
    if beside:
        # Seen from beyond the exit, the car comes from as many squares before it.
        first = get(row, SHORT_EXIT)
        origin = first - 1 - get(row, SHORT_SQUARES) + inside
    target = origin + steps
    if target > row[LAST_SQUARE]:
        return NONE
    if beside:
        if _taken_inside(row) & _after_up_to(inside, inside + steps):
            return NONE
        if target < first:
            return place_of(square, inside + steps)
    if full & _after_up_to(first - 1, target):
        return NONE
    if row[at + LIMITED]:
        return target
    return _carried_on(row, target, full)


@inner
def _after_up_to(before: int, last: int) -> int:
    """A bit for each square after one up to another."""
    return (2 << last) - (2 << before)


@inner
def _carried_on(row: Row, target: int, full: int) -> int:
    """Where the bonuses carry a car on that stops on a square."""
    while True:
        bonus = bonus_at(row, target)
        further = target + bonus
        if bonus == 0 or further > row[LAST_SQUARE] or full & _after_up_to(target, further):
            return target
        target = further


@shared
def free_lanes(row: Row, place: int) -> int:
    """A bit for each free lane of a place that a car may come to; lane 1 is the lowest."""
    if place >> PLACE_BITS:
        return 1
    return (1 << lanes_at(row, place)) - 1 & ~lanes_taken(row, place)
