"""The weights of the policies ``keen`` and ``mimic``: two nets each, for two players and for more.

They are read from ``keen.json`` and ``mimic.json``, which ``python -m bornes.training.keen``
and ``python -m bornes.training.mimic`` make. Such a file names every row of weights, so that a
net can be read after features were added, and says of each net how it was made.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np

from bornes.fast.policies.features import MOVE_FEATURES, TABLE_FEATURES
from bornes.fast.policies.simd import LANES
from bornes.fast.policies.weights import Weights

FORMAT: Final = "bornes-keen 3"
KEEN_FILE: Final = Path(__file__).with_name("keen.json")
MIMIC_FILE: Final = Path(__file__).with_name("mimic.json")

MOVE_KINDS: Final = (
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
    "table": (TABLE_FEATURES, LANES),
    "kind": (MOVE_KINDS, LANES),
    "feature": (MOVE_FEATURES, LANES),
    "output": (MOVE_KINDS, LANES),
    "skip": (MOVE_KINDS, len(MOVE_FEATURES)),
}
"""The blocks of a net, in order: the names of the rows of each, and how long those are.

The first three are what features of the table, the kind of a move and its features add to the
hidden layer; then what the hidden layer counts for in the value of each kind of move, and what a
feature of the move adds to that value by itself.
"""
_KEYS: Final = {
    "table": "table",
    "kind": "move",
    "feature": "sign",
    "output": "worth",
    "skip": "extra",
}
"""The key of each block in a file.

Files keep the keys of the first nets, which called a feature of a move its sign, and the weights
of the output what a kind of move is worth.
"""
NET_SIZE: Final = sum(len(names) * width for names, width in BLOCKS.values())
"""The cells of a net."""
NETS: Final = ("two", "more")
"""The nets of a policy: for tables of two, and for larger ones."""
SCALE: Final = 256
"""What is one in the hidden layer, and in the weights of the output; a value has it twice."""

Named = Mapping[str, Mapping[str, Mapping[str, Sequence[int]]]]
"""The rows of each net by key and name, as in a file; what is not there is nothing."""
Made = Mapping[str, Mapping[str, object]]
"""How each net was made, as `bornes.training.provenance` says it."""


def weights_of(named: Named) -> Weights:
    """The weights as the policy reads them."""
    parts = []
    for net in NETS:
        for block, (names, width) in BLOCKS.items():
            rows = named[net][_KEYS[block]]
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
            kept[net][_KEYS[block]] = {
                name: row.tolist() for name, row in zip(names, rows, strict=True) if row.any()
            }
    return kept


def cells_of(net: str) -> slice:
    """Where a net lies among the weights."""
    place = NETS.index(net)
    return slice(place * NET_SIZE, (place + 1) * NET_SIZE)


def text_of(weights: Weights, made: Made) -> str:
    """The text of a file that holds these weights, and says how they were made."""
    kept = {"format": FORMAT, "made": made, "nets": named(weights)}
    text = json.dumps(kept, separators=(",", ":")).replace("],", "],\n")
    return text.replace(',"nets":', ',\n"nets":', 1) + "\n"


def read(path: Path) -> Weights:
    """The weights that a file holds."""
    return weights_of(_kept(path)["nets"])


def read_made(path: Path) -> dict[str, Mapping[str, object]]:
    """How each net of a file was made; nothing where the file does not say."""
    made: dict[str, Mapping[str, object]] = _kept(path).get("made", {})
    return made


def _kept(path: Path) -> dict[str, Any]:
    kept: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    if kept["format"] != FORMAT:
        raise ValueError(f"{path.name} has format {kept['format']}, not {FORMAT}")
    return kept


KEEN: Final = read(KEEN_FILE)
"""The weights of ``keen``."""
MIMIC: Final = read(MIMIC_FILE)
"""The weights of ``mimic``."""
