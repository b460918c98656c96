"""What training leaves: nets in fractions, as `bornes.fast.policies.observation` describes them."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

FORMAT: Final = "bornes-net 1"

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
    """What a file of training holds."""
    with np.load(path, allow_pickle=False) as kept:
        found = str(kept["format"])
        if found != FORMAT:
            raise ValueError(f"{path.name} is {found}, not {FORMAT}")
        parts: dict[str, list[tuple[Numbers, Numbers]]] = {}
        for part in dict.fromkeys(name.split("/")[0] for name in kept.files if "/" in name):
            layers = parts.setdefault(part, [])
            while f"{part}/{len(layers)}/w" in kept.files:
                at = f"{part}/{len(layers)}"
                layers.append((kept[f"{at}/w"], kept[f"{at}/b"]))
        return Checkpoint(int(kept["observation"]), parts, json.loads(str(kept["made"])))


def run_floats(net: FloatNet, observations: NDArray[Any]) -> Numbers:
    """What comes out of a net in fractions."""
    numbers = observations[:, : len(net[0][0])].astype(np.float32)
    for weights, bias in net[:-1]:
        numbers = np.maximum(numbers @ weights + bias, 0.0)
    weights, bias = net[-1]
    return np.asarray(numbers @ weights + bias)
