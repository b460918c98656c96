"""Shares of a run: together they are the whole, and their files become one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bornes import arena
from bornes.engine.refusals import Refused
from bornes.runs import Shard
from bornes.simulate import Plan, simulate
from tests.support.command_line import Run, runner

SIMULATE = "simulate parker --games 30 --seed 5 --option match_total=1000 --json"
ARENA = "arena random novice steady --matches 6 --seed 1 --option match_total=1000 --csv"


@pytest.fixture(name="run")
def fixture_run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Run:
    monkeypatch.chdir(tmp_path)
    return runner(monkeypatch, capsys)


@pytest.mark.parametrize("of", [1, 2, 3, 7])
def test_every_number_is_in_one_share(of: int) -> None:
    shards = [Shard(number, of) for number in range(1, of + 1)]
    for number in range(50):
        assert sum(shard.has(number) for shard in shards) == 1
        assert sum(number in shard.block(50) for shard in shards) == 1


@pytest.mark.parametrize("text", ["0/2", "3/2", "2", "a/b", "1/", "-1/2", "1/2/3", "1/0"])
def test_what_is_no_share_is_refused(text: str) -> None:
    with pytest.raises(Refused) as refused:
        Shard.read(text)
    assert refused.value.refusal.code == "run-shard"


def without_times(text: str) -> list[str]:
    return [",".join(line.split(",")[:15]) for line in text.splitlines()]


@pytest.mark.parametrize("line", [SIMULATE, ARENA], ids=["simulate", "arena"])
def test_the_files_of_all_shares_are_the_whole(run: Run, line: str, tmp_path: Path) -> None:
    whole = run(*line.split()).out
    for number in (1, 2, 3):
        part = run(*line.split(), "--shard", f"{number}/3", "--save", f"{number}.jsonl")
        assert (part.status, part.err) == (0, "")
        assert part.out != whole
    told = run("merge", "3.jsonl", "1.jsonl", "2.jsonl", "--into", "all.jsonl")
    matches = 18 if line == ARENA else 30
    assert told.out == f"{matches} matches are now in all.jsonl.\n"
    size = (tmp_path / "all.jsonl").stat().st_size
    again = run(*line.split(), "--save", "all.jsonl")
    if line == ARENA:
        assert without_times(again.out) == without_times(whole)
    else:
        assert again.out == whole
    assert (tmp_path / "all.jsonl").stat().st_size == size, "nothing was left to play"
    # Once more changes nothing, and what is missing is played.
    assert run("merge", "1.jsonl", "--into", "all.jsonl").status == 0
    assert (tmp_path / "all.jsonl").stat().st_size == size


def test_a_share_that_was_broken_off_is_gone_on_with(tmp_path: Path) -> None:
    plan = Plan("arche", 2, games=60, seed=3)
    path = tmp_path / "all.jsonl"
    told: list[int] = []

    def interrupt(done: int) -> None:
        told.append(done)
        if len(told) == 5:
            raise KeyboardInterrupt

    part = simulate(plan, progress=interrupt, save=path)
    assert 0 < part.matches < 60
    told.clear()
    assert simulate(plan, progress=told.append, save=path) == simulate(plan)
    assert told[0] == part.matches
    assert sum(told) == 60
    more = Plan("arche", 2, games=80, seed=3)
    assert simulate(more, save=path) == simulate(more)
    with pytest.raises(Refused) as refused:
        simulate(Plan("arche", 2, games=1, seed=3), save=path)
    assert refused.value.refusal.code == "run-file-more"


def test_files_that_do_not_belong_together_are_refused(run: Run) -> None:
    one = "simulate arche --games 6 --seed 1".split()
    run(*one, "--save", "one.jsonl")
    run(*one[:-1], "2", "--save", "two.jsonl")
    run(*one, "--shard", "1/2", "--save", "half.jsonl")
    run(*"arena random novice --edition arche --matches 2 --seed 1 --save arena.jsonl".split())
    Path("notes.txt").write_text("hello\n", "utf-8")
    for files, word in (
        ("one.jsonl two.jsonl", "seed"),
        ("one.jsonl half.jsonl", "already"),
        ("one.jsonl arena.jsonl", "bornes-simulate 1"),
        ("notes.txt", "notes.txt"),
        ("nosuch.jsonl", "No such file"),
    ):
        refused = run("merge", *files.split(), "--into", "all.jsonl")
        assert (refused.status, refused.out) == (2, "")
        assert refused.err.count("\n") == 1
        assert word in refused.err, files
    refused = run("merge", "one.jsonl", "--into", "one.jsonl")
    assert "one.jsonl" in refused.err
    line = json.loads(Path("one.jsonl").read_text("utf-8").splitlines()[1])
    line["tally"]["matches"] = 3
    with Path("one.jsonl").open("a", encoding="utf-8") as file:
        file.write(json.dumps(line) + "\n")
    assert "line 3" in run("merge", "one.jsonl", "--into", "new.jsonl").err
    assert "line 3" in run(*one, "--save", "one.jsonl").err


def test_a_share_of_an_arena_has_whole_deals() -> None:
    bots = ("random", "novice", "steady")
    settings = {"matches": 6, "seed": 1, "options": {"match_total": 1000}}
    whole = arena.play(bots, **settings)  # type: ignore[arg-type]
    parts = [arena.play(bots, shard=f"{n}/2", **settings) for n in (1, 2)]  # type: ignore[arg-type]
    assert all(part.complete for part in parts)
    numbers = [{group.number for group in part.groups} for part in parts]
    assert numbers == [{0, 2}, {1}]
    assert sum(part.played for part in parts) == whole.played
