"""The tasks of the benchmark: what an id stands for, and that it stays so."""

from __future__ import annotations

import json
import re
from dataclasses import MISSING, fields
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from bornes import Refused, arena, envs
from bornes.arena.tasks import TASKS, Task
from bornes.editions import EDITIONS
from bornes.engine.rules import Rules
from tests.support.command_line import Run, runner

KEPT = Path(__file__).parent / "task_rules.json"
"""What each task's rules came to when its id was given."""
PAGE = Path(__file__).parents[2] / "docs/benchmark.md"


@pytest.fixture(name="run")
def fixture_run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    return runner(monkeypatch, capsys)


def digest(rules: Rules) -> str:
    """A short name of rules; a new field that leaves them as they were changes nothing in it."""
    told = []
    for field in fields(rules):
        value = getattr(rules, field.name)
        if field.default is MISSING or value != field.default:
            shown = sorted(map(repr, value)) if isinstance(value, frozenset) else repr(value)
            told.append((field.name, shown))
    return sha256(repr(sorted(told)).encode()).hexdigest()[:16]


def test_an_id_stands_for_the_same_rules_for_ever() -> None:
    """A failure wants a new version in `bornes.arena.tasks`, and lines for the new ids."""
    kept = json.loads(KEPT.read_text("utf-8"))
    assert {name: digest(task.rules) for name, task in TASKS.items()} == kept


def test_there_is_a_task_for_every_table() -> None:
    tables = {(edition.id, players) for edition in EDITIONS.values() for players in edition.tables}
    assert {(task.edition, task.players) for task in TASKS.values()} == tables
    for name, task in TASKS.items():
        assert name == task.id
        assert re.fullmatch(r"[a-z]+-[2-6]-(match|hand)-v[1-9]", name)


def test_an_id_that_nobody_knows_is_refused() -> None:
    assert arena.task("parker-2-match-v1") == Task("parker", 2, "match", 1)
    for name in ("parker-2-match-v9", "parker", "", "arche-2-hand-v1"):
        with pytest.raises(Refused) as refused:
            arena.task(name)
        assert refused.value.refusal.code == "arena-no-task"


@pytest.mark.parametrize("name", ["parker-2-hand-v1", "dujardin-4-hand-v1", "arche-3-match-v1"])
def test_arena_and_environment_play_the_same_table(name: str) -> None:
    task = arena.task(name)
    found = arena.play(["novice", "random"], **task.table, matches=2, seed=1)
    assert found.plan.rules == task.rules
    assert all(match.hands == 1 for group in found.groups for match in group.matches)

    env = envs.raw_env(**task.environment)
    env.reset(seed=1)
    assert env.table.game.rules == task.rules
    rand = Random(1)
    for _ in range(2_000):
        if not env.agents:
            break
        legal = env.last()[0]["action_mask"].nonzero()[0].tolist()
        env.step(rand.choice(legal) if legal else None)
    assert not env.agents
    assert env.table.game.hand_number == 1


def test_the_command_plays_a_task(run: Run) -> None:
    line = "arena novice random --matches 2 --seed 1 --json"
    named = json.loads(run(*line.split(), "--task", "rally-3-hand-v1").out)
    asked = "--edition rally --players 3 --option match_hands=1".split()
    spelt = json.loads(run(*line.split(), *asked).out)
    assert {name: named[name] for name in ("edition", "players", "options")} == {
        "edition": "rally",
        "players": 3,
        "options": {"match_hands": 1},
    }
    won = [[row["won"] for row in found["results"]] for found in (named, spelt)]
    assert won[0] == won[1]


@pytest.mark.parametrize(
    ("told", "word"),
    [
        ("--task parker-2-match-v7", "parker-2-match-v1?"),
        ("--task parker-2-match-v1 --edition rally", "--edition"),
        ("--task parker-2-match-v1 --players 3", "--players"),
        ("--task parker-2-match-v1 --option match_hands=1", "--option"),
        ("--task parker-2-match-v1 --house hand_size=5", "--house"),
        ("--task parker-2-match-v1 --fairness", "three sides"),
    ],
)
def test_what_does_not_go_with_a_task_is_refused(run: Run, told: str, word: str) -> None:
    result = run(*"arena novice random".split(), *told.split())
    assert (result.status, result.out) == (2, "")
    assert word in result.err


def test_the_page_of_the_benchmark_lists_them_all() -> None:
    listed = set(re.findall(r"`([a-z]+-\d-(?:match|hand)-v\d+)`", PAGE.read_text("utf-8")))
    assert listed == set(TASKS)
