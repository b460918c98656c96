"""The one thread that writes: the appends of many tables go into one commit."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, partial
from typing import Final

from bornes.server.storage.errors import Conflict, StorageFailed
from bornes.server.storage.health import Health
from bornes.server.storage.seen_clock import SeenClock
from bornes.server.table.commitment import Shuffle

MOST_AT_ONCE: Final = 2000
_MOST_IN_ONE: Final = 64
"""So many rows go into one statement at most; their number is a power of two, so that there are few
statements."""
_APPEND: Final = "INSERT INTO log VALUES (?, ?, ?, ?)"
_APPEND_AFTER: Final = """
INSERT INTO log SELECT ?1, ?2, ?3, ?4
WHERE EXISTS (SELECT 1 FROM log WHERE table_id=?1 AND sequence=?2-1)
"""
_THERE: Final = "SELECT 1 FROM log WHERE table_id=? AND sequence=?"


@dataclass(slots=True, eq=False)
class Append:
    """Entries of one table on their way to the disk."""

    table: str
    first: int
    entries: Sequence[bytes]
    shuffles: Sequence[tuple[int, Shuffle]]
    done: asyncio.Future[None]
    problem: Exception | None = None

    @property
    def simple(self) -> bool:
        """Whether it is one entry more in a log that there is."""
        return self.first > 1 and not self.shuffles and len(self.entries) == 1


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
        if len(appends) == 1 and appends[0].simple:
            error = self._tried(partial(_insert_alone, self._link, appends[0]))
        else:
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

        def commit() -> None:
            self._link.execute("BEGIN IMMEDIATE")
            write()
            self._link.execute("COMMIT")

        return self._tried(commit)

    def _tried(self, commit: Callable[[], object]) -> Exception | None:
        """Write something that is a commit of its own; the error if nothing was written."""
        try:
            commit()
        except Exception as error:  # noqa: BLE001, without this thread nothing is ever written
            with suppress(sqlite3.Error):
                self._link.execute("ROLLBACK")
            self._health.failed(str(error))
            return error
        self._health.worked()
        return None

    def _insert(self, appends: Sequence[Append]) -> None:
        now, seen = time.time(), self._clock.now()
        simple = [append for append in appends if append.simple]
        for some in _in_powers_of_two(simple):
            if not _insert_together(self._link, some, now):
                for append in some:
                    _insert(self._link, append, now, seen)
        for append in appends:
            if not append.simple:
                _insert(self._link, append, now, seen)


def _insert_alone(link: sqlite3.Connection, append: Append) -> None:
    """Append an entry to a table: one statement, which is a commit of its own."""
    row = (append.table, append.first, time.time(), append.entries[0])
    append.problem = None
    try:
        if link.execute(_APPEND_AFTER, row).rowcount == 0:
            append.problem = Conflict(append.table)
    except sqlite3.IntegrityError:
        append.problem = Conflict(append.table)


def _in_powers_of_two(appends: Sequence[Append]) -> Iterator[Sequence[Append]]:
    start, size = 0, _MOST_IN_ONE
    while start < len(appends):
        while size > len(appends) - start:
            size //= 2
        yield appends[start : start + size]
        start += size


def _insert_together(link: sqlite3.Connection, appends: Sequence[Append], now: float) -> bool:
    """Append an entry to each of several tables at once; whether that was possible for all.

    A thread that executes a statement lets the others run and has to wait for its turn again, so
    that two statements for many tables cost much less than two for each of them.
    """
    there, insert = _statements(len(appends))
    before = [part for append in appends for part in (append.table, append.first - 1)]
    if link.execute(there, before).fetchone() != (len(appends),):
        return False
    rows = [
        part for append in appends for part in (append.table, append.first, now, append.entries[0])
    ]
    try:
        link.execute(insert, rows)
    except sqlite3.IntegrityError:  # one of them is there already, and none was written
        return False
    for append in appends:
        append.problem = None
    return True


@cache
def _statements(number: int) -> tuple[str, str]:
    """What tells how many of so many rows are there, and what inserts so many rows."""
    pairs, rows = ", ".join(["(?, ?)"] * number), ", ".join(["(?, ?, ?, ?)"] * number)
    # Each is looked up: CROSS keeps SQLite from reading the whole log for it.
    found = "wanted CROSS JOIN log ON log.table_id=wanted.id AND log.sequence=wanted.number"
    there = f"WITH wanted(id, number) AS (VALUES {pairs}) SELECT count(*) FROM {found}"
    return there, f"INSERT INTO log VALUES {rows}"


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
    for match, shuffle in append.shuffles:
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
