"""Nets in whole numbers: from the checkpoint that training leaves to the file that is shipped.

Training learns in fractions of 32 bits. Here every weight becomes a whole number, with a scale for
each output of each layer, and what layers hand on is scaled so that `CAP` is more than it ever was
in some observations. No sum can leave 32 bits, whatever goes in: where it might, the scale is made
coarser. `bornes.nets.file` says how such a net is run.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import floor, log2
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from bornes.nets.file import CAP, MOST_INPUT, MOST_MULTIPLIER, MOST_SUM, Layer, Net

CHECKPOINT: Final = "bornes-net 1"
HIDDEN_BITS: Final = 8
"""The bits of a weight between hidden layers; the first and the last layer have 16."""
ROOM: Final = 1.25
"""What a layer may hand on, compared with the most that it did."""

Numbers = NDArray[np.float32]
FloatNet = Sequence[tuple[Numbers, Numbers]]
"""The weights and the bias of each layer, in fractions."""


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """What training has left."""

    observation: int
    parts: Mapping[str, FloatNet]
    made: Mapping[str, Any]


def read_checkpoint(path: Path) -> Checkpoint:
    """What a file of training holds; `bornes.fast.policies.observation` says how it is written."""
    with np.load(path, allow_pickle=False) as kept:
        found = str(kept["format"])
        if found != CHECKPOINT:
            raise ValueError(f"{path.name} is {found}, not {CHECKPOINT}")
        parts: dict[str, list[tuple[Numbers, Numbers]]] = {}
        for part in dict.fromkeys(name.split("/")[0] for name in kept.files if "/" in name):
            layers = parts.setdefault(part, [])
            while f"{part}/{len(layers)}/w" in kept.files:
                at = f"{part}/{len(layers)}"
                layers.append((kept[f"{at}/w"], kept[f"{at}/b"]))
        return Checkpoint(int(kept["observation"]), parts, json.loads(str(kept["made"])))


def run_floats(net: FloatNet, observations: NDArray[Any]) -> Numbers:
    """What comes out of a net in fractions."""
    numbers = observations.astype(np.float32)
    for weights, bias in net[:-1]:
        numbers = np.maximum(numbers @ weights + bias, 0.0)
    weights, bias = net[-1]
    return np.asarray(numbers @ weights + bias)


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
