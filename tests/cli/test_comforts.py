"""What makes a command line pleasant: completion, manual, suggestions, the standard input."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml

import bornes
from bornes import cli
from bornes.cli import editions as editions_command
from bornes.cli.program.manual import manual_pages
from bornes.notation import files
from bornes.notation.files import NotationError, parse_yaml
from tests.support.command_line import Run, runner


@pytest.fixture(name="run")
def fixture_run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    return runner(monkeypatch, capsys)


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("ply", "play"),
        ("rules parkr", "parker"),
        ("play --langage fr", "--language"),
        ("play --seats me,stedy", "steady"),
        ("advise x.yaml --bot champon", "champion"),
        ("play --option match_totl=5", "match_total"),
    ],
)
def test_what_was_meant_is_suggested(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str, meant: str
) -> None:
    monkeypatch.chdir(tmp_path)
    game = bornes.new("parker", 2, seed=1)
    Path("x.yaml").write_text(yaml.safe_dump(bornes.write_view(game.view(1))), "utf-8")
    result = run(*line.split(" "))
    assert result.status == 2
    assert f"Did you mean {meant}?" in result.err


def test_nothing_is_suggested_where_nothing_is_near(run: Run) -> None:
    assert "Did you mean" not in run("qqqqqqq").err


@pytest.mark.parametrize("line", ["play --players 2.5", "simulate --games 1.5", "play --seed 1e3"])
def test_a_whole_number_is_meant(run: Run, line: str) -> None:
    result = run(*line.split(" "))
    assert result.status == 2
    assert line.split(" ")[2] in result.err


def test_editions_may_be_written_in_any_case(run: Run) -> None:
    assert run("rules", "Parker") == run("rules", "parker")
    assert run("simulate", "ARCHE", "--games", "1", "--seed", "1").status == 0


def record() -> str:
    game = bornes.new("parker", 2, seed=1)
    game.apply(game.legal_moves()[0])
    return game.record()


def test_a_record_comes_from_the_standard_input(run: Run) -> None:
    result = run("replay", "-", typed=record())
    assert (result.status, result.err) == (0, "")
    assert "After 1 move" in result.out
    assert "-, line 1" in run("replay", "-", typed="no record").err


def test_moves_are_printed_as_data(run: Run, tmp_path: Path) -> None:
    (tmp_path / "game").write_text(record(), "utf-8")
    data = json.loads(run("replay", str(tmp_path / "game"), "--moves", "--json").out)
    assert [move["number"] for move in data["moves"]] == [1]
    assert data["moves"][0]["events"]
    seen = json.loads(run("replay", str(tmp_path / "game"), "--moves", "--json", "--view", "2").out)
    assert "moves" not in seen


def test_advice_is_given_on_a_record(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_text(record(), "utf-8")
    result = run("advise", str(path), "--playouts", "20", "--json")
    assert (result.status, result.err) == (0, "")
    assert json.loads(result.out)["seat"] == bornes.replay(record()).to_act


def test_deep_nesting_is_refused_where_it_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = 0
    scan = yaml.scan

    def counted(text: str) -> object:
        nonlocal seen
        for token in scan(text):
            seen += 1
            yield token

    monkeypatch.setattr(yaml, "scan", counted)
    for text in ("a: " + "[" * 40_000, "a: " + "{b: " * 10_000, "- " * 20_000):
        seen = 0
        with pytest.raises(NotationError, match="nested deeper"):
            parse_yaml(text)
        assert seen < 8 * files.DEEPEST_YAML


def test_the_system_names_the_file(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device", "some/file")

    monkeypatch.setattr(editions_command, "print_lines", full)
    assert "some/file: No space left on device" in run("editions").err


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_completes_every_command(run: Run, shell: str, tmp_path: Path) -> None:
    result = run("completion", shell)
    assert (result.status, result.err) == (0, "")
    for command in cli.app:
        assert command.startswith("-") or command in result.out
    if shutil.which(shell):
        (tmp_path / "script").write_text(result.out, "utf-8")
        subprocess.run([shell, "-n", str(tmp_path / "script")], check=True, timeout=20)


def test_every_command_has_a_manual_page(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run("man", str(tmp_path / "man1")).status == 0
    written = {path.name: path.read_text("utf-8") for path in (tmp_path / "man1").iterdir()}
    assert written == manual_pages()
    assert "bornes-play.1" in written
    assert "\\fB\\-\\-resume\\fR" in written["bornes-play.1"]
    assert run("man", "--page", "play").out == written["bornes-play.1"]
    monkeypatch.chdir(tmp_path)
    assert run("man", "play").out == written["bornes-play.1"]
    assert [path.name for path in tmp_path.iterdir()] == ["man1"]
    assert "Did you mean play?" in run("man", "--page", "ply").err
    for page in written.values():
        assert page.startswith(".TH BORNES")
