"""The time that servers have seen pass over this log.

The age of a table is counted in it. The machine's clock may be wrong, and be put right by
years from one moment to the next; this one goes on only while a server runs.
"""

from __future__ import annotations

import sqlite3
import time


class SeenClock:
    """Seconds during which a server has been running, over all its runs."""

    def __init__(self, link: sqlite3.Connection) -> None:
        (self._before,) = link.execute("SELECT seen FROM clock").fetchone()
        self._begun = time.monotonic()

    def now(self) -> float:
        """The seconds that have been seen until now."""
        return float(self._before) + time.monotonic() - self._begun

    def write(self, link: sqlite3.Connection) -> None:
        """Keep the time for the next run; it never goes back."""
        link.execute("UPDATE clock SET seen=max(seen, ?)", (self.now(),))
