"""What was played is kept as it is played, and gone on with as if nothing had happened."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from bornes import Refused, arena
from bornes.arena import Results
from bornes.arena.checkpoint import FORMAT

PROGRAM = [sys.executable, "-c", "from bornes.cli import main; main()"]
BOTS = ("random", "novice", "steady")
GROUPS = 9


def play(save: Path | None = None, matches: int = 6, **settings: Any) -> Results:
    settings = {"seed": 1, "options": {"match_total": 1000}, **settings}
    return arena.play(settings.pop("bots", BOTS), matches=matches, save=save, **settings)


@pytest.fixture(name="whole", scope="module")
def fixture_whole() -> Results:
    return play()


def lines(path: Path) -> list[str]:
    return path.read_text("utf-8").splitlines()


# --- going on ---------------------------------------------------------------------


def test_everything_is_in_the_file(tmp_path: Path, whole: Results) -> None:
    path = tmp_path / "arena.jsonl"
    assert play(path) == whole
    header, *groups = map(json.loads, lines(path))
    assert (header["format"], header["seed"], header["bots"]) == (FORMAT, 1, list(BOTS))
    assert len(groups) == GROUPS
    written = path.read_bytes()
    told: list[int] = []
    again = play(path, progress=told.append)
    assert again == whole
    assert again["steady"] == again["steady"]
    assert told == [18]  # all at once, because nothing was left to play
    assert path.read_bytes() == written


def test_times_are_kept_too(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    assert play(path)["novice"].clock == play(path)["novice"].clock


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_leaves_what_was_done_and_the_rest_follows(
    tmp_path: Path, whole: Results, jobs: int
) -> None:
    path = tmp_path / "arena.jsonl"
    told: list[int] = []

    def interrupt(done: int) -> None:
        told.append(done)
        if len(told) == 5:
            raise KeyboardInterrupt

    part = play(path, jobs=jobs, progress=interrupt)
    assert not part.complete
    assert (part.played, len(lines(path))) == (8, 5)
    assert {group.key for group in part.groups} < {group.key for group in whole.groups}
    assert play(path) == whole


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path, whole: Results) -> None:
    path = tmp_path / "arena.jsonl"
    play(path)
    written = path.read_bytes()
    header = written.index(b"\n")
    for size in (0, 30, header, header + 1, len(written) - 200, len(written) - 1):
        path.write_bytes(written[:size])
        assert play(path) == whole
        assert len(lines(path)) == 1 + GROUPS
    assert sorted(line[:30] for line in lines(path)) == sorted(
        line[:30] for line in written.decode().splitlines()
    )


def test_more_matches_can_be_asked_for_later_and_fewer_too(tmp_path: Path, whole: Results) -> None:
    path = tmp_path / "arena.jsonl"
    few = play(path, matches=2)
    assert len(lines(path)) == 4
    assert play(path) == whole
    assert play(path, matches=2) == few
    assert len(lines(path)) == 1 + GROUPS


def test_a_line_that_is_there_twice_counts_once(tmp_path: Path, whole: Results) -> None:
    path = tmp_path / "arena.jsonl"
    play(path)
    path.write_text("\n".join([*lines(path), *lines(path)[1:], ""]), "utf-8")
    assert play(path) == whole


def test_without_a_seed_the_saved_one_is_used(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    first = play(path, matches=2, seed=None)
    assert play(path, matches=2, seed=None) == first


def test_fairness_is_kept_as_well(tmp_path: Path) -> None:
    path = tmp_path / "fair.jsonl"
    settings: dict[str, Any] = {"players": 3, "matches": 3, "seed": 1, "save": path}
    first = arena.fairness(["random", "novice"], **settings)
    assert arena.fairness(["random", "novice"], **settings) == first
    assert first.attacks("novice").chances > 0


# --- being killed -----------------------------------------------------------------


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGKILL"])
def test_a_process_that_is_stopped_can_be_continued(
    tmp_path: Path, whole: Results, name: str
) -> None:
    path = tmp_path / "arena.jsonl"
    line = ["arena", *BOTS, "--matches", "4000", "--seed", "1", "--option", "match_total=1000"]
    environment = os.environ | {"LANGUAGE": "en", "PYTHONPATH": os.pathsep.join(sys.path)}
    process = subprocess.Popen(
        [*PROGRAM, *line, "--jobs", "2", "--csv", "--save", str(path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
    )
    while not path.exists() or len(lines(path)) < 3:
        assert process.poll() is None
        time.sleep(0.02)
    process.send_signal(getattr(signal, name))
    out, err = process.communicate(timeout=60)
    assert 3 <= len(lines(path)) < 1000
    assert err == ""
    if name == "SIGKILL":
        assert process.returncode == -signal.SIGKILL
    else:
        assert process.returncode == 130
        assert out.startswith("bot,against,")
    assert play(path) == whole


# --- files that won't do ----------------------------------------------------------


@pytest.mark.parametrize(
    ("settings", "name"),
    [
        ({"seed": 2}, "seed"),
        ({"options": {"match_total": 2000}}, "options"),
        ({"house": {"hand_size": 5}}, "house"),
        ({"edition": "dujardin"}, "edition"),
        ({"players": 3}, "players"),
        ({"bots": ["random", "novice"]}, "bots"),
    ],
)
def test_a_file_of_another_arena_is_refused(
    tmp_path: Path, settings: dict[str, Any], name: str
) -> None:
    path = tmp_path / "arena.jsonl"
    play(path, matches=2)
    before = path.read_bytes()
    with pytest.raises(Refused) as refused:
        play(path, matches=2, **settings)
    assert refused.value.refusal.code == "run-file-differs"
    assert refused.value.refusal.details["name"] == name
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "text",
    [
        b"hello",
        b"hello\n",
        b"{}\n",
        b"[]\n",
        b'{"format":"bornes-arena 2"}\n',
        b"\xff\xfe\n",
        b"[" * 100_000 + b"\n",
        b"\n",
    ],
)
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "notes.txt"
    path.write_bytes(text)
    for seed in (1, None):
        with pytest.raises(Refused) as refused:
            play(path, seed=seed)
        assert refused.value.refusal.code == "run-file-not-ours"
    assert path.read_bytes() == text


GROUP: dict[str, Any] = {
    "number": 0,
    "bots": [0, 1],
    "matches": [
        {"table": [0, 1], "winners": [0], "totals": [5, 0], "hands": 1, "sides": [[0] * 4] * 2},
        {"table": [1, 0], "winners": [1], "totals": [0, 5], "hands": 1, "sides": [[0] * 4] * 2},
    ],
    "clocks": [[0, [[3, 1]]], [1, [[3, 1]]]],
}


@pytest.mark.parametrize(
    "change",
    [
        {"bots": [1, 0]},
        {"bots": [0, 7]},
        {"number": -1},
        {"number": None},
        {"matches": []},
        {"matches": GROUP["matches"][:1]},
        {"clocks": [[0, [[3]]]]},
        {"clocks": 5},
    ],
    ids=str,
)
def test_a_damaged_group_is_refused(tmp_path: Path, change: dict[str, object]) -> None:
    assert_refused(tmp_path / "arena.jsonl", json.dumps({**GROUP, **change}))


@pytest.mark.parametrize(
    "change",
    [
        {"table": [1, 0]},
        {"table": "ab"},
        {"winners": []},
        {"winners": [2]},
        {"totals": [5]},
        {"totals": ["many", 0]},
        {"totals": [float("inf"), 0]},
        {"hands": "one"},
        {"sides": [[0] * 4]},
        {"sides": [[0] * 5] * 2},
        {"forfeit": [0, 1]},
        {"exposures": [[True, "level", "level"]]},
    ],
    ids=str,
)
def test_a_damaged_match_is_refused(tmp_path: Path, change: dict[str, object]) -> None:
    first, second = GROUP["matches"]
    line = json.dumps({**GROUP, "matches": [{**first, **change}, second]})
    assert_refused(tmp_path / "arena.jsonl", line)


@pytest.mark.parametrize("line", ["", "{", "{}", "[1, 2]", "3", "[" * 100_000])
def test_a_line_that_is_no_group_is_refused(tmp_path: Path, line: str) -> None:
    assert_refused(tmp_path / "arena.jsonl", line)


def assert_refused(path: Path, line: str) -> None:
    """A file with a sound line is accepted; with another line after it, it is not."""
    settings: dict[str, Any] = {"matches": 1, "seed": 1, "options": {"match_total": 1}}
    bots = ["random", "novice"]
    arena.play(bots, save=path, **settings)
    sound = lines(path)[0] + "\n" + json.dumps(GROUP) + "\n"
    path.write_text(sound, "utf-8")
    assert arena.play(bots, save=path, **settings).complete
    path.write_text(sound + line + "\n", "utf-8")
    with pytest.raises(Refused) as refused:
        arena.play(bots, save=path, **settings)
    assert refused.value.refusal.code == "run-file-damaged"
    assert refused.value.refusal.details["line"] == 3
