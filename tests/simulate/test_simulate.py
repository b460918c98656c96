"""Random matches in numbers: repeatable, the same in any number of processes, and sound."""

import io
import json
import re
import sys
from dataclasses import replace

import pytest

from bornes import cli
from bornes.editions import EDITIONS
from bornes.engine.refusals import Refused
from bornes.engine.scoring import LINES
from bornes.locales import LANGUAGES, Messages
from bornes.simulate import (
    Plan,
    Tally,
    Wanted,
    as_data,
    as_text,
    interval,
    run_and_report,
    simulate,
)
from tests.support.killer import Killer

PLAN = Plan("parker", 2, games=24, seed=5, options={"match_total": 2000})


@pytest.fixture(name="tally", scope="module")
def fixture_tally() -> Tally:
    return simulate(PLAN)


def test_the_number_of_processes_does_not_matter(tally: Tally) -> None:
    assert simulate(PLAN, jobs=2) == tally


def test_another_seed_is_another_result_and_the_same_is_the_same(tally: Tally) -> None:
    assert simulate(PLAN) == tally
    assert simulate(replace(PLAN, seed=6)) != tally


def test_more_matches_begin_with_the_same_ones(tally: Tally) -> None:
    parts = [simulate(replace(PLAN, games=games)).moves for games in (1, 2)]
    assert 0 < parts[0] < parts[1] < tally.moves


def test_everything_is_counted(tally: Tally) -> None:
    assert tally.matches == 24
    assert sum(tally.won.values()) == 24
    assert not tally.shared
    assert sum(tally.endings.values()) == tally.hands > 24
    assert 40 < tally.moves / tally.hands < 130
    totals = {side: sum(tally.points[side, line] for line in LINES) for side in "AB"}
    assert max(totals.values()) >= 24 * 1000
    assert all(value >= 0 for value in tally.points.values())


def test_every_choice_can_be_made(tally: Tally) -> None:
    # Hazards and their answers come from everywhere in the lists of legal moves.
    for line in ("distance", "safeties", "coups_fourres", "trip"):
        assert tally.points["A", line] + tally.points["B", line] > 0, line
    assert {"distance", "cards_ran_out"} <= set(tally.endings)
    assert min(tally.won["A"], tally.won["B"]) > 3


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_can_be_simulated(edition: str) -> None:
    for players in list(EDITIONS[edition].tables)[:3]:
        plan = Plan(edition, players, games=2, seed=1)
        if EDITIONS[edition].tables[players].scored:
            plan = replace(plan, options={"match_hands": 1})
        tally = simulate(plan)
        assert tally.matches == 2
        data = as_data(plan, tally)
        assert isinstance(data["sides"], dict)
        assert len(data["sides"]) == len(EDITIONS[edition].tables[players].sides)


def test_a_shared_win_counts_for_each() -> None:
    tally = Tally(matches=4, hands=4, moves=40)
    tally.won.update("AAAB")
    tally.won.update("B")
    tally.shared.update("AB")
    text = "\n".join(as_text(Plan("arche", 2, games=4, seed=1), tally, "en"))

    assert re.search(r"Side A \(seat 1\) +3 +75\.0%", text)
    assert re.search(r"Side B \(seat 2\) +2 +50\.0%", text)
    assert "1 of them was shared" in text


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (0, 0, 0.0, 1.0)],
)
def test_the_interval_is_wilsons(successes: int, trials: int, low: float, high: float) -> None:
    assert interval(successes, trials) == pytest.approx((low, high), abs=1e-4)


# --- what is printed --------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_results_as_a_page(tally: Tally, language: str) -> None:
    lines = as_text(PLAN, tally, language)
    messages = Messages(language, "parker")

    assert max(map(len, lines)) < 80
    for line in LINES:
        shown = any(re.match(rf"  {messages.score_line(line)}  ", text) for text in lines)
        assert shown == bool(tally.points["A", line] + tally.points["B", line]), line
    mark = "." if language == "en" else ","
    mean = f"{tally.hands / 24:.1f}".replace(".", mark)
    assert any(line.endswith(f" {mean}") for line in lines)


def test_the_results_as_data(tally: Tally) -> None:
    data = json.loads(json.dumps(as_data(PLAN, tally)))

    assert (data["edition"], data["seed"], data["done"]) == ("parker", 5, 24)
    assert data["options"] == {"match_total": 2000}
    assert sum(side["won"] for side in data["sides"].values()) == 24
    low, high = data["sides"]["A"]["interval"]
    assert low < data["sides"]["A"]["rate"] < high
    assert data["hands_per_match"] == tally.hands / 24
    assert data["moves_per_hand"] == tally.moves / tally.hands


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    line = "simulate arche --players 3 --games 5 --seed 3 --language nl"
    assert cli.run(line.split()) == 0
    first = capsys.readouterr()
    assert cli.run(f"{line} --jobs 1".split()) == 0
    assert capsys.readouterr() == first
    assert first.err == ""
    assert "5 van 5 wedstrijden" in first.out
    assert cli.run([*line.split(), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["done"] == 5


def test_a_seed_that_was_chosen_can_be_used_again(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run("simulate arche --games 3 --json".split()) == 0
    first = json.loads(capsys.readouterr().out)
    assert cli.run(f"simulate arche --games 3 --json --seed {first['seed']}".split()) == 0
    assert json.loads(capsys.readouterr().out) == first


# --- being interrupted, and refused -----------------------------------------------


def test_ctrl_c_leaves_what_was_done(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    done = []

    def interrupt(matches: int) -> None:
        done.append(matches)
        if len(done) == 3:
            raise KeyboardInterrupt

    assert simulate(PLAN, progress=interrupt).matches == 3
    monkeypatch.setattr(
        "bornes.simulate.report.simulate", lambda plan, **_: simulate(replace(plan, games=3))
    )
    assert run_and_report(PLAN, Wanted("en")) == cli.INTERRUPTED
    assert "3 of 24 matches" in capsys.readouterr().out


def test_ctrl_c_before_the_first_match(capsys: pytest.CaptureFixture[str]) -> None:
    plan = replace(PLAN, games=2)
    assert as_text(plan, Tally(), "en")[-1].startswith("0 of 2 matches")
    assert as_data(plan, Tally())["hands_per_match"] is None
    assert capsys.readouterr().out == ""


def test_progress_is_shown_on_a_terminal_only(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    plan = replace(PLAN, games=3)
    terminal = Terminal()
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stderr", terminal)
        assert run_and_report(plan, Wanted("fr")) == 0
    watched = capsys.readouterr().out
    assert "Parties" in terminal.getvalue()
    assert run_and_report(plan, Wanted("fr")) == 0
    assert capsys.readouterr() == (watched, "")


@pytest.mark.parametrize(
    "plan",
    [
        replace(PLAN, edition="nosuch"),
        replace(PLAN, players=5),
        replace(PLAN, seed=-1),
        replace(PLAN, options={"nosuch": 1}),
        replace(PLAN, house={"hand_size": 0}),
    ],
)
def test_what_cannot_be_is_refused_before_anything_is_played(plan: Plan) -> None:
    with pytest.raises(Refused):
        simulate(plan, jobs=2)


def test_a_process_that_is_killed_changes_nothing(tally: Tally) -> None:
    killer = Killer()
    assert simulate(PLAN, jobs=2, progress=killer) == tally
    assert killer.killed
