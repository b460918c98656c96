"""Several processes that serve together at one address: they are started, watched and ended here.

All of them take connections from one socket, so that none is lost with the process that has died.
A process that ends by itself is started again. SIGTERM or Ctrl-C ends all; SIGHUP replaces them
one after the other, each new one being ready before an old one goes.
"""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from bornes.server.background import Background
from bornes.server.config import Config
from bornes.server.logs import warn

_FIRST_PAUSE: Final = 0.5
_LONGEST_PAUSE: Final = 10.0
_GOODBYE_SECONDS: Final = 12.0
"""A process that takes longer than this to end is killed."""


class Workers:
    """The processes that serve."""

    def __init__(self, config: Config, listener: socket.socket) -> None:
        self._settings = _written(config)
        self._number = config.workers
        self._listener = listener
        self._processes: set[Process] = set()
        self._ending = asyncio.Event()
        self._changing = asyncio.Lock()
        """The lock that whoever starts a process holds: who replaces them all finds only such as
        are ready, and each of them once."""
        self._background = Background()

    async def run(self, ready: Callable[[], None]) -> bool:
        """Serve until a signal comes; whether the processes could be started at all."""
        loop = asyncio.get_running_loop()
        for sign in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(sign, self._ending.set)
        loop.add_signal_handler(signal.SIGHUP, self._replace_all)
        async with self._changing:
            started = await asyncio.gather(*(self._start() for _ in range(self._number)))
        if all(process is not None for process in started):
            for process in started:
                if process is not None:
                    self._background.start(self._watch(process))
            ready()
            await self._ending.wait()
        self._ending.set()
        await asyncio.gather(*(self._end(process) for process in list(self._processes)))
        self._background.cancel()
        return all(process is not None for process in started)

    async def _start(self) -> Process | None:
        """A new process that answers requests; None if it has ended before it did."""
        command = [
            sys.executable,
            "-m",
            "bornes.server.processes.worker",
            str(self._listener.fileno()),
        ]
        process = await asyncio.create_subprocess_exec(
            *command,
            stdin=PIPE,
            stdout=PIPE,
            pass_fds=[self._listener.fileno()],
            start_new_session=True,  # Ctrl-C is for the parent, which ends them in good order
        )
        assert process.stdin is not None
        assert process.stdout is not None
        self._processes.add(process)
        with suppress(OSError):
            process.stdin.write(self._settings + b"\n")
            await process.stdin.drain()
        if await process.stdout.readline():
            return process
        await process.wait()
        self._processes.discard(process)
        return None

    async def _watch(self, process: Process) -> None:
        """Start another process when this one ends, unless that was wanted."""
        status = await process.wait()
        if process not in self._processes or self._ending.is_set():
            return
        self._processes.discard(process)
        warn("worker-ended", status=status)
        pause = _FIRST_PAUSE
        while not self._ending.is_set():
            async with self._changing:
                fresh = None if self._ending.is_set() else await self._start()
            if fresh is not None:
                self._background.start(self._watch(fresh))
                return
            await asyncio.sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE)

    def _replace_all(self) -> None:
        self._background.start(self._replace())

    async def _replace(self) -> None:
        async with self._changing:
            for old in list(self._processes):
                if self._ending.is_set() or old not in self._processes:
                    continue
                fresh = await self._start()
                if fresh is None:
                    warn("worker-not-replaced")
                    return
                self._background.start(self._watch(fresh))
                await self._end(old)

    async def _end(self, process: Process) -> None:
        self._processes.discard(process)
        with suppress(ProcessLookupError):
            process.terminate()
        try:
            await asyncio.wait_for(process.wait(), _GOODBYE_SECONDS)
        except TimeoutError:
            process.kill()
            await process.wait()


def _written(config: Config) -> bytes:
    """The settings as a line of JSON."""
    return msgspec.json.encode(config, enc_hook=_text)


def _text(value: object) -> str:
    if isinstance(value, Path):
        return str(value)
    raise NotImplementedError(type(value).__name__)
