"""Hands collected: tables are stepped on all cores while the nets decide at others.

Tables are in two halves. While one half's decisions are made where the nets are, the other's are
carried out here. What a step brings is written into a slot of its own and sent off at once.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

import jax
import numpy as np
from numpy.typing import NDArray

from bornes.bots.equity.table import Equity
from bornes.editions import table_rules
from bornes.engine.rules import Rules
from bornes.fast.codec.encode import seed_64
from bornes.fast.codec.rules import empty_row, empty_rows
from bornes.fast.kernel.deal import deal_rows
from bornes.fast.kernel.layout import CHANCE, MATCH_TOTAL, NONE, SIDE, SIDE_CELLS, TOTAL, Rows
from bornes.fast.kernel.score import LINE_COUNT
from bornes.fast.policies.observed import SIZE
from bornes.fast.policies.registry import POLICIES, WEIGHTS
from bornes.fast.threads import cores
from bornes.training.ppo.nets import Array
from bornes.training.ppo.settings import Settings
from bornes.training.ppo.tables import (
    COUNTERS,
    FIRST,
    FORMER,
    HIDDEN,
    LEARNER,
    LEARNING,
    OPPONENT,
    TABLE_CELLS,
    UNIT,
    WORDS,
    Numbers,
    Shares,
    chances_of,
    shuffle_rows,
    step_tables,
)

_PARTS: Final = 2
"""Parts for each thread, so that one that is slow does not keep the others waiting."""

Sent = tuple[Array, Array, Array, Array]
"""What the nets get of a step: what seats see, what is hidden from them, their legal actions, and
their sides with whether they are the learner's."""


Kept = dict[str, NDArray[Any]]
"""What a run needs to go on, by name."""
_KEPT: Final = ("rows", "tables", "chances", "counts")
_SENT: Final = ("seen", "hidden", "words", "who")


@lru_cache(8)
def pairs_of(rules: Rules) -> Shares:
    """The chance to be home before another side, by what both miss, in units."""
    assert rules.scored
    assert rules.match_total is not None
    equity = Equity(rules)
    total, size = rules.match_total, rules.match_total // UNIT + 1
    found = np.full((size, size), 0.5, np.float32)
    for own in range(1, size):
        for other in range(1, size):
            found[own, other] = equity.ahead(total - own * UNIT, total - other * UNIT, 0)
    return found


def opponents_of(settings: Settings, tables: int) -> NDArray[np.int64]:
    """Who sits opposite at each table: the learner itself, then the others by their shares."""
    shares = {
        POLICIES["thumb"]: settings.thumb,
        POLICIES["mimic"]: settings.mimic,
        POLICIES["keen"]: settings.keen,
        FORMER: settings.former,
    }
    found = np.full(tables, LEARNER, np.int64)
    end = tables
    for opponent, share in shares.items():
        many = round(share * tables)
        found[end - many : end] = opponent
        end -= many
    return found


class Workers:
    """Threads that stay, and share out numbers among them."""

    def __init__(self, threads: int | None = None) -> None:
        self._threads = threads or cores()
        self._pool = ThreadPoolExecutor(self._threads)

    def share(self, work: Callable[[int, int], None], count: int) -> None:
        """Do work on the numbers below `count` in parts, each given as its first and its end."""
        parts = min(count, self._threads * _PARTS) if self._threads > 1 else 1
        edges = [count * part // parts for part in range(parts + 1)]
        if parts == 1:
            work(0, count)
            return
        list(self._pool.map(work, edges[:-1], edges[1:]))


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


class Tables:
    """Some tables, and the room that their steps are written to."""

    def __init__(
        self,
        rules: Rules,
        opponents: Numbers,
        slots: int,
        seed: int,
        workers: Workers,
        *,
        once: bool = False,
    ) -> None:
        count, sides = len(opponents), len(rules.sides)
        self.sides, self.workers, self.once = sides, workers, once
        self.blank = empty_row(rules)
        self.pairs = pairs_of(rules)
        self.rows = empty_rows(rules, count)
        self.tables = np.zeros((count, TABLE_CELLS), np.int64)
        self.tables[:, OPPONENT] = opponents
        self.counts = np.zeros(COUNTERS, np.int64)
        self._begin(rules, seed)
        self.chances = np.zeros((count, sides), np.float32)
        chances_of(self.rows, self.pairs, self.chances)
        self.seen = np.zeros((slots, count, SIZE), np.int8)
        self.hidden = np.zeros((slots, count, HIDDEN), np.int8)
        self.words = np.zeros((slots, count, WORDS), np.uint32)
        self.who = np.zeros((slots, count, 2), np.int8)
        self.rewards = np.zeros((slots, count, sides), np.float32)
        self.ended = np.zeros((slots, count), np.int8)
        self.before = np.zeros((slots, count, sides), np.float32)

    def _begin(self, rules: Rules, seed: int) -> None:
        """Deal a first hand at each table, somewhere in a match."""
        rand = np.random.default_rng(seed_64(seed))
        count = len(self.rows)
        twins = self.sides if self.once else 1  # the same deal from every side
        keys = rand.integers(-(1 << 31), 1 << 31, (count // twins, 2), np.int64)
        self.rows[:, CHANCE : CHANCE + 2] = np.repeat(keys, twins, 0)[:count].astype(np.int32)
        numbers = np.arange(count)
        self.tables[:, FIRST] = numbers // twins % rules.players
        self.tables[:, LEARNING] = numbers % self.sides
        if not self.once:
            for side in range(self.sides):
                most = int(self.blank[MATCH_TOTAL]) // UNIT - 4
                self.rows[:, SIDE + side * SIDE_CELLS + TOTAL] = UNIT * rand.integers(
                    0, most, count
                )
        _deal_first(self.rows, self.tables[:, FIRST])

    def step(self, slot: int, actions: NDArray[np.int64]) -> None:
        """Make an action at each table, and write what follows into a slot."""
        weights = WEIGHTS
        self.before[slot] = self.chances

        def part(a: int, b: int) -> None:
            counts = np.zeros(COUNTERS, np.int64)
            step_tables(
                self.rows[a:b],
                self.blank,
                self.tables[a:b],
                self.once,
                self.pairs,
                weights,
                actions[a:b],
                self.seen[slot, a:b],
                self.hidden[slot, a:b],
                self.words[slot, a:b],
                self.who[slot, a:b],
                self.rewards[slot, a:b],
                self.ended[slot, a:b],
                self.chances[a:b],
                np.zeros(LINE_COUNT, np.int32),
                np.zeros(self.sides, np.int32),
                counts,
            )
            found.append(counts)

        found: list[Numbers] = []
        self.workers.share(part, len(self.rows))
        self.counts += sum(found)

    def send(self, slot: int) -> Sent:
        """Send a slot to where the nets are."""
        arrays = (self.seen, self.hidden, self.words, self.who)
        if jax.default_backend() == "cpu":  # it would use this very memory
            send: Callable[[object], Array] = jax.numpy.array
        else:
            send = jax.device_put
        seen, hidden, words, who = (send(array[slot]) for array in arrays)
        return seen, hidden, words, who


def _deal_first(rows: Rows, firsts: Numbers) -> None:
    """Shuffle and deal hands, each with its own seat to begin."""
    shuffle_rows(rows)
    for first in np.unique(firsts):
        chosen = np.ascontiguousarray(rows[firsts == first])
        deal_rows(chosen, int(first))
        rows[firsts == first] = chosen


Act = Callable[[Sent, int], tuple[Array, Array]]
"""Chooses an action at each table of a half: actions, and the logarithms of their chances."""


class Collector:
    """Both halves, and where each of them stands."""

    def __init__(self, settings: Settings, workers: Workers) -> None:
        self.settings = settings
        self.rules = table_rules(settings.edition, settings.players, {}, {}, 0)
        opponents = opponents_of(settings, settings.half)
        self.halves = [
            Tables(self.rules, opponents, settings.steps, 2 * settings.seed + half, workers)
            for half in range(2)
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
            for name in _KEPT:
                arrays[f"{half}/{name}"] = getattr(tables, name)
            for name, array in zip(_SENT, self._standing[half], strict=True):
                arrays[f"{half}/{name}"] = np.asarray(array)
        return arrays

    def restore(self, arrays: Kept) -> None:
        """Go on where another collector was."""
        for half, tables in enumerate(self.halves):
            for name in _KEPT:
                getattr(tables, name)[...] = arrays[f"{half}/{name}"]
            seen, hidden, words, who = (jax.numpy.array(arrays[f"{half}/{name}"]) for name in _SENT)
            self._standing[half] = seen, hidden, words, who
