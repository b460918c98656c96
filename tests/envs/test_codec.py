"""What learners see and do, as numbers: complete, as documented, and nothing that is hidden."""

from __future__ import annotations

import random
from collections.abc import Mapping

import numpy as np
import pytest

import bornes
from bornes import Card, Game, IllegalMove, Refused, Verb, envs
from bornes.engine.cards import HAZARD_OF, KIND, KM, Kind
from bornes.envs.numbers.observation_fields import LANES, SQUARES
from tests.support.games import PLAIN, ROAD, TABLES, Table, every_table, moments
from tests.support.twins import pass_until, twin_of

every_edition = pytest.mark.parametrize("table", PLAIN, ids=str)

HOUSES: list[tuple[str, int, Mapping[str, object]]] = [
    ("parker", 2, {"needs_roll": False, "hazard_on_hazard": False, "remedy_covers": False}),
    ("parker", 4, {"seating": "ABCD", "target": 700, "extension_to": 1000}),
    ("dujardin", 3, {"deck": {"mum_coffee": 2, "gourmet_coffee": 3, "cafeteria_mum": 1}}),
    ("arche", 3, {"hand_size": 6, "remedy_answers": False}),
    ("volant", 4, {"circuit": ROAD, "deck": {"turbo": 6, "acceleration": 0}}),
    (
        "dujardin",
        2,
        {"draw_from": "pile_or_discard", "reshuffle": "all_but_top", "idle_rounds": 5},
    ),
]


def coding_of(game: Game) -> envs.Encoding:
    return envs.encoding(
        game.rules.edition, game.rules.players, options=game.options, house=game.house
    )


def some_moments(game: Game, rand: random.Random) -> list[Game]:
    every = 60 if game.rules.circuit is not None else 8
    return [now.copy() for now in moments(game, rand, every)]


# --- actions --------------------------------------------------------------------------


def check_actions(game: Game, coding: envs.Encoding) -> None:
    for seat in game.rules.seats:
        view = game.view(seat)
        mask = coding.mask(view)
        assert mask.dtype == np.int8
        legal = [coding.move(seat, int(action)) for action in np.flatnonzero(mask)]
        assert set(legal) == set(view.legal_moves())
        assert len(legal) == len(view.legal_moves())
        assert [coding.action(move) for move in legal] == list(np.flatnonzero(mask))


@every_table
def test_every_legal_move_is_an_action(table: Table) -> None:
    game = table.new(3)
    coding = coding_of(game)
    for seat in game.rules.seats:
        moves = coding.moves(seat)
        assert len(set(moves)) == len(moves) == coding.action_count
        assert {move.seat for move in moves} == {seat}
    for now in some_moments(game, random.Random(1)):
        check_actions(now, coding)


@pytest.mark.parametrize(("edition", "players", "house"), HOUSES, ids=str)
def test_house_rules_are_encoded_too(
    edition: str, players: int, house: Mapping[str, object]
) -> None:
    game = bornes.new(edition, players, seed=2, house=house)
    coding = coding_of(game)
    space = coding.observation_space()
    for now in some_moments(game, random.Random(2)):
        check_actions(now, coding)
        for seat in now.rules.seats:
            assert space.contains(coding.both(now.view(seat)))


def test_an_action_means_the_same_for_every_seat() -> None:
    coding = envs.encoding("parker", 6)
    assert coding.action(bornes.Move.parse("1: discard 25")) == 7
    attack = coding.action(bornes.Move.parse("1: play stop on B"))
    assert str(coding.move(2, attack)) == "2: play stop on C"
    assert str(coding.move(3, attack)) == "3: play stop on A"
    assert str(coding.move(4, attack)) == "4: play stop on B"


@pytest.mark.parametrize("action", [-1, 49, 10**30, None, "draw", 1.0, np.int64(49)])
def test_an_action_that_is_none_is_refused(action: object) -> None:
    with pytest.raises(IllegalMove) as refused:
        envs.encoding("parker", 2).move(1, action)
    assert refused.value.refusal.code == "envs-no-such-action"


def test_sizes_depend_on_edition_and_players_alone() -> None:
    plain = envs.encoding("volant", 3)
    for options in (
        {"scoring": "points"},
        {"accelerated": True},
        {"small_game": True, "target": 700},
        {"circuit": 96},
        {"games": 3},
    ):
        other = envs.encoding("volant", 3, options=options)
        assert (other.observation_size, other.action_count) == (
            plain.observation_size,
            plain.action_count,
        )
        assert other.moves(2) == plain.moves(2)
        assert list(other.fields) == list(plain.fields)


# --- observations ---------------------------------------------------------------------


def check_observation(game: Game, coding: envs.Encoding, seat: int) -> None:
    """Every field, worked out from the game in another way than by the encoding."""
    view = game.view(seat)
    told = coding.decode(coding.observation(view))
    cards, rules = coding.kinds.cards, game.rules
    own = rules.sides.index(rules.side_of(seat))
    sides = [rules.sides[(own + n) % len(rules.sides)] for n in range(len(rules.sides))]
    seats = [(seat - 1 + n) % rules.players + 1 for n in range(rules.players)]
    hidden = [*game.pile, *(c for other in rules.seats if other != seat for c in game.hand(other))]

    assert told["phase"].tolist() == [
        int(game.phase == phase) for phase in ("draw", "play", "react", "extension", "over")
    ]
    assert told["acting"][0] == (game.to_act == seat)
    assert told["turn"].tolist() == [int(game.turn == other) for other in seats]
    assert told["hand"].tolist() == [game.hand(seat).count(card) for card in cards]
    assert told["unseen"].tolist() == [hidden.count(card) for card in cards]
    assert told["discards"].tolist() == [game.discards.count(card) for card in cards]
    assert told["top"].tolist() == [int(game.discards[-1:] == [card]) for card in cards]
    assert told["taken"].tolist() == [int(game.taken is card) for card in cards]
    assert told["hand_sizes"].tolist() == [len(game.hand(other)) for other in seats]
    single = {
        "draw_size": len(game.pile),
        "target": game.target,
        "hand_number": game.hand_number,
        "plays_left": game.plays_left,
        "owed": game.owed,
        "played": game.played,
        "ran_out": game.ran_out,
    }
    assert {name: told[name].tolist() for name in single} == {n: [v] for n, v in single.items()}
    asked = game.question if game.to_act == seat else None
    hazards: list[Card | None] = [*coding.kinds.hazards, None]
    assert told["asked"].tolist() == [int(asked is not None and asked.hazard is h) for h in hazards]
    for place, side in enumerate(sides):
        check_side(
            game,
            coding,
            side,
            {name: part[place] for name, part in told.items() if len(part) > place},
        )


def check_side(
    game: Game, coding: envs.Encoding, side: str, told: Mapping[str, np.ndarray]
) -> None:
    tableau, rules = game.tableaus[side], game.rules
    outcome = game.outcome
    assert told["km"] == tableau.km
    assert told["left"] == max(0, game.target - tableau.km)
    assert told["rolling"] == tableau.rolling(rules)
    assert told["limited"] == (Card.SPEED_LIMIT in tableau.hazards)
    assert told["stopped"].tolist() == [int(tableau.hazard is h) for h in coding.kinds.battle]
    pile = "".join("x" if card in coding.kinds.battle else "." for card in tableau.battle)
    stack = tableau.battle[pile.rfind(".") + 1 :]
    under = tableau.battle[: pile.rfind(".") + 1]
    assert told["stacked"].tolist() == [stack.count(h) for h in coding.kinds.battle]
    assert told["roll_under"] == (under[-1:] == [Card.ROLL])
    safeties = coding.kinds.safeties
    assert told["safeties"].tolist() == [tableau.safeties.count(s) for s in safeties]
    assert told["coups"].tolist() == [tableau.coups.count(s) for s in safeties]
    assert told["distance"].tolist() == [tableau.distance.count(c) for c in coding.kinds.distances]
    assert told["extension"] == (game.extension == side)
    assert told["points"] == sum(game.score[side].values())
    assert told["total"] == game.scores[side]
    assert told["won"] == (outcome is not None and side in outcome.winners)
    if rules.circuit is not None:
        spot = tableau.spot
        assert told["square"] == spot.square
        assert told["lane"] == spot.lane
        assert told["inside"] == spot.shortcut


@every_table
def test_an_observation_tells_what_the_seat_sees(table: Table) -> None:
    game = table.new(8)
    coding = coding_of(game)
    space = coding.observation_space()
    rand = random.Random(4)
    for now in some_moments(game, rand):
        for seat in rand.sample(list(now.rules.seats), 2):
            check_observation(now, coding, seat)
            both = coding.both(now.view(seat))
            assert both["observation"].dtype == np.float32
            assert space.contains(both)


def test_the_fields_lie_one_after_the_other() -> None:
    for table in TABLES:
        coding = envs.encoding(table.edition, table.players, options=table.options)
        start = 0
        for name, field in coding.fields.items():
            assert (field.name, field.start) == (name, start)
            start = field.part.stop
        assert start == coding.observation_size == len(coding.high)


def test_the_road_is_told_square_by_square() -> None:
    game = bornes.new("volant", 4, seed=1, options={"circuit": ROAD})
    coding = coding_of(game)
    told = coding.decode(coding.observation(game.view(1)))
    assert told["lanes"].tolist()[:10] == [2, 2, 2, 2, 3, 2, 2, 2, 2, 2]
    assert told["lanes"][24:].tolist() == [0] * (SQUARES - 24)
    assert {n + 1: km for n, km in enumerate(told["limits"].tolist()) if km} == {4: 50, 7: 75}
    assert {n + 1: km for n, km in enumerate(told["bonuses"].tolist()) if km} == {
        6: 75,
        10: 50,
        12: 25,
    }
    assert np.flatnonzero(told["entry"]).tolist() == [12]
    assert np.flatnonzero(told["exit"]).tolist() == [18]
    assert np.flatnonzero(told["shortcut"]).tolist() == [13, 16]


def test_no_numbered_circuit_is_wider_or_longer() -> None:
    for number in range(1, 97):
        circuit = bornes.new("volant", 6, seed=1, options={"circuit": number}).rules.circuit
        assert circuit is not None
        assert circuit.finish == SQUARES
        assert max(circuit.lanes(n, 6) for n in range(1, SQUARES + 1)) <= LANES


def test_a_u_turn_is_told_with_where_the_car_would_stand() -> None:
    game = bornes.position(
        {
            "edition": "volant",
            "players": 2,
            "position": {
                "to_play": 1,
                "hands": {1: [50, 25, 25, 50, 50, 75, 75], 2: ["u_turn", 25, 25, 50, 50, 75]},
                "cars": {"A": {"square": 4, "lane": 2}},
                "circuit": {"squares": 40, "lanes": {"default": 2}},
            },
        }
    )
    coding = envs.encoding("volant", 2, options=game.options)
    game.apply("1: play 50 lane 1")
    told = coding.decode(coding.observation(game.view(2)))
    assert told["asked"].tolist() == [0, 0, 0, 0, 0, 1]
    assert told["back_to"].tolist() == [4, 2, 0]
    assert told["square"].tolist() == [0, 6]
    told = coding.decode(coding.observation(game.view(1)))
    assert told["back_to"].tolist() == [0, 0, 0]


# --- nothing hidden -------------------------------------------------------------------


@every_table
def test_other_hidden_cards_give_the_same_numbers(table: Table) -> None:
    rand = random.Random(f"envs {table}")
    every = 200 if table.edition == "volant" else 8
    compared = differed = 0
    game = table.new(6)
    coding = coding_of(game)
    for now in moments(game, rand, every):
        seat = rand.choice(list(now.rules.seats))
        settled = now.copy()
        pass_until(settled, seat)
        twin = twin_of(settled, seat, rand)
        if twin is None:
            continue
        pass_until(twin, seat)
        mine, theirs = (coding.both(each.view(seat)) for each in (settled, twin))
        assert np.array_equal(mine["observation"], theirs["observation"])
        assert np.array_equal(mine["action_mask"], theirs["action_mask"])
        compared += 1
        differed += twin.hands != settled.hands or twin.pile != settled.pile
    assert compared
    assert differed


# --- kinds ------------------------------------------------------------------------------


def test_the_kinds_cover_the_deck() -> None:
    for table in PLAIN:
        kinds = envs.encoding(table.edition, table.players).kinds
        assert set(kinds.cards) == {card for card, _ in table.new(1).rules.deck}
        special = [card for card in kinds.cards if KIND[card] is Kind.SPECIAL]
        parts = [*kinds.distances, *kinds.hazards, *kinds.remedies, *kinds.safeties, *special]
        assert parts == list(kinds.cards) or table.edition == "volant"
        assert set(parts) == set(kinds.cards)
        assert set(kinds.distances) == set(KM)
        assert {HAZARD_OF[card] for card in kinds.remedies} == set(kinds.hazards)


def test_verbs_without_a_card_come_first() -> None:
    for table in PLAIN:
        moves = envs.encoding(table.edition, table.players).moves(1)
        verbs = [Verb.DRAW, Verb.TAKE, Verb.END, Verb.PASS, Verb.EXTEND, Verb.FINISH, Verb.U_TURN]
        assert [move.verb for move in moves[:7]] == verbs
        assert {move.verb for move in moves[7 : 7 + len(table.new(1).rules.deck)]} == {Verb.DISCARD}


def test_a_table_that_cannot_be_is_refused() -> None:
    with pytest.raises(Refused):
        envs.encoding("parker", 5)
