"""The deal of the day: one seed for a date and an edition, the same everywhere."""

from __future__ import annotations

import pytest

import bornes
from bornes.bots import make
from bornes.daily import PLAYERS, Daily
from bornes.editions import EDITIONS


def cards(daily: Daily) -> list[object]:
    game = daily.begin()
    return [game.hands, game.log[0]]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_date_has_its_cards(edition: str) -> None:
    daily = Daily("2026-11-19", edition)
    assert cards(daily) == cards(Daily("2026-11-19", edition))
    assert cards(daily) != cards(Daily("2026-11-20", edition))
    plain = bornes.new(edition, PLAYERS, seed=daily.seed, options=daily.options)
    assert cards(daily)[0] == plain.hands


def test_every_edition_has_its_own() -> None:
    assert len({Daily("2026-11-19", edition).seed for edition in EDITIONS}) == len(EDITIONS)


@pytest.mark.parametrize("edition", EDITIONS)
def test_one_hand_is_the_match(edition: str) -> None:
    game = Daily("2026-11-19", edition).begin()
    bots = {seat: make("steady", seed=seat) for seat in game.rules.seats}
    while game.to_act is not None:
        game.apply(bots[game.to_act].choose(game.view(game.to_act)))
    assert game.match_outcome is not None
    assert game.hand_number == 1
