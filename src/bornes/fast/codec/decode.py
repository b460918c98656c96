"""A hand as people see it: cards by their names, seats from 1, sides by their letters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from bornes.circuit import START, Spot
from bornes.engine.cards import Card
from bornes.engine.rules import SIDE_NAMES
from bornes.engine.state import Ending, Outcome, Phase
from bornes.fast.codec.names import ENDINGS, PHASES, cards_in
from bornes.fast.codec.rows import only_row_of
from bornes.fast.kernel.layout import (
    BACK_INSIDE,
    BACK_LANE,
    BACK_SQUARE,
    BASE,
    COUNTS,
    COUPS,
    DECK,
    DEPTH,
    DISCARDS,
    DISTANCE,
    DISTANCES,
    ENDING,
    EXTENSION,
    FIRST_HAZARD,
    FIRST_SAFETY,
    HAZARD,
    INSIDE,
    KM,
    LAID,
    LANE,
    LAST_SQUARE,
    LIMITED,
    NONE,
    OWED,
    PHASE,
    PILE,
    PLAYS_LEFT,
    REACT,
    SAFETIES,
    SEAT,
    SEAT_CELLS,
    SEATS,
    SIDE,
    SIDE_CELLS,
    SIDES,
    SQUARE,
    STACK,
    STACK_BITS,
    STACK_MORE,
    TAKEN,
    TARGET,
    TO_ACT,
    TURN,
    WINNERS,
    Row,
)


@dataclass(frozen=True, slots=True)
class SideSeen:
    """What lies before one side."""

    km: int
    """How far the side has come."""
    battle: tuple[Card, ...]
    """The hazards on top of the battle pile and the card under them, the top one last."""
    limited: bool
    """Whether the side is under a speed limit."""
    distance: tuple[Card, ...]
    """The distance cards that were laid, the shortest first."""
    safeties: tuple[Card, ...]
    """The safeties that were laid, in their usual order."""
    coups: tuple[Card, ...]
    """The safeties that were played as a coup fourré."""
    spot: Spot = START
    """Where its car stands, at a table with a road."""


@dataclass(frozen=True, slots=True)
class Seen:
    """Everything in a hand, all cards known."""

    phase: Phase
    """What the hand waits for, or that it is over."""
    turn: int
    """The seat whose turn it is."""
    to_act: int | None
    """The seat that acts now; nobody once the hand is over."""
    hazard: Card | None
    """The hazard that is to be answered."""
    hands: Mapping[int, tuple[Card, ...]]
    """The cards of each seat, in their usual order."""
    pile: tuple[Card, ...]
    """The draw pile, next card first."""
    discards: tuple[Card, ...]
    """The discard pile; the last is the top."""
    sides: Mapping[str, SideSeen]
    """What lies before each side, by its letter."""
    target: int
    """The distance that wins."""
    extension: str | None
    """The side that asked for an extension, if one did."""
    outcome: Outcome | None
    """Who has won and why the hand ended; nothing while it goes on."""
    plays_left: int = 1
    """How many plays the turn still has, this one included."""
    owed: int = 0
    """How many discards the seat to act owes before anything else."""
    taken: Card | None = None
    """The card from the discards that must be played at once."""
    back_to: Spot | None = None
    """Where a U-turn would send the car that has just moved, while that is asked."""


def look(hand: Row) -> Seen:
    """What a hand holds."""
    row = [int(cell) for cell in only_row_of(hand)[0]]
    extension, cards = row[EXTENSION], cards_in(row)
    return Seen(
        phase=PHASES[row[PHASE]],
        turn=row[TURN] + 1,
        to_act=None if row[TO_ACT] == NONE else row[TO_ACT] + 1,
        hazard=None if row[HAZARD] == NONE else cards[row[HAZARD]],
        hands={seat + 1: tuple(_held(row, seat)) for seat in range(row[SEATS])},
        pile=tuple(cards[kind] for kind in row[len(row) - row[PILE] :]),
        discards=tuple(cards[kind] for kind in row[DECK : DECK + row[DISCARDS]]),
        sides={SIDE_NAMES[side]: _side(row, side) for side in range(row[SIDES])},
        target=row[TARGET],
        extension=None if extension == NONE else SIDE_NAMES[extension],
        outcome=_outcome(row),
        plays_left=row[PLAYS_LEFT] if row[LAST_SQUARE] else 1,
        owed=row[OWED],
        taken=None if row[TAKEN] == NONE else cards[row[TAKEN]],
        back_to=_back_to(row),
    )


def _back_to(row: list[int]) -> Spot | None:
    asked_about_move = row[PHASE] == REACT and row[HAZARD] == NONE
    if not asked_about_move:
        return None
    return Spot(row[BACK_SQUARE], row[BACK_LANE], row[BACK_INSIDE])


def _copies(row: list[int], at: int, first: int, kinds: int) -> Iterator[Card]:
    cards = cards_in(row)
    for place in range(kinds):
        yield from [cards[first + place]] * row[at + place]


def _held(row: list[int], seat: int) -> Iterator[Card]:
    return _copies(row, SEAT + seat * SEAT_CELLS + COUNTS, 0, len(cards_in(row)))


def _side(row: list[int], side: int) -> SideSeen:
    at, cards = SIDE + side * SIDE_CELLS, cards_in(row)
    stack = row[at + STACK] | row[at + STACK_MORE] << STACK_BITS
    codes = [stack >> 2 * place & 3 for place in reversed(range(row[at + DEPTH]))]
    hazards = [cards[FIRST_HAZARD + code + (code > 0)] for code in codes]
    under = [] if row[at + BASE] == NONE else [cards[row[at + BASE]]]
    return SideSeen(
        km=row[at + KM],
        battle=(*under, *hazards),
        limited=bool(row[at + LIMITED]),
        distance=tuple(_copies(row, at + DISTANCE, 0, DISTANCES)),
        safeties=tuple(_copies(row, at + LAID, FIRST_SAFETY, SAFETIES)),
        coups=tuple(_copies(row, at + COUPS, FIRST_SAFETY, SAFETIES)),
        spot=Spot(row[at + SQUARE], row[at + LANE], row[at + INSIDE]),
    )


def _outcome(row: list[int]) -> Outcome | None:
    reason: Ending | None = ENDINGS[row[ENDING]]
    if reason is None:
        return None
    won = (SIDE_NAMES[side] for side in range(row[SIDES]) if row[WINNERS] >> side & 1)
    return Outcome(tuple(won), reason)
