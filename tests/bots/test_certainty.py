"""A move that wins the match is made; a card that can be played and does no harm is not wasted."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import bornes
from bornes import Game, Move, Verb, View, bots
from bornes.bots.certainty import (
    harmless_plays,
    wasteful_moves,
    winning_moves,
)
from bornes.bots.judgement import judgement_of
from bornes.editions import table_rules
from bornes.engine.cards import KM
from bornes.nets.shipped import shipped, tables_of
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


AT_THE_END = [
    Table("parker", 2),
    Table("parker", 4),
    Table("dujardin", 2),
    Table("dujardin", 6),
    Table("rally", 3),
]
"""Tables at which the last cards are played out, or the last draw ends the hand."""


def chosen(view: View, seed: int) -> list[Move]:
    """What each of the bots does that think of the match."""
    return [
        bots.make("champion", seed=seed, playouts=FEW).choose(view),
        bots.make("expert", seed=seed).choose(view),
        bots.make("sharp", seed=seed).choose(view),
    ]


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


def choices(table: Table, seeds: range, missing: int | None = None) -> Iterator[Game]:
    """Moments of random hands in which there is something to choose.

    Every side misses so many points of the match, or all of them.
    """
    for seed in seeds:
        rand = random.Random(f"{table}|{seed}")
        game = table.new(seed)
        if missing is not None:
            assert game.rules.match_total is not None
            game.totals = dict.fromkeys(game.totals, game.rules.match_total - missing)
        for _ in range(2_000):
            if game.phase == "over":
                break
            if len(game.legal_moves()) > 1:
                yield game
            game.apply(a_move(game, rand, lively=0.95))


def won(table: Table, many: int, missing: int | None = None) -> Iterator[tuple[Game, list[Move]]]:
    """Moments in which some moves win the match and others do not."""
    for game in choices(table, range(400), missing):
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
        assert all(move in winning for move in chosen(view, found))
        found += 1
    assert found == 30


KNOWN = [
    Table(rules.edition, rules.players)
    for nets in shipped()
    for rules in tables_of(nets)
    if rules == table_rules(rules.edition, rules.players, {}, {}, 0) and rules.scored
]
"""Tables that the shipped nets know, as they are printed."""


@pytest.mark.parametrize("table", KNOWN, ids=str)
def test_a_match_that_a_move_wins_is_won_whatever_a_net_thinks(table: Table) -> None:
    found, many = 0, 20 if table.players == 2 else 5
    for game, winning in won(table, many, missing=500):
        assert game.to_act is not None
        view = game.view(game.to_act)
        assert judgement_of(view) is not None
        assert all(move in winning for move in chosen(view, found))
        found += 1
    assert found == many


@pytest.mark.parametrize(
    ("table", "many"),
    [
        (Table("parker", 2), 60),
        (Table("rally", 4), 60),
        (Table("arche", 2), 60),
        (Table("volant", 2, options={"circuit": ROAD}), 20),
    ],
    ids=str,
)
def test_a_remedy_or_safety_that_can_be_played_is_not_thrown_away(table: Table, many: int) -> None:
    found = 0
    for game in choices(table, range(30)):
        assert game.to_act is not None
        view = game.view(game.to_act)
        wasteful = wasteful_moves(view, view.legal_moves())
        if not wasteful or not view.draw_size:
            continue
        played = [move for move in view.legal_moves() if move.verb is Verb.PLAY]
        assert {move.card for move in wasteful} <= {move.card for move in played}
        assert not any(move in wasteful for move in chosen(view, found))
        found += 1
        if found == many:
            break
    assert found == many


@pytest.mark.parametrize("table", AT_THE_END, ids=str)
def test_a_card_that_can_do_no_harm_is_not_kept_back(table: Table) -> None:
    found = checked = 0
    for game in choices(table, range(700)):
        assert game.to_act is not None
        view = game.view(game.to_act)
        moves = view.legal_moves()
        discards = {move for move in moves if move.verb is Verb.DISCARD}
        harmless = harmless_plays(view, moves)
        if not harmless or not discards:
            continue
        assert wasteful_moves(view, moves) == discards
        assert discards.isdisjoint(chosen(view, found))
        kept = harmless[0]
        for thrown in sorted(discards, key=str):
            if thrown.card != kept.card or kept.card in KM:
                assert never_worse(game, kept, thrown, random.Random(found))
                checked += 1
        found += 1
        if found == 40:
            break
    assert found == 40
    assert checked >= 40


def never_worse(game: Game, kept: Move, thrown: Move, chance: random.Random) -> bool:
    """Whether to lay a card now and discard another later is no worse than to do it the other way.

    All others do the same in both, at random; and so does this seat with its other cards.
    """
    late, soon = game.copy(), game.copy()
    late.apply(thrown)
    soon.apply(kept)
    owed = kept.card != thrown.card
    turned = owed and soon.to_act == kept.seat and late.to_act != kept.seat
    if turned:
        soon.apply(thrown)  # a safety gives its turn now, and would give it later
    while late.phase != "over":
        move = a_move(late, chance)
        if not owed or (move.seat, move.card) != (kept.seat, kept.card):
            soon.apply(move)
        elif not turned:
            soon.apply(thrown)
        late.apply(move)
        if owed and (move.seat, move.card) == (kept.seat, kept.card):
            owed = False
            if turned and move.verb is Verb.DISCARD:
                return True  # the safety is thrown away, and nothing gained
    own = game.rules.side_of(kept.seat)
    return soon.phase == "over" and all(
        (soon.scores[side] >= points) if side == own else (soon.scores[side] <= points)
        for side, points in late.scores.items()
    )


@pytest.mark.parametrize(
    ("hand", "battle", "km"),
    [
        ([75, 50, 50], ["roll"], 600),  # two of them arrive, and not with the third
        (["right_of_way", 25, 25], ["roll", "stop"], 300),  # it cures, and lets an accident come
        (["extra_tank", 25, 25], ["roll", "accident"], 300),  # a hazard that it answers may come
    ],
    ids=str,
)
def test_a_card_that_may_be_worth_keeping_may_be_kept(
    hand: list[object], battle: list[str], km: int
) -> None:
    view = bornes.read_view(
        {
            "edition": "dujardin",
            "players": 2,
            "position": {
                "to_play": 1,
                "hand_sizes": {2: 4},
                "draw_size": 0,
                "hands": {1: hand},
                "sides": {
                    "A": {"battle": battle, "distance": [100] * (km // 100)},
                    "B": {"battle": ["roll"]},
                },
            },
        },
        seat=1,
    )

    assert harmless_plays(view, view.legal_moves()) == []


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
