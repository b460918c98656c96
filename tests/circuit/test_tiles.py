"""The eight faces, the 96 circuits, and the page that shows them."""

from __future__ import annotations

import doctest
import json
from itertools import groupby

import pytest
import yaml

from bornes.circuit import CIRCUITS, START, Arrival, Circuit, Spot, number_of, tiles_of
from bornes.circuit.drawing import drawing, faces_page, orders_page
from bornes.circuit.tiles import faces
from bornes.engine.refusals import Refusal, Refused
from tests.support.paths import ROOT

PAGE = ROOT / "docs" / "circuits.md"
EVERY = [Circuit.numbered(number) for number in range(1, CIRCUITS + 1)]
CARDS = (25, 50, 75, 100, 200)


# 12.1: what the faces have between them


def test_12_1_four_tiles_with_two_faces_of_ten_squares() -> None:
    assert set(faces()) == {"S1", "S2", "A1", "A2", "B1", "B2", "C1", "C2"}
    assert {face.finish for face in faces().values()} == {10}
    assert len(set(faces().values())) == 8


def test_12_1_the_faces_have_everything_the_rulebook_speaks_of() -> None:
    every = list(faces().values())
    assert {lanes for face in every for lanes in face.lanes[1:]} == {1, 2, 3}
    assert {limit for face in every for limit in face.limits} == {0, 50, 75}
    assert {bonus for face in every for bonus in face.bonuses} == {0, 25, 50, 75}
    assert any(any(face.dark) for face in every)
    assert sum(face.shortcut is not None for face in every) == 1


def test_12_7_the_shortcut_is_worth_taking() -> None:
    [shortcut] = [face.shortcut for face in faces().values() if face.shortcut]
    saved = shortcut.exit - shortcut.entry - len(shortcut.squares) - 1
    assert len(shortcut.squares) in {1, 2}
    assert saved >= 2


def test_every_face_can_be_the_last() -> None:
    for face in faces().values():
        assert not face.limits[10]
        assert not face.bonuses[10]
        reached = [n + km // 25 for n, km in enumerate(face.bonuses) if km]
        assert all(square <= 10 for square in reached), "a bonus that is lost on the last tile"


def test_the_start_is_wide() -> None:
    for circuit in EVERY:
        assert [circuit.lanes(square, 2) for square in (1, 2)] == [3, 3]


@pytest.mark.parametrize("players", [2, 6])
def test_single_lanes_are_short(players: int) -> None:
    for circuit in EVERY:
        lanes = [circuit.lanes(square, players) for square in range(1, 41)]
        runs = [len(list(run)) for count, run in groupby(lanes) if count == 1]
        assert runs
        assert max(runs) <= 2
        assert sum(runs) <= 8


def test_one_car_cannot_close_the_finish() -> None:
    # A car that waits for its last 25 or 50 may wait long; others must get past it.
    for circuit in EVERY:
        for finish in (40, 28):
            assert all(circuit.lanes(finish - back, 2) > 1 for back in (0, 1))


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_12_1_dark_lanes_count_with_four_players_or_more(players: int) -> None:
    for circuit in EVERY:
        layout = circuit.layout
        assert any(layout.dark)
        for square in range(1, 41):
            extra = layout.dark[square] and players >= 4
            assert circuit.lanes(square, players) == layout.lanes[square] + extra


# 12.1: numbers


@pytest.mark.parametrize(
    ("number", "tiles"),
    [
        (1, "S1 A1 B1 C1"),
        (2, "S1 A1 B1 C2"),
        (3, "S1 A1 B2 C1"),
        (5, "S1 A2 B1 C1"),
        (9, "S2 A1 B1 C1"),
        (16, "S2 A2 B2 C2"),
        (17, "S1 A1 C1 B1"),
        (33, "S1 B1 A1 C1"),
        (38, "S1 B2 A1 C2"),
        (49, "S1 B1 C1 A1"),
        (65, "S1 C1 A1 B1"),
        (81, "S1 C1 B1 A1"),
        (96, "S2 C2 B2 A2"),
    ],
)
def test_12_1_a_number_is_an_order_and_faces(number: int, tiles: str) -> None:
    assert tiles_of(number) == tiles
    assert number_of(tiles) == number
    assert Circuit.of_tiles(tiles) == Circuit.numbered(number)
    assert Circuit.numbered(number).name == str(number)
    assert Circuit.of_tiles(f" {tiles.lower()}\n").name == tiles


def test_12_1_there_are_96_different_circuits_of_40_squares() -> None:
    assert CIRCUITS == 96
    assert len(set(EVERY)) == 96
    assert {circuit.finish for circuit in EVERY} == {40}
    assert [number_of(tiles_of(number)) for number in range(1, 97)] == list(range(1, 97))


def test_12_1_tiles_are_laid_end_to_end() -> None:
    circuit = Circuit.of_tiles("S1 A2 B1 C2")
    parts = [faces()[name] for name in ("S1", "A2", "B1", "C2")]
    for square in range(1, 41):
        part, inner = parts[(square - 1) // 10], (square - 1) % 10 + 1
        assert circuit.lanes(square, 2) == part.lanes[inner]
        assert circuit.limit(Spot(square, 1)) == (part.limits[inner] or None)
        assert circuit.layout.bonuses[square] == part.bonuses[inner]
    inside = parts[2].shortcut
    assert inside is not None
    assert circuit.shortcut is not None
    assert circuit.shortcut.entry == inside.entry + 20
    assert circuit.shortcut.exit == inside.exit + 20
    assert circuit.shortcut.squares == tuple(km + 500 for km in inside.squares)


@pytest.mark.parametrize(
    ("value", "code"),
    [
        (0, "circuit-out-of-range"),
        (97, "circuit-out-of-range"),
        ("97", "circuit-out-of-range"),
        (True, "circuit-unknown"),
        (1.0, "circuit-unknown"),
        (None, "circuit-unknown"),
        ("", "circuit-unknown-tiles"),
        ("S1 A1 B1", "circuit-unknown-tiles"),
        ("A1 S1 B1 C1", "circuit-unknown-tiles"),
        ("S1 A1 B1 B2", "circuit-unknown-tiles"),
        ("S1 A1 B1 C3", "circuit-unknown-tiles"),
        ("9" * 5000, "circuit-unknown-tiles"),
    ],
)
def test_what_names_no_circuit_is_refused(value: object, code: str) -> None:
    with pytest.raises(Refused) as refused:
        Circuit.read(value)
    assert refused.value.refusal.code == code


def test_a_number_is_a_whole_number() -> None:
    with pytest.raises(Refused) as refused:
        Circuit.numbered(True)
    assert refused.value.refusal.code == "circuit-not-number"


def test_every_way_of_naming_a_circuit_is_read() -> None:
    circuit = Circuit.numbered(38)
    for value in (38, "38", "S1 B2 A1 C2", circuit.to_mapping()):
        assert Circuit.read(value) == circuit
    through_json = json.loads(json.dumps(circuit.to_mapping()))
    assert Circuit.from_mapping(through_json) == circuit


# Driving them


def moves_from(circuit: Circuit, spot: Spot) -> list[Spot]:
    limit = circuit.limit(spot) or max(CARDS)
    ends = []
    for km in CARDS:
        for via in (False, True):
            found = circuit.drive(spot, km, (), 2, via_shortcut=via, bonuses=True)
            if km <= limit and isinstance(found, Arrival):
                ends += [Spot(found.square, lane, found.shortcut) for lane in found.lanes]
    return ends


@pytest.mark.parametrize("finish", [40, 28])
def test_every_circuit_can_be_driven_from_everywhere(finish: int) -> None:
    for circuit in EVERY:
        short = circuit.shortened(finish)
        reached = {START}
        waiting = [START]
        while waiting:
            spot = waiting.pop()
            ends = moves_from(short, spot)
            assert ends or spot.square == finish
            assert all(short.km(end) > short.km(spot) for end in ends)
            waiting += set(ends) - reached
            reached |= set(ends)
        # No move goes back and each spot but the finish has one on: so all of them lead there.
        assert any(spot.square == finish for spot in reached)
        inside = len(short.shortcut.squares) if short.shortcut else 0
        assert {spot.shortcut for spot in reached} == set(range(inside + 1))


@pytest.mark.parametrize("finish", [40, 28])
def test_every_circuit_is_driven_with_25s_and_with_the_longest_cards(finish: int) -> None:
    for circuit in EVERY:
        short = circuit.shortened(finish)
        for pick in (0, -1):
            spot, turns = START, 0
            while spot.square != finish:
                spot = moves_from(short, spot)[pick]
                turns += 1
            assert short.km(spot) == finish * 25
            assert turns < finish


def test_12_7_a_circuit_with_the_shortcut_is_driven_through_it() -> None:
    circuit = Circuit.of_tiles("S1 B1 A1 C1")
    side = circuit.shortcut
    assert side is not None
    steps = len(side.squares) + 1
    there = circuit.drive(Spot(side.entry, 1), 25 * steps, (), 2, via_shortcut=True, bonuses=False)
    assert isinstance(there, Arrival)
    assert there.square == side.exit
    around = Circuit.of_tiles("S1 B2 A1 C1").drive(
        Spot(side.entry, 1), 25, (), 2, via_shortcut=True, bonuses=False
    )
    assert around == Refusal("no-shortcut-here")


# The page


def between(name: str) -> str:
    """What the page has between a pair of its marks."""
    text = PAGE.read_text("utf-8")
    start = text.index("-->", text.index(f"<!-- {name}: ")) + len("-->")
    return text[start : text.index(f"<!-- end of {name} -->")].strip("\n")


@pytest.mark.parametrize(("name", "made"), [("faces", faces_page()), ("orders", orders_page())])
def test_the_page_shows_the_tiles_as_they_are(name: str, made: str) -> None:
    assert between(name) == made.strip("\n")


def test_the_examples_on_the_page_are_true() -> None:
    found = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert found.attempted > 0
    assert found.failed == 0


def test_the_invented_circuit_on_the_page_is_accepted() -> None:
    [example] = [part.split("```")[0] for part in PAGE.read_text("utf-8").split("```yaml\n")[1:]]
    assert Circuit.read(yaml.safe_load(example)["circuit"]).finish == 40


def test_a_drawing_shows_lanes_signs_and_shortcut() -> None:
    circuit = Circuit.from_mapping(
        {
            "squares": 11,
            "lanes": {"default": 1, 2: 2},
            "dark": [3],
            "limits": {4: 50},
            "bonuses": {5: 25},
            "shortcuts": [{"entry": 6, "squares": [200], "exit": 9}],
        }
    )
    assert drawing(circuit.layout).splitlines() == [
        "square     1    2    3    4    5    6    7    8    9   10",
        "lane 1    [ ]  [ ]  [ ]  [ ]  [ ]  [ ]  [ ]  [ ]  [ ]  [ ]",
        "lane 2         [ ]  [#]",
        "limit                    50",
        "bonus                         +25",
        "shortcut                           in   ···  [ ]  out",
        "",
        "square    11",
        "lane 1    [ ]",
    ]
