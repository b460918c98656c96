"""The features that a net sees: those of the table, and those of a move.

All of them follow from what a seat may know: its own cards, the tables, and what is gone. A
feature is active or not. The active ones of the table are listed by their numbers, those of a
move are the bits of one number. Their names stand in the files of weights.
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
    Cells,
    Row,
)
from bornes.fast.kernel.side import battle_hazard, rolling, stands_before, used
from bornes.fast.policies.outlook import arrives_now, fills, first_rival, outside, shielded

# --- of the table -------------------------------------------------------------------

_STEP = 25
_LEFTS = 41
_TURNS = 56
_COPIES = 3
_FEW = 4

_STANDING: Final = ("free", "waiting", "stop", "out_of_gas", "flat_tire", "accident")
_SIDE_FEATURES: Final = (
    *_STANDING,
    "limited",
    *(str(card) for card in CARDS[FIRST_SAFETY:]),
    "one_200",
    "two_200s",
    *(f"left_{n * _STEP}" for n in range(_LEFTS)),
)
_OTHER_FEATURES: Final = (*_STANDING, "limited", *(f"left_{n * 100}" for n in range(11)))
_RULE_FEATURES: Final = (
    "own_extension",
    "rival_extension",
    "may_extend",
    "plays_out",
    "to_1000",
    "for_3",
    "for_4",
    "for_6",
)
_HELD_FEATURES: Final = (
    *(f"{n}_{card}" for card in CARDS[:FIRST_SAFETY] for n in range(1, _COPIES + 1)),
    *(f"1_{card}" for card in CARDS[FIRST_SAFETY:]),
)
_UNSEEN_FEATURES: Final = (
    *(f"unseen_{n}_{card}" for card in CARDS[FIRST_HAZARD:FIRST_SAFETY] for n in range(_FEW)),
    *(f"unseen_{card}" for card in CARDS[FIRST_SAFETY:]),
)
_USED_FEATURES: Final = tuple(
    f"rival_used_{n}_{card}"
    for card in CARDS[FIRST_REMEDY:FIRST_SAFETY]
    for n in range(1, MOST_USED + 1)
)
_DISTANCE_FEATURES: Final = tuple(
    f"unseen_{n}_{card}" for card in CARDS[:FIRST_HAZARD] for n in range(_FEW)
)
TABLE_FEATURES: Final = (
    "always",
    *(f"own_{name}" for name in _SIDE_FEATURES),
    *(f"rival_{name}" for name in _SIDE_FEATURES),
    *(f"turns_{n}" for n in range(_TURNS)),
    *_RULE_FEATURES,
    *_HELD_FEATURES,
    *_UNSEEN_FEATURES,
    *(f"other_{name}" for name in _OTHER_FEATURES),
    *_USED_FEATURES,
    *_DISTANCE_FEATURES,
)
"""The features of a table by name. "Rival" is the one that has come furthest, "other" the next."""

_OWN = 1
_RIVAL = _OWN + len(_SIDE_FEATURES)
_LEFT_TO_DRAW = _RIVAL + len(_SIDE_FEATURES)
_RULES = _LEFT_TO_DRAW + _TURNS
_HELD = _RULES + len(_RULE_FEATURES)
_HELD_SAFETIES = _HELD + _COPIES * FIRST_SAFETY
_UNSEEN = _HELD_SAFETIES + SAFETIES
_UNSEEN_SAFETIES = _UNSEEN + _FEW * (FIRST_SAFETY - FIRST_HAZARD)
_OTHER = _UNSEEN_SAFETIES + SAFETIES
_USED = _OTHER + len(_OTHER_FEATURES)
_UNSEEN_DISTANCES = _USED + len(_USED_FEATURES)

_LIMITED = len(_STANDING)
_SAFE = _LIMITED + 1
_200S = _SAFE + SAFETIES
_LEFT = _200S + 2


@inner
def table_features(row: Row, seat: int, side: int, active: Cells) -> int:
    """List the active features of a table as a seat sees it; how many they are."""
    active[0] = 0
    rival = first_rival(row, side)
    many = _side_features(row, side, _OWN, active, 1)
    many = _side_features(row, rival, _RIVAL, active, many)
    many = _other_features(row, side, rival, active, many)
    many = _used_features(row, rival, active, many)
    many = _rule_features(row, side, active, many)
    return _card_counts(row, seat, active, many)


@inner
def _standing(row: Row, side: int) -> int:
    """The place of what a side is doing in `_STANDING`."""
    if rolling(row, side):
        return 0
    at = side_at(side)
    return 2 + (get(row, at + STACK) & 3) if row[at + DEPTH] else 1


@inner
def _side_features(row: Row, side: int, base: int, active: Cells, many: int) -> int:
    at = side_at(side)
    active[many] = base + _standing(row, side)
    many += 1
    if row[at + LIMITED]:
        active[many] = base + _LIMITED
        many += 1
    for safety in range(SAFETIES):
        if row[at + SAFE] >> safety & 1:
            active[many] = base + _SAFE + safety
            many += 1
    twohundreds = get(row, at + DISTANCE + TWO_HUNDRED)
    if twohundreds:
        active[many] = base + _200S + (twohundreds > 1)
        many += 1
    left = max(0, get(row, TARGET) - get(row, at + KM)) // _STEP
    active[many] = base + _LEFT + min(left, _LEFTS - 1)
    return many + 1


@inner
def _other_features(row: Row, side: int, rival: int, active: Cells, many: int) -> int:
    """The features of whoever has come furthest beside these two, if there is anybody."""
    other = NONE
    for each in range(get(row, SIDES)):
        ahead = other == NONE or row[side_at(each) + KM] > row[side_at(other) + KM]
        if each != side and each != rival and ahead:
            other = each
    if other == NONE:
        return many
    at = side_at(other)
    active[many] = _OTHER + _standing(row, other)
    left = max(0, get(row, TARGET) - get(row, at + KM))
    active[many + 1] = _OTHER + _LIMITED + 1 + min(left // 100, 10)
    many += 2
    if row[at + LIMITED]:
        active[many] = _OTHER + _LIMITED
        many += 1
    return many


@inner
def _used_features(row: Row, rival: int, active: Cells, many: int) -> int:
    """The remedies that a rival has used: it may have no more of them."""
    for place in range(REMEDIES):
        times = used(row, rival, place)
        if times:
            active[many] = _USED + place * MOST_USED + times - 1
            many += 1
    return many


@inner
def _rule_features(row: Row, side: int, active: Cells, many: int) -> int:
    seats = get(row, SEATS)
    active[many] = _LEFT_TO_DRAW + min(get(row, PILE) // seats, _TURNS - 1)
    many += 1
    if row[EXTENSION] != NONE:
        active[many] = _RULES + (row[EXTENSION] != side)
        many += 1
    elif row[EXTENSION_TO] > row[TARGET]:
        active[many] = _RULES + 2
        many += 1
    if row[ENDS_WITH_PILE] == NEVER_ENDS:
        active[many] = _RULES + 3
        many += 1
    if row[FIRST_TARGET] >= 1000:
        active[many] = _RULES + 4
        many += 1
    if seats > 2:
        active[many] = _RULES + 5 + (seats > 3) + (seats > 4)
        many += 1
    return many


@inner
def _card_counts(row: Row, seat: int, active: Cells, many: int) -> int:
    at = seat_at(seat) + COUNTS
    for card in range(FIRST_SAFETY):
        copies = get(row, at + card)
        if copies:
            active[many] = _HELD + card * _COPIES + min(copies, _COPIES) - 1
            many += 1
    for card in range(FIRST_HAZARD):
        few = max(0, outside(row, seat, card))
        if few < _FEW:
            active[many] = _UNSEEN_DISTANCES + card * _FEW + few
            many += 1
    for card in range(FIRST_HAZARD, FIRST_SAFETY):
        few = max(0, outside(row, seat, card))
        if few < _FEW:
            active[many] = _UNSEEN + (card - FIRST_HAZARD) * _FEW + few
            many += 1
    for card in range(FIRST_SAFETY, KINDS):
        if row[at + card]:
            active[many] = _HELD_SAFETIES + card - FIRST_SAFETY
            many += 1
        if outside(row, seat, card) > 0:
            active[many] = _UNSEEN_SAFETIES + card - FIRST_SAFETY
            many += 1
    return many


# --- of a move ----------------------------------------------------------------------

MOVE_FEATURES: Final = (
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
"""The features of a move by name; what is "unseen" is what its card answers, or what answers it,
and what is "used" is the remedy that the one who is attacked would need."""

# fmt: off
(
    TWO_COPIES, THREE_COPIES, DEAD, NEEDED, UNSEEN_0, UNSEEN_1, UNSEEN_2, COVERED,
    FILLS, AWKWARD, ARRIVES, TOO_FAR, CURES, LONGER, FIRST_200,
    ON_FIRST, SAFETY_GONE, SAFETY_HERE, ARRIVES_AFTER, NO_OTHER_TURN,
    TARGET_HIT, TARGET_LIMITED, TARGET_NEAR, USED_ONCE, USED_TWICE,
) = range(len(MOVE_FEATURES))
# fmt: on


@inner
def card_features(row: Row, seat: int, side: int, card: int) -> int:
    """The features of a card in the hand, whether it is laid before one's own side or discarded."""
    copies = get(row, seat_at(seat) + COUNTS + card)
    bits = (copies >= 2) << TWO_COPIES | (copies >= 3) << THREE_COPIES
    if card < FIRST_HAZARD:
        return bits | _distance_features(row, seat, side, card)
    if card < FIRST_REMEDY:
        return bits | _hazard_features(row, seat, side, card - FIRST_HAZARD)
    if card < FIRST_SAFETY:
        return bits | _remedy_features(row, seat, side, card)
    return bits | _safety_features(row, seat, side, card)


@inner
def attack_features(row: Row, seat: int, side: int, other: int, hazard: int) -> int:
    """The features of an attack on another side; the hazard counts from 0."""
    copies = get(row, seat_at(seat) + COUNTS + FIRST_HAZARD + hazard)
    bits: int = (copies >= 2) << TWO_COPIES | (other == first_rival(row, side)) << ON_FIRST
    at = side_at(other)
    bits |= (row[at + DEPTH] != 0) << TARGET_HIT | (row[at + LIMITED] != 0) << TARGET_LIMITED
    bits |= (row[TARGET] - row[at + KM] <= KM_OF[TWO_HUNDRED]) << TARGET_NEAR
    times = used(row, other, hazard)
    bits |= (times >= 1) << USED_ONCE | (times >= 2) << USED_TWICE
    return bits | _answered(row, seat, hazard)


@inner
def _unseen(many: int) -> int:
    return (many <= 0) << UNSEEN_0 | (many <= 1) << UNSEEN_1 | (many <= 2) << UNSEEN_2


@inner
def _answered(row: Row, seat: int, hazard: int) -> int:
    """What there is against a hazard: remedies that the seat can't see, and the safety."""
    safety = SAFETY_OF[hazard]
    bits = _unseen(outside(row, seat, FIRST_REMEDY + hazard))
    bits |= (outside(row, seat, safety) <= 0) << SAFETY_GONE
    return bits | (held(row, seat) >> safety & 1) << SAFETY_HERE


@inner
def _distance_features(row: Row, seat: int, side: int, card: int) -> int:
    at = side_at(side)
    after = get(row, at + KM) + KM_OF[card]
    left = get(row, TARGET) - after
    laid_200s = row[at + DISTANCE + TWO_HUNDRED]
    exact = row[EXACT] != 0
    spent = card == TWO_HUNDRED and laid_200s >= row[MOST_200S]
    if spent or (exact and after > max(get(row, TARGET), get(row, EXTENSION_TO))):
        return 1 << DEAD
    if exact and left < 0:
        return 1 << TOO_FAR
    bits = (card == TWO_HUNDRED and laid_200s == 0) << FIRST_200 | (left <= 0) << ARRIVES
    if 0 < left <= KM_OF[TWO_HUNDRED]:
        bits |= 1 << FILLS if fills(row, seat, card, left) else 1 << AWKWARD
    longer = held(row, seat) & (1 << TWO_HUNDRED) - 1 & ~((2 << card) - 1)
    return bits | (longer != 0) << LONGER


@inner
def _hazard_features(row: Row, seat: int, side: int, hazard: int) -> int:
    return shielded(row, side, hazard) << DEAD | _answered(row, seat, hazard)


@inner
def _remedy_features(row: Row, seat: int, side: int, card: int) -> int:
    hazard = card - FIRST_REMEDY
    if row[side_at(side) + SAFE] & SAFETY_BIT[hazard]:
        return 1 << DEAD
    now = stands_before(row, side, FIRST_HAZARD + hazard)
    if card == ROLL and row[NEEDS_ROLL]:
        now = not rolling(row, side)
    bits = now << NEEDED | (held(row, seat) >> SAFETY_OF[hazard] & 1) << COVERED
    return bits | _unseen(outside(row, seat, FIRST_HAZARD + hazard))


@inner
def _safety_features(row: Row, seat: int, side: int, card: int) -> int:
    hazard = battle_hazard(row, side)
    unseen = 0
    for each in range(HAZARDS):
        if SAFETY_OF[each] == card:
            unseen += outside(row, seat, FIRST_HAZARD + each)
    cures = hazard != NONE and SAFETY_OF[hazard - FIRST_HAZARD] == card
    starts = card == RIGHT_OF_WAY and hazard == NONE and not rolling(row, side)
    again = row[SAFETY_TURN] != 0 and (row[PILE] > 0 or row[EXTRA_TURN] != 0)
    bits = _unseen(unseen) | cures << CURES | starts << NEEDED | (not again) << NO_OTHER_TURN
    return bits | (again and arrives_now(row, seat, side)) << ARRIVES_AFTER
