"""A network between programs that can be cut, slowed down and thrown into disorder.

It takes connections at a port of its own and carries bytes to another one, as a load balancer or
a cable does.
"""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress

_BLOCK = 65536


class Network:
    """Carries connections to one of several ports, until it is told to do worse."""

    def __init__(self, ports: Sequence[int], seed: int = 0) -> None:
        self.ports = list(ports)
        """Where connections go, one after another; a port where nobody answers is passed over."""
        self.delay: Callable[[], float] = lambda: 0.0
        """Seconds for which each block of bytes is held back; each connection in its own order."""
        self.blocked = False
        """Whether bytes are swallowed in silence, as by a cable that is out."""
        self.refusing = False
        """Whether new connections are turned away."""
        self.port = 0
        self.carried = 0
        """How many connections there have been."""
        self._chance = random.Random(seed)
        self._open: set[asyncio.StreamWriter] = set()
        self._turn = 0
        self._loop = asyncio.new_event_loop()

    def cut(self) -> None:
        """Break every connection that there is now."""
        self._loop.call_soon_threadsafe(self._cut)

    def shuffle(self, most: float) -> None:
        """Hold every block back for another time, so that connections overtake each other."""
        self.delay = lambda: self._chance.random() * most

    def calm(self) -> None:
        """Carry everything at once again."""
        self.delay = lambda: 0.0
        self.blocked = self.refusing = False

    def _cut(self) -> None:
        for writer in list(self._open):
            writer.transport.abort()

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        ends = {writer}
        self._open |= ends
        there = None if self.refusing else await self._connect()
        if there is None:
            writer.transport.abort()
        else:
            self.carried += 1
            ends.add(there[1])
            self._open |= ends
            await asyncio.gather(self._carry(reader, there[1]), self._carry(there[0], writer))
        for end in ends:  # one that is closed may still have bytes that nobody takes
            with suppress(OSError):
                await end.wait_closed()
        self._open -= ends

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        for _ in self.ports:
            self._turn += 1
            with suppress(OSError):
                port = self.ports[self._turn % len(self.ports)]
                return await asyncio.open_connection("127.0.0.1", port)
        return None

    async def _carry(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while block := await source.read(_BLOCK):
                if seconds := self.delay():
                    await asyncio.sleep(seconds)
                while self.blocked:
                    await asyncio.sleep(0.01)
                target.write(block)
                await target.drain()
        with suppress(OSError):
            target.close()

    def _run(self, ready: threading.Event) -> None:
        asyncio.set_event_loop(self._loop)
        server = self._loop.run_until_complete(asyncio.start_server(self._take, "127.0.0.1", 0))
        self.port = server.sockets[0].getsockname()[1]
        ready.set()
        self._loop.run_forever()
        server.close()
        self._cut()
        self._loop.run_until_complete(asyncio.sleep(0.05))
        tasks = asyncio.all_tasks(self._loop)
        for task in tasks:
            task.cancel()
        self._loop.run_until_complete(asyncio.gather(*tasks, return_exceptions=True))
        self._cut()
        self._loop.run_until_complete(asyncio.sleep(0.05))
        self._loop.close()

    def stop(self) -> None:
        """Carry nothing any more."""
        self._loop.call_soon_threadsafe(self._loop.stop)


@contextmanager
def network(*ports: int, seed: int = 0) -> Iterator[Network]:
    """A network to some ports for the length of a test."""
    found = Network(ports, seed)
    ready = threading.Event()
    thread = threading.Thread(target=found._run, args=(ready,))
    thread.start()
    ready.wait()
    try:
        yield found
    finally:
        found.stop()
        thread.join()
