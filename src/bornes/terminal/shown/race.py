"""The road with the cars on it: a line for each side, from the start to the finish."""

from __future__ import annotations

from typing import Final

from bornes.locales import Messages
from bornes.terminal.shown.spans import Line, Span, Tone, cut, length
from bornes.terminal.shown.table import SideShown, TableShown

ROLLING: Final = "▶"
STOPPED: Final = "■"
SAFETY: Final = "★"
COUP_FOURRE: Final = "✦"
_SHORTEST_ROAD: Final = 10
_LONGEST_NAME: Final = 22
_MILESTONE: Final = 100


def race_lines(shown: TableShown, messages: Messages, width: int) -> list[Line]:
    """A line for each side: its name, the road as far as it has driven, and how it stands."""
    ends = [_end(side, messages) for side in shown.sides]
    widest_end = max(map(length, ends))
    name_width = min(_LONGEST_NAME, max(len(side.name) for side in shown.sides))
    fixed = 3 + 1 + 1 + widest_end
    if width - fixed - name_width < _SHORTEST_ROAD:
        name_width = max(4, width - fixed - _SHORTEST_ROAD)
    road = max(4, width - fixed - name_width)
    lines = []
    for side, end in zip(shown.sides, ends, strict=True):
        begin = (_mark(side), *_name(side, name_width), Span(" "))
        lines.append(cut((*begin, *_road(side, road), Span(" "), *end), width))
    return lines


def _mark(side: SideShown) -> Span:
    return Span("› " if side.playing else "  ", Tone.STRONG)


def _name(side: SideShown, width: int) -> Line:
    name = side.name if len(side.name) <= width else side.name[: width - 1] + "…"
    tone = Tone.OWN if side.own else Tone.PLAIN
    return (Span(f"{name:<{width}}", tone),)


def _road(side: SideShown, width: int) -> Line:
    """The road with a milestone at every hundred, and the car where it is."""
    car = f"{side.side}▸"
    room = width - len(car)
    place = min(room, side.km * room // max(side.target, 1))
    ahead = "".join(_ground(cell, room, side.target) for cell in range(place, room))
    return (
        Span("━" * place, Tone.DRIVEN),
        Span(car, Tone.OWN_CAR if side.own else Tone.CAR),
        Span(ahead, Tone.ROAD),
    )


def _ground(cell: int, room: int, target: int) -> str:
    """What lies at a cell ahead of the car: a milestone, or road."""
    before = cell * target // room // _MILESTONE
    after = (cell + 1) * target // room // _MILESTONE
    return "┊" if after > before and cell + 1 < room else "╌"


def _end(side: SideShown, messages: Messages) -> Line:
    """The distance, and in signs: whether it rolls, its limit, its safeties, its cards."""
    return (
        Span(f"{side.km:>4}", Tone.STRONG),
        Span(f"/{side.target:<4} ", Tone.DIM),
        Span(ROLLING, Tone.ROLLING) if side.rolling else Span(STOPPED, Tone.STOPPED),
        Span(f" ≤{side.limit:<3}" if side.limit is not None else "     ", Tone.LIMITED),
        Span(f"{safety_signs(side):<4} ", Tone.SAFETY),
        Span(messages.text("terminal-held", cards="+".join(map(str, side.cards))), Tone.DIM),
    )


def safety_signs(side: SideShown) -> str:
    """A sign for each safety; another one for a coup fourré."""
    return "".join(COUP_FOURRE if coup else SAFETY for _, coup in side.safeties)
