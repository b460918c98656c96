"""Draws, the order of turns, and the end of a hand."""

from __future__ import annotations

from bornes.fast.jit import inner
from bornes.fast.kernel.cells import get, give, held, left_of, side_at
from bornes.fast.kernel.layout import (
    CARDS_RAN_OUT,
    ENDING,
    ENDS_ALWAYS,
    ENDS_UNLESS_EXTENDED,
    ENDS_WITH_PILE,
    EXTENSION,
    FROM_BELOW,
    FURTHEST,
    IDLE,
    IDLE_LIMIT,
    IDLE_WHEN_EXHAUSTED,
    KM,
    NONE,
    ONLY_DISCARDS,
    OVER,
    PHASE,
    PILE,
    PLAY,
    PLAYED,
    RAN_OUT,
    SCORED,
    SEATS,
    SIDES,
    TO_ACT,
    TURN,
    WINNERS,
    ZERO_WINS,
    Row,
)

# What comes after an action, where it is not the turn of a certain seat.
NEXT_TURN = -1
SAME_TURN = -2


@inner
def draw(row: Row, seat: int) -> bool:
    """Draw one card for a seat; whether there was one."""
    left = row[PILE]
    if left == 0:
        row[RAN_OUT] = 1
        return False
    if row[FROM_BELOW] >> seat & 1:
        give(row, seat, get(row, row.size - 1))
        _close_up(row, left)
    else:
        give(row, seat, get(row, row.size - left))
    row[PILE] = left - 1
    return True


@inner
def _close_up(row: Row, left: int) -> None:
    """Move a pile to the end of the row again, over its last card."""
    for place in range(row.size - 1, row.size - left, -1):
        row[place] = row[place - 1]


@inner
def go_on(row: Row, then: int) -> None:
    """Go on with the turn of a seat, with the next one, or with the same."""
    seat = then
    if then < 0:
        if then == SAME_TURN:
            return
        if _last_turn(row):
            return
        seat = left_of(row, get(row, TURN))
    begin_turn(row, seat)


@inner
def begin_turn(row: Row, seat: int) -> None:
    """Begin the turn of a seat, or of the next one that has anything to play."""
    row[PLAYED] = 0
    row[PHASE] = PLAY
    row[TURN] = seat
    if not draw(row, seat) and not held(row, seat):
        seat = _next_with_cards(row, seat)
        if seat == NONE:
            end_hand(row, CARDS_RAN_OUT, NONE)
            return
    row[TO_ACT] = seat


@inner
def _next_with_cards(row: Row, seat: int) -> int:
    """Give the turn to the next seat that holds a card; those passed over are idle."""
    for _ in range(row[SEATS] - 1):
        row[IDLE] += 1
        seat = left_of(row, seat)
        row[TURN] = seat
        if held(row, seat):
            return seat
    return NONE


@inner
def _last_turn(row: Row) -> bool:
    """End the hand if the turn that is over was its last."""
    if row[IDLE_LIMIT] and _too_many_idle_turns(row):
        end_hand(row, ONLY_DISCARDS, NONE)
        return True
    if row[PILE] == 0 and _ends_with_pile(row):
        end_hand(row, CARDS_RAN_OUT, NONE)
        return True
    return False


@inner
def _ends_with_pile(row: Row) -> bool:
    rule = get(row, ENDS_WITH_PILE)
    return rule == ENDS_ALWAYS or (rule == ENDS_UNLESS_EXTENDED and get(row, EXTENSION) == NONE)


@inner
def _too_many_idle_turns(row: Row) -> bool:
    if row[PLAYED] or (row[IDLE_WHEN_EXHAUSTED] and row[PILE]):
        row[IDLE] = 0
        return False
    row[IDLE] += 1
    return get(row, IDLE) >= get(row, IDLE_LIMIT)


@inner
def end_hand(row: Row, ending: int, winner: int) -> None:
    """End the hand: won by one side, or else by whoever came furthest if the rules say so."""
    row[PHASE] = OVER
    row[TO_ACT] = NONE
    row[ENDING] = ending
    if winner != NONE:
        row[WINNERS] = 1 << winner
    elif row[FURTHEST]:
        row[WINNERS] = _furthest(row)


@inner
def _furthest(row: Row) -> int:
    best = 0
    winners = 0
    for side in range(get(row, SIDES)):
        km = row[side_at(side) + KM]
        if km > best:
            best = km
            winners = 0
        if km == best:
            winners |= 1 << side
    # With points, where nobody has moved, nobody is ahead.
    return winners if best or row[ZERO_WINS] or not row[SCORED] else 0
