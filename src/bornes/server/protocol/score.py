"""The score keeper and the adviser over HTTP: what is told of hands, and what comes of it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from bornes.scorekeeper import Questions
from bornes.scorekeeper.book import MOST_HANDS
from bornes.server.protocol.messages import HintLine, Problem, RulesInfo
from bornes.server.protocol.values import Seat, Short

Count = Annotated[int, Meta(ge=0, le=100_000)]


class SideTold(Struct, frozen=True, forbid_unknown_fields=True):
    """What lies before one side at the end of a hand."""

    km: Count = 0
    """How far it came, all told."""
    safeties: Count = 0
    """How many safeties it has laid, coups fourrés included."""
    coups_fourres: Count = 0
    twohundreds: Count = 0
    """How many 200s it has laid."""
    no_100: bool = False
    """Whether it has laid no 100."""
    laid_distance: bool = False
    """Whether it has laid a distance card although it stands at the start."""


class HandTold(Struct, frozen=True, forbid_unknown_fields=True):
    """What is told of one hand; a side of which nothing is told has nothing before it."""

    sides: dict[Short, SideTold] = {}
    finisher: Short | None = None
    """The side that arrived; null if nobody did."""
    extension: Short | None = None
    """The side that called the extension; null if none was called."""
    pile_empty: bool = False
    """Whether the draw pile was empty at the arrival."""
    ran_out: bool = False
    """Whether somebody had to draw from an empty draw pile before that."""


class KeepScore(Struct, frozen=True, forbid_unknown_fields=True):
    """A table with real cards, and what is told of all its hands. Nothing of it is kept."""

    edition: Short
    players: Annotated[int, Meta(ge=2, le=6)]
    options: dict[str, Any] = {}
    house: dict[str, Any] = {}
    hands: Annotated[list[HandTold], Meta(max_length=MOST_HANDS)] = []


class HandDoubt(Struct, frozen=True):
    """Why something that was told can't be."""

    field: str
    """The fact that it is about, by its name; `hand` for all of it."""
    side: str | None
    """The side that it is about; null if it is about the hand."""
    problem: Problem


class HandScored(Struct, frozen=True):
    """One hand: its score, or why it can't be scored."""

    doubts: list[HandDoubt]
    """What can't be; a hand with any of these doesn't count."""
    winners: tuple[str, ...]
    score: dict[str, dict[str, int]]
    """Every side's lines; none where hands are games, or the hand doesn't count."""
    totals: dict[str, int]
    """Points, or games won, after this hand."""


class ScoreKept(Struct, frozen=True):
    """The sheet of every hand, and where the match stands."""

    rules: RulesInfo
    asks: Questions
    """What has to be told of each hand at this table."""
    hands: list[HandScored]
    totals: dict[str, int]
    """Points, or games won."""
    counted: int
    """How many hands count."""
    winners: tuple[str, ...] | None
    """Who has won the match; null while it goes on."""
    reason: Literal["total", "hands", "games"] | None
    """Why the match is over; null while it goes on."""


class AskAdvice(Struct, frozen=True, forbid_unknown_fields=True):
    """A position as one seat knows it, in the notation of positions."""

    position: dict[str, Any]
    """The position as a file has it: `edition`, `players`, `options`, `house`, `position`."""
    seat: Seat
    """Who wants advice: the seat whose cards it lists."""


class AdviceGiven(Struct, frozen=True):
    """Every legal move with what it seems to be worth, the best first."""

    lines: list[HintLine]
