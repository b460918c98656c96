"""What happened: facts in the past tense, with the random results in them.

Events are values. The frequent ones are taken from the tables and cached functions at
the end, so that a game of thousands of moves holds each of them once.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from bornes.circuit import Spot
from bornes.engine.cards import Card
from bornes.engine.moves import Move, Verb


@dataclass(frozen=True, slots=True)
class HandDealt:
    """The cards were shuffled and dealt."""

    hand_number: int
    dealer: int
    first: int
    """The seat that takes the first turn."""
    hands: tuple[tuple[Card, ...] | None, ...]
    """Each seat's cards; nothing where they are not known."""
    pile: tuple[Card, ...] | None
    """The draw pile, next card first; nothing where it is not known."""


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """A card came from the draw pile into a hand."""

    seat: int
    card: Card | None
    """The card that was drawn; nothing where it is not known."""


@dataclass(frozen=True, slots=True)
class CardTaken:
    """The top of the discard pile came into a hand."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class PileReshuffled:
    """The discards became a new draw pile."""

    pile: tuple[Card, ...] | None
    size: int


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card was played in turn."""

    move: Move


@dataclass(frozen=True, slots=True)
class CardDiscarded:
    """A card went from a hand to the discard pile."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class AnswerOpened:
    """Whoever can may now answer: the side attacked, or in ``volant`` the mover's rivals."""

    side: str
    """The side attacked, or the side that moved."""
    hazard: Card | None
    """The hazard to be answered; nothing after a distance move."""


@dataclass(frozen=True, slots=True)
class AnswerClosed:
    """It is too late to answer."""


@dataclass(frozen=True, slots=True)
class CoupFourrePlayed:
    """A hazard was answered on the spot with its safety."""

    seat: int
    card: Card
    hazard: Card


@dataclass(frozen=True, slots=True)
class HazardParried:
    """A hazard was answered on the spot with its remedy."""

    seat: int
    card: Card
    hazard: Card
    top: Card


@dataclass(frozen=True, slots=True)
class MoveUndone:
    """A U-turn sent a car back to where it stood."""

    seat: int
    side: str
    spot: Spot


@dataclass(frozen=True, slots=True)
class HazardCancelled:
    """A hazard no longer lies before a side."""

    side: str
    hazard: Card


@dataclass(frozen=True, slots=True)
class CarMoved:
    """A car stands somewhere else."""

    side: str
    spot: Spot
    bonuses: tuple[int, ...]
    """The km of each bonus square that carried the car on."""


@dataclass(frozen=True, slots=True)
class ExtensionCalled:
    """A side that reached the target asked to go on."""

    seat: int
    side: str


@dataclass(frozen=True, slots=True)
class ExtensionDeclined:
    """A side that reached the target was content with it."""

    seat: int
    side: str


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """A turn of the accelerated game is over."""

    seat: int


@dataclass(frozen=True, slots=True)
class SeatPassed:
    """A seat that was asked declined. Nobody is shown this."""

    seat: int


@dataclass(frozen=True, slots=True)
class HandEnded:
    """The hand is over."""

    winners: tuple[str, ...]
    reason: str
    score: Mapping[str, Mapping[str, int]]
    totals: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over."""

    winners: tuple[str, ...]
    reason: str


Event = (
    HandDealt
    | CardDrawn
    | CardTaken
    | PileReshuffled
    | CardPlayed
    | CardDiscarded
    | AnswerOpened
    | AnswerClosed
    | CoupFourrePlayed
    | HazardParried
    | MoveUndone
    | HazardCancelled
    | CarMoved
    | ExtensionCalled
    | ExtensionDeclined
    | TurnEnded
    | SeatPassed
    | HandEnded
    | MatchEnded
)

_SEATS: Final = range(1, 7)
CARD_DRAWN: Final[Mapping[int, Mapping[Card | None, CardDrawn]]] = {
    seat: {card: CardDrawn(seat, card) for card in (*Card, None)} for seat in _SEATS
}
CARD_DISCARDED: Final[Mapping[int, Mapping[Card, CardDiscarded]]] = {
    seat: {card: CardDiscarded(seat, card) for card in Card} for seat in _SEATS
}
DISCARDED: Final[Mapping[Move, CardDiscarded]] = {
    Move(event.seat, Verb.DISCARD, event.card): event
    for by_card in CARD_DISCARDED.values()
    for event in by_card.values()
}
"""What happens by each discard."""
card_played = cache(CardPlayed)
answer_opened = cache(AnswerOpened)
hazard_cancelled = cache(HazardCancelled)
ANSWER_CLOSED: Final = AnswerClosed()
