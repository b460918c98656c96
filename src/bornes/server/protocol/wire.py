"""How cards, moves, events and views look in messages.

The events of the protocol are made from the engine's own, so that they are written down
once. Every type here has a JSON Schema; see `bornes.server.protocol.schema`.
"""

from __future__ import annotations

import re
from dataclasses import fields
from functools import lru_cache
from typing import Final, Literal, Union, get_args, get_type_hints

import msgspec
from msgspec import Raw, Struct

from bornes.circuit import Spot
from bornes.circuit.layout import Layout
from bornes.engine import events as engine
from bornes.engine.cards import Card
from bornes.engine.moves import Move, Verb
from bornes.engine.state import Ending, MatchEnding

Side = str
Score = dict[str, dict[str, int]]


class MoveInfo(Struct, frozen=True, omit_defaults=True):
    """A move: its text, which is what a client sends, and its parts."""

    text: str
    seat: int
    verb: Verb
    card: Card | None = None
    doubled: Card | None = None
    on: Side | None = None
    curing: Card | None = None
    top: Card | None = None
    lane: int | None = None
    shortcut: bool = False
    to: Spot | None = None  # where the car would stand, in the moves that one may choose from


class SideInfo(Struct, frozen=True):
    """One side's table."""

    side: Side
    seats: tuple[int, ...]
    battle: list[Card]
    speed: list[Card]
    distance: list[Card]
    safeties: list[Card]
    coups: list[Card]
    """The safeties that were a coup fourré."""
    hazards: tuple[Card, ...]
    """Every hazard in force."""
    limited: bool
    rolling: bool
    km: int
    spot: Spot
    """Where its car stands, in an edition with a road."""


class HandResult(Struct, frozen=True):
    """Who won a hand, and why it ended."""

    winners: tuple[Side, ...]
    reason: Ending


class MatchResult(Struct, frozen=True):
    """Who won a match, and why it ended."""

    winners: tuple[Side, ...]
    reason: MatchEnding


class OpenTable(Struct, frozen=True):
    """What everybody may see: the view of a spectator."""

    hand_number: int
    dealer: int
    phase: Literal["draw", "play", "react", "extension", "over"]
    turn: int
    to_act: int | None
    """The seat whose move is awaited; nothing while answers are open and after a hand."""
    plays_left: int
    owed: int
    taken: Card | None
    target: int
    extension: Side | None
    draw_size: int
    discards: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    """How many cards each seat holds, seat 1 first."""
    sides: list[SideInfo]
    score: Score
    """This hand, line by line."""
    scores: dict[str, int]
    """Match totals: points, or games won."""
    sheets: tuple[Score, ...]
    """Every finished hand of the match."""
    outcome: HandResult | None
    match_outcome: MatchResult | None


class Asked(Struct, frozen=True):
    """What a seat is asked out of turn."""

    by: int
    side: Side
    hazard: Card | None
    back_to: Spot | None


class Own(Struct, frozen=True):
    """What one seat alone may see."""

    hand: tuple[Card, ...]
    asked: Asked | None
    legal: list[MoveInfo]


# --- events -----------------------------------------------------------------------


def _snake(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def _of_the_wire(event: type) -> type[Struct]:
    """The type of an event in messages: the same fields, with a tag, and moves in parts."""
    hints = get_type_hints(event)
    found = [
        (field.name, MoveInfo if hints[field.name] is Move else hints[field.name])
        for field in fields(event)
    ]
    return msgspec.defstruct(
        event.__name__,
        found,
        tag_field="type",
        tag=_snake(event.__name__),
        frozen=True,
        module=__name__,
        namespace={"__doc__": event.__doc__},
    )


# Passes are shown to nobody, so that there is no way to write one.
EVENT_TYPES: Final = {
    event: _of_the_wire(event) for event in get_args(engine.Event) if event is not engine.SeatPassed
}
AnyEvent: Final = Union[tuple(EVENT_TYPES.values())]  # noqa: UP007 -- made at run time

# There are few of these, and they are not worth remembering.
_LONG: Final = (engine.HandDealt, engine.HandEnded)

encode: Final = msgspec.json.Encoder().encode


@lru_cache(8192)
def move_info(move: Move, to: Spot | None = None) -> MoveInfo:
    """A move in parts; ``to`` is where it would take a car."""
    return MoveInfo(
        str(move),
        move.seat,
        move.verb,
        move.card,
        move.doubled,
        move.on,
        move.curing,
        move.top,
        move.lane,
        move.shortcut,
        to,
    )


def event_raw(event: engine.Event) -> Raw:
    """An event as bytes."""
    return _written(event) if type(event) in _LONG else _known(event)


@lru_cache(8192)
def _known(event: engine.Event) -> Raw:
    return _written(event)


def _written(event: engine.Event) -> Raw:
    values = (getattr(event, field.name) for field in fields(event))
    made = EVENT_TYPES[type(event)](
        *(move_info(value) if isinstance(value, Move) else value for value in values)
    )
    return Raw(encode(made))


# --- the road ---------------------------------------------------------------------


class ShortcutInfo(Struct, frozen=True):
    """A side road of single-lane squares, with the km of those between its ends."""

    entry: int
    squares: tuple[int, ...]
    exit: int


class Road(Struct, frozen=True):
    """A circuit, square by square; index 0 is the start line. Dark lanes count with four cars."""

    name: str
    lanes: tuple[int, ...]
    dark: tuple[bool, ...]
    limits: tuple[int, ...]
    bonuses: tuple[int, ...]
    shortcut: ShortcutInfo | None


def road(name: str, layout: Layout) -> Road:
    """A circuit as it is drawn."""
    way = layout.shortcut
    return Road(
        name,
        layout.lanes,
        layout.dark,
        layout.limits,
        layout.bonuses,
        None if way is None else ShortcutInfo(way.entry, way.squares, way.exit),
    )
