"""That this server is alive, that another one no longer is, and what the others tell.

All of it goes through one connection, so that whoever is no longer heard knows that it no longer
hears either. When the connection was lost, whatever is known may be out of date, and the listener
is told so.
"""

from __future__ import annotations

import asyncio
from typing import Final

import asyncpg

from bornes.server.background import Background
from bornes.server.storage.errors import StorageFailed
from bornes.server.storage.health import Health
from bornes.server.storage.neighbours import Listener
from bornes.server.storage.postgres.address import Address
from bornes.server.storage.postgres.link import FAILURES, connect, hang_up, problem_of
from bornes.server.storage.postgres.notices import CHANNEL, people_notices, take

BEAT: Final = 1.0
"""Seconds between two signs of life."""
LIFE: Final = 4.0
"""Seconds after its last sign of life for which a server counts as alive."""
_ANSWER_SECONDS: Final = 2.0
_REGISTER: Final = """
INSERT INTO bornes.servers VALUES ($1, now(), now() + make_interval(secs => $2))
ON CONFLICT (id) DO UPDATE SET until = excluded.until
"""
_BEAT: Final = """
WITH me AS (
    UPDATE bornes.servers SET until = now() + make_interval(secs => $2) WHERE id = $1 RETURNING 1
)
SELECT EXISTS (SELECT FROM me) AS known,
    EXISTS (SELECT FROM bornes.servers WHERE until < now() AND id <> $1) AS deaths
"""
_BURY: Final = """
WITH dead AS (DELETE FROM bornes.servers WHERE until < now() AND id <> $1 RETURNING id)
DELETE FROM bornes.looking WHERE server IN (SELECT id FROM dead) RETURNING table_id
"""
_FORGET: Final = """
DELETE FROM bornes.owners o WHERE NOT EXISTS (
    SELECT FROM bornes.looking l WHERE l.table_id = o.table_id
)
"""
_LEAVE: Final = """
WITH me AS (DELETE FROM bornes.servers WHERE id = $1)
DELETE FROM bornes.looking WHERE server = $1 RETURNING table_id
"""
_TELL: Final = f"SELECT pg_notify('{CHANNEL}', notice) FROM unnest($1::text[]) AS n (notice)"


class Heartbeat:
    """Keeps a server among the living until it is closed."""

    def __init__(self, address: Address, server: str, health: Health) -> None:
        self.listener: Listener | None = None
        self._address, self._server, self._health = address, server, health
        self._link: asyncpg.Connection | None = None
        self._background = Background()
        self._beating: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Be among the living from now on."""
        try:
            await self._begin()
        except FAILURES as error:
            raise StorageFailed(problem_of(error, self._address)) from None
        self._beating = self._background.start(self._beat_on())

    async def close(self) -> None:
        """Say goodbye, so that nobody has to wait until this server counts as gone."""
        if self._beating is not None:
            self._beating.cancel()
        link, self._link = self._link, None
        if link is None or link.is_closed():
            return
        try:
            async with asyncio.timeout(_ANSWER_SECONDS):
                async with link.transaction():
                    await self._tell_of(link, await link.fetch(_LEAVE, self._server))
                await link.close()
        except FAILURES:
            hang_up(link)

    async def _beat_on(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                async with asyncio.timeout(_ANSWER_SECONDS):
                    await self._beat()
            except FAILURES as error:
                self._health.failed(problem_of(error, self._address))
                self._hang_up()
            else:
                self._health.worked()

    async def _beat(self) -> None:
        link = self._link
        if link is None or link.is_closed():
            link = await self._begin()
        row = await link.fetchrow(_BEAT, self._server, LIFE)
        assert row is not None
        if not row["known"]:
            # Others have taken us for dead, or PostgreSQL has crashed and forgotten who was there.
            await self._register(link)
        if row["deaths"]:
            async with link.transaction():
                await self._tell_of(link, await link.fetch(_BURY, self._server))
                await link.execute(_FORGET)

    async def _begin(self) -> asyncpg.Connection:
        link = self._link = await connect(self._address)
        await link.add_listener(CHANNEL, self._hear)
        await self._register(link)
        return link

    async def _register(self, link: asyncpg.Connection) -> None:
        await link.execute(_REGISTER, self._server, LIFE)
        if self.listener is not None:
            self.listener.out_of_touch()

    async def _tell_of(self, link: asyncpg.Connection, rows: list[asyncpg.Record]) -> None:
        """Tell all servers, this one included, that others look at some tables."""
        tables = sorted({row["table_id"] for row in rows})
        await link.execute(_TELL, list(people_notices("-", tables)))

    def _hear(self, _link: object, _pid: int, _channel: str, notice: object) -> None:
        if self.listener is not None:
            take(str(notice), self._server, self.listener)

    def _hang_up(self) -> None:
        link, self._link = self._link, None
        if link is not None:
            hang_up(link)
