"""Reasons for a discard: what the card could still do, or why it can do nothing any more."""

from __future__ import annotations

from itertools import takewhile

from bornes.advice.reason import Reason, first_of
from bornes.advice.reasons.ends import ending
from bornes.advice.situation import Situation
from bornes.engine.cards import BATTLE_HAZARDS, HAZARD_OF, KIND, KM, SAFETY_FOR, Card, Kind
from bornes.engine.legality import why_not_attack
from bornes.engine.moves import Move
from bornes.engine.refusals import Refusal
from bornes.engine.rules import DrawFrom
from bornes.engine.tableau import Tableau


def discard(situation: Situation, move: Move) -> Reason:
    """Why a card may be discarded."""
    card = move.card
    assert card is not None
    over = ending(situation, situation.after(move))
    if over is not None:
        return over
    return _about(situation, card).and_also(_for_the_next(situation, card))


def _about(situation: Situation, card: Card) -> Reason:
    copies = situation.hand.count(card)
    spare = Reason("reason-spare", count=copies) if copies > 1 else None
    kind = KIND[card]
    if kind is Kind.DISTANCE:
        found = first_of(_dead_distance(situation, card), spare, _distance(situation, card))
    elif kind is Kind.REMEDY:
        found = first_of(_dead_remedy(situation, card), spare, _remedy(situation, card))
    elif kind is Kind.HAZARD:
        found = first_of(_dead_hazard(situation, card), spare, _hazard(situation, card))
    elif kind is Kind.SAFETY:
        found = _safety(situation)
    else:
        found = _special(situation, card)
    assert found is not None
    return found


# --- distances ------------------------------------------------------------------------


def _dead_distance(situation: Situation, card: Card) -> Reason | None:
    rules, own = situation.rules, situation.own
    if card is Card.KM_200 and rules.most_200s is not None and own.twohundreds >= rules.most_200s:
        return Reason("reason-no-more-200s")
    left = _left(situation, KM[card])
    if left is None:
        return None
    if rules.extension_to is not None and situation.view.extension is None:
        return Reason("reason-too-long-yet", left=left)
    return Reason("reason-too-long", left=left)


def _left(situation: Situation, km: int) -> int | None:
    """What is left to drive, if that is less than so many km and must be met exactly."""
    rules, own = situation.rules, situation.own
    if not rules.exact_finish:
        return None
    if rules.circuit is None:
        left = situation.know.left(own)
        return left if km > left else None
    way = rules.circuit.drive(own.spot, km, (), rules.players, via_shortcut=False, bonuses=False)
    past = isinstance(way, Refusal) and way.code == "past-finish"
    return situation.know.left(own) if past else None


def _distance(situation: Situation, card: Card) -> Reason:
    rules, own, km = situation.rules, situation.own, KM[card]
    if situation.plays(card):
        return Reason("reason-drivable", km=km)
    if not own.rolling(rules):
        return Reason("reason-stopped", km=km)
    if own.limited and km > rules.limited_to:
        return Reason("reason-above-limit", km=km)
    return Reason("reason-not-now", km=km)


# --- remedies -------------------------------------------------------------------------


def _dead_remedy(situation: Situation, card: Card) -> Reason | None:
    own, hazard = situation.own, HAZARD_OF[card]
    if SAFETY_FOR[hazard] in own.safe:
        return Reason("reason-immune", card=SAFETY_FOR[hazard])
    needed = situation.know.may_need(card, hazard) or hazard in _stacked(own)
    if needed or not situation.discards_are_out:
        return None
    return Reason("reason-none-to-come", hazard=hazard)


def _stacked(own: Tableau) -> list[Card]:
    """The hazards on top of a battle pile: one that is under another may count again."""
    return list(takewhile(BATTLE_HAZARDS.__contains__, reversed(own.battle)))


def _remedy(situation: Situation, card: Card) -> Reason:
    own, rules, hazard = situation.own, situation.rules, HAZARD_OF[card]
    if hazard in own.hazards:
        return Reason("reason-needed", hazard=hazard)
    if SAFETY_FOR[hazard] in situation.hand:
        return Reason("reason-safety-in-hand", card=SAFETY_FOR[hazard])
    if card is Card.ROLL and rules.needs_roll:
        return Reason("reason-roll-later" if own.rolling(rules) else "reason-roll-needed")
    count = situation.to_come([hazard])
    return Reason("reason-would-answer", hazard=hazard, count=count)


# --- hazards --------------------------------------------------------------------------


def _dead_hazard(situation: Situation, card: Card) -> Reason | None:
    return None if situation.know.may_attack(card) else Reason("reason-nobody-to-hit")


def _hazard(situation: Situation, card: Card) -> Reason:
    sides = [situation.view.sides[move.on] for move in situation.plays(card) if move.on is not None]
    if not sides:
        return Reason("reason-hit-later")
    furthest = max(sides, key=lambda side: side.km)
    return Reason("reason-could-hit", side=furthest.side)


# --- safeties and special cards -------------------------------------------------------


def _safety(situation: Situation) -> Reason:
    rules = situation.rules
    if rules.safety_km:
        return Reason("reason-wastes-safety-km", km=rules.safety_km)
    points = rules.points.safety if rules.scored else 0
    if points:
        return Reason("reason-wastes-safety-points", points=points)
    return Reason("reason-wastes-safety")


_USES = {
    Card.TURBO: "reason-use-turbo",
    Card.ACCELERATION: "reason-use-acceleration",
    Card.U_TURN: "reason-use-u-turn",
    Card.TOW_TRUCK: "reason-use-tow-truck",
}


def _special(situation: Situation, card: Card) -> Reason:
    if card is Card.TURBO and situation.rules.accelerated:
        return Reason("reason-no-use")
    if card is Card.TOW_TRUCK and situation.own.hazards:
        return Reason("reason-needed", hazard=situation.own.hazards[0])
    return Reason(_USES[card])


# --- who may take it ------------------------------------------------------------------


def _for_the_next(situation: Situation, card: Card) -> Reason | None:
    """What the next seat could do with the card, where it may take it."""
    rules = situation.rules
    seat = situation.next_to(situation.seat)
    gone = rules.draw_from is DrawFrom.PILE or card in rules.never_taken
    if gone or situation.view.plays_left > 1 or situation.view.owed:
        return None
    hazard = HAZARD_OF.get(card)
    if hazard in situation.state.side(seat).hazards:
        return Reason("reason-next-cures", seat=seat, hazard=hazard)
    if KIND[card] is Kind.HAZARD:
        status = situation.own.status(rules, situation.view.target)
        if why_not_attack(rules, status, card) is None:
            return Reason("reason-next-attacks", seat=seat)
    if rules.draw_from is DrawFrom.PILE_OR_DISCARD:
        return Reason("reason-next-takes", seat=seat)
    return None
