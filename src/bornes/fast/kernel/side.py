"""One side's table: what lies there, and what may be played there."""

from __future__ import annotations

from bornes.fast.jit import inner
from bornes.fast.kernel.cells import get, put_on_discards, side_at
from bornes.fast.kernel.layout import (
    ATTACKS,
    BASE,
    COUPS,
    COVERS,
    DEPTH,
    DISTANCE,
    END_OF_LIMIT,
    EXACT,
    FIRST_HAZARD,
    FIRST_REMEDY,
    FIRST_SAFETY,
    HAZARDS,
    KM,
    LAID,
    LIMITED,
    LIMITED_TO,
    MOST_200S,
    MOST_USED,
    NEEDS_ROLL,
    NONE,
    OWN,
    ROLL,
    SAFE,
    SPEED_LIMIT,
    STACK,
    STACK_BITS,
    STACK_MORE,
    STACKS,
    TARGET,
    USED,
    USED_BITS,
    Hand,
)

_ALL_SAFETIES = 15 << FIRST_SAFETY
_BATTLE = 0b11101  # every hazard but the speed limit, which stands second
_LIMIT = 0b00010
_STACK_MASK = (1 << STACK_BITS) - 1


# --- the hazards on a battle pile ---------------------------------------------------
# Two bits hold a battle hazard: the number of its safety.


@inner
def _stack(hand: Hand, at: int) -> int:
    return get(hand, at + STACK) | get(hand, at + STACK_MORE) << STACK_BITS


@inner
def _set_stack(hand: Hand, at: int, stack: int) -> None:
    hand[at + STACK] = stack & _STACK_MASK
    hand[at + STACK_MORE] = stack >> STACK_BITS


@inner
def _hazard(code: int) -> int:
    return FIRST_HAZARD + code + (code > 0)


@inner
def battle_hazard(hand: Hand, side: int) -> int:
    """The hazard that stops a side, or NONE."""
    at = side_at(side)
    return _hazard(get(hand, at + STACK) & 3) if hand[at + DEPTH] else NONE


@inner
def push_hazard(hand: Hand, side: int, hazard: int) -> None:
    """Lay a hazard before a side."""
    at = side_at(side)
    if hazard == SPEED_LIMIT:
        hand[at + LIMITED] = 1
    else:
        code = hazard - FIRST_HAZARD
        _set_stack(hand, at, _stack(hand, at) << 2 | code - (code > 0))
        hand[at + DEPTH] += 1
    refresh(hand, side)


@inner
def _pop_battle(hand: Hand, at: int) -> None:
    _set_stack(hand, at, _stack(hand, at) >> 2)
    hand[at + DEPTH] -= 1


@inner
def remedy(hand: Hand, side: int, card: int, under: bool) -> None:
    """Answer a hazard with its remedy, or lay a roll; `under` leaves the hazard on top."""
    at = side_at(side)
    if hand[COVERS]:
        _count_used(hand, at, card - FIRST_REMEDY)
        if card == END_OF_LIMIT:
            hand[at + LIMITED] = 0
        else:  # what it covers never comes to light again
            hand[at + BASE] = card
            hand[at + DEPTH] = 0
            _set_stack(hand, at, 0)
    else:
        hazard = card - FIRST_REMEDY + FIRST_HAZARD
        if card == END_OF_LIMIT:
            hand[at + LIMITED] = 0
        else:
            _pop_battle(hand, at)
        put_on_discards(hand, card if under else hazard)
        put_on_discards(hand, hazard if under else card)
    refresh(hand, side)


@inner
def used(hand: Hand, side: int, place: int) -> int:
    """How many of a remedy lie before a side, `MOST_USED` at most; remedies count from 0."""
    return get(hand, side_at(side) + USED) >> USED_BITS * place & MOST_USED


@inner
def _count_used(hand: Hand, at: int, place: int) -> None:
    if hand[at + USED] >> USED_BITS * place & MOST_USED < MOST_USED:
        hand[at + USED] += 1 << USED_BITS * place


# --- safeties -----------------------------------------------------------------------


@inner
def expose(hand: Hand, side: int, safety: int, answered: int) -> None:
    """Lay a safety and discard what it cures.

    `answered` is the hazard of a coup fourré, which goes on top of the discards, or NONE.
    """
    at = side_at(side)
    place = safety - FIRST_SAFETY
    hand[at + LAID + place] += 1
    if answered != NONE:
        hand[at + COUPS + place] += 1
    hand[at + SAFE] |= 1 << place
    _discard_cured(hand, at, answered)
    refresh(hand, side)


@inner
def _discard_cured(hand: Hand, at: int, answered: int) -> None:
    safe = hand[at + SAFE]
    before = _stack(hand, at)
    cured = 0
    while hand[at + DEPTH] and safe >> (hand[at + STACK] & 3) & 1:
        _pop_battle(hand, at)
        cured += 1
    limited = hand[at + LIMITED] and safe & 1
    if limited:
        hand[at + LIMITED] = 0
    if limited and answered != NONE and answered != SPEED_LIMIT:
        _discard_hazards(hand, before, cured, answered, False)
        put_on_discards(hand, SPEED_LIMIT)
        _discard_hazards(hand, before, cured, answered, True)
        return
    _discard_hazards(hand, before, cured, answered, False)
    _discard_hazards(hand, before, cured, answered, True)
    if limited:
        put_on_discards(hand, SPEED_LIMIT)


@inner
def _discard_hazards(hand: Hand, stack: int, many: int, answered: int, answers: bool) -> None:
    """Discard from a stack, the lowest first, the copies of one hazard or all others."""
    for place in range(many - 1, -1, -1):
        hazard = _hazard(stack >> 2 * place & 3)
        if (hazard == answered) == answers:
            put_on_discards(hand, hazard)


# --- what may be played -------------------------------------------------------------


@inner
def rolling(hand: Hand, side: int) -> bool:
    """Whether nothing keeps a side from driving."""
    at = side_at(side)
    if hand[at + DEPTH]:
        return False
    return not hand[NEEDS_ROLL] or hand[at + BASE] == ROLL or hand[at + SAFE] & 1 != 0


@inner
def _distances(hand: Hand, at: int) -> int:
    reach = 200
    if hand[at + LIMITED]:
        reach = min(reach, hand[LIMITED_TO])
    if hand[EXACT]:
        reach = min(reach, hand[TARGET] - hand[at + KM])
    may_200 = reach >= 200 and hand[at + DISTANCE + 4] < hand[MOST_200S]
    return (
        (reach >= 25) | (reach >= 50) << 1 | (reach >= 75) << 2 | (reach >= 100) << 3 | may_200 << 4
    )


@inner
def refresh(hand: Hand, side: int) -> None:
    """Work out anew what may be played before a side, by itself and by others."""
    at = side_at(side)
    own = _ALL_SAFETIES
    open_to = 0
    if hand[at + DEPTH]:
        code = hand[at + STACK] & 3
        own |= 1 << FIRST_REMEDY + code + (code > 0)
        if hand[STACKS]:
            open_to = _BATTLE
    elif rolling(hand, side):
        own |= _distances(hand, at)
        open_to = _BATTLE
    else:
        own |= 1 << ROLL
    if hand[at + LIMITED]:
        own |= 1 << END_OF_LIMIT
    else:
        open_to |= _LIMIT
    safe = hand[at + SAFE]
    open_to &= ~(safe << 1 | safe & 1)
    hand[at + OWN] = own
    shift = side * HAZARDS
    hand[ATTACKS] = hand[ATTACKS] & ~(31 << shift) | open_to << shift
