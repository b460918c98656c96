"""Tables of several kinds side by side: each kind is a group, whose rows are alike.

Rows of tables with different decks differ in length, so every group has rows of its own. What a
step brings is written into arrays that all groups share, each into its slice, and learning knows
nothing of groups but which table is of which.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

import jax
import numpy as np
from numpy.typing import NDArray

from bornes.bots.equity.table import Equity
from bornes.engine.rules import Rules
from bornes.fast.api.line_up import settled
from bornes.fast.codec.rules import empty_row, empty_rows
from bornes.fast.kernel.deal import deal_rows
from bornes.fast.kernel.layout import (
    CHANCE,
    MATCH_TOTAL,
    MOST_SIDES,
    SCORED,
    SIDE,
    SIDE_CELLS,
    TOTAL,
    Rows,
)
from bornes.fast.kernel.score import LINE_COUNT
from bornes.fast.policies.observed import SIZE
from bornes.fast.policies.registry import POLICIES, WEIGHTS
from bornes.training.ppo.nets import Array
from bornes.training.ppo.settings import Settings
from bornes.training.ppo.tables import (
    COUNTERS,
    FIRST,
    FORMER,
    HAND,
    HANDS,
    HIDDEN,
    LEARNER,
    LEARNING,
    OPPONENT,
    TABLE_CELLS,
    UNIT,
    WHO,
    WORDS,
    Numbers,
    Shares,
    chances_of,
    shuffle_rows,
    step_tables,
)
from bornes.training.ppo.workers import Part, Workers
from bornes.training.table_kinds import Setting, mixture_of, shared_out

Sent = tuple[Array, Array, Array, Array]
"""What the nets get of a step: what seats see, what is hidden from them, their legal actions, and
their sides with whether they are the learner's and how many sides there are."""
_BEGINNING: Final = 4
"""Matches begin anywhere but in their last units."""


@lru_cache(32)
def pairs_of(rules: Rules) -> Shares:
    """The chance to be home before another side, by what both miss, in units."""
    if rules.match_hands is not None:
        raise ValueError("a match of so many hands can't be learned")
    equity, blank = Equity(rules), empty_row(rules)
    total, unit = int(blank[MATCH_TOTAL]), UNIT if rules.scored else 1
    size = total // unit + 1
    found = np.full((size, size), 0.5, np.float32)
    for own in range(1, size):
        for other in range(1, size):
            found[own, other] = equity.ahead(total - own * unit, total - other * unit, 0)
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


Seated = tuple[Setting, Numbers]
"""A kind of table, and who sits opposite at each table of it."""


def seated_by(settings: Settings) -> list[Seated]:
    """The tables of one half."""
    mixture = mixture_of(settings.tables)
    sizes = shared_out([share for _, share in mixture], settings.half)
    kinds = zip(mixture, sizes, strict=True)
    return [(setting, opponents_of(settings, size)) for (setting, _), size in kinds if size]


@dataclass
class Company:
    """Who sits at the tables of one half, table by table."""

    opponents: Numbers
    groups: Numbers
    """The number of each table's kind."""


def company_of(seated: Sequence[Seated]) -> Company:
    """Who sits at these tables; where a policy can't play, `thumb` does."""
    opponents = [settled(empty_row(setting.rules), opponents)[0] for setting, opponents in seated]
    numbers = [np.full(len(those), place) for place, (_, those) in enumerate(seated)]
    return Company(np.concatenate(opponents), np.concatenate(numbers))


Out = tuple[Any, Any, Any, Any, Any, Any]
"""Where a step is written to: what is sent, rewards, and the hands that have ended."""


class Group:
    """The rows of tables of one kind."""

    def __init__(self, seated: Seated, seed: Sequence[int], *, once: bool) -> None:
        setting, opponents = seated
        rules, count = setting.rules, len(opponents)
        self.setting, self.sides, self.once = setting, setting.sides, once
        self.blank, self.pairs = empty_row(rules), pairs_of(rules)
        self.rows = empty_rows(rules, count)
        self.tables = np.zeros((count, TABLE_CELLS), np.int64)
        self.tables[:, OPPONENT] = settled(self.blank, opponents)[0]
        self.counts = np.zeros(COUNTERS, np.int64)
        self._begin(rules, np.random.default_rng(seed))
        self.chances = np.zeros((count, MOST_SIDES), np.float32)
        chances_of(self.rows, self.pairs, self.chances)

    def _begin(self, rules: Rules, rand: np.random.Generator) -> None:
        """Deal a first hand at each table, somewhere in a match."""
        count = len(self.rows)
        twins = self.sides if self.once else 1  # the same deal from every side
        keys = rand.integers(-(1 << 31), 1 << 31, (-(-count // twins), 2), np.int64)
        self.rows[:, CHANCE : CHANCE + 2] = np.repeat(keys, twins, 0)[:count].astype(np.int32)
        numbers = np.arange(count)
        self.tables[:, FIRST] = numbers // twins % rules.players
        self.tables[:, LEARNING] = numbers % self.sides
        if not self.once:
            self._begin_match(rand)
        _deal_first(self.rows, self.tables[:, FIRST])

    def _begin_match(self, rand: np.random.Generator) -> None:
        wanted, scored = int(self.blank[MATCH_TOTAL]), bool(self.blank[SCORED])
        unit = UNIT if scored else 1
        most = max(1, wanted // unit - _BEGINNING) if scored else wanted
        for side in range(self.sides):
            totals = unit * rand.integers(0, most, len(self.rows))
            self.rows[:, SIDE + side * SIDE_CELLS + TOTAL] = totals
            if not scored:
                self.tables[:, HAND] += totals

    def step(self, actions: Numbers, out: Out, part: slice) -> Numbers:
        """Make an action at some tables, and write what follows into slices of arrays; counts."""
        counts = np.zeros(COUNTERS, np.int64)
        step_tables(
            self.rows[part],
            self.blank,
            self.tables[part],
            self.once,
            self.pairs,
            WEIGHTS,
            actions,
            *out,
            self.chances[part],
            np.zeros(LINE_COUNT, np.int32),
            np.zeros(self.sides, np.int32),
            counts,
        )
        return counts


class Tables:
    """Some tables, and the room that their steps are written to."""

    def __init__(
        self,
        seated: Sequence[Seated],
        slots: int,
        seed: int,
        workers: Workers,
        *,
        once: bool = False,
    ) -> None:
        self.workers = workers
        self.groups = [Group(each, (seed, place), once=once) for place, each in enumerate(seated)]
        sizes = [len(group.rows) for group in self.groups]
        self.count = count = sum(sizes)
        self._starts = np.cumsum([0, *sizes]).tolist()
        self._parts = workers.parts(sizes)
        self.seen = np.zeros((slots, count, SIZE), np.int8)
        self.hidden = np.zeros((slots, count, HIDDEN), np.int8)
        self.words = np.zeros((slots, count, WORDS), np.uint32)
        self.who = np.zeros((slots, count, WHO), np.int8)
        self.rewards = np.zeros((slots, count, MOST_SIDES), np.float32)
        self.ended = np.zeros((slots, count), np.int8)
        self.before = np.zeros((slots, count, MOST_SIDES), np.float32)

    @property
    def hands(self) -> dict[str, int]:
        """The hands that were played at each kind of table."""
        return {str(group.setting): int(group.counts[HANDS]) for group in self.groups}

    @property
    def counts(self) -> Numbers:
        """Hands, decisions and moves so far."""
        return np.asarray(sum(group.counts for group in self.groups))

    def step(self, slot: int, actions: NDArray[np.int64]) -> None:
        """Make an action at each table, and write what follows into a slot."""

        def part(which: Part) -> None:
            place, a, b = which
            group, start = self.groups[place], self._starts[place]
            there = slice(start + a, start + b)
            self.before[slot, there] = group.chances[a:b]
            own = (
                self.seen[slot, there],
                self.hidden[slot, there],
                self.words[slot, there],
                self.who[slot, there],
                self.rewards[slot, there],
                self.ended[slot, there],
            )
            found.append((place, group.step(actions[there], own, slice(a, b))))

        found: list[tuple[int, Numbers]] = []
        self.workers.do(part, self._parts)
        for place, counts in found:
            self.groups[place].counts += counts

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
