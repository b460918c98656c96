"""Random play of `parker` for two by the compiled rules: on one thread, on all cores, by policies.

`volant` for two is measured, too.

Hands are shuffled, dealt, played to their end and scored inside one call, as a search or a
statistic would do it. One action is one choice made by a seat, as in the minimal loop.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from bornes import fast

HANDS = 100_000  # for each call: some tenths of a second


def _repeat(
    seconds: float,
    seed: int,
    clock: Callable[[], float],
    policy: str,
    threads: int | None,
    edition: str = "parker",
) -> tuple[int, float]:
    actions = 0
    start = now = clock()
    while now - start < seconds:
        seed += 1000
        found = fast.playouts(edition, 2, HANDS, seed=seed, policy=policy, threads=threads)
        actions += found.actions
        now = clock()
    return actions, now - start


def play(seconds: float, seed: int) -> tuple[int, float]:
    """Play at random on one thread; give the actions made and the CPU-seconds taken."""
    return _repeat(seconds, seed, time.process_time, "random", 1)


def thumb(seconds: float, seed: int) -> tuple[int, float]:
    """Play by rules of thumb on one thread; give the actions made and the CPU-seconds taken."""
    return _repeat(seconds, seed, time.process_time, "thumb", 1)


def keen(seconds: float, seed: int) -> tuple[int, float]:
    """Play by the learned policy on one thread; give the actions made and the CPU-seconds taken."""
    return _repeat(seconds, seed, time.process_time, "keen", 1)


def road(seconds: float, seed: int) -> tuple[int, float]:
    """Play `volant` for two at random on one thread; give the actions and the CPU-seconds taken."""
    return _repeat(seconds, seed, time.process_time, "random", 1, "volant")


def one_core(seconds: float, seed: int) -> tuple[int, float]:
    """Play at random on one thread; give the actions made and the seconds that went by."""
    return _repeat(seconds, seed, time.perf_counter, "random", 1)


def all_cores(seconds: float, seed: int) -> tuple[int, float]:
    """Play at random on all cores; give the actions made and the seconds that went by."""
    return _repeat(seconds, seed, time.perf_counter, "random", None)
