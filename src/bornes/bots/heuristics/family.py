"""Rules of thumb for the short game, in which a remedy answers out of turn."""

from __future__ import annotations

from typing import Final

from bornes.bots.knowledge import Knowledge
from bornes.engine.cards import HAZARD_OF, KIND, KM, REMEDY_FOR, SAFETY_FOR, Card, Kind
from bornes.engine.moves import Move, Verb

ARRIVE: Final = 200.0
REMEDY: Final = 140.0
DRIVE: Final = 80.0
ATTACK: Final = 85.0
ATTACK_NEAR_FINISH: Final = 60.0
SAFETY: Final = 96.0
HOLD: Final = 20.0
PARRY: Final = 100.0
COUP: Final = 200.0
WORTH_TAKING: Final = 24.0
FED: Final = 0.6
"""The part of a discard's worth to the next player that counts against it."""


class FamilyHeuristics:
    """The rules of thumb at one table."""

    def __init__(self, know: Knowledge) -> None:
        self.know = know
        self.blocked = know.own.hazard
        self.leader = max(know.rivals, key=lambda side: side.km).km
        seat = know.seat % know.rules.players + 1
        self.next = know.view.sides[know.rules.side_of(seat)]

    def value(self, move: Move) -> float:
        """What the rules of thumb give for a move."""
        verb, card = move.verb, move.card
        if verb is Verb.TAKE:
            return self.take(self.know.view.discards[-1])
        if verb is Verb.COUP_FOURRE:
            return COUP
        if verb is Verb.EXTEND:
            return -1.0
        if card is None:
            return 0.0
        top = FED * self.fed(move.top) if move.top else 0.0
        if verb is Verb.PARRY:
            return PARRY - top
        if verb is Verb.DISCARD:
            return -self.missed(card) - FED * self.fed(card)
        return self.play(move, card) - top

    def take(self, card: Card) -> float:
        """What the top of the discards is worth more than an unknown card.

        Only cards that bring the game on are taken: two players who take hazards and
        remedies from each other by turns would never come to an end.
        """
        kind = KIND[card]
        drives = kind is Kind.DISTANCE and self.blocked is None
        cures = kind is Kind.REMEDY and self.blocked is HAZARD_OF[card]
        if not (drives or kind is Kind.SAFETY or (cures and card not in self.know.hand)):
            return -1.0
        return self.missed(card) - WORTH_TAKING

    def play(self, move: Move, card: Card) -> float:
        """What laying a card is worth."""
        know = self.know
        kind = KIND[card]
        if kind is Kind.HAZARD:
            assert move.on is not None
            rival = know.view.sides[move.on]
            behind = (self.leader - rival.km) / 10
            return ATTACK + ATTACK_NEAR_FINISH * rival.km / know.target - behind
        km = know.rules.safety_km if kind is Kind.SAFETY else KM.get(card, 0)
        if km >= know.left(know.own):
            return ARRIVE
        if kind is Kind.SAFETY:
            return self.safety(card)
        return REMEDY if kind is Kind.REMEDY else DRIVE + km / 5

    def safety(self, card: Card) -> float:
        """Laid when it cures, or when a coup fourré is no longer to be had."""
        know = self.know
        if self.blocked is not None and SAFETY_FOR[self.blocked] is card:
            return REMEDY
        near = any(know.left(rival) <= 200 for rival in know.rivals)
        waiting = know.may_answer(card) and not near
        return HOLD if waiting else SAFETY

    def missed(self, card: Card) -> float:
        """How much a card is wanted in the hand."""
        know = self.know
        kind = KIND[card]
        if kind is Kind.DISTANCE:
            return 10.0 + KM[card] / 5
        if kind is Kind.HAZARD:
            return 18.0 if know.may_attack(card) else 1.0
        if kind is Kind.REMEDY:
            if self.blocked is HAZARD_OF[card]:
                return 60.0
            held = know.hand.count(card) > 1
            needed = know.may_need(card, HAZARD_OF[card]) and not held
            return 20.0 if needed else 2.0
        return 90.0

    def fed(self, card: Card) -> float:
        """How much a card on top of the discards helps the next player."""
        kind = KIND[card]
        if kind is Kind.DISTANCE:
            return KM[card] / 5
        if kind is Kind.HAZARD:
            hits = SAFETY_FOR[card] not in self.know.own.safe
            held = REMEDY_FOR[card] in self.know.hand or SAFETY_FOR[card] in self.know.hand
            return 12.0 if hits and not held else 2.0
        if kind is Kind.REMEDY:
            return 40.0 if self.next.hazard is HAZARD_OF[card] else 4.0
        return 60.0
