"""A finished match looked back at, as it goes over HTTP."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from bornes.engine.cards import Card
from bornes.server.protocol.events import AnyEvent
from bornes.server.protocol.game import MoveInfo, OpenTable, Own
from bornes.server.protocol.messages import TableInfo
from bornes.server.protocol.values import EditionId


class DailyResult(Struct, frozen=True):
    """What somebody made of a deal of the day."""

    won: bool
    points: int | None
    """The points of the hand; null where hands are not scored."""
    km: int
    """How far they came."""


class DailyInfo(Struct, frozen=True):
    """A deal of the day that was played, and what the champion made of the same cards."""

    date: str
    edition: EditionId
    own: DailyResult
    champion: DailyResult | None
    """The champion in the person's seat, against the same bot; null while it still plays."""


class StopInfo(Struct, frozen=True):
    """One step through a match: the deal of a hand, or a move."""

    hand: int
    """The number of the hand."""
    move: MoveInfo | None
    """The move; null where the cards of the hand are dealt."""


class ChoiceInfo(Struct, frozen=True):
    """A decision beside the best other one, as far as its seat could know."""

    seat: int
    move: MoveInfo
    other: MoveInfo
    """The best of the other moves."""
    margin: float
    """The move's worth less the other's; below 0, the move was worse."""
    clear: bool
    """Whether one of both is better beyond doubt."""


class PointInfo(Struct, frozen=True):
    """The chances after something happened."""

    stop: int
    cause: Literal["start", "deal", "draw", "move"]
    seat: int | None
    """The seat that moved or drew; null where cards were dealt."""
    chances: tuple[float, ...]
    """Each side's chance of winning the match, all hands known."""
    choice: ChoiceInfo | None


class MomentInfo(Struct, frozen=True):
    """A point that is worth a look."""

    kinds: tuple[Literal["swing", "costliest", "best", "coup_fourre"], ...]
    point: int
    """The number of the moment among the points."""
    seat: int | None
    drawn: tuple[Card, ...]
    """The cards that were drawn there."""
    reason: str | None
    """Why the better of two moves was better, in the client's language."""


class LedgerInfo(Struct, frozen=True):
    """Where a seat's chance came from and went: start, luck and skill add up to the result."""

    seat: int
    start: float
    cards: float
    """Luck with deals and draws."""
    others: float
    """What all others did."""
    turned: float
    """How its own moves turned out against cards that it couldn't know."""
    skill: float
    """What the side's own choices were worth beside the best ones."""
    result: float


class Judged(Struct, frozen=True):
    """What every moment of a match was worth."""

    judge: str
    """The judge by name; the same judge says the same on every machine."""
    error: float
    """The largest standard error of the chances."""
    points: list[PointInfo]
    moments: list[MomentInfo]
    ledgers: list[LedgerInfo]


class ReviewInfo(Struct, frozen=True):
    """A finished match: who played, its steps, and how far it has been judged."""

    table: TableInfo
    match: int
    stops: list[StopInfo]
    """The steps, the first deal apart: with that it begins, at step 0."""
    done: int
    """How many of the steps have been judged."""
    judged: Judged | None
    """The judgement; null as long as it is being worked out."""


class PastMoment(Struct, frozen=True):
    """A moment of a finished match, as one seat saw it, or with all cards open."""

    stop: int
    events: list[AnyEvent]  # type: ignore[valid-type]
    """What happened at this step."""
    open: OpenTable
    own: Own | None
    """What the seat saw besides; null with all cards open."""
    hands: list[tuple[Card, ...]] | None
    """Everybody's cards, seat 1 first; null in the view of one seat."""
