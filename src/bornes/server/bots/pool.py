"""Processes in which bots ponder, and one that stands in until they are ready.

No more is given to them than they can do at once: the rest waits in line (`queue`), where it can be
overtaken by what is more urgent, and disappears when nobody waits for it any more.

The compiled rules that a search uses have to be compiled once on a machine, which takes up to
a minute. Meanwhile bots ponder in a process that does without them, as they do where Numba is
not installed: not as deeply, but in the usual time.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from ctypes import Array, c_uint64
from dataclasses import dataclass
from functools import partial
from multiprocessing.connection import Connection, wait
from typing import Final, Generic, TypeVar, TypeVarTuple

from bornes.bots.search.interruption import interruptible
from bornes.server.bots.queue import Bounds, Claim, Rank, Turns

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

PATIENCE: Final = 2.0
"""The seconds for which the processes are waited for: enough if nothing is to be compiled."""
_TRIES: Final = 3
_LOOK: Final = 0.2
_SLOTS: Final = 1024
"""The number of pieces of work that may be under way at once; there are never nearly as many."""
_ANYBODY: Final = Claim()


@dataclass(frozen=True, slots=True)
class Order(Generic[T]):
    """Work that a process was given."""

    future: Future[T]
    number: int
    unwanted: Array[c_uint64]
    """The numbers of what nobody waits for any more, which the processes see as well."""

    async def result(self) -> T:
        """What comes of it. If whoever waits is cancelled, a search in it ends at its next look."""
        try:
            return await asyncio.wrap_future(self.future)
        except asyncio.CancelledError:
            self.unwanted[self.number % _SLOTS] = self.number
            raise


class Pool:
    """Some processes that end when they are told to, whatever they are doing."""

    def __init__(self, processes: int, *, compiled: bool) -> None:
        context = multiprocessing.get_context("spawn")
        told, self._ending = context.Pipe(duplex=False)
        self._unwanted = context.RawArray(c_uint64, _SLOTS)
        self._number = 0
        self.executor = ProcessPoolExecutor(
            processes,
            mp_context=context,
            initializer=_begin,
            initargs=(told, compiled, self._unwanted),
        )

    def submit(self, work: Callable[[*Ts], T], *args: *Ts) -> Order[T]:
        """Have work done by one of the processes."""
        self._number += 1
        future = self.executor.submit(partial(_do, self._number, work), *args)
        return Order(future, self._number, self._unwanted)

    def close(self) -> None:
        """End it now."""
        self._ending.close()
        self.executor.shutdown(wait=False, cancel_futures=True)


class Ponderers:
    """Runs what takes a while in other processes. They start when that is first wanted."""

    def __init__(
        self, processes: int, prepare: Callable[[], None], bounds: Bounds | None = None
    ) -> None:
        self._processes = processes
        self._turns = Turns(processes, bounds)
        self._prepare = prepare
        """The work that a process does first, so that nobody waits for it later."""
        self._pool: Pool | None = None
        self._prepared: Future[None] | None = None
        self._since = 0.0
        self._spare: Pool | None = None
        self._starts = 0
        self._closed = False

    def get_ready(self) -> None:
        """Start the processes, because they will soon be needed."""
        if self._pool is None and self._starts < _TRIES:
            self._starts += 1
            self._since = time.monotonic()
            self._pool = Pool(self._processes, compiled=True)
            self._prepared = self._pool.executor.submit(self._prepare)

    async def prepared(self) -> None:
        """Wait until the processes are ready, or it is known that they won't be."""
        while not self._closed:
            self.get_ready()
            if self._is_ready() or self._prepared is None or self._prepared.done():
                return
            await asyncio.sleep(_LOOK)

    def waiting(self, rank: Rank) -> int:
        """How much waits in line."""
        return self._turns.waiting(rank)

    async def run(self, work: Callable[[*Ts], T], *args: *Ts, claim: Claim = _ANYBODY) -> T:
        """Have work done when it is its turn, by a stand-in if the processes are not ready.

        Whoever is cancelled leaves the line. A search that has begun is broken off then, other
        work is done to its end.
        """
        await self._turns.take(claim)
        order: Order[T] | None = None
        try:
            for _ in range(_TRIES - 1):
                pool = await self._pool_now()
                try:
                    order = pool.submit(work, *args)
                    return await order.result()
                except BrokenProcessPool:
                    # Somebody has ended a process of ours; others take its place.
                    self._forget(pool)
            order = (await self._pool_now()).submit(work, *args)
            return await order.result()
        finally:
            self._give_back(claim, order)

    def _give_back(self, claim: Claim, order: Order[T] | None) -> None:
        """Leave the place to others, once a process is free."""
        if order is None or order.future.done():
            self._turns.give_back(claim)
            return
        loop = asyncio.get_running_loop()

        def done(_: Future[T]) -> None:
            with suppress(RuntimeError):  # the loop may have ended before the work
                loop.call_soon_threadsafe(self._turns.give_back, claim)

        order.future.add_done_callback(done)

    def close(self) -> None:
        """End all work; whoever waits for it is cancelled."""
        self._closed = True
        for pool in (self._pool, self._spare):
            if pool is not None:
                pool.close()

    async def _pool_now(self) -> Pool:
        if self._closed:
            raise asyncio.CancelledError
        self.get_ready()
        if self._prepared is not None and not self._prepared.done():
            patience = self._since + PATIENCE - time.monotonic()
            preparing = asyncio.wrap_future(self._prepared)
            preparing.add_done_callback(_heard)
            await asyncio.wait([preparing], timeout=max(0.0, patience))
            if self._closed:
                raise asyncio.CancelledError
        if self._is_ready():
            assert self._pool is not None
            self._starts = 0
            self._dismiss_spare()
            return self._pool
        if self._spare is None:
            self._spare = Pool(1, compiled=False)
        return self._spare

    def _is_ready(self) -> bool:
        prepared = self._prepared
        if prepared is None or not prepared.done():
            return False
        if isinstance(prepared.exception(), BrokenProcessPool) and self._pool is not None:
            self._forget(self._pool)
            self.get_ready()
            return False
        return prepared.exception() is None

    def _forget(self, pool: Pool) -> None:
        """Do without processes that are no longer there."""
        if pool is self._pool:
            self._pool = self._prepared = None
        elif pool is self._spare:
            self._spare = None
        pool.close()

    def _dismiss_spare(self) -> None:
        if self._spare is not None:
            # Whatever it is doing is still wanted.
            self._spare.executor.shutdown(wait=False)
            self._spare = None


def _heard(future: asyncio.Future[None]) -> None:
    """Take note of how it ended, so that nobody is told of an error that was expected."""
    if not future.cancelled():
        future.exception()


_unwanted_here: Array[c_uint64] | None = None
"""The numbers of what nobody waits for any more, in a process of the pool."""


def _do(number: int, work: Callable[[*Ts], T], *args: *Ts) -> T:
    """Do some work in a process of the pool, until nobody waits for it."""
    seen = _unwanted_here
    assert seen is not None
    with interruptible(lambda: bool(seen[number % _SLOTS] == number)):
        return work(*args)


def _begin(told: Connection, compiled: bool, unwanted: Array[c_uint64]) -> None:
    """Make a process ours: Ctrl-C is the server's business, and its end is ours."""
    global _unwanted_here  # noqa: PLW0603, a process of the pool has no other memory
    _unwanted_here = unwanted
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None
    ends: list[Connection | int] = [parent.sentinel, told]

    def watch() -> None:
        wait(ends)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
    if not compiled:
        sys.modules["numba"] = None  # type: ignore[assignment]
