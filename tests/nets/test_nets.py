"""Nets as files and in whole numbers: the same numbers, whichever way a net is run."""

from __future__ import annotations

import json
import subprocess
import sys
from array import array
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from bornes import Refused
from bornes.fast.policies import layers
from bornes.nets.arrays import ArrayNet
from bornes.nets.file import (
    CAP,
    FORMAT,
    MOST_INPUT,
    MOST_SUM,
    Layer,
    Net,
    Nets,
    nets_in,
    read,
    text_of,
)
from bornes.nets.plain import PlainNet
from bornes.training.checkpoints import FloatNet, run_floats
from bornes.training.quantise import out_of, quantised

INPUTS, OUTPUTS = 133, 41


def some_observations(many: int, seed: int = 1) -> NDArray[np.int64]:
    chance = np.random.default_rng(seed)
    found = chance.integers(0, MOST_INPUT + 1, (many, INPUTS))
    found[chance.random(found.shape) < 0.7] = 0
    return found


def a_float_net(*widths: int, seed: int = 1) -> FloatNet:
    chance = np.random.default_rng(seed)
    sizes = (INPUTS, *widths, OUTPUTS)
    return [
        (
            chance.normal(0, (2 / before) ** 0.5, (before, after)).astype(np.float32),
            chance.normal(0, 0.5, after).astype(np.float32),
        )
        for before, after in pairwise(sizes)
    ]


def a_net(*widths: int, bits: int = 8) -> Net:
    return quantised(a_float_net(*widths), some_observations(200), bits)


def extreme_net() -> Net:
    """Weights, biases and multipliers as large as they may be."""
    shapes = ((INPUTS, 70, 16, MOST_INPUT), (70, 65, 8, CAP), (65, OUTPUTS, 16, CAP))
    made = []
    for place, (inputs, outputs, bits, most) in enumerate(shapes):
        largest = min((1 << bits - 1) - 1, MOST_SUM // (2 * inputs * most))
        weights = [largest if n % 3 else -largest for n in range(inputs * outputs)]
        bias = MOST_SUM // 2
        made.append(
            Layer(
                inputs,
                outputs,
                bits,
                22 + place,
                array("b" if bits == 8 else "h", weights),
                array("i", [bias if n % 2 else -bias for n in range(outputs)]),
                array("i", [(1 << 15) - 1] * outputs),
            )
        )
    return tuple(made)


@pytest.mark.parametrize("net", [a_net(96, 64), a_net(128, 77, bits=16), a_net(), extreme_net()])
def test_three_ways_give_the_same_numbers(net: Net) -> None:
    observations = some_observations(60, seed=2)
    observations[0], observations[1] = 0, MOST_INPUT
    plain = PlainNet(net)
    by_plain = [plain.run(each) for each in observations.tolist()]

    assert ArrayNet(net).run(observations).tolist() == by_plain
    assert layers.run(layers.cells_of(net), observations, OUTPUTS).tolist() == by_plain


def test_other_observations_give_other_numbers() -> None:
    outs = ArrayNet(a_net(96, 64)).run(some_observations(60, seed=2))
    assert len({tuple(row) for row in outs.tolist()}) == 60


@pytest.mark.parametrize(("bits", "error"), [(8, 0.02), (16, 0.004)])
def test_whole_numbers_stand_for_what_was_learned(bits: int, error: float) -> None:
    floats, observations = a_float_net(256, 128), some_observations(300, seed=3)
    net = quantised(floats, some_observations(300), bits)
    wanted = run_floats(floats, observations)
    found = out_of(net, ArrayNet(net).run(observations))

    assert np.abs(found - wanted).mean() < error * wanted.std()


def test_no_sum_can_leave_its_bits() -> None:
    floats = [(weights * 900, bias) for weights, bias in a_float_net(64)]
    most = MOST_INPUT
    for layer in quantised(floats, some_observations(50)):
        weights = np.array(layer.weights, np.int64).reshape(layer.inputs, layer.outputs)
        sums = np.abs(weights).sum(axis=0) * most + np.abs(np.array(layer.bias))
        assert MOST_SUM // 500 < sums.max() <= MOST_SUM
        most = CAP


# --- files --------------------------------------------------------------------------


def a_file() -> bytes:
    made = {"command": "train", "seed": 3}
    tables = [{"edition": "parker", "players": 2}]
    return text_of(Nets(1, {"policy": a_net(32), "value": a_net(16)}, tables, made))


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "some.net"
    path.write_bytes(a_file())
    nets = read(path)

    assert nets.parts == {"policy": a_net(32), "value": a_net(16)}
    assert (nets.observation, nets.made["seed"], nets.tables[0]["players"]) == (1, 3, 2)
    assert text_of(nets) == a_file()


def with_head(change: dict[str, object]) -> bytes:
    first, head, numbers = a_file().split(b"\n", 2)
    return b"\n".join([first, json.dumps({**json.loads(head), **change}).encode(), numbers])


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "net-not-one"),
        (b"PK\x03\x04 something else", "net-not-one"),
        (b"bornes-nets many\n{}\n", "net-not-one"),
        (a_file().replace(b"%d" % FORMAT, b"%d" % (FORMAT + 1), 1), "net-newer"),
        (a_file()[:-1], "net-damaged"),
        (a_file()[:-1] + b"?", "net-damaged"),
        (a_file() + b"\0", "net-damaged"),
        (a_file()[:40], "net-damaged"),
        (with_head({"parts": []}), "net-damaged"),
        (with_head({"sha256": None}), "net-damaged"),
        (b"bornes-nets 1\n[]\n", "net-damaged"),
    ],
)
def test_what_is_no_file_of_nets_is_refused(data: bytes, code: str) -> None:
    with pytest.raises(Refused) as refused:
        nets_in(data, "some.net")
    assert refused.value.refusal.code == code
    assert "some.net" in str(refused.value)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused, match=r"nothing\.net"):
        read(tmp_path / "nothing.net")


def test_files_and_plain_nets_need_nothing_but_python() -> None:
    program = (
        "import sys; sys.modules.update(dict.fromkeys(('numpy', 'numba')))\n"
        "from bornes.nets import file, plain; print(file.FORMAT)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert done.stdout.strip() == str(FORMAT), done.stderr
