"""Between the moves that only a table with a road has and the numbers of actions."""

from __future__ import annotations

from typing import Final

from bornes.engine.cards import KM, Card
from bornes.engine.moves import Move, Verb
from bornes.fast.codec.names import KIND_OF
from bornes.fast.kernel.layout import FIRST_HAZARD, HAZARDS, KINDS, MOST_LANES, ROAD_CARDS
from bornes.fast.kernel.road.actions import (
    DISCARD_SPECIAL,
    DOUBLED,
    DRIVE,
    DRIVES,
    END_TURN,
    PLAY_TURBO,
    SEND_BACK,
    TOW,
)

_TOWED: Final = ROAD_CARDS[FIRST_HAZARD : FIRST_HAZARD + HAZARDS]


def road_move_of(seat: int, action: int) -> Move | None:
    """The move that an action is at a table with a road alone, or nothing."""
    if DISCARD_SPECIAL <= action < PLAY_TURBO:
        return Move(seat, Verb.DISCARD, ROAD_CARDS[KINDS + action - DISCARD_SPECIAL])
    if action == PLAY_TURBO:
        return Move(seat, Verb.PLAY, Card.TURBO)
    if action == END_TURN:
        return Move(seat, Verb.END)
    if action == SEND_BACK:
        return Move(seat, Verb.U_TURN)
    if TOW <= action < TOW + HAZARDS:
        return Move(seat, Verb.PLAY, Card.TOW_TRUCK, curing=_TOWED[action - TOW])
    for first in (DRIVE, DOUBLED):
        if first <= action < first + 2 * DRIVES:
            return _drive_of(seat, action - first, doubled=first == DOUBLED)
    return None


def _drive_of(seat: int, place: int, *, doubled: bool) -> Move:
    shortcut, rest = divmod(place, DRIVES)
    kind, lane = divmod(rest, MOST_LANES)
    card = ROAD_CARDS[kind]
    if doubled:
        return Move(
            seat,
            Verb.PLAY,
            Card.ACCELERATION,
            doubled=card,
            lane=lane + 1,
            shortcut=bool(shortcut),
        )
    return Move(seat, Verb.PLAY, card, lane=lane + 1, shortcut=bool(shortcut))


def road_number(move: Move) -> int | None:
    """The action that is such a move, or nothing; whether it fits is not looked at."""
    if move.verb is Verb.END:
        return END_TURN
    if move.verb is Verb.U_TURN:
        return SEND_BACK
    card = move.card
    if card is None:
        return None
    if move.verb is Verb.DISCARD and card in ROAD_CARDS[KINDS:]:
        return DISCARD_SPECIAL + KIND_OF[card] - KINDS
    if move.verb is not Verb.PLAY:
        return None
    if card is Card.TURBO:
        return PLAY_TURBO
    if move.curing in _TOWED:
        return TOW + _TOWED.index(move.curing)
    return _drive_number(move, card)


def _drive_number(move: Move, card: Card) -> int | None:
    driven = move.doubled or card
    if move.lane is None or driven not in KM or not 0 < move.lane <= MOST_LANES:
        return None
    first = DRIVE if move.doubled is None else DOUBLED
    return first + DRIVES * move.shortcut + KIND_OF[driven] * MOST_LANES + move.lane - 1
