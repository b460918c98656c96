"""What is written to the log, counted for whoever runs the server."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Sequence

from bornes.server.metrics import COMMITS, FAILED_COMMITS, MADE, MOVES, TIMES_UP
from bornes.server.storage import StorageFailed
from bornes.server.table import entries as log


async def kept(entries: Sequence[log.AnyEntry], writing: Awaitable[None]) -> None:
    """Wait until entries are kept; count how long that takes, and what they are."""
    begun = time.perf_counter()
    try:
        await writing
    except StorageFailed:
        FAILED_COMMITS.inc()
        raise
    COMMITS.observe(time.perf_counter() - begun)
    for entry in entries:
        if type(entry) is log.Moved:
            MOVES.inc()
        elif type(entry) is log.Created:
            MADE.inc()
        elif type(entry) is log.TimeUp:
            TIMES_UP.labels("lost" if entry.level is None else "bot").inc()
