"""Work shared out to threads: compiled code holds no lock, so that all cores can be used."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from bornes.engine.numbers import plain
from bornes.engine.refusals import Refusal, Refused

_PARTS: Final = 4
"""Parts for each thread, so that one that is slow does not keep the others waiting."""
MOST_THREADS: Final = 1024


def cores() -> int:
    """How many cores this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not every system can say it
        return os.cpu_count() or 1


def share(work: Callable[[int, int], int], count: int, threads: int | None) -> int:
    """Do work on the numbers from 0 to `count - 1` in parts; the sum of what they give.

    Each part is given as its first number and the one after its last.
    """
    number = plain(cores() if threads is None else threads)
    if type(number) is not int or not 1 <= number <= MOST_THREADS:
        raise Refused(Refusal("fast-threads", most=MOST_THREADS))
    if number == 1 or count < 2:
        return work(0, count)
    parts = min(count, number * _PARTS)
    edges = [count * part // parts for part in range(parts + 1)]
    with ThreadPoolExecutor(number) as pool:
        return sum(pool.map(work, edges[:-1], edges[1:]))
