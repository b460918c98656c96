"""How good a policy is: hands against a compiled policy, each deal from both sides."""

from __future__ import annotations

from typing import Any, Final

import jax
import numpy as np

from bornes import fast
from bornes.fast.kernel.layout import NONE, OVER, PHASE, Rows
from bornes.fast.policies.registry import POLICIES
from bornes.training.ppo.groups import Tables
from bornes.training.ppo.play import best
from bornes.training.ppo.workers import Workers
from bornes.training.table_kinds import Setting

_BEST: Final[Any] = jax.jit(best)
_LONGEST: Final = 1000
"""Decisions of a hand; where discards come back, a net that is new may go on for ever."""


class Duels:
    """Room for duels against one opponent, the same deals each time."""

    def __init__(
        self, setting: Setting, opponent: str, deals: int, seed: int, workers: Workers
    ) -> None:
        self._sides = setting.sides
        self._opponents = np.full(deals * self._sides, POLICIES[opponent], np.int64)
        self.setting, self._seed, self._workers = setting, seed, workers

    def play(self, policy: Any) -> tuple[float, float]:
        """Points a hand ahead of the opponents' mean, and the standard error of that."""
        seated = [(self.setting, self._opponents)]
        tables = Tables(seated, 1, self._seed, self._workers, once=True)
        [group] = tables.groups
        actions = np.full(len(group.rows), NONE, np.int64)
        for _ in range(_LONGEST):
            tables.step(0, actions)
            if (group.rows[:, PHASE] == OVER).all():
                break
            actions = np.asarray(_BEST(policy, tables.send(0))).astype(np.int64)
        return self._ahead(group.rows)

    def _ahead(self, rows: Rows) -> tuple[float, float]:
        points = fast.score(rows).astype(np.float64)
        numbers = np.arange(len(points))
        own = points[numbers, numbers % self._sides]
        ahead = own - (points.sum(axis=1) - own) / (self._sides - 1)
        pairs = (
            ahead[: len(ahead) // self._sides * self._sides].reshape(-1, self._sides).mean(axis=1)
        )
        return float(pairs.mean()), float(pairs.std() / len(pairs) ** 0.5)
