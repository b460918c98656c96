"""Running a net with NumPy: many observations at once.

The sums are multiplied as floats of 64 bits, which hold whole numbers below 2**53 exactly; so it
makes no difference in which order a library adds them up.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from bornes.nets.file import CAP, Layer, Net

Outs = NDArray[np.int64]
"""What comes out: a row for each observation."""


class ArrayLayer:
    """A layer as arrays."""

    def __init__(self, layer: Layer) -> None:
        self.weights = np.array(layer.weights, np.float64).reshape(layer.inputs, layer.outputs)
        self.bias = np.array(layer.bias, np.int64)
        self.multipliers = np.array(layer.multipliers, np.int64)
        self.shift = layer.shift

    def times(self, numbers: NDArray[np.float64]) -> Outs:
        """Every sum times its multiplier."""
        sums = (numbers @ self.weights).astype(np.int64) + self.bias
        return np.asarray(sums * self.multipliers)

    def scaled(self, numbers: NDArray[np.float64]) -> NDArray[np.float64]:
        """What the next layer is given."""
        shifted = self.times(numbers) + (1 << self.shift - 1) >> self.shift
        return np.asarray(np.clip(shifted, 0, CAP), np.float64)


class ArrayNet:
    """A net with NumPy."""

    def __init__(self, net: Net) -> None:
        self.layers = [ArrayLayer(layer) for layer in net]

    def run(self, observations: NDArray[np.integer]) -> Outs:
        """What comes out for each of some observations, one below the other.

        A net takes as many numbers of an observation as it knows.
        """
        numbers = observations[:, : len(self.layers[0].weights)].astype(np.float64)
        for layer in self.layers[:-1]:
            numbers = layer.scaled(numbers)
        return self.layers[-1].times(numbers)

    def run_one(self, observation: Sequence[int]) -> list[int]:
        """What comes out for one observation."""
        outs: list[int] = self.run(np.array([observation]))[0].tolist()
        return outs
