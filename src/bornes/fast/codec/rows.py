"""Arrays from outside, checked: compiled code trusts what it is given."""

from __future__ import annotations

import numpy as np

from bornes.engine.refusals import Refusal, Refused
from bornes.fast.kernel.layout import DECK, DTYPE, LAST_SQUARE, MOST_SEATS, SEATS, SIDES, Rows


def rows_of(hands: object, *, changed: bool = False) -> Rows:
    """The same memory as rows, if it can be rows at all.

    Where that memory may only be read it is a copy, since compiled code takes no other; if it is to
    be `changed`, it is refused.
    """
    if (
        not isinstance(hands, np.ndarray)
        or hands.dtype != DTYPE
        or hands.ndim not in (1, 2)
        or not hands.flags.c_contiguous
        or not hands.size
        or hands.shape[-1] <= DECK
        or (changed and not hands.flags.writeable)
    ):
        raise Refused(Refusal("fast-not-hands"))
    rows: Rows = hands.reshape(-1, hands.shape[-1])
    # Rows of another kind would be read and written beyond their end.
    seats, sides, roads = rows[:, SEATS], rows[:, SIDES], rows[:, LAST_SQUARE]
    mixed = np.ptp(seats) or np.ptp(sides) or np.ptp(roads)
    if not 2 <= sides[0] <= seats[0] <= MOST_SEATS or mixed:
        raise Refused(Refusal("fast-not-hands"))
    return rows if rows.flags.writeable else rows.copy()


def only_row_of(hand: object) -> Rows:
    """The same where it must be one row and no more."""
    rows = rows_of(hand)
    if len(rows) != 1:
        raise Refused(Refusal("fast-not-hands"))
    return rows
