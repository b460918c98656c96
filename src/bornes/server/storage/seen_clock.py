"""The time that servers have seen pass over these tables.

The age of a table is counted in it. The machine's clock may be wrong, and be put right by
years from one moment to the next; this one goes on only while a server runs and can
write.
"""

from __future__ import annotations

import threading
import time


class SeenClock:
    """Seconds during which a server has been running, over all its runs; any thread may ask."""

    def __init__(self, before: float) -> None:
        self._before = before
        self._begun: float | None = time.monotonic()
        self._lock = threading.Lock()

    def now(self) -> float:
        """The seconds that have been seen until now."""
        with self._lock:
            return self._now()

    def stand(self) -> None:
        """Stand still, since nothing can be written."""
        with self._lock:
            self._before, self._begun = self._now(), None

    def go_on(self) -> None:
        """Go on, since everything can be written again."""
        with self._lock:
            if self._begun is None:
                self._begun = time.monotonic()

    def at_least(self, seen: float) -> None:
        """Go forward to what another server has seen."""
        with self._lock:
            self._before += max(0.0, seen - self._now())

    def _now(self) -> float:
        return self._before + (0.0 if self._begun is None else time.monotonic() - self._begun)
