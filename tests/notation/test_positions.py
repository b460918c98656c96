"""Positions: what is left out is filled in as it would be at a table, what can't be is refused."""

import copy
import random
from typing import Any

import pytest

import bornes
from bornes import Game, Refused
from bornes.notation.writer import write_position, write_view
from tests.support.games import finish_hand

Mapping = dict[str, Any]
STRAIGHT: Mapping = {"squares": 40, "lanes": {"default": 1}}
ASKED_MOVE: Mapping = {"seat": 3, "moved": "A", "from": {"square": 0}}
MOVED: Mapping = {"circuit": STRAIGHT, "asked": ASKED_MOVE, "cars": {"A": {"square": 4}}}
"""Side A has driven 100 km from the start line, and seat 3 is asked for a U-turn."""


def table(edition: str, players: int, position: Mapping, **more: object) -> Mapping:
    return {"edition": edition, "players": players, "position": position, **more}


def refusal(source: Mapping, seat: int | None = None) -> tuple[str, tuple[object, ...]]:
    """The code and the place with which a position, or the view of a seat, is refused."""
    with pytest.raises(Refused) as refused:
        bornes.position(source) if seat is None else bornes.read_view(source, seat)
    assert str(refused.value)
    return refused.value.refusal.code, getattr(refused.value, "place", ())


def sizes(game: Game) -> list[int]:
    return [len(hand) for hand in game.hands]


# --- hands that are not listed ----------------------------------------------------


def test_asked_about_a_move_the_turn_is_the_movers() -> None:
    game = bornes.position(table("volant", 3, {**MOVED, "plays_left": 2}))

    assert (game.turn, game.to_act) == (1, 3)
    assert sizes(game) == [7, 6, 6]


@pytest.mark.parametrize("to_play", [1, 3])
def test_asked_about_a_move_either_seat_may_be_named_as_to_play(to_play: int) -> None:
    game = bornes.position(table("volant", 3, {**MOVED, "plays_left": 2, "to_play": to_play}))

    assert (game.turn, game.to_act) == (1, 3)
    assert sizes(game) == [7, 6, 6]


def test_a_view_of_a_move_has_the_movers_cards_too() -> None:
    hand = ["u_turn", 25, 25, 25, 50, 50]
    position = {**MOVED, "plays_left": 2, "hands": {3: hand}, "draw_size": 60}
    view = bornes.read_view(table("volant", 3, position), 3)

    assert view.turn == 1
    assert view.hand_sizes == {1: 7, 2: 6, 3: 6}


@pytest.mark.parametrize(
    "told",
    [
        pytest.param({"discard": ["acceleration", 50]}, id="by-the-discards"),
        pytest.param({"asked": {**ASKED_MOVE, "doubled": True}}, id="in-words"),
    ],
)
@pytest.mark.parametrize(("plays_left", "held"), [(1, 5), (2, 6)])
def test_after_an_acceleration_the_mover_is_one_card_short(
    told: Mapping, plays_left: int, held: int
) -> None:
    position = {**MOVED, **told, "plays_left": plays_left}
    game = bornes.position(table("volant", 3, position))
    hand = {"hands": {3: ["u_turn", 25, 25, 25, 75, 75]}}
    view = bornes.read_view(table("volant", 3, {**position, **hand}), 3)

    assert sizes(game) == [held, 6, 6]
    assert list(view.hand_sizes.values()) == [held, 6, 6]
    game.apply("3: pass")
    assert sizes(game) == [held + 1, 6, 6]


def test_an_attacker_and_an_asker_have_played_their_card() -> None:
    attacked = {
        "asked": {"seat": 2, "by": 1, "hazard": "stop"},
        "sides": {"B": {"battle": ["stop"]}},
    }
    arrived = {"asked": {"seat": 1, "extension": True}, "sides": {"A": {"distance": [100] * 7}}}
    for position in (attacked, arrived):
        for drawn in (True, False):
            game = bornes.position(table("dujardin", 2, {**position, "drawn": drawn}))
            assert (game.turn, sizes(game)) == (1, [6, 6])


# --- what can't be ----------------------------------------------------------------

AT_700: Mapping = {"battle": ["roll"], "distance": [100] * 7}
AT_THE_FINISH: Mapping = {"square": 40}


@pytest.mark.parametrize(
    ("code", "place", "source"),
    [
        pytest.param(
            "limit-on-limit",
            "sides.A.speed",
            table("dujardin", 2, {"sides": {"A": {"speed": ["speed_limit"] * 2}}}),
            id="a limit on a limit",
        ),
        pytest.param(
            "too-many-tokens",
            "hazards",
            table("volant", 6, {"hazards": {side: ["flat_tire"] for side in "ABCDEF"}}),
            id="more tokens than the box has",
        ),
        pytest.param(
            "lane-taken",
            "asked.from",
            table(
                "volant",
                3,
                {
                    "circuit": STRAIGHT,
                    "asked": {"seat": 2, "moved": "A", "from": {"square": 2}},
                    "cars": {"A": {"square": 4}, "C": {"square": 2}},
                },
            ),
            id="a way back to another car",
        ),
        pytest.param(
            "from-not-behind",
            "asked.from",
            table("volant", 3, {**MOVED, "asked": {**ASKED_MOVE, "from": {"square": 30}}}),
            id="a move backwards",
        ),
        pytest.param(
            "from-not-behind",
            "asked.from",
            table("volant", 3, {**MOVED, "asked": {**ASKED_MOVE, "from": {"square": 4}}}),
            id="a move to the same square",
        ),
        pytest.param(
            "from-not-behind",
            "asked.from",
            table("volant", 3, {**MOVED, "cars": {}}),
            id="a move from the start to the start",
        ),
        pytest.param(
            "position-already-won",
            "sides.C",
            table(
                "dujardin",
                3,
                {
                    "asked": {"seat": 2, "by": 1, "hazard": "stop"},
                    "sides": {"B": {"battle": ["roll", "stop"]}, "C": AT_700},
                },
            ),
            id="a hazard after the end",
        ),
        pytest.param(
            "position-already-won",
            "sides.A",
            table(
                "dujardin",
                3,
                {
                    "asked": {"seat": 2, "by": 1, "hazard": "stop"},
                    "sides": {"A": AT_700, "B": {"battle": ["roll", "stop"]}},
                },
            ),
            id="a hazard by the winner",
        ),
        pytest.param(
            "position-already-won",
            "sides.B",
            table(
                "dujardin",
                3,
                {
                    "asked": {"seat": 1, "extension": True},
                    "sides": {"A": AT_700, "B": {"distance": [200, 200, 75, 75, 50, 50, 50]}},
                },
            ),
            id="two sides at the target",
        ),
        pytest.param(
            "position-already-won",
            "sides.C",
            table("volant", 3, {**MOVED, "cars": {"A": {"square": 4}, "C": AT_THE_FINISH}}),
            id="a move after the end",
        ),
        pytest.param(
            "no-turbo-here", "plays_left", table("dujardin", 2, {"plays_left": 2}), id="no turbo"
        ),
        pytest.param(
            "no-turbo-here",
            "plays_left",
            table("volant", 2, {"plays_left": 2}, house={"deck": {"turbo": 0}}),
            id="no turbo in this deck",
        ),
        pytest.param(
            "no-turbo-here",
            "plays_left",
            table("volant", 2, {"plays_left": 2}, options={"accelerated": True}),
            id="a turbo without use",
        ),
        pytest.param(
            "one-question",
            "asked",
            table(
                "volant",
                3,
                {
                    **MOVED,
                    "asked": {**ASKED_MOVE, "hazard": "stop", "by": 1},
                    "hazards": {"C": ["stop"]},
                },
            ),
            id="two questions",
        ),
        pytest.param(
            "one-question", "asked", table("dujardin", 2, {"asked": {"seat": 1}}), id="no question"
        ),
        pytest.param(
            "asked-by-own-side",
            "asked.by",
            table(
                "dujardin",
                4,
                {
                    "asked": {"seat": 4, "by": 2, "hazard": "stop"},
                    "sides": {"B": {"battle": ["roll", "stop"]}},
                },
            ),
            id="attacked by a partner",
        ),
        pytest.param(
            "card-not-in-deck", "", table("dujardin", 2, {"discard": ["turbo"]}), id="no such card"
        ),
        pytest.param(
            "card-not-in-deck",
            "hazards",
            table("volant", 2, {"hazards": {"A": ["dad_thirsty"]}}),
            id="no such token",
        ),
        pytest.param(
            "own-hand-differs",
            "hand_sizes.1",
            table("parker", 2, {"hands": {1: [25, 25]}, "hand_sizes": {1: 5}}),
            id="a hand of another size",
        ),
        pytest.param(
            "draw-differs",
            "draw_size",
            table("parker", 2, {"draw": [25], "draw_size": 9}),
            id="a pile of another size",
        ),
    ],
)
def test_what_can_not_be_is_refused_with_reason_and_place(
    code: str, place: str, source: Mapping
) -> None:
    found, where = refusal(source)

    assert found == code
    assert ".".join(map(str, where[1:])) == place


@pytest.mark.parametrize(
    ("code", "listed"),
    [
        ("too-many-of-card", {"hands": {1: ["right_of_way"], 2: ["right_of_way"]}}),
        ("too-many-of-card", {"hands": {1: ["extra_tank"]}, "draw": ["extra_tank"]}),
        ("card-not-in-deck", {"hands": {1: [25], 2: ["turbo"]}}),
        ("own-hand-differs", {"hands": {1: [25], 2: [50]}, "hand_sizes": {2: 5}}),
        ("draw-differs", {"hands": {1: [25]}, "draw": [25, 25], "draw_size": 37}),
    ],
)
def test_what_a_view_lists_beyond_its_own_hand_must_fit_too(code: str, listed: Mapping) -> None:
    assert refusal(table("parker", 2, listed), seat=1)[0] == code


def test_sizes_that_agree_with_what_is_listed_are_taken() -> None:
    position = {
        "hands": {1: [25, 25], 2: [50]},
        "hand_sizes": {1: 2, 2: 1},
        "draw": [75],
        "draw_size": 1,
    }
    game = bornes.position(table("parker", 2, position))
    view = bornes.read_view(table("parker", 2, position), 1)

    assert (sizes(game), len(game.pile)) == ([2, 1], 1)
    assert (dict(view.hand_sizes), view.draw_size) == ({1: 2, 2: 1}, 1)


def test_whoever_arrives_may_stand_at_the_target() -> None:
    moved = {
        "circuit": STRAIGHT,
        "asked": {"seat": 2, "moved": "A", "from": {"square": 36}},
        "cars": {"A": AT_THE_FINISH},
        "hands": {2: ["u_turn"]},
    }
    game = bornes.position(table("volant", 2, moved))
    game.apply("2: u-turn")
    assert game.tableaus["A"].spot.square == 36

    asked = {"asked": {"seat": 1, "extension": True}, "sides": {"A": AT_700}}
    assert bornes.position(table("rally", 2, asked)).phase == "extension"


def test_several_cars_may_go_back_to_the_start() -> None:
    game = bornes.position(table("volant", 3, {**MOVED, "hands": {3: ["u_turn"]}}))
    game.apply("3: u-turn")

    assert {tableau.spot.square for tableau in game.tableaus.values()} == {0}


def test_a_side_that_asked_for_an_extension_may_be_anywhere() -> None:
    extended = {"extension": "A", "sides": {"A": {"battle": ["roll"], "distance": [100]}}}

    assert bornes.position(table("dujardin", 2, extended)).target == 1000


@pytest.mark.parametrize("chosen", ["options", "house"])
def test_choices_are_names_with_values_or_nothing(chosen: str) -> None:
    assert bornes.position(table("arche", 2, {}, **{chosen: None})).phase == "play"
    nothing: tuple[object, ...] = ([], 0, "", False)
    for wrong in nothing:
        assert refusal(table("arche", 2, {}, **{chosen: wrong})) == ("not-a-mapping", (chosen,))


# --- hands that are over ----------------------------------------------------------


def test_a_hand_that_is_over_is_no_position() -> None:
    game = bornes.new("dujardin", 2, seed=1)
    finish_hand(game, random.Random(1))
    with pytest.raises(Refused) as refused:
        write_position(game)
    assert refused.value.refusal.code == "no-running-hand"
    with pytest.raises(Refused) as refused:
        write_view(game.view(1))
    assert refused.value.refusal.code == "no-running-hand"
    game.deal()
    assert bornes.position(write_position(game)).legal_moves() == game.legal_moves()


# --- the road on the table --------------------------------------------------------

SMALL: Mapping = {"small_game": True, "target": 700}


def test_a_road_shorter_than_the_target_is_refused() -> None:
    road = {"squares": 20}
    with pytest.raises(Refused) as refused:
        bornes.new("volant", 2, options={**SMALL, "circuit": road})
    assert refused.value.refusal.code == "circuit-too-short"
    source = table("volant", 2, {"circuit": road}, options=SMALL)
    assert refusal(source) == ("circuit-too-short", ("position", "circuit"))


@pytest.mark.parametrize(("squares", "finish"), [(28, 28), (30, 28), (40, 28)])
def test_a_road_as_long_as_the_target_ends_there(squares: int, finish: int) -> None:
    game = bornes.new("volant", 2, options={**SMALL, "circuit": {"squares": squares}})

    assert (game.rules.target, game.rules.circuit and game.rules.circuit.finish) == (700, finish)


@pytest.mark.parametrize("house", [{"target": 500}, {"circuit": {"squares": 12}}])
def test_a_house_rule_may_end_the_road_before_the_options_target(house: Mapping) -> None:
    game = bornes.new("volant", 2, seed=5, options=SMALL, house=copy.deepcopy(house))
    again = bornes.position(write_position(game))

    assert again.rules == game.rules
    assert bornes.replay(game.record()) == game
    finish_hand(again, random.Random(2))
    assert bornes.replay(again.record()) == again
