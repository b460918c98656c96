"""The log on disk: SQLite, one writer thread, the appends of many tables in one commit."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from bornes.engine.refusals import Refusal, Refused
from bornes.server.table.commitment import Shuffle
from bornes.server.table.entries import AnyEntry, decode, encode

MOST_AT_ONCE: Final = 2000
_BUSY_SECONDS: Final = 10.0
_SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, created REAL NOT NULL, touched REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS tables_by_touch ON tables (touched);
CREATE TABLE IF NOT EXISTS log (
    table_id TEXT NOT NULL, sequence INTEGER NOT NULL, at REAL NOT NULL, entry BLOB NOT NULL,
    PRIMARY KEY (table_id, sequence)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS shuffles (
    table_id TEXT NOT NULL, match INTEGER NOT NULL, seed TEXT NOT NULL, salt TEXT NOT NULL,
    PRIMARY KEY (table_id, match)
) WITHOUT ROWID;
"""
_APPEND: Final = "INSERT INTO log VALUES (?, ?, ?, ?)"


class Conflict(Exception):
    """Somebody else has appended to the table first: it must be read again."""


class StorageFailed(Exception):
    """The log could not be written; nothing has happened."""


@dataclass(slots=True)
class Stored:
    """A table as it lies on disk."""

    entries: list[AnyEntry]
    shuffles: dict[int, Shuffle]


@dataclass(slots=True, eq=False)
class _Append:
    """Entries of one table on their way to the disk."""

    table: str
    first: int
    entries: Sequence[bytes]
    shuffle: tuple[int, Shuffle] | None
    done: asyncio.Future[None]
    problem: Exception | None = None


@dataclass(slots=True, eq=False)
class _Chore:
    """Anything else that is to be written; nobody waits for it."""

    run: Callable[[sqlite3.Connection], object]


@dataclass(slots=True)
class _Stop:
    """The end of the queue."""


_Work = _Append | _Chore | _Stop


def connect(path: Path) -> sqlite3.Connection:
    """A connection that loses nothing it has committed, even if the machine goes down."""
    link = sqlite3.connect(
        path, timeout=_BUSY_SECONDS, isolation_level=None, check_same_thread=False
    )
    link.execute("PRAGMA journal_mode=WAL")
    link.execute("PRAGMA synchronous=FULL")
    return link


@dataclass
class Store:
    """The log of every table. Call `open` within a running loop, and `close` at the end."""

    path: Path
    _queue: queue.SimpleQueue[_Work] = field(default_factory=queue.SimpleQueue)
    _reading: threading.Lock = field(default_factory=threading.Lock)

    def open(self) -> None:
        """Make the file if need be, and start the writer."""
        self._loop = asyncio.get_running_loop()
        self._writer_link = self._connected()
        self._reader_link = connect(self.path)
        self._thread = threading.Thread(target=self._write, name="bornes-log", daemon=True)
        self._thread.start()

    def _connected(self) -> sqlite3.Connection:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            link = connect(self.path)
            link.executescript(_SCHEMA)
        except (OSError, sqlite3.Error) as error:
            raise Refused(
                Refusal("server-storage-unusable", file=str(self.path), problem=str(error))
            ) from None
        return link

    def close(self) -> None:
        """Write what is still waiting, and let go of the file."""
        self._queue.put(_Stop())
        self._thread.join()
        self._writer_link.close()
        self._reader_link.close()

    def append(
        self,
        table: str,
        first: int,
        entries: Sequence[AnyEntry],
        shuffle: tuple[int, Shuffle] | None = None,
    ) -> asyncio.Future[None]:
        """Append entries from a sequence number on; done once they are safe on disk.

        A `Conflict` means that somebody else has used that number; nothing is written then.
        """
        done: asyncio.Future[None] = self._loop.create_future()
        rows = [encode(entry) for entry in entries]
        self._queue.put(_Append(table, first, rows, shuffle, done))
        return done

    def touch(self, table: str) -> None:
        """Note that somebody looked at a table now."""
        now = time.time()
        self._queue.put(
            _Chore(
                lambda link: link.execute("UPDATE tables SET touched=? WHERE id=?", (now, table))
            )
        )

    def forget_untouched(self, before: float, kept: Sequence[str]) -> None:
        """Delete the tables that nobody has looked at since, except those named."""

        def forget(link: sqlite3.Connection) -> None:
            found = link.execute("SELECT id FROM tables WHERE touched < ?", (before,)).fetchall()
            for (table,) in found:
                if table not in kept:
                    link.execute("DELETE FROM log WHERE table_id=?", (table,))
                    link.execute("DELETE FROM shuffles WHERE table_id=?", (table,))
                    link.execute("DELETE FROM tables WHERE id=?", (table,))

        self._queue.put(_Chore(forget))

    def load(self, table: str) -> Stored | None:
        """A whole table, or nothing if there is none; to be called outside the event loop."""
        with self._reading:
            rows = self._reader_link.execute(
                "SELECT entry FROM log WHERE table_id=? ORDER BY sequence", (table,)
            ).fetchall()
            secret = self._reader_link.execute(
                "SELECT match, seed, salt FROM shuffles WHERE table_id=?", (table,)
            ).fetchall()
        if not rows:
            return None
        return Stored(
            [decode(entry) for (entry,) in rows],
            {match: Shuffle(int(seed), salt) for match, seed, salt in secret},
        )

    def count(self) -> int:
        """How many tables there are; it fails if the file can't be read."""
        with self._reading:
            (number,) = self._reader_link.execute("SELECT count(*) FROM tables").fetchone()
        return int(number)

    # --- the writer's thread ------------------------------------------------------

    def _write(self) -> None:
        going = True
        while going:
            works = [self._queue.get()]
            with suppress(queue.Empty):
                while len(works) < MOST_AT_ONCE:
                    works.append(self._queue.get_nowait())
            going = not any(isinstance(work, _Stop) for work in works)
            appends = [work for work in works if isinstance(work, _Append)]
            try:
                self._commit(works)
            except sqlite3.Error as error:
                with suppress(sqlite3.Error):
                    self._writer_link.execute("ROLLBACK")
                for append in appends:
                    append.problem = StorageFailed(str(error))
            if appends:
                with suppress(RuntimeError):  # the loop is gone: nobody is left to be told
                    self._loop.call_soon_threadsafe(_tell, appends)

    def _commit(self, works: Sequence[_Work]) -> None:
        link, now = self._writer_link, time.time()
        link.execute("BEGIN IMMEDIATE")
        for work in works:
            if isinstance(work, _Append):
                _insert(link, work, now)
            elif isinstance(work, _Chore):
                work.run(link)
        link.execute("COMMIT")


def _insert(link: sqlite3.Connection, append: _Append, now: float) -> None:
    try:
        for number, entry in enumerate(append.entries, start=append.first):
            link.execute(_APPEND, (append.table, number, now, entry))
    except sqlite3.IntegrityError:
        # Numbers have no gaps, so that only the first can be taken, and nothing was written.
        append.problem = Conflict(append.table)
        return
    if append.first == 1:
        link.execute("INSERT INTO tables VALUES (?, ?, ?)", (append.table, now, now))
    if append.shuffle is not None:
        match, shuffle = append.shuffle
        row = (append.table, match, str(shuffle.seed), shuffle.salt)
        link.execute("INSERT INTO shuffles VALUES (?, ?, ?, ?)", row)


def _tell(appends: Sequence[_Append]) -> None:
    for append in appends:
        if append.done.done():
            continue
        if append.problem is None:
            append.done.set_result(None)
        else:
            append.done.set_exception(append.problem)
