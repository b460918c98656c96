"""What a road is made of, and how that is read and written: the ``circuit:`` of a position.

Reading is strict: whatever it is given, it either returns a sound layout or raises
``Refused`` with a code that begins with ``circuit-``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from bornes.engine.refusals import Refusal, Refused, brief

KM_PER_SQUARE: Final = 25
MOST_SQUARES: Final = 400
MOST_LANES: Final = 6
MOST_LIMIT: Final = 200


@dataclass(frozen=True, slots=True)
class Shortcut:
    """A side road of single-lane squares; ``squares`` are the km of those between its ends."""

    entry: int
    squares: tuple[int, ...]
    exit: int


@dataclass(frozen=True, slots=True)
class Layout:
    """A road, square by square. Each tuple is indexed by square; index 0 is the start line.

    ``lanes`` leaves out the dark lanes, ``dark`` says where there is one more with four
    players or more, ``limits`` and ``bonuses`` are km, 0 where there is none.
    """

    lanes: tuple[int, ...]
    dark: tuple[bool, ...]
    limits: tuple[int, ...]
    bonuses: tuple[int, ...]
    shortcut: Shortcut | None = None

    @property
    def finish(self) -> int:
        """The number of the last square."""
        return len(self.lanes) - 1


def refuse(code: str, **details: object) -> Refused:
    """Give the exception for something that can't be read."""
    return Refused(Refusal(code, **details))


def read_layout(value: object) -> Layout:
    """Read an invented circuit."""
    known = ("squares", "lanes", "dark", "limits", "bonuses", "shortcuts")
    fields = mapping_at(value, "circuit", known, needed=("squares",))
    finish = number_at(fields["squares"], "squares", 1, MOST_SQUARES)
    return Layout(
        lanes=_read_lanes(fields.get("lanes", {}), finish),
        dark=_read_dark(fields.get("dark", ()), finish),
        limits=_read_km(fields.get("limits", {}), "limits", finish, MOST_LIMIT),
        bonuses=_read_km(
            fields.get("bonuses", {}), "bonuses", finish, MOST_SQUARES * KM_PER_SQUARE
        ),
        shortcut=_read_shortcuts(fields.get("shortcuts", ()), finish),
    )


def write_layout(layout: Layout) -> dict[str, object]:
    """Write a layout as ``read_layout`` reads it; what the road has not is left out."""
    road = layout.lanes[1:]
    default = max(sorted(set(road)), key=road.count)
    lanes: dict[str | int, int] = {"default": default}
    lanes.update((square, n) for square, n in enumerate(road, 1) if n != default)
    written: dict[str, object] = {"squares": layout.finish, "lanes": lanes}
    if any(layout.dark):
        written["dark"] = [square for square, dark in enumerate(layout.dark) if dark]
    if any(layout.limits):
        written["limits"] = {square: km for square, km in enumerate(layout.limits) if km}
    if any(layout.bonuses):
        written["bonuses"] = {square: km for square, km in enumerate(layout.bonuses) if km}
    if layout.shortcut:
        ends = layout.shortcut
        written["shortcuts"] = [
            {"entry": ends.entry, "squares": list(ends.squares), "exit": ends.exit}
        ]
    return written


def cut(layout: Layout, finish: int) -> Layout:
    """Move the finish nearer. A shortcut that would come out beyond it is closed."""
    end = finish + 1
    shortcut = layout.shortcut
    return Layout(
        lanes=layout.lanes[:end],
        dark=layout.dark[:end],
        # Nobody drives on from the finish, so its signs go.
        limits=(*layout.limits[:finish], 0),
        bonuses=(*layout.bonuses[:finish], 0),
        shortcut=shortcut if shortcut and shortcut.exit <= finish else None,
    )


def join(parts: Iterable[Layout]) -> Layout:
    """Lay roads end to end. At most one of them has a shortcut."""
    lanes, dark, limits, bonuses = [0], [False], [0], [0]
    shortcut = None
    for part in parts:
        if part.shortcut:
            before = len(lanes) - 1
            shortcut = Shortcut(
                part.shortcut.entry + before,
                tuple(km + before * KM_PER_SQUARE for km in part.shortcut.squares),
                part.shortcut.exit + before,
            )
        lanes += part.lanes[1:]
        dark += part.dark[1:]
        limits += part.limits[1:]
        bonuses += part.bonuses[1:]
    return Layout(tuple(lanes), tuple(dark), tuple(limits), tuple(bonuses), shortcut)


def mapping_at(
    value: object, place: str, known: Iterable[str], *, needed: Iterable[str] = ()
) -> Mapping[str, object]:
    """Insist on a mapping with no other keys than the known ones and all the needed ones."""
    if not isinstance(value, Mapping):
        raise refuse("circuit-not-mapping", place=place, found=brief(value))
    known = tuple(known)
    for key in value:
        if type(key) is not str or key not in known:
            raise refuse("circuit-unknown-key", place=place, key=brief(key), known=", ".join(known))
    for key in needed:
        if key not in value:
            raise refuse("circuit-missing-key", place=place, key=key)
    return value


def number_at(value: object, place: str, least: int, most: int) -> int:
    """Insist on a whole number within bounds."""
    # A boolean is an int to Python; a road that is "true" squares long is a slip.
    if type(value) is not int:
        raise refuse("circuit-not-number", place=place, found=brief(value))
    if not least <= value <= most:
        raise refuse(
            "circuit-out-of-range", place=place, value=brief(value), least=least, most=most
        )
    return value


def _read_lanes(value: object, finish: int) -> tuple[int, ...]:
    if not isinstance(value, Mapping):
        raise refuse("circuit-not-mapping", place="lanes", found=brief(value))
    default = number_at(value.get("default", 1), "lanes.default", 1, MOST_LANES)
    lanes = [0] + [default] * finish
    named = {key: count for key, count in value.items() if key != "default"}
    for square, count in _squares(named, "lanes", finish):
        lanes[square] = number_at(count, f"lanes.{square}", 1, MOST_LANES)
    return tuple(lanes)


def _read_dark(value: object, finish: int) -> tuple[bool, ...]:
    dark = [False] * (finish + 1)
    for item in _list_at(value, "dark"):
        square = number_at(item, "dark", 1, finish)
        if dark[square]:
            raise refuse("circuit-repeated-square", place="dark", square=square)
        dark[square] = True
    return tuple(dark)


def _read_km(value: object, place: str, finish: int, most: int) -> tuple[int, ...]:
    if not isinstance(value, Mapping):
        raise refuse("circuit-not-mapping", place=place, found=brief(value))
    table = [0] * (finish + 1)
    for square, km in _squares(value, place, finish):
        table[square] = _km_at(km, f"{place}.{square}", KM_PER_SQUARE, most)
    return tuple(table)


def _read_shortcuts(value: object, finish: int) -> Shortcut | None:
    items = _list_at(value, "shortcuts")
    if not items:
        return None
    if len(items) > 1:
        raise refuse("circuit-many-shortcuts", count=len(items))
    keys = ("entry", "squares", "exit")
    fields = mapping_at(items[0], "shortcuts", keys, needed=keys)
    entry = number_at(fields["entry"], "shortcuts.entry", 1, finish)
    leave = number_at(fields["exit"], "shortcuts.exit", 1, finish)
    if entry >= leave:
        raise refuse("circuit-shortcut-order", entry=entry, exit=leave)
    inside: list[int] = []
    after, before = entry * KM_PER_SQUARE, leave * KM_PER_SQUARE
    for item in _list_at(fields["squares"], "shortcuts.squares"):
        km = _km_at(item, "shortcuts.squares", 0, finish * KM_PER_SQUARE)
        if not after < km < before:
            raise refuse("circuit-shortcut-km", value=km, after=after, before=before)
        inside.append(km)
        after = km
    return Shortcut(entry, tuple(inside), leave)


def _squares(
    value: Mapping[object, object], place: str, finish: int
) -> Iterable[tuple[int, object]]:
    """Go through a mapping by square. JSON has only text for keys, so ``"12"`` is 12 too."""
    seen: set[int] = set()
    for key, item in value.items():
        number: object = key
        if isinstance(key, str) and len(key) <= 4 and key.isascii() and key.isdigit():
            number = int(key)
        square = number_at(number, place, 1, finish)
        if square in seen:
            raise refuse("circuit-repeated-square", place=place, square=square)
        seen.add(square)
        yield square, item


def _km_at(value: object, place: str, least: int, most: int) -> int:
    km = number_at(value, place, least, most)
    if km % KM_PER_SQUARE:
        raise refuse("circuit-not-multiple", place=place, value=km, step=KM_PER_SQUARE)
    return km


def _list_at(value: object, place: str) -> list[object]:
    if not isinstance(value, list | tuple):
        raise refuse("circuit-not-list", place=place, found=brief(value))
    return list(value)
