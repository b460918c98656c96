"""What HTTP requests and their answers hold."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from bornes.server.protocol.clocks import ClockChoice, ClockRange
from bornes.server.protocol.messages import Problem, RulesInfo, TableInfo
from bornes.server.protocol.values import (
    BotLevel,
    CarId,
    Colour,
    DriverId,
    EditionId,
    Language,
    PhraseId,
    Seat,
    Seconds,
    Secret,
    Short,
)


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends; what is not known is refused."""


class Me(Body, frozen=True, tag_field="kind", tag="me"):
    """The seat is for whoever makes the table."""

    name: Short
    car: CarId | None = None
    """The car that one would like; null if any will do."""
    colour: Colour | None = None
    """The colour that one would like; null if any will do."""


class Here(Body, frozen=True, tag_field="kind", tag="here"):
    """The seat is for somebody who plays on the same device as whoever makes the table."""

    name: Short
    car: CarId | None = None
    """The car that they would like; null if any will do."""
    colour: Colour | None = None
    """The colour that they would like; null if any will do."""


class Friend(Body, frozen=True, tag_field="kind", tag="friend"):
    """The seat is for somebody who comes by the link."""


class BotSeat(Body, frozen=True, tag_field="kind", tag="bot"):
    """The seat is a bot's."""

    level: BotLevel = "steady"


class CreateTable(Body, frozen=True):
    """A table to be made. What is left out has a sensible value."""

    edition: Short
    seats: Annotated[list[Me | Here | Friend | BotSeat], Meta(min_length=2, max_length=6)]
    """Who sits where, seat 1 first; there are as many players as seats."""
    options: dict[str, Any] = {}
    house: dict[str, Any] = {}
    pause: Seconds | None = 8.0
    """How many seconds answers stay open; null for until all who might answer have spoken."""
    bot_delay: Annotated[float, Meta(ge=0, le=10)] = 0.9
    """How many seconds a bot takes for a move."""
    deal_pause: Seconds | None = None
    """How many seconds after a hand the next one is dealt; null for when all are ready."""
    phrases: bool = True
    """Whether persons may say phrases to each other."""
    spectators_allowed: bool = True
    """Whether whoever has no seat is shown what is played."""
    undo: Annotated[float, Meta(ge=0, le=10)] | None = None
    """How many seconds a move against bots alone can be taken back; null for not at all."""
    clock: ClockChoice | None = None
    """How much time persons have; null for as much as they like."""


class OpenRecord(Body, frozen=True):
    """A record that somebody has, to be looked back at."""

    record: str


class OpenMoment(Body, frozen=True):
    """A moment of a record that somebody has."""

    record: str
    stop: int
    seat: Seat | None = None
    """The seat whose view it is; null for all cards open."""


class PlayOn(Body, frozen=True):
    """A moment of a finished match is to be played on from, against bots."""

    name: Short
    seat: Seat | None = None
    """The seat that one plays; null for the one whose turn it is."""
    car: CarId | None = None
    """The car that one would like; null if any will do."""
    colour: Colour | None = None
    """The colour that one would like; null if any will do."""
    level: BotLevel = "steady"
    """The bots in the seats that other persons had; bots stay as strong as they were."""
    bot_delay: Annotated[float, Meta(ge=0, le=10)] = 0.9
    """How many seconds a bot takes for a move."""
    undo: Annotated[float, Meta(ge=0, le=10)] | None = None
    """How many seconds a move can be taken back; null for not at all."""


class Learn(Body, frozen=True):
    """A guided hand is to be played: the first game, step by step."""

    name: Short
    car: CarId | None = None
    """The car that one would like; null if any will do."""
    colour: Colour | None = None
    """The colour that one would like; null if any will do."""
    bot_delay: Annotated[float, Meta(ge=0, le=10)] = 1.2
    """How many seconds a bot takes for a move."""


class PlayDaily(Body, frozen=True):
    """The deal of the day is to be played."""

    name: Short
    car: CarId | None = None
    """The car that one would like; null if any will do."""
    colour: Colour | None = None
    """The colour that one would like; null if any will do."""
    bot_delay: Annotated[float, Meta(ge=0, le=10)] = 0.9
    """How many seconds the bot takes for a move."""


class CarriedShuffle(Body, frozen=True):
    """The secret of a match that was dealt on a device."""

    match: Annotated[int, Meta(ge=1)]
    seed: Annotated[str, Meta(pattern=r"^[0-9]{1,78}(?!\n)$")]
    """The seed in decimal."""
    salt: Annotated[str, Meta(pattern=r"^[0-9A-Za-z_-]{1,128}(?!\n)$")]


class Carry(Body, frozen=True):
    """A table that was begun on a device is to go on here."""

    key: Annotated[str, Meta(pattern=r"^[0-9A-Za-z_-]{40,100}(?!\n)$")]
    """A secret of the device for this table. Whoever asks again with it gets the same table."""
    entries: list[str]
    """The log of the table, each entry as it was kept."""
    shuffles: list[CarriedShuffle]
    """The secrets of all its matches, and of the next one if it was chosen."""


class TakeSeat(Body, frozen=True):
    """A free seat, or a certain one."""

    name: Short
    seat: Seat | None = None
    car: CarId | None = None
    """The car that one would like; null if any will do."""
    colour: Colour | None = None
    """The colour that one would like; null if any will do."""


class Redeem(Body, frozen=True):
    """A code that hands a seat over."""

    code: Secret


class SeatHere(Struct, frozen=True):
    """The seat of somebody who plays on the same device, and what opens it."""

    seat: int
    token: str


class Seated(Struct, frozen=True):
    """Somebody has a seat. The token is told once: it is what they come back with."""

    seat: int | None
    token: str | None
    table: TableInfo
    here: list[SeatHere] = []
    """The seats of the others on this device, each with a token of its own."""


class Handover(Struct, frozen=True):
    """A code for another device; it works once."""

    seat: int
    code: str
    seconds: int


class NumberRange(Struct, frozen=True):
    """Whole numbers from the least, in steps."""

    least: int
    most: int | None
    """The largest number; null for the number of players."""
    step: int


class OptionNeeds(Struct, frozen=True):
    """What an option goes with: all that is not null."""

    scored: bool | None
    """Whether hands must be scored or must not be; null if it makes no difference."""
    players: tuple[int, ...] | None
    """The numbers of players that it is for; null for all."""
    option: str | None
    """The name of another option that must be switched on; null for none."""


class OptionInfo(Struct, frozen=True):
    """An option of an edition. It may always be its default, a number or not."""

    name: str
    default: Any
    values: str
    """What the option takes, in English words; `options.ftl` has it in every language."""
    among: tuple[Any, ...] | None
    """Every value that the option takes, where there are few; null otherwise."""
    range: NumberRange | None
    """The numbers that the option takes; null if it takes none, or only those of `among`."""
    needs: OptionNeeds | None
    """What has to hold before the option may be anything but its default; null for nothing."""
    yields_to: str | None
    """The option that takes its place where both are chosen; null for none."""
    scores: tuple[Any, ...]
    """The values with which hands are scored, at a table whose rules don't score them."""
    sets: str | None = None
    """The field of the rules that becomes the option's value; null if its effect is another."""
    leap: int = 1
    """The step in which a number is best turned up or down."""


class EditionInfo(Struct, frozen=True):
    """An edition, with the rules for each number of players."""

    id: EditionId
    in_miles: bool
    options: list[OptionInfo]
    tables: dict[str, RulesInfo]
    language: Language | None = None
    """The language that the rulebook is printed in."""
    lesson: bool = False
    """Whether there is a guided hand of it."""


class DriverInfo(Struct, frozen=True):
    """A driver, and the level that he or she plays at."""

    id: DriverId
    level: BotLevel
    car: CarId
    colour: Colour


class Choices(Struct, frozen=True):
    """Everything that one can choose from when a table is made."""

    version: int
    editions: list[EditionInfo]
    bots: tuple[BotLevel, ...]
    languages: tuple[Language, ...]
    shortest_pause: float
    longest_pause: float
    longest_name: int
    drivers: tuple[DriverInfo, ...]
    """The drivers that bots may be."""
    phrases: tuple[PhraseId, ...]
    """What persons may say to each other at a table."""
    cars: tuple[CarId, ...]
    colours: tuple[Colour, ...]
    clocks: list[ClockRange] = []
    """How much time a table may choose for moves and matches."""
    longest_increment: float = 0.0
    """How many seconds each move may give back at most, where the time is for a match."""


class HouseFieldInfo(Struct, frozen=True):
    """A house rule that can be chosen; its words stand in `house.ftl`."""

    name: str
    """The name of the field; a line of the score is `points.` and its name."""
    kind: Literal["switch", "number", "choice", "text"]
    printed: Any
    """What the rulebook says, for so many players; null for none, and always for `circuit`."""
    among: tuple[Any, ...] | None
    """Everything that a switch or a choice may be; null otherwise."""
    range: NumberRange | None
    """The numbers that it may be; null if it is no number."""
    leap: int
    """The step in which a number is best turned up or down."""
    may_be_none: bool
    """Whether there may be no such number."""
    unit: Literal["none", "distance", "points"]
    """The unit in which the number of the field counts."""


class HouseGroup(Struct, frozen=True):
    """House rules that change the same part of the game."""

    name: str
    fields: list[HouseFieldInfo]


class HouseInfo(Struct, frozen=True):
    """Every house rule that can be chosen at a table of an edition, by what it changes."""

    groups: list[HouseGroup]


class CheckHouse(Body, frozen=True):
    """House rules that somebody thinks of, before a table is made with them."""

    edition: Short
    players: Annotated[int, Meta(ge=2, le=6)]
    options: dict[str, Any] = {}
    house: dict[str, Any] = {}


class HouseRefused(Struct, frozen=True):
    """Why house rules don't go together."""

    fields: tuple[str, ...]
    """The fields that it is about; empty if it is about something else."""
    problem: Problem


class HouseChecked(Struct, frozen=True):
    """What house rules come to."""

    printed: dict[str, Any]
    """What every field would be without them, with the options."""
    values: dict[str, Any] | None
    """What every field is with them; null if they are refused."""
    rules: RulesInfo | None
    """The rules with them; null if they are refused."""
    alone: tuple[str, ...]
    """The fields that can be changed by themselves; the others need another change as well."""
    refused: HouseRefused | None
    """Why they are refused; null if they are not."""


class Health(Struct, frozen=True):
    """How the server is."""

    status: Literal["ok", "storage-failed"]
    """Whether all is well; `storage-failed` while what is done at tables can't be kept."""
    version: str
    tables: int
    """How many tables the log has."""
    in_memory: int
    """How many tables somebody looks at, or has looked at a moment ago."""
    connections: int
    """How many WebSockets are open at tables."""
    newer_tables: int = 0
    """How many tables were refused because a newer server has written to them."""
