"""Killing processes that work for this one, as a machine short of memory does."""

from __future__ import annotations

import multiprocessing


class Killer:
    """Called as work goes on, it kills one of the processes at it so many times."""

    def __init__(self, times: int = 1) -> None:
        self.left = times
        self.killed: list[int] = []

    def __call__(self, done: int) -> None:
        if not self.left or not done:
            return
        self.left -= 1
        victim = max(multiprocessing.active_children(), key=lambda child: child.pid or 0)
        assert victim.pid is not None
        victim.kill()
        self.killed.append(victim.pid)
