"""The one thread that writes: the appends of many tables go into one commit."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Final

from bornes.server.storage.errors import Conflict, StorageFailed
from bornes.server.storage.health import Health
from bornes.server.storage.seen_clock import SeenClock
from bornes.server.table.commitment import Shuffle

MOST_AT_ONCE: Final = 2000
_APPEND: Final = "INSERT INTO log VALUES (?, ?, ?, ?)"
_THERE: Final = "SELECT 1 FROM log WHERE table_id=? AND sequence=?"


@dataclass(slots=True, eq=False)
class Append:
    """Entries of one table on their way to the disk."""

    table: str
    first: int
    entries: Sequence[bytes]
    shuffle: tuple[int, Shuffle] | None
    done: asyncio.Future[None]
    problem: Exception | None = None


@dataclass(slots=True, eq=False)
class Chore:
    """Anything else that is to be written; nobody waits for it."""

    run: Callable[[sqlite3.Connection], object]


@dataclass(slots=True)
class _Stop:
    """The end of the queue."""


_Work = Append | Chore | _Stop


class Writer:
    """Writes what is put to it, in order, until it is closed."""

    def __init__(
        self,
        link: sqlite3.Connection,
        clock: SeenClock,
        health: Health,
        loop: asyncio.AbstractEventLoop,
    ) -> None:
        self._link = link
        self._clock = clock
        self._health = health
        self._loop = loop
        self._queue: queue.SimpleQueue[_Work] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="bornes-log", daemon=True)
        self._thread.start()

    def put(self, work: Append | Chore) -> None:
        """Have something written."""
        self._queue.put(work)

    def close(self) -> None:
        """Write what is still waiting, and end."""
        self._queue.put(_Stop())
        self._thread.join()
        self._link.close()

    # --- the thread ---------------------------------------------------------------

    def _run(self) -> None:
        going = True
        while going:
            works = [self._queue.get()]
            with suppress(queue.Empty):
                while len(works) < MOST_AT_ONCE:
                    works.append(self._queue.get_nowait())
            going = not any(isinstance(work, _Stop) for work in works)
            appends = [work for work in works if isinstance(work, Append)]
            if appends:
                self._append(appends)
                with suppress(RuntimeError):  # the loop is gone: nobody is left to be told
                    self._loop.call_soon_threadsafe(_tell, appends)
            chores = [work for work in works if isinstance(work, Chore)]
            if chores:
                self._try(partial(self._do, chores))

    def _append(self, appends: Sequence[Append]) -> None:
        error = self._try(lambda: self._insert(appends))
        if error is None:
            return
        if len(appends) > 1 and not isinstance(error, sqlite3.OperationalError):
            # One of them can't be written, and the others have nothing to do with it.
            for append in appends:
                self._append([append])
            return
        for append in appends:
            append.problem = StorageFailed(str(error))

    def _do(self, chores: Sequence[Chore]) -> None:
        for chore in chores:
            chore.run(self._link)

    def _try(self, write: Callable[[], object]) -> Exception | None:
        """Write in one commit; the error if nothing was written."""
        try:
            self._link.execute("BEGIN IMMEDIATE")
            write()
            self._link.execute("COMMIT")
        except Exception as error:  # noqa: BLE001, without this thread nothing is ever written
            with suppress(sqlite3.Error):
                self._link.execute("ROLLBACK")
            self._health.failed(str(error))
            return error
        self._health.worked()
        return None

    def _insert(self, appends: Sequence[Append]) -> None:
        now, seen = time.time(), self._clock.now()
        for append in appends:
            _insert(self._link, append, now, seen)


def _insert(link: sqlite3.Connection, append: Append, now: float, seen: float) -> None:
    append.problem = None
    before = (append.table, append.first - 1)
    if append.first > 1 and link.execute(_THERE, before).fetchone() is None:
        append.problem = Conflict(append.table)  # the table has gone to the trash meanwhile
        return
    try:
        for number, entry in enumerate(append.entries, start=append.first):
            link.execute(_APPEND, (append.table, number, now, entry))
    except sqlite3.IntegrityError:
        # Numbers have no gaps, so that only the first can be taken, and nothing was written.
        append.problem = Conflict(append.table)
        return
    if append.first == 1:
        link.execute("INSERT INTO tables VALUES (?, ?, ?)", (append.table, now, seen))
    if append.shuffle is not None:
        match, shuffle = append.shuffle
        row = (append.table, match, str(shuffle.seed), shuffle.salt)
        link.execute("INSERT INTO shuffles VALUES (?, ?, ?, ?)", row)


def _tell(appends: Sequence[Append]) -> None:
    for append in appends:
        if append.done.done():
            continue
        if append.problem is None:
            append.done.set_result(None)
        else:
            append.done.set_exception(append.problem)
