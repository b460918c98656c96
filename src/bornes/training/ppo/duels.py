"""How good a policy is: hands against a compiled policy, each deal from both sides."""

from __future__ import annotations

from typing import Any

import jax
import numpy as np

from bornes import fast
from bornes.engine.rules import Rules
from bornes.fast.kernel.layout import NONE, OVER, PHASE
from bornes.fast.policies.registry import POLICIES
from bornes.training.ppo.collect import Tables, Workers
from bornes.training.ppo.play import best


class Duels:
    """Room for duels against one opponent, the same deals each time."""

    def __init__(
        self, rules: Rules, opponent: str, deals: int, seed: int, workers: Workers
    ) -> None:
        self._sides = len(rules.sides)
        self._opponents = np.full(deals * self._sides, POLICIES[opponent], np.int64)
        self._rules, self._seed, self._workers = rules, seed, workers
        self._best = jax.jit(best)

    def play(self, policy: Any) -> tuple[float, float]:
        """Points a hand ahead of the opponents' mean, and the standard error of that."""
        tables = Tables(self._rules, self._opponents, 1, self._seed, self._workers, once=True)
        actions = np.full(len(tables.rows), NONE, np.int64)
        while True:
            tables.step(0, actions)
            if (tables.rows[:, PHASE] == OVER).all():
                break
            actions = np.asarray(self._best(policy, tables.send(0))).astype(np.int64)
        return self._ahead(tables)

    def _ahead(self, tables: Tables) -> tuple[float, float]:
        points = fast.score(tables.rows).astype(np.float64)
        numbers = np.arange(len(points))
        own = points[numbers, numbers % self._sides]
        ahead = own - (points.sum(axis=1) - own) / (self._sides - 1)
        pairs = (
            ahead[: len(ahead) // self._sides * self._sides].reshape(-1, self._sides).mean(axis=1)
        )
        return float(pairs.mean()), float(pairs.std() / len(pairs) ** 0.5)
