"""How much the rules of thumb would miss a card."""

from __future__ import annotations

from bornes.fast.jit import inner
from bornes.fast.kernel.cells import get, held, seat_at, side_at
from bornes.fast.kernel.layout import (
    COUNTS,
    DISTANCE,
    END_OF_LIMIT,
    EXACT,
    EXTENSION_TO,
    FIRST_HAZARD,
    FIRST_REMEDY,
    FIRST_SAFETY,
    KM,
    KM_OF,
    LIMITED,
    MOST_200S,
    NEEDS_ROLL,
    ROLL,
    SAFE,
    SAFETY_BIT,
    SAFETY_OF,
    TARGET,
    TWO_HUNDRED,
    Hand,
)
from bornes.fast.kernel.side import battle_hazard, rolling
from bornes.fast.policies import thumb_weights as w
from bornes.fast.policies.holding import outside, shielded
from bornes.fast.policies.thumb_weights import Weights, weight


@inner
def missed(hand: Hand, seat: int, side: int, card: int, weights: Weights) -> int:
    """How much a card would be missed, were it discarded."""
    copies = get(hand, seat_at(seat) + COUNTS + card) - 1
    if card < FIRST_HAZARD:
        return _missed_distance(hand, side, card, weights)
    if card < FIRST_REMEDY:
        return _missed_hazard(hand, side, card, copies, weights)
    if card < FIRST_SAFETY:
        return _missed_remedy(hand, seat, side, card, copies, weights)
    return -weight(weights, w.SAFETY_HELD) + 1


@inner
def _missed_distance(hand: Hand, side: int, card: int, weights: Weights) -> int:
    at = side_at(side)
    last = max(get(hand, TARGET), get(hand, EXTENSION_TO))
    if hand[EXACT] and KM_OF[card] > last - hand[at + KM]:
        return 0
    if hand[EXACT] and KM_OF[card] > hand[TARGET] - hand[at + KM]:
        return 1
    if card == TWO_HUNDRED and hand[at + DISTANCE + TWO_HUNDRED] >= hand[MOST_200S]:
        return 0
    return weight(weights, w.MISS_DISTANCE) + weight(weights, w.MISS_KM) * KM_OF[card] // 100


@inner
def _missed_hazard(hand: Hand, side: int, card: int, copies: int, weights: Weights) -> int:
    if shielded(hand, side, card - FIRST_HAZARD):
        return 1
    return max(2, weight(weights, w.MISS_HAZARD) - copies * weight(weights, w.MISS_COPY))


@inner
def _missed_remedy(
    hand: Hand, seat: int, side: int, card: int, copies: int, weights: Weights
) -> int:
    at = side_at(side)
    hazard = card - FIRST_REMEDY
    kind = FIRST_HAZARD + hazard
    if hand[at + SAFE] & SAFETY_BIT[hazard]:
        return 1
    now = battle_hazard(hand, side) == kind
    if card == END_OF_LIMIT:
        now = hand[at + LIMITED] != 0
    if card == ROLL and hand[NEEDS_ROLL]:
        now = not rolling(hand, side)
    elif not now and outside(hand, seat, kind) <= 0:
        return 1
    worth = weight(weights, w.MISS_REMEDY)
    if card == ROLL:
        worth = weight(weights, w.MISS_ROLL)
    elif card == END_OF_LIMIT:
        worth = weight(weights, w.MISS_END_LIMIT)
    if now:
        worth += weight(weights, w.MISS_NEEDED)
    elif held(hand, seat) >> SAFETY_OF[hazard] & 1:
        worth -= weight(weights, w.MISS_COVERED)
    return max(2, worth - copies * weight(weights, w.MISS_COPY))
