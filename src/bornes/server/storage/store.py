"""The log of every table, as the rest of the server uses it."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from bornes.server.logs import warn
from bornes.server.storage import trash
from bornes.server.storage.database import connect, prepare
from bornes.server.storage.errors import Damaged, StorageFailed
from bornes.server.storage.log_writer import Append, Chore, Writer
from bornes.server.storage.seen_clock import SeenClock
from bornes.server.table.commitment import Shuffle
from bornes.server.table.entries import AnyEntry, decode, encode


@dataclass(slots=True)
class Stored:
    """A table as it lies on disk."""

    entries: list[AnyEntry]
    shuffles: dict[int, Shuffle]


@dataclass
class Store:
    """The log of every table. Call `open` within a running loop, and `close` at the end."""

    path: Path
    _reading: threading.Lock = field(default_factory=threading.Lock)

    def open(self) -> None:
        """Make the file if need be, and start the writer; refused if the file can't be used."""
        prepare(self.path)
        self._loop = asyncio.get_running_loop()
        self._reader_link = connect(self.path)
        self._clock = SeenClock(self._reader_link)
        self._writer = Writer(connect(self.path), self._clock, self._loop)

    def close(self) -> None:
        """Write what is still waiting, and let go of the file."""
        self.tick()
        self._writer.close()
        self._reader_link.close()

    @property
    def problem(self) -> str | None:
        """Why the last write failed; None while writing works."""
        return self._writer.problem

    def append(
        self,
        table: str,
        first: int,
        entries: Sequence[AnyEntry],
        shuffle: tuple[int, Shuffle] | None = None,
    ) -> asyncio.Future[None]:
        """Append entries from a sequence number on; done once they are safe on disk.

        A `Conflict` means that somebody else has used that number, `StorageFailed` that writing
        doesn't work; nothing is written then.
        """
        done: asyncio.Future[None] = self._loop.create_future()
        rows = [encode(entry) for entry in entries]
        self._writer.put(Append(table, first, rows, shuffle, done))
        return done

    def touch(self, table: str) -> None:
        """Note that somebody looked at a table now."""
        row = (self._clock.now(), table)
        statement = "UPDATE tables SET touched=? WHERE id=?"
        self._writer.put(Chore(lambda link: link.execute(statement, row)))

    def tick(self) -> None:
        """Note that time has passed; what has not been noted is lost when the server is killed."""
        self._writer.put(Chore(self._clock.write))

    def clean(self, keep: float, keep_trash: float, used: Sequence[str]) -> None:
        """Move the tables to the trash that nobody has looked at for so many seconds.

        Those that are in use stay; what has lain in the trash for long enough is deleted.
        """

        def run(link: sqlite3.Connection) -> None:
            found = trash.clean(link, self._clock.now(), keep, keep_trash, used)
            if found.moved or found.deleted:
                warn("cleaned", to_trash=found.moved, still_old=found.left, deleted=found.deleted)

        self._writer.put(Chore(run))

    def load(self, table: str) -> Stored | None:
        """A whole table, or nothing if there is none; to be called outside the event loop."""
        with self._read() as link:
            rows = link.execute(
                "SELECT sequence, entry FROM log WHERE table_id=? ORDER BY sequence", (table,)
            ).fetchall()
            secret = link.execute(
                "SELECT match, seed, salt FROM shuffles WHERE table_id=?", (table,)
            ).fetchall()
        if not rows:
            return None
        if [sequence for sequence, _ in rows] != list(range(1, len(rows) + 1)):
            raise Damaged("entries are missing")
        try:
            return Stored(
                [decode(entry) for _, entry in rows],
                {match: Shuffle(int(seed), salt) for match, seed, salt in secret},
            )
        except (msgspec.MsgspecError, ValueError, TypeError) as error:
            raise Damaged(type(error).__name__) from None

    def count(self) -> int:
        """How many tables there are; it fails if the file can't be read."""
        with self._read() as link:
            (number,) = link.execute("SELECT count(*) FROM tables").fetchone()
        return int(number)

    @contextmanager
    def _read(self) -> Iterator[sqlite3.Connection]:
        with self._reading:
            try:
                yield self._reader_link
            except sqlite3.OperationalError as error:
                raise StorageFailed(str(error)) from None
            except sqlite3.DatabaseError as error:  # its pages don't fit together
                raise Damaged(str(error)) from None
