"""The workplace of a server: never its event loop, so that no table waits for another's bot."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import TypeVar, TypeVarTuple

from bornes.bots.search.compiled_rollouts import compiled
from bornes.server.bots.pool import Ponderers
from bornes.server.bots.queue import Bounds

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Machine(Ponderers):
    """Threads for quick bots, processes for those that ponder."""

    def __init__(self, processes: int, bounds: Bounds | None = None) -> None:
        super().__init__(processes, _ponder_once, bounds)
        self._threads: Executor = ThreadPoolExecutor(2, thread_name_prefix="bornes-bot")

    async def quickly(self, work: Callable[[*Ts], T], *args: *Ts) -> T:
        """Have work done by a thread."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *args)

    def wake(self) -> None:
        """Get ready to think; the server answers meanwhile."""
        self._threads.submit(_wake)

    def close(self) -> None:
        """End all thinking."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        super().close()


def _wake() -> None:
    """Read what bots and messages need, which takes a while, before somebody waits for it."""
    from bornes.locales import LANGUAGES, Messages

    for language in LANGUAGES:
        Messages(language)


def _ponder_once() -> None:
    """Ponder where little depends on it: whatever that needs is compiled and read by then."""
    from bornes import EDITIONS, new
    from bornes.bots import make

    _wake()
    for edition in EDITIONS.values():
        game = new(edition.id, min(edition.tables), seed=1)
        if compiled(game.rules):
            assert game.to_act is not None
            view = game.view(game.to_act)
            make("sharp").choose(view)
            make("champion", playouts=1).choose(view)
