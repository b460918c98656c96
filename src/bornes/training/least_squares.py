"""Ridge regression: the weights of features that explain best why one move beat another."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Self

import numpy as np
from numpy.typing import NDArray

from bornes.bots.evaluation.linear import Features, Weights

Numbers = NDArray[np.float64]


class Evidence:
    """What moves showed and what they brought, summed up over many positions."""

    def __init__(self, names: Sequence[str]) -> None:
        self.places = {name: place for place, name in enumerate(names)}
        self.products: Numbers = np.zeros((len(names), len(names)))
        """The sums of products of every two features."""
        self.brought: Numbers = np.zeros(len(names))
        """The sums of products of each feature with what a move brought."""
        self.spread = 0.0
        """The sum of squares of what the moves brought."""
        self.compared = 0
        """The number of moves that were compared with others."""

    def add(self, shown: Sequence[Features], gains: Sequence[float]) -> None:
        """Some moves of one position: the features that each leaves behind, and what it brought.

        Only differences between the moves count, and every position counts the same.
        """
        features = np.zeros((len(shown), len(self.places)))
        for row, of_move in zip(features, shown, strict=True):
            for name, value in of_move.items():
                row[self.places[name]] = value
        features -= features.mean(axis=0)
        brought = np.asarray(gains, np.float64) - np.mean(gains)
        self.products += features.T @ features / len(shown)
        self.brought += features.T @ brought / len(shown)
        self.spread += float(brought @ brought) / len(shown)

    def __iadd__(self, other: Self) -> Self:
        self.products += other.products
        self.brought += other.brought
        self.spread += other.spread
        self.compared += other.compared
        return self

    def weights(self, ridge: float, alike: Iterable[tuple[str, str]] = ()) -> Weights:
        """The weights that explain best what the moves brought (ridge regression).

        Each is pulled towards nothing, and those of features that are alike towards each other,
        so that a feature that came up seldom does not get a weight by chance.
        """
        against = np.eye(len(self.places)) * ridge
        for names in alike:
            one, other = (self.places[name] for name in names)
            against[[one, other], [one, other]] += ridge
            against[[one, other], [other, one]] -= ridge
        found = np.linalg.solve(self.products + against, self.brought)
        return dict(zip(self.places, found.tolist(), strict=True))

    def explained(self, weights: Weights) -> float:
        """The share of the differences between moves that some weights explain."""
        found = np.array([weights[name] for name in self.places])
        missed = self.spread - 2 * (self.brought @ found) + found @ self.products @ found
        return 1.0 - float(missed) / self.spread if self.spread else 0.0

    def missing(self) -> list[str]:
        """The features in which no two moves of a position ever differed."""
        return [name for name, place in self.places.items() if not self.products[place, place]]
