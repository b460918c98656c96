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
    ON_REMEDY,
    OWN,
    ROLL,
    ROLL_CARD,
    SAFE,
    SAFETY_OF,
    SPEED_LIMIT,
    STACK,
    STACK_BITS,
    STACK_MORE,
    STACKS,
    STOPS_SAFETIES,
    TARGET,
    USED,
    USED_BITS,
    Row,
)

_ALL_SAFETIES = 15 << FIRST_SAFETY
_BATTLE = 0b11101  # every hazard but the speed limit, which stands second
_LIMIT = 0b00010
_STOPS_SAFETIES = 2  # the first of the hazards whose texts speak of safeties, by its safety
_STACK_MASK = (1 << STACK_BITS) - 1


# --- the hazards on a battle pile ---------------------------------------------------
# Two bits hold a battle hazard: the number of its safety.


@inner
def _stack(row: Row, at: int) -> int:
    return get(row, at + STACK) | get(row, at + STACK_MORE) << STACK_BITS


@inner
def _set_stack(row: Row, at: int, stack: int) -> None:
    row[at + STACK] = stack & _STACK_MASK
    row[at + STACK_MORE] = stack >> STACK_BITS


@inner
def _hazard(code: int) -> int:
    return FIRST_HAZARD + code + (code > 0)


@inner
def battle_hazard(row: Row, side: int) -> int:
    """The hazard that stops a side, or NONE."""
    at = side_at(side)
    return _hazard(get(row, at + STACK) & 3) if row[at + DEPTH] else NONE


@inner
def stands_before(row: Row, side: int, hazard: int) -> bool:
    """Whether this hazard is what stops or slows a side."""
    if hazard == SPEED_LIMIT:
        return get(row, side_at(side) + LIMITED) != 0
    return battle_hazard(row, side) == hazard


@inner
def would_cure(row: Row, side: int, safety: int) -> bool:
    """Whether a safety would take away what stops or slows a side."""
    hazard = battle_hazard(row, side)
    if hazard != NONE and SAFETY_OF[hazard - FIRST_HAZARD] == safety:
        return True
    slowed = get(row, side_at(side) + LIMITED) != 0
    return slowed and SAFETY_OF[SPEED_LIMIT - FIRST_HAZARD] == safety


@inner
def push_hazard(row: Row, side: int, hazard: int) -> None:
    """Lay a hazard before a side."""
    at = side_at(side)
    if hazard == SPEED_LIMIT:
        row[at + LIMITED] = 1
    else:
        code = hazard - FIRST_HAZARD
        _set_stack(row, at, _stack(row, at) << 2 | code - (code > 0))
        row[at + DEPTH] += 1
    refresh(row, side)


@inner
def _pop_battle(row: Row, at: int) -> None:
    _set_stack(row, at, _stack(row, at) >> 2)
    row[at + DEPTH] -= 1


@inner
def remedy(row: Row, side: int, card: int, under: bool) -> None:
    """Answer a hazard with its remedy, or lay a roll; `under` leaves the hazard on top."""
    at = side_at(side)
    if row[COVERS]:
        _count_used(row, at, card - FIRST_REMEDY)
        if card == END_OF_LIMIT:
            row[at + LIMITED] = 0
        else:  # what it covers never comes to light again
            row[at + BASE] = card
            row[at + DEPTH] = 0
            _set_stack(row, at, 0)
    else:
        hazard = card - FIRST_REMEDY + FIRST_HAZARD
        if card == END_OF_LIMIT:
            row[at + LIMITED] = 0
        else:
            _pop_battle(row, at)
        put_on_discards(row, card if under else hazard)
        put_on_discards(row, hazard if under else card)
    refresh(row, side)


@inner
def used(row: Row, side: int, place: int) -> int:
    """How many of a remedy lie before a side, `MOST_USED` at most; remedies count from 0."""
    return get(row, side_at(side) + USED) >> USED_BITS * place & MOST_USED


@inner
def _count_used(row: Row, at: int, place: int) -> None:
    if row[at + USED] >> USED_BITS * place & MOST_USED < MOST_USED:
        row[at + USED] += 1 << USED_BITS * place


# --- safeties -----------------------------------------------------------------------


@inner
def expose(row: Row, side: int, safety: int, answered: int) -> None:
    """Lay a safety and discard what it cures.

    `answered` is the hazard of a coup fourré, which goes on top of the discards, or NONE.
    """
    at = side_at(side)
    place = safety - FIRST_SAFETY
    row[at + LAID + place] += 1
    if answered != NONE:
        row[at + COUPS + place] += 1
    row[at + SAFE] |= 1 << place
    _discard_cured(row, at, answered)
    refresh(row, side)


@inner
def _discard_cured(row: Row, at: int, answered: int) -> None:
    safe = row[at + SAFE]
    before = _stack(row, at)
    cured = 0
    while row[at + DEPTH] and safe >> (row[at + STACK] & 3) & 1:
        _pop_battle(row, at)
        cured += 1
    limited = row[at + LIMITED] and safe & 1
    if limited:
        row[at + LIMITED] = 0
    if limited and answered != NONE and answered != SPEED_LIMIT:
        _discard_hazards(row, before, cured, answered, False)
        put_on_discards(row, SPEED_LIMIT)
        _discard_hazards(row, before, cured, answered, True)
        return
    _discard_hazards(row, before, cured, answered, False)
    _discard_hazards(row, before, cured, answered, True)
    if limited:
        put_on_discards(row, SPEED_LIMIT)


@inner
def _discard_hazards(row: Row, stack: int, many: int, answered: int, answers: bool) -> None:
    """Discard from a stack, the lowest first, the copies of one hazard or all others."""
    for place in range(many - 1, -1, -1):
        hazard = _hazard(stack >> 2 * place & 3)
        if (hazard == answered) == answers:
            put_on_discards(row, hazard)


# --- what may be played -------------------------------------------------------------


@inner
def rolling(row: Row, side: int) -> bool:
    """Whether nothing keeps a side from driving."""
    at = side_at(side)
    if row[at + DEPTH]:
        return False
    return not row[NEEDS_ROLL] or row[at + BASE] == ROLL or row[at + SAFE] & 1 != 0


@inner
def _distances(row: Row, at: int) -> int:
    reach = 200
    if row[at + LIMITED]:
        reach = min(reach, row[LIMITED_TO])
    if row[EXACT]:
        reach = min(reach, row[TARGET] - row[at + KM])
    may_200 = reach >= 200 and row[at + DISTANCE + 4] < row[MOST_200S]
    return (
        (reach >= 25) | (reach >= 50) << 1 | (reach >= 75) << 2 | (reach >= 100) << 3 | may_200 << 4
    )


@inner
def refresh(row: Row, side: int) -> None:
    """Work out anew what may be played before a side, by itself and by others."""
    at = side_at(side)
    own = _ALL_SAFETIES
    open_to = 0
    if row[at + DEPTH]:
        code = row[at + STACK] & 3
        own |= 1 << FIRST_REMEDY + code + (code > 0)
        if row[STOPS_SAFETIES] and code >= _STOPS_SAFETIES:
            own &= ~_ALL_SAFETIES
        if row[STACKS]:
            open_to = _BATTLE
    elif rolling(row, side):
        own |= _distances(row, at)
        if not row[ROLL_CARD] or row[at + BASE] == ROLL:
            open_to = _BATTLE
    else:
        own |= 1 << ROLL
        if row[ON_REMEDY] and row[at + BASE] != NONE:
            open_to = _BATTLE
    if row[at + LIMITED]:
        own |= 1 << END_OF_LIMIT
    else:
        open_to |= _LIMIT
    safe = row[at + SAFE]
    open_to &= ~(safe << 1 | safe & 1)
    row[at + OWN] = own
    shift = side * HAZARDS
    row[ATTACKS] = row[ATTACKS] & ~(31 << shift) | open_to << shift
