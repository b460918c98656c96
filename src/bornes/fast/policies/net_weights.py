"""The weights of the policies ``keen`` and ``mimic``: two nets each, for two players and for more.

What a table shows is added up into a row of numbers, and what a move shows to that. Whatever
is above zero then counts for the move or against it, as much as its kind of move says.

They are read from ``keen.json`` and ``mimic.json``, which ``python -m bornes.training.keen``
and ``python -m bornes.training.mimic`` make.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import numpy as np

from bornes.fast.policies.features import OF_MOVE, OF_TABLE
from bornes.fast.policies.simd import LANES
from bornes.fast.policies.thumb_weights import Weights

FORMAT: Final = "bornes-keen 3"
KEEN_FILE: Final = Path(__file__).with_name("keen.json")
MIMIC_FILE: Final = Path(__file__).with_name("mimic.json")

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
    "finish",
)
"""The kinds of move by name."""

BLOCKS: Final[Mapping[str, tuple[Sequence[str], int]]] = {
    "table": (OF_TABLE, LANES),
    "move": (MOVES, LANES),
    "sign": (OF_MOVE, LANES),
    "worth": (MOVES, LANES),
    "extra": (MOVES, len(OF_MOVE)),
}
"""The blocks of a net, in order: the names of the rows of each, and how long those are.

The first three are what signs of the table, the kind of a move and its signs add to the row;
then what that is worth, and what a sign of a move is worth by itself.
"""
EACH: Final = sum(len(names) * width for names, width in BLOCKS.values())
"""The cells of a net."""
NETS: Final = ("two", "more")
SCALE: Final = 256
"""What is one in the row, and in what it is worth; a move's worth has it twice."""

Named = Mapping[str, Mapping[str, Mapping[str, Sequence[int]]]]
"""The rows of each net by block and name; what is not there is nothing."""


def weights_of(named: Named) -> Weights:
    """The weights as the policy reads them."""
    parts = []
    for net in NETS:
        for block, (names, width) in BLOCKS.items():
            rows = named[net][block]
            parts += [rows.get(name, [0] * width) for name in names]
    return np.concatenate([np.array(part, np.int32) for part in parts])


def named(weights: Weights) -> dict[str, dict[str, dict[str, list[int]]]]:
    """The same weights as they are kept."""
    kept: dict[str, dict[str, dict[str, list[int]]]] = {}
    at = 0
    for net in NETS:
        kept[net] = {}
        for block, (names, width) in BLOCKS.items():
            rows = weights[at : at + len(names) * width].reshape(len(names), width)
            at += rows.size
            kept[net][block] = {
                name: row.tolist() for name, row in zip(names, rows, strict=True) if row.any()
            }
    return kept


def cells_of(net: str) -> slice:
    """Where a net lies among the weights."""
    place = NETS.index(net)
    return slice(place * EACH, (place + 1) * EACH)


def text_of(weights: Weights) -> str:
    """The text of a file that holds these weights."""
    kept = {"format": FORMAT, "nets": named(weights)}
    return json.dumps(kept, separators=(",", ":")).replace("],", "],\n") + "\n"


def read(path: Path) -> Weights:
    """The weights that a file holds."""
    kept = json.loads(path.read_text(encoding="utf-8"))
    if kept["format"] != FORMAT:
        raise ValueError(f"{path.name} has format {kept['format']}, not {FORMAT}")
    return weights_of(kept["nets"])


KEEN: Final = read(KEEN_FILE)
MIMIC: Final = read(MIMIC_FILE)
