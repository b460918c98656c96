"""Lines of text with marks: what each part is, not which colour it has."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from textwrap import wrap
from typing import Final

from bornes.engine.cards import KIND, Card, Kind


class Tone(StrEnum):
    """What a piece of text is."""

    PLAIN = "plain"
    DIM = "dim"
    STRONG = "strong"
    DISTANCE = "distance"
    HAZARD = "hazard"
    REMEDY = "remedy"
    SAFETY = "safety"
    SPECIAL = "special"
    ROLLING = "rolling"
    STOPPED = "stopped"
    LIMITED = "limited"
    CAR = "car"
    OWN_CAR = "own-car"
    OWN = "own"
    ROAD = "road"
    DRIVEN = "driven"


@dataclass(frozen=True, slots=True)
class Span:
    """A piece of a line."""

    text: str
    tone: Tone = Tone.PLAIN


Line = tuple[Span, ...]

_OF_KIND: Final = {
    Kind.DISTANCE: Tone.DISTANCE,
    Kind.HAZARD: Tone.HAZARD,
    Kind.REMEDY: Tone.REMEDY,
    Kind.SAFETY: Tone.SAFETY,
    Kind.SPECIAL: Tone.SPECIAL,
}


def tone_of(card: Card) -> Tone:
    """The tone of a card: that of its kind."""
    return _OF_KIND[KIND[card]]


def line(*parts: str | Span) -> Line:
    """A line from its parts; a mere text is plain."""
    return tuple(Span(part) if isinstance(part, str) else part for part in parts)


def plain(spans: Iterable[Span]) -> str:
    """A line without its marks."""
    return "".join(span.text for span in spans).rstrip()


def length(spans: Iterable[Span]) -> int:
    """How many cells a line takes; no sign that is used here takes two."""
    return sum(len(span.text) for span in spans)


def cut(spans: Iterable[Span], width: int) -> Line:
    """A line that is no longer than this; what is cut off is marked."""
    found: list[Span] = []
    left = width
    for span in spans:
        if len(span.text) > left:
            if left > 0:
                found.append(Span(span.text[: left - 1] + "…", span.tone))
            break
        found.append(span)
        left -= len(span.text)
    return tuple(found)


def packed(groups: Sequence[Line], width: int, gap: str = "  ") -> list[Line]:
    """Groups of spans in as few lines as they fit in; a group is not torn apart."""
    lines: list[Line] = []
    current: list[Span] = []
    for group in groups:
        if current and length(current) + len(gap) + length(group) > width:
            lines.append(tuple(current))
            current = []
        if current:
            current.append(Span(gap))
        current += cut(group, width)
    return [*lines, tuple(current)] if current else lines


# Stands for a space where a line may not end.
_JOINT: Final = "\x00"


def unbroken(names: Iterable[str], gap: str = ", ") -> str:
    """Names in a row, for `wrapped`: it will end a line between them, and not inside."""
    return gap.join(name.replace(" ", _JOINT) for name in names)


def wrapped(text: str, width: int, *, indent: str = "", hanging: str = "") -> list[str]:
    """A text as lines that are no longer than the page is wide."""
    if width <= len(indent + hanging) + 8:
        indent = hanging = ""
    # What doesn't fit in a line at all may be torn apart at its spaces.
    words = [word if len(word) <= width else word.replace(_JOINT, " ") for word in text.split(" ")]
    lines = wrap(
        " ".join(words),
        max(width, 1),
        initial_indent=indent,
        subsequent_indent=indent + hanging,
        break_on_hyphens=False,
    )
    return [line.replace(_JOINT, " ") for line in lines]
