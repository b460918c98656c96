"""``bornes review``: a match judged, on a page and as data."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import bornes
from bornes.bots import ask, make
from tests.support.command_line import Run, runner


@pytest.fixture(name="run")
def fixture_run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    return runner(monkeypatch, capsys)


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The first moves of a game, so that there is little to judge."""
    game = bornes.new("arche", 2, seed=5)
    bot = make("steady", seed=1)
    while game.match_outcome is None:
        assert game.to_act is not None
        game.apply(ask(bot, game.view(game.to_act)))
    file = tmp_path_factory.mktemp("review") / "race.txt"
    file.write_text(bornes.replay(game.record(), moves=3).record(), "utf-8")
    return file


def test_a_match_is_judged_on_a_page_and_as_data(run: Run, record: Path) -> None:
    page = run("review", str(record), "--language", "nl")
    assert page.status == 0
    for words in ("De momenten die telden", "Geluk en kunde", "zonder gecompileerde regels"):
        assert words in page.out
    assert "█" in page.out
    assert all(len(line) <= 80 for line in page.out.splitlines())

    found = json.loads(run("review", str(record), "--json").out)
    assert found["judge"] == "engine 1"
    assert all(sum(point["chances"]) == pytest.approx(1) for point in found["points"])
    for seat in found["luck_and_skill"]:
        parts = (seat["start"], seat["cards"], seat["others"], seat["outcome"], seat["skill"])
        assert sum(parts) == pytest.approx(seat["result"])


def test_what_is_no_record_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "no.txt"
    file.write_text("bornes-record 2\nedition parker\nplayers 2\nseed 1\n\ndeal 1 dealer 2\n")
    refused = run("review", str(file))
    assert refused.status == 2
    assert "no.txt" in refused.err
    assert run("review", str(tmp_path / "nowhere.txt")).status == 2
