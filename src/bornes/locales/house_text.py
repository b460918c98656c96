"""House rules in words: what a field is called, what it is set to, why rules don't go together."""

from __future__ import annotations

import json
from typing import Final

from bornes.editions.house_fields import HOUSE, Unit, concerned
from bornes.engine.refusals import Refusal
from bornes.locales.words import Words

_COUNTS: Final = {Unit.DISTANCE: ("count-distance", "km"), Unit.POINTS: ("count-points", "count")}


def house_key(name: str) -> str:
    """The key under which the words of a field begin; a line of the score has a hyphen."""
    return "house-" + name.replace(".", "-")


def house_name(name: str, words: Words) -> str:
    """What a field is called; its name if there is no such field."""
    return words.text(house_key(name)) if name in HOUSE else name


def house_value(name: str, value: object, words: Words) -> str:
    """What a field is set to, in words; what is no word or number as files write it."""
    if name not in HOUSE:
        return _written(value)
    if isinstance(value, bool):
        return words.text(f"option-value-{str(value).lower()}")
    if isinstance(value, int) and HOUSE[name].unit in _COUNTS:
        key, variable = _COUNTS[HOUSE[name].unit]
        return words.text(key, **{variable: value})
    key = f"{house_key(name)}-value-{'none' if value is None else value}"
    return words.text(key) if isinstance(value, str | None) and words.has(key) else _written(value)


def house_refusal(refusal: Refusal, words: Words) -> str | None:
    """Why house rules are refused, without the names of fields; None if no text says so."""
    key = f"house-no-{refusal.code}"
    if not words.has(key):
        return None
    label = house_name((*concerned(refusal), "")[0], words)
    return words.text(key, **{**refusal.details, "label": label})


def _written(value: object) -> str:
    if value is None:
        return "none"
    if isinstance(value, dict):
        return ", ".join(f"{card}: {_written(count)}" for card, count in value.items())
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return value if isinstance(value, str) else json.dumps(value)
