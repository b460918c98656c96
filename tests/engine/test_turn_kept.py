"""A move that may still be taken back is shown without anything that follows it."""

from __future__ import annotations

import random

import pytest

from bornes.events import CardDrawn, HandEnded
from tests.support.games import TABLES, Table


@pytest.mark.parametrize("kind", TABLES, ids=str)
def test_it_shows_the_beginning_of_what_then_happens(kind: Table) -> None:
    chance = random.Random(f"turn kept/{kind}")
    game = kind.new(chance.getrandbits(32))
    passed_on = 0
    for _ in range(300):
        if game.phase == "over":
            if game.match_outcome is not None:
                break
            game.deal()
            continue
        move, before = chance.choice(game.legal_moves()), game.copy()
        if game.phase == "react":
            game.apply(move)
            continue
        shown = game.with_turn_kept(move)
        assert game == before
        events = game.apply(move)
        told = shown.events[len(before.events) :]
        assert told == events[: len(told)]
        assert not any(isinstance(event, HandEnded) for event in told)
        assert all(event.seat == move.seat for event in told if isinstance(event, CardDrawn))
        assert shown.turn == before.turn
        assert shown.to_act in {None, move.seat}
        passed_on += shown.to_act is None
    assert passed_on > 0
