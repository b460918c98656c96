"""Rules of thumb: what a good family player does, from one seat's knowledge alone.

Every choice is a number; the numbers are in `weights`. A hand in which safeties wait for
their hazard, hazards hit the leader and distances end exactly on the target is what it aims
at. It looks at its own cards, the table and what was discarded, never at hidden cards.
"""

from __future__ import annotations

from bornes.fast.jit import inner, shared
from bornes.fast.kernel.actions import ATTACK, COUP_FOURRE, DISCARD, EXTEND, FINISH, HIGH, PLAY_OWN
from bornes.fast.kernel.bits import lowest
from bornes.fast.kernel.cells import get, held, seat_at, side_at, side_of
from bornes.fast.kernel.layout import (
    COUNTS,
    DISTANCE,
    EXTEND_OR_FINISH,
    FIRST_HAZARD,
    HAZARDS,
    KINDS,
    KM_OF,
    MOST_200S,
    PHASE,
    REACT,
    TURN,
    TWO_HUNDRED,
    Hand,
)
from bornes.fast.kernel.legal import legal, readiest_answer
from bornes.fast.policies import thumb_weights as w
from bornes.fast.policies.standing import ending_soon, leader
from bornes.fast.policies.thumb_discards import missed
from bornes.fast.policies.thumb_plays import worth_of_attack, worth_of_play
from bornes.fast.policies.thumb_weights import Weights, weight

_NOTHING = -1 << 40


@shared
def thumb(hand: Hand, weights: Weights) -> int:
    """What the rules of thumb choose for the seat to act."""
    phase = hand[PHASE]
    if phase == REACT:
        return readiest_answer(hand)
    if phase == EXTEND_OR_FINISH:
        return EXTEND if _extends(hand, weights) else FINISH
    return _turn(hand, weights)


@inner
def _turn(hand: Hand, weights: Weights) -> int:
    seat = get(hand, TURN)
    side = side_of(hand, seat)
    low, high = legal(hand)
    furthest = leader(hand, side)
    ending = ending_soon(hand, seat, side, weights)
    best = _NOTHING
    choice = DISCARD
    plays = low >> PLAY_OWN & (1 << KINDS) - 1
    while plays:
        card = lowest(plays)
        plays &= plays - 1
        worth = worth_of_play(hand, seat, side, card, ending, weights)
        if worth > best:
            best = worth
            choice = PLAY_OWN + card
    attacks = high & (1 << COUP_FOURRE - HIGH) - 1
    while attacks:
        place = lowest(attacks)
        attacks &= attacks - 1
        worth = worth_of_attack(hand, place // HAZARDS, place % HAZARDS, furthest, weights)
        if worth > best:
            best = worth
            choice = ATTACK + place
    if best > 0:
        return choice
    cards = held(hand, seat)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        worth = -missed(hand, seat, side, card, weights)
        if worth > best:
            best = worth
            choice = DISCARD + card
    return choice


@inner
def _extends(hand: Hand, weights: Weights) -> bool:
    """Whether the hand has the cards for the longer distance.

    To go on and draw for them pays one's rivals more than oneself.
    """
    seat = get(hand, TURN)
    side = side_of(hand, seat)
    at = seat_at(seat) + COUNTS
    km = 0
    for card in range(FIRST_HAZARD):
        if card != TWO_HUNDRED or hand[side_at(side) + DISTANCE + card] < hand[MOST_200S]:
            km += hand[at + card] * KM_OF[card]
    return km >= weight(weights, w.EXTEND_KM)
