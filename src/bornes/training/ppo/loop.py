"""A run: collect, learn, report, measure, save, until it is time to stop."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np

from bornes.training.ppo.collect import Collector, Steps, Workers, opponents_of
from bornes.training.ppo.curves import Figures, draw
from bornes.training.ppo.duels import Duels
from bornes.training.ppo.learn import Rates, learner
from bornes.training.ppo.nets import Array, Params, new_nets
from bornes.training.ppo.play import decide, decide_with_former
from bornes.training.ppo.run_files import (
    NET,
    STATE,
    fresh,
    legs_of,
    read_params,
    read_state,
    write_net,
    write_state,
)
from bornes.training.ppo.settings import Settings
from bornes.training.ppo.tables import DECISIONS, FORMER, HANDS

_MINUTE: Final = 60.0
_POOL: Final = 16
"""The number of earlier learners to sit opposite; of more than these, every second is forgotten."""
_POOL_EVERY: Final = 100
"""Updates from one that is kept to the next."""


class Run:
    """One run, from its settings to a trained net."""

    def __init__(
        self,
        settings: Settings,
        folder: Path,
        made: Mapping[str, object],
        *,
        threads: int | None = None,
        told: Callable[[str], None] = print,
    ) -> None:
        self.settings, self.folder, self.made, self.told = settings, folder, dict(made), told
        self.workers = Workers(threads)
        self.collector = Collector(settings, self.workers)
        self.learned = fresh(new_nets(settings), settings.seed)
        self.updates = 0
        self.minutes = 0.0
        self.earlier_hands = 0
        self.before: list[dict[str, Any]] = []
        self.pool: list[Any] = []
        half = opponents_of(settings, settings.half)
        self._opponents = jnp.array(np.concatenate([half, half])[: settings.half], jnp.int32)
        formers = np.flatnonzero(half == FORMER)
        self._first_former = int(formers[0]) if len(formers) else None
        self._learn = learner(settings)
        self._decide = jax.jit(decide)
        self._decide_with_former = jax.jit(decide_with_former, static_argnums=2)

    # --- going on where another run was -----------------------------------------------

    def resume(self, folder: Path) -> None:
        """Go on exactly where a run in this folder was saved."""
        self.learned, tables, counters = read_state(folder / STATE, self.learned)
        self.collector.restore(tables)
        shape = jax.tree.structure(self.learned.params["policy"])
        self.pool = [
            jax.tree.unflatten(
                shape,
                [jnp.array(tables[f"pool/{place}/{leaf}"]) for leaf in range(shape.num_leaves)],
            )
            for place in range(counters["pool"])
        ]
        self.updates, self.minutes = counters["updates"], counters["minutes"]
        self.earlier_hands = counters["earlier_hands"]
        self.before = legs_of(folder / NET)

    def go_on_from(self, path: Path) -> None:
        """Take over the nets of a file; tables and optimiser begin anew."""
        params, made = read_params(path)
        self.learned = fresh(params, self.settings.seed + int(made["updates"]))
        self.updates, self.minutes = int(made["updates"]), float(made["minutes"])
        self.earlier_hands = int(made["hands"])
        self.before = legs_of(path)

    @property
    def hands(self) -> int:
        """The hands that were played, by the nets' earlier runs too."""
        return self.earlier_hands + int(self.collector.counts[HANDS])

    # --- one round ---------------------------------------------------------------------

    def round(self) -> dict[str, Array]:
        """Collect and learn once; figures."""
        params = self.learned.params
        key = jax.random.fold_in(jax.random.PRNGKey(self.settings.seed), self.updates)
        policy, former, count = params["policy"], self._former(params), 0

        def act(sent: Any, half: int) -> tuple[Array, Array]:
            nonlocal count
            count += 1
            own = jax.random.fold_in(key, 2 * count + half)
            if self._first_former is None:
                return self._decide(policy, sent, own)  # type: ignore[no-any-return]
            return self._decide_with_former(policy, former, self._first_former, sent, own)  # type: ignore[no-any-return]

        steps = self.collector.collect(act)
        halves = tuple(_sent(each) for each in steps)
        self.learned, figures = self._learn(self.learned, halves, self._opponents, self._rates())
        self.updates += 1
        if self._first_former is not None and self.updates % _POOL_EVERY == 0:
            self.pool.append(jax.tree.map(jnp.copy, self.learned.params["policy"]))
            if len(self.pool) > _POOL:
                self.pool = self.pool[::2]
        return dict(figures)

    def _former(self, params: Params) -> Any:
        if self._first_former is None:
            return None
        chosen = np.random.default_rng([self.settings.seed, self.updates]).integers(1 << 30)
        return self.pool[int(chosen) % len(self.pool)] if self.pool else params["policy"]

    def _rates(self) -> Rates:
        done = min(1.0, self.hands / self.settings.anneal)
        mine = self.settings
        return Rates(
            jnp.float32(mine.rate * (mine.last_rate / mine.rate) ** done),
            jnp.float32(mine.entropy * (mine.last_entropy / mine.entropy) ** done),
        )

    # --- the run -----------------------------------------------------------------------

    def run(
        self,
        minutes: float | None = None,
        *,
        report: float = 10.0,
        measure: float = 60.0,
        save: float = 60.0,
        deals: int = 4096,
    ) -> None:
        """Go on until the hands are played or the minutes are over; times are in seconds."""
        duels = Duels(self.collector.rules, "keen", deals, 1 << 20, self.workers)
        figures_to = Figures(self.folder)
        begun, before = time.monotonic(), self.minutes
        ends = begun + minutes * _MINUTE if minutes is not None else float("inf")
        due = dict.fromkeys(("report", "measure", "save"), begun)
        every = {"report": report, "measure": measure, "save": save}
        counts, since = self.collector.counts.copy(), begun

        def is_due(what: str) -> bool:
            if time.monotonic() < due[what]:
                return False
            due[what] = time.monotonic() + every[what]
            return True

        due["save"] += save
        found: dict[str, Array] = {}
        while self.hands < self.settings.hands and time.monotonic() < ends:
            found = self.round()
            self.minutes = before + (time.monotonic() - begun) / _MINUTE
            if is_due("report"):
                now, done = time.monotonic(), self.collector.counts
                told = {name: float(number) for name, number in found.items()}
                spent = time.monotonic() - since
                told["rate_decisions"] = float(done[DECISIONS] - counts[DECISIONS]) / spent
                counts, since = done.copy(), now
                if is_due("measure"):
                    ahead, error = duels.play(self.learned.params["policy"])
                    told |= {"ahead_keen": ahead, "ahead_keen_error": error}
                    since = time.monotonic()
                self._tell(told, figures_to)
            if is_due("save"):
                self.save()
        ahead, error = duels.play(self.learned.params["policy"])
        self.minutes = before + (time.monotonic() - begun) / _MINUTE
        told = {name: float(number) for name, number in found.items()}
        self._tell(told | {"ahead_keen": ahead, "ahead_keen_error": error}, figures_to)
        self.save()
        draw(self.folder)

    def _tell(self, figures: dict[str, float], to: Figures) -> None:
        figures |= {"hands": self.hands, "minutes": self.minutes, "updates": self.updates}
        to.write(figures, self.hands)
        words = [f"{self.minutes:6.2f} min", f"{self.hands / 1e6:8.3f} M hands"]
        words += [f"{name} {number:.4g}" for name, number in figures.items() if name not in _TOLD]
        self.told("  ".join(words))

    def save(self) -> None:
        """Write the net and everything to go on from."""
        made = self.made | {
            "hands": self.hands,
            "minutes": round(self.minutes, 2),
            "updates": self.updates,
            "before": self.before,
            "tables": [{"edition": self.settings.edition, "players": self.settings.players}],
            "settings": asdict(self.settings),
        }
        write_net(self.folder, self.learned.params, made)
        counters = {
            "updates": self.updates,
            "minutes": self.minutes,
            "earlier_hands": self.earlier_hands,
            "pool": len(self.pool),
        }
        formers = {
            f"pool/{place}/{number}": np.asarray(leaf)
            for place, former in enumerate(self.pool)
            for number, leaf in enumerate(jax.tree.leaves(former))
        }
        write_state(self.folder, self.learned, self.collector.kept() | formers, counters)


_TOLD: Final = frozenset({"hands", "minutes"})


def _sent(steps: Steps) -> Any:
    """The steps of a half as learning takes them."""
    return (
        steps.sent,
        steps.actions,
        steps.log_odds,
        jnp.array(steps.rewards),
        jnp.array(steps.ended),
        jnp.array(steps.chances),
    )
