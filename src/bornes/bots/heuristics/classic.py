"""Rules of thumb for the games with piles, as a good family player knows them.

Every rule is a number: plays lie between 60 and 200, a discard is worth as much less than
nothing as its card would be missed. The numbers only say what comes before what.
"""

from __future__ import annotations

from typing import Final

from bornes.bots.knowledge import Knowledge
from bornes.engine.cards import HAZARD_OF, KIND, KM, SAFETY_FOR, Card, Kind
from bornes.engine.moves import Move, Verb
from bornes.engine.scoring import arrival, points_in, side_score
from bornes.engine.tableau import Tableau

SAFETY_NOW: Final = 210.0
ARRIVE: Final = 200.0
SAFETY_EARLY: Final = 150.0
REMEDY: Final = 140.0
END_OF_LIMIT: Final = 112.0
END_OF_LIMIT_LATER: Final = 78.0
ATTACK: Final = 92.0
ATTACK_NEAR_FINISH: Final = 40.0
DRIVE: Final = 80.0
AWKWARD_REST: Final = -30.0
HOLD: Final = -95.0
LONGEST_CARD: Final = 200

_ATTACK_WITH: Final = {Card.STOP: 0.0, Card.SPEED_LIMIT: -12.0}
_BETTER_ATTACK: Final = 6.0
_LAST_TURNS: Final = 5
_EXTEND_DRAWS: Final = 20
_EXTEND_KM: Final = 150
_SURE: Final = ("distance", "trip")
"""The lines of the score that are looked at before going on: those that every arrival has."""


class ClassicHeuristics:
    """The rules of thumb at one table."""

    def __init__(self, know: Knowledge) -> None:
        self.know = know
        self.leader = max(know.rivals, key=lambda side: side.km).km
        self.ending = self._ending()

    def _ending(self) -> bool:
        """Whether the hand may be over before safeties held back are laid."""
        know = self.know
        near = any(
            know.left(rival) <= LONGEST_CARD and rival.rolling(know.rules) for rival in know.rivals
        )
        return near or know.turns_left <= _LAST_TURNS + know.rules.hand_size

    def value(self, move: Move) -> float:
        """What the rules of thumb give for a move."""
        verb, card = move.verb, move.card
        if verb is Verb.COUP_FOURRE or verb is Verb.PARRY:
            return SAFETY_NOW
        if verb is Verb.EXTEND:
            return 1.0 if self.extends() else -1.0
        if card is None:
            return 1.0 if verb in (Verb.DRAW, Verb.END) else 0.0
        if verb is Verb.DISCARD:
            return -self.missed(card)
        return self.play(move, card)

    def play(self, move: Move, card: Card) -> float:
        """What laying a card is worth."""
        kind = KIND[card]
        if kind is Kind.DISTANCE:
            return self.drive(card)
        if kind is Kind.SAFETY:
            return self.safety(card)
        if kind is Kind.HAZARD:
            assert move.on is not None
            return self.attack(self.know.view.sides[move.on], card)
        return self.remedy(card)

    def drive(self, card: Card) -> float:
        """The biggest distance first, but with an eye on arriving exactly."""
        know = self.know
        rest = know.left(know.own) - KM[card]
        if rest <= 0:
            return ARRIVE
        awkward = know.rules.exact_finish and rest < LONGEST_CARD and not self._fills(rest, card)
        return DRIVE + KM[card] / 5 + (AWKWARD_REST if awkward else 0.0)

    def _fills(self, rest: int, played: Card) -> bool:
        """Whether the hand has what is left to go, in one card or two."""
        cards = list(self.know.hand)
        cards.remove(played)
        kms = [KM[card] for card in cards if card in KM]
        return rest in kms or any(a + b == rest for i, a in enumerate(kms) for b in kms[i + 1 :])

    def remedy(self, card: Card) -> float:
        """Remedies at once; a speed limit can wait while short distances are there."""
        if card is not Card.END_OF_LIMIT:
            return REMEDY
        most = self.know.rules.limited_to
        short = any(KM.get(held, 0) and KM[held] <= most for held in self.know.hand)
        return END_OF_LIMIT_LATER if short else END_OF_LIMIT

    def safety(self, card: Card) -> float:
        """Held back for a coup fourré, but not for too long."""
        know = self.know
        hit = any(SAFETY_FOR[hazard] is card for hazard in know.own.hazards)
        arrives = any(KM[held] == know.left(know.own) for held in know.hand if held in KM)
        if hit or arrives or self.ending or not know.may_answer(card):
            return SAFETY_NOW
        return SAFETY_EARLY if card is Card.RIGHT_OF_WAY else HOLD

    def attack(self, rival: Tableau, hazard: Card) -> float:
        """The leader is attacked, the harder the nearer it is to its goal."""
        know = self.know
        progress = rival.km / know.target
        behind = (self.leader - rival.km) / LONGEST_CARD
        harder = _ATTACK_WITH.get(hazard, _BETTER_ATTACK)
        return ATTACK + ATTACK_NEAR_FINISH * progress + harder - 10.0 * behind

    def missed(self, card: Card) -> float:
        """How much a card would be missed, were it discarded."""
        know = self.know
        kind = KIND[card]
        copies = know.hand.count(card)
        if kind is Kind.DISTANCE:
            return (8.0 + know.useful_km(card) / 10) if know.useful_km(card) else 0.0
        if kind is Kind.HAZARD:
            return 20.0 / copies if know.may_attack(card) else 1.0
        if kind is Kind.REMEDY:
            needed = know.may_need(card, HAZARD_OF[card])
            return 22.0 / copies if needed else 2.0
        return 90.0

    def extends(self) -> bool:
        """Only with many cards to come, and while the others stand still with nothing to lose."""
        know = self.know
        rules, view = know.rules, know.view
        lines = side_score(rules, know.own, (know.own, *know.rivals), arrival(know.own.side))
        total = view.scores[know.own.side] + points_in(lines, _SURE)
        if rules.match_total is not None and total >= rules.match_total:
            return False
        draws = know.draw_size / rules.players * len(know.own.seats)
        in_hand = sum(KM[card] for card in know.hand if card in KM)
        held_up = all(rival.placed and not rival.rolling(rules) for rival in know.rivals)
        return held_up and draws >= _EXTEND_DRAWS and in_hand >= _EXTEND_KM
