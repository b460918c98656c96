"""What somebody tries first works, or is refused with what to do instead."""

from __future__ import annotations

import copy
import pickle
import random
from typing import Any

import numpy as np
import pytest

import bornes
from bornes import Card, IllegalMove, Kind, Move, Refused, Verb
from tests.support.games import TABLES, Table


def test_a_card_tells_its_kind_and_its_km() -> None:
    assert (Card.KM_75.km, Card.KM_75.kind) == (75, Kind.DISTANCE)
    assert (Card.STOP.km, Card.STOP.kind) == (0, Kind.HAZARD)
    assert all(isinstance(card.kind, Kind) for card in Card)


def test_an_edition_tells_how_many_can_play() -> None:
    assert bornes.EDITIONS["parker"].player_counts == (2, 3, 4, 6)
    assert bornes.EDITIONS["volant"].player_counts == (2, 3, 4, 5, 6)


def test_a_move_without_a_seat_is_the_one_to_acts() -> None:
    game = bornes.new("parker", 2, seed=3)
    legal = game.legal_moves()
    short = str(legal[-1]).partition(": ")[2]
    twin = game.copy()
    assert game.why_not(short) is None
    assert game.apply(short) == twin.apply(legal[-1])
    assert game.turn == 2
    own = game.view(2)
    assert own.why_not(str(own.legal_moves()[0]).partition(": ")[2]) is None
    other = game.view(1).why_not("discard 25")
    assert other is not None
    assert other.code != "move-needs-seat"


def test_a_move_without_a_seat_is_refused_with_its_own_place() -> None:
    game = bornes.new("parker", 2, seed=3)
    refusal = game.why_not("play nonsense")
    assert refusal is not None
    assert (refusal.code, refusal.details["column"]) == ("move-unknown-card", 6)
    with pytest.raises(IllegalMove):
        game.apply("fly away")
    assert game.why_not("").code == "move-ends-early"  # type: ignore[union-attr]
    with pytest.raises(Refused):
        Move.parse("play roll")  # files name the seat


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_moves_sort_and_each_has_one_place(table: Table) -> None:
    game = table.new(5)
    chance = random.Random(5)
    for _ in range(40):
        if game.phase == "over":
            break
        legal = game.legal_moves()
        mixed = chance.sample(legal, len(legal))
        assert sorted(mixed) == sorted(legal)
        assert len(set(legal)) == len(legal)
        game.apply(chance.choice(legal))


def test_moves_are_compared_with_moves_alone() -> None:
    play, discard = Move.parse("1: play roll"), Move.parse("1: discard roll")
    assert play < discard
    assert discard >= play
    assert min(Move.parse("2: draw"), play) is play
    with pytest.raises(TypeError):
        assert play < "1: discard roll"


def test_a_move_made_of_texts_and_numpys_numbers_is_the_same_move() -> None:
    made = Move(np.int64(7), "play", "spare_tire")  # type: ignore[arg-type]
    assert made is Move(7, Verb.PLAY, Card.SPARE_TIRE)
    assert type(made.seat) is int
    assert made.card is Card.SPARE_TIRE
    with pytest.raises(Refused):
        Move(1, "play", "nonsense")  # type: ignore[arg-type]


def test_numpys_whole_numbers_are_whole_numbers() -> None:
    one, two = np.int64(1), np.int32(2)
    game = bornes.new("parker", two, seed=np.uint64(3), options={"match_total": np.int16(3000)})  # type: ignore[arg-type]
    plain = bornes.new("parker", 2, seed=3, options={"match_total": 3000})
    assert game == plain
    assert game.record() == plain.record()
    assert game.view(one) == plain.view(1)  # type: ignore[arg-type]
    assert type(game.view(one).seat) is int  # type: ignore[arg-type]
    assert game.events_for(two) == plain.events_for(2)  # type: ignore[arg-type]
    house = {"hand_size": np.int64(5), "points": {"safety": np.int64(50)}}
    assert bornes.new("rally", 2, seed=1, house=house).record() == (
        bornes.new("rally", 2, seed=1, house={"hand_size": 5, "points": {"safety": 50}}).record()
    )


@pytest.mark.parametrize("seat", [True, 1.0, np.float64(1), np.bool_(True), "1"])
def test_what_is_no_whole_number_is_none(seat: object) -> None:
    with pytest.raises(Refused):
        bornes.new("parker", 2, seed=3).view(seat)  # type: ignore[arg-type]


def test_rooms_are_there_without_importing_them() -> None:
    rooms: Any = bornes  # they are imported when they are asked for
    assert rooms.bots.make("steady").choose(bornes.new("parker", 2, seed=1).view(1))


def test_equal_views_have_equal_hashes() -> None:
    game = TABLES[0].new(4)
    views = {game.view(1), game.copy().view(1), game.view(2)}
    assert len(views) == 2
    assert game.view(1) in views


def test_a_game_is_not_hashed_and_says_what_to_hash() -> None:
    game = bornes.new("parker", 2, seed=1)
    with pytest.raises(TypeError, match=r"game\.view\(seat\)"):
        hash(game)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_games_and_views_can_be_copied_and_pickled(table: Table) -> None:
    game = table.new(6)
    for _ in range(12):
        game.apply(game.legal_moves()[-1])
    for twin in (copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):  # noqa: S301
        assert twin == game
        assert twin.legal_moves() == game.legal_moves()
        assert twin.view(1) == game.view(1)
    view = game.view(1)
    for again in (copy.deepcopy(view), pickle.loads(pickle.dumps(view))):  # noqa: S301
        assert again == view
        assert hash(again) == hash(view)
