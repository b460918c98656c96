"""What the keen policy sees: signs of the table, and signs of a move.

All of them follow from what a seat may know: its own cards, the tables, and what is gone. A
sign is there or not. Those of the table are listed by their numbers, those of a move are the
bits of one number.
"""

from __future__ import annotations

from typing import Final

from bornes.fast.jit import inner
from bornes.fast.kernel.cells import get, held, seat_at, side_at
from bornes.fast.kernel.layout import (
    CARDS,
    COUNTS,
    DEPTH,
    DISTANCE,
    END_OF_LIMIT,
    ENDS_WITH_PILE,
    EXACT,
    EXTENSION,
    EXTENSION_TO,
    EXTRA_TURN,
    FIRST_HAZARD,
    FIRST_REMEDY,
    FIRST_SAFETY,
    FIRST_TARGET,
    HAZARDS,
    KINDS,
    KM,
    KM_OF,
    LIMITED,
    MOST_200S,
    MOST_USED,
    NEEDS_ROLL,
    NEVER_ENDS,
    NONE,
    PILE,
    REMEDIES,
    RIGHT_OF_WAY,
    ROLL,
    SAFE,
    SAFETIES,
    SAFETY_BIT,
    SAFETY_OF,
    SAFETY_TURN,
    SEATS,
    SIDES,
    STACK,
    TARGET,
    TWO_HUNDRED,
    Hand,
)
from bornes.fast.kernel.side import battle_hazard, rolling, used
from bornes.fast.policies.holding import arrives_now, fills, outside, shielded
from bornes.fast.policies.standing import first_rival

# --- of the table -------------------------------------------------------------------

_STEP = 25
_LEFTS = 41
_TURNS = 56
_COPIES = 3
_FEW = 4

_STANDING: Final = ("free", "waiting", "stop", "out_of_gas", "flat_tire", "accident")
_OF_SIDE: Final = (
    *_STANDING,
    "limited",
    *(str(card) for card in CARDS[FIRST_SAFETY:]),
    "one_200",
    "two_200s",
    *(f"left_{n * _STEP}" for n in range(_LEFTS)),
)
_OF_OTHER: Final = (*_STANDING, "limited", *(f"left_{n * 100}" for n in range(11)))
_OF_RULES: Final = (
    "own_extension",
    "rival_extension",
    "may_extend",
    "plays_out",
    "to_1000",
    "for_3",
    "for_4",
    "for_6",
)
_OF_HAND: Final = (
    *(f"{n}_{card}" for card in CARDS[:FIRST_SAFETY] for n in range(1, _COPIES + 1)),
    *(f"1_{card}" for card in CARDS[FIRST_SAFETY:]),
)
_OF_UNSEEN: Final = (
    *(f"unseen_{n}_{card}" for card in CARDS[FIRST_HAZARD:FIRST_SAFETY] for n in range(_FEW)),
    *(f"unseen_{card}" for card in CARDS[FIRST_SAFETY:]),
)
_OF_USED: Final = tuple(
    f"rival_used_{n}_{card}"
    for card in CARDS[FIRST_REMEDY:FIRST_SAFETY]
    for n in range(1, MOST_USED + 1)
)
_OF_DISTANCES: Final = tuple(
    f"unseen_{n}_{card}" for card in CARDS[:FIRST_HAZARD] for n in range(_FEW)
)
OF_TABLE: Final = (
    "always",
    *(f"own_{sign}" for sign in _OF_SIDE),
    *(f"rival_{sign}" for sign in _OF_SIDE),
    *(f"turns_{n}" for n in range(_TURNS)),
    *_OF_RULES,
    *_OF_HAND,
    *_OF_UNSEEN,
    *(f"other_{sign}" for sign in _OF_OTHER),
    *_OF_USED,
    *_OF_DISTANCES,
)
"""The signs of a table by name. "Rival" is the one that has come furthest, "other" the next."""

_OWN = 1
_RIVAL = _OWN + len(_OF_SIDE)
_LEFT_TO_DRAW = _RIVAL + len(_OF_SIDE)
_RULES = _LEFT_TO_DRAW + _TURNS
_HELD = _RULES + len(_OF_RULES)
_HELD_SAFETIES = _HELD + _COPIES * FIRST_SAFETY
_UNSEEN = _HELD_SAFETIES + SAFETIES
_UNSEEN_SAFETIES = _UNSEEN + _FEW * (FIRST_SAFETY - FIRST_HAZARD)
_OTHER = _UNSEEN_SAFETIES + SAFETIES
_USED = _OTHER + len(_OF_OTHER)
_UNSEEN_DISTANCES = _USED + len(_OF_USED)

_LIMITED_SIGN = len(_STANDING)
_SAFE_SIGN = _LIMITED_SIGN + 1
_200S_SIGN = _SAFE_SIGN + SAFETIES
_LEFT_SIGN = _200S_SIGN + 2


@inner
def table_signs(hand: Hand, seat: int, side: int, seen: Hand) -> int:
    """List the signs of a table as a seat sees it; how many they are."""
    seen[0] = 0
    rival = first_rival(hand, side)
    many = _side_signs(hand, side, _OWN, seen, 1)
    many = _side_signs(hand, rival, _RIVAL, seen, many)
    many = _other_signs(hand, side, rival, seen, many)
    many = _used_signs(hand, rival, seen, many)
    many = _rule_signs(hand, side, seen, many)
    return _card_counts(hand, seat, seen, many)


@inner
def _standing(hand: Hand, side: int) -> int:
    """The place of what a side is doing in `_STANDING`."""
    if rolling(hand, side):
        return 0
    at = side_at(side)
    return 2 + (get(hand, at + STACK) & 3) if hand[at + DEPTH] else 1


@inner
def _side_signs(hand: Hand, side: int, base: int, seen: Hand, many: int) -> int:
    at = side_at(side)
    seen[many] = base + _standing(hand, side)
    many += 1
    if hand[at + LIMITED]:
        seen[many] = base + _LIMITED_SIGN
        many += 1
    for safety in range(SAFETIES):
        if hand[at + SAFE] >> safety & 1:
            seen[many] = base + _SAFE_SIGN + safety
            many += 1
    twohundreds = get(hand, at + DISTANCE + TWO_HUNDRED)
    if twohundreds:
        seen[many] = base + _200S_SIGN + (twohundreds > 1)
        many += 1
    left = max(0, get(hand, TARGET) - get(hand, at + KM)) // _STEP
    seen[many] = base + _LEFT_SIGN + min(left, _LEFTS - 1)
    return many + 1


@inner
def _other_signs(hand: Hand, side: int, rival: int, seen: Hand, many: int) -> int:
    """The signs of whoever has come furthest beside these two, if there is anybody."""
    other = NONE
    for each in range(get(hand, SIDES)):
        ahead = other == NONE or hand[side_at(each) + KM] > hand[side_at(other) + KM]
        if each != side and each != rival and ahead:
            other = each
    if other == NONE:
        return many
    at = side_at(other)
    seen[many] = _OTHER + _standing(hand, other)
    left = max(0, get(hand, TARGET) - get(hand, at + KM))
    seen[many + 1] = _OTHER + _LIMITED_SIGN + 1 + min(left // 100, 10)
    many += 2
    if hand[at + LIMITED]:
        seen[many] = _OTHER + _LIMITED_SIGN
        many += 1
    return many


@inner
def _used_signs(hand: Hand, rival: int, seen: Hand, many: int) -> int:
    """The remedies that a rival has used: it may have no more of them."""
    for place in range(REMEDIES):
        times = used(hand, rival, place)
        if times:
            seen[many] = _USED + place * MOST_USED + times - 1
            many += 1
    return many


@inner
def _rule_signs(hand: Hand, side: int, seen: Hand, many: int) -> int:
    seats = get(hand, SEATS)
    seen[many] = _LEFT_TO_DRAW + min(get(hand, PILE) // seats, _TURNS - 1)
    many += 1
    if hand[EXTENSION] != NONE:
        seen[many] = _RULES + (hand[EXTENSION] != side)
        many += 1
    elif hand[EXTENSION_TO] > hand[TARGET]:
        seen[many] = _RULES + 2
        many += 1
    if hand[ENDS_WITH_PILE] == NEVER_ENDS:
        seen[many] = _RULES + 3
        many += 1
    if hand[FIRST_TARGET] >= 1000:
        seen[many] = _RULES + 4
        many += 1
    if seats > 2:
        seen[many] = _RULES + 5 + (seats > 3) + (seats > 4)
        many += 1
    return many


@inner
def _card_counts(hand: Hand, seat: int, seen: Hand, many: int) -> int:
    at = seat_at(seat) + COUNTS
    for card in range(FIRST_SAFETY):
        copies = get(hand, at + card)
        if copies:
            seen[many] = _HELD + card * _COPIES + min(copies, _COPIES) - 1
            many += 1
    for card in range(FIRST_HAZARD):
        few = max(0, outside(hand, seat, card))
        if few < _FEW:
            seen[many] = _UNSEEN_DISTANCES + card * _FEW + few
            many += 1
    for card in range(FIRST_HAZARD, FIRST_SAFETY):
        few = max(0, outside(hand, seat, card))
        if few < _FEW:
            seen[many] = _UNSEEN + (card - FIRST_HAZARD) * _FEW + few
            many += 1
    for card in range(FIRST_SAFETY, KINDS):
        if hand[at + card]:
            seen[many] = _HELD_SAFETIES + card - FIRST_SAFETY
            many += 1
        if outside(hand, seat, card) > 0:
            seen[many] = _UNSEEN_SAFETIES + card - FIRST_SAFETY
            many += 1
    return many


# --- of a move ----------------------------------------------------------------------

OF_MOVE: Final = (
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
    "target_limited",
    "target_near",
    "used",
    "used_twice",
)
"""The signs of a move by name; what is "unseen" is what its card answers, or what answers it,
and what is "used" is the remedy that the one who is attacked would need."""

# fmt: off
(
    TWO_COPIES, THREE_COPIES, DEAD, NEEDED, UNSEEN_0, UNSEEN_1, UNSEEN_2, COVERED,
    FILLS, AWKWARD, ARRIVES, TOO_FAR, CURES, LONGER, FIRST_200,
    ON_FIRST, SAFETY_GONE, SAFETY_HERE, ARRIVES_AFTER, NO_OTHER_TURN,
    TARGET_HIT, TARGET_LIMITED, TARGET_NEAR, USED_ONCE, USED_TWICE,
) = range(len(OF_MOVE))
# fmt: on


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
    at = side_at(other)
    bits |= (hand[at + DEPTH] != 0) << TARGET_HIT | (hand[at + LIMITED] != 0) << TARGET_LIMITED
    bits |= (hand[TARGET] - hand[at + KM] <= KM_OF[TWO_HUNDRED]) << TARGET_NEAR
    times = used(hand, other, hazard)
    bits |= (times >= 1) << USED_ONCE | (times >= 2) << USED_TWICE
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
