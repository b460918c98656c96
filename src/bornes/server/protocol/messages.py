"""The protocol: every message that a client or the server may send.

Messages are JSON objects, told apart by their ``type``. Reading is strict: an unknown
field, or one of the wrong kind, is refused.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from bornes.engine.cards import Card
from bornes.server.protocol.clocks import ClockChoice, ClockTimes
from bornes.server.protocol.events import AnyEvent
from bornes.server.protocol.game import MoveInfo, OpenTable, Own, Road
from bornes.server.protocol.values import (
    BotLevel,
    CarId,
    Colour,
    DriverId,
    EditionId,
    Language,
    MoveText,
    PhraseId,
    Seat,
    Secret,
    Seq,
    Tag,
    Waiting,
)

# --- what a client sends ----------------------------------------------------------


class Request(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    """Anything a client sends. ``re`` comes back in the answer to it."""

    re: Tag | None = None


class Hello(Request, frozen=True, tag="hello"):
    """The first message, and whenever a client has become somebody else."""

    version: int
    token: Secret | None = None
    """The secret that opens a seat; null to look on."""
    since: Seq = 0
    """How many events the client has already."""
    language: Language = "en"


class MakeMove(Request, frozen=True, tag="move"):
    """A move, as it is written; ``seq`` is the number of events it was decided on."""

    move: MoveText
    seq: Seq


class Undo(Request, frozen=True, tag="undo"):
    """I take my last move back; ``seq`` is the number of events with it. Against bots only."""

    seq: Seq


class GoOn(Request, frozen=True, tag="go_on"):
    """My last move stands: nobody need wait until it is too late to take it back."""

    seq: Seq


class Decline(Request, frozen=True, tag="decline"):
    """No answer from me."""

    seq: Seq


class Ready(Request, frozen=True, tag="ready"):
    """Deal the next hand, as far as I am concerned."""


class Abandon(Request, frozen=True, tag="abandon"):
    """Let us end the match here, or rather not."""

    agree: bool


class Rematch(Request, frozen=True, tag="rematch"):
    """Another match with the same people."""


class Leave(Request, frozen=True, tag="leave"):
    """I give my seat up; a bot plays on."""

    offer: bool = False
    """Whether anybody may take it; otherwise all others have to agree first."""


class OfferSeat(Request, frozen=True, tag="offer_seat"):
    """Somebody else may take a seat that was left, or rather not."""

    seat: Seat
    agree: bool


class FillSeat(Request, frozen=True, tag="fill_seat"):
    """Give a seat that nobody has taken to a bot, before the match."""

    seat: Seat
    level: BotLevel


class AskHint(Request, frozen=True, tag="hint"):
    """What would you play? Against bots only."""


class Say(Request, frozen=True, tag="say"):
    """A phrase from the fixed set, for everybody at the table."""

    phrase: PhraseId


class Ping(Request, frozen=True, tag="ping"):
    """Are you there?"""


AnyRequest = (
    Hello
    | MakeMove
    | Undo
    | GoOn
    | Decline
    | Ready
    | Abandon
    | Rematch
    | Leave
    | OfferSeat
    | FillSeat
    | AskHint
    | Say
    | Ping
)
decode_request: Final = msgspec.json.Decoder(AnyRequest).decode

# --- what the server sends --------------------------------------------------------


class SeatInfo(Struct, frozen=True):
    """A seat, and who has it."""

    seat: int
    side: str
    kind: Literal["open", "person", "bot"]
    """Who has the seat; an open one is nobody's, and a bot plays it once the match is on."""
    name: str | None
    level: BotLevel | None
    """The bot that plays the seat now, perhaps for a person who is away; null if none does."""
    present: bool
    grace: float | None
    """The seconds from now until a bot plays for a person who is away; null if none is coming."""
    ready: bool
    abandon: bool
    rematch: bool
    offered: bool
    """Whether whoever comes may take it now."""
    agreed: tuple[int, ...]
    """The seats of those who agree that somebody takes it, since it was left."""
    driver: DriverId | None = None
    """Who the bot is that has the seat; null for a person, and at tables from before drivers."""
    car: CarId | None = None
    """The car that whoever has the seat would like; null if any will do."""
    colour: Colour | None = None
    """The colour that whoever has the seat would like; null if any will do."""
    out_of_time: bool = False
    """Whether a bot plays because the person's time was up."""
    beside: int | None = None
    """The seat on whose device the person plays; null if they have one of their own."""


class Stakes(Struct, frozen=True):
    """What some moments are worth at a table."""

    coup_fourre: int
    """The points of a coup fourré beside those of its safety; 0 where hands give none."""
    coup_fourre_km: int
    """How far the car drives with it."""
    extension: int
    """The points of an extension, for whoever wins it or for the others; 0 without one."""


class RulesInfo(Struct, frozen=True):
    """What a page needs of the rules."""

    seating: str
    target: int
    extension_to: int | None
    hand_size: int
    deck_size: int
    cards: tuple[Card, ...]
    """Every kind of card in the deck."""
    scored: bool
    in_miles: bool
    piles: bool
    """Whether hazards and remedies pile up; otherwise both leave the table together."""
    draws_itself: bool
    match_total: int | None
    match_hands: int | None
    games: int
    lines: tuple[str, ...]
    """The lines of the score sheet, in order; none where hands are games that are won."""
    road: Road | None
    stakes: Stakes
    """What a coup fourré and an extension are worth."""


class Opening(Struct, frozen=True):
    """What opens the commitment to a finished match: its seed, in decimal, and the salt."""

    seed: str
    salt: str


class TableInfo(Struct, frozen=True):
    """Everything about a table but its cards."""

    id: str
    edition: EditionId
    players: int
    options: dict[str, Any]
    house: dict[str, Any]
    rules: RulesInfo
    pause: float | None
    """How many seconds answers stay open; null for until all who might answer have spoken."""
    bot_delay: float
    deal_pause: float | None
    status: Literal["waiting", "playing", "over", "abandoned"]
    match: int
    """The number of the match at this table."""
    commitment: str
    """The commitment to the shuffle of this match."""
    next_commitment: str | None
    """The commitment to the shuffle of the next match; null before somebody wants one."""
    opening: Opening | None
    """What opens the commitment; null before the match is over."""
    seats: list[SeatInfo]
    spectators: int
    """How many look on; at a table without spectators, none."""
    phrases: bool = False
    """Whether persons may say phrases to each other."""
    spectators_allowed: bool = True
    """Whether whoever has no seat is shown what is played."""
    undo: float | None = None
    """How many seconds a move against bots alone can be taken back; null for not at all."""
    undone: int = 0
    """How many moves of this match were taken back."""
    clock: ClockChoice | None = None
    """How much time persons have; null for as much as they like."""
    times: ClockTimes | None = None
    """How much time everybody has now; null without clocks, and for whoever may not look on."""
    waits_for: list[int] = []
    """The persons who may do what the table waits for; none for whoever may not look on."""
    beginning: Literal["lesson", "moment"] | None = None
    """What this match began from: a guided hand or a moment of another match; null for a deal."""
    lost_on_time: int | None = None
    """The seat whose time was up, so that this match was lost; null if none has."""
    daily: str | None = None
    """The date whose deal of the day this match is, such as `2026-11-19`; null if it is none."""
    dealt_on_device: bool = False
    """Whether the cards of this match come from a device, which brought the table here."""


class UndoInfo(Struct, frozen=True):
    """The last move can be taken back."""

    seat: int
    """The seat that made it."""
    seconds: float | None
    """In how many seconds from now it stands; null where the seat's next move decides that."""


class AnswerInfo(Struct, frozen=True):
    """Answers are open. It says the same to everybody, whether or not there is an answer."""

    by: int
    side: str
    hazard: Card | None
    seats: tuple[int, ...]
    """The seats that might answer, for all the table knows."""
    declined: tuple[int, ...]
    """The seats that have declined, where all must speak; none where it is nobody's business."""
    waiting: Waiting
    seconds: float | None
    """For how many seconds from now answers are open; null where no clock decides."""


class Welcome(Struct, frozen=True, tag_field="type", tag="welcome"):
    """The answer to a hello: everything there is to see now."""

    version: int
    seat: int | None
    table: TableInfo
    seq: int
    first: int
    """The number of the first event told here; the client has those before it, or they are past."""
    events: list[AnyEvent]  # type: ignore[valid-type]
    open: OpenTable | None
    """What everybody may see; null before the first hand."""
    own: Own | None
    """What this seat alone may see; null for a spectator, and before the first hand."""
    answer: AnswerInfo | None
    re: str | None
    undo: UndoInfo | None = None
    """That the last move can be taken back; null if it can't, or there is none."""


class Update(Struct, frozen=True, tag_field="type", tag="update"):
    """Something happened in the game."""

    seq: int
    """How many events there are now."""
    events: list[AnyEvent]  # type: ignore[valid-type]
    open: OpenTable
    own: Own | None
    answer: AnswerInfo | None
    re: str | None = None
    undo: UndoInfo | None = None
    """That the last move can be taken back; null if it can't, or there is none."""
    times: ClockTimes | None = None
    """How much time everybody has; null without clocks."""


class TableChanged(Struct, frozen=True, tag_field="type", tag="table"):
    """Something about the table is new: seats, presence, votes, the state of the match."""

    table: TableInfo
    re: str | None = None


class Problem(Struct, frozen=True, tag_field="type", tag="refused"):
    """What was asked is refused, and has changed nothing."""

    code: str
    details: dict[str, str]
    text: str
    """The reason in words, in the client's language."""
    re: str | None = None


class Done(Struct, frozen=True, tag_field="type", tag="done"):
    """What was asked is done, and there is nothing to show for it."""

    re: str | None = None


class HintLine(Struct, frozen=True):
    """A legal move with what it seems to be worth."""

    move: MoveInfo
    chance: float
    """The chance of winning the match with it."""
    points: float | None
    """The points of this hand with it, on average; null where hands are not scored."""
    reason: str
    """The reason for it in words, in the client's language."""
    worse: bool = False
    """Whether the best move is clearly better: beyond doubt, and by as much as matters."""


class Hint(Struct, frozen=True, tag_field="type", tag="hint"):
    """Advice on the moves, the best first, for the table as it was after ``seq`` events."""

    seq: int
    moves: list[HintLine]
    re: str | None = None


class Said(Struct, frozen=True, tag_field="type", tag="said"):
    """Somebody at the table says a phrase. It is told once, and kept nowhere."""

    seat: int
    phrase: PhraseId
    re: str | None = None


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """Here I am."""

    re: str | None = None


class StorageChanged(Struct, frozen=True, tag_field="type", tag="storage"):
    """Whether what is done at the table can be kept.

    While it can't, the table stands still, and what was asked waits and is answered later.
    """

    works: bool
    text: str
    """The refusal in words, in the client's language."""


class Bye(Struct, frozen=True, tag_field="type", tag="bye"):
    """The server ends the connection, and says why."""

    reason: Literal["handed_over", "too_slow", "too_many_mistakes", "shutting_down"]


AnyMessage = (
    Welcome | Update | TableChanged | Problem | Done | Hint | Said | Pong | StorageChanged | Bye
)
