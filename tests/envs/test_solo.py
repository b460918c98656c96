"""The environment for one learner: Gymnasium's demands, opponents, rewards and ends."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import bornes
from bornes import Move, Refused, View, bots, envs
from bornes.envs.solo_env import SoloEnv
from tests.support.games import Table, every_table


def run(env: SoloEnv, seed: int, most: int = 20_000) -> tuple[float, dict[str, Any]]:
    """Play an episode at random; what was paid in all, and the last infos."""
    chance = np.random.default_rng(seed)
    observation, info = env.reset(seed=seed)
    total = 0.0
    for _ in range(most):
        assert env.observation_space.contains(observation)
        mask = observation["action_mask"]
        assert np.array_equal(mask, info["action_mask"])
        assert np.array_equal(mask == 1, env.action_masks())
        observation, reward, ended, cut, info = env.step(chance.choice(np.flatnonzero(mask)))
        total += reward
        assert not cut
        if ended:
            return total, info
    raise AssertionError(f"the episode has not ended after {most} steps")


@every_table
def test_it_passes_gymnasiums_checks(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    env = envs.solo(table.edition, table.players, options=dict(table.options))
    assert env.spec is not None
    check_env(env)
    assert table.edition in capsys.readouterr().out  # the render mode for people prints


@pytest.mark.parametrize("opponent", [name for name in bots.BOTS if name != "champion"])
def test_every_quick_bot_can_be_met(opponent: str) -> None:
    total, info = run(envs.solo("arche", 2, opponents=opponent), seed=3)
    assert total in (-1, 0, 1)
    assert sum(info["scores"].values()) >= 1


def test_a_hand_is_paid_by_the_lead() -> None:
    env = envs.solo("dujardin", 4, seat=3, opponents="random", episode="hand")
    total, info = run(env, seed=2)
    assert total == pytest.approx((info["scores"]["A"] - info["scores"]["B"]) / 1000)
    assert (info["hand_number"], info["seat"]) == (1, 3)


def test_a_match_is_paid_hand_by_hand() -> None:
    env = envs.solo("parker", 2, opponents="random", options={"match_hands": 3})
    total, info = run(env, seed=4)
    assert total == pytest.approx((info["scores"]["A"] - info["scores"]["B"]) / 1000)
    assert info["hand_number"] >= 3


def test_the_same_seed_is_the_same_episode() -> None:
    def episode() -> tuple[float, dict[str, int], int]:
        env = envs.solo("rally", 3, seat=None, opponents="novice", episode="hand")
        total, info = run(env, seed=8)
        return total, info["scores"], info["seat"]

    assert episode() == episode()


def test_any_seat_can_be_the_learners() -> None:
    env = envs.solo("volant", 5, seat=None)
    seats = {env.reset(seed=seed)[1]["seat"] for seed in range(40)}
    assert seats == {1, 2, 3, 4, 5}


class First:
    """A bot that plays the first legal move."""

    name, seed = "first", 0

    def __init__(self) -> None:
        self.seats: set[int | None] = set()

    def choose(self, view: View) -> Move:
        self.seats.add(view.seat)
        return view.legal_moves()[0]


def test_a_bot_of_ones_own_can_be_met() -> None:
    first, second = First(), First()
    run(envs.solo("arche", 4, seat=2, opponents=[first, second, "random"]), seed=1)
    assert (first.seats, second.seats) == ({1}, {3})


def test_an_episode_can_be_cut_off() -> None:
    env = envs.solo("volant", 4, most_moves=20)
    for seed in range(3):
        observation, _ = env.reset(seed=seed)
        cut = False
        while not cut:
            observation, reward, ended, cut, _ = env.step(observation["action_mask"].argmax())
            assert (reward, ended) == (0, False)
        assert env.table.moves == 20
        with pytest.raises(Refused):
            env.step(0)


def test_an_illegal_action_ends_the_episode() -> None:
    env = envs.solo("parker", 2)
    observation, _ = env.reset(seed=1)
    illegal = int(observation["action_mask"].argmin())
    again, reward, ended, cut, info = env.step(illegal)
    assert (reward, ended, cut, info["illegal"]) == (-1.0, True, False, True)
    assert np.array_equal(again["observation"], observation["observation"])
    with pytest.raises(Refused) as refused:
        env.step(illegal)
    assert refused.value.refusal.code == "envs-reset-first"


def test_a_hand_that_ends_before_the_learner_acts_is_dealt_anew() -> None:
    house = {"target": 25, "extension_to": None, "needs_roll": False, "most_200s": 4}
    env = envs.solo("parker", 2, seat=2, opponents="steady", house=house, episode="hand")
    for seed in range(6):
        observation, _ = env.reset(seed=seed)
        assert observation["action_mask"].any()


def test_gymnasium_makes_it_by_its_name() -> None:
    env = gymnasium.make("bornes.envs:Bornes-v0", edition="arche", players=3, opponents="random")
    observation, _ = env.reset(seed=2)
    game = bornes.new("arche", 3, seed=2)
    coding = envs.encoding("arche", 3)
    assert np.array_equal(observation["observation"], coding.observation(game.view(1)))
    env.close()


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"seat": 0}, "no-such-seat"),
        ({"seat": 3}, "no-such-seat"),
        ({"seat": "1"}, "no-such-seat"),
        ({"opponents": "nobody"}, "unknown-bot"),
        ({"opponents": ["novice", "novice"]}, "envs-opponents"),
        ({"opponents": []}, "envs-opponents"),
        ({"edition": "paris"}, "unknown-edition"),
        ({"reward": "gold"}, "envs-reward"),
        ({"episode": 1}, "envs-episode"),
    ],
    ids=str,
)
def test_what_cannot_be_is_refused(wrong: dict[str, Any], code: str) -> None:
    plain: dict[str, Any] = {"edition": "parker", "players": 2}
    with pytest.raises(Refused) as refused:
        envs.solo(**(plain | wrong))
    assert refused.value.refusal.code == code
