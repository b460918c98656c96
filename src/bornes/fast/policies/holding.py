"""What the cards in a hand are good for, as far as the seat that holds them can tell."""

from __future__ import annotations

from bornes.fast.jit import inner
from bornes.fast.kernel.cells import get, held, seat_at, side_at
from bornes.fast.kernel.layout import (
    COUNTS,
    EXACT,
    FIRST_HAZARD,
    KM,
    KM_OF,
    OWN,
    SAFE,
    SAFETY_BIT,
    SIDES,
    TARGET,
    UNSEEN,
    Hand,
)


@inner
def outside(hand: Hand, seat: int, kind: int) -> int:
    """How many cards of a kind a seat can't see: in other hands or in the draw pile."""
    return get(hand, UNSEEN + kind) - get(hand, seat_at(seat) + COUNTS + kind)


@inner
def fills(hand: Hand, seat: int, played: int, left: int) -> bool:
    """Whether the hand has what is left to go after a card, in one card or two."""
    at = seat_at(seat) + COUNTS
    for first in range(4):
        if hand[at + first] <= (first == played):
            continue
        rest = left - KM_OF[first]
        if rest == 0:
            return True
        for second in range(first, 4):
            there = hand[at + second] - (second == played) - (second == first)
            if there > 0 and KM_OF[second] == rest:
                return True
    return False


@inner
def arrives_now(hand: Hand, seat: int, side: int) -> bool:
    """Whether a seat could arrive with a distance card at once."""
    at = side_at(side)
    left = get(hand, TARGET) - get(hand, at + KM)
    playable = held(hand, seat) & get(hand, at + OWN)
    beyond = hand[EXACT] == 0  # where no card can be too long
    arriving = 0
    for card in range(FIRST_HAZARD):
        arriving |= (KM_OF[card] == left or (beyond and KM_OF[card] > left)) << card
    return playable & arriving != 0


@inner
def shielded(hand: Hand, side: int, hazard: int) -> bool:
    """Whether every rival is safe from a hazard, which counts from 0."""
    for other in range(get(hand, SIDES)):
        if other != side and not hand[side_at(other) + SAFE] & SAFETY_BIT[hazard]:
            return False
    return True
