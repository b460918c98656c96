"""What a page says without knowing rules: what is in one's way and helps, and what is at stake."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bornes import Card, position
from bornes.engine.cards import KM
from bornes.engine.moves import Verb
from bornes.server.live.shown.reasons import obstacles, tied
from bornes.server.protocol.encoding import rules_info
from tests.support.games import TABLES, Table

TRIP = ["200", "100", "100", "100", "100", "100", "75", "75", "50"]
FURTHER = ["200", "200", "100", "100", "100", "100", "100"]


def held_up(
    edition: str, side: dict[str, Any], other: Any = None, **house: Any
) -> list[tuple[Any, ...]]:
    """What is in the way of a side like this, in its turn."""
    hazards = {"hazards": {"A": side.pop("hazards")}} if "hazards" in side else {}
    wanted = {"to_play": 1, "sides": {"A": side, "B": other or {}}, **hazards}
    table = {"edition": edition, "players": 2, "house": house}
    game = position({**table, "position": wanted})
    found = obstacles(game.view(1))
    assert obstacles(game.view(2)) == obstacles(game.view(None)) == []
    return [(each.code, each.hazard, each.most, each.helps) for each in found]


def test_a_hazard_is_named_with_its_remedy_and_its_safety() -> None:
    stopped = {"battle": ["roll", "out_of_gas"]}
    helps = (Card.GASOLINE, Card.EXTRA_TANK)
    assert held_up("parker", stopped) == [("stopped-by", Card.OUT_OF_GAS, None, helps)]


def test_a_safety_that_somebody_else_has_laid_helps_nobody() -> None:
    stopped = {"battle": ["roll", "out_of_gas"]}
    found = held_up("parker", stopped, {"safeties": ["extra_tank"]})
    assert found == [("stopped-by", Card.OUT_OF_GAS, None, (Card.GASOLINE,))]


def test_whoever_has_not_begun_needs_a_green_light() -> None:
    helps = (Card.ROLL, Card.RIGHT_OF_WAY)
    assert held_up("dujardin", {}) == [("not-rolling", None, None, helps)]


def test_a_limit_is_told_beside_what_stops_and_also_where_nothing_does() -> None:
    limit = ("speed-limited", Card.SPEED_LIMIT, 50, (Card.END_OF_LIMIT, Card.RIGHT_OF_WAY))
    assert held_up("parker", {"battle": ["roll"], "speed": ["speed_limit"]}) == [limit]
    both = held_up("parker", {"battle": ["roll", "accident"], "speed": ["speed_limit"]})
    assert [code for code, *_ in both] == ["stopped-by", "speed-limited"]
    assert both[1] == limit


def test_nothing_is_in_the_way_of_a_side_that_rolls() -> None:
    assert held_up("parker", {"battle": ["roll"]}) == []


def test_what_helps_in_other_editions() -> None:
    [(_, hazard, _, helps)] = held_up("arche", {"hazards": ["mum_coffee"]})
    assert (hazard, helps) == (Card.MUM_COFFEE, (Card.GOURMET_COFFEE, Card.CAFETERIA_MUM))
    # Where coffee keeps safeties from being laid in turn, only the remedy helps.
    [(_, _, _, helps)] = held_up("arche", {"hazards": ["mum_coffee"]}, hazards_stop_safeties=True)
    assert helps == (Card.GOURMET_COFFEE,)
    [(_, _, _, helps)] = held_up("volant", {"hazards": ["flat_tire"]})
    assert helps == (Card.SPARE_TIRE, Card.PUNCTURE_PROOF, Card.TOW_TRUCK)


@pytest.mark.parametrize("kind", TABLES, ids=str)
def test_what_is_said_is_what_the_rules_do(kind: Table) -> None:
    """At every table: with something that stops no distance is legal, and what helps is."""
    rand = random.Random(str(kind))
    game = kind.new(5)
    for _ in range(160):
        if game.phase == "over":
            break
        seat = game.to_act
        assert seat is not None
        view = game.view(seat)
        moves = game.legal_moves()
        verbs = {move.verb for move in moves}
        # Where only some moves are open, as after a taken card, what helps may have to wait.
        if verbs <= {Verb.PLAY, Verb.DISCARD} and verbs and view.taken is None and not view.owed:
            plays = {move.card for move in moves if move.verb is Verb.PLAY}
            for each in obstacles(view):
                if each.code in {"stopped-by", "not-rolling"}:
                    assert not plays & set(KM)
                assert set(each.helps) & set(view.hand) <= plays
        game.apply(rand.choice(moves))


def test_what_is_at_stake_is_the_tables_own() -> None:
    def stakes(edition: str, **house: Any) -> tuple[int, int, int]:
        found = rules_info(Table(edition, 2, house=house).new(1).rules).stakes
        return found.coup_fourre, found.coup_fourre_km, found.extension

    assert stakes("parker") == (300, 0, 200)
    assert stakes("parker", points={"coup_fourre": 450}) == (450, 0, 200)
    assert stakes("arche")[0] == 0  # a game is won, not counted


def test_a_tie_at_the_end_of_a_match_is_told() -> None:
    """Two teams level above 5000 play another hand; before that nobody was tied."""
    game = position(
        {
            "edition": "dujardin",
            "players": 4,
            "position": {
                "to_play": 1,
                "hand_number": 5,
                "hands": {1: ["100", "25", "50", "50", "75", "roll", "roll"]},
                "draw": ["roll"],
                "sides": {
                    "A": {"battle": ["roll"], "distance": TRIP},
                    "B": {"battle": ["roll"], "distance": FURTHER},
                },
                "scores": {"A": 4000, "B": 4500},
            },
        }
    )
    assert tied(game.view(None)) == ()
    game.apply("1: play 100")
    assert game.match_outcome is None
    assert tied(game.view(None)) == ("A", "B")
    game.deal()
    assert tied(game.view(1)) == ("A", "B")
