"""The weights of the policy ``keen``: what each sign adds to each kind of move.

They are read from ``keen.json``, which ``python -m bornes.bots.keen_making`` makes.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import numpy as np

from bornes.fast.keen_signs import SIGNS
from bornes.fast.weights import Weights

FORMAT: Final = "bornes-keen 1"
FILE: Final = Path(__file__).with_name("keen.json")

MOVES: Final = (
    "drive_25",
    "drive_50",
    "drive_75",
    "drive_100",
    "drive_200",
    "roll",
    "end_of_limit",
    "mend",
    "right_of_way",
    "safety",
    "stop",
    "speed_limit",
    "breakdown",
    "discard_25",
    "discard_50",
    "discard_75",
    "discard_100",
    "discard_200",
    "discard_stop",
    "discard_speed_limit",
    "discard_breakdown",
    "discard_roll",
    "discard_end_of_limit",
    "discard_mend",
    "discard_right_of_way",
    "discard_safety",
    "extend",
)
"""The kinds of move by name; finishing a hand is worth nothing, and extending more or less."""
ROW: Final = 64
"""The cells for each kind of move: as many as a number has bits."""
SCALE: Final = 10
"""A weight is a tenth of a point."""

Named = Mapping[str, Mapping[str, int]]
"""Weights by kind of move and sign; what is not there is nothing."""


def weights_of(named: Named) -> Weights:
    """The weights as the policy reads them."""
    weights = np.zeros(len(MOVES) * ROW, np.int64)
    for move, signs in named.items():
        for sign, weight in signs.items():
            weights[MOVES.index(move) * ROW + SIGNS.index(sign)] = weight
    return weights


def _read() -> Weights:
    kept = json.loads(FILE.read_text(encoding="utf-8"))
    if kept["format"] != FORMAT:
        raise ValueError(f"{FILE.name} has format {kept['format']}, not {FORMAT}")
    return weights_of(kept["weights"])


KEEN: Final = _read()
