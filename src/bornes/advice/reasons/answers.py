"""Reasons for answers out of turn, and for what is done between plays: draws and ends."""

from __future__ import annotations

from bornes.advice.reason import Reason
from bornes.advice.reasons.ends import ending
from bornes.advice.reasons.plays import on_top
from bornes.advice.situation import Situation
from bornes.engine.cards import HAZARD_OF, KIND, KM, REMEDY_FOR, SAFETY_FOR, Card, Kind
from bornes.engine.legality import why_not_attack
from bornes.engine.moves import Move, Verb
from bornes.engine.rules import DrawFrom
from bornes.engine.scoring import total
from bornes.game import Game

# --- answers to a hazard --------------------------------------------------------------


def coup_fourre(situation: Situation, move: Move) -> Reason:
    """Why a hazard may be answered with its safety."""
    question, after = situation.view.asked, situation.after(move)
    assert question is not None
    over = ending(situation, after)
    if over is not None:
        return over
    rules, hazard = situation.rules, question.hazard
    turn = situation.seat in (after.turn, after.owed_turn)
    points = _points_of_coup(situation, after)
    if rules.coup_fourre_km:
        code = "reason-coup-km" if turn else "reason-coup-km-no-turn"
        found = Reason(code, hazard=hazard, km=rules.coup_fourre_km)
    elif points:
        code = "reason-coup-points" if turn else "reason-coup-points-no-turn"
        found = Reason(code, hazard=hazard, points=points)
    else:
        found = Reason("reason-coup-turn" if turn else "reason-coup", hazard=hazard)
    skipped = (situation.seat - question.by - 1) % rules.players if turn else 0
    return found.and_also(Reason("reason-skips", count=skipped) if skipped else None)


def _points_of_coup(situation: Situation, after: Game) -> int:
    own = situation.own.side
    return total(after.score[own]) - total(situation.view.score[own])


def parry(situation: Situation, move: Move) -> Reason:
    """Why a hazard may be answered with its remedy."""
    question = situation.view.asked
    assert question is not None
    found = Reason("reason-parry", hazard=question.hazard)
    if move.top is None:
        return found
    return found.and_also(on_top(situation, move.top, situation.next_to(question.by)))


def decline(situation: Situation) -> Reason:
    """Why nothing may be answered."""
    question = situation.view.asked
    assert question is not None
    if question.hazard is None:
        return _let_go(situation, question.side)
    verbs = {move.verb: move.card for move in situation.legal}
    hazard, rules = question.hazard, situation.rules
    if Verb.COUP_FOURRE in verbs:
        safety = SAFETY_FOR[hazard]
        less = rules.coup_fourre_km - rules.safety_km
        if less > 0:
            return Reason("reason-keeps-safety-km", hazard=hazard, card=safety, km=less)
        if rules.scored and rules.points.coup_fourre:
            points = rules.points.coup_fourre
            return Reason("reason-keeps-safety-points", hazard=hazard, card=safety, points=points)
        return Reason("reason-keeps-safety", hazard=hazard, card=safety)
    if Verb.PARRY in verbs:
        return Reason("reason-keeps-remedy", hazard=hazard, card=verbs[Verb.PARRY])
    return Reason("reason-nothing-to-answer", hazard=hazard)


# --- answers to a distance move -------------------------------------------------------


def u_turn(situation: Situation) -> Reason:
    """Why a car may be sent back."""
    question, circuit = situation.view.asked, situation.rules.circuit
    assert question is not None
    assert question.back_to is not None
    assert circuit is not None
    side = situation.view.sides[question.side]
    back = side.km - circuit.km(question.back_to)
    arrived = "-arrival" if side.km >= situation.view.target else ""
    return Reason(f"reason-u-turn{arrived}", side=side.side, km=back, spot=question.back_to)


def _let_go(situation: Situation, side: str) -> Reason:
    card = Card.U_TURN
    if card not in situation.hand:
        return Reason("reason-lacks", card=card)
    left = situation.view.target - situation.view.sides[side].km
    if left <= 0:
        return Reason("reason-lets-arrive", side=side, card=card)
    return Reason("reason-lets-go", side=side, card=card, left=left)


# --- drawing and ending ---------------------------------------------------------------


def draw(situation: Situation) -> Reason:
    """Why a card may be drawn from the pile."""
    own, rules = situation.own, situation.rules
    if not situation.view.draw_size:
        return Reason("reason-draw-reshuffled")
    hazard = own.hazard
    if hazard is not None:
        answers = [REMEDY_FOR[hazard], SAFETY_FOR[hazard], Card.TOW_TRUCK]
        return Reason("reason-draw-answer", odds=situation.odds_drawn(answers), hazard=hazard)
    if not own.rolling(rules):
        answers = [Card.ROLL, Card.RIGHT_OF_WAY]
        return Reason("reason-draw-start", odds=situation.odds_drawn(answers))
    return Reason("reason-draw-distance", odds=situation.odds_drawn(KM))


def take(situation: Situation) -> Reason:
    """Why the top of the discards may be taken."""
    card = situation.view.discards[-1]
    found = _taken_for(situation, card)
    at_once = situation.rules.draw_from is DrawFrom.PILE_OR_DISCARD_TO_PLAY
    return found.and_also(Reason("reason-take-to-play") if at_once else None)


def _taken_for(situation: Situation, card: Card) -> Reason:
    own, rules, target = situation.own, situation.rules, situation.view.target
    hazard = HAZARD_OF.get(card)
    if hazard is not None and hazard in own.hazards:
        return Reason("reason-take-cure", card=card, hazard=hazard)
    if card in KM and own.rolling(rules):
        return Reason("reason-take-distance", card=card)
    if KIND[card] is Kind.HAZARD:
        for rival in sorted(situation.know.rivals, key=lambda side: -side.km):
            if why_not_attack(rules, rival.status(rules, target), card) is None:
                return Reason("reason-take-attack", card=card, side=rival.side)
    return Reason("reason-take", card=card)


def end(situation: Situation, move: Move) -> Reason:
    """Why an accelerated turn may be ended."""
    after: Game = situation.after(move)
    over = ending(situation, after)
    if over is not None:
        return over
    wanted = situation.rules.hand_size - len(situation.hand)
    there = situation.view.draw_size + len(situation.view.discards)
    return Reason("reason-end", count=max(0, min(wanted, there)))
