"""Where bots think: never in the event loop, so that no table waits for another's bot."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection
from typing import Final, TypeVar, TypeVarTuple

from bornes.moves import Move
from bornes.server.entries import BotLevel
from bornes.server.messages import HintLine
from bornes.server.wire import move_info
from bornes.view import View

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

QUICK: Final = ("random", "novice", "steady")
"""Bots that decide in less time than it takes to send a view to another process."""
_TRIES: Final = 3


class Thinkers:
    """Threads for quick bots, processes for those that ponder. They start when needed."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._threads: Executor = ThreadPoolExecutor(2, thread_name_prefix="bornes-bot")
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, level: BotLevel, seed: int, view: View) -> Move:
        """The move of a bot."""
        if level in QUICK:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, _choose, level, seed, view)
        return await self._pondered(_choose, level, seed, view)

    async def advice(self, view: View, seconds: float, language: str) -> list[HintLine]:
        """Every legal move of a seat with what it seems to be worth, the best first."""
        return await self._pondered(_advise, view, seconds, language)

    def wake(self) -> None:
        """Get ready to think; the server answers meanwhile."""
        self._threads.submit(_wake)

    def warm_up(self) -> None:
        """Start the processes, because a bot that ponders will soon be needed."""
        self._processes_now().submit(_wake)

    async def _pondered(self, run: Callable[[*Ts], T], *args: *Ts) -> T:
        loop = asyncio.get_running_loop()
        for _ in range(_TRIES - 1):
            pool = self._processes_now()
            try:
                return await loop.run_in_executor(pool, run, *args)
            except BrokenProcessPool:
                # Somebody has ended a process of ours; others take its place.
                if self._pool is pool:
                    self._pool = None
        return await loop.run_in_executor(self._processes_now(), run, *args)

    def _processes_now(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._processes,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_begin,
            )
        return self._pool

    def close(self) -> None:
        """End all thinking."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def _begin() -> None:
    """Make a process ours: Ctrl-C is the server's business, and its end is ours."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        connection.wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def _wake() -> None:
    """Read what bots and messages need, which takes a while, before somebody waits for it."""
    import bornes.bots  # noqa: F401
    from bornes.locales import LANGUAGES, Messages

    for language in LANGUAGES:
        Messages(language)


def _choose(level: BotLevel, seed: int, view: View) -> Move:
    from bornes.bots import make

    return make(level, seed=seed).choose(view)


def _advise(view: View, seconds: float, language: str) -> list[HintLine]:
    from bornes.bots.advice import advise
    from bornes.locales import Messages
    from bornes.locales.advising import explain

    words = Messages(language, view.edition)
    return [
        HintLine(
            move_info(advice.move), advice.chance, advice.points, explain(advice.reason, words)
        )
        for advice in advise(view, seconds=seconds)
    ]
