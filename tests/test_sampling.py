"""Worlds: full games that agree with what a seat knows."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import bornes
from bornes import Game, Refused
from tests.support.games import READINGS, TABLES, Table, all_cards

WORLDS = 4


def moments(table: Table, seed: int) -> list[Game]:
    """Games stopped here and there, while somebody is asked among them."""
    game, chance = table.new(seed), random.Random(seed)
    found: list[Game] = []
    asked = 0
    for number in range(240):
        if game.phase == "over":
            found.append(game.copy())
            if game.match_outcome is not None:
                break
            game.deal()
        if game.phase == "react" and asked < 3:
            asked += 1
            found.append(game.copy())
        elif number % 60 == 0:
            found.append(game.copy())
        game.apply(chance.choice(game.legal_moves()))
    return found


@pytest.mark.parametrize("table", TABLES + READINGS, ids=str)
def test_every_world_gives_the_same_view_to_that_seat(table: Table) -> None:
    for game in moments(table, 1):
        for seat in (None, *game.rules.seats):
            view = game.view(seat)
            for world in bornes.worlds(view, WORLDS, seed=5):
                assert world.view(seat) == view
                assert hash(world.view(seat)) == hash(view)
                assert all_cards(world) == Counter(dict(view.rules.deck))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_world_can_be_played_to_its_end_and_written_down(table: Table) -> None:
    [*_, game] = [each for each in moments(table, 2) if each.phase != "over"]
    assert game.to_act is not None
    other = game.to_act % game.rules.players + 1
    for seat in (game.to_act, other):
        [world] = bornes.worlds(game.view(seat), seed=3)
        chance = random.Random(1)
        for _ in range(60):
            if world.phase == "over":
                break
            world.apply(chance.choice(world.legal_moves()))
        assert bornes.replay(world.record()).hands == world.hands


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_is_really_hidden_is_among_what_is_possible(table: Table) -> None:
    game = moments(table, 4)[0]
    view = game.view(1)
    most: Counter[tuple[int, bornes.Card]] = Counter()
    for world in bornes.worlds(view, 400, seed=1):
        for seat in game.rules.seats[1:]:
            for card, count in Counter(world.hand(seat)).items():
                most[seat, card] = max(most[seat, card], count)
    for seat in game.rules.seats[1:]:
        assert all(most[seat, card] for card in game.hand(seat))


def test_the_seed_decides_and_more_worlds_leave_the_first_as_they_are() -> None:
    view = bornes.new("parker", 3, seed=9).view(2)
    few, many = bornes.worlds(view, 3, seed=8), bornes.worlds(view, 5, seed=8)
    assert few == many[:3]
    assert [world.pile for world in many] == [
        world.pile for world in bornes.worlds(view, 5, seed=8)
    ]
    assert few[0] != few[1]
    assert bornes.worlds(view, 3, seed=7) != few
    assert bornes.worlds(view, 0) == []


def test_a_world_doesnt_know_the_real_cards() -> None:
    game = bornes.new("dujardin", 2, seed=3)
    twin = game.copy()
    twin.hands[1], twin.pile[:6] = sorted(twin.pile[:6]), twin.hands[1]
    assert bornes.worlds(game.view(1), 5, seed=2) == bornes.worlds(twin.view(1), 5, seed=2)


def test_what_is_no_view_is_refused() -> None:
    game = bornes.new("parker", 2, seed=1)
    with pytest.raises(Refused, match=r"game\.view\(seat\)"):
        bornes.worlds(game)  # type: ignore[arg-type]
    for count in (-1, 1.5, True, "3"):
        with pytest.raises(Refused, match="whole number"):
            bornes.worlds(game.view(1), count)  # type: ignore[arg-type]
    with pytest.raises(Refused, match="seed"):
        bornes.worlds(game.view(1), 1, seed=-1)


def test_a_question_in_secret_needs_the_events_that_tell_of_it() -> None:
    chance = random.Random(1)
    game = bornes.new("arche", 2, seed=1)
    while game.phase != "react":
        if game.phase == "over":
            game.deal()
        game.apply(chance.choice(game.legal_moves()))
    assert game.to_act is not None
    other = 3 - game.to_act
    assert bornes.worlds(game.view(other))[0].to_act == game.to_act
    with pytest.raises(Refused, match="asked for an answer"):
        bornes.worlds(game.view(other, history=False))
