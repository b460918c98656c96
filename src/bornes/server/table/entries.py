"""What a table's log holds: everything that was decided, in order.

Replaying the entries with the engine gives the table. The seeds, which would tell every
card, are stored apart from them; an entry has only the commitment to one.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Struct

from bornes.editions import RULES_VERSION
from bornes.server.protocol.clocks import ClockChoice
from bornes.server.protocol.values import BotLevel, Seconds


class Entry(
    Struct,
    frozen=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    tag_field="type",
    kw_only=True,
):
    """One line of a log."""

    at: float | None = None
    """When it was written, in seconds that servers have seen pass; told where there are clocks."""


class Planned(Struct, frozen=True, omit_defaults=True):
    """Who is to have a seat: a person, or a bot of a level."""

    level: BotLevel | None = None
    driver: str | None = None
    """Who the bot is; None for a person, and in logs from before drivers."""


class Beginning(Struct, frozen=True, omit_defaults=True):
    """A prepared moment from which a table begins, instead of a deal.

    Against bots alone: whoever has it made may know every card of it.
    """

    position: dict[str, Any]
    """The table at that moment, every card listed, in the project's notation; without a seed."""
    lesson: str | None = None
    """The guided hand that it belongs to; None if it is a moment of a match that was played."""


class Created(Entry, frozen=True, tag="created"):
    """The table was set up."""

    edition: str
    players: int
    seats: tuple[Planned, ...]
    commitment: str
    options: dict[str, Any] = {}
    house: dict[str, Any] = {}
    pause: Seconds | None = None
    """How many seconds answers stay open; None for until all who might answer have spoken."""
    bot_delay: Seconds = 0.0
    """How many seconds a bot takes for a move."""
    deal_pause: Seconds | None = None
    """How many seconds after a hand the next one is dealt; None for when all are ready."""
    version: int = 1
    """The version of the readings that options and house rules were chosen by."""
    phrases: bool = False
    """Whether persons may say phrases to each other; tables from before phrases have none."""
    spectators_allowed: bool = True
    """Whether whoever has no seat is shown what is played."""
    undo: Seconds | None = None
    """How many seconds a move against bots alone can be taken back; None for not at all, as at
    tables from before."""
    clock: ClockChoice | None = None
    """How much time persons have; None for as much as they like, as at tables from before."""
    beginning: Beginning | None = None
    """The moment that the first match begins from; None if its cards are dealt."""
    daily: str | None = None
    """The date whose deal of the day the first match is; None if its seed is a secret."""
    carried: int = 0
    """How many matches have their cards from a device, on which the table was begun."""


class SeatTaken(Entry, frozen=True, tag="seat_taken"):
    """A person took a seat."""

    seat: int
    name: str
    token: str
    """The hash of the secret that opens the seat."""
    person: str | None = None
    """The hash of what their browser is known by at this table; None if it is not known."""
    car: str | None = None
    """The car that the person would like; None if any will do."""
    colour: str | None = None
    """The colour that the person would like; None if any will do."""
    beside: int | None = None
    """The seat on whose device the person plays; None if they have one of their own."""


class SeatLeft(Entry, frozen=True, tag="seat_left"):
    """A person gave a seat up; a bot plays it if the match has begun."""

    seat: int
    level: BotLevel
    offer: bool = False
    """Whether they have agreed that anybody may take it."""
    driver: str | None = None
    """Who that bot is; None in logs from before drivers."""


class OfferVoted(Entry, frozen=True, tag="offer_voted"):
    """A person agrees that anybody may take a seat that was left, or no longer does."""

    seat: int
    """The seat of the person who agrees."""
    about: int
    """The seat that was left."""
    agree: bool


class SeatFilled(Entry, frozen=True, tag="seat_filled"):
    """A seat that nobody had taken was given to a bot."""

    seat: int
    level: BotLevel
    driver: str | None = None
    """Who the bot is; None in logs from before drivers."""


class HandoverOffered(Entry, frozen=True, tag="handover_offered"):
    """A seat may be taken over by whoever knows a code."""

    seat: int
    code: str
    """The hash of the code that hands the seat over."""
    until: float
    """The time until which the code works, in seconds since 1970."""


class HandedOver(Entry, frozen=True, tag="handed_over"):
    """Another device has the seat now; the old secret opens nothing any more."""

    seat: int
    token: str
    person: str | None = None


class StoodIn(Entry, frozen=True, tag="stood_in"):
    """A bot plays for a person who was away too long."""

    seat: int
    level: BotLevel


class TimeUp(Entry, frozen=True, tag="time_up"):
    """The time of a person is up: a bot takes over, or the match is lost."""

    seat: int
    level: BotLevel | None = None
    """The bot that takes over; None if the match is lost."""


class CameBack(Entry, frozen=True, tag="came_back"):
    """The person plays again."""

    seat: int


class Started(Entry, frozen=True, tag="started"):
    """All seats were taken, and the first hand was dealt."""


class Moved(Entry, frozen=True, tag="moved"):
    """A seat made a move; it may be an answer."""

    move: str


class Undone(Entry, frozen=True, tag="undone"):
    """The person against bots took their last move back, before a card was drawn or shown."""


class MoveStood(Entry, frozen=True, tag="move_stood"):
    """It became too late to take the last move back, and the game goes on."""


class Declined(Entry, frozen=True, tag="declined"):
    """A seat that might have answered said that it does not."""

    seat: int


class AnswersClosed(Entry, frozen=True, tag="answers_closed"):
    """It became too late to answer; whoever was asked has passed."""


class SaidReady(Entry, frozen=True, tag="said_ready"):
    """A person is ready for the next hand."""

    seat: int


class Dealt(Entry, frozen=True, tag="dealt"):
    """The next hand was dealt."""


class AbandonVoted(Entry, frozen=True, tag="abandon_voted"):
    """A person wants the match to end here, or no longer does."""

    seat: int
    agree: bool


class Abandoned(Entry, frozen=True, tag="abandoned"):
    """All agreed to end the match here."""


class RematchVoted(Entry, frozen=True, tag="rematch_voted"):
    """A person wants another match; the first to say so brings its commitment."""

    seat: int
    commitment: str | None = None


class Rematched(Entry, frozen=True, tag="rematched"):
    """All agreed: another match began, and its first hand was dealt."""


AnyEntry = (
    Created
    | SeatTaken
    | SeatLeft
    | OfferVoted
    | SeatFilled
    | HandoverOffered
    | HandedOver
    | StoodIn
    | TimeUp
    | CameBack
    | Started
    | Moved
    | Undone
    | MoveStood
    | Declined
    | AnswersClosed
    | SaidReady
    | Dealt
    | AbandonVoted
    | Abandoned
    | RematchVoted
    | Rematched
)

SCHEMA: Final = 6
"""The version of these types. In 1, entries didn't say theirs; in 2, no move was taken back; in 3,
there were no clocks; in 4, every match began with a deal; in 5, every table began
where it is. All are read as they stand."""
ENGINE: Final = RULES_VERSION
"""The version of the rules with which an entry was written, and which may be needed to read it.

By which readings a table is played is another matter: `Created.version` says that.
"""

_BEFORE_VERSIONS: Final = (1, 1)
_TAIL: Final = f',"v":[{SCHEMA},{ENGINE}]}}'.encode()
_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(AnyEntry).decode


class NewerEntry(Exception):
    """An entry was written by a newer Bornes than this, which alone knows what it means."""


class _Versions(Struct, frozen=True):
    """What an entry says about itself."""

    v: tuple[int, int] = _BEFORE_VERSIONS


_versions: Final = msgspec.json.Decoder(_Versions).decode


def encode(entry: AnyEntry) -> bytes:
    """An entry as it is kept, with the versions of its types and of the engine."""
    return bytes(_encode(entry)[:-1] + _TAIL)  # every entry has its type, so a comma fits


def decode(line: bytes | str) -> AnyEntry:
    """An entry as it was kept, by this Bornes or an earlier one; `NewerEntry` if by a later one."""
    raw = line.encode() if isinstance(line, str) else bytes(line)
    if raw.endswith(_TAIL):  # almost all are
        entry: AnyEntry = _decode(raw[: -len(_TAIL)] + b"}")
        return entry
    schema, engine = _versions(raw).v
    if schema > SCHEMA or engine > ENGINE:
        raise NewerEntry(f"log {schema}.{engine}, newer than {SCHEMA}.{ENGINE}")
    fields = msgspec.json.decode(raw)
    fields.pop("v", None)
    # Where a version has other fields than the next one, they are renamed here.
    older: AnyEntry = msgspec.convert(fields, AnyEntry)
    return older
