"""The compiled rules and the engine play the same game."""

import random
from pathlib import Path

import numpy as np
import pytest

import bornes
from bornes import Game, Move, Refused, fast
from bornes.engine.refusals import Refusal
from bornes.engine.resolve import resolve
from bornes.scenarios import load_scenario
from tests.support.fast_games import EDITIONS, HOUSE, PLAIN, TABLES, Table, compare, play_both, step
from tests.support.paths import SCENARIOS

PATHS = [path for edition in EDITIONS for path in sorted((SCENARIOS / edition).glob("*.yaml"))]
LIVELY = (0.2, 0.7, 0.95)
LONGEST = 2000
"""Where discards come back, a hand at random can go on for ever: so many of its moves count."""


def most_of(table: Table, most: int) -> int | None:
    """So many moves of a hand on the road, which takes thousands at random; all elsewhere."""
    return most if table.edition == "volant" else None


def play_hands(table: Table, seeds: range, most: int | None = None) -> int:
    made = 0
    for seed in seeds:
        rand = random.Random(f"{table} {seed}")
        made += play_both(table.new(seed), table.hand(seed), rand, rand.choice(LIVELY), most)
    return made


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_random_hands_are_the_same(table: Table) -> None:
    assert play_hands(table, range(6), most_of(table, 150)) > 0


@pytest.mark.long
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_many_random_hands_are_the_same(table: Table) -> None:
    # A hand on the road has many times the moves of another.
    hands = 40 if table.edition == "volant" else 400
    assert play_hands(table, range(1000, 1000 + hands), LONGEST) > 0


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_hands_played_by_rules_of_thumb_are_the_same(table: Table) -> None:
    for seed in range(2):
        game, hand = table.new(seed), table.hand(seed)
        while compare(game, hand):
            [action] = fast.choose(hand, "thumb")
            step(game, hand, fast.move_of(hand, int(action)))


@pytest.mark.parametrize("table", [*PLAIN, *HOUSE[:3]], ids=str)
def test_every_hand_of_a_match_is_dealt_alike(table: Table) -> None:
    game = table.new(11)
    rand = random.Random(str(table))
    while game.match_outcome is None and game.hand_number < 4:
        hand = table.hand(11, game.hand_number)
        assert play_both(game, hand, rand, 0.9)
        if game.match_outcome is None:
            game.deal()


@pytest.mark.parametrize("table", PLAIN, ids=str)
def test_a_hand_can_be_taken_from_a_game_at_any_moment(table: Table) -> None:
    rand = random.Random(str(table))
    game = table.new(3)
    while game.phase != "over":
        if rand.random() < 0.2 or game.phase not in ("play", "draw"):
            play_both(game.copy(), fast.from_game(game), rand, 0.9, most_of(table, 6))
        game.apply(rand.choice(game.legal_moves()))
    compare(game, fast.from_game(game))


@pytest.mark.parametrize("seed", [0, 7, 2**32, 2**64 - 1])
def test_a_batch_is_dealt_like_single_hands(seed: int) -> None:
    for table in PLAIN:
        for number in (1, 2, 12):
            seeds = np.array([seed, 12345], np.uint64)
            hands = fast.new_batch(table.edition, table.players, seeds, hand_number=number)
            for row, each in zip(hands, seeds, strict=True):
                assert np.array_equal(row, table.hand(int(each), number))


def test_the_longest_seed_deals_as_in_the_engine() -> None:
    seed = 2**256 - 1
    compare(PLAIN[0].new(seed), PLAIN[0].hand(seed))


def test_the_dealer_may_be_named() -> None:
    for dealer in range(1, 5):
        hand = fast.new("rally", 4, seed=1, dealer=dealer)
        assert fast.look(hand).to_act == dealer % 4 + 1


def test_the_last_card_of_all_is_a_coup_fourre() -> None:
    """The turn it gives has no card left anywhere, and goes once around the table."""
    position = {
        "to_play": 1,
        "hands": {1: ["stop"], 2: [], 3: [], 4: [], 5: ["right_of_way"], 6: []},
        "draw": [],
        "sides": {"B": {"battle": ["roll"]}},
    }
    game = bornes.position({"edition": "parker", "players": 6, "position": position})
    hand = fast.from_game(game)
    for text in ("1: play stop on B", "5: coup-fourre right_of_way"):
        assert compare(game, hand)
        step(game, hand, Move.parse(text))
    assert compare(game, hand) == []


# --- scenarios --------------------------------------------------------------------


def is_refused(game: Game, text: str) -> bool:
    """Whether the compiled rules have no such move; one that can't be read has none either."""
    try:
        move = Move.of(text)
    except Refused:
        return True
    meant = resolve(game, move)
    hand = fast.from_game(game)
    return isinstance(meant, Refusal) and move not in fast.moves_of(hand)


@pytest.mark.parametrize("path", PATHS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_scenario(path: Path) -> None:
    scenario, game = load_scenario(path)
    if fast.why_not(game.rules) is not None:
        with pytest.raises(Refused, match="compiled"):
            fast.from_game(game)
        left_out = {"14", "12.9", "12.18", "3.5"}
        assert left_out & {*scenario.cites}, "only other readings are left out"
        assert game.rules.circuit is None, "no table of volant is left out"
        return
    hand = fast.from_game(game)
    compare(game, hand)
    for kind, content in scenario.steps:
        text = str(content)
        if kind == "refuse" and text.strip() != "deal":
            assert is_refused(game, text)
        if kind != "do":
            continue
        if text.strip() == "deal":
            game.deal()
            hand = fast.from_game(game)
        else:
            move = resolve(game, Move.of(text))
            assert isinstance(move, Move)
            step(game, hand, move)
        compare(game, hand)


def test_the_scenarios_are_there() -> None:
    assert len(PATHS) > 150
    assert {path.parent.name for path in PATHS} == set(EDITIONS)
