"""The reason for a move in words: a sentence, or two."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Protocol

from bornes.circuit import Spot
from bornes.locales.words import Words

# What a detail is, where its kind alone doesn't tell.
_DISTANCES: Final = ("km", "left", "coup")
_ODDS: Final = "odds"
_SIDE: Final = "side"
_SEAT: Final = "seat"


class Reason(Protocol):
    """What a move has for it: a code, its details, and perhaps more."""

    @property
    def code(self) -> str:
        """The key of its text."""

    @property
    def details(self) -> Mapping[str, object]:
        """What its text speaks of."""

    @property
    def more(self) -> Reason | None:
        """Another reason, told after it."""


@dataclass(frozen=True, slots=True)
class Names:
    """What those at a table are called; whoever is not here is a letter or a number."""

    sides: Mapping[str, str] = field(default_factory=dict)
    seats: Mapping[int, str] = field(default_factory=dict)


_NOBODY: Final = Names()


def explain(reason: Reason, words: Words, names: Names = _NOBODY) -> str:
    """A reason for a move, in one line."""
    details = {name: _said(name, value, words, names) for name, value in reason.details.items()}
    hand, match = words.text("the-hand"), words.text("the-match")
    text = words.text(reason.code, **{"hand": hand, "match": match, **details})
    return text if reason.more is None else f"{text} {explain(reason.more, words, names)}"


def _said(name: str, value: object, words: Words, names: Names) -> object:
    if isinstance(value, Spot):
        return words.spot(value)
    if name == _SIDE and isinstance(value, str):
        return names.sides.get(value) or words.text("the-side", side=value)
    if name == _SEAT and isinstance(value, int):
        return names.seats.get(value) or words.text("the-seat", seat=value)
    if name in _DISTANCES:
        return words.text("count-distance", km=value)
    if name == _ODDS and isinstance(value, float):
        return percent(value, words)
    return value


def percent(share: float, words: Words, digits: int = 0) -> str:
    """A part of the whole; what is nearly nothing, or nearly all, is never written as it."""
    least = 10.0**-digits
    value = share * 100
    if 0 < value < 100:
        value = min(max(value, least), 100 - least)
    figure = f"{value:.{digits}f}".replace(".", words.text("simulate-decimal-mark"))
    return words.text("simulate-percent", value=figure)
