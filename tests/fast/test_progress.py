"""Compiling is told of to whoever asks, and only when something is compiled."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bornes import fast
from bornes.cli.program.compile_notice import tell_of_compiling
from bornes.fast import jit
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


def test_nobody_is_told_unless_they_ask(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(jit, "FOLDER", tmp_path)
    jit.Entry(doubled, "int64(int64)").prepare()
    assert capsys.readouterr() == ("", "")


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
