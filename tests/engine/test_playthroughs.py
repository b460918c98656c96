"""The golden playthroughs are what the engine plays: none missing, none stale, none too many."""

import pytest

from bornes import EDITIONS
from tests.support.games import Table
from tests.support.paths import PLAYTHROUGHS
from tools.playthroughs import MOST_STEPS, TABLES, path_of, playthrough

LARGEST_FOLDER = 1_500_000
ADVICE = "look at the change; if it is meant, run `make playthroughs`"


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_playthrough_is_what_the_engine_plays(table: Table) -> None:
    path = path_of(table)
    assert path.exists(), f"{path.name} is missing: run `make playthroughs`"
    kept, played = path.read_text("utf-8").splitlines(), playthrough(table).splitlines()
    for number, (old, new) in enumerate(zip(kept, played, strict=False), start=1):
        assert old == new, f"{path.name}, line {number}: {ADVICE}"
    assert len(kept) == len(played), f"{path.name}: {ADVICE}"


def test_there_is_one_for_every_edition_and_number_of_players() -> None:
    plain = {(table.edition, table.players) for table in TABLES if not table.options}

    assert plain == {(name, players) for name in EDITIONS for players in EDITIONS[name].tables}


def test_there_is_none_too_many() -> None:
    there = {path.name for path in PLAYTHROUGHS.iterdir() if path.is_file()}

    assert there == {path_of(table).name for table in TABLES}
    assert sum(path.stat().st_size for path in PLAYTHROUGHS.glob("*.txt")) < LARGEST_FOLDER


def test_hands_are_played_to_their_end_or_say_that_they_are_not() -> None:
    ends = {str(table): path_of(table).read_text("utf-8").rsplit("\n\n", 1)[1] for table in TABLES}
    cut = {name for name, end in ends.items() if end.startswith(f"cut after {MOST_STEPS} moves\n")}

    assert all(name in cut or end.startswith("hand: ") for name, end in ends.items())
    assert not [name for name in cut if not name.startswith(("volant", "arche"))]
    assert len(cut) < len(TABLES) / 2
