"""Luck and skill: what every change of a seat's chance was owed to.

A seat's own choice, beside the best one that it could have made, is its skill. All else is luck:
deals and draws, what the others did, and how the move turned out against cards that the seat
couldn't know. Together they are the change from the beginning to the result, to the last part.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from bornes.review.analysis import Review
from bornes.review.points import Cause, Point


@dataclass(slots=True)
class Ledger:
    """Where a seat's chance of winning the match came from and went, in parts of the whole."""

    seat: int
    side: str
    start: int
    """The chance of its side at the beginning."""
    result: int
    """The chance at the end; when the match is over, all or nothing, or a share."""
    cards: int = 0
    """Luck: deals and draws, its own and those of others."""
    others: int = 0
    """Luck: what all others did."""
    turned: int = 0
    """Luck: how its own moves turned out, beside what could be known."""
    skill: int = 0
    """Skill: its choices, beside the best ones; never above 0."""

    @property
    def luck(self) -> int:
        """All that was not its own choice."""
        return self.cards + self.others + self.turned


def ledgers(review: Review) -> list[Ledger]:
    """The ledger of every seat."""
    return [_ledger(review, seat) for seat in range(1, len(review.seating) + 1)]


def _ledger(review: Review, seat: int) -> Ledger:
    side = review.seating[seat - 1]
    place = review.sides.index(side)
    first, last = review.points[0], review.points[-1]
    found = Ledger(seat, side, first.chances[place], last.chances[place])
    for point, change in changes(review, place):
        choice = point.choice
        cost = choice.cost if choice is not None and choice.seat == seat else 0
        found.skill -= cost
        if point.cause is not Cause.MOVE:
            found.cards += change + cost
        elif point.seat == seat:
            found.turned += change + cost
        else:
            found.others += change
    return found


def changes(review: Review, place: int) -> Iterator[tuple[Point, int]]:
    """Every point but the first, with what it changed for a side."""
    for before, point in pairwise(review.points):
        yield point, point.chances[place] - before.chances[place]
