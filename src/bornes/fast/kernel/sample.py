"""Hidden cards at random: hands that agree with what one seat knows."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from bornes.fast.jit import entry, inner, shared
from bornes.fast.kernel.apply import able, ask_next
from bornes.fast.kernel.cells import copy_cells, get, give, held, left_of, seat_at
from bornes.fast.kernel.layout import (
    COUNTS,
    HAZARD,
    KINDS,
    PHASE,
    PILE,
    PLAY,
    SEAT_CELLS,
    SEATS,
    SIDES,
    TO_ACT,
    TURN,
    WAITING,
    Hand,
    Hands,
)
from bornes.fast.kernel.prng import pick, start_chance
from bornes.fast.kernel.side import refresh
from bornes.fast.kernel.turns import NEXT_TURN, begin_turn, go_on

Sizes = NDArray[np.int64]
Odds = NDArray[np.int64]
"""How readily each seat takes a first card of each kind when the hidden ones are dealt, and then
a further card of each kind, out of EVEN."""

NOTHING: Final = 0
"""No question is open."""
ASKED_HERE: Final = 1
"""The seat that looks is asked."""
CLOSED: Final = 2
"""Somebody may be asked, but there is no telling what: play goes on as if nobody answered."""
ASKED_ELSEWHERE: Final = 10
"""Another seat is asked about a hazard: + the hazard."""

EVEN: Final = 1 << 12
"""What a seat takes whenever it comes."""
_TRIES: Final = 400
_PATIENCE: Final = 200
"""After so many of them, what the odds make unlikely must have happened, and they are dropped."""
_REFUSALS: Final = 24
"""A seat that has turned down so many cards is shown all of them at once."""


@entry("void(int32[:, ::1], uint64)")
def refresh_rows(hands: Hands, seed: np.uint64) -> None:
    """Work out what follows from the tables of rows that were written cell by cell."""
    for row in range(hands.shape[0]):
        hand = hands[row]
        start_chance(hand, seed, row)
        for side in range(get(hand, SIDES)):
            refresh(hand, side)


@entry(
    "void(int32[:, ::1], int32[::1], int32[::1], int64[::1], int64[:, ::1], int64, int64, uint64)"
)
def sample(
    hands: Hands,
    hidden: Hand,
    cards: Hand,
    sizes: Sizes,
    odds: Odds,
    pending: int,
    side: int,
    seed: np.uint64,
) -> None:
    """Deal the hidden cards of each row to the seats and the draw pile.

    `cards` is room for as many cards as are hidden.
    """
    for row in range(hands.shape[0]):
        start_chance(hands[row], seed, row)
        copy_cells(cards, hidden)
        sample_row(hands[row], cards, sizes, odds, pending, side)


@shared
def sample_row(hand: Hand, cards: Hand, sizes: Sizes, odds: Odds, pending: int, side: int) -> None:
    """Deal the hidden cards of one row; `cards` are those, and lie in another order afterwards."""
    for each in range(get(hand, SIDES)):
        refresh(hand, each)
    _deal_hidden(hand, cards, sizes, odds, True)
    if pending == ASKED_HERE:
        _ask_here(hand, side)
    elif pending == CLOSED:
        go_on(hand, NEXT_TURN)
    elif pending >= ASKED_ELSEWHERE:
        _ask_elsewhere(hand, cards, sizes, odds, side, pending - ASKED_ELSEWHERE)
    elif hand[PHASE] == PLAY and not held(hand, get(hand, TURN)):
        begin_turn(hand, get(hand, TURN))  # a seat without cards is passed over


@inner
def _deal_hidden(hand: Hand, cards: Hand, sizes: Sizes, odds: Odds, by_odds: bool) -> None:
    left = cards.size
    seat = pick(hand, sizes.size)  # the first has the widest choice
    for _ in range(sizes.size):
        for _ in range(sizes[seat]):
            if by_odds:
                give(hand, seat, _likely_card(hand, seat, cards, left, odds))
            else:
                give(hand, seat, _any_card(hand, cards, left))
            left -= 1
        seat = left_of(hand, seat)
    for place in range(hand.size - hand[PILE], hand.size):
        hand[place] = _any_card(hand, cards, left)
        left -= 1


@inner
def _any_card(hand: Hand, cards: Hand, left: int) -> int:
    """One of the first cards at random, which is put behind them."""
    return _put_behind(cards, pick(hand, left), left)


@inner
def _put_behind(cards: Hand, place: int, left: int) -> int:
    card = get(cards, place)
    cards[place] = cards[left - 1]
    cards[left - 1] = card
    return card


@inner
def _likely_card(hand: Hand, seat: int, cards: Hand, left: int, odds: Odds) -> int:
    """The same for a seat that takes some cards more readily than others."""
    for _ in range(_REFUSALS):
        card = _any_card(hand, cards, left)
        lots = _lots_of(hand, seat, card, odds)
        if lots == EVEN or pick(hand, EVEN) < lots:
            return card
    return _card_by_lot(hand, seat, cards, left, odds)


@inner
def _lots_of(hand: Hand, seat: int, card: int, odds: Odds) -> int:
    """How readily a seat takes a card, with what it holds already."""
    further = KINDS if hand[seat_at(seat) + COUNTS + card] else 0
    lots: int = odds[seat, card + further]
    return lots


@inner
def _card_by_lot(hand: Hand, seat: int, cards: Hand, left: int, odds: Odds) -> int:
    """The same in one go, each card with as many lots as its odds; if none has any, any card."""
    lots = 0
    for place in range(left):
        lots += _lots_of(hand, seat, get(cards, place), odds)
    if lots == 0:
        return _any_card(hand, cards, left)
    lot = pick(hand, lots)
    place = 0
    while lot >= _lots_of(hand, seat, get(cards, place), odds):
        lot -= _lots_of(hand, seat, get(cards, place), odds)
        place += 1
    return _put_behind(cards, place, left)


@inner
def _take_back(hand: Hand, sizes: Sizes) -> None:
    for seat in range(sizes.size):
        if sizes[seat]:
            for cell in range(SEAT_CELLS):
                hand[seat_at(seat) + cell] = 0


@inner
def _ask_here(hand: Hand, side: int) -> None:
    """Find who is asked after the seat that looks."""
    waiting = able(hand, side, get(hand, HAZARD))
    seat = get(hand, TURN)
    while seat != hand[TO_ACT]:
        seat = left_of(hand, seat)
        waiting &= ~(1 << seat)
    hand[WAITING] = waiting


@inner
def _ask_elsewhere(
    hand: Hand, cards: Hand, sizes: Sizes, odds: Odds, side: int, hazard: int
) -> None:
    """Deal until somebody else can answer, because somebody is asked."""
    for attempt in range(_TRIES):
        waiting = able(hand, side, hazard)
        for seat in range(get(hand, SEATS)):
            if sizes[seat] == 0:
                waiting &= ~(1 << seat)
        if waiting:
            hand[HAZARD] = hazard
            hand[WAITING] = waiting
            ask_next(hand, get(hand, TURN))
            return
        _take_back(hand, sizes)
        _deal_hidden(hand, cards, sizes, odds, attempt < _PATIENCE)
    go_on(hand, NEXT_TURN)
