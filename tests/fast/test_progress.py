"""Compiling is told of to whoever asks, and only when something is compiled."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from bornes import fast
from bornes.cli.program.compile_notice import tell_of_compiling
from bornes.envs.numbers import compiled
from bornes.fast import jit
from bornes.fast.kernel import playout, rollout
from bornes.fast.progress import somebody_waits
from bornes.locales import LANGUAGES, Messages


@pytest.fixture
def heard() -> Iterator[list[tuple[str, bool]]]:
    found: list[tuple[str, bool]] = []
    fast.on_compiling(lambda name, done: found.append((name, done)))
    yield found
    fast.on_compiling(None)


def doubled(number: int) -> int:
    return 2 * number


@jit.inner
def _one_more(cells: NDArray[np.int32], by: int) -> int:
    return int(cells[1] + by)


@jit.inner
def _hundred_more(cells: NDArray[np.int32], by: int) -> int:
    return int(cells[1] + 100 * by)


step = jit.by_table(_one_more, _hundred_more)


def test_it_is_told_once_and_not_when_it_is_read_from_disk(
    heard: list[tuple[str, bool]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jit, "FOLDER", tmp_path)
    assert jit.Entry(doubled, "int64(int64)")(21) == 42
    assert heard == [("doubled", False), ("doubled", True)]
    again = jit.Entry(doubled, "int64(int64)")
    assert (again(4), again(5)) == (8, 10)
    assert len(heard) == 2


def larger(cells: NDArray[np.int32]) -> int:
    return int(step(cells, 1))


def test_what_is_for_a_road_is_compiled_apart_and_when_it_is_needed(
    heard: list[tuple[str, bool]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jit, "FOLDER", tmp_path)
    road, plain = np.array([1, 20], np.int32), np.array([0, 20], np.int32)
    made = jit.Entry(larger, "int64(int32[::1])", lambda cells: bool(cells[0]))
    made.prepare()
    assert (made(plain), [name for name, done in heard if done]) == (21, ["larger"])
    assert (made(road), made(plain), made(road)) == (120, 21, 120)
    assert [name for name, done in heard if done] == ["larger", "larger_on_road"]
    again = jit.Entry(larger, "int64(int32[::1])", lambda cells: bool(cells[0]))
    again.prepare(road=True)
    assert (again(road), again(plain)) == (120, 21)
    assert len(heard) == 4


def _asks_for_the_table(function: Any) -> bool:
    """Whether compiled code chooses by the table, in this function or one that it calls."""
    called = [function.__globals__.get(name) for name in function.__code__.co_names]
    if any(isinstance(each, type(step)) for each in called):
        return True
    return any(_asks_for_the_table(each.py_func) for each in called if hasattr(each, "py_func"))


def test_whatever_asks_for_the_table_is_compiled_for_both() -> None:
    """Else a road would be played by the rules of the others."""
    for_both = {entry for entry in jit.ENTRIES if entry.on_road is not entry.plain}
    asking = {entry for entry in jit.ENTRIES if _asks_for_the_table(entry.plain.compiled.py_func)}
    assert {compiled.observe, playout.finish, rollout.roll} <= asking
    assert asking == for_both


IN_A_PROCESS = """
import sys
from pathlib import Path
from bornes import fast
from bornes.fast import jit

jit.FOLDER = Path(sys.argv[1])
fast.progress.{turned_off}
def doubled(number): return 2 * number
print(jit.Entry(doubled, "int64(int64)")(21))
"""


def library(folder: Path, *, terminal: bool, turned_off: bool = False) -> tuple[str, str]:
    """What a program prints that calls something compiled, and what its error stream shows."""
    code = IN_A_PROCESS.format(turned_off="on_compiling(None)" if turned_off else "on_compiling")
    main, there = pty.openpty() if terminal else os.pipe()
    folder.mkdir(exist_ok=True)
    program = folder / "program.py"  # what is compiled must come from a file
    program.write_text(code, "utf-8")
    command = [sys.executable, str(program), str(folder)]
    try:
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=there, text=True, check=True)
        os.close(there)
        shown = b""
        with suppress(OSError):  # so a terminal ends whose other side is closed
            while piece := os.read(main, 4096):
                shown += piece
    finally:
        os.close(main)
    return done.stdout, shown.decode()


def test_a_program_at_a_terminal_says_it_of_itself_once(tmp_path: Path) -> None:
    out, shown = library(tmp_path, terminal=True)
    first, second, *rest = shown.splitlines()
    assert out == "42\n"
    assert first == Messages("en").text("cli-compiling")
    assert re.fullmatch(r"  doubled … \d+ s", second)
    assert rest == []


def test_it_can_be_turned_off_and_no_file_is_told(tmp_path: Path) -> None:
    assert library(tmp_path / "a", terminal=True, turned_off=True) == ("42\n", "")
    assert library(tmp_path / "b", terminal=False) == ("42\n", "")


def test_at_a_prompt_or_in_a_notebook_somebody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(sys, "ps1", raising=False)
    monkeypatch.setattr("sys.stderr.isatty", lambda: False)
    assert not somebody_waits()
    monkeypatch.setattr(sys, "ps1", ">>> ", raising=False)
    assert somebody_waits()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_person_at_a_terminal_sees_what_is_done(
    language: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    heard: list[tuple[str, bool]],
) -> None:
    monkeypatch.setattr(jit, "FOLDER", tmp_path)
    messages = Messages(language)
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    tell_of_compiling(messages)
    jit.Entry(doubled, "int64(int64)").prepare()
    out, err = capsys.readouterr()
    first, second = err.splitlines()
    assert (out, first) == ("", messages.text("cli-compiling"))
    assert second.startswith("  doubled … ")
    monkeypatch.setattr("sys.stderr.isatty", lambda: False)
    tell_of_compiling(messages)
    jit.Entry(doubled, "float64(float64)").prepare()
    assert capsys.readouterr() == ("", "")
    assert not heard
