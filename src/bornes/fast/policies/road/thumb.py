"""Rules of thumb for the road: lanes, limits, bonuses, and the cards that only it has.

They are those of the bots (`bornes.bots.heuristics.road`) in whole numbers. Every choice is a
number; the numbers are with the others in `thumb_weights`.
"""

from __future__ import annotations

from typing import Final

from bornes.fast.jit import inner, shared
from bornes.fast.kernel.actions import (
    ATTACK,
    COUP_FOURRE,
    DISCARD,
    DRAW,
    HIGH,
    PASS,
    PLAY_OWN,
    TAKE,
)
from bornes.fast.kernel.bits import count, lowest
from bornes.fast.kernel.cells import get, held, seat_at, side_at, side_of, top_discard
from bornes.fast.kernel.layout import (
    ACCELERATED,
    BACK_INSIDE,
    BACK_SQUARE,
    CHOOSE_DRAW,
    COUNTS,
    END_OF_LIMIT,
    FIRST_HAZARD,
    FIRST_REMEDY,
    FIRST_SAFETY,
    HAZARD,
    HAZARDS,
    KINDS,
    KM,
    KM_OF,
    LIMITED,
    LIMITED_TO,
    MOST_LANES,
    NONE,
    PHASE,
    REACT,
    SAFE,
    SAFETY_BIT,
    SPEED_LIMIT,
    SQUARE_KM,
    TAKEN,
    TARGET,
    TURBO,
    TURN,
    Row,
)
from bornes.fast.kernel.legal import FIVE, readiest_answer
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
from bornes.fast.kernel.road.legal import road_legal
from bornes.fast.kernel.road.spots import (
    PLACE_BITS,
    destination,
    free_lanes,
    full_squares,
    km_at,
    limit_at,
    place_of,
)
from bornes.fast.kernel.side import battle_hazard, stands_before, would_cure
from bornes.fast.policies import thumb_weights as w
from bornes.fast.policies.outlook import leader, outside, shielded
from bornes.fast.policies.weights import Weights

_NOTHING: Final = -1 << 40
_DISTANCE_LEFT: Final = 200
"""The km within which it matters whether the hand can end the race exactly."""
_ROOM_FOR_MANY: Final = 100
"""The km for which many hands have the cards."""


@shared
def road_thumb(row: Row, weights: Weights) -> int:
    """What the rules of thumb choose for the seat to act."""
    mask = road_legal(row)
    phase = row[PHASE]
    if phase == REACT:
        if row[HAZARD] != NONE:
            return readiest_answer(row)
        return SEND_BACK if mask[0] and _sends_back(row, weights) else PASS
    if phase == CHOOSE_DRAW:
        takes = mask[0] >> TAKE & 1 and (not mask[0] >> DRAW & 1 or _takes(row))
        return TAKE if takes else DRAW
    return _turn(row, mask, weights)


@inner
def _sends_back(row: Row, weights: Weights) -> bool:
    """A U-turn is for an arrival, or for a long move of whoever is in front."""
    mover = side_of(row, get(row, TURN))
    km = get(row, side_at(mover) + KM)
    back_to = place_of(get(row, BACK_SQUARE), get(row, BACK_INSIDE))
    gained = km - km_at(row, back_to)
    in_front = km >= leader(row, mover)
    return km >= row[TARGET] or (in_front and gained >= get(weights, w.ROAD_BACK_KM))


@inner
def _takes(row: Row) -> bool:
    """Whether playing the top of the discards at once is worth more than a new card."""
    card = top_discard(row)
    if FIRST_REMEDY <= card < FIRST_SAFETY:
        seat = get(row, TURN)
        return not _holds_remedy(row, seat, side_of(row, seat))
    return card >= FIRST_SAFETY


@inner
def _holds_remedy(row: Row, seat: int, side: int) -> bool:
    """Whether a seat has a remedy for a hazard before it."""
    cards = held(row, seat)
    hazard = battle_hazard(row, side)
    if hazard != NONE and cards >> hazard - FIRST_HAZARD + FIRST_REMEDY & 1:
        return True
    return row[side_at(side) + LIMITED] != 0 and cards >> END_OF_LIMIT & 1 != 0


@inner
def _turn(row: Row, mask: RoadMask, weights: Weights) -> int:
    """The play of the highest value; or the end of the turn; or the discard missed least."""
    low, high, plain, doubled = mask
    seat = get(row, TURN)
    side = side_of(row, seat)
    best, choice = _best_at_table(row, seat, side, low, high, weights)
    for word in range(2):
        drives = doubled if word else plain
        if drives:
            full = full_squares(row)
            while drives:
                place = lowest(drives)
                drives &= drives - 1
                value = _drive(row, seat, side, place, word, full, weights)
                if value > best:
                    best = value
                    choice = (2 + word) * WORD + place
    if best > 0:
        return choice
    if low >> END_TURN & 1:
        return END_TURN
    return _discard(row, seat, side, weights)


# --- the value of a play ------------------------------------------------------------


@inner
def _best_at_table(
    row: Row, seat: int, side: int, low: int, high: int, weights: Weights
) -> tuple[int, int]:
    """The best play that drives no car, after its value."""
    best = _NOTHING
    choice = NONE
    plays = low >> PLAY_OWN & CLASSIC
    while plays:
        card = lowest(plays)
        plays &= plays - 1
        value = _value_of_card(row, seat, side, card, weights)
        if value > best:
            best = value
            choice = PLAY_OWN + card
    if low >> PLAY_TURBO & 1 and get(weights, w.ROAD_TURBO) > best:
        best = get(weights, w.ROAD_TURBO)
        choice = PLAY_TURBO
    towed = low >> TOW & FIVE
    while towed:
        hazard = lowest(towed)
        towed &= towed - 1
        value = _freed(row, seat, FIRST_HAZARD + hazard, get(weights, w.ROAD_TOW), weights)
        if value > best:
            best = value
            choice = TOW + hazard
    furthest = leader(row, side)
    attacks = high & (1 << COUP_FOURRE - HIGH) - 1
    while attacks:
        place = lowest(attacks)
        attacks &= attacks - 1
        value = _attack(row, place // HAZARDS, place % HAZARDS, furthest, weights)
        if value > best:
            best = value
            choice = ATTACK + place
    return best, choice


@inner
def _value_of_card(row: Row, seat: int, side: int, card: int, weights: Weights) -> int:
    """What a remedy or a safety is worth."""
    if card < FIRST_SAFETY:
        hazard = card - FIRST_REMEDY + FIRST_HAZARD
        return _freed(row, seat, hazard, get(weights, w.ROAD_REMEDY), weights)
    if would_cure(row, side, card) or row[TAKEN] == card:
        return get(weights, w.ROAD_REMEDY)
    return get(weights, w.ROAD_SAFETY)


@inner
def _freed(row: Row, seat: int, hazard: int, worth: int, weights: Weights) -> int:
    """What it is worth to be rid of a hazard; a limit can wait for short moves."""
    if hazard != SPEED_LIMIT:
        return worth
    distances = held(row, seat) & FIVE
    short = distances and KM_OF[lowest(distances)] <= row[LIMITED_TO]
    return get(weights, w.ROAD_LIMIT_LATER) if short else worth - get(weights, w.ROAD_LIMIT_LESS)


@inner
def _attack(row: Row, other: int, hazard: int, furthest: int, weights: Weights) -> int:
    """The leader is attacked, the harder the nearer it is to the finish."""
    km = get(row, side_at(other) + KM)
    value = get(weights, w.ROAD_ATTACK)
    value += get(weights, w.ROAD_ATTACK_NEAR) * km // get(row, TARGET)
    value -= get(weights, w.ROAD_ATTACK_BEHIND) * (furthest - km) // 100
    if hazard == SPEED_LIMIT - FIRST_HAZARD:
        value -= get(weights, w.ROAD_ATTACK_LIMIT)
    return value


@shared
def _drive(
    row: Row, seat: int, side: int, move: int, doubled: int, full: int, weights: Weights
) -> int:
    """As far as the road goes, away from slow squares, and into the last free lane."""
    shortcut, card = move // DRIVES, move % DRIVES // MOST_LANES
    steps = KM_OF[card] // SQUARE_KM << doubled
    place = destination(row, side, steps, shortcut, full)
    km = km_at(row, place)
    rest = get(row, TARGET) - km
    if rest <= 0:
        return get(weights, w.ROAD_ARRIVE)
    gained = km - get(row, side_at(side) + KM)
    value = get(weights, w.ROAD_DRIVE) + get(weights, w.ROAD_DRIVE_KM) * gained // 100
    value -= get(weights, w.ROAD_DOUBLED) * doubled
    if place >> PLACE_BITS == 0:
        limit = limit_at(row, place)
        if limit:
            value -= get(weights, w.ROAD_SLOW) * (2 if limit <= 50 else 1)
    if count(free_lanes(row, place)) == 1:
        value += get(weights, w.ROAD_LAST_LANE)
    if not _fills(row, seat, card, rest):
        value -= get(weights, w.ROAD_AWKWARD)
    return value


@inner
def _fills(row: Row, seat: int, played: int, rest: int) -> bool:
    """Whether the hand can end the race from here, or that is still far off."""
    if rest >= _ROOM_FOR_MANY and rest != _DISTANCE_LEFT:
        return True
    at = seat_at(seat) + COUNTS
    for card in range(FIRST_HAZARD):
        if KM_OF[card] == rest and row[at + card] > (card == played):
            return True
    return rest >= _ROOM_FOR_MANY


# --- the value of a card that is kept -----------------------------------------------


@inner
def _discard(row: Row, seat: int, side: int, weights: Weights) -> int:
    best = 1 << 40
    choice = DISCARD
    cards = held(row, seat)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        missed = _missed(row, seat, side, card, weights)
        if missed < best:
            best = missed
            choice = DISCARD + card if card < KINDS else DISCARD_SPECIAL + card - KINDS
    return choice


@inner
def _missed(row: Row, seat: int, side: int, card: int, weights: Weights) -> int:
    """How much a card would be missed, were it discarded."""
    at = side_at(side)
    copies = get(row, seat_at(seat) + COUNTS + card)
    if card < FIRST_HAZARD:
        if KM_OF[card] > row[TARGET] - row[at + KM]:
            return 0
        return get(weights, w.ROAD_MISS_DISTANCE) + KM_OF[card] // 10
    if card < FIRST_REMEDY:
        if shielded(row, side, card - FIRST_HAZARD):
            return 1
        return get(weights, w.ROAD_MISS_HAZARD) // copies
    if card < FIRST_SAFETY:
        return _remedy_missed(row, seat, side, card, copies, weights)
    if card < KINDS:
        return get(weights, w.ROAD_MISS_SAFETY)
    if card == TURBO and row[ACCELERATED]:
        return get(weights, w.ROAD_MISS_TURBO)
    return get(weights, w.ROAD_MISS_SPECIAL)


@inner
def _remedy_missed(row: Row, seat: int, side: int, card: int, copies: int, weights: Weights) -> int:
    place = card - FIRST_REMEDY
    hazard = FIRST_HAZARD + place
    if stands_before(row, side, hazard):
        return get(weights, w.ROAD_MISS_NEEDED)
    if row[side_at(side) + SAFE] & SAFETY_BIT[place] or outside(row, seat, hazard) <= 0:
        return 2
    return get(weights, w.ROAD_MISS_REMEDY) // copies
