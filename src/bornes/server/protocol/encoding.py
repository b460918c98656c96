"""From the engine's values to those of messages, and from messages to text."""

from __future__ import annotations

import struct
from dataclasses import fields
from functools import lru_cache
from typing import Final

import msgspec
from msgspec import Raw, Struct

from bornes.circuit import Spot
from bornes.circuit.layout import Layout
from bornes.editions import edition_named
from bornes.engine import events as engine
from bornes.engine.moves import Move
from bornes.engine.rules import Rules
from bornes.engine.scoring import lines_of
from bornes.server.protocol.events import EVENT_TYPES
from bornes.server.protocol.game import MoveInfo, Road, ShortcutInfo
from bornes.server.protocol.messages import RulesInfo, Stakes

# There are few of these, and they are not worth remembering.
_LONG: Final = (engine.HandDealt, engine.HandEnded)

encode: Final = msgspec.json.Encoder().encode

_WHOLE_TEXT: Final = 0x81
_TWO_BYTES: Final = 126
_EIGHT_BYTES: Final = 127
_HEAD_OF_TWO: Final = struct.Struct("!BBH").pack
_HEAD_OF_EIGHT: Final = struct.Struct("!BBQ").pack


def to_text(message: Struct) -> str:
    """A message as text."""
    return encode(message).decode()


def to_frame(message: Struct) -> bytes:
    """A message as it goes over a WebSocket."""
    return framed(encode(message))


def framed(message: bytes) -> bytes:
    """A text as one frame of a WebSocket; a server masks none, so that many can be sent the same.

    RFC 6455, 5.2: it is the last and only part of a text, and says how long it is.
    """
    size = len(message)
    if size < _TWO_BYTES:
        return bytes((_WHOLE_TEXT, size)) + message
    if size < 1 << 16:
        return _HEAD_OF_TWO(_WHOLE_TEXT, _TWO_BYTES, size) + message
    return _HEAD_OF_EIGHT(_WHOLE_TEXT, _EIGHT_BYTES, size) + message


def unframed(frame: bytes) -> bytes:
    """The text in a frame of ours, for whoever has no WebSocket."""
    longer = {_TWO_BYTES: 4, _EIGHT_BYTES: 10}
    return frame[longer.get(frame[1], 2) :]


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


@lru_cache(256)
def rules_info(rules: Rules) -> RulesInfo:
    """What a page needs of the rules."""
    circuit = rules.circuit
    return RulesInfo(
        seating=rules.seating,
        target=rules.target,
        extension_to=rules.extension_to,
        hand_size=rules.hand_size,
        deck_size=len(rules.cards),
        cards=tuple(dict.fromkeys(rules.cards)),
        scored=rules.scored,
        in_miles=edition_named(rules.edition).in_miles,
        piles=rules.remedy_covers,
        draws_itself=rules.draws_itself,
        match_total=rules.match_total,
        match_hands=rules.match_hands,
        games=rules.games,
        lines=lines_of(rules),
        road=None if circuit is None else _road(circuit.name, circuit.layout),
        stakes=Stakes(
            rules.points.coup_fourre if rules.scored else 0,
            rules.coup_fourre_km,
            rules.points.extension if rules.scored and rules.extension_to is not None else 0,
        ),
    )


def _road(name: str, layout: Layout) -> Road:
    way = layout.shortcut
    return Road(
        name,
        layout.lanes,
        layout.dark,
        layout.limits,
        layout.bonuses,
        None if way is None else ShortcutInfo(way.entry, way.squares, way.exit),
    )
