"""Whether writing works, and since when it does not."""

from __future__ import annotations

import time

from bornes.server.logs import complain, warn
from bornes.server.storage.seen_clock import SeenClock


class Health:
    """Tells the log of the server when writing begins to fail, and when it works again."""

    def __init__(self) -> None:
        self.problem: str | None = None
        """Why the last write failed; None while writing works."""
        self._failed_at = 0.0
        self.clock: SeenClock | None = None
        """The clock that stands still while writing fails."""

    def failed(self, problem: str) -> None:
        """A write has failed."""
        if self.problem is None:
            self._failed_at = time.monotonic()
            complain("storage-failed", problem=problem)
            if self.clock is not None:
                self.clock.stand()
        self.problem = problem

    def worked(self) -> None:
        """A write has been done."""
        if self.problem is not None:
            self.problem = None
            if self.clock is not None:
                self.clock.go_on()
            seconds = round(time.monotonic() - self._failed_at, 1)
            warn("storage-works-again", seconds=seconds)
