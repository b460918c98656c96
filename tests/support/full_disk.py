"""A disk that is full for a while: the files of a running server may not grow."""

from __future__ import annotations

import resource
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from tests.support.server_process import ServerProcess


@contextmanager
def full_disk(server: ServerProcess) -> Iterator[None]:
    """Let every write beyond the log's present size fail, as a full disk does."""
    size = (server.folder / "data" / "tables.sqlite3-wal").stat().st_size
    # What the server writes about itself must still go through.
    assert size > 10 * server.errors.stat().st_size
    limit = resource.RLIMIT_FSIZE
    _, hard = resource.prlimit(server.process.pid, limit)
    resource.prlimit(server.process.pid, limit, (size, hard))
    try:
        yield
    finally:
        with suppress(ProcessLookupError):  # it may have ended meanwhile
            resource.prlimit(server.process.pid, limit, (hard, hard))
