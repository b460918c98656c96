"""Random matches by the compiled rules: repeatable, and with the engine's figures."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from bornes import cli
from bornes.engine.refusals import Refused
from bornes.engine.scoring import LINES
from bornes.simulate import Plan, Tally, interval, simulate

PLAN = Plan("parker", 2, games=400, seed=5, compiled=True)


@pytest.fixture(name="tally", scope="module")
def fixture_tally() -> Tally:
    return simulate(PLAN)


def test_the_number_of_processes_does_not_matter(tally: Tally) -> None:
    assert simulate(PLAN, jobs=2) == tally
    assert simulate(replace(PLAN, seed=6)) != tally
    assert simulate(replace(PLAN, seed=5 + (1 << 64))) != tally


def test_everything_is_counted(tally: Tally) -> None:
    assert tally.matches == sum(tally.won.values()) == 400
    assert not tally.shared
    assert sum(tally.endings.values()) == tally.hands


@pytest.mark.parametrize(
    ("edition", "players", "options"),
    [
        ("parker", 2, {"match_total": 1500}),
        ("rally", 3, {"match_total": 1500}),
        ("dujardin", 4, {"match_hands": 2}),
        ("volant", 2, {"scoring": "points", "match_hands": 1}),
    ],
)
def test_the_figures_are_the_engines(
    edition: str, players: int, options: dict[str, object]
) -> None:
    """Means of a few hundred matches agree; the intervals of shares overlap."""
    engine = simulate(Plan(edition, players, games=150, seed=1, options=options))
    compiled = simulate(Plan(edition, players, games=4000, seed=1, options=options, compiled=True))
    assert compiled.moves / compiled.hands == pytest.approx(engine.moves / engine.hands, rel=0.06)
    per_match = engine.hands / engine.matches
    assert compiled.hands / compiled.matches == pytest.approx(per_match, rel=0.12)
    for ending in {*engine.endings, *compiled.endings}:
        low, high = interval(engine.endings[ending], engine.hands)
        share = compiled.endings[ending] / compiled.hands
        assert low - 0.02 < share < high + 0.02, ending
    for line in ("distance", "safeties"):
        assert line in LINES
        for side in sorted({side for side, _ in engine.points}):
            mean = engine.points[side, line] / engine.hands
            assert compiled.points[side, line] / compiled.hands == pytest.approx(mean, rel=0.2)


def test_where_nothing_is_compiled_it_is_refused() -> None:
    plan = Plan("parker", 2, games=1, seed=1, house={"roll_after_safety": True}, compiled=True)
    with pytest.raises(Refused) as refused:
        simulate(plan)
    assert refused.value.refusal.code == "fast-not-compiled"


def test_the_output_names_it(capsys: pytest.CaptureFixture[str]) -> None:
    line = "simulate parker --games 50 --seed 1 --compiled"
    assert cli.run([*line.split(), "--language", "en"]) == 0
    assert "Played by the compiled rules" in capsys.readouterr().out
    assert cli.run([*line.split(), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["compiled"] is True
