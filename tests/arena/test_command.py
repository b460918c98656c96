"""`bornes arena`: what it prints, draws and refuses, and with which status it ends."""

from __future__ import annotations

import builtins
import csv
import importlib.util
import io
import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from bornes import Refused, arena
from bornes.arena import Results, ratings
from bornes.arena.report import columns, print_out
from bornes.arena.report.data import TOGETHER, as_csv, as_data, rows
from bornes.arena.report.plot import draw
from bornes.arena.report.print_out import INTERRUPTED, Wanted
from bornes.arena.report.tournament_page import as_text
from bornes.arena.tournament import carry_out
from bornes.bots.registry import Maker
from bornes.editions import EDITIONS
from bornes.locales import LANGUAGES, Messages
from tests.support.arena_bots import Crash, Passer
from tests.support.command_line import Run, runner

LINE = "arena random novice --matches 4 --seed 1 --option match_total=1000".split()


@pytest.fixture(name="run")
def fixture_run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    return runner(monkeypatch, capsys)


def played(*bots: str | Maker, **settings: Any) -> Results:
    defaults: dict[str, Any] = {"matches": 4, "seed": 1, "options": {"match_total": 1000}}
    return arena.play(bots, **(defaults | settings))


@pytest.fixture(name="results", scope="module")
def fixture_results() -> Results:
    return played("random", "novice", "steady", matches=10)


def without_times(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{k: v for k, v in row.items() if not k.startswith("seconds")} for row in rows]


# --- the page ---------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_holds_what_was_found(results: Results, language: str) -> None:
    lines = as_text(results, language)
    messages = Messages(language, "parker")
    assert max(map(len, lines)) < 80
    assert lines[1] == messages.text("arena-done", played=30, planned=30, seed="1")
    best, second, _ = results.standings()
    [wins, play, *pairs] = [line for line in lines if line.startswith(f"  {best.bot}")]
    for shown in (
        columns.share(best.rate.value, messages),
        columns.shares(best.rate, messages),
        columns.number(results.ratings[best.bot].mu, messages),
    ):
        assert shown in wins
    assert columns.number(best.points_per_hand, messages, 0) in play
    assert columns.duration(best.usual_time, messages) in play
    assert len(pairs) == 2
    against = columns.share(results.pairing(best.bot, second.bot).value, messages)
    assert any(second.bot in line and against in line for line in pairs)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_page_fits_in_every_edition(edition: str) -> None:
    scored = EDITIONS[edition].tables[3].scored
    options = {"match_hands": 1} if scored else {}
    bots = ("novice", "steady", "tests.support.arena_bots:First:wanted=long")
    found = played(*bots, edition=edition, players=3, matches=1, options=options)
    for language in LANGUAGES:
        lines = as_text(found, language)
        assert lines[0].startswith(Messages(language, edition).text(f"edition-{edition}"))
        assert max(map(len, lines)) < 80


def test_two_bots_need_no_list_of_pairings() -> None:
    lines = as_text(played("random", "novice"), "en")
    assert not any(line.startswith("Each against each") for line in lines)


def test_editions_without_points_and_extensions_have_dashes() -> None:
    lines = as_text(played("random", "novice", edition="arche", options={}), "en")
    row = next(line for line in lines[8:] if line.startswith("  novice"))
    assert re.match(r"  novice +– +\d\.\d\d +– +–", row)


def test_all_at_one_table_has_a_table_of_its_own() -> None:
    lines = as_text(played("random", "novice", "steady", players=3, matches=3), "en")
    head = next(i for i, line in enumerate(lines) if line.startswith("All at one table"))
    assert {lines[head + n].split()[0] for n in (1, 2, 3)} == {"random", "novice", "steady"}
    assert lines[head + 4] == "  Equal bots would win 33.3% each."


def test_the_page_says_what_went_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bornes.arena.match.PATIENCE", 100)
    text = " ".join(as_text(played(Crash, Passer, Passer), "en"))
    assert "Crash failed in 8 matches, which count as lost. In the first: seat 1, Valu" in text
    assert "4 matches had no result after" in text


def test_long_names_are_cut() -> None:
    assert columns.cut("package.module:VeryGoodBot:depth=3", 20) == "…VeryGoodBot:depth=3"
    bot = "tests.support.arena_bots:First:wanted=123456789"
    lines = as_text(played(bot, "random", "novice"), "nl")
    assert max(map(len, lines)) < 80
    assert sum("=123456789" in line for line in lines) == 4


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (None, "–"),
        (0, "0,0 µs"),
        (8.6e-5, "86 µs"),
        (0.00123, "1,2 ms"),
        (0.28, "280 ms"),
        (75.2, "75 s"),
    ],
)
def test_times_have_the_unit_that_suits_them(seconds: float | None, text: str) -> None:
    assert columns.duration(seconds, Messages("fr")) == text


# --- data -------------------------------------------------------------------------


def test_the_results_as_data(results: Results) -> None:
    data: dict[str, Any] = json.loads(json.dumps(as_data(results)))
    assert data["bots"] == ["random", "novice", "steady"]
    assert (data["edition"], data["players"], data["seed"]) == ("parker", 2, 1)
    assert (data["matches"], data["played"], data["complete"]) == (10, 30, True)
    first, *others = data["results"]
    best = results.standings()[0]
    assert (first["bot"], first["against"]) == (best.bot, None)
    assert first["rate"] == best.rate.value
    assert first["low"] < first["rate"] <= first["high"]
    assert first["rating"] == results.ratings[best.bot].mu
    assert first["seconds_median"] <= first["seconds_p95"]
    assert len(others) == 2 + 6
    met = {(row["bot"], row["against"]): row["won"] for row in others if row["against"]}
    assert met["steady", "random"] + met["random", "steady"] == 10


def test_the_results_as_a_spreadsheet(results: Results) -> None:
    table = list(csv.DictReader(io.StringIO(as_csv(results))))
    data = rows(results)
    assert len(table) == len(data) == 9
    for line, row in zip(table, data, strict=True):
        assert line == {name: "" if value is None else str(value) for name, value in row.items()}


def test_tables_with_all_bots_are_rows_too() -> None:
    found = rows(played("random", "novice", "steady", players=3, matches=3))
    together = [row for row in found if row["against"] == TOGETHER]
    assert len(together) == 3
    assert sum(float(str(row["won"])) for row in together) == pytest.approx(3)


# --- plots ------------------------------------------------------------------------


def test_a_plot_as_svg(results: Results, tmp_path: Path) -> None:
    path = tmp_path / "arena.svg"
    draw(results, path, "fr")
    text = path.read_text("utf-8")
    assert text.count(">steady<") == 3  # its line, and a row and a column of the pairings
    value = columns.share(results["steady"].rate.value, Messages("fr"))
    assert f">{value}<" in text
    assert "Parties gagnées en\u00a0%" in text
    draw(results, tmp_path / "again.svg", "fr")
    assert (tmp_path / "again.svg").read_bytes() == path.read_bytes()


def test_a_plot_as_png(tmp_path: Path) -> None:
    path = tmp_path / "arena.PNG"
    draw(played("random", "novice"), path, "en")
    assert path.read_bytes().startswith(b"\x89PNG")
    assert path.stat().st_size > 10_000


def test_other_pictures_are_refused(results: Results, tmp_path: Path) -> None:
    with pytest.raises(Refused, match=r"ends in \.svg or \.png"):
        draw(results, tmp_path / "arena.pdf", "en")


# --- without the extra ------------------------------------------------------------


def without(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Do as if a package were not installed."""
    imported, found = builtins.__import__, importlib.util.find_spec

    def fail(name: str, *args: Any, **kwargs: Any) -> Any:
        if name.partition(".")[0] == package:
            raise ImportError(name)
        return imported(name, *args, **kwargs)

    monkeypatch.setattr(builtins, "__import__", fail)
    monkeypatch.setattr(
        "bornes.arena.report.plot.find_spec", lambda name: None if name == package else found(name)
    )


def test_without_openskill_there_are_no_ratings(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    without("openskill", monkeypatch)
    result = run(*LINE)
    assert (result.status, result.err) == (0, "")
    assert "rating" not in result.out.split("\n")[3]
    assert "There are no ratings" in result.out
    data = json.loads(run(*LINE, "--json").out)
    assert data["results"][0]["rating"] is None
    with pytest.raises(Refused, match="openskill"):
        ratings.rated(2, [])


def test_without_matplotlib_there_are_no_plots(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    without("matplotlib", monkeypatch)
    assert run(*LINE).status == 0
    result = run(*LINE, "--plot", str(tmp_path / "a.svg"))
    assert (result.status, result.out) == (2, "")
    assert "matplotlib" in result.err
    assert "bornes[arena]" in result.err


# --- the command ------------------------------------------------------------------


def test_the_command(run: Run, tmp_path: Path) -> None:
    result = run(*LINE)
    assert (result.status, result.err) == (0, "")
    assert "4 of 4 matches played, seed 1" in result.out
    assert "Who won" in result.out
    data = json.loads(run(*LINE, "--json", "--plot", str(tmp_path / "a.svg")).out)
    again = json.loads(run(*LINE, "--json", "--jobs", "2").out)
    assert without_times(data["results"]) == without_times(again["results"])
    assert "<svg" in (tmp_path / "a.svg").read_text("utf-8")
    table = run(*LINE, "--csv").out
    assert table.startswith("bot,against,matches,won,rate,low,high,rating,")
    assert table.count("\n") == 5


def test_the_command_in_another_language(run: Run) -> None:
    result = run(*LINE, "--language", "nl")
    assert "4 van 4 wedstrijden gespeeld" in result.out


def test_a_seed_that_was_chosen_is_told(run: Run) -> None:
    line = [token for token in LINE if token not in {"--seed", "1"}]
    first = json.loads(run(*line, "--json").out)
    again = json.loads(run(*line, "--json", "--seed", str(first["seed"])).out)
    assert without_times(first["results"]) == without_times(again["results"])


def test_saving_and_going_on(run: Run, tmp_path: Path) -> None:
    path = str(tmp_path / "arena.jsonl")
    first = run(*LINE, "--save", path, "--json")
    assert run(*LINE, "--save", path, "--json") == first  # even the times


def test_fairness(run: Run) -> None:
    line = "arena novice random --fairness --matches 3 --seed 1 --option match_total=1000"
    result = run(*line.split())
    assert (result.status, result.err) == (0, "")
    assert "Attacks on the side of novice" in result.out
    assert "(3 players)" in result.out
    assert json.loads(run(*line.split(), "--json").out)["fairness"] is True
    assert run(*line.split(), "--csv").out.startswith("bot,standing,chances,attacks,")


def test_a_bot_that_fails_makes_the_status_1(run: Run) -> None:
    result = run(
        "arena", "tests.support.arena_bots:Crash", "random", "--matches", "2", "--seed", "1"
    )
    assert result.status == 1
    assert "ValueError: seat 1 is lost" in " ".join(result.out.split())
    assert result.err.count("Traceback") == 1
    assert 'arena_bots.py", line ' in result.err
    assert "raise self.error" in result.err


def test_ctrl_c_prints_what_was_done(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    plan = played("random", "novice").plan

    def interrupted(*args: Any) -> Any:
        return carry_out(*args)[:1]

    monkeypatch.setattr(print_out, "carry_out", interrupted)
    assert print_out.run(plan, Wanted("en")) == INTERRUPTED
    out = capsys.readouterr().out
    assert "2 of 4 matches played" in out
    assert "With --save FILE" in out
    path = tmp_path / "arena.jsonl"
    assert print_out.run(plan, Wanted("en", save=path)) == INTERRUPTED
    assert "The same command continues from" in capsys.readouterr().out
    monkeypatch.setattr(print_out, "carry_out", lambda *_: ())
    plot = tmp_path / "a.svg"
    assert print_out.run(plan, Wanted("en", plot=plot)) == INTERRUPTED
    assert capsys.readouterr().out.startswith("Parker")
    assert not plot.exists()  # there is nothing to draw


def test_progress_is_shown_on_a_terminal_only(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    terminal = Terminal()
    plan = played("random", "novice").plan
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stderr", terminal)
        assert print_out.run(plan, Wanted("fr", output="csv")) == 0
    assert "Parties" in terminal.getvalue()
    assert capsys.readouterr().out.startswith("bot,")
    assert print_out.run(plan, Wanted("fr", output="csv")) == 0
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("arena", "BOTS"),
        ("arena random", "at least two"),
        ("arena random nosuch", "nosuch"),
        ("arena random nosuch:Bot", "nosuch:Bot"),
        ("arena random random:x=1", "no settings"),
        ("arena random novice --edition nosuch", "nosuch"),
        ("arena random novice --players 5", "2, 3, 4, 6"),
        ("arena random novice --matches 0", "--matches"),
        ("arena random novice --jobs 0", "--jobs"),
        ("arena random novice --seed -1", "256 bits"),
        ("arena random novice --option foo", "foo"),
        ("arena random novice --option games=3", "games"),
        ("arena random novice --house hand_size=99", "hand_size"),
        ("arena random novice --json --csv", "--csv"),
        ("arena random novice --plot a.pdf", "a.pdf"),
        ("arena random novice --plot nosuch/a.svg", "folder"),
        ("arena random novice --save nosuch/a", "folder"),
        ("arena random novice --save .", "directory"),
        ("arena random novice --fairness --players 2", "three sides"),
        ("arena random novice --fairness --plot a.svg", "--plot"),
        ("arena random novice --nosuch", "--nosuch"),
    ],
)
def test_a_mistake_is_told_in_one_line(
    run: Run, line: str, word: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run(*line.split())
    assert (result.status, result.out) == (2, "")
    assert result.err.count("\n") == 1
    assert word in result.err
    assert list(tmp_path.iterdir()) == []
