"""Work in parts is done wherever it is done, and again where a process was lost."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from itertools import count
from pathlib import Path

import pytest

from bornes.engine.refusals import Refused
from bornes.runs import HERE, Executor, chosen, in_order
from bornes.runs.processes import DEATHS, Processes
from tests.support.killer import Killer
from tests.support.run_work import (
    die_always,
    die_once,
    fail_at_three,
    fail_unsendable,
    slow_square,
    square,
)

EXECUTORS = {"here": HERE, "two": Processes(2), "five": Processes(5)}


@pytest.fixture(autouse=True)
def fixture_nobody_is_left() -> Iterator[None]:
    yield
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize("executor", EXECUTORS.values(), ids=EXECUTORS)
def test_every_part_is_done_and_numbered(executor: Executor) -> None:
    found = dict(executor.carry_out(square, range(10, 30)))
    assert found == {number: (number + 10) ** 2 for number in range(20)}
    assert list(in_order(executor, square, range(8))) == [square(n) for n in range(8)]
    assert list(executor.carry_out(square, [])) == []


@pytest.mark.parametrize("executor", EXECUTORS.values(), ids=EXECUTORS)
def test_parts_are_taken_as_they_are_needed(executor: Executor) -> None:
    with closing(executor.carry_out(square, count())) as found:
        assert {next(found)[0] for _ in range(20)} <= set(range(30))


def test_a_process_that_is_killed_is_replaced() -> None:
    killer = Killer(times=3)
    found = {}
    for number, result in Processes(2).carry_out(slow_square, range(40)):
        found[number] = result
        killer(1)
    assert len(killer.killed) == 3
    assert found == {number: square(number) for number in range(40)}


def test_processes_that_die_at_work_are_replaced(tmp_path: Path) -> None:
    work = partial(die_once, tmp_path)
    assert list(in_order(Processes(3), work, range(10))) == [square(n) for n in range(10)]
    assert len(list(tmp_path.iterdir())) == 4


def test_a_part_that_kills_whoever_does_it_is_given_up() -> None:
    with pytest.raises(Refused) as refused:
        list(Processes(2).carry_out(die_always, range(6)))
    assert refused.value.refusal.code == "run-worker-died"
    assert refused.value.refusal.details == {"times": DEATHS}


def test_an_error_is_raised_where_it_can_be_seen() -> None:
    with pytest.raises(LookupError, match="there is no three") as raised:
        list(Processes(2).carry_out(fail_at_three, range(6)))
    assert "fail_at_three" in str(raised.value.__cause__)
    with pytest.raises(RuntimeError, match="not sent") as broken:
        list(Processes(2).carry_out(fail_unsendable, range(2)))
    assert "Unsendable" in str(broken.value.__cause__)


def test_broken_off_nobody_works_on() -> None:
    found = Processes(2).carry_out(slow_square, count())
    next(found)
    assert len(multiprocessing.active_children()) == 2
    begun = time.monotonic()
    found.close()
    assert time.monotonic() - begun < 30
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize(
    ("jobs", "cluster", "code"),
    [(0, None, "run-least"), (2, "auto", "run-jobs-or-cluster")],
)
def test_what_cannot_be_chosen(jobs: int, cluster: str | None, code: str) -> None:
    with pytest.raises(Refused) as refused:
        chosen(jobs, cluster)
    assert refused.value.refusal.code == code
