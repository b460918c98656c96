"""The environment for several learners: PettingZoo's, in which agents act one after another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from bornes.engine.view import View
from bornes.envs.engine_table import Table
from bornes.envs.numbers.codec import VERSION, Mask, Observation
from bornes.envs.render import RENDER_MODES, check_render_mode, rendered
from bornes.envs.rewards import ILLEGAL
from bornes.envs.wrappers import (
    AssertOutOfBoundsWrapper,
    OrderEnforcingWrapper,
    TerminateIllegalWrapper,
)

Agent = str


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 -- PettingZoo's own name for it
    """The environment without the wrappers of `env`; an illegal action raises `IllegalMove`."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": f"bornes_v{VERSION}",
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        edition: str = "parker",
        players: int = 2,
        *,
        options: Mapping[str, object] | None = None,
        house: Mapping[str, object] | None = None,
        episode: str = "match",
        reward: str | None = None,
        most_moves: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.render_mode = check_render_mode(render_mode)
        self.table = Table(edition, players, options, house, episode, reward, most_moves)
        self.encoding = self.table.encoding
        self.possible_agents = [f"seat_{seat}" for seat in self.encoding.rules.seats]
        self.agents: list[Agent] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents, start=1)}
        self.observation_spaces = {
            agent: self.encoding.observation_space() for agent in self.possible_agents
        }
        self.action_spaces = {agent: self.encoding.action_space() for agent in self.possible_agents}
        self._chance = np.random.default_rng()
        self._masked: View | None = None
        """The view whose legal actions were asked for last."""
        self._legal = np.zeros(0, np.int8)

    def observation_space(self, agent: Agent) -> spaces.Space[Observation]:
        """The space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Discrete[np.int64]:
        """The space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:  # noqa: ARG002 -- PettingZoo's
        """Begin an episode. With a seed it is the match that `bornes.new` deals for it."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.table.start(seed, self._chance)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self._go_on()

    def step(self, action: Any) -> None:
        """Make the move of the agent to act; an agent whose episode is over gives None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        paid = self.table.play(self.encoding.move(self._seat[agent], action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {agent: paid[self._seat[agent]] for agent in self.agents}
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, self.table.over)
        self.truncations = dict.fromkeys(self.agents, self.table.cut_off)
        self._go_on()

    def _go_on(self) -> None:
        to_act = self.table.game.to_act
        if to_act is not None:
            self.agent_selection = self.possible_agents[to_act - 1]
        self.infos = {agent: self._info(agent) for agent in self.agents}
        if self.render_mode == "human":
            self.render()

    def _info(self, agent: Agent) -> dict[str, Any]:
        game = self.table.game
        return {
            "action_mask": self._mask(agent),
            "hand_number": game.hand_number,
            "scores": game.scores,
        }

    def _mask(self, agent: Agent) -> Mask:
        # Only the agent to act has legal actions, so nobody else's view need be made.
        if agent != self.agent_selection:
            return np.zeros(self.encoding.action_count, np.int8)
        view = self.table.view(self._seat[agent])
        if view is not self._masked:
            self._masked, self._legal = view, self.encoding.mask(view)
        return self._legal.copy()  # what is handed out may be changed

    def observe(self, agent: Agent) -> Observation:
        """What an agent may know now."""
        seen = self.encoding.observation(self.table.view(self._seat[agent]))
        return {"observation": seen, "action_mask": self._mask(agent)}

    def render(self) -> NDArray[np.uint8] | str | None:
        """The table as the seat to act sees it, in the way that was chosen."""
        return rendered(self.table.view(self._seat[self.agent_selection]), self.render_mode)

    def close(self) -> None:
        """Nothing is open."""


def env(edition: str = "parker", players: int = 2, **settings: Any) -> AECEnv:
    """The environment as PettingZoo's are made: an illegal action ends it with a reward of -1."""
    table = raw_env(edition, players, **settings)
    made = TerminateIllegalWrapper(table, illegal_reward=ILLEGAL)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(made))
