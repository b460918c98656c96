"""Finds the prices of signs: those that explain best why one move did better than another."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Self

import numpy as np
from numpy.typing import NDArray

from bornes.bots.evaluation.linear import Prices, Signs

Numbers = NDArray[np.float64]


class Evidence:
    """What moves showed and what they brought, summed up over many positions."""

    def __init__(self, names: Sequence[str]) -> None:
        self.places = {name: place for place, name in enumerate(names)}
        self.products: Numbers = np.zeros((len(names), len(names)))
        """How far signs went together,"""
        self.brought: Numbers = np.zeros(len(names))
        """and how far each went with what was brought."""
        self.spread = 0.0
        """How far apart lay what the moves brought."""
        self.compared = 0
        """How many moves were compared with others."""

    def add(self, shown: Sequence[Signs], gains: Sequence[float]) -> None:
        """Some moves of one position: the signs that each leaves behind, and what it brought.

        Only differences between the moves count, and every position counts the same.
        """
        signs = np.zeros((len(shown), len(self.places)))
        for row, of_move in zip(signs, shown, strict=True):
            for name, value in of_move.items():
                row[self.places[name]] = value
        signs -= signs.mean(axis=0)
        brought = np.asarray(gains, np.float64) - np.mean(gains)
        self.products += signs.T @ signs / len(shown)
        self.brought += signs.T @ brought / len(shown)
        self.spread += float(brought @ brought) / len(shown)

    def __iadd__(self, other: Self) -> Self:
        self.products += other.products
        self.brought += other.brought
        self.spread += other.spread
        self.compared += other.compared
        return self

    def prices(self, pull: float, alike: Iterable[tuple[str, str]] = ()) -> Prices:
        """The prices that explain best what the moves brought (ridge regression).

        Each is pulled towards nothing, and those of signs that are alike towards each other,
        so that a sign that came up seldom does not get a price by chance.
        """
        against = np.eye(len(self.places)) * pull
        for names in alike:
            one, other = (self.places[name] for name in names)
            against[[one, other], [one, other]] += pull
            against[[one, other], [other, one]] -= pull
        found = np.linalg.solve(self.products + against, self.brought)
        return dict(zip(self.places, found.tolist(), strict=True))

    def explained(self, prices: Prices) -> float:
        """The share of the differences between moves that some prices explain."""
        found = np.array([prices[name] for name in self.places])
        missed = self.spread - 2 * (self.brought @ found) + found @ self.products @ found
        return 1.0 - float(missed) / self.spread if self.spread else 0.0

    def missing(self) -> list[str]:
        """The signs in which no two moves of a position ever differed."""
        return [name for name, place in self.places.items() if not self.products[place, place]]
