"""A run: collect, learn, report, measure, save, until it is time to stop."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np

from bornes.training.ppo.collect import Collector, Steps
from bornes.training.ppo.curves import Figures, draw
from bornes.training.ppo.duels import Duels
from bornes.training.ppo.learn import Company, Rates, learner
from bornes.training.ppo.nets import Array, Params, new_nets
from bornes.training.ppo.play import decide, decide_with_former
from bornes.training.ppo.run_files import (
    NET,
    STATE,
    fresh,
    legs_of,
    made_of,
    read_state,
    write_net,
    write_state,
)
from bornes.training.ppo.settings import Settings
from bornes.training.ppo.starts import start_of
from bornes.training.ppo.tables import DECISIONS, FORMER, HANDS
from bornes.training.ppo.workers import Workers

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
        self.began = (0, 0.0)
        """The hands and minutes of the nets that the whole learning began with."""
        self.before: list[dict[str, Any]] = []
        self.pool: list[Any] = []
        company = self.collector.company
        self._company = Company(
            jnp.array(company.opponents, jnp.int32), jnp.array(company.groups, jnp.int32)
        )
        formers = np.flatnonzero(company.opponents == FORMER)
        self._formers = jnp.array(formers, jnp.int32) if len(formers) else None
        self._learn = learner(settings, len(self.collector.kinds))
        self._decide = jax.jit(decide)
        self._decide_with_former = jax.jit(decide_with_former)

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
        made = made_of(folder / NET)
        self.before, self.began = legs_of(made), _began(made)

    def go_on_from(self, path: Path) -> None:
        """Take over the nets of a file; tables and optimiser begin anew.

        With a shipped file another learning begins, with rates of its own; with a checkpoint the
        same one goes on.
        """
        params, made = start_of(path, self.learned.params)
        self.learned = fresh(params, self.settings.seed + int(made["updates"]))
        self.minutes, self.earlier_hands = float(made["minutes"]), int(made["hands"])
        self.before = legs_of(made)
        if path.suffix == ".net":
            self.began = self.earlier_hands, self.minutes
            self.pool = [jax.tree.map(jnp.copy, params["policy"])]
        else:
            self.began, self.updates = _began(made), int(made["updates"])

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
            if self._formers is None:
                return self._decide(policy, sent, own)  # type: ignore[no-any-return]
            return self._decide_with_former(policy, former, self._formers, sent, own)  # type: ignore[no-any-return]

        steps = self.collector.collect(act)
        halves = tuple(_sent(each) for each in steps)
        self.learned, figures = self._learn(self.learned, halves, self._company, self._rates())
        self.updates += 1
        if self._formers is not None and self.updates % _POOL_EVERY == 0:
            self.pool.append(jax.tree.map(jnp.copy, self.learned.params["policy"]))
            if len(self.pool) > _POOL:
                self.pool = self.pool[::2]
        return dict(figures)

    def _former(self, params: Params) -> Any:
        if self._formers is None:
            return None
        chosen = np.random.default_rng([self.settings.seed, self.updates]).integers(1 << 30)
        return self.pool[int(chosen) % len(self.pool)] if self.pool else params["policy"]

    def _rates(self) -> Rates:
        mine = self.settings
        hands, minutes = self.hands - self.began[0], self.minutes - self.began[1]
        if mine.anneal_minutes:
            done = min(1.0, minutes / mine.anneal_minutes)
        else:
            done = min(1.0, hands / mine.anneal)
        return Rates(
            jnp.float32(mine.rate * (mine.last_rate / mine.rate) ** done),
            jnp.float32(mine.entropy * (mine.last_entropy / mine.entropy) ** done),
            jnp.float32(self.updates >= mine.critic_first),
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
        duels = [Duels(kind, "keen", deals, 1 << 20, self.workers) for kind in self.collector.kinds]
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
        while self.hands - self.began[0] < self.settings.hands and time.monotonic() < ends:
            found = self.round()
            self.minutes = before + (time.monotonic() - begun) / _MINUTE
            if is_due("report"):
                now, done = time.monotonic(), self.collector.counts
                told = {name: float(number) for name, number in found.items()}
                spent = time.monotonic() - since
                told["rate_decisions"] = float(done[DECISIONS] - counts[DECISIONS]) / spent
                counts, since = done.copy(), now
                if is_due("measure"):
                    told |= self._measured(duels)
                    since = time.monotonic()
                self._tell(told, figures_to)
            if is_due("save"):
                self.save()
        measured = self._measured(duels)
        self.minutes = before + (time.monotonic() - begun) / _MINUTE
        told = {name: float(number) for name, number in found.items()}
        self._tell(told | measured, figures_to)
        self.save()
        draw(self.folder)

    def _measured(self, duels: Sequence[Duels]) -> dict[str, float]:
        """How many points a hand the policy is ahead of a compiled one at each kind of table."""
        found: dict[str, float] = {}
        for each in duels:
            ahead, error = each.play(self.learned.params["policy"])
            found |= {f"ahead_{each.setting}": ahead, f"ahead_{each.setting}_error": error}
        return found

    def _tell(self, figures: dict[str, float], to: Figures) -> None:
        figures |= {"hands": self.hands, "minutes": self.minutes, "updates": self.updates}
        to.write(figures, self.hands)
        words = [f"{self.minutes:6.2f} min", f"{self.hands / 1e6:8.3f} M hands"]
        words += [
            f"{name} {number:.4g}"
            for name, number in figures.items()
            if name not in _TOLD and not name.endswith("_error")
        ]
        self.told("  ".join(words))

    def save(self) -> None:
        """Write the net and everything to go on from."""
        made = self.made | {
            "hands": self.hands,
            "minutes": round(self.minutes, 2),
            "updates": self.updates,
            "before": self.before,
            "began": self.began,
            "tables": [kind.note() for kind in self.collector.kinds],
            "hands_at": self.collector.hands,
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


def _began(made: Mapping[str, Any]) -> tuple[int, float]:
    hands, minutes = made.get("began", (0, 0.0))
    return int(hands), float(minutes)


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
