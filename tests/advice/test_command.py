"""The command `bornes advise`: what it prints, and what it says of bad input."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import bornes
from bornes.locales import LANGUAGES
from tests.support.command_line import Run, runner
from tests.support.paths import SCENARIOS

TABLE = """\
edition: parker
players: 2
position:
  to_play: 1
  hands:
    1: [stop, roll, 25, 200, 75, 100, extra_tank]
  hand_sizes: {2: 6}
  discard: [accident, roll, 25]
  sides:
    A: {battle: [roll], distance: [100, 100, 75, 100]}
    B: {battle: [roll], distance: [100, 200, 75], safeties: [driving_ace]}
  scores: {A: 3200, B: 3550}
  hand_number: 4
"""
ASKED = """\
edition: arche
players: 3
options: {games: 3}
position:
  asked: {seat: 3, by: 1, hazard: mum_coffee}
  hands:
    3: [100, gourmet_coffee, cafeteria_mum, sister_hungry]
  hazards: {C: [mum_coffee], B: [mum_coffee]}
  sides: {A: {distance: [100]}, B: {distance: [200]}}
"""
QUICK = ("--playouts", "50")


@pytest.fixture(name="run")
def fixture_run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    return runner(monkeypatch, capsys)


@pytest.fixture(name="file")
def fixture_file(tmp_path: Path) -> Path:
    return written(tmp_path, TABLE)


def written(folder: Path, text: str) -> Path:
    path = folder / "table.yaml"
    path.write_text(text, "utf-8")
    return path


# --- for people -------------------------------------------------------------------


def test_every_move_is_printed_with_its_figures_and_reason(run: Run, file: Path) -> None:
    result = run("advise", str(file), *QUICK)

    assert (result.status, result.err) == (0, "")
    lines = result.out.splitlines()
    assert lines[:3] == [
        "Parker Brothers, the English edition (2 players)",
        "Seat 1 (side A) is to play.",
        "Cards: 25 miles, 75 miles, 100 miles, 200 miles, Stop, Roll, Extra Tank",
    ]
    assert lines[4].split() == ["match", "points", "move"]
    rows = [line for line in lines if re.match(r"[> ] +\d+% +\d+  ", line)]
    assert {row.rpartition("  ")[2].strip() for row in rows} == {
        str(move) for move in bornes.read_view(file, 1).legal_moves()
    }
    assert [row[0] for row in rows] == [">"] + [" "] * (len(rows) - 1)
    figures = [int(row[2:].split("%")[0]) for row in rows]
    assert figures == sorted(figures, reverse=True)
    assert "Throws away 100 points and its protection." in result.out
    assert "> is what champion would do." in lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [TABLE, ASKED])
def test_a_page_fits_a_terminal_in_every_language(
    run: Run, tmp_path: Path, text: str, language: str
) -> None:
    result = run("advise", str(written(tmp_path, text)), *QUICK, "--language", language)

    assert (result.status, result.err) == (0, "")
    assert max(map(len, result.out.splitlines())) <= 78
    assert all(line == line.rstrip() for line in result.out.splitlines())


def test_a_question_is_answered_in_the_language_of_the_table(run: Run, tmp_path: Path) -> None:
    result = run("advise", str(written(tmp_path, ASKED)), *QUICK, "--language", "fr")
    words = " ".join(result.out.split())

    assert (
        "La place 3 (C) peut répondre à l’attaque de la place 1 : « Maman a envie d’un café »."
        in words
    )
    assert "gain partie coup" in words
    assert "3: coup-fourre cafeteria_mum" in words
    assert "200 km, et vous jouez aussitôt. Un joueur y perd son tour." in words
    assert "prendre un Café Gourmand contre « Maman a envie d’un café »." in words


def test_the_choice_of_another_bot_is_marked(run: Run, file: Path) -> None:
    result = run("advise", str(file), *QUICK, "--bot", "novice")
    marked = [line for line in result.out.splitlines() if line.startswith("> ")]

    assert marked[0].endswith("1: play extra_tank")
    assert marked[1:] == ["> is what novice would do."]


# --- for programs -----------------------------------------------------------------


def test_the_same_as_data(run: Run, file: Path) -> None:
    result = run("advise", str(file), *QUICK, "--json", "--seat", "1", "--language", "nl")
    data = json.loads(result.out)

    assert result.status == 0
    assert {key: data[key] for key in ("edition", "players", "seat", "side", "phase", "bot")} == {
        "edition": "parker",
        "players": 2,
        "seat": 1,
        "side": "A",
        "phase": "play",
        "bot": "champion",
    }
    moves = {move["move"]: move for move in data["moves"]}
    assert set(moves) == {str(move) for move in bornes.read_view(file, 1).legal_moves()}
    chances = [move["chance"] for move in data["moves"]]
    assert chances == sorted(chances, reverse=True)
    stop = moves["1: play stop on B"]
    assert stop["text"] == "Speel een Rood licht tegen B"
    assert stop["reason"].startswith("Houdt B tegen, op 325 mijl van de finish.")
    assert stop["reasons"][0] == {"code": "reason-stops", "details": {"side": "B", "left": 325}}
    assert stop["points"] > 0


def test_the_same_seed_gives_the_same_page(run: Run, file: Path) -> None:
    first = run("advise", str(file), *QUICK, "--seed", "5")
    assert run("advise", str(file), *QUICK, "--seed", "5") == first
    assert run("advise", str(file), *QUICK, "--seed", "6") != first


def test_a_whole_position_or_a_scenario_will_do(run: Run) -> None:
    folder = SCENARIOS / "dujardin"
    for path in sorted(folder.glob("*.yaml"))[:12]:
        result = run("advise", str(path), "--playouts", "8")
        assert result.status in (0, 2), path
        assert (result.status == 0) == (result.err == ""), path


def test_a_moment_of_a_kept_match_can_be_asked_about(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "evening.txt"
    record.write_text(bornes.new("rally", 2, seed=3).record(), "utf-8")
    moment = run("replay", str(record), "--view", "1", "--json")
    file = tmp_path / "moment.json"
    file.write_text(moment.out, "utf-8")
    result = run("advise", str(file), *QUICK, "--json")
    assert result.status == 0
    assert json.loads(result.out)["seat"] == 1


# --- whose advice -----------------------------------------------------------------


def test_without_a_seat_the_position_says_who_is_asked(run: Run, tmp_path: Path) -> None:
    asked = run("advise", str(written(tmp_path, ASKED)), *QUICK, "--json")
    assert json.loads(asked.out)["seat"] == 3
    unsaid = TABLE.replace("  to_play: 1\n", "").replace("    1: [stop", "    2: [stop")
    unsaid = unsaid.replace("{2: 6}", "{1: 6}").replace("hand_number: 4", "dealer: 1")
    alone = run("advise", str(written(tmp_path, unsaid)), *QUICK, "--json")
    assert json.loads(alone.out)["seat"] == 2
    both = unsaid.replace("    2: [stop", "    1: [50, 75]\n    2: [stop")
    follows = run("advise", str(written(tmp_path, both.replace("{1: 6}", "{}"))), *QUICK, "--json")
    assert json.loads(follows.out)["seat"] == 2


@pytest.mark.parametrize(
    ("text", "tokens", "words"),
    [
        (TABLE.replace("1: [stop", "2: [stop").replace("{2: 6}", "{1: 7}"), "--seat 2", "seat 1"),
        (TABLE, "--seat 2", "seat 2 needs its hand"),
        (TABLE, "--seat 3", "no seat 3"),
        (TABLE, "--seat 0", "no seat 0"),
        (TABLE, "--seat x", "--seat"),
        (ASKED.replace("    3: [", "    2: ["), "--seat 2", "Nothing is asked of seat 2"),
        (TABLE, "--bot nobody", "nobody"),
        (TABLE, "--playouts 0", "1 to 10000000"),
        (TABLE, "--playouts many", "--playouts"),
        (TABLE, "--seconds 0", "above 0"),
        (TABLE, "--seconds nan", "above 0"),
        (TABLE, "--seed -1", "256 bits"),
        (TABLE, "--language de", "en, fr, nl"),
        (TABLE.replace("parker", "hasbro"), "", "hasbro"),
        (TABLE.replace("extra_tank", "extra_tonk"), "", "extra_tonk"),
        (TABLE.replace("to_play: 1", "to_play: x"), "", "to_play"),
        (TABLE.replace("to_play: 1", "to_play: 1\n  drawn: false"), "", "drawn"),
        (TABLE + "  asked: {seat: 9, by: 1, hazard: stop}\n", "", "no seat 9"),
        (TABLE + "  asked: soon\n", "", "asked"),
        ("position: {hands: 7}\n", "", "edition"),
        ("position: []\n", "", "position"),
        ("- 1\n- 2\n", "", "Names with values"),
        ("a: [\n", "", "line"),
        ("bornes-record 1\n", "", "table.yaml"),
        ("", "", "table.yaml"),
    ],
)
def test_bad_input_is_one_clear_line(
    run: Run, tmp_path: Path, text: str, tokens: str, words: str
) -> None:
    result = run("advise", str(written(tmp_path, text)), *tokens.split())

    assert (result.status, result.out) == (2, "")
    assert result.err.startswith("bornes: ")
    assert result.err.count("\n") == 1
    assert words in result.err
    assert "Traceback" not in result.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_bad_input_is_told_in_the_language(run: Run, tmp_path: Path, language: str) -> None:
    text = TABLE.replace("1: [stop", "2: [stop").replace("{2: 6}", "{1: 7}")
    path = str(written(tmp_path, text))
    result = run("advise", path, "--seat", "2", "--language", language)
    words = {
        "en": "Seat 2 has nothing to decide now: seat 1 is to act.",
        "fr": "La place 2 n’a rien à décider maintenant\u00a0: c’est à la place 1.",
        "nl": "Plaats 2 heeft nu niets te beslissen: plaats 1 is aan zet.",
    }
    assert (result.status, result.out) == (2, "")
    assert result.err.endswith(f": {words[language]}\n")


def test_a_file_that_is_not_there_is_named(run: Run, tmp_path: Path) -> None:
    result = run("advise", str(tmp_path / "nowhere.yaml"))
    assert result.status == 2
    assert "nowhere.yaml" in result.err
    assert run("advise", str(tmp_path)).status == 2
    assert run("advise").status == 2
