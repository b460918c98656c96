"""The time that servers have seen pass over these tables.

The age of a table is counted in it. The machine's clock may be wrong, and be put right by
years from one moment to the next; this one goes on only while a server runs.
"""

from __future__ import annotations

import time


class SeenClock:
    """Seconds during which a server has been running, over all its runs."""

    def __init__(self, before: float) -> None:
        self._before = before
        self._begun = time.monotonic()

    def now(self) -> float:
        """The seconds that have been seen until now."""
        return self._before + time.monotonic() - self._begun
