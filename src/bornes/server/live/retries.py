"""What could not be written yet: it is tried again, in order, until it can be.

Writing fails when a disk is full or gone. Then nothing at a table has changed, and whatever
was wanted of it (a move, a pause that has run down, a bot's decision) waits here. It is decided
anew each time it is tried, on the table as it is then.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

from bornes.server.background import Background
from bornes.server.logs import LOGGER
from bornes.server.storage import StorageFailed

Attempt = Callable[[], Awaitable[None]]
"""Something to be done; it raises `StorageFailed`, and has done nothing, if it can't be written."""

_FIRST_PAUSE: Final = 0.1
_LONGEST_PAUSE: Final = 1.0


class Retries:
    """What waits at one table until writing works again."""

    def __init__(self, changed: Callable[[], None]) -> None:
        self._changed = changed
        self._waiting: deque[tuple[Attempt, asyncio.Event]] = deque()
        self._background = Background()

    @property
    def waiting(self) -> bool:
        """Whether something has not been kept yet."""
        return bool(self._waiting)

    async def do(self, attempt: Attempt) -> None:
        """Do something, now or after what waits already; returns when it is done."""
        if not self._waiting:
            try:
                await attempt()
            except StorageFailed:
                pass
            else:
                return
        await self.later(attempt).wait()

    def later(self, attempt: Attempt) -> asyncio.Event:
        """Do something as soon as it can be written; the event says that it is done."""
        first, done = not self._waiting, asyncio.Event()
        self._waiting.append((attempt, done))
        if first:
            self._background.start(self._try_again())
            self._changed()
        return done

    async def _try_again(self) -> None:
        pause = _FIRST_PAUSE
        while self._waiting:
            await asyncio.sleep(pause)
            done = await self._do_what_can_be_done()
            pause = _FIRST_PAUSE if done else min(2 * pause, _LONGEST_PAUSE)
        self._changed()

    async def _do_what_can_be_done(self) -> bool:
        """Do what waits until something fails; whether anything was done."""
        done = False
        while self._waiting:
            attempt, event = self._waiting[0]
            try:
                await attempt()
            except StorageFailed:
                break
            except Exception as error:  # noqa: BLE001, the others must not wait for ever
                LOGGER.error("failed", exc_info=error)
            self._waiting.popleft()
            event.set()
            done = True
        return done
