"""Hands collected: tables are stepped on all cores while the nets decide at others.

Tables are in two halves. While one half's decisions are made where the nets are, the other's are
carried out here. What a step brings is written into a slot of its own and sent off at once.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import jax
import numpy as np
from numpy.typing import NDArray

from bornes.fast.kernel.layout import NONE
from bornes.training.ppo.groups import Sent, Tables, company_of, seated_by
from bornes.training.ppo.nets import Array
from bornes.training.ppo.settings import Settings
from bornes.training.ppo.tables import Numbers, Shares
from bornes.training.ppo.workers import Workers

Kept = dict[str, NDArray[Any]]
"""What a run needs to go on, by name."""
_KEPT: Final = ("rows", "tables", "chances", "counts")
_SENT: Final = ("seen", "hidden", "words", "who")


@dataclass
class Steps:
    """What some steps of some tables brought: arrays by step and table, or lists of those."""

    sent: list[Sent]
    """What was sent at each step, and one more: what the last of them led to."""
    log_odds: list[Array]
    """The logarithm of the probability with which the policy made each action."""
    actions: list[Array]
    rewards: Shares
    ended: NDArray[np.int8]
    chances: Shares
    """Each side's chance of the match before the hand that was played."""


Act = Callable[[Sent, int], tuple[Array, Array]]
"""Chooses an action at each table of a half: actions, and the logarithms of their chances."""


class Collector:
    """Both halves, and where each of them stands."""

    def __init__(self, settings: Settings, workers: Workers) -> None:
        self.settings = settings
        seated = seated_by(settings)
        self.kinds = [setting for setting, _ in seated]
        self.company = company_of(seated)
        self.halves = [
            Tables(seated, settings.steps, 2 * settings.seed + half, workers) for half in range(2)
        ]
        self._standing: list[Sent] = []
        nothing = np.full(settings.half, NONE, np.int64)
        for tables in self.halves:
            tables.step(0, nothing)
            self._standing.append(tables.send(0))

    @property
    def counts(self) -> Numbers:
        """Hands, decisions and moves so far."""
        total: Numbers = self.halves[0].counts + self.halves[1].counts
        return total

    @property
    def hands(self) -> dict[str, int]:
        """The hands so far at each kind of table."""
        one, other = (tables.hands for tables in self.halves)
        return {name: one[name] + other[name] for name in one}

    def collect(self, act: Act) -> list[Steps]:
        """Play all tables so many steps."""
        sent = [[standing] for standing in self._standing]
        chosen = [[act(self._standing[half], half)] for half in range(2)]
        for step in range(self.settings.steps):
            for half, tables in enumerate(self.halves):
                actions = np.asarray(chosen[half][-1][0]).astype(np.int64)
                tables.step(step, actions)
                sent[half].append(tables.send(step))
                if step < self.settings.steps - 1:
                    chosen[half].append(act(sent[half][-1], half))
        self._standing = [each[-1] for each in sent]
        return [
            Steps(
                sent[half],
                [odds for _, odds in chosen[half]],
                [actions for actions, _ in chosen[half]],
                tables.rewards,
                tables.ended,
                tables.before,
            )
            for half, tables in enumerate(self.halves)
        ]

    def kept(self) -> Kept:
        """Everything that it takes to go on as if nothing had been."""
        arrays: Kept = {}
        for half, tables in enumerate(self.halves):
            for place, group in enumerate(tables.groups):
                for name in _KEPT:
                    arrays[f"{half}/{place}/{name}"] = getattr(group, name)
            for name, array in zip(_SENT, self._standing[half], strict=True):
                arrays[f"{half}/{name}"] = np.asarray(array)
        return arrays

    def restore(self, arrays: Kept) -> None:
        """Go on where another collector was."""
        for half, tables in enumerate(self.halves):
            for place, group in enumerate(tables.groups):
                for name in _KEPT:
                    getattr(group, name)[...] = arrays[f"{half}/{place}/{name}"]
            seen, hidden, words, who = (jax.numpy.array(arrays[f"{half}/{name}"]) for name in _SENT)
            self._standing[half] = seen, hidden, words, who
