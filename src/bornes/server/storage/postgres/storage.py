"""The log of every table, in PostgreSQL."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from typing import Final

import asyncpg

from bornes.engine.refusals import Refusal, Refused
from bornes.server.logs import warn
from bornes.server.storage.entries_of_rows import stored
from bornes.server.storage.errors import StorageFailed
from bornes.server.storage.health import Health
from bornes.server.storage.interface import Kept, Stored, Trashed
from bornes.server.storage.postgres import trash
from bornes.server.storage.postgres.address import Address
from bornes.server.storage.postgres.heartbeat import Heartbeat
from bornes.server.storage.postgres.link import Link, Links
from bornes.server.storage.postgres.log_writer import Append, Writer
from bornes.server.storage.postgres.neighbours import PostgresNeighbours
from bornes.server.storage.postgres.schema import prepare
from bornes.server.storage.seen_clock import SeenClock
from bornes.server.table.commitment import Shuffle
from bornes.server.table.entries import AnyEntry, encode

READERS: Final = 2
"""The number of connections that read at once."""
# Entries and shuffles come in one answer, so that it takes one way there and back.
_LOAD: Final = """
SELECT sequence, entry, NULL, NULL FROM bornes.log WHERE table_id = $1 AND sequence > $2
UNION ALL SELECT match, NULL, seed, salt FROM bornes.shuffles WHERE table_id = $1
"""


_KEEP_REVIEW: Final = """
INSERT INTO bornes.reviews SELECT $1, $2, $3
WHERE EXISTS (SELECT FROM bornes.tables WHERE id = $1)
ON CONFLICT (table_id, match) DO UPDATE SET review = excluded.review
"""


class PostgresStorage:
    """One database, any number of servers."""

    def __init__(self, address: Address) -> None:
        self._address = address
        self._server = secrets.token_hex(4)
        self._health = Health()
        self._heartbeat = Heartbeat(address, self._server, self._health)
        self._readers = Links(address, READERS)
        self._meeting = Link(address)
        self._neighbours = PostgresNeighbours(self._meeting, self._heartbeat, self._server)

    @property
    def place(self) -> str:
        """The address without its password."""
        return self._address.shown

    @property
    def problem(self) -> str | None:
        """Why the last write failed; None while writing works."""
        return self._health.problem

    @property
    def neighbours(self) -> PostgresNeighbours:
        """The other servers on the same database."""
        return self._neighbours

    async def open(self) -> None:
        """Make the tables if need be, and begin; refused if PostgreSQL can't be used."""
        await prepare(self._address)
        try:
            async with self._readers.use() as link:
                seen = await link.fetchval("SELECT seen FROM bornes.clock")
            if self._heartbeat.listener is not None:
                await self._heartbeat.open()
        except StorageFailed as error:
            refusal = Refusal("server-storage-unusable", file=self.place, problem=str(error))
            raise Refused(refusal) from None
        self._clock = self._health.clock = SeenClock(float(seen))
        self._writer = Writer(Link(self._address), self._clock, self._health, self._server)

    async def close(self) -> None:
        """Write what is still waiting, tell the other servers, and hang up."""
        self.tick()
        await self._writer.close()
        await self._heartbeat.close()
        await self._meeting.close()
        await self._readers.close()

    def append(
        self,
        table: str,
        first: int,
        entries: Sequence[AnyEntry],
        *shuffles: tuple[int, Shuffle],
    ) -> asyncio.Future[None]:
        """Append entries from a sequence number on; done once they are safe."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        rows = [encode(entry) for entry in entries]
        self._writer.put(Append(table, first, rows, shuffles, done))
        return done

    def seen(self) -> float:
        """The seconds that servers have seen pass over this database."""
        return self._clock.now()

    def touch(self, table: str) -> None:
        """Note that somebody looked at a table now."""
        self._writer.touch(table)

    def tick(self) -> None:
        """Note that time has passed; the clock never goes back."""
        seen = self._clock.now()
        statement = "UPDATE bornes.clock SET seen=greatest(seen, $1) RETURNING seen"

        async def run(link: asyncpg.Connection) -> None:
            self._clock.at_least(float(await link.fetchval(statement, seen)))

        self._writer.do(run)

    def clean(self, keep: float, keep_trash: float, used: Sequence[str]) -> None:
        """Move the tables to the trash that nobody has looked at for so many seconds."""

        async def run(link: asyncpg.Connection) -> None:
            found = await trash.clean(link, self._clock.now(), keep, keep_trash, used)
            if found.moved or found.deleted:
                warn("cleaned", to_trash=found.moved, still_old=found.left, deleted=found.deleted)

        self._writer.do(run)

    async def load(self, table: str) -> Stored | None:
        """A whole table, or None if there is none."""
        found = await self.load_after(table, 0)
        return found if found.entries else None

    async def load_after(self, table: str, sequence: int) -> Stored:
        """What a log has after a sequence number, and all the shuffles of its table."""
        async with self._readers.use() as link:
            rows = await link.fetch(_LOAD, table, sequence)
        entries = sorted((number, entry) for number, entry, _, _ in rows if entry is not None)
        secret = [(match, seed, salt) for match, _, seed, salt in rows if seed is not None]
        if len(entries) > _MANY:
            return await asyncio.to_thread(stored, entries, secret, sequence)
        return stored(entries, secret, sequence)

    def keep_review(self, table: str, match: int, text: str) -> None:
        """Keep what a finished match was worth, as long as its table is kept."""
        self._writer.do(lambda link: link.execute(_KEEP_REVIEW, table, match, text))

    async def load_review(self, table: str, match: int) -> str | None:
        """What was kept of a match's worth, if anything was."""
        statement = "SELECT review FROM bornes.reviews WHERE table_id = $1 AND match = $2"
        async with self._readers.use() as link:
            found = await link.fetchval(statement, table, match)
        return None if found is None else str(found)

    async def count(self) -> int:
        """How many tables there are; it fails if PostgreSQL can't be read."""
        async with self._readers.use() as link:
            return int(await link.fetchval("SELECT count(*) FROM bornes.tables"))

    async def kept(self) -> Sequence[Kept]:
        """Every table, the one that was looked at last first."""
        async with self._readers.use() as link:
            return await trash.kept(link)

    async def forget(self, tables: Sequence[str]) -> int:
        """Move tables to the trash now; how many of them were there."""
        async with self._readers.use() as link:
            return await trash.forget(link, tables)

    async def trashed(self) -> Sequence[Trashed]:
        """What lies in the trash, what came last first."""
        async with self._readers.use() as link:
            return await trash.listed(link)

    async def restore(self, tables: Sequence[str]) -> int:
        """Put tables back, as young as new ones; how many of them lay in the trash."""
        async with self._readers.use() as link:
            return await trash.restore(link, tables)


_MANY: Final = 50
"""The number of entries decoded at once; more of them would hold others up."""
