"""Whether a move may be answered: one question, which never looks into a hand."""

from __future__ import annotations

import random

import pytest

import bornes
from bornes.cards import Card
from bornes.events import AnswerOpened
from tests.support.games import TABLES, Table


@pytest.mark.parametrize("kind", TABLES, ids=str)
def test_it_says_what_play_then_does(kind: Table) -> None:
    chance = random.Random(f"answerable/{kind}")
    game = kind.new(chance.getrandbits(32))
    asked = 0
    for _ in range(400):
        if game.phase == "over":
            if game.match_outcome is not None:
                break
            game.deal()
            continue
        move = chance.choice(game.legal_moves())
        found, before = game.answerable(move), game.copy()
        events = game.apply(move)
        opened = [event for event in events if isinstance(event, AnswerOpened)]
        if found is None:
            # Answers may be opened in the log, but nobody is asked.
            assert game.phase != "react" or before.phase == "react"
            continue
        asked += 1
        assert [(event.side, event.hazard) for event in opened] == [(found.side, found.hazard)]
        assert found.by == move.seat
        if game.phase == "react":
            assert game.to_act in found.seats
        shown = before.with_answers_open(move)
        assert (shown.phase, shown.to_act) == ("react", None)
        assert shown.events == before.events + events[: events.index(opened[0]) + 1]
        assert all(shown.view(seat).asked is None for seat in shown.rules.seats)
    assert asked > 0


def test_once_every_u_turn_is_discarded_no_move_of_a_car_is_answerable() -> None:
    told = {
        "edition": "volant",
        "players": 2,
        "position": {
            "to_play": 1,
            "hands": {1: [25, 50, "stop", "roll", "roll", "turbo", "roll"]},
            "discard": ["u_turn"],
            "circuit": {"squares": 40, "lanes": {"default": 2}},
        },
    }
    one_left = bornes.position(told)
    assert one_left.answerable("1: play 25 lane 1") is not None
    told["position"]["discard"] = ["u_turn", "u_turn"]  # type: ignore[index]
    none_left = bornes.position(told)
    assert none_left.answerable("1: play 25 lane 1") is None
    stop = none_left.answerable("1: play stop")
    assert stop is not None
    assert (stop.side, stop.hazard, stop.seats) == ("B", Card.STOP, (2,))
    with pytest.raises(bornes.Refused) as refused:
        none_left.with_answers_open("1: play 25 lane 1")
    assert refused.value.refusal.code == "nothing-to-answer"


def test_a_move_that_is_not_legal_is_refused() -> None:
    game = bornes.new("parker", 2, seed=1)
    with pytest.raises(bornes.IllegalMove):
        game.answerable("2: play stop on A")
