"""Rates with their intervals, where matches that share their cards are one observation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from typing import Final

Z: Final = 1.959963984540054
"""The normal quantile of a 95 % interval."""

_IMAGINED: Final = ((0.0, 1), (0.0, 1), (1.0, 1), (1.0, 1))
"""Imagined matches, two lost and two won, that keep a small sample away from 0 and 1."""


@dataclass(frozen=True, slots=True)
class Rate:
    """How much of something was won, with the 95 % interval of the rate behind it."""

    won: float
    matches: int
    low: float
    high: float

    @property
    def value(self) -> float | None:
        """The rate that was seen; nothing if nothing was played."""
        return self.won / self.matches if self.matches else None


def rate(groups: Iterable[tuple[float, int]]) -> Rate:
    """The rate over groups of matches, each given as what was won and what was played.

    The interval is that of a mean over independent groups (a ratio, where groups differ in
    size), so that luck which cancels within a group makes it smaller. As Agresti and Coull
    do for single trials, two wins and two losses are added first: it keeps a width when
    everything was won, and covers what it should when there are few groups.
    """
    return rate_of(Counter(groups))


def rate_of(counted: Counter[tuple[float, int]]) -> Rate:
    """The rate over groups that are given as how many there are of each kind.

    Groups differ in few ways, so that any number of them takes little room.
    """
    played = Counter({group: times for group, times in counted.items() if group[1]})
    won = sum(part * times for (part, _), times in played.items())
    matches = sum(size * times for (_, size), times in played.items())
    number = played.total()
    if number < 2:
        return Rate(won, matches, 0.0, 1.0)
    seen = played + Counter(_IMAGINED)
    whole = sum(size * times for (_, size), times in seen.items())
    middle = sum(part * times for (part, _), times in seen.items()) / whole
    squares = sum((part - middle * size) ** 2 * times for (part, size), times in seen.items())
    both = seen.total()
    spread = student(number - 1) * sqrt(squares * both / (both - 1)) / whole
    return Rate(won, matches, max(0.0, middle - spread), min(1.0, middle + spread))


def student(freedom: int) -> float:
    """Student's quantile of a 95 % interval, by the expansion of Cornish and Fisher."""
    z = Z
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )
