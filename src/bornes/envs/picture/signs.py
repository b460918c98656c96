"""The sign on each card: a few strokes that tell it without words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import cos, pi, sin
from typing import Final

from bornes.engine.cards import KM, Card
from bornes.envs.picture.brush import BLUE, CREAM, GREEN, GREY, INK, RED, YELLOW, Brush, Point

Sign = Callable[[Brush, Point, float, str], None]
"""A callable that draws within a circle: brush, centre, radius, colour of the card's kind."""


def _stone(brush: Brush, centre: Point, radius: float, cap: str) -> None:
    """A kilometre stone with its coloured cap; the figures are written over it."""
    x, y = centre
    brush.shape(_arch(x, y, radius, 0.0), INK)
    brush.shape(_arch(x, y, radius, 1.3), CREAM)
    brush.shape(_arch(x, y, radius, 1.3)[:-2], cap)


def _arch(x: float, y: float, radius: float, inset: float) -> list[Point]:
    """The outline of a stone: a round top on a straight foot, whose two corners come last."""
    wide = radius * 0.85 - inset
    top, shoulder = y - radius + inset, y - radius * 0.3
    angles = [pi + pi * number / 24 for number in range(25)]
    curve = [(x + wide * cos(a), shoulder + (shoulder - top) * sin(a)) for a in angles]
    foot = y + radius - inset
    return [*curve, (x + wide, foot), (x - wide, foot)]


def _light(brush: Brush, centre: Point, radius: float, colour: str) -> None:
    """Traffic lights: red above, green below, the one that burns in its colour."""
    x, y = centre
    brush.box((x - radius * 0.5, y - radius), (radius, 2 * radius), INK, round_by=radius * 0.35)
    upper, lower = (RED, GREY) if colour == RED else (GREY, "#4fb06d")
    brush.disc((x, y - radius * 0.45), radius * 0.32, upper)
    brush.disc((x, y + radius * 0.45), radius * 0.32, lower)


def _limit(brush: Brush, centre: Point, radius: float, colour: str) -> None:
    brush.disc(centre, radius, CREAM, edge=colour, width=radius * 0.2)
    brush.text(centre, "50", radius * 0.9)
    if colour != RED:
        x, y = centre
        far = radius * 0.62
        brush.line([(x - far, y + far), (x + far, y - far)], colour, radius * 0.18)


def _pump(brush: Brush, centre: Point, radius: float, colour: str) -> None:
    x, y = centre
    brush.box((x - radius * 0.7, y - radius), (radius, radius * 2), colour, round_by=radius * 0.15)
    brush.box((x - radius * 0.52, y - radius * 0.78), (radius * 0.64, radius * 0.5), CREAM)
    hose = [
        (x + radius * 0.3, y + radius * 0.3),
        (x + radius * 0.62, y + radius * 0.4),
        (x + radius * 0.7, y - radius * 0.4),
        (x + radius * 0.4, y - radius * 0.75),
    ]
    brush.line(hose, INK, radius * 0.14)


def _tyre(brush: Brush, centre: Point, radius: float, colour: str) -> None:
    brush.disc(centre, radius, INK)
    brush.disc(centre, radius * 0.58, colour)
    brush.disc(centre, radius * 0.24, CREAM)
    if colour == RED:
        x, y = centre
        brush.box((x - radius, y + radius * 0.72), (2 * radius, radius * 0.3), INK)


def _crash(brush: Brush, centre: Point, radius: float, colour: str) -> None:
    x, y = centre
    points = []
    for number in range(16):
        far = radius if number % 2 == 0 else radius * 0.5
        angle = pi * number / 8
        points.append((x + far * cos(angle), y + far * sin(angle)))
    brush.shape(points, colour)
    brush.text(centre, "!", radius * 1.1, CREAM)


def _wrench(brush: Brush, centre: Point, radius: float, colour: str) -> None:
    x, y = centre
    far = radius * 0.75
    brush.line([(x - far, y + far), (x + far * 0.5, y - far * 0.5)], colour, radius * 0.34)
    brush.disc((x + far * 0.6, y - far * 0.6), radius * 0.5, colour)
    brush.disc((x + far * 0.85, y - far * 0.85), radius * 0.28, CREAM)


def _star(brush: Brush, centre: Point, radius: float, colour: str) -> None:
    x, y = centre
    points = []
    for number in range(10):
        far = radius if number % 2 == 0 else radius * 0.42
        angle = pi * number / 5 - pi / 2
        points.append((x + far * cos(angle), y + far * sin(angle)))
    brush.shape(points, colour)


def _cup(brush: Brush, centre: Point, radius: float, colour: str) -> None:
    x, y = centre
    brush.disc((x + radius * 0.62, y), radius * 0.35, None, edge=colour, width=radius * 0.16)
    size = (radius * 1.3, radius * 1.2)
    brush.box((x - radius * 0.75, y - radius * 0.5), size, colour, round_by=radius * 0.25)
    for step in (-0.45, -0.1, 0.25):
        steam = [(x + radius * step, y - radius * 0.65), (x + radius * (step + 0.1), y - radius)]
        brush.line(steam, GREY, radius * 0.1)


def _glass(brush: Brush, centre: Point, radius: float, colour: str) -> None:
    x, y = centre
    brush.line([(x, y), (x + radius * 0.45, y - radius)], INK, radius * 0.12)
    wide, narrow = radius * 0.7, radius * 0.5
    brush.shape(
        [
            (x - wide, y - radius * 0.5),
            (x + wide, y - radius * 0.5),
            (x + narrow, y + radius),
            (x - narrow, y + radius),
        ],
        colour,
    )


def _cone(brush: Brush, centre: Point, radius: float, colour: str) -> None:
    x, y = centre
    wide, rim = radius * 0.55, y - radius * 0.1
    brush.shape([(x - wide, rim), (x + wide, rim), (x, y + radius)], YELLOW)
    brush.disc((x, y - radius * 0.4), radius * 0.6, colour)


def _hook(brush: Brush, centre: Point, radius: float, colour: str) -> None:
    x, y = centre
    brush.line([(x, y - radius), (x, y)], INK, radius * 0.2)
    brush.arc((x, y + radius * 0.35), radius * 0.55, -90, 150, colour)


def _arrows(brush: Brush, centre: Point, radius: float, colour: str) -> None:
    x, y = centre
    for shift in (-0.55, 0.15):
        left = x + radius * shift
        points = [(left, y - radius * 0.7), (left + radius * 0.6, y), (left, y + radius * 0.7)]
        brush.line(points, colour, radius * 0.24)


def _u_turn(brush: Brush, centre: Point, radius: float, colour: str) -> None:
    x, y = centre
    brush.arc((x, y - radius * 0.1), radius * 0.7, 180, 360, colour)
    brush.box((x - radius * 0.7, y - radius * 0.15), (radius * 0.2, radius * 0.9), colour)
    right = x + radius * 0.6
    brush.shape(
        [(right - radius * 0.42, y), (right + radius * 0.42, y), (right, y + radius * 0.75)], colour
    )


SIGNS: Final[Mapping[Card, Sign]] = {
    **dict.fromkeys(KM, _stone),
    **dict.fromkeys((Card.STOP, Card.ROLL, Card.RIGHT_OF_WAY), _light),
    **dict.fromkeys((Card.SPEED_LIMIT, Card.END_OF_LIMIT), _limit),
    **dict.fromkeys((Card.OUT_OF_GAS, Card.GASOLINE, Card.EXTRA_TANK), _pump),
    **dict.fromkeys((Card.FLAT_TIRE, Card.SPARE_TIRE, Card.PUNCTURE_PROOF), _tyre),
    Card.ACCIDENT: _crash,
    Card.REPAIRS: _wrench,
    Card.DRIVING_ACE: _star,
    Card.TOW_TRUCK: _hook,
    **dict.fromkeys((Card.TURBO, Card.ACCELERATION), _arrows),
    Card.U_TURN: _u_turn,
    **dict.fromkeys((Card.SISTER_HUNGRY, Card.ICE_CREAM, Card.JUNIOR_MENU_SISTER), _cone),
    **dict.fromkeys((Card.BROTHER_THIRSTY, Card.JUNIOR_OASIS, Card.JUNIOR_MENU_BROTHER), _glass),
    **dict.fromkeys((Card.MUM_COFFEE, Card.GOURMET_COFFEE, Card.CAFETERIA_MUM), _cup),
    **dict.fromkeys((Card.DAD_THIRSTY, Card.ADULT_OASIS, Card.CAFETERIA_DAD), _glass),
}
"""The sign of every card. A hazard, its remedy and its safety share one, in other colours."""

CAPS: Final = {
    Card.KM_25: GREEN,
    Card.KM_50: BLUE,
    Card.KM_75: YELLOW,
    Card.KM_100: RED,
    Card.KM_200: INK,
}
"""The colour of each distance card's stone."""
