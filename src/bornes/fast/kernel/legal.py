"""The legal actions at a table without a road, and who can answer a hazard at any."""

from __future__ import annotations

from bornes.fast.jit import inner
from bornes.fast.kernel.actions import (
    COUP_FOURRE,
    DRAW,
    EXTEND,
    FINISH,
    HIGH,
    PARRY,
    PARRY_UNDER,
    PASS,
    PLAY_OWN,
    PLAY_UNDER,
    TAKE,
    Mask,
)
from bornes.fast.kernel.bits import count, lowest, nth
from bornes.fast.kernel.cells import drawable, get, held, side_at, side_of
from bornes.fast.kernel.layout import (
    ATTACKS,
    CHOOSE_DRAW,
    COVERS,
    DISCARDS,
    EXTEND_OR_FINISH,
    FIRST_HAZARD,
    FIRST_REMEDY,
    FIRST_SAFETY,
    HAZARD,
    HAZARDS,
    OWN,
    PARRIES,
    PHASE,
    PLAY,
    REACT,
    SAFETY_OF,
    SEATS,
    TO_ACT,
    TURN,
    Row,
)

_EACH_SIDE = 0b00001_00001_00001_00001_00001_00001
FIVE = 0b11111
"""A bit for each distance, each hazard or each remedy."""


@inner
def legal(row: Row) -> Mask:
    """The legal actions of the seat to act."""
    phase = row[PHASE]
    if phase == PLAY:
        return _turn(row)
    if phase == REACT:
        return 0, answers_to_hazard(row)
    if phase == EXTEND_OR_FINISH:
        return 0, 1 << EXTEND - HIGH | 1 << FINISH - HIGH
    if phase == CHOOSE_DRAW:
        return drawable(row) << DRAW | (row[DISCARDS] > 0) << TAKE, 0
    return 0, 0


@inner
def _turn(row: Row) -> Mask:
    seat = get(row, TURN)
    side = side_of(row, seat)
    cards = held(row, seat)
    own = cards & get(row, side_at(side) + OWN)
    low = cards | own << PLAY_OWN
    if not row[COVERS]:
        low |= (own >> FIRST_REMEDY & FIVE) << PLAY_UNDER
    return low, attacks(row, side, cards >> FIRST_HAZARD & FIVE)


@inner
def attacks(row: Row, side: int, hazards: int) -> int:
    """The attacks by a side with these hazards, from 0, in the second word of a mask."""
    return hazards * _EACH_SIDE & get(row, ATTACKS) & ~(FIVE << side * HAZARDS)


@inner
def answers_to_hazard(row: Row) -> int:
    """What the seat that is asked about a hazard may do, in the second word of a mask."""
    hazard = get(row, HAZARD) - FIRST_HAZARD
    cards = held(row, get(row, TO_ACT))
    safety = SAFETY_OF[hazard]
    answers = 1 << PASS - HIGH
    if cards >> safety & 1:
        answers |= 1 << COUP_FOURRE - HIGH + safety - FIRST_SAFETY
    if row[PARRIES] and cards >> FIRST_REMEDY + hazard & 1:
        answers |= 1 << PARRY - HIGH + hazard | 1 << PARRY_UNDER - HIGH + hazard
    return answers


@inner
def able(row: Row, side: int, hazard: int) -> int:
    """A bit for each seat of a side that can answer a hazard."""
    answers = 1 << SAFETY_OF[hazard - FIRST_HAZARD]
    if row[PARRIES]:
        answers |= 1 << hazard - FIRST_HAZARD + FIRST_REMEDY
    seats = 0
    for seat in range(get(row, SEATS)):
        if held(row, seat) & answers and side_of(row, seat) == side:
            seats |= 1 << seat
    return seats


@inner
def readiest_answer(row: Row) -> int:
    """A coup fourré if there is one, else a parry, else nothing."""
    answers = answers_to_hazard(row) & ~(1 << PASS - HIGH)
    return HIGH + lowest(answers) if answers else PASS


@inner
def is_legal(mask: Mask, action: int) -> bool:
    """Whether an action is in a mask."""
    low, high = mask
    if action < HIGH:
        return action >= 0 and low >> action & 1 != 0
    return action < 2 * HIGH and high >> action - HIGH & 1 != 0


@inner
def how_many(mask: Mask) -> int:
    """How many actions are in a mask."""
    low, high = mask
    return count(low) + count(high)


@inner
def nth_action(mask: Mask, index: int) -> int:
    """The n-th action of a mask, from 0."""
    low, high = mask
    below = count(low)
    return nth(low, index) if index < below else HIGH + nth(high, index - below)
