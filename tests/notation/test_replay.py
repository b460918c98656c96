"""A record gives the game back: at its end and at every move, whatever it began from."""

import random
from pathlib import Path
from typing import Any

import pytest

import bornes
from bornes import Game, Move, Refused
from bornes.engine.events import HandDealt
from bornes.engine.state import _COMPARED, State
from bornes.notation.files import read_text
from bornes.notation.writer import write_position
from tests.support.games import (
    ENDLESS,
    MOST_MOVES,
    ROAD,
    Table,
    a_move,
    all_cards,
    every_reading,
    finish_hand,
    finish_match,
    generator,
    moments,
)

games_each = pytest.mark.parametrize(
    "games",
    [pytest.param(1, id="short"), pytest.param(30, id="long", marks=pytest.mark.long)],
)

FORGOTTEN = frozenset({"log", "story", "sheets", "reshuffles"})
"""What a position does not say: how the game came there."""


def moves_of(game: Game) -> int:
    return sum(isinstance(entry, Move) for entry in game.story)


@every_reading
@games_each
def test_a_record_gives_the_match_back(table: Table, games: int) -> None:
    for seed in range(games):
        game = table.new(seed)
        finish_match(game, generator(table, seed, "record"))
        again = bornes.replay(game.record())
        assert again == game
        assert again.record() == game.record()
        assert again.events_for(1) == game.events_for(1)


@every_reading
@games_each
def test_a_record_gives_every_moment_back(table: Table, games: int) -> None:
    for seed in range(games):
        rand = generator(table, seed, "moments")
        game = table.new(seed)
        then = [now.copy() for now in moments(game, rand, every=25)][:40]
        text = game.record()
        for moment in then:
            again = bornes.replay(text, moves=moves_of(moment))
            assert again == moment
            assert again.legal_moves() == moment.legal_moves()


def test_no_move_at_all_is_the_first_deal() -> None:
    game = bornes.new("parker", 2, seed=3)
    text = game.record()
    fresh = game.copy()
    finish_hand(game, random.Random(3))

    assert bornes.replay(text) == fresh
    assert bornes.replay(game.record(), moves=0) == fresh


def test_more_moves_than_there_are_give_the_end() -> None:
    game = bornes.new("arche", 3, seed=3)
    finish_hand(game, random.Random(3))

    assert bornes.replay(game.record(), moves=MOST_MOVES) == game


@pytest.mark.parametrize(
    "moves", [-1, True, False, "1", 1.0, [], pytest.param(-ENDLESS, id="endless")]
)
def test_so_many_moves_are_a_number(moves: Any) -> None:
    text = bornes.new("arche", 3, seed=3).record()
    with pytest.raises(Refused) as refused:
        bornes.replay(text, moves=moves)
    assert refused.value.refusal.code == "bad-moves"


@pytest.mark.parametrize("text", [None, 3, b"bornes-record 1", Path("/nowhere"), [], {}])
def test_what_is_no_text_is_no_record(text: Any) -> None:
    with pytest.raises(Refused) as refused:
        bornes.replay(text)
    assert refused.value.refusal.code == "record-not-text"


def test_a_record_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    game = bornes.new("rally", 3, seed=3)
    path = tmp_path / "match.txt"
    path.write_text(game.record(), "utf-8-sig")

    assert bornes.replay("\ufeff" + game.record()) == game
    assert bornes.replay(path.read_text("utf-8")) == game
    assert bornes.replay(read_text(path)) == game


@every_reading
def test_a_replayed_game_goes_on_as_the_first_would(table: Table) -> None:
    game = table.new(5)
    rand = generator(table, 5, "half")
    for _ in range(40):
        if game.phase != "over":
            game.apply(a_move(game, rand))
    again = bornes.replay(game.record())
    for one in (game, again):
        rand = generator(table, 5, "the other half")
        finish_hand(one, rand)
        if one.match_outcome is None:
            one.deal()
    assert again == game


def facts(state: State) -> dict[str, object]:
    """What a state is, but for how it came to be."""
    return {name: getattr(state, name) for name in _COMPARED if name not in FORGOTTEN}


@every_reading
@games_each
def test_a_position_gives_every_moment_back(table: Table, games: int) -> None:
    for seed in range(games):
        rand = generator(table, seed, "positions")
        for now in moments(table.new(seed), rand, every=15):
            if now.phase == "over":
                break
            again = bornes.position(write_position(now))
            assert facts(again) == facts(now)
            assert again.legal_moves() == now.legal_moves()
            assert all_cards(again) == all_cards(now)


def test_an_acceleration_discarded_before_a_move_does_not_double_it() -> None:
    game = bornes.position(
        {
            "edition": "volant",
            "players": 3,
            "position": {
                "to_play": 1,
                "hands": {
                    1: ["acceleration", 25, 25, 25, 25, 25, 25],
                    2: [100, 50, 50, 50, 50, 50],
                    3: ["u_turn", 75, 75, 75, 75, 75],
                },
                "circuit": {"squares": 40, "lanes": {"default": 2}},
            },
        }
    )
    game.apply("1: discard acceleration")
    game.apply("2: draw")
    game.apply("2: play 100 lane 1")
    again = bornes.position(write_position(game))
    for one in (game, again):
        assert one.question is not None
        assert not one.question.doubled
        one.apply("3: pass")
    assert [len(hand) for hand in again.hands] == [len(hand) for hand in game.hands]


@every_reading
def test_the_record_of_a_game_that_began_in_a_position(table: Table) -> None:
    rand = generator(table, 8, "begun")
    for now in moments(table.new(8), rand, every=60):
        if now.phase == "over":
            break
        game = bornes.position(write_position(now))
        finish_hand(game, rand)
        text = game.record()
        again = bornes.replay(text)
        assert again == game
        assert again.record() == text
        some = rand.randrange(moves_of(game))
        assert moves_of(bornes.replay(text, moves=some)) == some


def test_a_match_goes_on_after_a_position() -> None:
    game = bornes.position(
        {"edition": "dujardin", "players": 2, "position": {"hand_number": 3, "seed": 4}}
    )
    finish_match(game, random.Random(4))
    again = bornes.replay(game.record())

    assert again == game
    deals = [entry for entry in again.story if isinstance(entry, HandDealt)]
    assert deals[0].hand_number == 4


@pytest.mark.parametrize(
    ("edition", "options", "house"),
    [
        ("volant", {"circuit": 17}, {}),
        ("volant", {"circuit": "S2 C1 A2 B1"}, {}),
        ("volant", {"circuit": ROAD}, {}),
        ("volant", {"circuit": {"squares": 12, "lanes": {"default": 2, 7: 1}}}, {}),
        ("volant", {}, {"circuit": {"squares": 12, "bonuses": {6: 75}}}),
        ("volant", {}, {"target": 500}),
        ("volant", {}, {"never_taken": ["stop"]}),
        ("volant", {}, {"never_taken": {"stop"}}),
        ("volant", {}, {"hazard_tokens": {"stop": 1}}),
        ("dujardin", {}, {"deck": {25: 12, "roll": 20}}),
        ("dujardin", {}, {"points": {"trip": 100}, "match_hands": 1}),
        ("dujardin", {"match_hands": None}, {"match_total": 700}),
        ("arche", {"games": 3}, {"seating": "BA"}),
    ],
)
def test_options_and_house_rules_survive_a_record(
    edition: str, options: dict[str, object], house: dict[str, object]
) -> None:
    game = bornes.new(edition, 2, seed=6, options=options, house=house)
    finish_hand(game, random.Random(6))
    again = bornes.replay(game.record())

    assert again.rules == game.rules
    assert again == game
    assert again.record() == game.record()


@pytest.mark.parametrize(
    "position",
    [
        pytest.param({"drawn": False}, id="draws-on-loading"),
        pytest.param({"hands": {1: [], 2: [25]}, "draw": []}, id="passes-over-an-empty-hand"),
        pytest.param({"hands": {1: [], 2: []}, "draw": []}, id="ends-on-loading"),
        pytest.param(
            {
                "drawn": False,
                "hands": {1: [25], 2: [50, 50, 75, 75]},
                "draw": [],
                "discard": [100, 100, 200, 75, 25],
            },
            id="reshuffles-on-loading",
        ),
    ],
)
@pytest.mark.parametrize("edition", ["dujardin", "arche"])
def test_what_happened_on_loading_a_position_is_in_its_record(
    edition: str, position: dict[str, object]
) -> None:
    game = bornes.position({"edition": edition, "players": 2, "position": position})
    finish_hand(game, random.Random(1))
    again = bornes.replay(game.record())

    assert again == game
    assert again.scores == game.scores
