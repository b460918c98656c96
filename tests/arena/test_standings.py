"""The tables of docs/arena.md can be made anew, and the page has a place for each."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools.standings import PAGE, Wanted, main, page, tables

LINE = "random novice steady --matches 2 --fair-matches 3 --editions arche parker --seed 5".split()


@pytest.fixture(name="wanted", scope="module")
def fixture_wanted(tmp_path_factory: pytest.TempPathFactory) -> Wanted:
    return Wanted(
        matches=2,
        fair_matches=3,
        keep=tmp_path_factory.mktemp("standings"),
        seed=5,
        editions=("arche", "parker"),
        bots=("random", "novice", "steady"),
    )


def test_the_tables_name_every_bot_and_edition(wanted: Wanted) -> None:
    made = tables(wanted)
    for name in ("standings", "times", "fairness"):
        head, _, *rows = made[name].split("\n")
        assert head == "| bot | arche | parker |"
        assert [row.split(" | ")[0] for row in rows[:3]] == ["| random", "| novice", "| steady"]
    assert "| steady against novice |" in made["ladder"]
    assert re.search(r"\| random \| [\d.]+ % \([\d.]+ – [\d.]+\) \|", made["standings"])
    assert "2 matches for each pairing, seed 5, Bornes" in made["standings"]


def test_what_was_played_is_kept(wanted: Wanted) -> None:
    first = tables(wanted)
    kept = {path.name: path.read_bytes() for path in wanted.keep.iterdir()}
    assert len(kept) == 4
    assert tables(wanted) == first
    assert {path.name: path.read_bytes() for path in wanted.keep.iterdir()} == kept


def test_the_page_is_written(wanted: Wanted, tmp_path: Path) -> None:
    copy = tmp_path / "arena.md"
    text = PAGE.read_text("utf-8")
    copy.write_text(text, "utf-8")
    main([*LINE, "--keep", str(wanted.keep)], copy)
    written = copy.read_text("utf-8")
    assert written == page(text, tables(wanted))
    assert written.count("| steady |") == 3
    assert page(written, tables(wanted)) == written
    assert written.partition("## Standings")[0] == text.partition("## Standings")[0]


def test_shares_that_are_joined_are_the_whole(
    wanted: Wanted, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "arena.md"
    copy.write_text(PAGE.read_text("utf-8"), "utf-8")
    before = copy.read_bytes()
    folders = [str(tmp_path / name) for name in ("one", "two")]
    for number, folder in enumerate(folders, start=1):
        main([*LINE, "--keep", folder, "--shard", f"{number}/2"], copy)
    assert copy.read_bytes() == before

    whole = tmp_path / "whole"
    main([*LINE, "--keep", str(whole), "--join", *folders], copy)

    made = tables(wanted)
    written = copy.read_text("utf-8")
    assert all(made[name] in written for name in ("standings", "ladder", "fairness"))
    assert not capsys.readouterr().out


def test_the_champion_gets_the_budget_that_suits_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bornes.fast.supports", lambda rules: rules.circuit is None)
    wanted = Wanted(1, 1, Path(), playouts=500, slow_playouts=20, bots=("random", "champion"))
    assert wanted.bots_in("parker", 2) == ["random", "champion:playouts=500"]
    assert wanted.bots_in("volant", 2) == ["random", "champion:playouts=20"]
    plain = Wanted(1, 1, Path(), bots=("random", "champion"))
    assert plain.bots_in("parker", 2) == ["random", "champion"]
