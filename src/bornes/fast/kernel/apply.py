"""What an action does."""

from __future__ import annotations

from bornes.fast.jit import by_table, inner, shared
from bornes.fast.kernel.actions import (
    ATTACK,
    COUP_FOURRE,
    DRAW,
    EXTEND,
    FINISH,
    PARRY,
    PARRY_UNDER,
    PASS,
    PLAY_OWN,
    PLAY_UNDER,
    TAKE,
)
from bornes.fast.kernel.cells import (
    drawable,
    get,
    lay,
    let_go,
    side_at,
    side_of,
    take_away,
    take_top,
)
from bornes.fast.kernel.layout import (
    BY_DISTANCE,
    COUP_KM,
    COUP_TURN,
    DISTANCE,
    EXTEND_OR_FINISH,
    EXTENSION,
    EXTENSION_TO,
    EXTRA_TURN,
    FIRST_HAZARD,
    FIRST_REMEDY,
    FIRST_SAFETY,
    HAZARD,
    HAZARDS,
    KM,
    KM_OF,
    MAKES_UP,
    NONE,
    PHASE,
    PLAY,
    SAFETY_KM,
    SAFETY_OF,
    SAFETY_TURN,
    SIDES,
    TARGET,
    TO_ACT,
    TURN,
    TWO_HUNDRED,
    WAITING,
    Row,
)
from bornes.fast.kernel.legal import able
from bornes.fast.kernel.road.apply import road_apply
from bornes.fast.kernel.side import expose, push_hazard, refresh, remedy
from bornes.fast.kernel.turns import (
    NEXT_TURN,
    SAME_TURN,
    ask,
    close_question,
    draw,
    end_hand,
    go_on,
)


@inner
def apply(row: Row, action: int) -> None:
    """Make a legal action at a table without a road."""
    if action < PLAY_OWN:
        let_go(row, get(row, TURN), action)
        then = NEXT_TURN
    elif action < DRAW:
        then = _play(row, action)
    elif action < ATTACK:
        then = _choose_draw(row, action)
    elif action < COUP_FOURRE:
        then = _attack(row, action - ATTACK)
    elif action < EXTEND:
        then = _answer(row, action)
    else:
        then = _extend_or_finish(row, action)
    go_on(row, then)


@shared
def _make(row: Row, action: int) -> None:
    """The same for callers that need not be the fastest."""
    apply(row, action)


make = by_table(_make, road_apply)
"""Make a legal action at any table."""


# --- in turn ------------------------------------------------------------------------
# Each of these gives what comes next: the seat whose turn it is, or a value of `turns`.


@inner
def _choose_draw(row: Row, action: int) -> int:
    seat = get(row, TURN)
    row[PHASE] = PLAY
    if action == TAKE:
        take_top(row, seat)
    else:
        draw(row, seat)
    return SAME_TURN


@inner
def _play(row: Row, action: int) -> int:
    under = action >= PLAY_UNDER
    card = action - PLAY_UNDER + FIRST_REMEDY if under else action - PLAY_OWN
    seat = get(row, TURN)
    side = side_of(row, seat)
    lay(row, seat, card)
    if card < FIRST_HAZARD:
        return _drive(row, side, card)
    if card < FIRST_SAFETY:
        remedy(row, side, card, under)
        return NEXT_TURN
    return _expose(row, seat, card)


@inner
def _drive(row: Row, side: int, card: int) -> int:
    at = side_at(side)
    row[at + DISTANCE + card] += 1
    km = row[at + KM] + KM_OF[card]
    row[at + KM] = km
    if km < row[TARGET]:
        if card == TWO_HUNDRED or row[TARGET] - km < KM_OF[TWO_HUNDRED]:
            refresh(row, side)  # further away, what may be played stays the same
        return NEXT_TURN
    if km == row[TARGET] and row[EXTENSION_TO] and row[EXTENSION] == NONE:
        row[PHASE] = EXTEND_OR_FINISH
    else:
        end_hand(row, BY_DISTANCE, side)
    return SAME_TURN


@inner
def _extend_or_finish(row: Row, action: int) -> int:
    side = side_of(row, get(row, TURN))
    if action == FINISH:
        end_hand(row, BY_DISTANCE, side)
        return SAME_TURN
    row[EXTENSION] = side
    row[TARGET] = row[EXTENSION_TO]
    for other in range(get(row, SIDES)):
        refresh(row, other)
    return NEXT_TURN


@inner
def _expose(row: Row, seat: int, card: int) -> int:
    more_to_draw = drawable(row)
    side = side_of(row, seat)
    expose(row, side, card, NONE)
    if _arrives_with(row, side, get(row, SAFETY_KM)):
        return SAME_TURN
    if row[SAFETY_TURN] and (more_to_draw or row[EXTRA_TURN]):
        return seat
    return NEXT_TURN


@inner
def _arrives_with(row: Row, side: int, km: int) -> bool:
    """Add the km of a safety; whether they win the hand."""
    if km == 0:
        return False
    at = side_at(side) + KM
    row[at] += km
    if row[at] >= row[TARGET]:
        end_hand(row, BY_DISTANCE, side)
        return True
    refresh(row, side)
    return False


@inner
def _attack(row: Row, place: int) -> int:
    side, hazard = place // HAZARDS, FIRST_HAZARD + place % HAZARDS
    seat = get(row, TURN)
    lay(row, seat, hazard)
    push_hazard(row, side, hazard)
    row[HAZARD] = hazard
    row[WAITING] = able(row, side, hazard)
    return ask_next(row, seat)


# --- out of turn --------------------------------------------------------------------


@inner
def ask_next(row: Row, after: int) -> int:
    """Ask the next seat that waits to the left of another; go on if there is none."""
    if row[WAITING] == 0:
        row[HAZARD] = NONE
        return NEXT_TURN
    ask(row, after)
    return SAME_TURN


@inner
def _answer(row: Row, action: int) -> int:
    seat = get(row, TO_ACT)
    if action == PASS:
        return ask_next(row, seat)
    hazard = close_question(row)
    if action < PARRY:
        return _coup_fourre(row, seat, hazard)
    card = hazard - FIRST_HAZARD + FIRST_REMEDY
    take_away(row, seat, card)
    remedy(row, side_of(row, seat), card, action >= PARRY_UNDER)
    if not row[MAKES_UP]:
        draw(row, seat)
    return NEXT_TURN


@inner
def _coup_fourre(row: Row, seat: int, hazard: int) -> int:
    side = side_of(row, seat)
    card = SAFETY_OF[hazard - FIRST_HAZARD]
    take_away(row, seat, card)
    expose(row, side, card, hazard)
    if _arrives_with(row, side, get(row, COUP_KM)):
        return SAME_TURN
    gains = drawable(row) or row[COUP_TURN]
    if not row[MAKES_UP]:
        draw(row, seat)
    return seat if gains else NEXT_TURN
