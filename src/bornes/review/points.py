"""The curve: each side's chance of winning the match after everything that happened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import floor
from typing import Final

WHOLE: Final = 100_000
"""A chance is so many parts of this, so that sums of chances are exact."""
_CLEAR: Final = 2.0
"""The standard errors by which one move must differ from another to be called better."""


class Cause(StrEnum):
    """What changed the chances."""

    START = "start"
    """The point at which the match begins, and nothing has happened yet."""
    DEAL = "deal"
    """The cards of a hand."""
    DRAW = "draw"
    """Cards from the draw pile."""
    MOVE = "move"
    """A move, before anybody draws after it."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A decision: the move that was made beside the best other one."""

    seat: int
    move: str
    """The move that was made, as it is written."""
    other: str
    """The best of the other moves, as far as the seat could know."""
    margin: int
    """The move's worth less the other's, in the eyes of its seat; below 0, it was worse."""
    error: int
    """The standard error of that."""
    hand: int
    """The chance of winning this hand with the better of both."""

    @property
    def clear(self) -> bool:
        """Whether one of both is better beyond doubt."""
        return abs(self.margin) > _CLEAR * self.error

    @property
    def cost(self) -> int:
        """What the choice cost its seat; 0 unless it was clearly worse than another."""
        return max(0, -self.margin) if self.clear else 0

    @property
    def gain(self) -> int:
        """By how much it was better than every other; 0 unless clearly so."""
        return max(0, self.margin) if self.clear else 0


@dataclass(frozen=True, slots=True)
class Point:
    """The chances after something happened."""

    stop: int
    """The number of stops of the record before this point."""
    cause: Cause
    seat: int | None
    """The seat that moved or drew; None where cards were dealt."""
    chances: tuple[int, ...]
    """The chance of each side to win the match, all cards in hands known; together `WHOLE`."""
    error: int
    """The standard error of these chances; 0 where they are certain or looked up."""
    choice: Choice | None = None
    """The decision, where there were several legal moves."""


def parts(shares: Sequence[float]) -> tuple[int, ...]:
    """Shares as whole parts that add up to `WHOLE`; what is left goes to the largest rests."""
    whole = sum(shares)
    exact = [share / whole * WHOLE for share in shares]
    found = [floor(part) for part in exact]
    order = sorted(range(len(exact)), key=lambda place: (found[place] - exact[place], place))
    for place in order[: WHOLE - sum(found)]:
        found[place] += 1
    return tuple(found)


def in_parts(share: float) -> int:
    """A share, or a difference of shares, in parts."""
    return round(share * WHOLE)
