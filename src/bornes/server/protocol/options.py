"""What an option may be, as data that a page can make its controls from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bornes.editions import OPTIONS
from bornes.editions.options import NUMBER_OF_CIRCUITS
from bornes.engine.rules import MOST_GAMES, MOST_HANDS, MOST_TOTAL
from bornes.server.protocol.requests import NumberRange, OptionInfo

_SWITCH: Final = (False, True)
_AMONG: Final[Mapping[str, tuple[Any, ...]]] = {
    "no_200_no_100": _SWITCH,
    "scoring": ("race", "points", "bonus"),
    "accelerated": _SWITCH,
    "small_game": _SWITCH,
    "target": (1000, 700),
}
_RANGES: Final = {
    "match_total": NumberRange(1, MOST_TOTAL, 1),
    "match_hands": NumberRange(1, MOST_HANDS, 1),
    "first_seat": NumberRange(1, None, 1),
    "games": NumberRange(1, MOST_GAMES, 2),
    "circuit": NumberRange(1, NUMBER_OF_CIRCUITS, 1),
}


def option_info(name: str) -> OptionInfo:
    """An option with everything that it may be."""
    option = OPTIONS[name]
    return OptionInfo(name, option.default, option.values, _AMONG.get(name), _RANGES.get(name))
