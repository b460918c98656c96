"""The opponents: legal, repeatable, blind to what is hidden, fair, and sensible."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import bornes
from bornes import Game, Refused, View, bots
from tests.support.games import READINGS, TABLES, Table, a_move
from tests.support.twins import twin_of

QUICK = [name for name in bots.BOTS if name != "champion"]


def some_games(table: Table, seed: int, every: int = 4) -> list[Game]:
    """A hand stopped at moments where a seat has a choice."""
    rand = random.Random(f"{table}|{seed}")
    game = table.new(seed)
    found = []
    for count in range(500):
        if game.phase == "over":
            break
        asked = game.phase in ("react", "extension")
        if len(game.legal_moves()) > 1 and (asked or count % every == 0):
            found.append(game.copy())
        game.apply(a_move(game, rand, lively=0.9))
    return found


@pytest.mark.parametrize("table", TABLES + READINGS, ids=str)
def test_every_view_has_a_legal_answer(table: Table) -> None:
    for game in some_games(table, 1):
        view = game.view(game.to_act)
        for name in QUICK:
            move = bots.make(name, seed=3).choose(view)
            assert move in view.legal_moves(), name
            assert bots.make(name, seed=3).choose(view) == move


@pytest.mark.parametrize("table", TABLES + READINGS, ids=str)
def test_other_cards_where_it_can_not_look_change_nothing(table: Table) -> None:
    compared = 0
    for game in some_games(table, 2, every=12)[:12]:
        seat = game.to_act
        twin = twin_of(game, seat, random.Random(1))
        if twin is None:
            continue
        compared += 1
        for name in QUICK:
            bot = bots.make(name, seed=3)
            assert bot.choose(game.view(seat)) == bot.choose(twin.view(seat)), name
    assert compared


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("table", TABLES[:12:3] + TABLES[12::5], ids=str)
def test_they_bring_a_hand_to_its_end(name: str, table: Table) -> None:
    game = table.new(7)
    players = {seat: bots.make(name, seed=seat) for seat in game.rules.seats}
    for _ in range(20_000):
        if game.to_act is None:
            break
        game.apply(players[game.to_act].choose(game.view(game.to_act)))
    assert game.outcome is not None


def position(edition: str, players: int, seat: int, **entries: object) -> View:
    sizes = {other: 6 for other in range(1, players + 1) if other != seat}
    filled = {"to_play": 1, "hand_sizes": sizes, "draw_size": 30, **entries}
    given = {"edition": edition, "players": players, "position": filled}
    return bornes.read_view(given, seat=seat)


@pytest.mark.parametrize("name", ["steady", "sharp"])
def test_a_coup_fourre_is_taken(name: str) -> None:
    view = position(
        "dujardin",
        2,
        1,
        to_play=2,
        hands={1: ["driving_ace", 25, 50, "stop", "roll", "roll"]},
        sides={"A": {"battle": ["roll", "accident"]}},
        asked={"seat": 1, "by": 2, "hazard": "accident"},
    )

    assert str(bots.make(name, seed=1).choose(view)) == "1: coup-fourre driving_ace"


@pytest.mark.parametrize("name", ["steady", "sharp"])
@pytest.mark.parametrize("edition", ["dujardin", "rally"])
def test_a_hand_is_finished_when_it_can_be(name: str, edition: str) -> None:
    ready = {"battle": ["roll"], "distance": [200, 200, 100, 100, 100, 100, 100]}
    view = position(
        edition,
        4,
        1,
        hands={1: [100, 50, "stop", "roll", "gasoline", "repairs", "spare_tire"]},
        sides={"A": ready, "B": ready},
    )

    assert str(bots.make(name, seed=1).choose(view)) == "1: play 100"


@pytest.mark.parametrize("name", ["novice", "steady", "sharp"])
def test_a_stopped_side_gets_going(name: str) -> None:
    view = position(
        "parker",
        2,
        1,
        hands={1: ["roll", "end_of_limit", 25, 25, 50, 75, 100]},
        sides={"B": {"battle": ["roll"], "distance": [100]}},
    )
    found = Counter(str(bots.make(name, seed=seed).choose(view)) for seed in range(20))

    assert found.most_common(1)[0][0] == "1: play roll"


@pytest.mark.parametrize("name", ["steady", "sharp"])
@pytest.mark.parametrize("leader", ["B", "C"])
def test_the_leader_is_attacked_wherever_it_sits(name: str, leader: str) -> None:
    other = "C" if leader == "B" else "B"
    view = position(
        "dujardin",
        3,
        1,
        hands={1: ["accident", "repairs", 25, "spare_tire", "gasoline", "stop", "flat_tire"]},
        sides={
            leader: {"battle": ["roll"], "distance": [200, 200, 100, 100]},
            other: {"battle": ["roll"], "distance": [25]},
        },
    )
    move = bots.make(name, seed=1).choose(view)

    assert move.on == leader


@pytest.mark.parametrize("name", ["novice", "steady", "sharp"])
def test_between_equals_no_seat_is_preferred(name: str) -> None:
    alike = {"battle": ["roll"], "distance": [200, 200, 100, 100]}
    targets: Counter[str | None] = Counter()
    for seed in range(60):
        view = position(
            "dujardin",
            3,
            1,
            hands={1: ["accident", "accident", "repairs", "repairs", "spare_tire", 25, 25]},
            sides={"B": alike, "C": alike},
        )
        targets[bots.make(name, seed=seed).choose(view).on] += 1
    attacks = targets["B"] + targets["C"]

    assert attacks >= 20, targets
    assert 0.25 < targets["B"] / attacks < 0.75, targets


AT_THE_TARGET = {
    "battle": ["roll"],
    "distance": [100, 100, 100, 100, 100, 100, 100],
    "safeties": ["driving_ace", "puncture_proof"],
}


@pytest.mark.parametrize(
    ("scores", "answer"),
    [({"A": 4500, "B": 4500}, "finish"), ({"A": 2600, "B": 4300}, "extend")],
)
def test_sharp_extends_for_the_match_and_not_for_points(
    scores: dict[str, int], answer: str
) -> None:
    view = position(
        "parker",
        2,
        1,
        hands={1: [100, 100, 100, 100, "right_of_way", "extra_tank"]},
        sides={"A": AT_THE_TARGET, "B": {"battle": ["stop"], "distance": [25]}},
        scores=scores,
        asked={"seat": 1, "extension": True},
        draw_size=20,
    )

    assert str(bots.make("sharp", seed=1).choose(view)) == f"1: {answer}"


def test_sharp_does_not_end_a_hand_that_would_lose_the_match() -> None:
    view = position(
        "dujardin",
        4,
        1,
        hands={1: [25, "stop", "stop", "roll", "gasoline", "repairs", "spare_tire"]},
        sides={
            "A": {"battle": ["roll"], "distance": [200, 200, 100, 100, 100, 100, 100, 75]},
            "B": {"battle": ["stop"], "distance": [100, 100, 100, 100, 100, 100]},
        },
        scores={"A": 500, "B": 4900},
    )

    assert str(bots.make("sharp", seed=1).choose(view)) != "1: play 25"


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(Refused, match=", ".join(bots.BOTS)):
        bots.make("grandmaster")


@pytest.mark.parametrize("name", bots.BOTS)
def test_a_setting_that_a_bot_does_not_have_is_refused(name: str) -> None:
    with pytest.raises(Refused, match=r"courage|no settings"):
        bots.make(name, courage=3)
