"""The log of every table, in a file."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from bornes.server.logs import warn
from bornes.server.storage.entries_of_rows import stored
from bornes.server.storage.errors import Damaged, StorageFailed
from bornes.server.storage.health import Health
from bornes.server.storage.interface import Kept, Stored, Trashed
from bornes.server.storage.seen_clock import SeenClock
from bornes.server.storage.sqlite import trash
from bornes.server.storage.sqlite.database import connect, prepare
from bornes.server.storage.sqlite.log_writer import Append, Chore, Writer
from bornes.server.table.commitment import Shuffle
from bornes.server.table.entries import AnyEntry, encode

_T = TypeVar("_T")


class SqliteStorage:
    """One file, one server."""

    neighbours = None

    def __init__(self, path: Path) -> None:
        self.path = path
        self._reading = threading.Lock()
        self._health = Health()

    @property
    def place(self) -> str:
        """The folder of the file."""
        return str(self.path.parent)

    @property
    def problem(self) -> str | None:
        """Why the last write failed; None while writing works."""
        return self._health.problem

    async def open(self) -> None:
        """Make the file if need be, and start the writer; refused if the file can't be used."""
        prepare(self.path)
        self._loop = asyncio.get_running_loop()
        self._reader_link = connect(self.path)
        (seen,) = self._reader_link.execute("SELECT seen FROM clock").fetchone()
        self._clock = self._health.clock = SeenClock(float(seen))
        self._writer = Writer(connect(self.path), self._clock, self._health, self._loop)

    async def close(self) -> None:
        """Write what is still waiting, and let go of the file."""
        self.tick()
        await asyncio.to_thread(self._writer.close)
        self._reader_link.close()

    def append(
        self,
        table: str,
        first: int,
        entries: Sequence[AnyEntry],
        *shuffles: tuple[int, Shuffle],
    ) -> asyncio.Future[None]:
        """Append entries from a sequence number on; done once they are safe on disk."""
        done: asyncio.Future[None] = self._loop.create_future()
        rows = [encode(entry) for entry in entries]
        self._writer.put(Append(table, first, rows, shuffles, done))
        return done

    def seen(self) -> float:
        """The seconds that servers have seen pass over this file."""
        return self._clock.now()

    def touch(self, table: str) -> None:
        """Note that somebody looked at a table now."""
        row = (self._clock.now(), table)
        statement = "UPDATE tables SET touched=? WHERE id=?"
        self._writer.put(Chore(lambda link: link.execute(statement, row)))

    def tick(self) -> None:
        """Note that time has passed; the clock never goes back."""
        seen = (self._clock.now(),)
        statement = "UPDATE clock SET seen=max(seen, ?)"
        self._writer.put(Chore(lambda link: link.execute(statement, seen)))

    def clean(self, keep: float, keep_trash: float, used: Sequence[str]) -> None:
        """Move the tables to the trash that nobody has looked at for so many seconds."""

        def run(link: sqlite3.Connection) -> None:
            found = trash.clean(link, self._clock.now(), keep, keep_trash, used)
            if found.moved or found.deleted:
                warn("cleaned", to_trash=found.moved, still_old=found.left, deleted=found.deleted)

        self._writer.put(Chore(run))

    async def load(self, table: str) -> Stored | None:
        """A whole table, or None if there is none."""
        found = await self._read(lambda link: _rows(link, table, 0))
        return found if found.entries else None

    async def load_after(self, table: str, sequence: int) -> Stored:
        """What a log has after a sequence number, and all the shuffles of its table."""
        return await self._read(lambda link: _rows(link, table, sequence))

    def keep_review(self, table: str, match: int, text: str) -> None:
        """Keep what a finished match was worth, as long as its table is kept."""
        row = (table, match, text)
        statement = (
            "INSERT OR REPLACE INTO reviews SELECT ?1, ?2, ?3"
            " WHERE EXISTS (SELECT 1 FROM tables WHERE id=?1)"
        )
        self._writer.put(Chore(lambda link: link.execute(statement, row)))

    async def load_review(self, table: str, match: int) -> str | None:
        """What was kept of a match's worth, if anything was."""
        statement = "SELECT review FROM reviews WHERE table_id=? AND match=?"
        row = await self._read(lambda link: link.execute(statement, (table, match)).fetchone())
        return None if row is None else str(row[0])

    async def count(self) -> int:
        """How many tables there are; it fails if the file can't be read."""

        def counted(link: sqlite3.Connection) -> int:
            (number,) = link.execute("SELECT count(*) FROM tables").fetchone()
            return int(number)

        return await self._read(counted)

    async def kept(self) -> Sequence[Kept]:
        """Every table, the one that was looked at last first."""
        return await self._read(trash.kept)

    async def forget(self, tables: Sequence[str]) -> int:
        """Move tables to the trash now; how many of them were there."""
        return await self._read(lambda link: trash.forget(link, tables))

    async def trashed(self) -> Sequence[Trashed]:
        """What lies in the trash, what came last first."""
        return await self._read(trash.listed)

    async def restore(self, tables: Sequence[str]) -> int:
        """Put tables back, as young as new ones; how many of them lay in the trash."""
        return await self._read(lambda link: trash.restore(link, tables))

    async def _read(self, work: Callable[[sqlite3.Connection], _T]) -> _T:
        def run() -> _T:
            with self._reader() as link:
                return work(link)

        return await asyncio.to_thread(run)

    @contextmanager
    def _reader(self) -> Iterator[sqlite3.Connection]:
        with self._reading:
            try:
                yield self._reader_link
            except sqlite3.OperationalError as error:
                raise StorageFailed(str(error)) from None
            except sqlite3.DatabaseError as error:  # its pages don't fit together
                raise Damaged(str(error)) from None


def _rows(link: sqlite3.Connection, table: str, after: int) -> Stored:
    rows = link.execute(
        "SELECT sequence, entry FROM log WHERE table_id=? AND sequence>? ORDER BY sequence",
        (table, after),
    ).fetchall()
    secret = link.execute(
        "SELECT match, seed, salt FROM shuffles WHERE table_id=?", (table,)
    ).fetchall()
    return stored(rows, secret, after)
