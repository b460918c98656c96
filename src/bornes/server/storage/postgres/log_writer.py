"""One connection writes: the appends of many tables go into one statement, so into one commit."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import asyncpg

from bornes.server.background import Background
from bornes.server.storage.errors import Conflict, StorageFailed
from bornes.server.storage.health import Health
from bornes.server.storage.postgres.link import Link
from bornes.server.storage.postgres.notices import CHANNEL, TABLES_AT_ONCE
from bornes.server.storage.seen_clock import SeenClock
from bornes.server.table.commitment import Shuffle

# Those who lead are the first entries of each append. If its number is taken, nothing of an
# append is written; and since all servers write in the order of tables, none waits for another in
# a circle.
_APPEND: Final = f"""
WITH given AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::bytea[], $4::int[])
        AS g (table_id, sequence, entry, last)
), leads AS (
    SELECT DISTINCT ON (table_id) * FROM given ORDER BY table_id, sequence
), won AS (
    INSERT INTO bornes.log (table_id, sequence, at, entry)
    SELECT table_id, sequence, $5, entry FROM leads
    WHERE sequence = 1 OR EXISTS (
        SELECT FROM bornes.log b
        WHERE b.table_id = leads.table_id AND b.sequence = leads.sequence - 1
    )
    ORDER BY table_id
    ON CONFLICT DO NOTHING RETURNING table_id, sequence
), followed AS (
    INSERT INTO bornes.log (table_id, sequence, at, entry)
    SELECT g.table_id, g.sequence, $5, g.entry FROM given g JOIN won USING (table_id)
    WHERE g.sequence > won.sequence
), made AS (
    INSERT INTO bornes.tables SELECT table_id, $5, $6 FROM won WHERE sequence = 1
), kept AS (
    INSERT INTO bornes.shuffles SELECT s.*
    FROM unnest($7::text[], $8::int[], $9::text[], $10::text[]) AS s (table_id, match, seed, salt)
    JOIN won USING (table_id)
)
SELECT array_agg(table_id) AS won,
    pg_notify('{CHANNEL}', 'log ' || $11 || ' ' || string_agg(table_id || ':' || last, ' '))
FROM leads WHERE table_id IN (SELECT table_id FROM won) HAVING count(*) > 0
"""

# Several servers note that the same tables were looked at: in one order, or they wait in a circle.
_TOUCH: Final = """
WITH looked_at AS (
    SELECT t.id, g.seen FROM bornes.tables t
    JOIN unnest($1::text[], $2::float8[]) AS g (id, seen) ON g.id = t.id
    ORDER BY t.id FOR UPDATE OF t
)
UPDATE bornes.tables t SET touched = looked_at.seen FROM looked_at WHERE t.id = looked_at.id
"""

Chore = Callable[[asyncpg.Connection], Awaitable[object]]


@dataclass(slots=True, eq=False)
class Append:
    """Entries of one table on their way to PostgreSQL."""

    table: str
    first: int
    entries: Sequence[bytes]
    shuffles: Sequence[tuple[int, Shuffle]]
    done: asyncio.Future[None]


class Writer:
    """Writes what is put to it until it is closed."""

    def __init__(self, link: Link, clock: SeenClock, health: Health, server: str) -> None:
        self._link, self._clock, self._health, self._server = link, clock, health, server
        self._appends: list[Append] = []
        self._chores: list[Chore] = []
        self._touched: dict[str, float] = {}
        self._ready = asyncio.Event()
        self._closing = False
        self._background = Background()
        self._running = self._background.start(self._run())

    def put(self, append: Append) -> None:
        """Have something appended."""
        self._appends.append(append)
        self._ready.set()

    def do(self, chore: Chore) -> None:
        """Have anything else written; nobody waits for it."""
        self._chores.append(chore)
        self._ready.set()

    def touch(self, table: str) -> None:
        """Have it noted that somebody looked at a table now."""
        self._touched[table] = self._clock.now()
        self._ready.set()

    async def close(self) -> None:
        """Write what is still waiting, and end."""
        self._closing = True
        self._ready.set()
        await self._running
        await self._link.close()

    async def _run(self) -> None:
        while self._appends or self._touched or self._chores or not self._closing:
            await self._ready.wait()
            if appends := self._next():
                await self._append(appends)
            elif self._touched:
                touched, self._touched = self._touched, {}
                await self._do(_note(touched))
            elif self._chores:
                await self._do(self._chores.pop(0))
            else:
                self._ready.clear()
                if self._closing:
                    return

    def _next(self) -> list[Append]:
        """What goes into the next commit: of each table what was put first."""
        chosen: dict[str, Append] = {}
        waiting: list[Append] = []
        for append in self._appends:
            if append.table in chosen or len(chosen) >= TABLES_AT_ONCE:
                waiting.append(append)
            else:
                chosen[append.table] = append
        self._appends = waiting
        return list(chosen.values())

    async def _append(self, appends: Sequence[Append]) -> None:
        try:
            async with self._link.use() as link:
                row = await link.fetchrow(_APPEND, *self._arguments(appends))
        except StorageFailed as error:
            self._health.failed(str(error))
            for append in appends:
                _tell(append, StorageFailed(str(error)))
            return
        self._health.worked()
        won = set() if row is None else set(row["won"])
        for append in appends:
            _tell(append, None if append.table in won else Conflict(append.table))

    def _arguments(self, appends: Sequence[Append]) -> tuple[object, ...]:
        rows = [
            (append.table, number, entry, append.first + len(append.entries) - 1)
            for append in appends
            for number, entry in enumerate(append.entries, start=append.first)
        ]
        secret = [
            (append.table, match, str(shuffle.seed), shuffle.salt)
            for append in appends
            for match, shuffle in append.shuffles
        ]
        tables, numbers, entries, lasts = ([*column] for column in zip(*rows, strict=True))
        of, matches, seeds, salts = (
            ([*column] for column in zip(*secret, strict=True)) if secret else ([], [], [], [])
        )
        now, seen = time.time(), self._clock.now()
        return (
            *(tables, numbers, entries, lasts, now, seen),
            *(of, matches, seeds, salts, self._server),
        )

    async def _do(self, chore: Chore) -> None:
        try:
            async with self._link.use() as link, link.transaction():
                await chore(link)
        except StorageFailed as error:
            self._health.failed(str(error))
        else:
            self._health.worked()


def _note(touched: Mapping[str, float]) -> Chore:
    """Note when tables were looked at last."""
    tables, moments = [*touched], [*touched.values()]
    return lambda link: link.execute(_TOUCH, tables, moments)


def _tell(append: Append, problem: Exception | None) -> None:
    if append.done.done():
        return
    if problem is None:
        append.done.set_result(None)
    else:
        append.done.set_exception(problem)
