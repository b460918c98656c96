"""Why not: the reasons for which the rules refuse a card, one condition at a time.

The reasons that depend on one side's table alone take its `Status`; the road of a circuit
depends on all cars. What is legal (`choices`) and why a written move is refused
(`judgement`) both come from here.
"""

from __future__ import annotations

from bornes.circuit import Arrival
from bornes.engine.cards import (
    BATTLE_HAZARDS,
    HAZARD_OF,
    KIND,
    KM,
    SAFETY_FOR,
    STOP_SAFETIES,
    Card,
    Kind,
)
from bornes.engine.refusals import Refusal
from bornes.engine.rules import Reshuffle, Rules
from bornes.engine.state import State
from bornes.engine.tableau import Status, rolling


def why_not_own(rules: Rules, status: Status, card: Card) -> Refusal | None:
    """Why a card can't be played on one's own side, as far as its table says."""
    kind = KIND[card]
    if kind is Kind.SAFETY:
        barred = rules.hazards_stop_safeties and status.battle in STOP_SAFETIES
        return Refusal("safety-stopped-by", hazard=status.battle) if barred else None
    if kind is Kind.DISTANCE:
        return _why_not_distance(rules, status, card, KM[card])
    if kind is Kind.REMEDY:
        return _why_not_remedy(rules, status, card)
    if card is Card.TOW_TRUCK:
        held = status.limited or status.battle in BATTLE_HAZARDS
        return None if held else Refusal("nothing-to-remedy", card=card)
    if card is Card.TURBO:
        return Refusal("turbo-accelerated") if rules.accelerated else None
    if card is Card.U_TURN:
        return Refusal("u-turn-only-answers")
    return Refusal("needs-target", card=card)


def _why_not_distance(rules: Rules, status: Status, card: Card, km: int) -> Refusal | None:
    if status.battle in BATTLE_HAZARDS:
        return Refusal("stopped-by", hazard=status.battle)
    if not rolling(rules, status.battle, status.safeties):
        return Refusal("not-rolling")
    if status.limited and km > rules.limited_to:
        return Refusal("speed-limited", most=rules.limited_to)
    if card is Card.KM_200 and not status.may_play_200:
        return Refusal("too-many-200s", most=rules.most_200s)
    if rules.circuit is None and rules.exact_finish and km > status.left:
        return Refusal("past-target", left=status.left)
    return None


def _why_not_remedy(rules: Rules, status: Status, card: Card) -> Refusal | None:
    if card is Card.END_OF_LIMIT:
        return None if status.limited else Refusal("no-limit-in-force")
    hazard = HAZARD_OF[card]
    if status.battle is hazard:
        return None
    if card is not Card.ROLL or not rules.needs_roll:
        return Refusal("nothing-to-remedy", card=card)
    if status.battle in BATTLE_HAZARDS:
        return Refusal("roll-on-hazard", hazard=status.battle)
    if rolling(rules, status.battle, status.safeties):
        return Refusal("already-rolling")
    return None


def why_not_attack(rules: Rules, status: Status, hazard: Card) -> Refusal | None:
    """Why a hazard can't be played on another side, as far as its table says."""
    if SAFETY_FOR[hazard] in status.safeties:
        return Refusal("immune", safety=SAFETY_FOR[hazard])
    if hazard is Card.SPEED_LIMIT:
        return Refusal("already-limited") if status.limited else None
    if status.battle in BATTLE_HAZARDS:
        return None if rules.hazard_on_hazard else Refusal("already-stopped", hazard=status.battle)
    if not rolling(rules, status.battle, status.safeties):
        # Without a roll, and not stopped: what lies on top, if anything, is a remedy.
        waiting = rules.hazard_on_remedy and status.battle is not None
        return None if waiting else Refusal("target-not-rolling")
    if rules.hazard_needs_roll_card and status.battle is not Card.ROLL:
        return Refusal("needs-roll-card")
    return None


def why_not_drive(
    state: State, seat: int, card: Card, *, doubled: bool = False, shortcut: bool = False
) -> Refusal | Arrival:
    """Where a distance card would take a seat's car, or why it can't be driven."""
    rules, tableau = state.rules, state.side(seat)
    assert rules.circuit is not None
    km = KM[card] * (2 if doubled else 1)
    status = tableau.status(rules, state.target)
    if refusal := _why_not_distance(rules, status, card, km):
        return refusal
    limit = rules.circuit.limit(tableau.spot)
    if limit is not None and km > limit and not state.stopped_here:
        return Refusal("square-limited", most=limit)
    others = [other.spot for other in state.tableaus.values() if other is not tableau]
    return rules.circuit.drive(
        tableau.spot,
        km,
        others,
        rules.players,
        via_shortcut=shortcut,
        bonuses=not tableau.limited,
    )


def tokens_left(state: State, hazard: Card) -> int:
    """How many tokens of a hazard are still in the box."""
    left = 0
    for card, count in state.rules.hazard_tokens or ():
        if card is hazard:
            left = count
    for tableau in state.tableaus.values():
        pile = tableau.speed if hazard is Card.SPEED_LIMIT else tableau.battle
        if pile and pile[-1] is hazard:
            left -= 1
    return left


def why_not_draw(state: State) -> Refusal | None:
    """Why nothing can be drawn from the draw pile."""
    return None if state.pile or reshufflable(state) else Refusal("nothing-to-draw")


def reshufflable(state: State) -> int:
    """How many discards would make a new draw pile."""
    if state.rules.reshuffle is Reshuffle.NEVER:
        return 0
    kept = 1 if state.rules.reshuffle is Reshuffle.ALL_BUT_TOP else 0
    return max(0, len(state.discards) - kept)
