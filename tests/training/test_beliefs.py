"""How beliefs are counted and fitted, and the file that comes of it."""

from __future__ import annotations

import json
import random
from array import array
from collections import Counter
from collections.abc import Iterator
from math import isfinite

import numpy as np
import pytest

import bornes
from bornes.bots.beliefs.cells import CELLS, TURNS
from bornes.bots.beliefs.features import FEATURES
from bornes.bots.beliefs.odds import all_odds
from bornes.runs.processes import Processes
from bornes.training.beliefs import Task, counted, made, tasks, text_of
from bornes.training.beliefs_fit import fitted

# --- the file ---------------------------------------------------------------------


def test_the_file_is_whole() -> None:
    known = all_odds()

    assert {group: tuple(odds.cells) for group, odds in known.items()} == dict(CELLS)
    for odds_of_group in known.values():
        for first, further in odds_of_group.cells.values():
            assert len(first) == len(further) == len(TURNS)
            assert all(isfinite(number) and number > 0 for number in (*first, *further))
        assert set(odds_of_group.features) == {cell.split()[0] for cell in odds_of_group.cells}
        for multiples in odds_of_group.features.values():
            assert [*map(len, multiples)] == [*FEATURES.values()]
            assert all(isfinite(number) and number > 0 for each in multiples for number in each)


def a_drawn_hand(
    rand: random.Random, cells: tuple[int, ...], values: list[int]
) -> Iterator[tuple[int, ...]]:
    """Six cards drawn one by one from four of each kind, counted as `fitted` takes it."""
    left = [4] * len(cells)
    for _ in range(6):
        weights = [
            many * (FIRST if many == 4 else FURTHER)[cell] * (MULTIPLE if cell and value else 1.0)
            for many, cell, value in zip(left, cells, values, strict=True)
        ]
        [kind] = rand.choices(range(len(cells)), weights)
        left[kind] -= 1
    nothing_more = [0] * (len(FEATURES) - 2)
    for cell, many, value in zip(cells, left, values, strict=True):
        yield cell, 4, 4 - many, 0, value, *nothing_more


FIRST, FURTHER, MULTIPLE = (0.25, 1.0, 2.0), (1.0, 1.0, 0.3), 1.8


def test_odds_are_found_in_hands_that_were_drawn_by_them() -> None:
    """Fifteen kinds in three cells; where the second feature is 1, two of them are likelier."""
    rand = random.Random(1)
    cells, counts = (0, 1, 1, 1, 2) * 3, array("H")
    for row in range(6000):
        for numbers in a_drawn_hand(rand, cells, [rand.randrange(2) for _ in cells]):
            counts.extend((row, *numbers))
    found = fitted([counts], names=(0, 1, 1, 1))
    second = found.features[1]
    without = np.prod([multiples[[0, 1, 1], 0] for multiples in found.features], axis=0)
    measure = found.first[1] * without[1]

    assert found.first[:3] * without / measure == pytest.approx(FIRST, rel=0.15)
    assert found.further[:3] * without / measure == pytest.approx(FURTHER, rel=0.15)
    assert second[1, 1] / second[1, 0] == pytest.approx(MULTIPLE, rel=0.1)
    assert second[0, 1] / second[0, 0] == pytest.approx(1.0, rel=0.1)
    assert (found.first[3], found.further[3]) == (1.0, 1.0)
    assert [*second[1, 2:]] == [second[1, 1]] * (second.shape[1] - 2)  # the nearest counted one
    assert second[1, :2].mean() == pytest.approx(1.0, abs=0.02)  # what not knowing it makes


def test_nothing_counted_tells_nothing() -> None:
    found = fitted([array("H")], names=(0, 0))

    assert {*found.first, *found.further} == {1.0}


def test_a_few_cards_are_not_believed_too_much() -> None:
    nothing_more = [0] * len(FEATURES)
    found = fitted([array("H", [0, 0, 8, 2, *nothing_more, 0, 1, 1, 0, *nothing_more])], (0, 1))
    multiple = np.prod([multiples[:, 0] for multiples in found.features], axis=0)

    assert found.first * multiple == pytest.approx([1.0, 1.0], abs=0.25)


def test_a_hand_shows_the_same_whenever_it_is_played() -> None:
    task = Task("parker", 2, 0)

    assert counted(task, 5) == counted(task, 5)
    assert counted(task, 5) != counted(task, 6)


@pytest.mark.long
def test_the_same_arguments_make_the_same_file() -> None:
    once, again = made(1, seed=5), made(1, seed=5, executor=Processes(2))

    assert once == again
    assert {group: tuple(odds["cells"]) for group, odds in once.items()} == dict(CELLS)
    text = text_of(once, 1, {"command": "this"})
    assert json.loads(text)["odds"] == once
    assert json.loads(text)["made"] == {"command": "this"}
    assert counted(Task("parker", 2, 0), 5) != counted(Task("parker", 2, 0), 6)


def test_all_tables_without_a_road_are_played() -> None:
    played = Counter((task.edition, task.players) for task in tasks(24))

    assert set(played) == {
        (edition.id, players)
        for edition in bornes.EDITIONS.values()
        for players, rules in edition.tables.items()
        if rules.circuit is None
    }
    assert played.most_common(1) == [(("parker", 2), 24)]
