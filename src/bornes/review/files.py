"""Reviews as text, to be kept beside a record; whatever is damaged is not read."""

from __future__ import annotations

import json
from typing import Final

from bornes.review.points import WHOLE, Cause, Choice, Point

FORMAT: Final = "bornes-review 1"


def written(judge: str, points: list[Point]) -> str:
    """Points as text."""
    rows = [
        [
            point.stop,
            point.cause.value,
            point.seat,
            list(point.chances),
            point.error,
            None if point.choice is None else _choice_row(point.choice),
        ]
        for point in points
    ]
    return json.dumps({"format": FORMAT, "judge": judge, "points": rows}, separators=(",", ":"))


def _choice_row(choice: Choice) -> list[object]:
    return [choice.seat, choice.move, choice.other, choice.margin, choice.error, choice.hand]


def read(text: str, judge: str, stops: int) -> list[Point] | None:
    """The points of a text, if it is whole, of this judge, and of a record with so many stops."""
    try:
        data = json.loads(text)
        if data["format"] != FORMAT or data["judge"] != judge:
            return None
        points = [_point(row) for row in data["points"]]
        fits = {point.stop for point in points} == set(range(stops + 1))
    except (ArithmeticError, KeyError, LookupError, TypeError, ValueError, RecursionError):
        return None
    return points if fits else None


def _point(row: list[object]) -> Point:
    stop, cause, seat, chances, error, choice = row
    if type(stop) is not int or type(error) is not int or not isinstance(chances, list):
        raise TypeError
    if sum(chances) != WHOLE or not (seat is None or type(seat) is int):
        raise ValueError
    made = None if choice is None else _choice(choice)
    return Point(stop, Cause(str(cause)), seat, tuple(chances), error, made)


def _choice(row: object) -> Choice:
    if not isinstance(row, list):
        raise TypeError
    seat, move, other, margin, error, hand = row
    if not all(type(number) is int for number in (seat, margin, error, hand)):
        raise TypeError
    if not isinstance(move, str) or not isinstance(other, str):
        raise TypeError
    return Choice(seat, move, other, margin, error, hand)
