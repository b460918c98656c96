"""What the rules of thumb give for playing a card."""

from __future__ import annotations

from bornes.fast.jit import inner
from bornes.fast.kernel.cells import get, held, side_at
from bornes.fast.kernel.layout import (
    DEPTH,
    DISTANCE,
    END_OF_LIMIT,
    EXACT,
    EXTRA_TURN,
    FIRST_HAZARD,
    FIRST_SAFETY,
    HAZARDS,
    KM,
    KM_OF,
    LIMITED,
    NONE,
    PILE,
    RIGHT_OF_WAY,
    SAFETY_OF,
    SAFETY_TURN,
    SPEED_LIMIT,
    STOP,
    TARGET,
    TWO_HUNDRED,
    Hand,
)
from bornes.fast.kernel.side import battle_hazard, rolling
from bornes.fast.policies import thumb_weights as w
from bornes.fast.policies.holding import arrives_now, fills, outside
from bornes.fast.policies.thumb_weights import Weights, weight

_SHORT = 0b00011


@inner
def worth_of_play(
    hand: Hand, seat: int, side: int, card: int, ending: bool, weights: Weights
) -> int:
    """What a card is worth that may be played on one's own side."""
    if card < FIRST_HAZARD:
        return _drive(hand, seat, side, card, weights)
    if card == END_OF_LIMIT:
        short = held(hand, seat) & _SHORT
        return weight(weights, w.END_LIMIT_SHORT) if short else weight(weights, w.END_LIMIT)
    if card < FIRST_SAFETY:
        return weight(weights, w.REMEDY)
    return _safety(hand, seat, side, card, ending, weights)


@inner
def _drive(hand: Hand, seat: int, side: int, card: int, weights: Weights) -> int:
    """The longest distance first, but with an eye on arriving exactly."""
    at = side_at(side)
    left = get(hand, TARGET) - get(hand, at + KM) - KM_OF[card]
    if left <= 0:
        return weight(weights, w.ARRIVE)
    worth = weight(weights, w.DRIVE) + weight(weights, w.DRIVE_KM) * KM_OF[card] // 100
    if card == TWO_HUNDRED and hand[at + DISTANCE + TWO_HUNDRED] == 0:
        worth += weight(weights, w.FIRST_200)
    if hand[EXACT] and left < KM_OF[TWO_HUNDRED] and not fills(hand, seat, card, left):
        worth -= weight(weights, w.AWKWARD)
    return worth


@inner
def _safety(hand: Hand, seat: int, side: int, card: int, ending: bool, weights: Weights) -> int:
    """Held back for a coup fourré, but not for too long."""
    at = side_at(side)
    hazard = battle_hazard(hand, side)
    cures = hazard != NONE and SAFETY_OF[hazard - FIRST_HAZARD] == card
    starts = card == RIGHT_OF_WAY and hazard == NONE and not rolling(hand, side)
    if card == RIGHT_OF_WAY and hand[at + LIMITED]:
        cures = True
    free = hand[SAFETY_TURN] and (hand[PILE] or hand[EXTRA_TURN])
    arrives = free and arrives_now(hand, seat, side)
    if cures or arrives or ending or not _may_be_hit(hand, seat, card):
        return weight(weights, w.SAFETY if free or cures else w.SAFETY_PAID)
    return weight(weights, w.RIGHT_OF_WAY_EARLY) if starts else weight(weights, w.SAFETY_HELD)


@inner
def _may_be_hit(hand: Hand, seat: int, safety: int) -> bool:
    """Whether somebody else may hold or draw a hazard that a safety answers."""
    for hazard in range(HAZARDS):
        if SAFETY_OF[hazard] == safety and outside(hand, seat, FIRST_HAZARD + hazard) > 0:
            return True
    return False


@inner
def worth_of_attack(hand: Hand, other: int, hazard: int, furthest: int, weights: Weights) -> int:
    """The leader is attacked, the harder the nearer it is to its goal."""
    at = side_at(other)
    km = get(hand, at + KM)
    worth = weight(weights, w.ATTACK) + weight(weights, w.ATTACK_PROGRESS) * km // get(hand, TARGET)
    if hazard == SPEED_LIMIT - FIRST_HAZARD:
        worth -= weight(weights, w.ATTACK_LIMIT)
    elif hazard != STOP - FIRST_HAZARD:
        worth += weight(weights, w.ATTACK_BREAKDOWN)
    worth -= weight(weights, w.ATTACK_BEHIND) * (furthest - km) // 100
    if hand[at + DEPTH]:
        worth -= weight(weights, w.ATTACK_STOPPED)
    return worth
