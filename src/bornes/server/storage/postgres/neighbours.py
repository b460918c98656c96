"""Who looks at a table through which server, and which one sees to it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final

import asyncpg

from bornes.server.storage.neighbours import Gathering, Listener, Told
from bornes.server.storage.postgres.heartbeat import Heartbeat
from bornes.server.storage.postgres.link import Link
from bornes.server.storage.postgres.notices import CHANNEL, said_notice

_OTHERS: Final = """
others AS (
    SELECT l.seats, l.spectators FROM bornes.looking l JOIN bornes.servers s ON s.id = l.server
    WHERE l.table_id = $1 AND l.server <> $2 AND s.until > now()
)
SELECT ARRAY(SELECT DISTINCT unnest(seats) FROM others) AS seats,
    (SELECT coalesce(sum(spectators), 0)::int FROM others) AS spectators,
    (SELECT graces::text FROM bornes.owners WHERE table_id = $1) AS graces,
    extract(epoch FROM now())::float8 AS now,
"""
_SEE: Final = f"WITH {_OTHERS} false AS ours"
# A server sees to a table if nobody does, or if the one who did is no longer alive. Others are told
# only if something has changed, or two servers would never fall silent.
_LOOK: Final = f"""
WITH me AS (
    INSERT INTO bornes.looking AS l VALUES ($1, $2, $3, $4)
    ON CONFLICT (table_id, server) DO UPDATE
        SET seats = excluded.seats, spectators = excluded.spectators
        WHERE (l.seats, l.spectators) IS DISTINCT FROM (excluded.seats, excluded.spectators)
    RETURNING 1
), claimed AS (
    INSERT INTO bornes.owners AS o (table_id, server) VALUES ($1, $2)
    ON CONFLICT (table_id) DO UPDATE SET server = excluded.server
        WHERE o.server <> excluded.server AND NOT EXISTS (
            SELECT FROM bornes.servers s WHERE s.id = o.server AND s.until > now()
        )
    RETURNING 1
), {_OTHERS}
    EXISTS (SELECT FROM claimed)
        OR EXISTS (SELECT FROM bornes.owners WHERE table_id = $1 AND server = $2) AS ours,
    CASE WHEN EXISTS (SELECT FROM me) OR EXISTS (SELECT FROM claimed)
        THEN pg_notify('{CHANNEL}', 'people ' || $2 || ' ' || $1) END
"""
_TOLD: Final = """
SELECT l.table_id, l.seats, l.spectators, s.id = $1 AS ours
FROM bornes.looking l LEFT JOIN bornes.owners o USING (table_id)
    LEFT JOIN bornes.servers s ON s.id = o.server AND s.until > now()
WHERE l.server = $1
"""
_LEAVE: Final = f"""
WITH gone AS (DELETE FROM bornes.looking WHERE table_id = $1 AND server = $2),
free AS (UPDATE bornes.owners SET server = '' WHERE table_id = $1 AND server = $2)
SELECT pg_notify('{CHANNEL}', 'people ' || $2 || ' ' || $1)
"""
_FORGET: Final = """
DELETE FROM bornes.owners WHERE table_id = $1 AND server = '' AND NOT EXISTS (
    SELECT FROM bornes.looking WHERE table_id = $1
)
"""
_GRACES: Final = f"""
WITH told AS (
    UPDATE bornes.owners SET graces = (
        SELECT coalesce(jsonb_object_agg(key, extract(epoch FROM now()) + value::float8), '{{}}')
        FROM jsonb_each_text($3::jsonb)
    ) WHERE table_id = $1 AND server = $2 RETURNING 1
)
SELECT pg_notify('{CHANNEL}', 'people ' || $2 || ' ' || $1) FROM told
"""
_SAY: Final = f"SELECT pg_notify('{CHANNEL}', $1)"
_FIRST: Final = """
SELECT id FROM bornes.servers WHERE until > now() ORDER BY started, id LIMIT 1
"""


class PostgresNeighbours:
    """The other servers on the same PostgreSQL."""

    def __init__(self, link: Link, heartbeat: Heartbeat, server: str) -> None:
        self._link, self._heartbeat, self._server = link, heartbeat, server

    def listen(self, listener: Listener) -> None:
        """Tell somebody what happens, from when the storage is opened on."""
        self._heartbeat.listener = listener

    async def look(self, table: str, seats: frozenset[int], spectators: int) -> Gathering:
        """Say who looks at a table here, and hear who does elsewhere; see to it if nobody does."""
        async with self._link.use() as link:
            row = await link.fetchrow(_LOOK, table, self._server, sorted(seats), spectators)
        return _gathering(row)

    async def see(self, table: str) -> Gathering:
        """Hear who looks at a table, without looking."""
        async with self._link.use() as link:
            return _gathering(await link.fetchrow(_SEE, table, self._server))

    async def told(self) -> Mapping[str, Told]:
        """What the others know of this server, for each table that it is said to look at."""
        async with self._link.use() as link:
            rows = await link.fetch(_TOLD, self._server)
        return {
            table: Told(frozenset(seats), spectators, ours)
            for table, seats, spectators, ours in rows
        }

    async def leave(self, table: str) -> None:
        """Say that nobody looks at a table here any more; another server may see to it."""
        async with self._link.use() as link, link.transaction():
            await link.execute(_LEAVE, table, self._server)
            await link.execute(_FORGET, table)

    async def tell_graces(self, table: str, graces: Mapping[int, float]) -> None:
        """Tell the others how many seconds those who are away have left."""
        told = json.dumps({str(seat): seconds for seat, seconds in graces.items()})
        async with self._link.use() as link:
            await link.execute(_GRACES, table, self._server, told)

    async def say(self, table: str, seat: int, phrase: str) -> None:
        """Tell the others what a person at a table has said: the name of a phrase."""
        async with self._link.use() as link:
            await link.execute(_SAY, said_notice(self._server, table, seat, phrase))

    async def first(self) -> bool:
        """Whether this server is the eldest."""
        async with self._link.use() as link:
            return bool(await link.fetchval(_FIRST) == self._server)


def _gathering(row: asyncpg.Record | None) -> Gathering:
    assert row is not None
    until = json.loads(row["graces"] or "{}")
    return Gathering(
        frozenset(row["seats"]),
        row["spectators"],
        row["ours"],
        {int(seat): max(0.0, end - row["now"]) for seat, end in until.items()},
    )
