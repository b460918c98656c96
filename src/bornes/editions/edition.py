"""What an edition is: its rules for each number of players, and the options it has."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bornes.engine.cards import Card
from bornes.engine.numbers import plain
from bornes.engine.refusals import Refusal, Refused, brief
from bornes.engine.rules import Rules

REMOVED_FROM_SMALL_GAMES: Final = (
    Card.STOP,
    Card.SPEED_LIMIT,
    Card.OUT_OF_GAS,
    Card.FLAT_TIRE,
    Card.ACCIDENT,
)
"""Hazards of which two or three players take one each out of the deck (rules 1.3)."""

Deck = tuple[tuple[Card, int], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Edition:
    """One rulebook."""

    id: str
    language: str
    """The language that the rulebook is printed in: ``en``, ``fr`` or ``nl``."""
    tables: Mapping[int, Rules]
    """The rules for each number of players that the rulebook has."""
    options: tuple[str, ...]
    """The names of the options it knows (rules 13)."""
    in_miles: bool = False
    """Whether the cards count miles."""

    @property
    def player_counts(self) -> tuple[int, ...]:
        """How many can play."""
        return tuple(self.tables)

    def rules_for(self, players: object) -> Rules:
        """The rules for so many players, without options."""
        count = plain(players)
        rules = self.tables.get(count) if type(count) is int else None
        if rules is None:
            counts = ", ".join(map(str, self.tables))
            raise Refused(
                Refusal("player-count", edition=self.id, players=brief(players), allowed=counts)
            )
        return rules


def small_deck(deck: Deck) -> Deck:
    """The deck for two or three players: one of each hazard less."""
    return tuple((card, count - (card in REMOVED_FROM_SMALL_GAMES)) for card, count in deck)


CLASSIC_DECK: Final[Deck] = (
    (Card.KM_25, 10),
    (Card.KM_50, 10),
    (Card.KM_75, 10),
    (Card.KM_100, 12),
    (Card.KM_200, 4),
    (Card.STOP, 5),
    (Card.SPEED_LIMIT, 4),
    (Card.OUT_OF_GAS, 3),
    (Card.FLAT_TIRE, 3),
    (Card.ACCIDENT, 3),
    (Card.ROLL, 14),
    (Card.END_OF_LIMIT, 6),
    (Card.GASOLINE, 6),
    (Card.SPARE_TIRE, 6),
    (Card.REPAIRS, 6),
    (Card.RIGHT_OF_WAY, 1),
    (Card.EXTRA_TANK, 1),
    (Card.PUNCTURE_PROOF, 1),
    (Card.DRIVING_ACE, 1),
)
"""The 106 cards of the classic game."""
