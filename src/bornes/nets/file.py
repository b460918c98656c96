"""Files of nets: a line that says what it is, a line of JSON that says what is in it, and numbers.

Every layer adds up ``bias + inputs · weights`` in whole numbers, and the sums of all but the last
are scaled down to be the inputs of the next: see `Layer`. Whoever writes a file makes sure that
no sum can leave 32 bits; whoever reads one makes sure that it is whole.
"""

from __future__ import annotations

import json
import sys
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from bornes.engine.refusals import Refusal, Refused

MAGIC: Final = "bornes-nets"
"""The first word of every file; the number of its format follows."""
FORMAT: Final = 1
MOST_INPUT: Final = 127
"""The greatest number of an observation; none is below nothing."""
CAP: Final = 4095
"""The greatest number that a layer hands to the next; what is below nothing becomes nothing."""
MOST_SUM: Final = (1 << 31) - 1
"""The furthest from nothing that a sum of a layer may be, whatever goes in."""
MOST_MULTIPLIER: Final = 1 << 15
_HEAD: Final = 1 << 20
"""More bytes than the first two lines ever have."""
_CODES: Final = {8: "b", 16: "h"}
"""The type of weights of so many bits, as `array` calls it."""
PARTS: Final = ("policy", "value", "belief")
"""The nets that a file may hold."""


@dataclass(frozen=True, slots=True)
class Layer:
    """One layer: from so many whole numbers to so many others.

    Each sum is multiplied by its multiplier. In the last layer, that is what comes out, and so many
    times what it stands for as ``1 << shift``. In all others it is shifted down by ``shift``,
    rounded, and kept from 0 to `CAP`.
    """

    inputs: int
    outputs: int
    bits: int
    """The bits of a weight: 8 or 16."""
    shift: int
    weights: array[int]
    """All weights that one input has, then all of the next."""
    bias: array[int]
    multipliers: array[int]

    @property
    def size(self) -> int:
        """The bytes of the layer in a file."""
        return self.inputs * self.outputs * self.bits // 8 + 2 * 4 * self.outputs


Net = tuple[Layer, ...]
"""The layers of a net, the first one first."""


@dataclass(frozen=True, slots=True)
class Nets:
    """What a file holds: nets that were trained together, and where they come from."""

    observation: int
    """The number of the observation that they learned with."""
    parts: Mapping[str, Net]
    """``policy``, and there may be ``value`` and ``belief``."""
    tables: Sequence[Mapping[str, Any]]
    """The tables that they know: ``edition``, ``players`` and, where there are any, ``options``."""
    made: Mapping[str, Any]
    """How they were made: command, commit, seed, hands, minutes, and what quantising costs."""


def read(path: Path) -> Nets:
    """The nets of a file; refused if there is no such file, or if it isn't right."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise Refused(Refusal("net-unreadable", name=str(path))) from error
    return nets_in(data, path.name)


def nets_in(data: bytes, name: str) -> Nets:
    """The nets of a file that was read."""
    first, _, rest = data[:_HEAD].partition(b"\n")
    word, _, number = first.decode("ascii", "replace").partition(" ")
    if word != MAGIC or not number.isdecimal():
        raise Refused(Refusal("net-not-one", name=name))
    if int(number) > FORMAT:
        raise Refused(Refusal("net-newer", name=name, found=int(number), known=FORMAT))
    head, _, _ = rest.partition(b"\n")
    numbers = data[len(first) + len(head) + 2 :]
    try:
        return _nets(json.loads(head), numbers)
    except (KeyError, TypeError, ValueError) as error:
        raise Refused(Refusal("net-damaged", name=name)) from error


def _nets(head: Mapping[str, Any], numbers: bytes) -> Nets:
    if sha256(numbers).hexdigest() != head["sha256"]:
        raise ValueError("other numbers than were written")
    at, parts = 0, {}
    for part in head["parts"]:
        layers = []
        for shape in part["layers"]:
            layer = _layer(shape, numbers, at)
            at += layer.size
            layers.append(layer)
        parts[part["name"]] = tuple(layers)
    nets = Nets(head["observation"], parts, head["tables"], head["made"])
    if at != len(numbers) or not _fit(nets):
        raise ValueError("layers that don't fit")
    return nets


def _fit(nets: Nets) -> bool:
    """Whether every layer takes what the one before it gives."""
    return (
        "policy" in nets.parts
        and set(nets.parts) <= set(PARTS)
        and all(
            before.outputs == after.inputs
            for net in nets.parts.values()
            for before, after in pairwise(net)
        )
        and len({net[0].inputs for net in nets.parts.values()}) == 1
    )


def _layer(shape: Mapping[str, int], numbers: bytes, at: int) -> Layer:
    inputs, outputs, bits = shape["inputs"], shape["outputs"], shape["bits"]
    blocks = []
    for code, count in ((_CODES[bits], inputs * outputs), ("i", outputs), ("i", outputs)):
        block = array(code)
        after = at + count * block.itemsize
        block.frombytes(numbers[at:after])
        if sys.byteorder == "big":
            block.byteswap()
        if len(block) != count:
            raise ValueError("too few numbers")
        blocks.append(block)
        at = after
    return Layer(inputs, outputs, bits, shape["shift"], *blocks)


def text_of(nets: Nets) -> bytes:
    """A file with these nets."""
    numbers = b"".join(_bytes_of(layer) for net in nets.parts.values() for layer in net)
    head = {
        "observation": nets.observation,
        "tables": nets.tables,
        "made": nets.made,
        "parts": [
            {"name": name, "layers": [_shape(layer) for layer in net]}
            for name, net in nets.parts.items()
        ],
        "sha256": sha256(numbers).hexdigest(),
    }
    return f"{MAGIC} {FORMAT}\n{json.dumps(head)}\n".encode("ascii") + numbers


def _shape(layer: Layer) -> dict[str, int]:
    return {name: getattr(layer, name) for name in ("inputs", "outputs", "bits", "shift")}


def _bytes_of(layer: Layer) -> bytes:
    blocks = [array(b.typecode, b) for b in (layer.weights, layer.bias, layer.multipliers)]
    if sys.byteorder == "big":
        for block in blocks:
            block.byteswap()
    return b"".join(block.tobytes() for block in blocks)
