"""Drawing with smooth edges: everything is drawn twice as large and then made smaller."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from PIL import Image, ImageDraw, ImageFont

_LARGER: Final = 2

PAPER: Final = "#f4ead2"
CREAM: Final = "#fffaf0"
INK: Final = "#2b2a28"
ASPHALT: Final = "#4a4b4f"
SHOULDER: Final = "#d9cba6"
RED: Final = "#c8322b"
YELLOW: Final = "#f2b824"
BLUE: Final = "#1f4e8c"
GREEN: Final = "#2f6b4f"
GREY: Final = "#8d8878"
VIOLET: Final = "#6b4a8c"
SIDES: Final = (RED, BLUE, GREEN, YELLOW, VIOLET, "#d9762b")
"""The colour of each side, A first."""

Point = tuple[float, float]


@cache
def _font(size: float) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    return ImageFont.load_default(size * _LARGER)


class Brush:
    """Draws on a sheet of paper. Places and sizes are pixels of the finished picture."""

    def __init__(self, width: int, height: int) -> None:
        self._image = Image.new("RGB", (width * _LARGER, height * _LARGER), PAPER)
        self._draw = ImageDraw.Draw(self._image)

    def finished(self) -> Image.Image:
        """The picture."""
        return self._image.reduce(_LARGER)

    def box(
        self,
        at: Point,
        size: Point,
        fill: str,
        *,
        edge: str | None = None,
        width: float = 1.0,
        round_by: float = 0.0,
    ) -> None:
        """A rectangle, its corners rounded if wanted."""
        x, y = at
        self._draw.rounded_rectangle(
            _points([(x, y), (x + size[0], y + size[1])]),
            round_by * _LARGER,
            fill,
            edge,
            round(width * _LARGER),
        )

    def disc(
        self,
        centre: Point,
        radius: float,
        fill: str | None,
        *,
        edge: str | None = None,
        width: float = 1.0,
    ) -> None:
        """A disc, or a ring if it has no filling."""
        x, y = centre
        self._draw.ellipse(
            _points([(x - radius, y - radius), (x + radius, y + radius)]),
            fill,
            edge,
            round(width * _LARGER),
        )

    def line(self, points: Sequence[Point], colour: str, width: float = 1.0) -> None:
        """A line through some points."""
        self._draw.line(_points(points), colour, round(width * _LARGER), "curve")

    def shape(self, points: Sequence[Point], fill: str) -> None:
        """What lies between some points."""
        self._draw.polygon(_points(points), fill)

    def arc(self, centre: Point, radius: float, start: float, end: float, colour: str) -> None:
        """A part of a circle, in degrees clockwise from the right."""
        x, y = centre
        box = _points([(x - radius, y - radius), (x + radius, y + radius)])
        self._draw.arc(box, start, end, colour, round(radius * 0.3 * _LARGER))

    def text(
        self, at: Point, words: str, size: float, colour: str = INK, anchor: str = "mm"
    ) -> None:
        """Some words; the anchor says which part of them stands at the place, as Pillow has it."""
        place = (at[0] * _LARGER, at[1] * _LARGER)
        self._draw.text(place, words, colour, _font(size), anchor)


def _points(points: Sequence[Point]) -> list[Point]:
    return [(x * _LARGER, y * _LARGER) for x, y in points]
