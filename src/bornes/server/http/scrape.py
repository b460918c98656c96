"""Where Prometheus comes to read: an address of its own, apart from the players'.

The players' address is often behind a proxy, to which every request comes from this machine. So
what is counted is not to be had there at all, but at an address that is set on purpose.
"""

from __future__ import annotations

import asyncio
import errno
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from threading import Thread
from typing import Final
from wsgiref.simple_server import WSGIServer

from prometheus_client import start_http_server

from bornes.engine.refusals import Refusal, Refused
from bornes.server import metrics
from bornes.server.background import Background
from bornes.server.bots.queue import Rank
from bornes.server.config import Config, metrics_address
from bornes.server.live.rooms import Rooms
from bornes.server.storage import Damaged, StorageFailed

_EVERY: Final = 5.0
"""The seconds after which what is not counted as it happens is looked up again."""


@asynccontextmanager
async def scraped(config: Config, rooms: Rooms) -> AsyncIterator[None]:
    """Let what is counted be read for as long as the server runs, if an address is set for it."""
    if not config.metrics:
        yield
        return
    server, thread = _listening(config)
    background = Background()
    background.start(_look_up(rooms))
    try:
        yield
    finally:
        background.cancel()
        await asyncio.to_thread(server.shutdown)
        server.server_close()
        thread.join()


def _listening(config: Config) -> tuple[WSGIServer, Thread]:
    """Answer at the address; of several workers each takes the next port that is free."""
    host, port = metrics_address(config.metrics)
    last = port + 2 * config.workers - 1 if config.workers > 1 else port
    while True:
        try:
            return start_http_server(port, host, registry=metrics.REGISTRY)
        except OSError as error:
            if error.errno == errno.EADDRINUSE and port < last:
                port += 1
                continue
            problem = error.strerror or type(error).__name__
            refusal = Refusal("server-address", host=config.metrics, problem=problem)
            raise Refused(refusal) from None


async def _look_up(rooms: Rooms) -> None:
    while True:
        await look_up(rooms)
        await asyncio.sleep(_EVERY)


async def look_up(rooms: Rooms) -> None:
    """Note what is there now."""
    metrics.ROOMS.set(rooms.in_memory())
    metrics.SOCKETS.set(len(rooms.connections()))
    for rank in Rank:
        metrics.WAITING.labels(rank.name.lower()).set(rooms.services.thinkers.waiting(rank))
    metrics.STORAGE.set(rooms.services.store.problem is None)
    try:
        metrics.TABLES.set(await rooms.services.store.count())
    except (StorageFailed, Damaged):
        metrics.STORAGE.set(0)
