"""A connection that is made anew when it was lost.

Whatever goes wrong with it, from a cable to a full disk, is one thing for the server: storage that
doesn't work just now.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Final

import asyncpg

from bornes.server.storage.errors import StorageFailed
from bornes.server.storage.postgres.address import Address

CONNECT_SECONDS: Final = 3.0
WORK_SECONDS: Final = 3.0
"""The seconds without an answer after which a connection counts as lost."""
FAILURES: Final = (
    *(OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError),
    asyncpg.InternalClientError,
)
"""What may go wrong between us and PostgreSQL."""
_LINGER: Final = 1.0
_NAME: Final = "bornes"
# Nothing is shown before it is safe: a server that is set up to answer sooner is told not to.
_DURABLE: Final = (
    "SELECT set_config('synchronous_commit', 'on', false)"
    " WHERE current_setting('synchronous_commit') = 'off'"
)


def problem_of(error: BaseException, address: Address) -> str:
    """What went wrong, in one line that tells no secret."""
    if isinstance(error, TimeoutError):
        return "no answer"
    lines = str(error).splitlines()  # the rest may tell of rows
    return address.hide(lines[0] if lines else type(error).__name__)


async def connect(address: Address) -> asyncpg.Connection:
    """A connection, or one of `FAILURES`."""
    async with asyncio.timeout(CONNECT_SECONDS):
        link = await asyncpg.connect(
            address.whole, timeout=CONNECT_SECONDS, server_settings={"application_name": _NAME}
        )
        try:
            await link.execute(_DURABLE)
        except BaseException:
            hang_up(link)
            raise
        return link


def hang_up(link: asyncpg.Connection) -> None:
    """End a connection without a word."""
    link.terminate()
    # What was being done on it may only now ask PostgreSQL to stop, which nobody may ever hear.
    asyncio.get_running_loop().call_later(_LINGER, link.terminate)


class Link:
    """One connection, for one thing at a time."""

    def __init__(self, address: Address) -> None:
        self._address = address
        self._lock = asyncio.Lock()
        self._connection: asyncpg.Connection | None = None

    @property
    def busy(self) -> bool:
        """Whether somebody is using it."""
        return self._lock.locked()

    @asynccontextmanager
    async def use(self, seconds: float = WORK_SECONDS) -> AsyncIterator[asyncpg.Connection]:
        """Use the connection; `StorageFailed` if anything goes wrong, and it is made anew later."""
        async with self._lock:
            try:
                if self._connection is not None and self._connection.is_closed():
                    self.terminate()
                if self._connection is None:
                    self._connection = await connect(self._address)
                async with asyncio.timeout(seconds):
                    yield self._connection
            except FAILURES as error:
                self.terminate()
                raise StorageFailed(problem_of(error, self._address)) from None
            except asyncio.CancelledError:
                self.terminate()  # in the middle of something: nobody knows what comes next on it
                raise

    def terminate(self) -> None:
        """Hang up without a word."""
        connection, self._connection = self._connection, None
        if connection is not None:
            hang_up(connection)

    async def close(self) -> None:
        """Hang up."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(*FAILURES):
                await connection.close(timeout=1)


class Links:
    """Several connections, for those who only read."""

    def __init__(self, address: Address, number: int) -> None:
        self._links: Sequence[Link] = [Link(address) for _ in range(number)]
        self._next = 0

    @asynccontextmanager
    async def use(self) -> AsyncIterator[asyncpg.Connection]:
        """Use one that is free, or else the one whose turn it is."""
        free = next((link for link in self._links if not link.busy), None)
        if free is None:
            self._next = (self._next + 1) % len(self._links)
            free = self._links[self._next]
        async with free.use() as connection:
            yield connection

    async def close(self) -> None:
        """Hang up."""
        for link in self._links:
            await link.close()
