"""Threads that stay, and share work out among them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Final

from bornes.fast.threads import cores

_PARTS: Final = 2
"""Parts for each thread, so that one that is slow does not keep the others waiting."""

Part = tuple[int, int, int]
"""The number of a group, and the first and the end of some numbers of it."""


class Workers:
    """Threads that stay, and do the parts of a work."""

    def __init__(self, threads: int | None = None) -> None:
        self._threads = threads or cores()
        self._pool = ThreadPoolExecutor(self._threads)

    def parts(self, sizes: Sequence[int]) -> list[Part]:
        """Groups of these sizes in parts about as large as each other, as many as are of use."""
        if self._threads == 1:
            return [(group, 0, size) for group, size in enumerate(sizes)]
        most = max(1, -(-sum(sizes) // (self._threads * _PARTS)))
        found = []
        for group, size in enumerate(sizes):
            many = -(-size // most)
            edges = [size * part // many for part in range(many + 1)]
            found += [(group, a, b) for a, b in pairwise(edges)]
        return found

    def do(self, work: Callable[[Part], None], parts: Sequence[Part]) -> None:
        """Do work on every part."""
        if len(parts) == 1:
            work(parts[0])
            return
        list(self._pool.map(work, parts))
