"""Where nothing moves any more, bots give way: each way of doing so, in positions of `arche`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

import bornes
from bornes import View, bots
from bornes.bots.heuristics.deadlock import break_deadlock, may_deadlock
from tests.support.games import PLAIN, Table

NAMES = ("novice", "steady", "sharp")
MANY = 12
"""Cards in the draw pile, with which nobody has to give way."""


def position(hand: list[str | int], players: int = 2, **entries: object) -> View:
    """Seat 1's view of its turn; one card lies on the discards."""
    sizes = dict.fromkeys(range(2, players + 1), 4)
    filled = {
        "to_play": 1,
        "hands": {1: hand},
        "hand_sizes": sizes,
        "discard": ["mum_coffee"],
        **entries,
    }
    given = {"edition": "arche", "players": players, "position": filled}
    return bornes.read_view(given, seat=1)


def answers(name: str, view: View, times: int = 40) -> Counter[str]:
    """What a bot does with a view, by its seed."""
    return Counter(str(bots.make(name, seed=seed).choose(view))[3:] for seed in range(times))


def brought_on(view: View, value: Callable[[str], float], seed: int = 1) -> dict[str, float]:
    """The values of all moves, as they are changed from those given."""
    moves = view.legal_moves()
    names = [str(move)[3:] for move in moves]
    changed = break_deadlock(view, moves, [value(name) for name in names], Random(seed))
    return dict(zip(names, changed, strict=True))


# --- when hardly a card is left to draw ---------------------------------------------------


def may_attack(draw_size: int, players: int = 2, **entries: object) -> View:
    """A stopped seat that can strike, and otherwise only discard."""
    return position(
        ["sister_hungry", "ice_cream", "gourmet_coffee", 25, 50],
        players,
        draw_size=draw_size,
        hazards={"A": ["dad_thirsty"]},
        sides={"B": {"distance": [100, 100]}},
        **entries,
    )


@pytest.mark.parametrize("name", NAMES)
def test_nobody_attacks_with_one_of_the_last_cards(name: str) -> None:
    assert answers(name, may_attack(MANY)).most_common(1)[0][0] == "play sister_hungry on B"
    assert "play sister_hungry on B" not in answers(name, may_attack(0))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_cards_are_no_more_than_one_for_each_player(players: int) -> None:
    """Those of the draw pile and of the discards together."""
    attack = "play sister_hungry on B"
    few = answers("steady", may_attack(players - 1, players), 1)
    one_more_to_draw = answers("steady", may_attack(players, players), 1)
    one_more_discarded = answers(
        "steady", may_attack(players - 1, players, discard=["mum_coffee", 25]), 1
    )

    assert attack not in few
    assert attack in one_more_to_draw
    assert attack in one_more_discarded


def may_lay_a_safety(draw_size: int) -> View:
    """A stopped seat that can lay a safety against another hazard, or its remedy."""
    return position(
        ["junior_menu_sister", "adult_oasis", "gourmet_coffee", 25, 50],
        draw_size=draw_size,
        hazards={"A": ["dad_thirsty"]},
        sides={"B": {"distance": [25]}},
    )


@pytest.mark.parametrize("name", ["steady", "sharp"])
def test_with_the_last_cards_a_safety_is_held_back_no_longer(name: str) -> None:
    held_back = answers(name, may_lay_a_safety(MANY))

    assert all(move.startswith("play adult_oasis") for move in held_back), held_back
    assert set(answers(name, may_lay_a_safety(0))) == {"play junior_menu_sister"}


def test_sharp_lays_a_safety_with_the_last_cards_where_it_would_discard() -> None:
    def stopped(draw_size: int) -> View:
        return position(
            ["junior_menu_sister", "ice_cream", "gourmet_coffee", 25, 50],
            draw_size=draw_size,
            hazards={"A": ["dad_thirsty"]},
            sides={"B": {"distance": [25]}},
        )

    assert set(answers("sharp", stopped(MANY))) == {"discard ice_cream"}
    assert set(answers("sharp", stopped(0))) == {"play junior_menu_sister"}


def may_drive(draw_size: int) -> View:
    return position([100, 25, "ice_cream", "gourmet_coffee", "adult_oasis"], draw_size=draw_size)


def test_with_the_last_cards_even_a_novice_drives() -> None:
    assert set(answers("novice", may_drive(MANY), 200)) > {"play 100", "play 25"}
    assert set(answers("novice", may_drive(0), 200)) == {"play 100", "play 25"}


def test_getting_on_comes_before_whatever_a_bot_thinks() -> None:
    def contrary(move: str) -> float:
        return -9.0 if move.startswith("play") else 100.0

    def likes_100(move: str) -> float:
        return 1.0 if move == "play 100" else 0.0

    late = brought_on(may_drive(0), contrary)
    assert min(late["play 100"], late["play 25"]) > max(late["discard 100"], late["discard 25"])
    assert brought_on(may_drive(MANY), contrary)["play 100"] == -9.0

    # How it thinks of two ways to get on still counts.
    late = brought_on(may_drive(0), likes_100)
    assert late["play 100"] > late["play 25"]


# --- when a hazard goes round -------------------------------------------------------------


def may_take(top: str | int) -> View:
    """A stopped seat before its draw, and what lies on the discards."""
    return position(
        ["ice_cream", 25, 50, 25],
        drawn=False,
        draw_size=MANY,
        discard=["mum_coffee", top],
        hazards={"A": ["dad_thirsty"]},
        sides={"B": {"distance": [100, 100, 75]}},
    )


def test_sharp_tires_of_taking_hazards_up_again() -> None:
    found = answers("sharp", may_take("sister_hungry"), 200)

    assert 30 <= found["draw"] <= 90, found
    assert found["take"] + found["draw"] == 200


@pytest.mark.parametrize("top", [100, "junior_menu_sister", "adult_oasis"])
def test_nobody_tires_of_cards_that_bring_the_hand_on(top: str | int) -> None:
    for seed in range(60):
        found = brought_on(may_take(top), lambda move: float(move == "take"), seed)
        assert found == {"draw": 0.0, "take": 1.0}


# --- when a rival waits for a remedy ------------------------------------------------------


def awaited(draw_size: int, *, reshuffled: bool) -> View:
    """Both are stopped, and this seat holds the remedy that the other one waits for."""
    return position(
        ["ice_cream", "gourmet_coffee", "junior_oasis", 25, 100],
        draw_size=draw_size,
        reshuffled=reshuffled,
        hazards={"A": ["dad_thirsty"], "B": ["sister_hungry"]},
        sides={"B": {"distance": [100, 100, 75]}},
    )


@pytest.mark.parametrize("name", ["steady", "sharp"])
def test_once_the_pile_has_run_out_a_remedy_is_let_go_now_and_then(name: str) -> None:
    before = answers(name, awaited(MANY, reshuffled=False), 200)
    after = answers(name, awaited(MANY, reshuffled=True), 200)

    assert before["discard ice_cream"] == 0
    assert 8 <= after["discard ice_cream"] <= 40, after


@pytest.mark.parametrize("name", NAMES)
def test_with_the_last_cards_the_remedy_is_let_go_at_once(name: str) -> None:
    assert set(answers(name, awaited(0, reshuffled=True))) == {"discard ice_cream"}


def test_only_what_a_rival_waits_for_is_let_go() -> None:
    """Neither what nobody needs, nor what one needs oneself; and no play is given up for it."""
    view = position(
        ["ice_cream", "gourmet_coffee", "adult_oasis", 25, 100],
        draw_size=0,
        hazards={"A": ["dad_thirsty"], "B": ["sister_hungry"]},
        sides={"B": {"distance": [100]}},
    )

    def value(move: str) -> float:
        return 50.0 if move.startswith("play") else -20.0

    found = brought_on(view, value)
    discards = {name: worth for name, worth in found.items() if name.startswith("discard")}
    assert discards.pop("discard ice_cream") == -19.0
    assert set(discards.values()) == {-20.0}
    assert found["play adult_oasis top adult_oasis"] == 50.0


# --- where a hand ends by itself ----------------------------------------------------------


@pytest.mark.parametrize("table", PLAIN, ids=str)
def test_only_where_a_hand_may_last_for_ever(table: Table) -> None:
    assert may_deadlock(table.new(1).view(1)) == (table.edition == "arche")


def test_elsewhere_the_last_cards_are_for_attacks_too() -> None:
    entries = {
        "to_play": 1,
        "hands": {1: ["accident", "gasoline", "repairs", "spare_tire"]},
        "hand_sizes": {2: 4},
        "draw_size": 0,
        "sides": {"B": {"battle": ["roll"], "distance": [200, 200, 100, 100]}},
    }
    given = {"edition": "dujardin", "players": 2, "position": entries}
    view = bornes.read_view(given, seat=1)

    assert set(answers("steady", view)) == {"play accident on B"}
