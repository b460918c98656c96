"""Reading and writing the cells of a row: the few things that everything else does.

Cells hold 32 bits and the compiler would make every function anew for 32 and for 64 bits,
so a value that is handed on is read with `get`. The masks (``& 7``, ``& 31``) change
nothing; they tell the compiler that an index is never negative.
"""

from __future__ import annotations

import numpy as np

from bornes.fast.jit import inner
from bornes.fast.kernel.layout import (
    ALL_BUT_TOP,
    COUNTS,
    DECK,
    DISCARDS,
    HELD,
    IDLE,
    LAST_SQUARE,
    LET_GO,
    MOST_KINDS,
    NEVER,
    PILE,
    PLAYED,
    RESHUFFLES,
    SEAT,
    SEAT_CELLS,
    SEATS,
    SIDE,
    SIDE_CELLS,
    SIDE_OF,
    UNSEEN,
    Cells,
    Row,
)


def has_road(rows: Cells) -> bool:
    """Whether a row, or a batch of one table, has a road: for those who call compiled code."""
    return rows.size > 0 and rows.item(LAST_SQUARE) != 0


@inner
def get(cells: Cells, at: int) -> int:
    """The value of a cell."""
    return np.int64(cells[at])  # type: ignore[return-value]


@inner
def copy_cells(target: Cells, source: Cells) -> None:
    """Write one row, or list of cards, over another."""
    for at in range(target.size):
        target[at] = source[at]


@inner
def seat_at(seat: int) -> int:
    """Where a seat's block begins."""
    return SEAT + (seat & 7) * SEAT_CELLS


@inner
def side_at(side: int) -> int:
    """Where a side's block begins."""
    return SIDE + (side & 7) * SIDE_CELLS


@inner
def side_of(row: Row, seat: int) -> int:
    """The side of a seat."""
    return get(row, SIDE_OF + (seat & 7))


@inner
def left_of(row: Row, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < row[SEATS] else 0


@inner
def held(row: Row, seat: int) -> int:
    """A bit for each kind of card that a seat holds."""
    return get(row, seat_at(seat) + HELD)


@inner
def cards_in_hand(row: Row, seat: int) -> int:
    """How many cards a seat holds."""
    at = seat_at(seat) + COUNTS
    cards = 0
    for kind in range(MOST_KINDS):
        cards += row[at + kind]
    return cards


@inner
def give(row: Row, seat: int, card: int) -> None:
    """Put a card into a seat's hand."""
    at = seat_at(seat)
    row[at + COUNTS + (card & 31)] += 1
    row[at + HELD] |= 1 << card


@inner
def take_away(row: Row, seat: int, card: int) -> None:
    """Take a card out of a seat's hand, for all to see."""
    take_out(row, seat, card)
    row[UNSEEN + (card & 31)] -= 1


@inner
def take_out(row: Row, seat: int, card: int) -> None:
    """The same unseen."""
    at = seat_at(seat)
    left = row[at + COUNTS + (card & 31)] - 1
    row[at + COUNTS + (card & 31)] = left
    row[at + HELD] ^= (left == 0) << card


@inner
def put_on_discards(row: Row, card: int) -> None:
    """Lay a card on top of the discards."""
    size = row[DISCARDS]
    row[DECK + (size & 0xFFFF)] = card
    row[DISCARDS] = size + 1


@inner
def top_discard(row: Row) -> int:
    """The card on top of the discards, of which there must be one."""
    return get(row, DECK + ((row[DISCARDS] - 1) & 0xFFFF))


@inner
def lay(row: Row, seat: int, card: int) -> None:
    """Take a card that is played in turn out of a seat's hand."""
    take_away(row, seat, card)
    row[PLAYED] = 1
    row[IDLE] = 0


@inner
def let_go(row: Row, seat: int, card: int) -> None:
    """Discard a card of a seat's hand."""
    take_away(row, seat, card)
    put_on_discards(row, card)
    row[seat_at(seat) + LET_GO + (card & 31)] += 1


@inner
def take_top(row: Row, seat: int) -> int:
    """Take the top of the discards into a seat's hand; which card that is."""
    card = top_discard(row)
    row[DISCARDS] -= 1
    row[UNSEEN + (card & 31)] += 1
    give(row, seat, card)
    return card


@inner
def reshufflable(row: Row) -> int:
    """How many discards would make a new draw pile."""
    if row[RESHUFFLES] == NEVER:
        return 0
    kept = int(row[RESHUFFLES] == ALL_BUT_TOP)
    return max(0, get(row, DISCARDS) - kept)


@inner
def drawable(row: Row) -> bool:
    """Whether a card can be drawn from the pile, which may have to be shuffled first."""
    return get(row, PILE) > 0 or reshufflable(row) > 0
