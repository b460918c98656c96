"""Rules of thumb: what a good family player does, from one seat's knowledge alone.

Every choice is a number; the numbers are in `thumb_weights`. A hand in which safeties wait for
their hazard, hazards hit the leader and distances end exactly on the target is what it aims
at. It looks at its own cards, the table and what was discarded, never at hidden cards.

Where a seat may choose what to draw, it takes the top of the discards if it would miss that card
more than it would miss most. Where discards come back, two seats can each wait for ever for what
the other keeps; whoever has let go of many cards plays at random from then on.

`thumb_policy` takes the play of the highest value, or, if none has a value above zero, discards
the card that it would miss least.
"""

from __future__ import annotations

from bornes.fast.jit import inner, shared
from bornes.fast.kernel.actions import (
    ATTACK,
    COUP_FOURRE,
    DISCARD,
    DRAW,
    EXTEND,
    FINISH,
    HIGH,
    PLAY_OWN,
    TAKE,
)
from bornes.fast.kernel.bits import lowest
from bornes.fast.kernel.cells import (
    cards_in_hand,
    drawable,
    get,
    held,
    seat_at,
    side_at,
    side_of,
    top_discard,
)
from bornes.fast.kernel.layout import (
    CARD_NAMES,
    CHOOSE_DRAW,
    COUNTS,
    DEPTH,
    DISCARDS,
    DISTANCE,
    END_OF_LIMIT,
    ENDS_WITH_PILE,
    EXACT,
    EXTEND_OR_FINISH,
    EXTENSION,
    EXTENSION_TO,
    EXTRA_TURN,
    FIRST_HAZARD,
    FIRST_REMEDY,
    FIRST_SAFETY,
    HAZARDS,
    KINDS,
    KM,
    KM_OF,
    MOST_200S,
    NEEDS_ROLL,
    NEVER_ENDS,
    NONE,
    PHASE,
    PILE,
    REACT,
    RIGHT_OF_WAY,
    ROLL,
    SAFE,
    SAFETY_BIT,
    SAFETY_KM,
    SAFETY_OF,
    SAFETY_TURN,
    SEATS,
    SIDES,
    SPEED_LIMIT,
    STOP,
    TARGET,
    TO_ACT,
    TURN,
    TWO_HUNDRED,
    Row,
)
from bornes.fast.kernel.legal import how_many, legal, nth_action, readiest_answer
from bornes.fast.kernel.prng import pick
from bornes.fast.kernel.side import battle_hazard, rolling, stands_before, would_cure
from bornes.fast.policies import thumb_weights as w
from bornes.fast.policies.observation import drags_on
from bornes.fast.policies.outlook import (
    arrives_now,
    fills,
    leader,
    may_arrive,
    outside,
    shielded,
)
from bornes.fast.policies.weights import Weights

_SHORT = 0b00011
_NOTHING = -1 << 40


@shared
def thumb_policy(row: Row, weights: Weights) -> int:
    """What the rules of thumb choose for the seat to act."""
    phase = row[PHASE]
    if drags_on(row, get(row, TO_ACT)):
        mask = legal(row)
        return nth_action(mask, pick(row, how_many(mask)))
    if phase == REACT:
        return readiest_answer(row)
    if phase == CHOOSE_DRAW:
        return choose_draw(row, weights)
    if phase == EXTEND_OR_FINISH:
        return EXTEND if _extends(row, weights) else FINISH
    return _turn(row, weights)


@inner
def _turn(row: Row, weights: Weights) -> int:
    seat = get(row, TURN)
    side = side_of(row, seat)
    low, high = legal(row)
    furthest = leader(row, side)
    ending = _ending_soon(row, seat, side, weights)
    best = _NOTHING
    choice = DISCARD
    plays = low >> PLAY_OWN & (1 << KINDS) - 1
    while plays:
        card = lowest(plays)
        plays &= plays - 1
        value = _value_of_play(row, seat, side, card, ending, weights)
        if value > best:
            best = value
            choice = PLAY_OWN + card
    attacks = high & (1 << COUP_FOURRE - HIGH) - 1
    while attacks:
        place = lowest(attacks)
        attacks &= attacks - 1
        value = _value_of_attack(row, place // HAZARDS, place % HAZARDS, furthest, weights)
        if value > best:
            best = value
            choice = ATTACK + place
    if best > 0:
        return choice
    cards = held(row, seat)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        copies = get(row, seat_at(seat) + COUNTS + card) - 1
        value = -_value_kept(row, seat, side, card, copies, weights)
        if value > best:
            best = value
            choice = DISCARD + card
    return choice


# --- the value of a play ------------------------------------------------------------


@inner
def _value_of_play(
    row: Row, seat: int, side: int, card: int, ending: bool, weights: Weights
) -> int:
    """The value of a card that may be played on one's own side."""
    if card < FIRST_HAZARD:
        return _drive(row, seat, side, card, weights)
    if card == END_OF_LIMIT:
        short = held(row, seat) & _SHORT
        return get(weights, w.END_LIMIT_SHORT) if short else get(weights, w.END_LIMIT)
    if card < FIRST_SAFETY:
        return get(weights, w.REMEDY)
    return _safety(row, seat, side, card, ending, weights)


@inner
def _drive(row: Row, seat: int, side: int, card: int, weights: Weights) -> int:
    """The longest distance first, but with an eye on arriving exactly."""
    at = side_at(side)
    left = get(row, TARGET) - get(row, at + KM) - KM_OF[card]
    if left <= 0:
        return get(weights, w.ARRIVE)
    value = get(weights, w.DRIVE) + get(weights, w.DRIVE_KM) * KM_OF[card] // 100
    if card == TWO_HUNDRED and row[at + DISTANCE + TWO_HUNDRED] == 0:
        value += get(weights, w.FIRST_200)
    if row[EXACT] and left < KM_OF[TWO_HUNDRED] and not fills(row, seat, card, left):
        value -= get(weights, w.AWKWARD)
    return value


@inner
def _safety(row: Row, seat: int, side: int, card: int, ending: bool, weights: Weights) -> int:
    """Held back for a coup fourré, but not for too long."""
    at = side_at(side)
    if 0 < get(row, TARGET) - get(row, at + KM) <= get(row, SAFETY_KM):
        return get(weights, w.ARRIVE)
    hazard = battle_hazard(row, side)
    cures = would_cure(row, side, card)
    starts = card == RIGHT_OF_WAY and hazard == NONE and not rolling(row, side)
    free = row[SAFETY_TURN] and (row[PILE] or row[EXTRA_TURN])
    arrives = free and arrives_now(row, seat, side)
    if cures or arrives or ending or not _may_be_hit(row, seat, card):
        return get(weights, w.SAFETY if free or cures else w.SAFETY_PAID)
    return get(weights, w.RIGHT_OF_WAY_EARLY) if starts else get(weights, w.SAFETY_HELD)


@inner
def _may_be_hit(row: Row, seat: int, safety: int) -> bool:
    """Whether somebody else may hold or draw a hazard that a safety answers."""
    for hazard in range(HAZARDS):
        if SAFETY_OF[hazard] == safety and outside(row, seat, FIRST_HAZARD + hazard) > 0:
            return True
    return False


@inner
def _value_of_attack(row: Row, other: int, hazard: int, furthest: int, weights: Weights) -> int:
    """The leader is attacked, the harder the nearer it is to its goal."""
    at = side_at(other)
    km = get(row, at + KM)
    value = get(weights, w.ATTACK) + get(weights, w.ATTACK_PROGRESS) * km // get(row, TARGET)
    if hazard == SPEED_LIMIT - FIRST_HAZARD:
        value -= get(weights, w.ATTACK_LIMIT)
    elif hazard != STOP - FIRST_HAZARD or row[CARD_NAMES]:  # all hazards of the family are alike
        value += get(weights, w.ATTACK_BREAKDOWN)
    value -= get(weights, w.ATTACK_BEHIND) * (furthest - km) // 100
    if row[at + DEPTH]:
        value -= get(weights, w.ATTACK_STOPPED)
    return value


@inner
def _ending_soon(row: Row, seat: int, side: int, weights: Weights) -> bool:
    """Whether the hand may be over before a safety that is held back is laid."""
    turns = get(row, PILE) // get(row, SEATS)
    if row[ENDS_WITH_PILE] == NEVER_ENDS or row[EXTENSION] != NONE:
        turns += cards_in_hand(row, seat)
    if turns <= get(weights, w.LAST_TURNS):
        return True
    near = False
    for other in range(get(row, SIDES)):
        near |= other != side and may_arrive(row, other)
    return near


# --- a draw -------------------------------------------------------------------------


@inner
def choose_draw(row: Row, weights: Weights) -> int:
    """Draw a card that nobody knows, or take the one that lies open."""
    if row[DISCARDS] == 0:
        return DRAW
    if not drawable(row):
        return TAKE
    seat = get(row, TURN)
    card = top_discard(row)
    copies = get(row, seat_at(seat) + COUNTS + card)
    value = _value_kept(row, seat, side_of(row, seat), card, copies, weights)
    return TAKE if value >= get(weights, w.TAKE_FROM) else DRAW


# --- the value of a card that is kept -----------------------------------------------


@inner
def _value_kept(row: Row, seat: int, side: int, card: int, copies: int, weights: Weights) -> int:
    """How much a card would be missed, were it discarded, with so many other copies in the hand."""
    if card < FIRST_HAZARD:
        return _distance_kept(row, side, card, weights)
    if card < FIRST_REMEDY:
        return _hazard_kept(row, side, card, copies, weights)
    if card < FIRST_SAFETY:
        return _remedy_kept(row, seat, side, card, copies, weights)
    return -get(weights, w.SAFETY_HELD) + 1


@inner
def _distance_kept(row: Row, side: int, card: int, weights: Weights) -> int:
    at = side_at(side)
    last = max(get(row, TARGET), get(row, EXTENSION_TO))
    if row[EXACT] and KM_OF[card] > last - row[at + KM]:
        return 0
    if row[EXACT] and KM_OF[card] > row[TARGET] - row[at + KM]:
        return 1
    if card == TWO_HUNDRED and row[at + DISTANCE + TWO_HUNDRED] >= row[MOST_200S]:
        return 0
    return get(weights, w.MISS_DISTANCE) + get(weights, w.MISS_KM) * KM_OF[card] // 100


@inner
def _hazard_kept(row: Row, side: int, card: int, copies: int, weights: Weights) -> int:
    if shielded(row, side, card - FIRST_HAZARD):
        return 1
    return max(2, get(weights, w.MISS_HAZARD) - copies * get(weights, w.MISS_COPY))


@inner
def _remedy_kept(row: Row, seat: int, side: int, card: int, copies: int, weights: Weights) -> int:
    at = side_at(side)
    hazard = card - FIRST_REMEDY
    kind = FIRST_HAZARD + hazard
    if row[at + SAFE] & SAFETY_BIT[hazard]:
        return 1
    now = stands_before(row, side, kind)
    if card == ROLL and row[NEEDS_ROLL]:
        now = not rolling(row, side)
    elif not now and outside(row, seat, kind) <= 0:
        return 1
    value = get(weights, w.MISS_REMEDY)
    if card == ROLL:
        value = get(weights, w.MISS_ROLL)
    elif card == END_OF_LIMIT:
        value = get(weights, w.MISS_END_LIMIT)
    if now:
        value += get(weights, w.MISS_NEEDED)
    elif held(row, seat) >> SAFETY_OF[hazard] & 1:
        value -= get(weights, w.MISS_COVERED)
    return max(2, value - copies * get(weights, w.MISS_COPY))


# --- an extension -------------------------------------------------------------------


@inner
def _extends(row: Row, weights: Weights) -> bool:
    """Whether the hand has the cards for the longer distance.

    To go on and draw for them pays one's rivals more than oneself.
    """
    seat = get(row, TURN)
    side = side_of(row, seat)
    at = seat_at(seat) + COUNTS
    km = 0
    for card in range(FIRST_HAZARD):
        if card != TWO_HUNDRED or row[side_at(side) + DISTANCE + card] < row[MOST_200S]:
            km += row[at + card] * KM_OF[card]
    return km >= get(weights, w.EXTEND_KM)
