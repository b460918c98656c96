"""Hidden cards at random: hands that agree with what one seat knows."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from bornes.fast.jit import by_table, entry, inner, shared
from bornes.fast.kernel.apply import ask_next
from bornes.fast.kernel.cells import (
    copy_cells,
    get,
    give,
    has_road,
    held,
    left_of,
    seat_at,
    take_out,
)
from bornes.fast.kernel.layout import (
    COUNTS,
    HAZARD,
    MOST_KINDS,
    NONE,
    OVER,
    PHASE,
    PILE,
    PLAY,
    PLAYED,
    SIDES,
    TAKEN,
    TO_ACT,
    TURN,
    WAITING,
    Cells,
    Row,
    Rows,
)
from bornes.fast.kernel.legal import able
from bornes.fast.kernel.prng import pick, start_chance
from bornes.fast.kernel.road.apply import able_on_road, ask_next_on_road, settle_move
from bornes.fast.kernel.road.legal import how_many_on_road, road_legal
from bornes.fast.kernel.road.turns import begin_road_turn
from bornes.fast.kernel.side import refresh
from bornes.fast.kernel.turns import NEXT_TURN, SAME_TURN, begin_turn, go_on

Sizes = NDArray[np.int64]
Odds = NDArray[np.int64]
"""How readily each seat takes a first card of each kind when the hidden ones are dealt, and then
a further card of each kind, out of EVEN."""

NOTHING: Final = 0
"""The kind of question where none is open."""
ASKED_HERE: Final = 1
"""The seat that looks is asked."""
CLOSED: Final = 2
"""Somebody may be asked, but there is no telling what: play goes on as if nobody answered."""
MOVE_ELSEWHERE: Final = 3
"""Another seat is asked about the move of a car."""
ASKED_ELSEWHERE: Final = 10
"""The kind of question, plus the hazard, where another seat is asked about a hazard."""

EVEN: Final = 1 << 12
"""What a seat takes whenever it comes."""
_TRIES: Final = 400
_PATIENCE: Final = 200
"""After so many of them, what the odds make unlikely must have happened, and they are dropped."""
_REFUSALS: Final = 24
"""A seat that has turned down so many cards is shown all of them at once."""


@inner
def _next_turn(row: Row) -> None:
    go_on(row, NEXT_TURN)


@inner
def _ask_on_road(row: Row, after: int) -> int:
    ask_next_on_road(row, after)
    return SAME_TURN


_begin = by_table(begin_turn, begin_road_turn)
_go_on_unanswered = by_table(_next_turn, settle_move)
_able = by_table(able, able_on_road)
_ask = by_table(ask_next, _ask_on_road)


@entry("void(int32[:, ::1], uint64)")
def refresh_rows(rows: Rows, seed: np.uint64) -> None:
    """Work out what follows from the tables of rows that were written cell by cell."""
    for index in range(rows.shape[0]):
        row = rows[index]
        start_chance(row, seed, index)
        for side in range(get(row, SIDES)):
            refresh(row, side)


@entry(
    "void(int32[:, ::1], int32[::1], int32[::1], int64[::1], int64[:, ::1], int64, int64, uint64)",
    has_road=has_road,
)
def sample(
    rows: Rows,
    hidden: Cells,
    cards: Cells,
    sizes: Sizes,
    odds: Odds,
    pending: int,
    side: int,
    seed: np.uint64,
) -> None:
    """Deal the hidden cards of each row to the seats and the draw pile.

    `cards` is room for as many cards as are hidden.
    """
    for index in range(rows.shape[0]):
        start_chance(rows[index], seed, index)
        copy_cells(cards, hidden)
        sample_row(rows[index], cards, sizes, odds, pending, side)


@shared
def sample_row(row: Row, cards: Cells, sizes: Sizes, odds: Odds, pending: int, side: int) -> None:
    """Deal the hidden cards of one row; `cards` are those, and lie in another order afterwards."""
    for each in range(get(row, SIDES)):
        refresh(row, each)
    dealer = _deal_hidden(row, cards, sizes, odds, True)
    if pending == ASKED_HERE:
        _ask_here(row, side)
    elif pending == CLOSED:
        _go_on_unanswered(row)
    elif pending == MOVE_ELSEWHERE:
        _ask_elsewhere(row, cards, sizes, odds, side, NONE, dealer)
    elif pending >= ASKED_ELSEWHERE:
        _ask_elsewhere(row, cards, sizes, odds, side, pending - ASKED_ELSEWHERE, dealer)
    elif row[PHASE] == PLAY and not row[PLAYED] and not held(row, get(row, TURN)):
        _begin(row, get(row, TURN))  # a seat without cards is passed over
    else:
        _see_to_a_move(row, cards, sizes, odds, dealer)


@inner
def _deal_hidden(row: Row, cards: Cells, sizes: Sizes, odds: Odds, by_odds: bool) -> int:
    """Deal to the seats, one after the other, and to the pile; the seat that was first."""
    left = cards.size
    first = pick(row, sizes.size)  # the first has the widest choice
    seat = first
    for _ in range(sizes.size):
        for _ in range(sizes[seat]):
            if by_odds:
                give(row, seat, _likely_card(row, seat, cards, left, odds))
            else:
                give(row, seat, _any_card(row, cards, left))
            left -= 1
        seat = left_of(row, seat)
    for place in range(row.size - row[PILE], row.size):
        row[place] = _any_card(row, cards, left)
        left -= 1
    return first


@inner
def _any_card(row: Row, cards: Cells, left: int) -> int:
    """One of the first cards at random, which is put behind them."""
    return _put_behind(cards, pick(row, left), left)


@inner
def _put_behind(cards: Cells, place: int, left: int) -> int:
    card = get(cards, place)
    cards[place] = cards[left - 1]
    cards[left - 1] = card
    return card


@inner
def _likely_card(row: Row, seat: int, cards: Cells, left: int, odds: Odds) -> int:
    """The same for a seat that takes some cards more readily than others."""
    for _ in range(_REFUSALS):
        card = _any_card(row, cards, left)
        lots = _lots_of(row, seat, card, odds)
        if lots == EVEN or pick(row, EVEN) < lots:
            return card
    return _card_by_lot(row, seat, cards, left, odds)


@inner
def _lots_of(row: Row, seat: int, card: int, odds: Odds) -> int:
    """How readily a seat takes a card, with what it holds already."""
    further = MOST_KINDS if row[seat_at(seat) + COUNTS + card] else 0
    lots: int = odds[seat, card + further]
    return lots


@inner
def _card_by_lot(row: Row, seat: int, cards: Cells, left: int, odds: Odds) -> int:
    """The same in one go, each card with as many lots as its odds; if none has any, any card."""
    lots = 0
    for place in range(left):
        lots += _lots_of(row, seat, get(cards, place), odds)
    if lots == 0:
        return _any_card(row, cards, left)
    lot = pick(row, lots)
    place = 0
    while lot >= _lots_of(row, seat, get(cards, place), odds):
        lot -= _lots_of(row, seat, get(cards, place), odds)
        place += 1
    return _put_behind(cards, place, left)


@inner
def _take_back(row: Row, cards: Cells, sizes: Sizes, first: int) -> None:
    """Take back what was dealt to the seats: it lies behind the others, the first card last."""
    left = cards.size
    seat = first
    for _ in range(sizes.size):
        for _ in range(sizes[seat]):
            left -= 1
            take_out(row, seat, get(cards, left))
        seat = left_of(row, seat)


@inner
def _ask_here(row: Row, side: int) -> None:
    """Find who is asked after the seat that looks."""
    waiting = _able(row, side, get(row, HAZARD))
    seat = get(row, TURN)
    while seat != row[TO_ACT]:
        seat = left_of(row, seat)
        waiting &= ~(1 << seat)
    row[WAITING] = waiting


@inner
def _ask_elsewhere(
    row: Row, cards: Cells, sizes: Sizes, odds: Odds, side: int, hazard: int, dealer: int
) -> None:
    """Deal until somebody else can answer, because somebody is asked."""
    others = get(row, WAITING)
    for attempt in range(_TRIES):
        waiting = _able(row, side, hazard) & others
        if waiting:
            row[HAZARD] = hazard
            row[WAITING] = waiting
            _ask(row, get(row, TURN))
            return
        _take_back(row, cards, sizes, dealer)
        dealer = _deal_hidden(row, cards, sizes, odds, attempt < _PATIENCE)
    row[WAITING] = 0
    _go_on_unanswered(row)


@inner
def _as_dealt(row: Row, cards: Cells, sizes: Sizes, odds: Odds, dealer: int) -> None:
    pass


@shared
def _until_it_plays(row: Row, cards: Cells, sizes: Sizes, odds: Odds, dealer: int) -> None:
    """Deal until the seat to act has a move: who took an acceleration has a distance for it."""
    for attempt in range(_TRIES):
        if how_many_on_road(road_legal(row)) or row[PHASE] == OVER:
            return
        _take_back(row, cards, sizes, dealer)
        dealer = _deal_hidden(row, cards, sizes, odds, attempt < _PATIENCE)
    row[TAKEN] = NONE
    row[PHASE] = PLAY


_see_to_a_move = by_table(_as_dealt, _until_it_plays)
