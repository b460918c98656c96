"""A tiny net learns in seconds; a run that was broken off goes on as if it had not been."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from numpy.typing import NDArray

from bornes.fast.policies.observed import OBSERVATION
from bornes.training.ppo.settings import Settings

if TYPE_CHECKING:
    from bornes.training.ppo.loop import Run

pytestmark = [pytest.mark.long, pytest.mark.filterwarnings("default")]


def tiny(**changes: float | str) -> Settings:
    small = Settings(
        at_once=64, steps=8, width=32, critic_width=32, side_width=16, batch=128, anneal=1e5
    )
    return replace(small, **changes)  # type: ignore[arg-type]


def new_run(folder: Path, **changes: float | str) -> Run:
    from bornes.training.ppo.loop import Run

    return Run(tiny(**changes), folder, {"seed": 1}, threads=2, told=lambda _: None)


def leaves(run: Run) -> list[NDArray[Any]]:
    import jax

    return [np.asarray(leaf) for leaf in jax.tree.leaves(run.learned)]


SEVERAL = "parker:2*2,rally:3,arche:2"


@pytest.mark.parametrize(("former", "tables"), [(0.0, "parker:2"), (0.25, SEVERAL)])
def test_a_run_that_is_resumed_gives_the_same_numbers(
    tmp_path: Path, former: float, tables: str
) -> None:
    from bornes.training.ppo.run_files import NET, read_params

    told: dict[str, float | str] = {"keen": 0.25, "former": former, "tables": tables}
    whole = new_run(tmp_path / "whole", **told)
    for _ in range(4):
        whole.round()
    part = new_run(tmp_path / "part", **told)
    part.made["command"] = f"python -m part --former {former}"
    for _ in range(2):
        part.round()
    part.save()
    rest = new_run(tmp_path / "rest", **told)
    rest.resume(tmp_path / "part")
    assert rest.updates == 2
    for _ in range(2):
        rest.round()
    assert rest.hands == whole.hands > 0
    for one, other in zip(leaves(whole), leaves(rest), strict=True):
        assert np.array_equal(one, other)
    rest.save()
    made = read_params(tmp_path / "rest" / NET)[1]
    [leg] = made["before"]
    assert leg["command"] == f"python -m part --former {former}"
    assert leg["hands"] == part.hands < made["hands"]
    changed = new_run(tmp_path / "fresh", **told)
    assert not all(map(np.array_equal, leaves(whole), leaves(changed)))


def test_the_same_seed_gives_the_same_net_with_any_threads(tmp_path: Path) -> None:
    from bornes.training.ppo.loop import Run

    runs = [Run(tiny(), tmp_path, {}, threads=threads, told=lambda _: None) for threads in (1, 3)]
    for run in runs:
        run.round()
        run.round()
    for one, other in zip(leaves(runs[0]), leaves(runs[1]), strict=True):
        assert np.array_equal(one, other)


def test_a_net_is_read_as_it_was_written(tmp_path: Path) -> None:
    from bornes.training.ppo.nets import forward, scaled
    from bornes.training.ppo.run_files import NET, read_params

    run = new_run(tmp_path)
    run.round()
    run.save()
    params, made = read_params(tmp_path / NET)
    assert made["updates"] == 1
    assert made["tables"] == [{"edition": "parker", "players": 2}]
    for name, layers in run.learned.params.items():
        for (weights, bias), (other, another) in zip(layers, params[name], strict=True):
            assert np.array_equal(weights, other)
            assert np.array_equal(bias, another)
    with np.load(tmp_path / NET) as arrays:
        assert int(arrays["observation"]) == OBSERVATION
        seen = run.collector.halves[0].seen[0]
        x = seen.astype(np.float32)
        for place in range(3):
            x = x @ arrays[f"policy/{place}/w"] + arrays[f"policy/{place}/b"]
            x = np.maximum(x, 0)
        x = x @ arrays["policy/3/w"] + arrays["policy/3/b"]
    expected = np.asarray(forward(run.learned.params["policy"], scaled(seen)))
    assert np.allclose(x, expected, atol=1e-4)


def test_a_tiny_net_beats_chance_after_seconds(tmp_path: Path) -> None:
    """It begins as a player at random does, and soon leaves that far behind."""
    import jax

    from bornes.training.ppo.__main__ import main
    from bornes.training.ppo.duels import Duels
    from bornes.training.ppo.nets import new_nets
    from bornes.training.ppo.workers import Workers

    main(
        f"--out {tmp_path} --at-once 256 --steps 16 --width 64 --critic-width 64 --side-width 32"
        " --batch 512 --hands 3000 --deals 64 --report 1 --measure 1000".split()
    )
    from bornes.training.ppo.run_files import NET, read_params

    params, made = read_params(tmp_path / NET)
    assert str(made["command"]).startswith("python -m bornes.training.ppo --tables parker:2")
    assert made["hands"] >= 3000
    run = new_run(tmp_path / "other")
    duels = Duels(run.collector.kinds[0], "random", 200, 9, Workers(2))
    ahead, error = duels.play(params["policy"])
    assert ahead > 300 + 3 * error
    untrained, error = duels.play(new_nets(run.settings)["policy"])
    assert untrained < 300
    reports = [json.loads(line) for line in (tmp_path / "progress.jsonl").read_text().splitlines()]
    assert {"entropy", "explained", "ahead_parker:2", "hands"} <= {*reports[-1]}
    assert (tmp_path / "curves.png").stat().st_size > 10_000
    assert jax.default_backend()
