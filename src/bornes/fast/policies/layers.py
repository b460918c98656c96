"""Running a net compiled: its layers as cells, two weights in each.

`bornes.nets.file` says what a layer does; here is how it lies in memory. The first cell is the
number of layers, then come `LAYER_CELLS` for each, then what they point to. Weights stand in
blocks of `WIDE` outputs; in each block there is a cell for every pair of inputs and every output,
with the weights of both inputs. Pairs of inputs that are both nothing are passed over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bornes.fast.jit import entry, inner, shared
from bornes.fast.kernel.cells import get
from bornes.fast.kernel.layout import Cells
from bornes.fast.policies.simd import WIDE, WIDE_ROOM, add_products, wide_room
from bornes.nets.file import CAP, Layer, Net

LAYER_CELLS: Final = 6
_INPUTS, _OUTPUTS, _SHIFT, _BIAS, _MULTIPLIERS, _WEIGHTS = range(LAYER_CELLS)
_HALF: Final = (1 << 16) - 1


def cells_of(net: Net) -> Cells:
    """A net as the compiled code reads it."""
    at = 1 + LAYER_CELLS * len(net)
    head, blocks = [len(net)], []
    for layer in net:
        bias, multipliers, weights = _padded(layer)
        if max(layer.inputs, bias.size) > WIDE_ROOM:
            raise ValueError(f"a layer has more than {WIDE_ROOM} inputs or outputs")
        starts = np.cumsum([at, bias.size, multipliers.size]).tolist()
        head += [layer.inputs, bias.size, layer.shift, *starts]
        blocks += [bias, multipliers, weights]
        at = starts[-1] + weights.size
    return np.concatenate([np.array(head, np.int32), *blocks])


def _padded(layer: Layer) -> tuple[Cells, Cells, Cells]:
    """Bias, multipliers and weights, with nothing where there are no inputs and outputs."""
    outputs = -(-layer.outputs // WIDE) * WIDE
    inputs = layer.inputs + layer.inputs % 2
    more = outputs - layer.outputs
    bias, multipliers = (
        np.pad(np.array(each, np.int32), (0, more)) for each in (layer.bias, layer.multipliers)
    )
    weights = np.array(layer.weights, np.int16).reshape(layer.inputs, layer.outputs)
    weights = np.pad(weights, ((0, inputs - layer.inputs), (0, more)))
    paired = weights.reshape(inputs // 2, 2, outputs // WIDE, WIDE).transpose(2, 0, 3, 1)
    return bias, multipliers, np.ascontiguousarray(paired).reshape(-1).view(np.int32)


@shared
def forward(net: Cells, numbers: Cells, sums: Cells) -> int:
    """Run a net: leaves the sums of the last layer in `sums`, and says where their multipliers are.

    `numbers` and `sums` are wide rooms; the first holds what goes in, and is written over.
    """
    places = wide_room()
    pairs = wide_room()
    layers = get(net, 0)
    at = 1
    for layer in range(layers):
        at = 1 + layer * LAYER_CELLS
        inputs, outputs = get(net, at + _INPUTS), get(net, at + _OUTPUTS)
        many = _list_pairs(numbers, inputs, places, pairs)
        bias = get(net, at + _BIAS)
        for place in range(outputs):
            sums[place] = net[bias + place]
        weights = get(net, at + _WEIGHTS)
        for block in range(outputs // WIDE):
            add_products(sums, block * WIDE, places, pairs, many, net, weights)
            weights += (inputs + 1) // 2 * WIDE
        if layer + 1 < layers:
            _scale(net, at, outputs, sums, numbers)
    return get(net, at + _MULTIPLIERS)


@inner
def _list_pairs(numbers: Cells, inputs: int, places: Cells, pairs: Cells) -> int:
    """List the pairs of inputs that are not both nothing; how many they are."""
    many = 0
    if inputs & 1:
        numbers[inputs] = 0
    for place in range((inputs + 1) // 2):
        low, high = get(numbers, 2 * place), get(numbers, 2 * place + 1)
        if low | high:
            places[many] = place
            pairs[many] = high << 16 | low & _HALF
            many += 1
    return many


@inner
def _scale(net: Cells, at: int, outputs: int, sums: Cells, numbers: Cells) -> None:
    """Scale the sums of a layer down to be the inputs of the next."""
    shift, multipliers = get(net, at + _SHIFT), get(net, at + _MULTIPLIERS)
    half = 1 << shift - 1
    for place in range(outputs):
        scaled = get(sums, place) * get(net, multipliers + place) + half >> shift
        numbers[place] = min(max(scaled, 0), CAP)


@entry("void(int32[::1], int32[:, ::1], int64[:, ::1])")
def run_rows(net: Cells, observations: NDArray[np.int32], outs: NDArray[np.int64]) -> None:
    """Write what comes out of a net for each of some observations.

    Numbers beyond those that the net knows are left out: it has no weights for them.
    """
    numbers = wide_room()
    sums = wide_room()
    for row in range(observations.shape[0]):
        for place in range(observations.shape[1]):
            numbers[place] = observations[row, place]
        multipliers = forward(net, numbers, sums)
        for place in range(outs.shape[1]):
            outs[row, place] = get(sums, place) * get(net, multipliers + place)


def run(net: Cells, observations: NDArray[np.integer], outputs: int) -> NDArray[np.int64]:
    """What comes out of a net for each of some observations, one below the other."""
    outs = np.zeros((len(observations), outputs), np.int64)
    run_rows(net, np.ascontiguousarray(observations, np.int32), outs)
    return outs


def run_one(net: Cells, observation: Sequence[int], outputs: int) -> list[int]:
    """What comes out of a net for one observation."""
    outs: list[int] = run(net, np.array([observation], np.int32), outputs)[0].tolist()
    return outs
