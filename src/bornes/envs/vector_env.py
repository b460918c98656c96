"""Many environments for one learner each, over the compiled rules: Gymnasium's vector interface."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from bornes.engine.numbers import plain
from bornes.engine.refusals import Refusal, Refused
from bornes.envs.compiled_tables import Rows, Tables
from bornes.envs.numbers.codec import Observation
from bornes.envs.opponents import check_seat
from bornes.envs.rewards import ILLEGAL
from bornes.envs.vector_opponents import Opponent

Array = NDArray[Any]
Step = tuple[Observation, Array, Array, Array, dict[str, Any]]

_MOST: Final = 1 << 20


class FastVectorEnv(VectorEnv[Observation, Array, Array]):
    """Many tables with a learner's seat at each, and opponents of all kinds on the others."""

    metadata: dict[str, Any] = {  # noqa: RUF012 -- Gymnasium declares it so
        "render_modes": [],
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(
        self,
        num_envs: int = 1,
        edition: str = "parker",
        players: int = 2,
        *,
        seat: int | None = 1,
        opponents: Opponent | Sequence[Opponent] = "thumb",
        options: Mapping[str, object] | None = None,
        house: Mapping[str, object] | None = None,
        episode: str = "match",
        reward: str | None = None,
        threads: int | None = 1,
    ) -> None:
        count = plain(num_envs)
        if type(count) is not int or not 1 <= count <= _MOST:
            raise Refused(Refusal("envs-count", most=_MOST))
        self.num_envs = num_envs = count
        self.tables = Tables(
            num_envs, edition, players, options, house, episode, reward, opponents, threads
        )
        self.encoding = self.tables.encoding
        self._seat = check_seat(seat, self.encoding.rules)
        self.single_observation_space = self.encoding.observation_space()
        self.single_action_space = self.encoding.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._masks: NDArray[np.int8] | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin an episode everywhere. With a seed, table i has the match of seed + i."""
        super().reset(seed=seed, options=options)
        rows = np.arange(self.num_envs)
        self._begin(rows, self._any_seeds(len(rows)) if seed is None else rows + seed)
        return self._shown(np.zeros(self.num_envs, np.bool_))

    def step(self, actions: ArrayLike) -> Step:
        """Make a move at each table. Where an episode had ended, the next one begins instead."""
        if self._masks is None:
            raise Refused(Refusal("envs-reset-first"))
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or not np.issubdtype(chosen.dtype, np.integer):
            raise Refused(Refusal("envs-one-action-each", count=self.num_envs))
        ended = self.tables.over.copy()
        legal = (chosen >= 0) & (chosen < self.encoding.action_count)
        legal[legal] = self._masks[np.flatnonzero(legal), chosen[legal]] == 1
        illegal = ~ended & ~legal
        playing = np.flatnonzero(~ended & legal)
        rewards = self.tables.play(playing, chosen[playing], self.np_random)
        rewards[illegal] = ILLEGAL
        self.tables.over[illegal] = True
        again = np.flatnonzero(ended)
        self._begin(again, self._any_seeds(len(again)))
        observation, infos = self._shown(illegal)
        never = np.zeros(self.num_envs, np.bool_)
        return observation, rewards, self.tables.over.copy(), never, infos

    def _any_seeds(self, count: int) -> Rows:
        return self.np_random.integers(1 << 63, size=count)

    def _begin(self, rows: Rows, seeds: Rows) -> None:
        if self._seat is None:
            seats = self.np_random.integers(self.encoding.rules.players, size=len(rows))
        else:
            seats = np.full(len(rows), self._seat - 1)
        self.tables.begin(rows, seeds, seats, self.np_random)

    def _shown(self, illegal: NDArray[np.bool_]) -> tuple[Observation, dict[str, Any]]:
        observation = self.tables.observations()
        self._masks = observation["action_mask"].copy()
        every = np.ones(self.num_envs, np.bool_)
        infos: dict[str, Any] = {
            "action_mask": self._masks.copy(),
            "hand_number": self.tables.hand_numbers.copy(),
            "scores": self.tables.totals.copy(),
            "seat": self.tables.seats + 1,
        }
        infos |= {f"_{name}": every.copy() for name in infos}
        if illegal.any():
            infos |= {"illegal": illegal.copy(), "_illegal": illegal.copy()}
        return observation, infos
