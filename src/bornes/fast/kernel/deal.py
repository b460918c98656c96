"""Shuffles and deals: the engine's own for a seed, or the cheap ones of a row's generator."""

from __future__ import annotations

import numpy as np

from bornes.fast.jit import by_table, entry, inner, shared
from bornes.fast.kernel.cells import get, give, has_road, left_of
from bornes.fast.kernel.keccak import RATE_WORDS, Lanes, absorb, next_word, permute
from bornes.fast.kernel.layout import DECK, HAND_SIZE, PILE, SEATS, SIDES, Row, Rows
from bornes.fast.kernel.prng import next_64, scaled
from bornes.fast.kernel.road.turns import begin_road_turn
from bornes.fast.kernel.side import refresh
from bornes.fast.kernel.turns import begin_turn

_LOW = np.uint64(0xFFFFFFFF)
_32 = np.uint64(32)


_begin = by_table(begin_turn, begin_road_turn)


@inner
def _swap(row: Row, last: int, word: np.uint64) -> None:
    """One step of Fisher and Yates, from the last place down."""
    other = DECK + scaled(word, last + 1)
    card = row[DECK + last]
    row[DECK + last] = row[other]
    row[other] = card


@inner
def shuffle(row: Row) -> None:
    """Shuffle the deck by the row's own generator: one draw of it moves two cards."""
    last = row.size - DECK - 1
    while last > 1:
        bits = next_64(row)
        _swap(row, last, bits & _LOW)
        _swap(row, last - 1, bits >> _32)
        last -= 2
    if last == 1:
        _swap(row, last, next_64(row) & _LOW)


@shared
def deal(row: Row, first: int) -> None:
    """Deal from the front of the deck, one card at a time around the table, and begin."""
    seat = first
    dealt = get(row, SEATS) * get(row, HAND_SIZE)
    for place in range(dealt):
        give(row, seat, get(row, DECK + place))
        seat = left_of(row, seat)
    row[PILE] = row.size - DECK - dealt
    for side in range(get(row, SIDES)):
        refresh(row, side)
    _begin(row, first)


@entry("void(int32[:, ::1], int64)", has_road=has_road)
def deal_rows(rows: Rows, first: int) -> None:
    """Deal rows whose decks lie in order."""
    for index in range(rows.shape[0]):
        deal(rows[index], first)


@entry("void(int32[:, ::1], int64, uint64[::1], int64, uint64[::1])", has_road=has_road)
def deal_by_seed(rows: Rows, first: int, seeds: Lanes, hand_number: int, lanes: Lanes) -> None:
    """Shuffle and deal rows as the engine does for these seeds; `lanes` is room to work in."""
    for index in range(rows.shape[0]):
        row = rows[index]
        absorb(lanes, seeds[index], hand_number)
        place = 0
        for last in range(row.size - DECK - 1, 0, -1):
            if place == RATE_WORDS:
                permute(lanes)
                place = 0
            _swap(row, last, next_word(lanes, place))
            place += 1
        deal(row, first)
