"""The odds that would have dealt the hands that were counted: see `bornes.training.beliefs`.

A hand is taken for drawn one card after the other, each by its odds: those of the card's cell,
a number for a first card of its kind and another for a further one, times a number for each of
its features. The numbers are changed in turn, until as many cards of every cell and every value
of a feature would have been drawn as were held.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from math import prod
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from bornes.bots.beliefs.features import FEATURES

_PRIOR: Final = 6.0
"""The number of cards imagined for every number that tell nothing, lest a few be believed too
much."""
_ROUNDS: Final = 12

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]


class Fitted(NamedTuple):
    """The odds that explain what was counted."""

    first: Floats
    """The odds of a first card of its kind, for each cell at each moment."""
    further: Floats
    """The odds of a further card of its kind, for each cell at each moment."""
    features: list[Floats]
    """For each feature the odds' multiples: a row for each card's name, a column for each value."""


class _Factor(NamedTuple):
    """One of the numbers that odds are made of, for all cards that were counted."""

    at: Ints
    """The place in `numbers` of each card's own."""
    held: Ints
    """How many of each card were held."""
    numbers: Floats

    def fit(self, drawn: Floats) -> None:
        """Change the numbers so that as many would have been drawn as were held."""
        many = len(self.numbers)
        really, expected = (np.bincount(self.at, cards, many) for cards in (self.held, drawn))
        self.numbers[:] *= (really + _PRIOR) / (expected + _PRIOR * self.numbers)

    def levelled(self, row: Ints, weight: Ints, rows: int) -> Floats:
        """Divide each row's numbers by their mean, so that 1 stands for not knowing; the means."""
        total = np.bincount(row, weight * self.numbers[self.at], rows)
        mean = total / np.maximum(np.bincount(row, weight, rows), 1)
        mean[mean == 0] = 1.0
        self.numbers[:] /= np.repeat(mean, len(self.numbers) // rows)
        return mean

    def filled(self, rows: int) -> Floats:
        """The numbers in so many rows, and where nothing was counted the nearest of the row."""
        numbers = self.numbers.reshape(rows, -1)
        counted = np.bincount(self.at, minlength=len(self.numbers)).reshape(rows, -1) > 0
        for row in np.flatnonzero(counted.any(axis=1)):
            places = np.flatnonzero(counted[row])
            apart = np.abs(np.arange(numbers.shape[1])[:, np.newaxis] - places)
            numbers[row] = numbers[row, places[apart.argmin(axis=1)]]
        return numbers


def fitted(parts: list[array[int]], names: Sequence[int]) -> Fitted:
    """The odds that explain what was counted in all hands; see `beliefs.Counts`.

    `names` has the number of the card's name for each cell at each moment.
    """
    row, cell, hidden, held, *values = _columns(parts)
    first = _Factor(cell, np.minimum(held, 1), np.ones(len(names)))
    further = _Factor(cell, np.maximum(held - 1, 0), np.ones(len(names)))
    name, many_names = np.asarray(names, np.int64)[cell], max(names) + 1
    features = [
        _Factor(name * many + value, held, np.ones(many_names * many))
        for value, many in zip(values, FEATURES.values(), strict=True)
    ]

    def drawn() -> tuple[Floats, Floats]:
        multiple = prod(feature.numbers[feature.at] for feature in features)
        return _drawn(
            row, hidden, held, first.numbers[cell] * multiple, further.numbers[cell] * multiple
        )

    for _ in range(_ROUNDS if row.size else 0):
        first.fit(drawn()[0])
        further.fit(drawn()[1])
        for feature in features:
            feature.fit(np.add(*drawn()))
    counted = np.unique(cell)
    for feature in features:
        mean = feature.levelled(name, hidden, many_names)[np.asarray(names, np.int64)[counted]]
        first.numbers[counted] *= mean
        further.numbers[counted] *= mean
    multiples = [feature.filled(many_names) for feature in features]
    return Fitted(first.numbers, further.numbers, multiples)


def _drawn(
    row: Ints, hidden: Ints, held: Ints, first: Floats, further: Floats
) -> tuple[Floats, Floats]:
    """How likely a card of each kind is drawn into the hand of a row, and how many more then.

    Hands get as many cards as were held. Each step draws the next card of all of them, by how
    likely it is what was drawn before.
    """
    size = np.bincount(row, held)
    some, more = np.zeros(row.size), np.zeros(row.size)
    for step in range(int(size.max())):
        new = hidden * first * (1.0 - some)
        old = further * ((hidden - 1) * some - more)
        share = ((size > step) / np.bincount(row, new + old))[row]
        some = np.minimum(some + new * share, 1.0)
        more += old * share
    return some, more


def _columns(parts: list[array[int]]) -> tuple[Ints, ...]:
    """The counts of all hands, their rows numbered one after the other."""
    wide = 4 + len(FEATURES)
    tables = [np.array(part, np.int64).reshape(-1, wide) for part in parts if part]
    table = np.concatenate(tables) if tables else np.zeros((0, wide), np.int64)
    hand = np.repeat(np.arange(len(tables)), [len(part) for part in tables])
    row = np.unique(hand << 16 | table[:, 0], return_inverse=True)[1]
    return row, *np.ascontiguousarray(table[:, 1:].T)
