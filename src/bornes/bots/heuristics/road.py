"""Rules of thumb for the game on a road, with its lanes, limits and bonuses."""

from __future__ import annotations

from typing import Final

from bornes.bots.knowledge import Knowledge
from bornes.circuit import KM_PER_SQUARE, Arrival, Spot
from bornes.engine.cards import (
    BATTLE_HAZARDS,
    HAZARD_OF,
    KIND,
    KM,
    REMEDY_FOR,
    SAFETY_FOR,
    Card,
    Kind,
)
from bornes.engine.legality import why_not_drive
from bornes.engine.moves import Move, Verb

ARRIVE: Final = 300.0
REMEDY: Final = 140.0
TOW: Final = 125.0
TURBO: Final = 150.0
DRIVE: Final = 80.0
ATTACK: Final = 82.0
ATTACK_NEAR_FINISH: Final = 40.0
COUP: Final = 200.0
SAFETY: Final = 40.0
U_TURN_KM: Final = 175
END_OF_LIMIT_LATER: Final = 75.0
LONGEST_CARD: Final = 200
SLOW_SQUARE: Final = 12.0
LAST_LANE: Final = 6.0


class RoadHeuristics:
    """The rules of thumb at one table."""

    def __init__(self, know: Knowledge) -> None:
        assert know.rules.circuit is not None
        self.know = know
        self.circuit = know.rules.circuit
        self.table = know.view.known()
        self.leader = max(know.rivals, key=lambda side: side.km).km

    def value(self, move: Move) -> float:
        """What the rules of thumb give for a move."""
        verb, card = move.verb, move.card
        if verb is Verb.COUP_FOURRE or verb is Verb.PARRY:
            return COUP
        if verb is Verb.U_TURN:
            return 1.0 if self.sends_back() else -1.0
        if verb is Verb.TAKE:
            return self.take(self.know.view.discards[-1])
        if card is None:
            return 0.0
        if verb is Verb.DISCARD:
            return -self.missed(card)
        return self.play(move, card)

    def sends_back(self) -> bool:
        """A U-turn is for an arrival, or for a big move of the leader."""
        know = self.know
        question = know.view.asked
        assert question is not None
        assert question.back_to is not None
        mover = know.view.sides[question.side]
        gained = mover.km - self.circuit.km(question.back_to)
        in_front = mover.km >= max(self.leader, know.own.km)
        return mover.km >= know.target or (in_front and gained >= U_TURN_KM)

    def take(self, card: Card) -> float:
        """The top of the discards, when playing it at once is worth more than a new card."""
        kind = KIND[card]
        if kind is Kind.HAZARD:
            return -1.0
        if card is Card.ACCELERATION:
            return 1.0
        if kind is Kind.SAFETY:
            return 1.0
        own = self.know.own
        held = any(REMEDY_FOR[hazard] in self.know.hand for hazard in own.hazards)
        return -1.0 if kind is Kind.REMEDY and held else 1.0

    def play(self, move: Move, card: Card) -> float:
        """What laying a card is worth."""
        know = self.know
        kind = KIND[card]
        if kind is Kind.DISTANCE or card is Card.ACCELERATION:
            return self.drive(move, move.doubled or card, doubled=move.doubled is not None)
        if kind is Kind.HAZARD:
            assert move.on is not None
            rival = know.view.sides[move.on]
            behind = (self.leader - rival.km) / 20
            slower = 15.0 if card is Card.SPEED_LIMIT else 0.0
            return ATTACK + ATTACK_NEAR_FINISH * rival.km / know.target - behind - slower
        if kind is Kind.SAFETY:
            hit = any(SAFETY_FOR[hazard] is card for hazard in know.own.hazards)
            return REMEDY if hit or card is know.view.taken else SAFETY
        if card is Card.TURBO:
            return TURBO
        hazard = move.curing or HAZARD_OF[card]
        return self.remedy(hazard, TOW if card is Card.TOW_TRUCK else REMEDY)

    def remedy(self, hazard: Card, worth: float) -> float:
        """What freeing the car is worth; a speed limit can wait for short moves."""
        if hazard in BATTLE_HAZARDS:
            return worth
        most = self.know.rules.limited_to
        short = any(KM.get(held, 0) and KM[held] <= most for held in self.know.hand)
        return END_OF_LIMIT_LATER if short else worth - 20.0

    def drive(self, move: Move, card: Card, *, doubled: bool) -> float:
        """As far as the road goes, away from slow squares, and into the last free lane."""
        know = self.know
        end = why_not_drive(self.table, know.seat, card, doubled=doubled, shortcut=move.shortcut)
        assert isinstance(end, Arrival)
        spot = Spot(end.square, end.lanes[0], end.shortcut)
        km = self.circuit.km(spot)
        if km >= know.target:
            return ARRIVE
        value = DRIVE + (km - know.own.km) / 5 - (15.0 if doubled else 0.0)
        limit = self.circuit.limit(spot)
        if limit is not None:
            value -= SLOW_SQUARE * (2 if limit <= 50 else 1)
        if len(end.lanes) == 1:
            value += LAST_LANE
        rest = know.target - km
        return value - (0.0 if self._fills(rest, card) else 25.0)

    def _fills(self, rest: int, played: Card) -> bool:
        """Whether the hand can end the race from here, or that is still far off."""
        if rest > LONGEST_CARD:
            return True
        cards = list(self.know.hand)
        cards.remove(played)
        kms = [KM[card] for card in cards if card in KM]
        return rest in kms or rest >= 4 * KM_PER_SQUARE

    def missed(self, card: Card) -> float:
        """How much a card would be missed, were it discarded."""
        know = self.know
        kind = KIND[card]
        copies = know.hand.count(card)
        if kind is Kind.DISTANCE:
            return 8.0 + know.useful_km(card) / 10 if know.useful_km(card) else 0.0
        if kind is Kind.HAZARD:
            return 14.0 / copies if know.may_attack(card) else 1.0
        if kind is Kind.REMEDY:
            hit = HAZARD_OF[card] in know.own.hazards
            needed = know.may_need(card, HAZARD_OF[card])
            return 60.0 if hit else 16.0 / copies if needed else 2.0
        if kind is Kind.SAFETY:
            return 45.0
        return 10.0 if card is Card.TURBO and know.rules.accelerated else 40.0
