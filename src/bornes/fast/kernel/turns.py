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
    SEATS,
    SIDES,
    TO_ACT,
    TURN,
    WINNERS,
    Hand,
)

# What comes after an action, where it is not the turn of a certain seat.
NEXT_TURN = -1
SAME_TURN = -2


@inner
def draw(hand: Hand, seat: int) -> bool:
    """Draw one card into a hand; whether there was one."""
    left = hand[PILE]
    if left == 0:
        hand[RAN_OUT] = 1
        return False
    if hand[FROM_BELOW] >> seat & 1:
        give(hand, seat, get(hand, hand.size - 1))
        _close_up(hand, left)
    else:
        give(hand, seat, get(hand, hand.size - left))
    hand[PILE] = left - 1
    return True


@inner
def _close_up(hand: Hand, left: int) -> None:
    """Move a pile to the end of the row again, over its last card."""
    for place in range(hand.size - 1, hand.size - left, -1):
        hand[place] = hand[place - 1]


@inner
def go_on(hand: Hand, then: int) -> None:
    """Go on with the turn of a seat, with the next one, or with the same."""
    seat = then
    if then < 0:
        if then == SAME_TURN:
            return
        if _last_turn(hand):
            return
        seat = left_of(hand, get(hand, TURN))
    begin_turn(hand, seat)


@inner
def begin_turn(hand: Hand, seat: int) -> None:
    """Begin the turn of a seat, or of the next one that has anything to play."""
    hand[PLAYED] = 0
    hand[PHASE] = PLAY
    hand[TURN] = seat
    if not draw(hand, seat) and not held(hand, seat):
        seat = _next_with_cards(hand, seat)
        if seat == NONE:
            end_hand(hand, CARDS_RAN_OUT, NONE)
            return
    hand[TO_ACT] = seat


@inner
def _next_with_cards(hand: Hand, seat: int) -> int:
    """Give the turn to the next seat that holds a card; those passed over are idle."""
    for _ in range(hand[SEATS] - 1):
        hand[IDLE] += 1
        seat = left_of(hand, seat)
        hand[TURN] = seat
        if held(hand, seat):
            return seat
    return NONE


@inner
def _last_turn(hand: Hand) -> bool:
    """End the hand if the turn that is over was its last."""
    if hand[IDLE_LIMIT] and _too_many_idle_turns(hand):
        end_hand(hand, ONLY_DISCARDS, NONE)
        return True
    if hand[PILE] == 0 and _ends_with_pile(hand):
        end_hand(hand, CARDS_RAN_OUT, NONE)
        return True
    return False


@inner
def _ends_with_pile(hand: Hand) -> bool:
    rule = get(hand, ENDS_WITH_PILE)
    return rule == ENDS_ALWAYS or (rule == ENDS_UNLESS_EXTENDED and get(hand, EXTENSION) == NONE)


@inner
def _too_many_idle_turns(hand: Hand) -> bool:
    if hand[PLAYED] or (hand[IDLE_WHEN_EXHAUSTED] and hand[PILE]):
        hand[IDLE] = 0
        return False
    hand[IDLE] += 1
    return get(hand, IDLE) >= get(hand, IDLE_LIMIT)


@inner
def end_hand(hand: Hand, ending: int, winner: int) -> None:
    """End the hand: won by one side, or else by whoever came furthest if the rules say so."""
    hand[PHASE] = OVER
    hand[TO_ACT] = NONE
    hand[ENDING] = ending
    if winner != NONE:
        hand[WINNERS] = 1 << winner
    elif hand[FURTHEST]:
        hand[WINNERS] = _furthest(hand)


@inner
def _furthest(hand: Hand) -> int:
    best = 0
    winners = 0
    for side in range(get(hand, SIDES)):
        km = hand[side_at(side) + KM]
        if km > best:
            best = km
            winners = 0
        if km == best:
            winners |= 1 << side
    return winners
