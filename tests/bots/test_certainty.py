"""A move that wins the match is made; a card that can be played on one's side is not wasted."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import bornes
from bornes import Game, Move, Verb, bots
from bornes.bots.search.certainty import wasteful_moves, winning_moves
from tests.support.games import ROAD, Table, a_move

FEW = 24
NEAR_THE_END = [
    Table("dujardin", 2, options={"match_total": 500}),
    Table("dujardin", 6, options={"match_total": 500}),
    Table("rally", 3, options={"match_total": 500}),
    Table("rally", 4, options={"match_hands": 1}),
    Table("parker", 2, options={"match_total": 600}),
    Table("parker", 4, options={"match_total": 600}),
    Table("arche", 2),
    Table("arche", 4),
    Table("volant", 2, options={"circuit": ROAD}),
    Table("volant", 3, "points", {"circuit": ROAD, "scoring": "points", "match_hands": 1}),
]
"""Tables at which a hand often decides the match."""


def wins_at_once(game: Game, move: Move) -> bool:
    """Whether a move that nobody can answer wins the match, its own question answered well."""
    if game.answerable(move) is not None:
        return False
    side = game.rules.side_of(move.seat)
    after = game.copy()
    after.apply(move)
    ends = [after]
    if after.phase != "over" and after.to_act == move.seat:
        finish = [one for one in after.legal_moves() if one.verb is Verb.FINISH]
        for one in finish:
            ends.append(after.copy())
            ends[-1].apply(one)
    return any(end.match_outcome and end.match_outcome.winners == (side,) for end in ends)


def choices(table: Table, seeds: range) -> Iterator[Game]:
    """Moments of random hands in which there is something to choose."""
    for seed in seeds:
        rand = random.Random(f"{table}|{seed}")
        game = table.new(seed)
        for _ in range(2_000):
            if game.phase == "over":
                break
            if len(game.legal_moves()) > 1:
                yield game
            game.apply(a_move(game, rand, lively=0.95))


def won(table: Table, many: int) -> Iterator[tuple[Game, list[Move]]]:
    """Moments in which some moves win the match and others do not."""
    for game in choices(table, range(400)):
        winning = [move for move in game.legal_moves() if wins_at_once(game, move)]
        if winning and len(winning) < len(game.legal_moves()):
            yield game, winning
            many -= 1
            if not many:
                return


@pytest.mark.parametrize("table", NEAR_THE_END, ids=str)
def test_a_match_that_a_move_wins_is_won_by_that_move(table: Table) -> None:
    found = 0
    for game, winning in won(table, 30):
        assert game.to_act is not None
        view = game.view(game.to_act)
        assert winning_moves(view, view.legal_moves()) == winning
        assert bots.make("champion", seed=found, playouts=FEW).choose(view) in winning
        assert bots.make("expert", seed=found).choose(view) in winning
        found += 1
    assert found == 30


@pytest.mark.parametrize(
    "table", [Table("parker", 2), Table("rally", 4), Table("arche", 2)], ids=str
)
def test_a_remedy_or_safety_that_can_be_played_is_not_thrown_away(table: Table) -> None:
    found = 0
    for game in choices(table, range(30)):
        assert game.to_act is not None
        view = game.view(game.to_act)
        wasteful = wasteful_moves(view, view.legal_moves())
        if not wasteful:
            continue
        played = [move for move in view.legal_moves() if move.verb is Verb.PLAY]
        assert {move.card for move in wasteful} <= {move.card for move in played}
        assert bots.make("champion", seed=found, playouts=FEW).choose(view) not in wasteful
        assert bots.make("expert", seed=found).choose(view) not in wasteful
        found += 1
        if found == 60:
            break
    assert found == 60


def test_only_what_could_be_played_is_wasted() -> None:
    view = bornes.read_view(
        {
            "edition": "parker",
            "players": 2,
            "position": {
                "to_play": 1,
                "hand_sizes": {2: 6},
                "draw_size": 40,
                "hands": {1: [25, "stop", "roll", "gasoline", "extra_tank", "repairs", 200]},
                "sides": {"A": {"battle": ["roll", "accident"]}, "B": {"battle": ["roll"]}},
            },
        },
        seat=1,
    )

    wasted = sorted(str(move) for move in wasteful_moves(view, view.legal_moves()))
    assert wasted == ["1: discard extra_tank", "1: discard repairs"]
