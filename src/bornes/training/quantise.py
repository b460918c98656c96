"""Nets in whole numbers: from the checkpoint that training leaves to the file that is shipped.

Training learns in fractions of 32 bits. Here every weight becomes a whole number, with a scale for
each output of each layer, and what layers hand on is scaled so that `CAP` is more than it ever was
in some observations. No sum can leave 32 bits, whatever goes in: where it might, the scale is made
coarser. `bornes.nets.file` says how such a net is run.
"""

from __future__ import annotations

from array import array
from math import floor, log2
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from bornes.nets.file import CAP, MOST_INPUT, MOST_MULTIPLIER, MOST_SUM, Layer, Net
from bornes.training.checkpoints import FloatNet, Numbers

HIDDEN_BITS: Final = 8
"""The bits of a weight between hidden layers; the first and the last layer have 16."""
ROOM: Final = 1.25
"""What a layer may hand on, compared with the most that it did."""


def quantised(net: FloatNet, seen: NDArray[Any], hidden_bits: int = HIDDEN_BITS) -> Net:
    """The same net in whole numbers; `seen` are observations by which it is scaled."""
    layers: list[Layer] = []
    numbers = seen.astype(np.float32)
    unit, most = 1.0, MOST_INPUT
    for place, (weights, bias) in enumerate(net):
        last = place + 1 == len(net)
        bits = 16 if last or place == 0 else hidden_bits
        whole, whole_bias, scale = _whole(weights * unit, bias, bits, most)
        if last:
            after = 1.0
        else:
            numbers = np.maximum(numbers @ weights + bias, 0.0)
            after = max(1e-6, float(numbers.max())) * ROOM / CAP
        multipliers, shift = _multipliers(scale / after)
        layers.append(
            Layer(
                weights.shape[0],
                weights.shape[1],
                bits,
                shift,
                array("b" if bits == 8 else "h", whole.ravel().tolist()),
                array("i", whole_bias.tolist()),
                array("i", multipliers.tolist()),
            )
        )
        unit, most = after, CAP
    return tuple(layers)


def _whole(
    weights: Numbers, bias: Numbers, bits: int, most: int
) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.float64]]:
    """Weights and bias as whole numbers, and what one is worth at each output."""
    exact = weights.astype(np.float64)
    largest = (1 << bits - 1) - 1
    scale = np.abs(exact).max(axis=0) / largest
    # Rounding may add a half for every input, and one for the bias.
    reach = np.abs(exact).sum(axis=0) * most + np.abs(bias)
    spare = MOST_SUM - (len(exact) * most + 1)
    scale = np.maximum(np.maximum(scale, reach / spare), 1e-12)
    whole = np.rint(exact / scale).astype(np.int64)
    whole_bias = np.rint(bias / scale).astype(np.int64)
    if (np.abs(whole).sum(axis=0) * most + np.abs(whole_bias)).max() > MOST_SUM:
        raise ValueError("a sum could leave 32 bits")
    return whole, whole_bias, scale


def _multipliers(scale: NDArray[np.float64]) -> tuple[NDArray[np.int64], int]:
    """Scales as whole numbers, as fine as they may be, and how far they are shifted."""
    shift = min(30, floor(log2((MOST_MULTIPLIER - 1) / float(scale.max()))))
    if shift < 1:
        raise ValueError("the numbers of a layer are too large")
    return np.rint(scale * (1 << shift)).astype(np.int64), shift


def out_of(net: Net, outs: NDArray[np.int64]) -> NDArray[np.float64]:
    """What the whole numbers that come out of a net stand for."""
    return outs / float(1 << net[-1].shift)
