"""The roads: a straight one for each side, or the circuit with all cars on it."""

from __future__ import annotations

from typing import Final

from bornes.circuit import KM_PER_SQUARE, Circuit
from bornes.engine.view import View
from bornes.envs.picture.brush import (
    ASPHALT,
    CREAM,
    GREEN,
    INK,
    RED,
    SHOULDER,
    SIDES,
    YELLOW,
    Brush,
    Point,
)

LANE: Final = 18.0
_CELL: Final = 48.0
ROW: Final = 20
"""How many squares of a circuit stand in a row."""
_NUMBERS: Final = 20.0
_SIGNS: Final = 20.0
_SHORTCUT: Final = 24.0
_STEP: Final = 100


def car(brush: Brush, centre: Point, colour: str, letter: str) -> None:
    """A little car that drives to the right."""
    x, y = centre
    brush.box((x - 13, y - 5), (26, 10), colour, edge=INK, width=0.8, round_by=4)
    brush.box((x - 8, y - 11), (14, 8), colour, edge=INK, width=0.8, round_by=3)
    brush.box((x - 6, y - 9.5), (10, 5), "#cfe3ee", round_by=2)
    for wheel in (-7, 7):
        brush.disc((x + wheel, y + 5), 3.6, INK)
        brush.disc((x + wheel, y + 5), 1.5, CREAM)
    brush.text((x, y + 0.5), letter, 8, CREAM)


def straight_road(
    brush: Brush, at: Point, width: float, view: View, side: str, furthest: int
) -> None:
    """One side's road: a mark every 100, the finish, and its car at its km."""
    x, y = at
    brush.box((x - 18, y - 4), (width + 36, 34), SHOULDER, round_by=8)
    brush.box((x - 18, y), (width + 36, 26), ASPHALT, round_by=6)
    for dash in range(0, int(width) - 8, 22):
        brush.box((x + dash, y + 12), (11, 2), YELLOW)
    for km in range(0, furthest + 1, _STEP):
        place = x + width * km / furthest
        colour = "#b9ab87" if km > view.target else INK
        brush.box((place - 1, y + 30), (2, 6), colour)
        brush.text((place, y + 43), str(km), 10, colour)
    _flag(brush, (x + width * min(view.target, furthest) / furthest, y + 1))
    place = x + width * min(view.sides[side].km, furthest) / furthest
    car(brush, (place, y + 11), SIDES[view.rules.sides.index(side)], side)


def _flag(brush: Brush, at: Point) -> None:
    x, y = at
    for row in range(6):
        for column in range(2):
            colour = CREAM if (row + column) % 2 else INK
            brush.box((x - 4 + 4 * column, y + 4 * row), (4, 4), colour)


def circuit_height(circuit: Circuit, lanes: int) -> float:
    """How high the drawing of a circuit is."""
    return -(-circuit.finish // ROW) * _row_height(lanes)


def _row_height(lanes: int) -> float:
    return _NUMBERS + lanes * LANE + _SIGNS + _SHORTCUT


def circuit_road(brush: Brush, at: Point, view: View, circuit: Circuit, most: int) -> None:
    """The circuit in rows from left to right, its signs underneath, and the cars."""
    x, top = at
    for square in range(1, circuit.finish + 1):
        row, column = divmod(square - 1, ROW)
        place = (x + column * _CELL, top + row * _row_height(most) + _NUMBERS)
        lanes = circuit.lanes(square, view.players)
        _lanes(brush, place, square, lanes)
        _square_signs(brush, (place[0], place[1] + lanes * LANE + 2), circuit, square)
        _beside(brush, (place[0], place[1] + most * LANE + _SIGNS), circuit, square)
    for side, tableau in view.sides.items():
        spot = tableau.spot
        square = circuit.km(spot) // KM_PER_SQUARE
        if not square:
            continue
        row, column = divmod(square - 1, ROW)
        upper = top + row * _row_height(most) + _NUMBERS
        middle = (spot.lane - 0.5) * LANE
        if spot.shortcut:
            middle = most * LANE + _SIGNS + LANE / 2
        where = (x + (column + 0.5) * _CELL, upper + middle + 1)
        car(brush, where, SIDES[view.rules.sides.index(side)], side)


def _lanes(brush: Brush, at: Point, square: int, lanes: int) -> None:
    x, y = at
    brush.text((x + _CELL / 2, y - 9), str(square), 9)
    brush.box((x, y), (_CELL, lanes * LANE), ASPHALT)
    brush.box((x, y), (1, lanes * LANE), "#6a6b70")
    for lane in range(1, lanes):
        for dash in (6, 26):
            brush.box((x + dash, y + lane * LANE - 0.7), (12, 1.4), YELLOW)


def _square_signs(brush: Brush, at: Point, circuit: Circuit, square: int) -> None:
    (x, y), layout = at, circuit.layout
    if limit := layout.limits[square]:
        brush.disc((x + 13, y + 8), 8, CREAM, edge=RED, width=2)
        brush.text((x + 13, y + 8), str(limit), 7)
    if bonus := layout.bonuses[square]:
        brush.box((x + 22, y + 1), (24, 14), YELLOW, round_by=4)
        brush.text((x + 34, y + 8), f"+{bonus}", 8)


def _beside(brush: Brush, at: Point, circuit: Circuit, square: int) -> None:
    """The part of the shortcut under a square of the road: its squares stand at their km."""
    (x, y), side = at, circuit.shortcut
    if side is None or not side.entry <= square <= side.exit:
        return
    ends = {side.entry: ("in", 0.5, 1.0), side.exit: ("out", 0.0, 0.5)}
    word, first, last = ends.get(square, ("", 0.0, 1.0))
    middle = y + LANE / 2
    brush.line([(x + first * _CELL, middle), (x + last * _CELL, middle)], ASPHALT, 4)
    if word:
        brush.box((x + _CELL / 2 - 11, y + 2), (22, 14), GREEN, round_by=3)
        brush.text((x + _CELL / 2, middle), word, 8, CREAM)
    elif square * KM_PER_SQUARE in side.squares:
        brush.box((x, y), (_CELL, LANE), ASPHALT, round_by=4)
