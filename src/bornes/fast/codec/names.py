"""What the numbers in a row stand for in the engine: cards, phases, endings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bornes.engine.cards import Card
from bornes.engine.rules import Rules
from bornes.engine.state import Ending, Phase
from bornes.fast.kernel.layout import CARD_NAMES, CARDS, DECKS, FAMILY_CARDS, ROAD_CARDS, Row

KIND_OF: Final[Mapping[Card, int]] = {
    card: kind for deck in reversed(DECKS) for kind, card in enumerate(deck)
}
"""The number of each card; cards of other decks share them."""
_ITS_OWN: Final = frozenset(FAMILY_CARDS) - frozenset(CARDS)
_CLASSIC, _FAMILY, _ROAD = (DECKS.index(deck) for deck in (CARDS, FAMILY_CARDS, ROAD_CARDS))
_CLASSIC_ALONE: Final = frozenset(CARDS[5:])
PHASES: Final[tuple[Phase, ...]] = ("play", "react", "extension", "over", "draw")
"""The phases of a hand, in the order of their numbers."""
ENDINGS: Final[tuple[Ending | None, ...]] = (
    None,
    Ending.DISTANCE,
    Ending.CARDS_RAN_OUT,
    Ending.ONLY_DISCARDS,
)
"""Why a hand ended, by number; it goes on at 0."""


def cards_of(rules: Rules) -> tuple[Card, ...]:
    """The kinds of card of a table, by number."""
    return DECKS[names_of(rules)]


def cards_in(hand: Row | Sequence[int]) -> tuple[Card, ...]:
    """The same for the table of a hand."""
    return DECKS[hand[CARD_NAMES]]


def names_of(rules: Rules) -> int:
    """Which of `DECKS` the cards of a table are of."""
    if rules.circuit is not None:
        return _ROAD
    return _CLASSIC if _ITS_OWN.isdisjoint(_there(rules)) else _FAMILY


def is_mixed(rules: Rules) -> bool:
    """Whether a table has cards of more than one deck, or the family's on a road."""
    cards = _there(rules)
    if rules.circuit is not None:
        return not cards.isdisjoint(_ITS_OWN)
    return not (cards.isdisjoint(_ITS_OWN) or cards.isdisjoint(_CLASSIC_ALONE))


def _there(rules: Rules) -> frozenset[Card]:
    return frozenset(card for card, count in rules.deck if count)
