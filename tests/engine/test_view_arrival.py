"""A view tells where its moves would take the car, and they do."""

from random import Random

import pytest

import bornes
from bornes.engine.events import CarMoved


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_car_stands_where_the_view_said(players: int) -> None:
    chance = Random(players)
    driven = 0
    for seed in range(3):
        game = bornes.new("volant", players, seed=seed)
        while game.outcome is None:
            assert game.to_act is not None
            view = game.view(game.to_act)
            move = chance.choice(view.legal_moves())
            promised = view.arrival(move)
            moved = [event for event in game.apply(move) if isinstance(event, CarMoved)]
            assert [event.spot for event in moved[:1]] == ([] if promised is None else [promised])
            driven += promised is not None
    assert driven > 20


def test_no_other_edition_has_cars() -> None:
    view = bornes.new("parker", 2, seed=1).view(1)
    assert [view.arrival(move) for move in view.legal_moves()] == [None] * len(view.legal_moves())
