"""What a seat may know of a row, as the policies read it: its cards, and how its rivals stand.

Nothing here looks at hidden cards: other hands and the draw pile are known by what is left.
"""

from __future__ import annotations

from bornes.fast.jit import inner
from bornes.fast.kernel.cells import get, held, seat_at, side_at
from bornes.fast.kernel.layout import (
    COUNTS,
    EXACT,
    FIRST_HAZARD,
    KM,
    KM_OF,
    LIMITED,
    LIMITED_TO,
    NONE,
    OWN,
    SAFE,
    SAFETY_BIT,
    SIDES,
    TARGET,
    TWO_HUNDRED,
    UNSEEN,
    Row,
)
from bornes.fast.kernel.side import rolling

# --- the seat's own cards -----------------------------------------------------------


@inner
def outside(row: Row, seat: int, kind: int) -> int:
    """How many cards of a kind a seat can't see: in other hands or in the draw pile."""
    return get(row, UNSEEN + kind) - get(row, seat_at(seat) + COUNTS + kind)


@inner
def fills(row: Row, seat: int, played: int, left: int) -> bool:
    """Whether the hand has what is left to go after a card, in one card or two."""
    at = seat_at(seat) + COUNTS
    for first in range(4):
        if row[at + first] <= (first == played):
            continue
        rest = left - KM_OF[first]
        if rest == 0:
            return True
        for second in range(first, 4):
            there = row[at + second] - (second == played) - (second == first)
            if there > 0 and KM_OF[second] == rest:
                return True
    return False


@inner
def arrives_now(row: Row, seat: int, side: int) -> bool:
    """Whether a seat could arrive with a distance card at once."""
    at = side_at(side)
    left = get(row, TARGET) - get(row, at + KM)
    playable = held(row, seat) & get(row, at + OWN)
    beyond = row[EXACT] == 0  # where no card can be too long
    arriving = 0
    for card in range(FIRST_HAZARD):
        arriving |= (KM_OF[card] == left or (beyond and KM_OF[card] > left)) << card
    return playable & arriving != 0


# --- rivals -------------------------------------------------------------------------


@inner
def first_rival(row: Row, side: int) -> int:
    """The rival that has come furthest; of several the first."""
    best = NONE
    for other in range(get(row, SIDES)):
        ahead = best == NONE or row[side_at(other) + KM] > row[side_at(best) + KM]
        if other != side and ahead:
            best = other
    return best


@inner
def leader(row: Row, side: int) -> int:
    """The km of the rival that has come furthest."""
    best = 0
    for other in range(get(row, SIDES)):
        if other != side:
            best = max(best, get(row, side_at(other) + KM))
    return best


@inner
def may_arrive(row: Row, side: int) -> bool:
    """Whether a side could arrive with one card."""
    at = side_at(side)
    left = row[TARGET] - row[at + KM]
    most = row[LIMITED_TO] if row[at + LIMITED] else KM_OF[TWO_HUNDRED]
    return left <= most and rolling(row, side)


@inner
def shielded(row: Row, side: int, hazard: int) -> bool:
    """Whether every rival is safe from a hazard, which counts from 0."""
    for other in range(get(row, SIDES)):
        if other != side and not row[side_at(other) + SAFE] & SAFETY_BIT[hazard]:
            return False
    return True
