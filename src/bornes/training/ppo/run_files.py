"""What a run leaves: the net, all that it takes to go on, and a line of figures for each report.

- ``net.npz``: the nets, as `bornes.fast.policies.observation` tells, and with them the critic,
  whose first layer takes its numbers scaled: enough to go on with new tables and a fresh optimiser;
- ``state.npz``: everything else, so that a run goes on as if it had never stopped;
- ``progress.jsonl``: the figures; ``curves.png`` and event files of TensorBoard show them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

from bornes.fast.policies.observed import OBSERVATION, SIZES
from bornes.training.ppo.learn import Learned, optimiser
from bornes.training.ppo.nets import Params, folded, grown, unfolded

FORMAT: Final = "bornes-net 1"
NET: Final = "net.npz"
STATE: Final = "state.npz"
_LEG: Final = ("command", "version", "commit", "hands", "minutes")
"""What is told of a run that another goes on from."""
Arrays = dict[str, NDArray[Any]]


def write_net(folder: Path, params: Params, made: Mapping[str, object]) -> None:
    """Write the nets, and how they were made."""
    arrays: Arrays = {
        "format": np.array(FORMAT),
        "observation": np.array(OBSERVATION),
        "made": np.array(json.dumps(made)),
        **folded(params),
    }
    _write(folder / NET, arrays)


def write_state(
    folder: Path, learned: Learned, tables: Mapping[str, NDArray[Any]], counters: object
) -> None:
    """Write everything that a run goes on from."""
    arrays: Arrays = {f"tables/{name}": array for name, array in tables.items()}
    for place, leaf in enumerate(jax.tree.leaves(learned)):
        arrays[f"learned/{place}"] = np.asarray(leaf)
    arrays["counters"] = np.array(json.dumps(counters))
    _write(folder / STATE, arrays)


def _write(path: Path, arrays: Arrays) -> None:
    """Write a file whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_suffix(".part")
    with beside.open("wb") as file:
        np.savez(file, **arrays)  # type: ignore[arg-type]
    beside.replace(path)


def read_params(path: Path) -> tuple[Params, dict[str, Any]]:
    """Every net of a file, and how they were made."""
    with np.load(path, allow_pickle=False) as arrays:
        observation = int(arrays["observation"])
        if str(arrays["format"]) != FORMAT or observation not in SIZES:
            raise ValueError(f"{path.name} is not {FORMAT} with observation {OBSERVATION}")
        params = unfolded({key: arrays[key] for key in arrays.files if "/" in key})
        return grown(params, SIZES[observation]), json.loads(str(arrays["made"]))


def made_of(path: Path) -> dict[str, Any]:
    """How the nets of a file were made."""
    with np.load(path, allow_pickle=False) as arrays:
        made: dict[str, Any] = json.loads(str(arrays["made"]))
    return made


def legs_of(made: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The runs that nets come from, first to last: each command, and where it ended."""
    return [*made.get("before", ()), {name: made.get(name) for name in _LEG}]


def read_state(path: Path, learned: Learned) -> tuple[Learned, Arrays, dict[str, Any]]:
    """What was learned, in the shape of another that is given; the tables; the counters."""
    with np.load(path, allow_pickle=False) as arrays:
        shape = jax.tree.structure(learned)
        leaves = [jnp.array(arrays[f"learned/{place}"]) for place in range(shape.num_leaves)]
        tables = {
            key.removeprefix("tables/"): arrays[key]
            for key in arrays.files
            if key.startswith("tables/")
        }
        counters: dict[str, Any] = json.loads(str(arrays["counters"]))
        return jax.tree.unflatten(shape, leaves), tables, counters


def fresh(params: Params, seed: int) -> Learned:
    """What a run begins with."""
    return Learned(params, optimiser(params).init(params), jax.random.PRNGKey(seed))
