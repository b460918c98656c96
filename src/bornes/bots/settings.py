"""The settings of bots, checked: they come from command lines and files."""

from __future__ import annotations

from math import isfinite
from typing import Final

from bornes.engine.numbers import plain
from bornes.engine.refusals import Refusal, Refused, brief

MOST_PLAYOUTS: Final = 10_000_000


def number_of_playouts(value: object) -> int | None:
    """A number of playouts, or nothing for the default."""
    if value is None:
        return None
    number = plain(value)
    if type(number) is not int or not 1 <= number <= MOST_PLAYOUTS:
        raise Refused(Refusal("bot-playouts", value=brief(value), most=MOST_PLAYOUTS))
    return number


def time_limit(value: object) -> float | None:
    """A time limit in seconds, or nothing for none."""
    if value is None:
        return None
    number = isinstance(value, int | float) and not isinstance(value, bool)
    if not number or not isfinite(value) or value <= 0:  # type: ignore[arg-type, operator]
        raise Refused(Refusal("bot-seconds", value=brief(value)))
    return float(value)  # type: ignore[arg-type]
