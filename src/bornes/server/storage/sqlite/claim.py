"""A folder of tables belongs to one server at a time.

Two servers on one file would each show their players only their own moves. The lock is the
operating system's: it ends with the process that holds it, however that ends.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bornes.engine.refusals import Refusal, Refused
from bornes.server.storage.sqlite.database import keep_private

if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(handle: int) -> None:
        # A lock of the process, not of the open file: those who think for it don't hold it.
        fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def claimed(path: Path) -> Iterator[None]:
    """Hold the folder of a log's file; refused if another server has it."""
    # The file itself may be reached by several names.
    real = path.resolve()
    try:
        keep_private(real)
        handle = os.open(real.with_name(f"{real.name}-lock"), os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        problem = error.strerror or type(error).__name__
        raise Refused(Refusal("server-storage-unusable", file=str(path), problem=problem)) from None
    try:
        try:
            _lock(handle)
        except OSError:
            raise Refused(Refusal("server-data-in-use", folder=str(real.parent))) from None
        yield
    finally:
        os.close(handle)
