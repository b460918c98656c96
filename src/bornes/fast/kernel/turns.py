"""Draws, the order of turns, questions out of turn, and the end of a hand.

Most tables draw without a choice and never see a card again. What the others need is compiled
apart from the rest, so that it costs those tables nothing.
"""

from __future__ import annotations

from bornes.fast.jit import inner, shared
from bornes.fast.kernel.cells import (
    cards_in_hand,
    drawable,
    get,
    give,
    held,
    left_of,
    reshufflable,
    side_at,
)
from bornes.fast.kernel.layout import (
    ALL_BUT_TOP,
    CARDS_RAN_OUT,
    CHOOSE_DRAW,
    DECK,
    DISCARDS,
    DRAWS_FROM,
    ENDING,
    ENDS_ALWAYS,
    ENDS_UNLESS_EXTENDED,
    ENDS_WITH_PILE,
    EXTENSION,
    FROM_BELOW,
    FURTHEST,
    HAND_SIZE,
    HAZARD,
    IDLE,
    IDLE_LIMIT,
    IDLE_WHEN_EXHAUSTED,
    KM,
    MAKES_UP,
    NONE,
    ONLY_DISCARDS,
    OVER,
    PHASE,
    PILE,
    PLAY,
    PLAYED,
    RAN_OUT,
    REACT,
    RESHUFFLES,
    SCORED,
    SEATS,
    SIDES,
    TO_ACT,
    TURN,
    UNSEEN,
    WAITING,
    WINNERS,
    ZERO_WINS,
    Row,
)
from bornes.fast.kernel.prng import pick

# What comes after an action, where it is not the turn of a certain seat.
NEXT_TURN = -1
SAME_TURN = -2


@inner
def draw(row: Row, seat: int) -> bool:
    """Draw one card for a seat; whether there was one."""
    left = row[PILE]
    if left == 0:
        row[RAN_OUT] = 1
        if not reshufflable(row):
            return False
        left = _reshuffle(row)
    if row[FROM_BELOW] >> seat & 1:
        give(row, seat, get(row, row.size - 1))
        _close_up(row, left)
    else:
        give(row, seat, get(row, row.size - left))
    row[PILE] = left - 1
    return True


@shared
def _reshuffle(row: Row) -> int:
    """Make a draw pile of the discards; how many cards it has.

    The discards lie in the front of the deck and the pile at its end, so that there is room.
    """
    many = get(row, DISCARDS)
    kept = int(row[RESHUFFLES] == ALL_BUT_TOP)
    top = get(row, DECK + many - 1)
    many -= kept
    first = row.size - many
    for place in range(many - 1, -1, -1):
        card = get(row, DECK + place)
        row[first + place] = card
        row[UNSEEN + card] += 1
    if kept:
        row[DECK] = top
    row[DISCARDS] = kept
    row[PILE] = many
    for last in range(many - 1, 0, -1):
        other = first + pick(row, last + 1)
        card = row[first + last]
        row[first + last] = row[other]
        row[other] = card
    return many


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
        if last_turn(row):
            return
        seat = left_of(row, get(row, TURN))
    begin_turn(row, seat)


@inner
def begin_turn(row: Row, seat: int) -> None:
    """Begin the turn of a seat, or of the next one that has anything to play."""
    row[PLAYED] = 0
    row[PHASE] = PLAY
    row[TURN] = seat
    if row[DRAWS_FROM]:
        _begin_chosen_draw(row, seat)
        return
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


@shared
def _begin_chosen_draw(row: Row, seat: int) -> None:
    """Begin a turn in which the seat may choose where to draw from; see `begin_turn`."""
    for _ in range(row[SEATS]):
        _make_up(row, seat)
        row[TURN] = row[TO_ACT] = seat
        if drawable(row) or row[DISCARDS]:
            row[PHASE] = CHOOSE_DRAW
            return
        if held(row, seat):
            return
        row[IDLE] += 1
        seat = left_of(row, seat)
    row[IDLE] -= 1
    end_hand(row, CARDS_RAN_OUT, NONE)


@inner
def _make_up(row: Row, seat: int) -> None:
    """Draw for a short hand, where that is done before a turn."""
    if row[MAKES_UP]:
        for _ in range(row[HAND_SIZE] - cards_in_hand(row, seat)):
            if not draw(row, seat):
                return


@inner
def last_turn(row: Row) -> bool:
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
    if row[PLAYED] or (row[IDLE_WHEN_EXHAUSTED] and drawable(row)):
        row[IDLE] = 0
        return False
    row[IDLE] += 1
    return get(row, IDLE) >= get(row, IDLE_LIMIT)


@inner
def ask(row: Row, after: int) -> None:
    """Ask the next seat that waits to the left of another; there must be one."""
    seat = left_of(row, after)
    while not row[WAITING] >> seat & 1:
        seat = left_of(row, seat)
    row[WAITING] ^= 1 << seat
    row[PHASE] = REACT
    row[TO_ACT] = seat


@inner
def close_question(row: Row) -> int:
    """Ask nobody else; the hazard that was the question."""
    hazard = get(row, HAZARD)
    row[HAZARD] = NONE
    row[WAITING] = 0
    return hazard


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
