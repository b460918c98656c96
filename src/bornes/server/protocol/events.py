"""The events of messages. They are made from the engine's own, so that they are written once."""

from __future__ import annotations

import re
from dataclasses import fields
from typing import Final, Union, get_args, get_type_hints

import msgspec
from msgspec import Struct

from bornes.engine import events as engine
from bornes.engine.moves import Move
from bornes.server.protocol.game import MoveInfo


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
