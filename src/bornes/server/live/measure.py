"""What is written to the log, counted for whoever runs the server."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from bornes.server.metrics import COMMITS, FAILED_COMMITS, MADE, MOVES, timed
from bornes.server.storage import StorageFailed
from bornes.server.table import entries as log


@contextmanager
def measured(entries: Sequence[log.AnyEntry]) -> Iterator[None]:
    """Count how long it takes to keep entries, and once they are kept what they are."""
    try:
        with timed(COMMITS):
            yield
    except StorageFailed:
        FAILED_COMMITS.inc()
        raise
    for entry in entries:
        if isinstance(entry, log.Moved):
            MOVES.inc()
        elif isinstance(entry, log.Created):
            MADE.inc()
