"""What a run begins with: nets of an earlier run, or those that are shipped, in fractions again.

Of a shipped net only the scales between its layers are lost, and they make no difference to what
it says; but how fast it goes on learning depends on them. So the weights of every hidden layer are
made as much larger than those of a new net as those of the others.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

from bornes.fast.kernel.actions import ATTACK, COUP_FOURRE
from bornes.fast.kernel.layout import HAZARDS, KINDS
from bornes.fast.policies.observed import SIZES
from bornes.nets.file import Net, read
from bornes.training.ppo.nets import SCALE, Params, grown
from bornes.training.ppo.run_files import read_params
from bornes.training.table_kinds import listed

Floats = NDArray[np.float64]
Layers = list[tuple[Floats, Floats]]
_TOLD_OF: Final = {"policy": (ATTACK, HAZARDS), "value": (0, 1), "belief": (0, KINDS)}
"""Where a net tells of one side or seat after the other: from which number on, how many each."""


def start_of(path: Path, fresh: Params) -> tuple[Params, dict[str, Any]]:
    """The nets of a checkpoint or of a shipped file, and how they were made.

    What a file has not is taken from fresh nets: the critic, above all.
    """
    if path.suffix != ".net":
        return read_params(path)
    nets = read(path)
    sides = max(listed(table).sides for table in nets.tables)
    seats = max(listed(table).players for table in nets.tables)
    found: Params = dict(fresh)
    for name, net in nets.parts.items():
        layers = in_fractions(net)
        _tell_of_others(name, layers, seats - 2 if name == "belief" else sides - 1)
        whole = [(jnp.array(w, jnp.float32), jnp.array(b, jnp.float32)) for w, b in layers]
        found[name] = grown({name: whole}, SIZES[nets.observation])[name]
    return found, dict(nets.made)


def in_fractions(net: Net) -> Layers:
    """A net in whole numbers as fractions, for observations that are scaled."""
    layers: Layers = []
    before = 1.0
    for place, layer in enumerate(net):
        weights = np.array(layer.weights, np.float64).reshape(layer.inputs, layer.outputs)
        ones = np.array(layer.multipliers, np.float64) / (1 << layer.shift)
        weights, bias = weights * ones / before, np.array(layer.bias, np.float64) * ones
        if place == 0:
            weights /= SCALE[: len(weights), None]
        after = 1.0
        if place + 1 < len(net):
            there = weights[weights.any(axis=1)]
            usual = (2 / (30 if place == 0 else len(weights))) ** 0.5
            after = usual / float(np.sqrt(np.square(there).mean()))
        layers.append((weights * after, bias * after))
        before = after
    return layers


def _tell_of_others(name: str, layers: Layers, last: int) -> None:
    """Say of every side or seat that a net has not met what it says of the last one it has."""
    first, width = _TOLD_OF[name]
    weights, bias = layers[-1]
    end = COUP_FOURRE if name == "policy" else len(bias)
    for array in (weights, bias[None]):
        known = array[:, first + last * width :][:, :width]
        for at in range(first + (last + 1) * width, end, width):
            array[:, at : at + width] = known
