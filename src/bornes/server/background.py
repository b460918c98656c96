"""Work that nobody waits for."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine

from bornes.server.logs import LOGGER


class Background:
    """Tasks that are kept until they are done; one that fails is written to the server's log."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        """Begin a task."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def cancel(self) -> None:
        """End all tasks where they are."""
        for task in self._tasks:
            task.cancel()

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            LOGGER.error("failed", exc_info=error)
