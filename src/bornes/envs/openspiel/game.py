"""A hand of any edition as a game of OpenSpiel."""

from __future__ import annotations

from typing import Any, Final

import pyspiel

from bornes.editions import table_rules
from bornes.envs.engine_table import Table
from bornes.envs.openspiel.observer import Observer
from bornes.envs.openspiel.position import Position
from bornes.envs.openspiel.state import HandState
from bornes.game import Game

NAME: Final = "bornes"
"""The name under which OpenSpiel knows the game."""
MOST_POINTS: Final = 10.0
"""More than any hand of an edition can be worth to a side, in thousands of points."""

TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Mille Bornes",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={
        "edition": "parker",
        "players": 2,
        "reward": "default",
        "max_moves": 10_000,
        "seed": 0,
    },
)


class HandGame(pyspiel.Game):  # type: ignore[misc]
    """One hand, the first of a match. Players are paid at its end, and the pay adds up to 0."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**TYPE.parameter_specification, **(params or {})}
        edition, players, seed = chosen["edition"], chosen["players"], chosen["seed"]
        reward = None if chosen["reward"] == "default" else chosen["reward"]
        self._most_moves: int = chosen["max_moves"]
        table = Table(edition, players, None, None, "hand", reward, self._most_moves)
        # The seed chooses the circuit of a table that has one; the cards are chance's.
        table.begin(Game(table_rules(edition, players, {}, {}, seed), seed))
        self._first = Position(table)
        most = MOST_POINTS if table.reward == "points" else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=table.encoding.action_count,
            max_chance_outcomes=len(table.encoding.kinds.cards),
            num_players=players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=self._most_moves,
        )
        super().__init__(TYPE, info, params or {})

    def new_initial_state(self) -> HandState:
        """The hand before its first card is dealt."""
        return HandState(self, self._first.copy())

    def max_chance_nodes_in_history(self) -> int:
        """The cards of the deal, and no more than a full hand for every move."""
        awaited = self._first.awaited
        assert awaited is not None
        return awaited.needed + self._most_moves * self._first.table.game.rules.hand_size

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        """What fills observations; by default what a player sees now."""
        if params:
            raise ValueError(f"observers of {NAME} have no parameters, but got {params}")
        now = pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self._first.table.encoding, kind or now)
