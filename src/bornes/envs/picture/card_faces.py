"""Cards as they lie on the table or are held, face up or face down."""

from __future__ import annotations

from typing import Final

from bornes.engine.cards import KIND, KM, Card, Kind
from bornes.envs.picture.brush import BLUE, CREAM, GREEN, GREY, INK, RED, YELLOW, Brush, Point
from bornes.envs.picture.signs import CAPS, SIGNS

HELD: Final = (82.0, 116.0)
"""The size of a card in the hand."""
LAID: Final = (54.0, 76.0)
"""The size of a card on the table."""

KIND_COLOURS: Final = {
    Kind.DISTANCE: INK,
    Kind.HAZARD: RED,
    Kind.REMEDY: GREEN,
    Kind.SAFETY: BLUE,
    Kind.SPECIAL: "#b8860b",
}
_LONGEST: Final = 11


def card_face(brush: Brush, at: Point, size: Point, card: Card) -> None:
    """A card face up."""
    (x, y), (wide, high) = at, size
    colour = KIND_COLOURS[KIND[card]]
    brush.box((x + 1.5, y + 2), size, "#cdbf9c", round_by=wide * 0.1)
    brush.box(at, size, CREAM, edge=colour, width=wide * 0.035, round_by=wide * 0.1)
    radius = wide * 0.3
    centre = (x + wide / 2, y + high * 0.4)
    if card in KM:
        SIGNS[card](brush, (centre[0], y + high * 0.48), wide * 0.38, CAPS[card])
        brush.text((centre[0], y + high * 0.57), str(card), wide * 0.27)
        return
    SIGNS[card](brush, centre, radius, colour)
    brush.box((x, y + high * 0.72), (wide, high * 0.28), colour, round_by=wide * 0.1)
    lines = _lines(card)
    for number, words in enumerate(lines):
        place = y + high * 0.865 + (number - (len(lines) - 1) / 2) * high * 0.115
        brush.text((centre[0], place), words, min(wide * 0.145, wide * 1.55 / len(words)), CREAM)


def _lines(card: Card) -> list[str]:
    """The id of a card in one line or two."""
    words = str(card).split("_")
    if len(" ".join(words)) <= _LONGEST:
        return [" ".join(words)]
    half = min(range(1, len(words)), key=lambda n: _longer(words, n)) if len(words) > 1 else 1
    return [part for part in (" ".join(words[:half]), " ".join(words[half:])) if part]


def _longer(words: list[str], half: int) -> int:
    return max(len(" ".join(words[:half])), len(" ".join(words[half:])))


def card_back(brush: Brush, at: Point, size: Point) -> None:
    """A card face down."""
    (x, y), (wide, high) = at, size
    brush.box(at, size, BLUE, edge=CREAM, width=wide * 0.05, round_by=wide * 0.1)
    middle = (x + wide / 2, y + high / 2)
    brush.disc(middle, wide * 0.22, None, edge=YELLOW, width=wide * 0.05)


def card_place(brush: Brush, at: Point, size: Point, words: str) -> None:
    """An empty place for a card."""
    (x, y), (wide, high) = at, size
    brush.box(at, size, "#ece0c3", edge="#d3c49d", width=1.2, round_by=wide * 0.1)
    brush.text((x + wide / 2, y + high / 2), words, wide * 0.17, GREY)


def card_crosswise(brush: Brush, at: Point, size: Point, card: Card) -> None:
    """A coup fourré: the safety in a golden frame, laid across."""
    (x, y), (wide, high) = at, size
    middle = y + (high - wide) / 2
    brush.box((x - (high - wide) / 2, middle), (high, wide), YELLOW, round_by=wide * 0.1)
    brush.box((x - (high - wide) / 2 + 3, middle + 3), (high - 6, wide - 6), CREAM, round_by=3)
    SIGNS[card](brush, (x + wide / 2, y + high / 2), wide * 0.28, BLUE)
