"""Reasons for the cards that don't drive: remedies, safeties, hazards and special cards."""

from __future__ import annotations

from bornes.advice.reason import Reason, first_of
from bornes.advice.reasons.ends import ending
from bornes.advice.situation import Situation
from bornes.bots.knowledge import HAZARDS_BY_SAFETY
from bornes.engine.cards import HAZARD_OF, KM, REMEDY_FOR, SAFETY_FOR, Card
from bornes.engine.legality import reshufflable
from bornes.engine.moves import Move
from bornes.engine.tableau import Tableau
from bornes.game import Game

# --- remedies -------------------------------------------------------------------------


def remedy(situation: Situation, move: Move) -> Reason:
    """Why a remedy, or a tow truck, may be played on one's own side."""
    after = situation.after(move)
    over = ending(situation, after)
    if over is not None:
        return over
    assert move.card is not None
    hazard = move.curing or HAZARD_OF[move.card]
    top = _left_on_top(situation, move)
    if hazard is Card.SPEED_LIMIT:
        return _limit_lifted(situation, after).and_also(top or _still_held(situation, after))
    if hazard not in situation.own.hazards:
        return Reason("reason-starts").and_also(_still_held(situation, after))
    if not after.tableaus[situation.own.side].rolling(situation.rules):
        held = Card.ROLL in situation.hand
        roll = Reason("reason-holds" if held else "reason-lacks", card=Card.ROLL)
        return Reason("reason-cures-but", hazard=hazard, card=Card.ROLL).and_also(roll)
    return Reason("reason-cures", hazard=hazard).and_also(top or _still_held(situation, after))


def _limit_lifted(situation: Situation, after: Game) -> Reason:
    most = situation.rules.limited_to
    side = after.tableaus[situation.own.side]
    left = after.target - side.km
    longer = [card for card in situation.hand if most < KM.get(card, 0) <= left]
    return Reason("reason-limit-lifted", km=most, count=len(longer))


def _still_held(situation: Situation, after: Game) -> Reason | None:
    """What still hampers this side after a move."""
    rules, side = situation.rules, after.tableaus[situation.own.side]
    if side.hazard is not None:
        return Reason("reason-still-stopped", hazard=side.hazard)
    if not side.rolling(rules):
        return Reason("reason-still-needs", card=Card.ROLL)
    return Reason("reason-still-limited", km=rules.limited_to) if side.limited else None


def _left_on_top(situation: Situation, move: Move) -> Reason | None:
    if move.top is None:
        return None
    return on_top(situation, move.top, situation.next_to(situation.seat))


def on_top(situation: Situation, card: Card, seat: int) -> Reason:
    """Who can take the card that is left on top of the discards, and what for."""
    if seat == situation.seat:
        return Reason("reason-top-own", card=card)
    side = situation.state.side(seat)
    if HAZARD_OF.get(card) in side.hazards:
        return Reason("reason-top-needed", card=card, seat=seat, hazard=HAZARD_OF[card])
    return Reason("reason-top", card=card, seat=seat)


# --- safeties -------------------------------------------------------------------------


def safety(situation: Situation, move: Move) -> Reason:
    """Why a safety may be laid in turn."""
    card, after = move.card, situation.after(move)
    assert card is not None
    over = ending(situation, after)
    if over is not None:
        return over
    also = first_of(
        _fourth(situation, after), _another_turn(situation, after), _still_held(situation, after)
    )
    rules, own = situation.rules, situation.own
    cured = [hazard for hazard in HAZARDS_BY_SAFETY[card] if hazard in own.hazards]
    if cured:
        code = "reason-safety-cures-km" if rules.safety_km else "reason-safety-cures"
        return Reason(code, hazard=cured[0], km=rules.safety_km).and_also(also)
    if not own.rolling(rules) and after.tableaus[own.side].rolling(rules):
        return Reason("reason-safety-starts", card=Card.ROLL).and_also(also)
    return _laid_early(situation, card).and_also(also)


def _laid_early(situation: Situation, card: Card) -> Reason:
    """What holding the safety back for a coup fourré might have brought."""
    rules = situation.rules
    count = situation.to_come(HAZARDS_BY_SAFETY[card])
    if rules.safety_km or rules.coup_fourre_km:
        return Reason("reason-safety-km", km=rules.safety_km, coup=rules.coup_fourre_km)
    if not count and situation.discards_are_out:
        return Reason("reason-safety-no-coup")
    if rules.scored and rules.points.coup_fourre:
        return Reason("reason-safety-early", points=rules.points.coup_fourre, count=count)
    return Reason("reason-safety-early-turn", count=count)


def _fourth(situation: Situation, after: Game) -> Reason | None:
    bonus = after.score[situation.own.side].get("all_four", 0)
    return Reason("reason-all-four", points=bonus) if bonus else None


def _another_turn(situation: Situation, after: Game) -> Reason | None:
    rules, state = situation.rules, situation.state
    if not rules.safety_gives_turn:
        return None
    more = bool(state.pile or reshufflable(state)) or rules.extra_turn_on_empty_pile
    if more and after.turn == situation.seat:
        return Reason("reason-another-turn")
    return Reason("reason-no-more-turn")


# --- hazards --------------------------------------------------------------------------


def hazard(situation: Situation, move: Move) -> Reason:
    """Why a hazard may be played on a rival."""
    rules, card = situation.rules, move.card
    assert card is not None
    assert move.on is not None
    side = situation.view.sides[move.on]
    left = max(0, situation.view.target - side.km)
    leader = "-leader" if side is situation.leader else ""
    if card is Card.SPEED_LIMIT:
        found = Reason(f"reason-limits{leader}", side=side.side, km=rules.limited_to, left=left)
    elif side.hazard is not None:
        found = _covered(side, card)
    else:
        found = Reason(f"reason-stops{leader}", side=side.side, left=left)
    return found.and_also(_answered(situation, move.on, card))


def _covered(side: Tableau, card: Card) -> Reason:
    """What a hazard on top of another one changes."""
    if side.hazard is card:
        return Reason("reason-covers-same", side=side.side, hazard=card)
    return Reason("reason-covers", side=side.side, hazard=side.hazard, card=REMEDY_FOR[card])


def _answered(situation: Situation, on: str, hazard: Card) -> Reason:
    """How likely it is that the side attacked answers."""
    safety = SAFETY_FOR[hazard]
    odds = situation.odds_of_answer(situation.view.sides[on], hazard)
    if situation.rules.remedy_answers:
        return Reason("reason-answer-odds", odds=odds) if odds else Reason("reason-no-answer")
    if odds:
        return Reason("reason-coup-odds", odds=odds, card=safety)
    if safety in situation.hand:
        return Reason("reason-coup-held", card=safety)
    return Reason("reason-no-coup")


# --- special cards --------------------------------------------------------------------


def turbo(situation: Situation, move: Move) -> Reason:
    """Why a turbo may be played."""
    after = situation.after(move)
    drawn = len(after.hand(situation.seat)) - len(situation.hand) + 1
    return Reason("reason-turbo", count=drawn, plays=after.plays_left)
