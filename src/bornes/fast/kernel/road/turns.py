"""Draws, the plays of a turn, and the order of turns at a table with a road."""

from __future__ import annotations

from bornes.fast.jit import inner, shared
from bornes.fast.kernel.cells import cards_in_hand, drawable, get, held, left_of
from bornes.fast.kernel.layout import (
    ACCELERATED,
    CARDS_RAN_OUT,
    CHOOSE_DRAW,
    DRAWS_FROM,
    HAND_SIZE,
    IDLE,
    MAKES_UP,
    NONE,
    PHASE,
    PILE_ALONE,
    PLAY,
    PLAYED,
    PLAYS_LEFT,
    SEATS,
    STOPPED_HERE,
    TAKEN,
    TO_ACT,
    TURN,
    Row,
)
from bornes.fast.kernel.road.legal import takeable
from bornes.fast.kernel.turns import draw, end_hand, last_turn


@shared
def draw_one(row: Row, seat: int) -> bool:
    """Draw one card for a seat; whether there was one."""
    return draw(row, seat)


@shared
def draw_up(row: Row, seat: int) -> None:
    """Make a hand up to its full size, as far as there are cards."""
    while cards_in_hand(row, seat) < row[HAND_SIZE]:
        if not draw_one(row, seat):
            return


@shared
def begin_road_turn(row: Row, seat: int) -> None:
    """Begin the turn of a seat, or of the next one that has anything to play."""
    row[PLAYED] = 0
    row[STOPPED_HERE] = 0
    row[PLAYS_LEFT] = 1
    row[TAKEN] = NONE
    row[PHASE] = PLAY
    for _ in range(row[SEATS]):
        row[TURN] = row[TO_ACT] = seat
        if _draws(row, seat) or held(row, seat):
            return
        row[IDLE] += 1
        seat = left_of(row, seat)
    row[IDLE] -= 1
    end_hand(row, CARDS_RAN_OUT, NONE)


@inner
def _draws(row: Row, seat: int) -> bool:
    """Let a seat draw, or choose what to draw; whether it has drawn or has the choice."""
    if row[DRAWS_FROM] == PILE_ALONE and not row[ACCELERATED]:
        return draw_one(row, seat)
    if row[MAKES_UP] or (row[ACCELERATED] and not held(row, seat)):
        draw_up(row, seat)
    if row[ACCELERATED] or not (drawable(row) or takeable(row)):
        return False
    row[PHASE] = CHOOSE_DRAW
    return True


@shared
def end_road_turn(row: Row) -> None:
    """The turn is over: the next seat's begins, unless that was the last of the hand."""
    if not last_turn(row):
        begin_road_turn(row, left_of(row, get(row, TURN)))


@shared
def go_on_from(row: Row, seat: int) -> None:
    """Begin the turn of a seat, or end the one that is being taken."""
    if seat == NONE:
        end_road_turn(row)
    else:
        begin_road_turn(row, seat)


@shared
def end_play(row: Row) -> None:
    """One play of the turn is done: go on with the turn if it has more."""
    row[PHASE] = PLAY
    row[TO_ACT] = row[TURN]
    if row[ACCELERATED]:
        return
    if row[PLAYS_LEFT] > 1 and held(row, get(row, TURN)):
        row[PLAYS_LEFT] -= 1
    else:
        end_road_turn(row)
