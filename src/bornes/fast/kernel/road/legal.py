"""The legal actions at a table with a road."""

from __future__ import annotations

from typing import Final

from bornes.fast.jit import inner, shared
from bornes.fast.kernel.actions import (
    DISCARD,
    DRAW,
    HIGH,
    PARRY_UNDER,
    PASS,
    PLAY_OWN,
    PLAY_UNDER,
    TAKE,
)
from bornes.fast.kernel.bits import count, lowest, nth
from bornes.fast.kernel.cells import drawable, get, held, side_at, side_of, top_discard
from bornes.fast.kernel.layout import (
    ACCELERATED,
    ACCELERATION,
    CHOOSE_DRAW,
    DISCARDS,
    DISTANCE,
    DRAWS_FROM,
    FIRST_HAZARD,
    FIRST_REMEDY,
    HAS_TOKENS,
    HAZARD,
    HAZARDS,
    KINDS,
    KM_OF,
    LIMITED,
    MOST_200S,
    MOST_LANES,
    NEVER_TAKEN,
    NONE,
    OWED,
    OWN,
    PHASE,
    PILE_ALONE,
    PILE_OR_TOP,
    PLAY,
    PLAYED,
    PLAYS_LEFT,
    REACT,
    SIDES,
    SPEED_LIMIT,
    SQUARE_KM,
    STUCK_DISCARDS,
    TAKEN,
    TO_ACT,
    TOKENS,
    TOW_TRUCK,
    TURBO,
    TURN,
    TWO_HUNDRED,
    U_TURN,
    Row,
)
from bornes.fast.kernel.legal import FIVE, answers_to_hazard, attacks
from bornes.fast.kernel.road.actions import (
    CLASSIC,
    DISCARD_SPECIAL,
    DRIVES,
    END_TURN,
    PLAY_TURBO,
    SEND_BACK,
    TOW,
    WORD,
    RoadMask,
)
from bornes.fast.kernel.road.spots import destination, free_lanes, full_squares, may_turn_off, reach
from bornes.fast.kernel.side import battle_hazard

_NOT_DRIVEN: Final = CLASSIC & ~FIVE


@shared
def road_legal(row: Row) -> RoadMask:
    """The legal actions of the seat to act."""
    phase = row[PHASE]
    if phase == PLAY:
        return _turn(row)
    if phase == REACT:
        return _answers(row)
    if phase == CHOOSE_DRAW:
        return drawable(row) << DRAW | takeable(row) << TAKE, 0, 0, 0
    return 0, 0, 0, 0


@inner
def _turn(row: Row) -> RoadMask:
    seat = get(row, TURN)
    cards = held(row, seat)
    discards = (cards & CLASSIC) << DISCARD | cards >> KINDS << DISCARD_SPECIAL
    if row[OWED]:
        return discards, 0, 0, 0
    if row[ACCELERATED] and row[PLAYS_LEFT] == 0:
        return 1 << END_TURN, 0, 0, 0
    kinds = cards if row[TAKEN] == NONE else 1 << get(row, TAKEN)
    low, high, plain, doubled = plays(row, seat, kinds, cards)
    if row[TAKEN] != NONE:
        return low, high, plain, doubled
    if row[ACCELERATED] and row[PLAYED]:
        return low | 1 << END_TURN, high, plain, doubled
    if row[STUCK_DISCARDS] and low | high | plain | doubled:
        return low, high, plain, doubled
    return low | discards, high, plain, doubled


@shared
def plays(row: Row, seat: int, kinds: int, cards: int) -> RoadMask:
    """The plays of some kinds of card by a seat that holds these cards."""
    side = side_of(row, seat)
    at = side_at(side)
    own = kinds & get(row, at + OWN) & _NOT_DRIVEN
    low = own << PLAY_OWN
    if not row[HAS_TOKENS]:
        low |= (own >> FIRST_REMEDY & FIVE) << PLAY_UNDER
    if kinds >> TOW_TRUCK & 1:
        low |= _hazards_before(row, side) << TOW
    if kinds >> TURBO & 1 and not row[ACCELERATED]:
        low |= 1 << PLAY_TURBO
    high = 0
    hazards = kinds >> FIRST_HAZARD & FIVE
    if hazards:
        high = attacks(row, side, _in_the_box(row, hazards))
    plain, doubled = 0, 0
    most = reach(row, side)
    driven = kinds & FIVE
    faster = cards & FIVE if kinds >> ACCELERATION & 1 else 0
    if most and driven | faster:
        full = full_squares(row)
        plain = _drives(row, side, driven, 1, most, full)
        doubled = _drives(row, side, faster, 2, most, full)
    return low, high, plain, doubled


@shared
def _hazards_before(row: Row, side: int) -> int:
    """A bit for each hazard that lies before a side, from 0."""
    hazard = battle_hazard(row, side)
    found = 0 if hazard == NONE else 1 << hazard - FIRST_HAZARD
    return found | get(row, side_at(side) + LIMITED) << SPEED_LIMIT - FIRST_HAZARD


@shared
def _in_the_box(row: Row, hazards: int) -> int:
    """Those hazards, from 0, of which there is a token left."""
    if not row[HAS_TOKENS]:
        return hazards
    for hazard in range(HAZARDS):
        if hazards >> hazard & 1:
            left = get(row, TOKENS + hazard)
            for side in range(get(row, SIDES)):
                left -= _hazards_before(row, side) >> hazard & 1
            hazards &= ~((left <= 0) << hazard)
    return hazards


@shared
def _drives(row: Row, side: int, cards: int, times: int, most: int, full: int) -> int:
    """The ways of driving some distances, each so many times as far."""
    if row[side_at(side) + DISTANCE + TWO_HUNDRED] >= row[MOST_200S]:
        cards &= ~(1 << TWO_HUNDRED)
    ways = 1 + may_turn_off(row, side)
    found = 0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        km = KM_OF[card] * times
        if km > most:
            return found  # longer ones come after it
        for way in range(ways):
            place = destination(row, side, km // SQUARE_KM, way, full)
            if place != NONE:
                found |= free_lanes(row, place) << way * DRIVES + card * MOST_LANES
    return found


@shared
def takeable(row: Row) -> bool:
    """Whether the seat whose turn it is may take the top of the discards."""
    if row[DRAWS_FROM] == PILE_ALONE or row[DISCARDS] == 0:
        return False
    if row[DRAWS_FROM] == PILE_OR_TOP:
        return True
    card = top_discard(row)
    if row[NEVER_TAKEN] >> card & 1:
        return False
    seat = get(row, TURN)
    low, high, plain, doubled = plays(row, seat, 1 << card, held(row, seat) | 1 << card)
    return low | high | plain | doubled != 0


@inner
def _answers(row: Row) -> RoadMask:
    if row[HAZARD] == NONE:
        sends = held(row, get(row, TO_ACT)) >> U_TURN & 1
        return sends << SEND_BACK, 1 << PASS - HIGH, 0, 0
    answers = answers_to_hazard(row)
    if row[HAS_TOKENS]:  # they go back to the box, never to the discards
        answers &= ~(FIVE << PARRY_UNDER - HIGH)
    return 0, answers, 0, 0


# --- masks ------------------------------------------------------------------------------


@inner
def is_road_legal(mask: RoadMask, action: int) -> bool:
    """Whether an action is in a mask."""
    low, high, plain, doubled = mask
    if action < 0 or action >= 4 * WORD:
        return False
    word = low
    if action >= 3 * WORD:
        word = doubled
    elif action >= 2 * WORD:
        word = plain
    elif action >= WORD:
        word = high
    return word >> (action & WORD - 1) & 1 != 0


@inner
def how_many_on_road(mask: RoadMask) -> int:
    """How many actions are in a mask."""
    low, high, plain, doubled = mask
    return count(low) + count(high) + count(plain) + count(doubled)


@inner
def nth_on_road(mask: RoadMask, index: int) -> int:
    """The n-th action of a mask, from 0."""
    low, high, plain, doubled = mask
    below = count(low)
    if index < below:
        return nth(low, index)
    index -= below
    below = count(high)
    if index < below:
        return WORD + nth(high, index)
    index -= below
    below = count(plain)
    if index < below:
        return 2 * WORD + nth(plain, index)
    return 3 * WORD + nth(doubled, index - below)
