"""The policies that are compiled in, and the rollouts that a search makes with them."""

import random

import numpy as np
import pytest

import bornes
from bornes import Card, Game, Verb, fast
from bornes.engine.cards import KIND, Kind
from bornes.fast.kernel.rollout import draw_apart
from tests.support.fast_games import PLAIN, TABLES, Table
from tests.support.games import moments, play_hand


def position(hand: list[object], **sides: object) -> Game:
    """A game of two in which seat 1 plays from these cards."""
    return bornes.position(
        {
            "edition": "dujardin",
            "players": 2,
            "position": {"to_play": 1, "hands": {1: hand}, "sides": sides},
        }
    )


def chosen(game: Game, policy: str) -> str:
    """What a policy does."""
    hand = fast.from_game(game)
    [action] = fast.choose(hand, policy)
    return str(fast.move_of(hand, int(action)))


def thumb(game: Game) -> str:
    """What the rules of thumb do."""
    return chosen(game, "thumb")


ROLLING = {"battle": ["roll"]}


@pytest.mark.parametrize(
    ("hand", "own", "rival", "expected"),
    [
        (["roll", 25, 50, "stop", "repairs", 75, 75], {}, {}, "play roll"),
        (
            ["gasoline", 200, "roll", "repairs", 25, 25, 50],
            {"battle": ["roll", "out_of_gas"]},
            ROLLING,
            "play gasoline",
        ),
        (
            ["extra_tank", "gasoline", "roll", 25, 25, 50, 50],
            {"battle": ["roll", "out_of_gas"]},
            ROLLING,
            "play extra_tank",
        ),
        ([100, 50, 25, "roll", "repairs", "gasoline", "repairs"], ROLLING, {}, "play 100"),
        (
            [100, 50, 25, "roll", "repairs", "gasoline", "accident"],
            ROLLING,
            {"battle": ["roll"], "distance": [200, 200, 100, 100]},
            "play accident on B",
        ),
        (
            [50, 25, 25, "roll", "roll", "gasoline", "stop"],
            {"battle": ["roll"], "distance": [200, 200, 100, 100, 50]},
            {"battle": ["roll"], "distance": [100]},
            "play 50",
        ),
        (
            ["driving_ace", 50, 25, "roll", "roll", "gasoline", "stop"],
            {"battle": ["roll"], "distance": [200, 200, 100, 100, 50]},
            {"battle": ["roll"], "distance": [100]},
            "play driving_ace",  # it gives another turn, in which to arrive
        ),
        (
            ["driving_ace", 50, 75, "roll", "roll", "gasoline", "stop"],
            {"battle": ["roll"], "distance": [200, 200, 100, 100, 50]},
            {"battle": ["roll"], "distance": [100]},
            "play driving_ace",  # whatever else is in the hand
        ),
        (
            [200, "driving_ace", "puncture_proof", "right_of_way", "roll", "roll", "stop"],
            {"battle": ["roll"], "distance": [200, 200]},
            {"battle": ["roll", "accident"], "safeties": ["extra_tank"]},
            "discard 200",  # a third one can't be played
        ),
    ],
)
def test_rules_of_thumb(hand: list[object], own: object, rival: object, expected: str) -> None:
    assert thumb(position(hand, A=own, B=rival)) == f"1: {expected}"


@pytest.mark.parametrize(
    ("hand", "own", "rival", "expected"),
    [
        (
            ["gasoline", 200, "roll", "repairs", 25, 25, 50],
            {"battle": ["roll", "out_of_gas"]},
            ROLLING,
            "play gasoline",
        ),
        (
            [100, 50, 25, "roll", "repairs", "gasoline", "accident"],
            {"battle": ["roll"], "distance": [100]},
            {"battle": ["roll"], "distance": [200, 200, 100, 100]},
            "play accident on B",
        ),
        (
            ["driving_ace", 50, 75, "roll", "roll", "gasoline", "stop"],
            {"battle": ["roll"], "distance": [200, 200, 100, 100, 50]},
            {"battle": ["roll"], "distance": [100]},
            "play driving_ace",
        ),
        (
            [50, 25, 25, "roll", "roll", "gasoline", "repairs"],
            {"battle": ["roll"], "distance": [200, 200, 100, 100, 50]},
            {"battle": ["roll"], "distance": [200, 200, 100, 100]},
            "play 50",
        ),
    ],
)
def test_keen_does_the_obvious(
    hand: list[object], own: object, rival: object, expected: str
) -> None:
    assert chosen(position(hand, A=own, B=rival), "keen") == f"1: {expected}"


@pytest.mark.parametrize("policy", ["thumb", "keen"])
@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ([100, "roll", "roll", "gasoline", "repairs", "repairs", "spare_tire"], "play 100"),
        ([100, "roll", "driving_ace", "gasoline", "repairs", "stop", "stop"], "play driving_ace"),
    ],
)
def test_where_no_card_is_too_long_every_one_may_arrive(
    hand: list[object], expected: str, policy: str
) -> None:
    near = {"battle": ["roll"], "distance": [200, 200, 100, 100, 50]}
    game = bornes.position(
        {
            "edition": "dujardin",
            "players": 2,
            "house": {"exact_finish": False, "extension_to": None},
            "position": {
                "to_play": 1,
                "hands": {1: hand},
                "sides": {"A": near, "B": {"battle": ["roll"], "distance": [100]}},
            },
        }
    )
    assert chosen(game, policy) == f"1: {expected}"


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("edition", ["dujardin", "rally", "parker"])
def test_keen_beats_the_rules_of_thumb(edition: str, players: int) -> None:
    ahead = 0.0
    for sides in (["keen", "thumb"], ["thumb", "keen"]):
        seats = sides * (players // 2)  # two sides either way
        points = fast.playouts(edition, players, 20_000, seed=3, policy=seats).points.mean(axis=0)
        ahead += points[sides.index("keen")] - points[sides.index("thumb")]
    assert ahead / 2 > 20  # four standard errors


def test_a_coup_fourre_is_always_played() -> None:
    found = 0
    for table in PLAIN:
        for seed in range(6):
            for game in play_hand(table.new(seed), random.Random(seed)):
                if any(move.verb == "coup-fourre" for move in game.legal_moves()):
                    found += 1
                    assert "coup-fourre" in thumb(game)
                    assert "coup-fourre" in chosen(game, "keen")
                    assert "coup-fourre" in chosen(game, "mimic")
    assert found > 10


def test_an_extension_is_a_matter_of_judgement() -> None:
    won = {"battle": ["roll"], "distance": [200, 100, 100, 100, 100, 100]}
    answers = set()
    for hand in ([200, 100, "roll", "gasoline", "stop"], ["roll", "repairs", "stop", 25, 25]):
        start = {"edition": "dujardin", "players": 2}
        asked = {"hands": {1: hand}, "sides": {"A": won, "B": ROLLING}}
        question = {"asked": {"seat": 1, "extension": True}}
        answers.add(thumb(bornes.position({**start, "position": {**asked, **question}})))
    assert answers == {"1: extend", "1: finish"}


@pytest.mark.parametrize("policy", ["thumb", "keen", "mimic"])
@pytest.mark.parametrize("table", PLAIN, ids=str)
def test_a_policy_knows_no_more_than_its_seat(table: Table, policy: str) -> None:
    """Whatever the hidden cards are, the same choice is made."""
    rand = random.Random(str(table))
    for game in moments(table.new(6), rand, every=5, most=20):
        if game.to_act is not None:
            worlds = fast.from_view(game.view(game.to_act), 30, 2)
            assert len(set(fast.choose(worlds, policy).tolist())) == 1


@pytest.mark.parametrize("strong", ["thumb", "keen", "mimic"])
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_policy_is_far_stronger_than_chance(table: Table, strong: str) -> None:
    # Who may discard only when stuck has little to choose: chance alone wins a third there.
    ahead, times = (0.6, 1.5) if table.name == "stuck" else (0.75, 3)
    game = table.new(1)
    policy = [strong if side == "A" else "random" for side in game.rules.seating]
    found = fast.playouts(
        table.edition,
        table.players,
        2000,
        seed=1,
        policy=policy,
        options=table.options,
        house=table.house,
    )
    others = found.points[:, 1:].max(axis=1)
    assert (found.points[:, 0] > others).mean() > ahead
    assert found.won[:, 0].sum() > times * found.won[:, 1:].sum()


def test_thumb_throws_no_safety_away() -> None:
    hands = fast.new_batch("dujardin", 2, range(300))
    while (actions := fast.choose(hands, "thumb")).max() >= 0:
        thrown = actions[(actions >= 0) & (actions < len(fast.CARDS))]
        assert all(KIND[fast.CARDS[card]] is not Kind.SAFETY for card in np.unique(thrown))
        fast.apply(hands, actions)


def test_chance_chooses_evenly() -> None:
    view = bornes.new("parker", 2, seed=7).view(1)
    chosen = fast.choose(fast.from_view(view, 9000, 1), "random")
    actions, counts = np.unique(chosen, return_counts=True)
    legal = len(view.legal_moves())
    assert len(actions) == legal
    mean = 9000 / legal
    assert (np.abs(counts - mean) < 5 * mean**0.5).all()


# --- rollouts ---------------------------------------------------------------------


@pytest.mark.parametrize("table", PLAIN, ids=str)
def test_rollouts_are_the_moves_played_out_in_the_sampled_worlds(table: Table) -> None:
    rand = random.Random(f"rollouts {table}")
    for game in moments(table.new(8), rand, every=20, most=6):
        if game.to_act is None:
            continue
        view = game.view(game.to_act)
        assert view.side is not None
        moves = view.legal_moves()
        found = fast.rollouts(view, moves, 12, seed=5)
        for place, move in enumerate(moves):
            worlds = fast.from_view(view, 12, 5)
            draw_apart(worlds, view.rules.sides.index(view.side.side))
            fast.apply(worlds, np.full(12, fast.action_of(worlds[0], move)))
            played = fast.play_out(worlds, "thumb")
            assert np.array_equal(found.points[place], played.points)
            assert np.array_equal(found.won[place], played.won)
            assert np.array_equal(found.endings[place], played.endings)


def test_the_other_moves_make_no_difference() -> None:
    view = bornes.new("rally", 3, seed=2).view(1)
    moves = view.legal_moves()
    together = fast.rollouts(view, moves, 20, seed=1)
    for place, move in enumerate(moves):
        alone = fast.rollouts(view, [str(move)], 20, seed=1)
        assert np.array_equal(alone.points[0], together.points[place])
    again = fast.rollouts(view, moves, 8, seed=1)
    assert np.array_equal(again.points, together.points[:, :8])


def test_rollouts_find_the_winning_card() -> None:
    game = position(
        [50, 25, "roll", "roll", "gasoline", "stop", "stop"],
        A={"battle": ["roll"], "distance": [200, 200, 100, 100, 50]},
        B={"battle": ["roll"], "distance": [200, 200, 100, 100, 75]},
    )
    view = game.view(1)
    moves = view.legal_moves()
    found = fast.rollouts(view, moves, 100, seed=1)
    best = moves[found.won[:, :, 0].mean(axis=1).argmax()]
    assert (best.verb, best.card) == (Verb.PLAY, Card.KM_50)


def test_rollouts_of_no_moves_are_empty() -> None:
    view = bornes.new("rally", 3, seed=2).view(1)
    assert fast.rollouts(view, [], 20, seed=1).points.shape == (0, 20, 3)
