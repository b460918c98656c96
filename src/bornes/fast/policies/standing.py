"""How a hand stands, as far as everybody can see it."""

from __future__ import annotations

from bornes.fast.jit import inner
from bornes.fast.kernel.cells import get, seat_at, side_at
from bornes.fast.kernel.layout import (
    COUNTS,
    ENDS_WITH_PILE,
    EXTENSION,
    KINDS,
    KM,
    KM_OF,
    LIMITED,
    LIMITED_TO,
    NEVER_ENDS,
    NONE,
    PILE,
    SEATS,
    SIDES,
    TARGET,
    TWO_HUNDRED,
    Hand,
)
from bornes.fast.kernel.side import rolling
from bornes.fast.policies import thumb_weights as w
from bornes.fast.policies.thumb_weights import Weights, weight


@inner
def first_rival(hand: Hand, side: int) -> int:
    """The rival that has come furthest; of several the first."""
    best = NONE
    for other in range(get(hand, SIDES)):
        ahead = best == NONE or hand[side_at(other) + KM] > hand[side_at(best) + KM]
        if other != side and ahead:
            best = other
    return best


@inner
def leader(hand: Hand, side: int) -> int:
    """The km of the rival that has come furthest."""
    best = 0
    for other in range(get(hand, SIDES)):
        if other != side:
            best = max(best, get(hand, side_at(other) + KM))
    return best


@inner
def may_arrive(hand: Hand, side: int) -> bool:
    """Whether a side could arrive with one card."""
    at = side_at(side)
    left = hand[TARGET] - hand[at + KM]
    most = hand[LIMITED_TO] if hand[at + LIMITED] else KM_OF[TWO_HUNDRED]
    return left <= most and rolling(hand, side)


@inner
def ending_soon(hand: Hand, seat: int, side: int, weights: Weights) -> bool:
    """Whether the hand may be over before a safety that is held back is laid."""
    turns = get(hand, PILE) // get(hand, SEATS)
    if hand[ENDS_WITH_PILE] == NEVER_ENDS or hand[EXTENSION] != NONE:
        turns += _cards_in(hand, seat)
    if turns <= weight(weights, w.LAST_TURNS):
        return True
    near = False
    for other in range(get(hand, SIDES)):
        near |= other != side and may_arrive(hand, other)
    return near


@inner
def _cards_in(hand: Hand, seat: int) -> int:
    at = seat_at(seat) + COUNTS
    cards = 0
    for kind in range(KINDS):
        cards += hand[at + kind]
    return cards
