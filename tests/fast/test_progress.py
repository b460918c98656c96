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

import pytest

from bornes import fast
from bornes.cli.program.compile_notice import tell_of_compiling
from bornes.fast import jit
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


def test_it_is_told_once_and_not_when_it_is_read_from_disk(
    heard: list[tuple[str, bool]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jit, "FOLDER", tmp_path)
    assert jit.Entry(doubled, "int64(int64)")(21) == 42
    assert heard == [("doubled", False), ("doubled", True)]
    again = jit.Entry(doubled, "int64(int64)")
    assert (again(4), again(5)) == (8, 10)
    assert len(heard) == 2


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
