"""A table in text and as a picture: all of it, always of one size, and nothing hidden."""

from __future__ import annotations

import random

import numpy as np
import pytest

import bornes
from bornes import Refused, envs
from bornes.envs.picture.scene import picture
from bornes.envs.render import rendered
from bornes.envs.text import text
from tests.support.games import PLAIN, Table, every_table, moments
from tests.support.twins import pass_until, twin_of

every_edition = pytest.mark.parametrize("table", PLAIN, ids=str)


@every_edition
def test_other_hidden_cards_look_the_same(table: Table) -> None:
    rand = random.Random(f"pictures {table}")
    differed = 0
    for now in moments(table.new(6), rand, every=25, most=6):
        seat = rand.choice(list(now.rules.seats))
        settled = now.copy()
        pass_until(settled, seat)
        twin = twin_of(settled, seat, rand)
        if twin is None:
            continue
        pass_until(twin, seat)
        assert text(settled.view(seat)) == text(twin.view(seat))
        assert picture(settled.view(seat)).tobytes() == picture(twin.view(seat)).tobytes()
        differed += twin.hands != settled.hands or twin.pile != settled.pile
    assert differed


@every_table
def test_pictures_of_a_table_are_of_one_size(table: Table) -> None:
    game = table.new(2)
    sizes, shown = set(), set()
    for now in moments(game, random.Random(3), every=30, most=4):
        image = rendered(now.view(1), "rgb_array")
        assert isinstance(image, np.ndarray)
        assert image.dtype == np.uint8
        sizes.add(image.shape)
        shown.add(image.tobytes())
    assert len(sizes) == 1
    assert len(shown) > 1


def test_every_card_can_be_drawn() -> None:
    for edition in ("parker", "arche", "volant"):
        deck = bornes.EDITIONS[edition].rules_for(2).deck
        for card, _ in deck:
            game = bornes.new(edition, 2, seed=1)
            without = picture(game.view(1)).tobytes()
            game.hand(1).append(card)
            assert picture(game.view(1)).tobytes() != without


def test_the_text_shows_the_table() -> None:
    game = bornes.position(
        {
            "edition": "parker",
            "players": 2,
            "position": {
                "to_play": 1,
                "hands": {1: [25, 25, "roll", "stop", "gasoline", 75, 100]},
                "sides": {
                    "A": {"battle": ["roll"], "distance": [200, 100], "safeties": ["driving_ace!"]},
                    "B": {"battle": ["roll", "accident"], "speed": ["speed_limit"]},
                },
                "scores": {"A": 1200, "B": 900},
            },
        }
    )
    shown = text(game.view(1))
    for part in (
        "parker, 2 players, hand 1: play, seat 1 acts",
        "300 of 700",
        "1200 points",
        "safeties driving_ace!",
        "battle roll accident; limited",
        "seat 1 holds 2 x 25, 75, 100, stop, roll, gasoline",
    ):
        assert part in shown
    assert "seat 1 holds" not in text(game.view(2))


def test_a_way_of_rendering_that_is_none_is_refused() -> None:
    for mode in ("gif", 3, ""):
        with pytest.raises(Refused) as refused:
            envs.raw_env(render_mode=mode)  # type: ignore[arg-type]
        assert refused.value.refusal.code == "envs-render-mode"


def test_people_are_shown_the_text(capsys: pytest.CaptureFixture[str]) -> None:
    table = envs.raw_env("arche", 2, render_mode="human")
    table.reset(seed=1)
    table.step(0)
    assert capsys.readouterr().out.count("arche, 2 players, hand 1") == 2


def test_rendering_without_a_way_warns() -> None:
    table = envs.raw_env("arche", 2)
    table.reset(seed=1)
    with pytest.warns(UserWarning, match="no render_mode"):
        assert table.render() is None
