"""The environment for several learners: PettingZoo's demands, rewards, ends and secrets."""

from __future__ import annotations

import pickle
import random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (  # type: ignore[import-untyped]
    api_test,
    render_test,
    seed_test,
)

import bornes
from bornes import IllegalMove, Refused, envs
from tests.support.games import PLAIN, Table, every_table
from tests.support.questions import QUESTIONS, TWO_U_TURNS

every_edition = pytest.mark.parametrize("table", PLAIN, ids=str)

# PettingZoo gives these two to every environment whose observations hold a mask, except
# to those of its own that it knows by name; its documentation recommends the mask there.
masks_in_observations = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings(
        "ignore:Observation space for each agent probably should be:UserWarning"
    ),
]


def with_masks(test: Any) -> Any:
    for mark in masks_in_observations:
        test = mark(test)
    return test


def settings(table: Table) -> dict[str, Any]:
    return {"edition": table.edition, "players": table.players, "options": table.options}


def run(env: Any, rand: random.Random, most: int = 200_000) -> dict[str, float]:
    """Play an episode at random; what each agent was paid in all."""
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(most):
        observation, reward, ended, cut, _ = env.last()
        paid[agent] += reward
        assert not cut
        legal = np.flatnonzero(observation["action_mask"])
        assert bool(len(legal)) != ended
        env.step(None if ended else int(rand.choice(legal)))
    assert env.agents == []
    return paid


# --- PettingZoo's own tests -----------------------------------------------------------


@every_table
@with_masks
def test_it_passes_the_api_test(table: Table) -> None:
    api_test(envs.env(**settings(table)), num_cycles=60)


@every_edition
@with_masks
def test_a_hand_passes_the_api_test_to_its_end(table: Table) -> None:
    cycles = 2_000 if table.edition != "volant" else 100
    api_test(envs.env(**settings(table), episode="hand"), num_cycles=cycles)


@every_table
def test_it_passes_the_seed_test(table: Table) -> None:
    seed_test(lambda: envs.env(**settings(table)), num_cycles=60)


@every_table
def test_it_passes_the_render_test(table: Table) -> None:
    render_test(lambda **way: envs.env(**settings(table), **way))


# --- episodes -------------------------------------------------------------------------


@pytest.mark.parametrize("edition", bornes.EDITIONS)
def test_a_seed_deals_the_match_that_the_engine_deals(edition: str) -> None:
    env = envs.raw_env(edition, 2)
    env.reset(seed=12)
    game = bornes.new(edition, 2, seed=12)
    assert env.table.game == game
    assert env.agent_selection == "seat_1"
    env.reset()
    second = env.table.game
    assert second != game
    env.reset(seed=12)
    env.reset()
    assert env.table.game == second


def test_a_match_goes_on_from_hand_to_hand() -> None:
    env = envs.raw_env("rally", 3, options={"match_hands": 3})
    env.reset(seed=1)
    paid = run(env, random.Random(1))
    game = env.table.game
    assert game.hand_number == len(game.view().sheets) >= 3
    assert game.match_outcome is not None
    for seat, side in enumerate(game.rules.sides, start=1):
        others = [game.scores[other] for other in game.rules.sides if other != side]
        lead = game.scores[side] - sum(others) / len(others)
        assert paid[f"seat_{seat}"] == pytest.approx(lead / 1000)


def test_a_hand_ends_with_its_hand() -> None:
    env = envs.raw_env("parker", 4, episode="hand")
    env.reset(seed=3)
    paid = run(env, random.Random(2))
    game = env.table.game
    assert (game.phase, game.hand_number) == ("over", 1)
    lead = (game.scores["A"] - game.scores["B"]) / 1000
    assert paid == pytest.approx({"seat_1": lead, "seat_2": -lead, "seat_3": lead, "seat_4": -lead})


@pytest.mark.parametrize(("edition", "players"), [("arche", 2), ("arche", 4), ("parker", 2)])
@pytest.mark.parametrize("episode", ["hand", "match"])
def test_winning_is_paid(edition: str, players: int, episode: str) -> None:
    for seed in range(4):
        env = envs.raw_env(edition, players, episode=episode, reward="win")
        env.reset(seed=seed)
        paid = run(env, random.Random(seed))
        game = env.table.game
        outcome = game.outcome if episode == "hand" else game.match_outcome
        assert outcome is not None
        assert sum(paid.values()) == pytest.approx(0)
        for seat in game.rules.seats:
            won = game.rules.side_of(seat) in outcome.winners
            if len(outcome.winners) == 1:
                assert paid[f"seat_{seat}"] == pytest.approx(1 if won else -1 / (players - 1))
            elif not outcome.winners:
                assert paid[f"seat_{seat}"] == 0


def test_a_shared_win_is_shared() -> None:
    env = envs.raw_env("arche", 3)
    env.reset(seed=1)
    game = env.table.game
    game.outcome = bornes.Outcome(("A", "B"), bornes.engine.state.Ending.ONLY_DISCARDS)
    game.match_outcome = bornes.MatchOutcome(("A", "B"), bornes.engine.state.MatchEnding.GAMES)
    paid = envs.rewards.after_hand(game, "match", "win")
    assert paid == pytest.approx({"A": 0.25, "B": 0.25, "C": -0.5})


def test_infos_hold_the_mask_and_open_things() -> None:
    env = envs.raw_env("arche", 3)
    env.reset(seed=5)
    observation, _, _, _, info = env.last()
    assert np.array_equal(info["action_mask"], observation["action_mask"])
    assert info["action_mask"].any()
    assert (info["hand_number"], info["scores"]) == (1, {"A": 0, "B": 0, "C": 0})
    assert not env.infos["seat_2"]["action_mask"].any()
    assert not env.observe("seat_2")["action_mask"].any()


# --- secrets --------------------------------------------------------------------------


def asked(position: dict[str, Any], attack: str) -> tuple[Any, dict[str, np.ndarray]]:
    """An environment in which seat 2 is asked, and what the others saw just before."""
    game = bornes.position(position)
    env = envs.raw_env(
        game.rules.edition, game.rules.players, options=game.options, house=game.house
    )
    env.reset(seed=1)
    env.table._game = game
    env.table._views.clear()
    env._go_on()
    before = {agent: env.observe(agent)["observation"] for agent in env.agents}
    env.step(env.encoding.action(bornes.Move.parse(attack)))
    assert game.phase == "react"
    assert env.agent_selection == "seat_2"
    return env, before


@pytest.mark.parametrize(
    ("position", "attack"), [*QUESTIONS.values(), TWO_U_TURNS], ids=[*QUESTIONS, "two-u-turns"]
)
def test_others_are_shown_nothing_while_a_seat_is_asked(
    position: dict[str, Any], attack: str
) -> None:
    env, before = asked(position, attack)
    told = env.encoding.decode(env.observe("seat_2")["observation"])
    assert told["phase"].tolist() == [0, 0, 1, 0, 0]
    assert told["acting"].tolist() == [1]
    for agent in set(env.agents) - {"seat_2"}:
        assert np.array_equal(env.observe(agent)["observation"], before[agent])
        assert not env.observe(agent)["action_mask"].any()
    env.step(env.encoding.action(bornes.Move.parse("2: pass")))
    while env.table.game.phase == "react":  # in `volant` several seats may hold an answer
        asked_next = env.agent_selection
        assert np.array_equal(env.observe("seat_2")["observation"], before["seat_2"])
        env.step(env.encoding.action(bornes.Move.parse(f"{asked_next[-1]}: pass")))
    for agent in env.agents:
        assert not np.array_equal(env.observe(agent)["observation"], before[agent])


# --- bad input ------------------------------------------------------------------------


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = envs.raw_env("parker", 2)
    env.reset(seed=1)
    before = env.table.game.copy()
    illegal = np.flatnonzero(env.last()[0]["action_mask"] == 0)
    for action in (*illegal, -1, 999):
        with pytest.raises(IllegalMove):
            env.step(action)
        assert env.table.game == before


def test_an_illegal_action_ends_the_wrapped_environment(
    caplog: pytest.LogCaptureFixture,
) -> None:
    env = envs.env(edition="parker", players=2)
    env.reset(seed=1)
    env.step(0)
    assert "Illegal move" in caplog.text  # PettingZoo says so each time
    assert env.last()[1:4] == (-1.0, True, True)


def test_an_episode_can_be_cut_off() -> None:
    env = envs.raw_env("volant", 2, most_moves=5)
    env.reset(seed=1)
    for _ in range(5):
        assert not any(env.truncations.values())
        env.step(env.last()[0]["action_mask"].argmax())
    assert env.truncations == {"seat_1": True, "seat_2": True}
    assert not any(env.terminations.values())
    assert env.table.game.phase != "over"
    for wrong in (0, -3, "many", True):
        with pytest.raises(Refused) as refused:
            envs.raw_env("volant", 2, most_moves=wrong)  # type: ignore[arg-type]
        assert refused.value.refusal.code == "envs-most-moves"


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"edition": "paris"}, "unknown-edition"),
        ({"players": 5}, "player-count"),
        ({"options": {"speed": 1}}, "unknown-option"),
        ({"options": []}, "options-not-mapping"),
        ({"house": 0}, "house-not-mapping"),
        ({"house": {"target": 5}}, "rule-out-of-range"),
        ({"episode": "day"}, "envs-episode"),
        ({"episode": None}, "envs-episode"),
        ({"reward": "gold"}, "envs-reward"),
        ({"edition": "arche", "reward": "points"}, "envs-no-points"),
        ({"render_mode": "film"}, "envs-render-mode"),
    ],
    ids=str,
)
def test_what_cannot_be_is_refused(wrong: dict[str, Any], code: str) -> None:
    plain: dict[str, Any] = {"edition": "parker", "players": 2}
    with pytest.raises(Refused) as refused:
        envs.env(**(plain | wrong))
    assert refused.value.refusal.code == code


def test_it_can_be_pickled() -> None:
    env = envs.raw_env("arche", 2, episode="hand")
    again = pickle.loads(pickle.dumps(env))  # noqa: S301 -- it was stored just now
    again.reset(seed=1)
    assert again.table.episode == "hand"
