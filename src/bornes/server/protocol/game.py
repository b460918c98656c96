"""How moves, tables and roads of a game look in messages."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from bornes.circuit import Spot
from bornes.engine.cards import Card
from bornes.engine.moves import Verb
from bornes.engine.state import Ending

Side = str
MatchReason = Literal["games", "hands", "total", "time"]
"""Why a match ended: as the rules have it (`MatchEnding`), or because somebody's time was up."""
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
    to: Spot | None = None
    """The spot where the car would stand, in moves that one may choose from; null otherwise."""


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
    """Every hazard that is in force."""
    limited: bool
    rolling: bool
    km: int
    spot: Spot
    """The spot where its car stands, in an edition with a road."""


class HandResult(Struct, frozen=True):
    """Who won a hand, and why it ended."""

    winners: tuple[Side, ...]
    reason: Ending


class MatchResult(Struct, frozen=True):
    """Who won a match, and why it ended."""

    winners: tuple[Side, ...]
    reason: MatchReason


class OpenTable(Struct, frozen=True):
    """What everybody may see: the view of a spectator."""

    hand_number: int
    dealer: int
    phase: Literal["draw", "play", "react", "extension", "over"]
    turn: int
    to_act: int | None
    """The seat whose move is awaited; null while answers are open and after a hand."""
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
    """The score of this hand, line by line, for each side."""
    scores: dict[str, int]
    """The match totals of the sides: points, or games won."""
    sheets: tuple[Score, ...]
    """The scores of every finished hand of the match, line by line."""
    outcome: HandResult | None
    match_outcome: MatchResult | None
    tied: list[Side] = []
    """The sides that share the lead where the match would be over but for that."""


class Asked(Struct, frozen=True):
    """What a seat is asked out of turn."""

    by: int
    side: Side
    hazard: Card | None
    back_to: Spot | None


class Obstacle(Struct, frozen=True):
    """Something that keeps one from driving as one likes, and what helps against it."""

    code: str
    """The refusal that a distance card would meet, such as ``stopped-by``."""
    hazard: Card | None
    """The hazard that lies there; null if it is something else."""
    most: int | None
    """The longest distance that may be driven; null if that is not the matter."""
    helps: tuple[Card, ...]
    """The cards that could be played against it, whoever holds them."""


class LessonStep(Struct, frozen=True):
    """What is shown next in a guided hand."""

    say: str
    """The name of what is said now; its words stand in `lesson.ftl`."""
    move: str
    """The move that is suggested, as one would send it; others may be made as well."""


class Own(Struct, frozen=True):
    """What one seat alone may see."""

    hand: tuple[Card, ...]
    asked: Asked | None
    legal: list[MoveInfo]
    obstacles: list[Obstacle] = []
    """What is in one's way, in one's turn."""
    lesson: LessonStep | None = None
    """What is shown next; null if it is no guided hand, and where nothing prepared fits."""


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
