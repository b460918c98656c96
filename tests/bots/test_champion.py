"""The bot that searches: legal, repeatable, blind to what is hidden, and sensible."""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Callable, Sequence

import numpy as np
import pytest

import bornes
from bornes import Move, Refused, View, arena, bots, fast
from bornes.bots.champion import ChampionBot
from bornes.bots.search.compiled_rollouts import CompiledRollouts
from bornes.bots.search.engine_rollouts import EngineRollouts, RolloutResult
from bornes.bots.search.search import Search, usual_rollouts
from bornes.sampling import Worlds
from tests.support.games import READINGS, TABLES, Table, a_move, all_cards

FEW = 40


def some_views(table: Table, seed: int, every: int = 9) -> list[View]:
    """Views of seats to act, from the beginning of a hand to its end."""
    rand = random.Random(f"{table}|{seed}")
    game = table.new(seed)
    views = []
    count = 0
    while game.phase != "over" and count < 600:
        asked = game.phase in ("react", "extension")
        if len(game.legal_moves()) > 1 and (asked or count % every == 0):
            views.append(game.view(game.to_act))
        game.apply(a_move(game, rand, lively=0.9))
        count += 1
    return views


@pytest.mark.parametrize("table", TABLES + READINGS, ids=str)
def test_it_has_a_legal_answer_to_every_view(table: Table) -> None:
    for view in some_views(table, 1)[:8]:
        found = ChampionBot(seed=1, playouts=FEW).estimates(view)
        assert sorted(map(str, (one.move for one in found))) == sorted(map(str, view.legal_moves()))
        assert all(0 <= one.chance <= 1 and 0 <= one.hand <= 1 and one.worlds for one in found)


@pytest.mark.parametrize("name", ["parker-2", "dujardin-6", "arche-3", "volant-3"])
def test_the_same_seed_and_view_give_the_same_move(name: str) -> None:
    table = next(table for table in TABLES if str(table) == name)
    for view in some_views(table, 2)[:5]:
        first, second = (ChampionBot(seed=4, playouts=FEW).estimates(view) for _ in range(2))
        assert first == second


@pytest.mark.parametrize("table", TABLES + READINGS, ids=str)
def test_a_world_is_the_table_that_the_seat_sees(table: Table) -> None:
    for view in some_views(table, 3)[:8]:
        world = Worlds(view).sample(random.Random(1))
        seen = world.view(view.seat)
        assert seen.hand == view.hand
        assert seen.hand_sizes == view.hand_sizes
        assert seen.draw_size == view.draw_size
        assert seen.legal_moves() == view.legal_moves()
        assert all_cards(world) == Counter(dict(view.rules.deck))


def test_a_card_that_was_taken_openly_stays_where_it_went() -> None:
    game = bornes.new("arche", 2, seed=5)
    game.apply("1: draw")
    game.apply(next(m for m in game.legal_moves() if m.verb == "discard"))
    card = game.discards[-1]
    game.apply("2: take")
    game.apply(next(m for m in game.legal_moves() if m.verb == "discard" and m.card != card))
    worlds = Worlds(game.view(1))

    assert all(card in worlds.sample(random.Random(seed)).hand(2) for seed in range(20))


def position(**entries: object) -> View:
    filled = {"to_play": 1, "hand_sizes": {2: 6}, "draw_size": 40, **entries}
    return bornes.read_view({"edition": "parker", "players": 2, "position": filled}, seat=1)


def chosen(view: View, playouts: int = 600) -> str:
    return str(bots.make("champion", seed=1, playouts=playouts).choose(view))


ALMOST = {"battle": ["roll"], "distance": [200, 200, 100, 100]}


def test_it_finishes_a_hand_that_it_can_win() -> None:
    view = position(
        hands={1: [100, 25, "stop", "roll", "gasoline", "repairs", "end_of_limit"]},
        sides={"A": ALMOST, "B": {"battle": ["roll"], "distance": [200, 200, 100, 100]}},
    )

    assert chosen(view) == "1: play 100"


def test_it_answers_with_a_coup_fourre() -> None:
    view = position(
        to_play=2,
        hands={1: ["puncture_proof", 25, 50, "stop", "roll", "roll"]},
        sides={"A": {"battle": ["roll", "flat_tire"]}, "B": {"battle": ["roll"]}},
        asked={"seat": 1, "by": 2, "hazard": "flat_tire"},
    )

    assert chosen(view) == "1: coup-fourre puncture_proof"


def test_it_does_not_extend_when_finishing_wins_the_match() -> None:
    view = position(
        hands={1: [25, "stop", "roll", "gasoline", "repairs", "end_of_limit"]},
        sides={"A": {"battle": ["roll"], "distance": [200, 200, 100, 100, 100]}},
        scores={"A": 4500, "B": 4500},
        asked={"seat": 1, "extension": True},
    )

    assert chosen(view) == "1: finish"


def test_it_extends_when_only_that_can_win_the_match() -> None:
    view = position(
        hands={1: [100, 100, 100, 100, "right_of_way", "extra_tank"]},
        sides={
            "A": {
                "battle": ["roll"],
                "distance": [100, 100, 100, 100, 100, 100, 100],
                "safeties": ["driving_ace", "puncture_proof"],
            },
            "B": {"battle": ["stop"], "distance": [25]},
        },
        scores={"A": 3000, "B": 4000},
        asked={"seat": 1, "extension": True},
        draw_size=20,
    )

    assert chosen(view, 2000) == "1: extend"


def test_it_plays_out_an_empty_pile() -> None:
    view = position(
        hands={1: [100, "stop"]},
        sides={"A": ALMOST, "B": {"battle": ["roll"]}},
        draw_size=0,
        hand_sizes={2: 2},
    )

    assert chosen(view) == "1: play 100"


def test_without_compiled_rules_it_searches_on_the_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    monkeypatch.setattr("bornes.fast.available", lambda: False)
    monkeypatch.setattr("bornes.bots.search.informed.judgement_of", lambda *_: None)
    view = position(
        hands={1: [100, 25, "stop", "roll", "gasoline", "repairs", "end_of_limit"]},
        sides={"A": ALMOST, "B": {"battle": ["roll"], "distance": [200, 200, 100, 100]}},
    )
    search = Search(view, seed=1, playouts=FEW, seconds=None)

    assert isinstance(search.rollouts, EngineRollouts)
    assert chosen(view, FEW) == "1: play 100"


@pytest.mark.parametrize(
    ("edition", "house", "kind"),
    [
        ("parker", {}, CompiledRollouts),
        ("volant", {}, CompiledRollouts),
        ("arche", {}, EngineRollouts),
        ("parker", {"reshuffle": "all", "idle_rounds": 2}, EngineRollouts),
    ],
)
def test_it_plays_out_with_the_compiled_rules_what_their_policies_play_well(
    edition: str, house: dict[str, object], kind: type
) -> None:
    game = bornes.new(edition, 2, seed=2, house=house)
    assert game.to_act is not None
    view = game.view(game.to_act)

    assert isinstance(Search(view, seed=1, playouts=FEW).rollouts, kind)


@pytest.mark.long
def test_on_the_road_it_beats_sharp() -> None:
    """By so much that twelve matches tell: the same seeds, so always the same matches."""
    found = arena.play(["champion", "sharp-1"], edition="volant", players=2, matches=12, seed=3)

    assert (found.pairing("champion", "sharp-1").value or 0) >= 0.6


def test_a_time_limit_still_gives_an_answer() -> None:
    view = some_views(TABLES[0], 5)[3]
    found = ChampionBot(seed=1, playouts=1_000_000, seconds=0.05).estimates(view)

    assert len(found) == len(view.legal_moves())


@pytest.mark.parametrize("playouts", [0, -1, 1.5, "many", True, 10**9])
def test_nonsense_playouts_are_refused(playouts: object) -> None:
    with pytest.raises(Refused):
        bots.make("champion", playouts=playouts)


@pytest.mark.parametrize("seconds", [0, -1, "1", True, float("nan"), float("inf")])
def test_a_nonsense_time_limit_is_refused(seconds: object) -> None:
    with pytest.raises(Refused):
        bots.make("champion", seconds=seconds)


@pytest.mark.parametrize("seating", ["AB", "ABC", "ABCD", "ABCDEF"])
def test_every_world_is_valued_by_its_own_points(seating: str) -> None:
    """However many sides there are, and whichever of them differ."""
    house = {"seating": seating}
    game = bornes.new("rally", len(seating), seed=3, house=house)
    view = game.view(game.to_act)
    moves = view.legal_moves()
    found = CompiledRollouts(view).run(moves, 31, 5, lambda points, _: float(sum(points[1:])))
    rolled = [
        fast.rollouts(
            view,
            moves,
            worlds,
            seed,
            policy=["keen" if side == "A" else rivals for side in seating],
        ).points
        for worlds, seed, rivals in ((15, 10, "keen"), (16, 11, "mimic"))
    ]
    for tried, points in zip(found, np.concatenate(rolled, axis=1).tolist(), strict=True):
        assert tried.chances == [sum(of_sides[1:]) for of_sides in points]


@pytest.mark.parametrize("table", TABLES + READINGS, ids=str)
def test_the_prior_move_is_legal(table: Table) -> None:
    for view in some_views(table, 8):
        for rollouts in (usual_rollouts(view), EngineRollouts(view)):
            assert rollouts.prior_move(1) in view.legal_moves()


class Foretold:
    """Rollouts whose outcome is known: a move is better than the prior by so many errors."""

    def __init__(self, prior: Move, better: Move, errors: float) -> None:
        self.prior = prior
        self.better = better
        self.errors = errors

    def prior_move(self, _seed: int) -> Move:
        """The move that was given."""
        return self.prior

    def run(
        self, moves: Sequence[Move], worlds: int, _seed: int, _value_of: Callable[..., float]
    ) -> list[RolloutResult]:
        """The prior move always wins half, the better one more and less in turn, others nothing."""
        more = self.errors * 0.1 / worlds**0.5
        swinging = [0.5 + more + (0.1 if world % 2 else -0.1) for world in range(worlds)]
        chances = {self.prior: [0.5] * worlds, self.better: swinging}
        nothing = [0.0] * worlds
        return [RolloutResult(chances.get(move, nothing), nothing, 0.0, 0.0) for move in moves]


@pytest.mark.parametrize(("errors", "overrides"), [(-1.0, False), (1.2, False), (1.8, True)])
def test_it_overrides_the_prior_move_only_by_a_margin(errors: float, overrides: bool) -> None:
    view = bornes.new("parker", 2, seed=3).view(1)
    moves = [move for move in view.legal_moves() if move.verb == "discard"][:2]
    search = Search(view, seed=1, playouts=1000)
    search.rollouts = Foretold(moves[0], moves[1], errors)

    assert search.run(moves)[0].move == moves[overrides]
