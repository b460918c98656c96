"""Nets that know nothing, for the sake of what is done with nets."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from bornes import fast
from bornes.fast.kernel.actions import DISCARD
from bornes.fast.kernel.layout import KINDS, MOST_SIDES
from bornes.fast.policies.observed import OBSERVATION, SIZE
from bornes.training.checkpoints import FORMAT, FloatNet

WIDTH = 48
PARKER = [{"edition": "parker", "players": 2}, {"edition": "parker", "players": 3}]
MADE = {"command": "by chance", "seed": 5, "tables": PARKER}


def some_net(outputs: int, seed: int) -> FloatNet:
    """A net with weights by chance."""
    chance = np.random.default_rng(seed)
    return [
        (
            chance.normal(0, (2 / before) ** 0.5, (before, after)).astype(np.float32),
            chance.normal(0, 0.1, after).astype(np.float32),
        )
        for before, after in pairwise((SIZE, WIDTH, WIDTH, outputs))
    ]


def hoarding_net() -> FloatNet:
    """A policy that lays no card as long as it may discard one."""
    *hidden, (weights, bias) = some_net(fast.ACTIONS, 7)
    likes = np.zeros_like(bias)
    likes[DISCARD : DISCARD + KINDS] = np.arange(KINDS, 0, -1)
    return [*hidden, (np.zeros_like(weights) + 1e-6, likes.astype(np.float32))]


def write_checkpoint(path: Path, seed: int = 5) -> Path:
    """A checkpoint as training leaves it, with nets by chance."""
    nets = {
        "policy": some_net(fast.ACTIONS, seed),
        "value": some_net(MOST_SIDES, seed + 1),
        "critic": some_net(3, seed + 2),
    }
    arrays: dict[str, Any] = {
        f"{part}/{place}/{name}": array
        for part, net in nets.items()
        for place, layer in enumerate(net)
        for name, array in zip("wb", layer, strict=True)
    }
    np.savez(path, format=FORMAT, observation=OBSERVATION, made=json.dumps(MADE), **arrays)
    return path
