"""Running a net with Python's own numbers: slowly, but everywhere.

All weights of an input stand in one long number, a lane of 40 bits for each output, so that a
whole row of weights is multiplied and added at once. Lanes hold nothing below zero: each weight
is raised to be above it, and what that adds to a sum is taken off at the end.
"""

from __future__ import annotations

from collections.abc import Sequence

from bornes.nets.file import CAP, Layer, Net

_BYTES = 5
"""The bytes of a lane: no sum needs more."""


class PlainLayer:
    """A layer with its rows of weights as long numbers."""

    def __init__(self, layer: Layer) -> None:
        self.outputs = layer.outputs
        self.raised = 1 << layer.bits - 1
        self.bias = list(layer.bias)
        self.multipliers = list(layer.multipliers)
        self.shift = layer.shift
        self.rows = [
            _in_lanes([weight + self.raised for weight in layer.weights[at : at + layer.outputs]])
            for at in range(0, len(layer.weights), layer.outputs)
        ]

    def sums(self, numbers: Sequence[int]) -> list[int]:
        """What each output adds up."""
        lanes = total = 0
        for number, row in zip(numbers, self.rows, strict=True):
            if number:
                lanes += number * row
                total += number
        added = lanes.to_bytes(self.outputs * _BYTES, "little")
        raised = total * self.raised
        return [
            int.from_bytes(added[at : at + _BYTES], "little") - raised + bias
            for at, bias in zip(range(0, len(added), _BYTES), self.bias, strict=True)
        ]

    def scaled(self, sums: Sequence[int]) -> list[int]:
        """What the next layer is given."""
        half, shift = 1 << self.shift - 1, self.shift
        return [
            min(sum_ * multiplier + half >> shift, CAP) if sum_ > 0 else 0
            for sum_, multiplier in zip(sums, self.multipliers, strict=True)
        ]


def _in_lanes(numbers: Sequence[int]) -> int:
    return int.from_bytes(b"".join(n.to_bytes(_BYTES, "little") for n in numbers), "little")


class PlainNet:
    """A net that needs nothing but Python."""

    def __init__(self, net: Net) -> None:
        self.layers = [PlainLayer(layer) for layer in net]

    def run(self, observation: Sequence[int]) -> list[int]:
        """What comes out for an observation, of which a net takes as many numbers as it knows."""
        numbers: Sequence[int] = observation[: len(self.layers[0].rows)]
        for layer in self.layers[:-1]:
            numbers = layer.scaled(layer.sums(numbers))
        last = self.layers[-1]
        outs = last.sums(numbers)
        return [out * times for out, times in zip(outs, last.multipliers, strict=True)]
