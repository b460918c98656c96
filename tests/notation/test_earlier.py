"""Records written by earlier readings are played by those readings, and can be written again."""

import json

import pytest

import bornes
from bornes.circuit import Circuit
from bornes.editions import RULES_VERSION, in_todays_words
from tests.support.paths import ROOT

RECORD = (ROOT / "tests" / "notation" / "records" / "version-1-shortcut.txt").read_text("utf-8")
"""Circuit 1 by its number, and a car that stops on both squares of the shortcut it had then."""


def test_12_7_a_record_of_version_1_keeps_its_road() -> None:
    assert RECORD.startswith("bornes-record 1\n")
    assert "\ncircuit 1\n" in RECORD
    moves = sum(line[:1].isdigit() for line in RECORD.splitlines())
    game, seen = bornes.replay(RECORD), set()
    for count in range(moves + 1):
        game = bornes.replay(RECORD, moves=count)
        seen |= {side.spot.shortcut for side in game.tableaus.values()}
    assert seen == {0, 1, 2}
    assert game.rules.circuit != Circuit.numbered(1)
    assert {side: tableau.km for side, tableau in game.tableaus.items()} == {"A": 1000, "B": 750}


def test_a_record_of_version_1_has_the_score_it_had() -> None:
    game = bornes.replay(RECORD)

    assert game.score["A"] == {
        "distance": 1000,
        "safeties": 200,
        "trip": 400,
        "safe_trip": 200,
        "early_finish": 300,
    }
    assert game.match_outcome is not None
    assert game.match_outcome.winners == ("A",)


def test_a_record_of_version_1_is_written_again_as_one_of_today() -> None:
    game = bornes.replay(RECORD)
    text = game.record()

    assert text.startswith(f"bornes-record {RULES_VERSION}\n")
    again = bornes.replay(text)
    assert again == game
    assert again.rules == game.rules
    assert again.record() == text


def test_12_7_a_record_of_today_has_its_road_written_out() -> None:
    game = bornes.new("volant", 2, seed=1, options={"circuit": 1})
    [road] = [line for line in game.record().splitlines() if line.startswith("circuit ")]

    assert Circuit.read(json.loads(road.removeprefix("circuit "))) == Circuit.numbered(1)
    assert bornes.replay(game.record()).rules == game.rules


@pytest.mark.parametrize("house", [{}, {"circuit": 1}, {"circuit": 33, "target": 700}])
@pytest.mark.parametrize("options", [{}, {"circuit": "S2 B1 C1 A1"}, {"circuit": 3}])
def test_12_7_every_way_of_naming_a_circuit_keeps_its_road(
    options: dict[str, object], house: dict[str, object]
) -> None:
    for seed in range(8):
        today = bornes.new("volant", 2, seed=seed, options=options, house=house)
        chosen, told = in_todays_words(1, "volant", 2, options, house, seed)
        then = bornes.new("volant", 2, seed=seed, options=chosen, house=told)
        assert today.rules.circuit is not None
        assert then.rules.circuit is not None
        shortcut, longer = today.rules.circuit.shortcut, then.rules.circuit.shortcut
        assert (shortcut is None) == (longer is None)
        if shortcut is not None and longer is not None:
            assert (len(shortcut.squares), len(longer.squares)) == (1, 2)
            assert (shortcut.entry, shortcut.exit) == (longer.entry, longer.exit)
        assert bornes.replay(then.record()).rules == then.rules
        assert bornes.position(bornes.write_position(then)).rules == then.rules


def test_14_one_field_spoke_of_both_turns_in_version_1() -> None:
    game = bornes.new("dujardin", 2, seed=1, house={"extra_turn_on_empty_pile": True})
    assert game.rules.extra_turn_on_empty_pile
    assert not game.rules.coup_fourre_turn_on_empty_pile
    assert bornes.replay(game.record()) == game

    house = 'house {"extra_turn_on_empty_pile": true}'
    lines = bornes.new("dujardin", 2, seed=1).record().splitlines()
    lines[0] = "bornes-record 1"
    old = "\n".join(house if line.startswith("house ") else line for line in lines)
    assert bornes.replay(old).rules.coup_fourre_turn_on_empty_pile
    today = bornes.replay(old.replace("bornes-record 1", f"bornes-record {RULES_VERSION}"))
    assert not today.rules.coup_fourre_turn_on_empty_pile


def test_14_a_position_names_both_turns() -> None:
    game = bornes.new("dujardin", 2, seed=1, house={"extra_turn_on_empty_pile": True})

    assert game.house == {
        "extra_turn_on_empty_pile": True,
        "coup_fourre_turn_on_empty_pile": False,
    }
    assert bornes.position(bornes.write_position(game)).rules == game.rules


@pytest.mark.parametrize(
    ("options", "house", "kept"),
    [
        ({"scoring": "race"}, {}, set()),
        ({"scoring": "points"}, {}, {"shared_win_at_zero"}),
        ({"scoring": "bonus"}, {}, {"shared_win_at_zero", "early_finish_until_reshuffle"}),
        ({}, {"scored": True}, {"scored", "shared_win_at_zero"}),
    ],
)
def test_scores_of_version_1_are_counted_as_they_were(
    options: dict[str, object], house: dict[str, object], kept: set[str]
) -> None:
    options["circuit"] = 3
    _, told = in_todays_words(1, "volant", 2, options, house, seed=1)

    assert set(told) == kept
    assert in_todays_words(RULES_VERSION, "volant", 2, options, house, seed=1) == (options, house)


def test_a_classic_table_of_version_1_has_nothing_to_keep() -> None:
    for edition in ("dujardin", "rally", "parker", "arche"):
        assert in_todays_words(1, edition, 2, {}, {"hand_size": 7}, 1) == ({}, {"hand_size": 7})


def test_a_version_that_is_not_known_is_refused() -> None:
    with pytest.raises(bornes.Refused) as refused:
        bornes.replay(RECORD.replace("bornes-record 1", "bornes-record 3"))
    assert refused.value.refusal.code == "record-version"
