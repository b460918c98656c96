"""`bornes score`: a match with real cards told line by line, kept, corrected, printed."""

import csv
import json
from pathlib import Path

import pytest

from bornes.locales import LANGUAGES
from tests.support.command_line import Run, runner

WON = ["", "0", "A", "n", "", "0", "2", "1", "350", "1", "0"]
"""The next hand of two: no extension, A arrives; its 200s, safeties and coups; then B's."""


@pytest.fixture(name="run")
def fixture_run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    return runner(monkeypatch, capsys)


def _lines(*parts: list[str]) -> str:
    return "\n".join(line for part in parts for line in part) + "\n"


def test_a_newcomer_is_asked_for_everything(run: Run) -> None:
    found = run("score", typed=_lines(["3", "2", "Ann", ""], WON, ["quit"]))
    assert found.status == 0
    assert "Player 2: how far?" in found.out
    assert "Match total               1900     350" in found.out
    assert "Nothing was kept" in found.out


def test_a_match_is_kept_corrected_and_announced(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    begin = ["score", "parker", "--names", "Ann, Bob", "--save", str(file)]
    found = run(*begin, "--option", "match_total=3000", typed=_lines(WON))
    assert "Stopped." in found.out
    assert json.loads(file.read_text())["hands"][0]["finisher"] == "A"

    # Gone on where it was; the first hand is corrected: B had laid two safeties.
    correction = ["1", *[""] * 9, "2", ""]
    found = run("score", "--save", str(file), typed=_lines(correction, WON))
    assert "Going on after 1 hand." in found.out
    assert "Ann wins the match." in found.out
    told = json.loads(run("score", "--save", str(file), "--json").out)
    assert told["sheets"][0]["score"]["B"] == {"distance": 350, "safeties": 200}
    assert told["totals"] == {"A": 3800, "B": 900}
    assert (told["winners"], told["reason"]) == (["A"], "total")

    rows = list(csv.reader(run("score", "--save", str(file), "--csv").out.splitlines()))
    assert rows[0] == ["hand", "line", "Ann", "Bob"]
    assert rows[-1] == ["2", "Match total", "3800", "900"]
    # And without a third hand, which would come too late.
    found = run("score", "--save", str(file), typed=_lines(WON, ["-2", "score"]))
    assert "The match was over before this one" in found.out
    assert "Number 2 is gone." in found.out
    assert "wins the match" not in found.out.split("Number 2 is gone.")[1]


def test_what_can_not_be_is_asked_again(run: Run) -> None:
    wrong = ["", "0", "0", "650", "0", "3", "0", "25", "2", "0"]
    right = [*[""] * 7, "1", ""]
    typed = _lines(wrong, right)
    found = run("score", "rally", "--names", "An, Bo", "--language", "nl", typed=typed)
    assert "Dat zijn 5 troeven bij elkaar" in found.out
    assert "Totaal van het kampioenschap" in found.out
    nonsense = _lines(["", "x", "0", "z", "0", "abc", "1025", "0", "5", "0", "0", "0"])
    found = run("score", "dujardin", "--names", "A, B", typed=nonsense)
    assert "Type a whole number." in found.out
    assert "Nobody can have come further than 700" in found.out or "say who" in found.out


def test_games_ask_for_distance_alone(run: Run) -> None:
    typed = _lines(["", "B", "200", "425"])
    found = run("score", "arche", "--names", "Zoé, Max", typed=typed)
    assert "safeties" not in found.out
    assert "Max wins the match." in found.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_is_asked_in_their_language(run: Run, language: str) -> None:
    typed = _lines(["", "0", "C", *["0"] * 20])
    options = ["--option", "scoring=bonus", "--language", language]
    found = run("score", "volant", "--players", "3", "--names", "A, B, C", *options, typed=typed)
    assert (found.status, found.err) == (0, "")


@pytest.mark.parametrize(
    ("tokens", "typed"),
    [
        (["nothing-like-it"], ""),
        (["parker", "--players", "5"], ""),
        (["parker", "--names", "a, b, c, d, e"], ""),
        (["parker", "--players", "2", "--names", "a, b, c"], ""),
        (["parker", "--players", "2", "--house", "target=1000"], "\n"),
        (["--csv"], ""),
        (["--json", "--save", "no/such/file.json"], ""),
        (["--save", "-"], "no book at all"),
        (["--save", "-", "--csv"], '{"bornes-score": 9}'),
        (["parker", "--save", "-"], "{}"),
        (["parker", "--names", "a, b", "--save", "/"], ""),
        (["parker", "--names", "a, b", "--save", "/no/such/folder/x.json"], ""),
    ],
)
def test_a_mistake_is_one_line(run: Run, tokens: list[str], typed: str) -> None:
    found = run("score", *tokens, typed=typed)
    assert found.status == 2
    assert found.err.count("\n") == 1
    assert "Traceback" not in found.out + found.err


def test_the_input_may_end_anywhere(run: Run) -> None:
    whole = ["3", "2", "Ann", "", *WON]
    for length in range(len(whole)):
        found = run("score", typed=_lines(whole[:length]) if length else "")
        assert (found.status, found.err) == (0, "")
