"""The protocol: every message that a client or the server may send.

Messages are JSON objects, told apart by their ``type``. Reading is strict: an unknown
field, or one of the wrong kind, is refused.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from bornes.engine.cards import Card
from bornes.server.protocol.values import (
    BotLevel,
    EditionId,
    Language,
    MoveText,
    Seat,
    Secret,
    Seq,
    Tag,
    Waiting,
)
from bornes.server.protocol.wire import AnyEvent, MoveInfo, OpenTable, Own, Road

# --- what a client sends ----------------------------------------------------------


class Request(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    """Anything a client sends. ``re`` comes back in the answer to it."""

    re: Tag | None = None


class Hello(Request, frozen=True, tag="hello"):
    """The first message, and whenever a client has become somebody else."""

    version: int
    token: Secret | None = None
    """The secret of a seat; without it one only looks on."""
    since: Seq = 0
    """How many events the client has already."""
    language: Language = "en"


class MakeMove(Request, frozen=True, tag="move"):
    """A move, as it is written; ``seq`` is the number of events it was decided on."""

    move: MoveText
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
    """I give my seat up."""


class FillSeat(Request, frozen=True, tag="fill_seat"):
    """Give a seat that nobody has taken to a bot, before the match."""

    seat: Seat
    level: BotLevel


class AskHint(Request, frozen=True, tag="hint"):
    """What would you play? Against bots only."""


class Ping(Request, frozen=True, tag="ping"):
    """Are you there?"""


AnyRequest = (
    Hello | MakeMove | Decline | Ready | Abandon | Rematch | Leave | FillSeat | AskHint | Ping
)
decode_request: Final = msgspec.json.Decoder(AnyRequest).decode

# --- what the server sends --------------------------------------------------------


class SeatInfo(Struct, frozen=True):
    """A seat, and who has it."""

    seat: int
    side: str
    kind: Literal["open", "person", "bot"]
    """An open seat is free to be taken; once the match has begun, a bot plays it meanwhile."""
    name: str | None
    level: BotLevel | None
    """The bot that plays the seat now; of a person's seat, the one standing in."""
    present: bool
    grace: float | None
    """Seconds from now until a bot plays for a person who is away; nothing if none is coming."""
    ready: bool
    abandon: bool
    rematch: bool


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
    """How long answers stay open; nothing means until all who might answer have spoken."""
    bot_delay: float
    deal_pause: float | None
    status: Literal["waiting", "playing", "over", "abandoned"]
    match: int
    """The number of the match at this table."""
    commitment: str
    """To the shuffle of this match."""
    next_commitment: str | None
    """To the shuffle of the next one, once somebody wants it."""
    opening: Opening | None
    """Once the match is over."""
    seats: list[SeatInfo]
    spectators: int


class AnswerInfo(Struct, frozen=True):
    """Answers are open. It says the same to everybody, whether or not there is an answer."""

    by: int
    side: str
    hazard: Card | None
    seats: tuple[int, ...]
    """Who might answer, for all the table knows."""
    declined: tuple[int, ...]
    """Who has declined, where all must speak."""
    waiting: Waiting
    seconds: float | None
    """For how long, where that is fixed."""


class Welcome(Struct, frozen=True, tag_field="type", tag="welcome"):
    """The answer to a hello: everything there is to see now."""

    version: int
    seat: int | None
    table: TableInfo
    seq: int
    first: int
    """The number of the first event below; those before it the client has, or they are past."""
    events: list[AnyEvent]  # type: ignore[valid-type]
    open: OpenTable | None
    """Nothing before the first hand."""
    own: Own | None
    """Nothing for a spectator."""
    answer: AnswerInfo | None
    re: str | None


class Update(Struct, frozen=True, tag_field="type", tag="update"):
    """Something happened in the game."""

    seq: int
    """How many events there are now."""
    events: list[AnyEvent]  # type: ignore[valid-type]
    open: OpenTable
    own: Own | None
    answer: AnswerInfo | None
    re: str | None = None


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
    """Of winning the match."""
    points: float | None
    """Of this hand, on average."""
    reason: str
    """In words, in the client's language."""


class Hint(Struct, frozen=True, tag_field="type", tag="hint"):
    """Advice on the moves, the best first, for the table as it was after ``seq`` events."""

    seq: int
    moves: list[HintLine]
    re: str | None = None


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """Here I am."""

    re: str | None = None


class Bye(Struct, frozen=True, tag_field="type", tag="bye"):
    """The server ends the connection, and says why."""

    reason: Literal["handed_over", "too_slow", "too_many_mistakes", "shutting_down"]


AnyMessage = Welcome | Update | TableChanged | Problem | Done | Hint | Pong | Bye
