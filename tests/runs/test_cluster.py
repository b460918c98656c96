"""On a Ray cluster of several nodes: the same results, also when nodes are killed at work.

Ray is no part of the development environment. `make test-cluster` installs it and runs this
file; `make test-long` does so too. Without Ray these tests fail and say so; they never skip.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from bornes import arena
from bornes.engine.refusals import Refused
from bornes.runs import in_order
from bornes.runs.cluster import Cluster
from bornes.simulate import Plan, simulate
from tests.support.run_work import die_always, die_once, fail_at_three, slow_square, square

pytestmark = [
    pytest.mark.long,
    # What Ray itself does with files and processes is its own business.
    pytest.mark.filterwarnings("default"),
]
PLAN = Plan("parker", 2, games=120, seed=5, options={"match_total": 2000})
ARENA: dict[str, Any] = {"matches": 16, "seed": 1, "options": {"match_total": 1000}}
NODES = 3


class Nodes:
    """A cluster whose nodes come and go: a head without processors, and others with one each."""

    def __init__(self, cluster: Any) -> None:
        self.cluster = cluster
        self.address: str = cluster.address
        self.workers = [cluster.add_node(num_cpus=1) for _ in range(NODES)]
        cluster.wait_for_nodes()

    def kill_one(self) -> None:
        """Kill a node and everything on it, with no time to say goodbye; another comes."""
        self.cluster.remove_node(self.workers.pop(0), allow_graceful=False)
        self.workers.append(self.cluster.add_node(num_cpus=1))


class NodeKiller:
    """Called as work goes on, it kills a node now and then."""

    def __init__(self, nodes: Nodes, times: int, every: int) -> None:
        self.nodes, self.left, self.every, self.calls = nodes, times, every, 0

    def __call__(self, _done: int) -> None:
        self.calls += 1
        if self.left and self.calls % self.every == 0:
            self.left -= 1
            self.nodes.kill_one()


@pytest.fixture(name="nodes", scope="module")
def fixture_nodes() -> Iterator[Nodes]:
    if find_spec("ray") is None:
        pytest.fail("Ray is not installed: `make test-cluster` installs it and runs this file")
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    # Nodes find the support modules of the tests there.
    os.environ["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
    from ray.cluster_utils import Cluster as LocalCluster

    cluster = LocalCluster(initialize_head=True, head_node_args={"num_cpus": 0})
    try:
        yield Nodes(cluster)
    finally:
        cluster.shutdown()


def test_every_part_is_done(nodes: Nodes) -> None:
    assert list(in_order(Cluster(nodes.address), square, range(50))) == [n * n for n in range(50)]


def test_simulations_are_the_same_with_nodes_killed_at_work(nodes: Nodes) -> None:
    killer = NodeKiller(nodes, times=3, every=5)
    found = simulate(PLAN, executor=Cluster(nodes.address), progress=killer)
    assert killer.left == 0
    assert found == simulate(PLAN)


def test_arenas_are_the_same_with_nodes_killed_at_work(nodes: Nodes, tmp_path: Path) -> None:
    killer = NodeKiller(nodes, times=3, every=4)
    bots, path = ("random", "novice", "steady"), tmp_path / "arena.jsonl"
    found = arena.play(bots, cluster=nodes.address, progress=killer, save=path, **ARENA)
    assert killer.left == 0
    alone = arena.play(bots, **ARENA)
    assert found == alone
    assert arena.play(bots, save=path, **ARENA) == alone


def test_workers_that_die_at_work_are_replaced(nodes: Nodes, tmp_path: Path) -> None:
    found = in_order(Cluster(nodes.address), partial(die_once, tmp_path), range(10))
    assert list(found) == [n * n for n in range(10)]
    assert len(list(tmp_path.iterdir())) == 4


def refused_by(work: Callable[[], object]) -> str:
    with pytest.raises(Refused) as refused:
        work()
    return refused.value.refusal.code


def test_a_part_that_kills_whoever_does_it_is_given_up(nodes: Nodes) -> None:
    found = Cluster(nodes.address).carry_out(die_always, [2])
    assert refused_by(lambda: list(found)) == "run-worker-died"


def test_an_error_is_raised_where_it_can_be_seen(nodes: Nodes) -> None:
    with pytest.raises(LookupError, match="there is no three"):
        list(Cluster(nodes.address).carry_out(fail_at_three, range(6)))


def test_ctrl_c_leaves_what_was_done(nodes: Nodes) -> None:
    told: list[int] = []

    def interrupt(done: int) -> None:
        told.append(done)
        if len(told) == 4:
            raise KeyboardInterrupt

    found = simulate(PLAN, executor=Cluster(nodes.address), progress=interrupt)
    assert 0 < found.matches == sum(told) < PLAN.games
    again = Cluster(nodes.address).carry_out(slow_square, range(4))
    assert dict(again) == {n: n * n for n in range(4)}, "the cluster is free for others"


def test_the_command_on_a_cluster_and_interrupted(nodes: Nodes, tmp_path: Path) -> None:
    line = "simulate parker --games 100 --seed 5 --option match_total=2000 --json".split()
    program = [sys.executable, "-c", "from bornes.cli import main; main()"]
    alone = subprocess.run([*program, *line], capture_output=True, check=True)
    spread = [*program, *line, "--cluster", nodes.address]
    together = subprocess.run(spread, capture_output=True, check=True)
    assert together.stdout == alone.stdout
    assert together.stderr == b""
    path = tmp_path / "part.jsonl"
    many = [*spread, "--games", "100000", "--save", str(path)]
    many.remove("100")
    many.remove("--games")
    process = subprocess.Popen(many, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    while not path.exists() or path.read_bytes().count(b"\n") < 3:
        assert process.poll() is None
        time.sleep(0.2)
    process.send_signal(signal.SIGINT)
    out, _ = process.communicate(timeout=120)
    assert process.returncode == 130
    assert b'"done"' in out


def test_another_bornes_on_a_node_is_refused(nodes: Nodes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bornes.runs.cluster.fingerprint", lambda: "0.0.0+other")
    found = Cluster(nodes.address).carry_out(square, [1])
    assert refused_by(lambda: list(found)) == "run-other-bornes"


@pytest.mark.parametrize("address", ["127.0.0.1:9", "nonsense", "ray://127.0.0.1:9"])
def test_where_there_is_no_cluster_it_is_refused(address: str) -> None:
    found = Cluster(address).carry_out(square, [1])
    assert refused_by(lambda: list(found)) == "run-no-cluster"
