"""The kinds of value that fields of messages have: names from closed lists, bounded texts."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Final, Literal

from msgspec import Meta

from bornes.bots import BOTS
from bornes.editions import EDITIONS
from bornes.server.protocol.drivers import CARS, COLOURS, DRIVERS
from bornes.server.protocol.phrases import PHRASES

VERSION: Final = 1
"""The version of the protocol, which a client names in its first message."""

Language = Literal["en", "fr", "nl"]
Seat = Annotated[int, Meta(ge=1, le=6)]
Seq = Annotated[int, Meta(ge=0)]
Seconds = Annotated[float, Meta(ge=0, le=3600)]
Short = Annotated[str, Meta(max_length=64)]
Secret = Annotated[str, Meta(max_length=100)]
Tag = Annotated[str, Meta(max_length=40)]
# Moves are kept for good once they are read, so that there must not be too many to think of.
MoveText = Annotated[str, Meta(max_length=80, pattern=r"^[1-6]: (?!.*lane [0-9]{2})")]

# Each list stands once, where its things are; schemas, and with them the page, get it from there.
if TYPE_CHECKING:
    EditionId = str
    BotLevel = str
    CarId = str
    Colour = str
    DriverId = str
    PhraseId = str
else:
    EditionId = Literal[tuple(EDITIONS)]
    BotLevel = Annotated[
        str,
        Meta(
            max_length=100,
            title="BotLevel",
            description="A bot: one of ours, or one that the operator of the server allows.",
            examples=list(BOTS),
        ),
    ]
    CarId = Literal[tuple(CARS)]
    Colour = Literal[tuple(COLOURS)]
    DriverId = Literal[tuple(DRIVERS)]
    PhraseId = Literal[tuple(PHRASES)]


class Waiting(StrEnum):
    """How long answers stay open."""

    TIMED = "timed"
    """Answers stay open for the same time, whatever happens, unless there is an answer."""
    ALL = "all"
    """Answers stay open until everybody who might answer has declined."""
    SOLO = "solo"
    """With one person against bots, answers stay open until whoever is asked has decided."""
