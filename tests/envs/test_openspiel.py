"""The game in OpenSpiel: its own tests hold, its algorithms play, and nothing hidden is told.

OpenSpiel is no part of the development environment. `make test-openspiel` installs it and runs
this file; `make test-long` does so too. Without it these tests fail and say so; they never skip.
"""

from __future__ import annotations

import pickle
import re
import unittest
from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest

import bornes
from bornes.engine.refusals import Refused
from tests.support.paths import ROOT

pytestmark = [
    pytest.mark.long,
    # What OpenSpiel and what it brings do on import is their own business.
    pytest.mark.filterwarnings("default"),
]

TABLES = [
    "bornes",
    *(
        f"bornes(edition={edition.id},players={players})"
        for edition in bornes.EDITIONS.values()
        for players in edition.tables
        if edition.id != "volant"
    ),
    # At random, six cars on a road take thousands of moves.
    *(f"bornes(edition=volant,players={players},max_moves=300)" for players in range(2, 7)),
    "bornes(edition=parker,players=3,reward=win)",
]
FEW = ["bornes", "bornes(edition=arche,players=3)", "bornes(edition=volant,max_moves=300)"]


@pytest.fixture(scope="module")
def spiel() -> Any:
    import pyspiel

    import bornes.envs.openspiel

    assert bornes.envs.openspiel.NAME in pyspiel.registered_names()
    return pyspiel


def played(spiel: Any, name: str, seed: int, moves: int) -> Any:
    """A state some random moves after the deal, at which somebody acts."""
    state, chance = spiel.load_game(name).new_initial_state(), Random(seed)
    made = 0
    while not state.is_terminal() and (state.is_chance_node() or made < moves):
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(actions, odds)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
            made += 1
    return state


@pytest.mark.parametrize("name", TABLES)
def test_openspiels_own_simulation_test(spiel: Any, name: str) -> None:
    spiel.random_sim_test(spiel.load_game(name), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("name", FEW)
def test_openspiels_own_api_test(spiel: Any, name: str) -> None:
    from open_spiel.integration_tests.api_test import EnforceAPIOnPartialTreeBase

    ours = type("Ours", (EnforceAPIOnPartialTreeBase,), {})
    ours.game, ours.game_name = spiel.load_game(name), name  # type: ignore[attr-defined]
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(ours).run(result)
    assert result.testsRun >= 5
    assert not result.errors
    assert not result.failures


@pytest.mark.parametrize("name", FEW)
def test_a_hand_agrees_with_the_engine(spiel: Any, name: str) -> None:
    """No card is lost in a random hand, and players are paid what the engine's score says."""
    state = played(spiel, name, 5, 10_000)
    table = state.position.table
    again = table.game.copy()
    assert again.phase == "over" or table.cut_off
    held = Counter(card for hand in again.hands for card in hand)
    lying = Counter(again.pile) + Counter(again.discards)
    laid = Counter(card for side in again.tableaus.values() for card in side.cards(again.rules))
    assert held + lying + laid == Counter(again.rules.cards)
    returns = state.returns()
    assert sum(returns) == pytest.approx(0)
    if again.phase == "over" and again.rules.scored:
        own, other = (sum(lines.values()) / 1000 for lines in again.score.values())
        assert returns == pytest.approx([own - other, other - own])


def test_the_odds_of_a_card_are_its_share_of_what_is_left(spiel: Any) -> None:
    state = spiel.load_game("bornes").new_initial_state()
    deck = Counter(state.position.table.game.rules.cards)
    for _ in range(12):
        total = deck.total()
        kinds = state.position.table.encoding.kinds.cards
        told = {kinds[kind]: odds for kind, odds in state.chance_outcomes()}
        assert told == pytest.approx({card: many / total for card, many in deck.items() if many})
        action = state.chance_outcomes()[0][0]
        deck -= Counter([kinds[action]])
        state.apply_action(action)


@pytest.mark.parametrize("name", FEW)
@pytest.mark.parametrize("seed", range(4))
def test_what_a_player_knows_is_kept_when_the_rest_is_dealt_anew(
    spiel: Any, name: str, seed: int
) -> None:
    state = played(spiel, name, seed, 15 + 9 * seed)
    player = state.current_player()
    assert player >= 0
    told = state.information_state_string(player)
    dealt = set()
    for number in range(8):
        twin = state.resample_from_infostate(player, Random(number).random)
        assert twin.information_state_string(player) == told
        assert twin.observation_tensor(player) == state.observation_tensor(player)
        assert twin.legal_actions() == state.legal_actions()
        dealt.add(str(twin))
    assert len(dealt) > 1


@pytest.mark.parametrize("name", FEW)
def test_copies_and_stored_states_go_their_own_way(spiel: Any, name: str) -> None:
    state = played(spiel, name, 3, 20)
    shown = str(state)
    twin, stored = state.clone(), pickle.loads(pickle.dumps(state))  # noqa: S301 -- our own
    assert str(twin) == str(stored) == shown
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == str(stored) == shown
    stored.apply_action(stored.legal_actions()[0])
    assert str(stored) == str(twin)


def test_the_page_s_example_runs() -> None:
    text = (ROOT / "docs" / "envs.md").read_text(encoding="utf-8")
    [example] = re.findall(r"```py\n(.*?)```", text.split("## OpenSpiel")[1], re.DOTALL)
    names: dict[str, Any] = {}
    exec(example, names)  # noqa: S102 -- our own
    assert sum(names["paid"]) == pytest.approx(0)


def test_information_set_search_plays_against_a_bot_of_ours(spiel: Any) -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    from bornes.envs.openspiel import BotPlayer

    game = spiel.load_game("bornes")
    chance = np.random.RandomState(1)
    searcher = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, chance), uct_c=2.0, max_simulations=8,
        random_state=chance,
    )  # fmt: skip
    returns = spiel.evaluate_bots(
        game.new_initial_state(), [searcher, BotPlayer(1, "novice", seed=1)], 7
    )
    assert sum(returns) == pytest.approx(0)


def test_a_stronger_bot_wins_here_too(spiel: Any) -> None:
    from bornes.envs.openspiel import BotPlayer

    game = spiel.load_game("bornes")
    paid = 0.0
    for seed in range(30):
        bots = [BotPlayer(0, "steady", seed), BotPlayer(1, "random", seed)]
        paid += spiel.evaluate_bots(game.new_initial_state(), bots, seed)[0]
    assert paid > 0


def test_openspiels_learning_environment_steps_through_a_hand(spiel: Any) -> None:
    from open_spiel.python import rl_environment
    from open_spiel.python.algorithms.random_agent import RandomAgent

    env = rl_environment.Environment(spiel.load_game("bornes"), include_full_state=False)
    agents = [RandomAgent(player, env.action_spec()["num_actions"]) for player in range(2)]
    step, turns = env.reset(), 0
    while not step.last():
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == 178
        step = env.step([agents[player].step(step).action])
        turns += 1
    assert turns > 20
    assert sum(step.rewards) == pytest.approx(0)


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("bornes(edition=atlas)", "unknown-edition"),
        ("bornes(players=5)", "player-count"),
        ("bornes(reward=glory)", "envs-reward"),
        ("bornes(max_moves=0)", "envs-most-moves"),
    ],
)
def test_a_table_that_is_none_is_refused(spiel: Any, name: str, code: str) -> None:
    with pytest.raises(Refused) as caught:
        spiel.load_game(name)
    assert caught.value.refusal.code == code


def test_an_observer_with_parameters_is_refused(spiel: Any) -> None:
    game = spiel.load_game("bornes")
    with pytest.raises(ValueError, match=re.escape("have no parameters")):
        game.make_py_observer(None, {"colour": 1})
