"""Where cars stand on a circuit, and where a distance takes them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Final

from bornes.circuit.layout import (
    KM_PER_SQUARE,
    Layout,
    Shortcut,
    cut,
    mapping_at,
    number_at,
    read_layout,
    refuse,
    write_layout,
)
from bornes.circuit.tiles import assembled, number_of, tiles_of
from bornes.engine.refusals import Refusal, brief

PLAYERS_FOR_DARK_LANES: Final = 4


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a car stands.

    ``square`` is 0 on the start line, then the number of the road's square; inside the
    shortcut it is the entry's. ``lane`` counts from 1; on the start line, which holds all,
    it is 0. ``shortcut`` is 0 on the road, ``k`` on the k-th square of the shortcut.
    """

    square: int
    lane: int
    shortcut: int = 0


START: Final = Spot(0, 0)


@dataclass(frozen=True, slots=True)
class Arrival:
    """Where a distance would end: ``lanes`` are the free ones, there is at least one.

    ``bonuses`` are the km of the bonus squares that carried the car on, in their order.
    """

    square: int
    shortcut: int
    lanes: tuple[int, ...]
    bonuses: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Circuit:
    """A road from the start line to the finish. Circuits with the same road are equal.

    ``name`` is a number, the tiles or ``invented``. Make one with ``numbered``,
    ``of_tiles``, ``from_mapping`` or ``read``, which check what they are given.
    """

    name: str = field(compare=False)
    layout: Layout
    finish: int = field(init=False, compare=False, repr=False)
    _all_lanes: tuple[int, ...] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        layout = self.layout
        both = tuple(n + dark for n, dark in zip(layout.lanes, layout.dark, strict=True))
        object.__setattr__(self, "finish", layout.finish)
        object.__setattr__(self, "_all_lanes", both)

    @classmethod
    def numbered(cls, number: int) -> Circuit:
        """Give one of the 96 circuits."""
        tiles_of(number)  # refuses what is no number of a circuit, before it is looked up
        return cls(str(number), assembled(number))

    @classmethod
    def of_tiles(cls, tiles: str) -> Circuit:
        """Give the circuit of some tiles in driving order: ``S1 B2 A1 C2``."""
        number = number_of(tiles)
        return cls(tiles_of(number), assembled(number))

    def first_drawn(self) -> Circuit:
        """Give the same tiles as they were first drawn; an invented circuit is what it is."""
        if self.name == "invented":
            return self
        number = int(self.name) if self.name.isdigit() else number_of(self.name)
        return Circuit(self.name, assembled(number, first_drawn=True))

    @classmethod
    def from_mapping(cls, mapping: object) -> Circuit:
        """Read an invented circuit, as positions write it."""
        return cls("invented", read_layout(mapping))

    @classmethod
    def read(cls, value: object) -> Circuit:
        """Read any way of naming a circuit: a number, tiles, or an invented circuit."""
        if isinstance(value, Mapping):
            return cls.from_mapping(value)
        if isinstance(value, str):
            digits = value.isascii() and value.isdigit() and len(value) <= 4
            return cls.numbered(int(value)) if digits else cls.of_tiles(value)
        if type(value) is int:
            return cls.numbered(value)
        raise refuse("circuit-unknown", found=brief(value))

    def to_mapping(self) -> dict[str, object]:
        """Write the road as ``from_mapping`` reads it, whatever the circuit's name."""
        return write_layout(self.layout)

    def shortened(self, finish: int) -> Circuit:
        """Move the finish nearer; a shortcut that would come out beyond it is closed."""
        if not 1 <= finish <= self.finish:
            raise refuse("circuit-too-short", finish=finish, squares=self.finish)
        return self if finish == self.finish else Circuit(self.name, cut(self.layout, finish))

    @property
    def shortcut(self) -> Shortcut | None:
        """The shortcut, if the circuit has one."""
        return self.layout.shortcut

    def lanes(self, square: int, players: int) -> int:
        """Count the lanes open on a square of the road; the start line has one for each car."""
        return self._open_lanes(players)[square] if square else players

    def may_turn_off(self, spot: Spot) -> bool:
        """Say whether a car that stands here may leave by the shortcut."""
        side = self.layout.shortcut
        return side is not None and not spot.shortcut and spot.square == side.entry

    def limit(self, spot: Spot) -> int | None:
        """Give the most km that a move from here may have, if the square says so."""
        return None if spot.shortcut else self.layout.limits[spot.square] or None

    def km(self, spot: Spot) -> int:
        """Give the km of a car that stands here."""
        if spot.shortcut and self.layout.shortcut:
            return self.layout.shortcut.squares[spot.shortcut - 1]
        return spot.square * KM_PER_SQUARE

    def read_spot(self, value: object, players: int, place: str = "cars") -> Spot:
        """Read where a car stands, as positions write it; ``place`` is for the reason."""
        fields = mapping_at(value, place, ("square", "lane", "shortcut"))
        if "shortcut" in fields:
            return self._read_inside(fields, place)
        if "square" not in fields:
            raise refuse("circuit-missing-key", place=place, key="square")
        square = number_at(fields["square"], f"{place}.square", 0, self.finish)
        most = self.lanes(square, players)
        if not square:
            number_at(fields.get("lane", 0), f"{place}.lane", 0, most)
            return START
        if "lane" not in fields and most > 1:
            raise refuse("circuit-which-lane", place=place, square=square, lanes=most)
        return Spot(square, number_at(fields.get("lane", 1), f"{place}.lane", 1, most))

    def write_spot(self, spot: Spot) -> dict[str, int]:
        """Write where a car stands as ``read_spot`` reads it."""
        if spot.shortcut:
            return {"shortcut": spot.shortcut}
        return {"square": spot.square, "lane": spot.lane} if spot.square else {"square": 0}

    def drive(
        self,
        start: Spot,
        km: int,
        others: Collection[Spot],
        players: int,
        *,
        via_shortcut: bool,
        bonuses: bool,
    ) -> Arrival | Refusal:
        """Say where ``km`` from ``start`` end, or why the road doesn't let the car through.

        ``others`` are the other cars. Limits, of squares and of cards, are not looked at;
        ``bonuses`` says whether bonus squares carry this car on.
        """
        steps, rest = divmod(km, KM_PER_SQUARE)
        if steps < 1 or rest:
            raise ValueError(f"a distance is some squares of {KM_PER_SQUARE} km, not {km}")
        side = self.layout.shortcut
        if via_shortcut and not self.may_turn_off(start):
            return Refusal("no-shortcut-here")
        origin, first = start.square, start.square + 1
        inside = side if via_shortcut or start.shortcut else None
        if inside:
            # Seen from beyond the exit, the car comes from as many squares before it.
            origin = inside.exit - 1 - len(inside.squares) + start.shortcut
            first = inside.exit
        if origin + steps > self.finish:
            return Refusal("past-finish", km=km, left=(self.finish - origin) * KM_PER_SQUARE)
        if inside:
            blocked = _blocked_inside(inside, start.shortcut, steps, others)
            if blocked:
                return blocked
            if origin + steps < first:
                return Arrival(start.square, start.shortcut + steps, (1,), ())
        return self._drive_on(first, origin + steps, others, players, bonuses=bonuses)

    def _drive_on(
        self, first: int, target: int, others: Collection[Spot], players: int, *, bonuses: bool
    ) -> Arrival | Refusal:
        """Drive along the road through the squares from ``first`` to ``target``."""
        lanes = self._open_lanes(players)
        taken: dict[int, list[int]] = {}
        for other in others:
            if other.square >= first and not other.shortcut:
                taken.setdefault(other.square, []).append(other.lane)
        full = [square for square, cars in taken.items() if len(cars) >= lanes[square]]
        passed = [square for square in full if first <= square < target]
        if passed:
            square = min(passed)
            return Refusal("road-blocked", square=square, km=square * KM_PER_SQUARE)
        if target in full:
            return Refusal("no-free-lane", square=target, km=target * KM_PER_SQUARE)
        collected: list[int] = []
        while bonuses and (bonus := self.layout.bonuses[target]):
            further = target + bonus // KM_PER_SQUARE
            if further > self.finish or any(target < square <= further for square in full):
                break
            collected.append(bonus)
            target = further
        cars = taken.get(target, ())
        free = tuple(lane for lane in range(1, lanes[target] + 1) if lane not in cars)
        return Arrival(target, 0, free, tuple(collected))

    def _open_lanes(self, players: int) -> tuple[int, ...]:
        return self._all_lanes if players >= PLAYERS_FOR_DARK_LANES else self.layout.lanes

    def _read_inside(self, fields: Mapping[str, object], place: str) -> Spot:
        side = self.layout.shortcut
        if side is None:
            raise refuse("circuit-no-shortcut", place=place)
        inside = number_at(fields["shortcut"], f"{place}.shortcut", 1, len(side.squares))
        number_at(fields.get("lane", 1), f"{place}.lane", 1, 1)
        number_at(fields.get("square", side.entry), f"{place}.square", side.entry, side.entry)
        return Spot(side.entry, 1, inside)


def _blocked_inside(
    side: Shortcut, here: int, steps: int, others: Collection[Spot]
) -> Refusal | None:
    """Say which car ahead in the shortcut, if any, is in the way."""
    ahead = [spot.shortcut for spot in others if here < spot.shortcut <= here + steps]
    if not ahead:
        return None
    nearest = min(ahead)
    code = "no-free-lane" if nearest == here + steps else "road-blocked"
    return Refusal(code, square=side.entry, km=side.squares[nearest - 1])
