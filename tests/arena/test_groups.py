"""However much is played, the arena holds little of it in memory."""

from __future__ import annotations

import tracemalloc
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest

from bornes import arena
from bornes.arena import groups as module
from bornes.arena.groups import Groups
from bornes.arena.outcomes import Group
from bornes.arena.results import Results

MANY = 3000
LITTLE = 600_000
"""Bytes. The groups of this test are ten times as much."""


@pytest.fixture(scope="module", name="played")
def fixture_played() -> Results:
    return arena.play(["random", "novice"], matches=4, seed=3)


@contextmanager
def in_little_memory() -> Iterator[None]:
    tracemalloc.start()
    try:
        yield
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < LITTLE


def test_groups_are_what_was_put_in_in_the_order_of_their_places(played: Results) -> None:
    first, second = played.groups
    kept = Groups()
    kept.add(7, second)
    kept.add(2, first)
    assert list(kept) == [first, second] == list(kept[:])
    assert (kept[0], kept[-1], len(kept), kept.matches) == (first, second, 2, 4)
    assert kept == played.groups
    assert kept != (first,)
    assert kept != (second, first)
    assert [kept.has(place) for place in (1, 2, 7, 8)] == [False, True, True, False]


def test_any_number_of_groups_takes_little_memory(
    played: Results, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_IN_MEMORY", 50_000)
    one = played.groups[0]
    held: list[Group] = []
    tracemalloc.start()
    held += [replace(one, number=n, matches=Group.of(one.data()).matches) for n in range(100)]
    each = tracemalloc.get_traced_memory()[0] / 100
    tracemalloc.stop()
    assert each * MANY > 5 * LITTLE
    with in_little_memory():
        many = Groups()
        for number in range(MANY):
            many.add(number, replace(one, number=number))
        results = Results(played.plan, many)
        standings = results.standings()
        assert results.played == MANY * 2
    assert [figures.rate.matches for figures in standings] == [MANY * 2] * 2
    assert sum(figures.rate.won for figures in standings) == MANY * 2
    assert standings[0].hands == MANY * sum(match.hands for match in one.matches)
