"""Many tables at once: the same numbers as from the engine, and Gymnasium's vector interface."""

from __future__ import annotations

import random
from collections.abc import Mapping

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import bornes
from bornes import Game, Refused, envs, fast
from bornes.engine.scoring import match_result
from bornes.envs.compiled_tables import Tables
from bornes.envs.numbers.compiled import card_places, observe, places_of
from bornes.envs.numbers.compiled_road import road_places_of
from bornes.envs.rewards import after_hand
from bornes.envs.vector_env import FastVectorEnv
from bornes.fast.kernel.score import LINE_COUNT
from tests.support.fast_games import EDITIONS
from tests.support.games import PLAIN, Table, moments

COMPILED = [table for table in PLAIN if table.edition in EDITIONS]
every_table = pytest.mark.parametrize("table", COMPILED, ids=str)

NO_PILES: Mapping[str, object] = {
    "needs_roll": False,
    "hazard_on_hazard": False,
    "remedy_covers": False,
    "remedy_answers": True,
}
"""House rules under which remedies answer out of turn and one chooses what lies on top."""


def masked(masks: np.ndarray, chance: np.random.Generator) -> np.ndarray:
    """A legal action for each table, any of them."""
    chosen: np.ndarray = (chance.random(masks.shape) * masks).argmax(axis=1)
    return chosen


# --- the same numbers ---------------------------------------------------------------


def seen(game: Game, tables: Tables, seat: int) -> tuple[np.ndarray, np.ndarray]:
    """What the compiled rules let a seat know of a game."""
    coding = tables.encoding
    raw = np.zeros((1, coding.observation_size), np.float32)
    masks = np.zeros((1, coding.action_count), np.int8)
    observe(
        fast.from_game(game)[np.newaxis],
        np.array([seat - 1]),
        places_of(coding),
        road_places_of(coding, card_places(coding)),
        np.array([game.hand_number]),
        np.array([list(game.scores.values())]),
        raw,
        tables._actions,
        masks,
        np.zeros(LINE_COUNT, np.int32),
    )
    return coding.finished(raw)[0], masks[0]


def assert_agree(game: Game, tables: Tables, seat: int) -> None:
    coding, view = tables.encoding, game.view(seat)
    numbers, mask = seen(game, tables, seat)
    mine, theirs = coding.decode(coding.observation(view)), coding.decode(numbers)
    for name, field in mine.items():
        assert np.array_equal(field, theirs[name]), name
    assert np.array_equal(coding.observation(view), numbers)
    assert np.array_equal(coding.mask(view), mask)


def tables_of(table: Table, house: Mapping[str, object] | None = None) -> Tables:
    options = table.options
    return Tables(1, table.edition, table.players, options, house, "match", None, "random", 1)


@every_table
def test_compiled_observations_are_the_engines(table: Table) -> None:
    tables, rand = tables_of(table), random.Random(str(table))
    game = table.new(1)
    for _ in range(4):
        for now in moments(game, rand, every=6):
            for seat in now.rules.seats:
                assert_agree(now, tables, seat)
        if game.match_outcome is None:
            game.deal()


def test_compiled_observations_agree_under_house_rules() -> None:
    table, rand = Table("parker", 3), random.Random(2)
    tables = tables_of(table, NO_PILES)
    game = bornes.new("parker", 3, seed=4, house=NO_PILES)
    for now in moments(game, rand, every=2, most=120):
        for seat in now.rules.seats:
            assert_agree(now, tables, seat)


@every_table
def test_a_table_is_dealt_the_match_of_its_seed(table: Table) -> None:
    many = envs.vector(5, table.edition, table.players, opponents="random")
    observation, infos = many.reset(seed=40)
    coding = many.encoding
    for row in range(5):
        game = bornes.new(table.edition, table.players, seed=40 + row)
        assert game.to_act == 1
        assert np.array_equal(observation["observation"][row], coding.observation(game.view(1)))
        assert np.array_equal(observation["action_mask"][row], coding.mask(game.view(1)))
    assert infos["hand_number"].tolist() == [1] * 5


# --- episodes -----------------------------------------------------------------------


def played(many: FastVectorEnv, steps: int, seed: int = 1) -> list[tuple[np.ndarray, ...]]:
    chance = np.random.default_rng(seed)
    observation, _ = many.reset(seed=seed)
    told: list[tuple[np.ndarray, ...]] = []
    for _ in range(steps):
        observation, rewards, ended, cut, infos = many.step(
            masked(observation["action_mask"], chance)
        )
        assert "illegal" not in infos
        assert not cut.any()
        told.append((observation["observation"], observation["action_mask"], rewards, ended))
    return told


@pytest.mark.parametrize("episode", ["match", "hand"])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_it_keeps_to_its_spaces(players: int, episode: str) -> None:
    many = envs.vector(16, "dujardin", players, episode=episode, seat=None)
    assert many.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    for numbers, masks, _, ended in played(many, 150):
        assert many.observation_space.contains({"observation": numbers, "action_mask": masks})
        assert (masks.any(axis=1) == ~ended).all()


def test_an_ended_table_begins_again_at_the_next_step() -> None:
    many = envs.vector(32, "parker", 2, episode="hand")
    before = np.zeros(32, np.bool_)
    field = many.encoding.fields["hand_number"]
    begun = 0
    for numbers, masks, rewards, ended in played(many, 200):
        assert not (before & ended).any()
        assert (rewards[before] == 0).all()
        assert (rewards[~ended] == 0).all()
        assert (numbers[before, field.start] > 0).all()
        assert masks[before].any(axis=1).all()
        begun += int(before.sum())
        before = ended
    assert begun > 50


def test_the_same_seed_plays_the_same() -> None:
    one = played(envs.vector(8, "rally", 3, seat=None), 60, seed=9)
    other = played(envs.vector(8, "rally", 3, seat=None, threads=2), 60, seed=9)
    for mine, theirs in zip(one, other, strict=True):
        for array, same in zip(mine, theirs, strict=True):
            assert np.array_equal(array, same)


def test_an_illegal_action_ends_the_episode() -> None:
    many = envs.vector(3, "parker", 2)
    observation, _ = many.reset(seed=1)
    actions = observation["action_mask"].argmax(axis=1)
    actions[1] = observation["action_mask"][1].argmin()
    actions[2] = -7
    observation, rewards, ended, _, infos = many.step(actions)
    assert rewards.tolist() == [0, -1, -1]
    assert ended.tolist() == [False, True, True]
    assert infos["illegal"].tolist() == infos["_illegal"].tolist() == [False, True, True]
    _, rewards, ended, _, infos = many.step(observation["action_mask"].argmax(axis=1))
    assert not ended.any()
    assert "illegal" not in infos


# --- rewards and matches --------------------------------------------------------------


@pytest.mark.parametrize("episode", ["match", "hand"])
@pytest.mark.parametrize("reward", ["points", "win"])
@pytest.mark.parametrize("players", [2, 6])
def test_hands_are_paid_as_by_the_engine(players: int, reward: str, episode: str) -> None:
    """A random hand through the engine, then counted by both."""
    for seed in range(12):
        rand = random.Random(seed)
        game = bornes.new("parker", players, seed=seed, options={"match_total": 1500})
        many = Tables(
            1, "parker", players, {"match_total": 1500}, None, episode, reward, "random", 1
        )
        while True:
            for _ in moments(game, rand, every=500):
                pass
            many.hands[0] = fast.from_game(game)
            many.hand_numbers[0] = game.hand_number
            paid = after_hand(game, many.episode, many.reward)
            before = many.totals.copy()
            for seat in game.rules.seats:
                many.totals[:] = before
                many.seats[0] = seat - 1
                [found] = many._end_hands(np.array([0]))
                assert found == pytest.approx(paid[game.rules.side_of(seat)])
            assert many.totals[0].tolist() == list(game.scores.values())
            decided = game.match_outcome is not None
            assert many.over[0] == (decided or episode == "hand")
            if decided:
                break
            game.deal()


@pytest.mark.parametrize(
    "house",
    [
        {"match_hands": 3},
        {"match_total": 2000},
        {"scored": False, "furthest_wins": True, "games": 3},
        {"scored": False, "furthest_wins": True},
    ],
    ids=str,
)
def test_matches_end_as_the_engines_do(house: Mapping[str, object]) -> None:
    many = Tables(1, "parker", 3, None, house, "match", None, "random", 1)
    rules = many.encoding.rules
    rand = random.Random(5)
    ended = 0
    for _ in range(300):
        totals = [rand.choice((0, 1, 2, 1999, 2000, 2400)) for _ in range(3)]
        hands = rand.randint(1, 5)
        many.totals[0], many.hand_numbers[0] = totals, hands
        [over], [winners] = many._matches(np.array([0]))
        named = dict(zip(rules.sides, totals, strict=True))
        outcome = match_result(rules, named, hands)
        assert over == (outcome is not None)
        won = tuple(side for side, mark in zip(rules.sides, winners, strict=True) if mark)
        assert won == (outcome.winners if outcome else ())
        ended += bool(over)
    assert 0 < ended < 300 or rules.games == 1


def test_opponents_differ_in_strength() -> None:
    """Against chance a random learner breaks even; against the rule of thumb it loses."""

    def mean(opponents: str) -> float:
        many = envs.vector(64, "parker", 2, opponents=opponents, episode="hand", seat=None)
        paid = [rewards[ended] for _, _, rewards, ended in played(many, 400)]
        return float(np.concatenate(paid).mean())

    assert abs(mean("random")) < 0.15
    assert mean("thumb") < -0.8


# --- Gymnasium ------------------------------------------------------------------------


def test_gymnasium_makes_it() -> None:
    many = gymnasium.make_vec(
        "Bornes-v0", num_envs=4, vectorization_mode="vector_entry_point", edition="rally", players=4
    )
    kept = gymnasium.wrappers.vector.RecordEpisodeStatistics(many)
    kept.reset(seed=3)
    observation, *_ = kept.step(np.zeros(4, np.int64))
    size = envs.encoding("rally", 4).observation_size
    assert observation["observation"].shape == (4, size)
    kept.close()


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"edition": "parker", "house": {"roll_after_safety": True}}, "fast-not-compiled"),
        ({"edition": "paris"}, "unknown-edition"),
        ({"num_envs": 0}, "envs-count"),
        ({"num_envs": True}, "envs-count"),
        ({"seat": 3}, "no-such-seat"),
        ({"opponents": "nobody"}, "unknown-bot"),
        ({"opponents": ["thumb", "thumb"]}, "envs-opponents"),
        ({"episode": "day"}, "envs-episode"),
        ({"reward": "gold"}, "envs-reward"),
        ({"threads": 0}, "fast-threads"),
    ],
    ids=str,
)
def test_what_cannot_be_is_refused(settings: dict[str, object], code: str) -> None:
    with pytest.raises(Refused) as refused:
        envs.vector(**({"num_envs": 2} | settings)).reset()  # type: ignore[arg-type]
    assert refused.value.refusal.code == code


def test_a_step_needs_a_reset_and_an_action_for_each() -> None:
    many = envs.vector(2)
    with pytest.raises(Refused) as refused:
        many.step(np.zeros(2, np.int64))
    assert refused.value.refusal.code == "envs-reset-first"
    many.reset(seed=1)
    for actions in (np.zeros(3, np.int64), np.zeros(2), 1):
        with pytest.raises(Refused) as refused:
            many.step(actions)
        assert refused.value.refusal.code == "envs-one-action-each"
