"""What is told of a hand gives the score that the engine gave it when it was played."""

import random

import pytest

from bornes import Game
from bornes.bots import make
from bornes.scorekeeper import HandFacts, kept
from tests.support.fast_games import HOUSE, OPTIONS
from tests.support.games import READINGS, TABLES, Table, a_move, generator
from tests.support.score_facts import facts_of

SCORED_ROAD = {"scoring": "bonus", "match_hands": 2}
MORE = [
    Table("volant", 2, "bonus", SCORED_ROAD),
    Table("volant", 5, "crowned", SCORED_ROAD, {"points": {"delayed_action": 70, "all_four": 11}}),
    Table("volant", 6, "until-reshuffle", SCORED_ROAD, {"early_finish_until_reshuffle": True}),
    Table("rally", 3, "early", {}, {"points": {"early_finish": 90}}),
    Table(
        "parker", 2, "early-late", {}, {"points": {"early_finish": 90}}
        | {"early_finish_until_reshuffle": True},
    ),
    Table("arche", 3, "points", {}, {"scored": True, "furthest_wins": True, "match_total": 900}),
    Table("dujardin", 2, "games", {}, {"scored": False, "furthest_wins": True, "games": 3}),
]  # fmt: skip
ALL = {str(table): table for table in (*TABLES, *READINGS, *MORE)}
ALL |= {f"{table}*": Table(table.edition, table.players, table.name, table.options, table.house)
        for table in (*OPTIONS, *HOUSE)}  # fmt: skip
MOST_HANDS = 3


def _play(game: Game, rand: random.Random, bot: str | None) -> None:
    """A hand to its end: at random, or as a bot would, which arrives more often."""
    players = None if bot is None else make(bot, seed=rand.randrange(1 << 30))
    while game.phase != "over":
        assert game.to_act is not None
        if players is None:
            game.apply(a_move(game, rand, lively=0.95))
        else:
            game.apply(players.choose(game.view(game.to_act)))


def _compare(table: Table, seed: int, bot: str | None) -> None:
    """Play some hands and keep their score."""
    game = table.new(seed)
    rand = generator(table, seed, "score")
    told: list[HandFacts] = []
    for _ in range(MOST_HANDS):
        _play(game, rand, bot)
        told.append(facts_of(game))
        found = kept(game.rules, told)
        last = found.hands[-1]
        assert last.doubts == (), (last.doubts, told[-1])
        assert game.outcome is not None
        assert last.score == game.score
        assert set(last.winners) == set(game.outcome.winners)
        assert found.totals == last.totals == game.scores
        assert found.outcome == game.match_outcome
        if game.match_outcome is not None:
            break
        game.deal()


@pytest.mark.parametrize("table", ALL.values(), ids=ALL)
def test_the_facts_of_a_hand_give_its_score(table: Table) -> None:
    _compare(table, 1, "novice")


@pytest.mark.long
@pytest.mark.parametrize("table", ALL.values(), ids=ALL)
def test_the_facts_of_many_hands_give_their_score(table: Table) -> None:
    for seed in range(3, 33):
        _compare(table, seed, (None, "novice", "steady")[seed % 3])
