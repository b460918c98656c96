"""What the keen policy sees: signs of the table and of a card, as bits of a number.

All of them follow from what a seat may know: its own cards, the tables, and what is gone.
"""

from __future__ import annotations

from typing import Final

from bornes.fast.bits import count
from bornes.fast.cells import get, held, seat_at, side_at
from bornes.fast.compiling import inner
from bornes.fast.holding import arrives_now, fills, outside, shielded
from bornes.fast.layout import (
    COUNTS,
    DEPTH,
    DISTANCE,
    END_OF_LIMIT,
    EXACT,
    EXTENSION,
    EXTENSION_TO,
    EXTRA_TURN,
    FIRST_HAZARD,
    FIRST_REMEDY,
    FIRST_SAFETY,
    HAZARDS,
    KM,
    KM_OF,
    LIMITED,
    MOST_200S,
    NEEDS_ROLL,
    NONE,
    PILE,
    RIGHT_OF_WAY,
    ROLL,
    SAFE,
    SAFETY_BIT,
    SAFETY_OF,
    SAFETY_TURN,
    SEATS,
    TARGET,
    TWO_HUNDRED,
    Hand,
)
from bornes.fast.standing import first_rival
from bornes.fast.table import battle_hazard, rolling

SIGNS: Final = (
    # of the table; "rival" is the one that has come furthest
    "always",
    "free",
    "hit",
    "limited",
    "rival_free",
    "rival_hit",
    "rival_limited",
    "left_700",
    "left_400",
    "left_200",
    "rival_left_700",
    "rival_left_400",
    "rival_left_200",
    "turns_15",
    "turns_8",
    "turns_3",
    "turns_0",
    "no_200",
    "extended",
    "can_drive",
    "can_attack",
    "can_cure",
    "rival_not_placed",
    "not_placed",
    "two_safeties",
    "right_of_way_laid",
    "right_of_way_held",
    "roll_held",
    "ahead",
    "km_100",
    "km_200",
    "km_300",
    "two_drives",
    "three_drives",
    # of a card, or of an attack with it
    "two_copies",
    "three_copies",
    "dead",
    "needed",
    "none_unseen",
    "one_unseen",
    "two_unseen",
    "covered",
    "fills",
    "awkward",
    "arrives",
    "too_far",
    "cures",
    "longer_held",
    "first_200",
    "on_first",
    "safety_gone",
    "safety_here",
    "arrives_after",
    "no_other_turn",
    "target_hit",
)
"""Every sign by its name; what was "unseen" is what the card answers, or what answers it."""

# fmt: off
(
    ALWAYS, FREE, HIT, LIMITED_NOW, RIVAL_FREE, RIVAL_HIT, RIVAL_LIMITED,
    LEFT, _, _, RIVAL_LEFT, _, _, TURNS_15, TURNS_8, TURNS_3, TURNS_0,
    NO_200, EXTENDED, CAN_DRIVE, CAN_ATTACK, CAN_CURE, RIVAL_NOT_PLACED, NOT_PLACED,
    TWO_SAFETIES, ROW_LAID, ROW_HELD, ROLL_HELD, AHEAD, KM_100, KM_200, KM_300,
    TWO_DRIVES, THREE_DRIVES,
    TWO_COPIES, THREE_COPIES, DEAD, NEEDED, UNSEEN_0, UNSEEN_1, UNSEEN_2, COVERED,
    FILLS, AWKWARD, ARRIVES, TOO_FAR, CURES, LONGER, FIRST_200,
    ON_FIRST, SAFETY_GONE, SAFETY_HERE, ARRIVES_AFTER, NO_OTHER_TURN,
    TARGET_HIT,
) = range(len(SIGNS))
# fmt: on

_ALL_SAFETIES = 15 << FIRST_SAFETY
_FIVE = 0b11111


# --- of the table -------------------------------------------------------------------


@inner
def table_signs(hand: Hand, seat: int, side: int, plays: int, attacks: int) -> int:
    """The signs of a moment: `plays` and `attacks` are what the seat may do."""
    rival = first_rival(hand, side)
    own_km = get(hand, side_at(side) + KM)
    their_km = get(hand, side_at(rival) + KM)
    target = get(hand, TARGET)
    turns = get(hand, PILE) // get(hand, SEATS)
    bits: int = 1 << ALWAYS | (own_km > their_km) << AHEAD | (hand[EXTENSION] != NONE) << EXTENDED
    bits |= _left(target - own_km) << LEFT | _left(target - their_km) << RIVAL_LEFT
    bits |= (turns <= 15) << TURNS_15 | (turns <= 8) << TURNS_8
    bits |= (turns <= 3) << TURNS_3 | (turns <= 0) << TURNS_0
    bits |= (plays & _FIVE != 0) << CAN_DRIVE | (attacks != 0) << CAN_ATTACK
    bits |= (plays >> FIRST_REMEDY & _FIVE != 0) << CAN_CURE
    bits |= (own_km == 0) << NOT_PLACED | (their_km == 0) << RIVAL_NOT_PLACED
    return bits | _side_signs(hand, side, rival) | _hand_signs(hand, seat, side, plays)


@inner
def _left(left: int) -> int:
    """How far it is still to go, as three bits."""
    return (left <= 700) | (left <= 400) << 1 | (left <= 200) << 2


@inner
def _side_signs(hand: Hand, side: int, rival: int) -> int:
    at = side_at(side)
    there = side_at(rival)
    bits: int = rolling(hand, side) << FREE | rolling(hand, rival) << RIVAL_FREE
    bits |= (hand[at + DEPTH] != 0) << HIT | (hand[there + DEPTH] != 0) << RIVAL_HIT
    bits |= (hand[at + LIMITED] != 0) << LIMITED_NOW | (hand[there + LIMITED] != 0) << RIVAL_LIMITED
    bits |= (hand[at + DISTANCE + TWO_HUNDRED] == 0) << NO_200
    bits |= (hand[at + SAFE] & 1 != 0) << ROW_LAID
    return bits


@inner
def _hand_signs(hand: Hand, seat: int, side: int, plays: int) -> int:
    cards = held(hand, seat)
    more_200s = hand[side_at(side) + DISTANCE + TWO_HUNDRED] < hand[MOST_200S]
    drives = 0
    km = 0
    for card in range(FIRST_HAZARD):
        if card != TWO_HUNDRED or more_200s:
            copies = get(hand, seat_at(seat) + COUNTS + card)
            km += copies * KM_OF[card]
            drives += copies * (plays >> card & 1)
    bits = (cards >> RIGHT_OF_WAY & 1) << ROW_HELD | (cards >> ROLL & 1) << ROLL_HELD
    bits |= (count(cards & _ALL_SAFETIES) >= 2) << TWO_SAFETIES
    bits |= (km >= 100) << KM_100 | (km >= 200) << KM_200 | (km >= 300) << KM_300
    return bits | (drives >= 2) << TWO_DRIVES | (drives >= 3) << THREE_DRIVES


# --- of a card ----------------------------------------------------------------------


@inner
def card_signs(hand: Hand, seat: int, side: int, card: int) -> int:
    """The signs of a card in the hand, whether it is laid before one's own side or discarded."""
    copies = get(hand, seat_at(seat) + COUNTS + card)
    bits = (copies >= 2) << TWO_COPIES | (copies >= 3) << THREE_COPIES
    if card < FIRST_HAZARD:
        return bits | _distance_signs(hand, seat, side, card)
    if card < FIRST_REMEDY:
        return bits | _hazard_signs(hand, seat, side, card - FIRST_HAZARD)
    if card < FIRST_SAFETY:
        return bits | _remedy_signs(hand, seat, side, card)
    return bits | _safety_signs(hand, seat, side, card)


@inner
def attack_signs(hand: Hand, seat: int, side: int, other: int, hazard: int) -> int:
    """The signs of an attack on another side; the hazard counts from 0."""
    copies = get(hand, seat_at(seat) + COUNTS + FIRST_HAZARD + hazard)
    bits: int = (copies >= 2) << TWO_COPIES | (other == first_rival(hand, side)) << ON_FIRST
    bits |= (hand[side_at(other) + DEPTH] != 0) << TARGET_HIT
    return bits | _answered(hand, seat, hazard)


@inner
def _unseen(many: int) -> int:
    return (many <= 0) << UNSEEN_0 | (many <= 1) << UNSEEN_1 | (many <= 2) << UNSEEN_2


@inner
def _answered(hand: Hand, seat: int, hazard: int) -> int:
    """What there is against a hazard: remedies that the seat can't see, and the safety."""
    safety = SAFETY_OF[hazard]
    bits = _unseen(outside(hand, seat, FIRST_REMEDY + hazard))
    bits |= (outside(hand, seat, safety) <= 0) << SAFETY_GONE
    return bits | (held(hand, seat) >> safety & 1) << SAFETY_HERE


@inner
def _distance_signs(hand: Hand, seat: int, side: int, card: int) -> int:
    at = side_at(side)
    after = get(hand, at + KM) + KM_OF[card]
    left = get(hand, TARGET) - after
    laid_200s = hand[at + DISTANCE + TWO_HUNDRED]
    exact = hand[EXACT] != 0
    spent = card == TWO_HUNDRED and laid_200s >= hand[MOST_200S]
    if spent or (exact and after > max(get(hand, TARGET), get(hand, EXTENSION_TO))):
        return 1 << DEAD
    if exact and left < 0:
        return 1 << TOO_FAR
    bits = (card == TWO_HUNDRED and laid_200s == 0) << FIRST_200 | (left <= 0) << ARRIVES
    if 0 < left <= KM_OF[TWO_HUNDRED]:
        bits |= 1 << FILLS if fills(hand, seat, card, left) else 1 << AWKWARD
    longer = held(hand, seat) & (1 << TWO_HUNDRED) - 1 & ~((2 << card) - 1)
    return bits | (longer != 0) << LONGER


@inner
def _hazard_signs(hand: Hand, seat: int, side: int, hazard: int) -> int:
    return shielded(hand, side, hazard) << DEAD | _answered(hand, seat, hazard)


@inner
def _remedy_signs(hand: Hand, seat: int, side: int, card: int) -> int:
    at = side_at(side)
    hazard = card - FIRST_REMEDY
    if hand[at + SAFE] & SAFETY_BIT[hazard]:
        return 1 << DEAD
    now = battle_hazard(hand, side) == FIRST_HAZARD + hazard
    if card == END_OF_LIMIT:
        now = hand[at + LIMITED] != 0
    if card == ROLL and hand[NEEDS_ROLL]:
        now = not rolling(hand, side)
    bits = now << NEEDED | (held(hand, seat) >> SAFETY_OF[hazard] & 1) << COVERED
    return bits | _unseen(outside(hand, seat, FIRST_HAZARD + hazard))


@inner
def _safety_signs(hand: Hand, seat: int, side: int, card: int) -> int:
    hazard = battle_hazard(hand, side)
    unseen = 0
    for each in range(HAZARDS):
        if SAFETY_OF[each] == card:
            unseen += outside(hand, seat, FIRST_HAZARD + each)
    cures = hazard != NONE and SAFETY_OF[hazard - FIRST_HAZARD] == card
    starts = card == RIGHT_OF_WAY and hazard == NONE and not rolling(hand, side)
    again = hand[SAFETY_TURN] != 0 and (hand[PILE] > 0 or hand[EXTRA_TURN] != 0)
    bits = _unseen(unseen) | cures << CURES | starts << NEEDED | (not again) << NO_OTHER_TURN
    return bits | (again and arrives_now(hand, seat, side)) << ARRIVES_AFTER
