"""A real server in a thread of the test, where its secrets can be chosen."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import uvicorn

from bornes.server.app import Application
from bornes.server.config import Config
from bornes.server.processes.command import address_of, listen
from bornes.server.processes.uvicorn_server import uvicorn_config
from bornes.server.table.commitment import Secrets, Shuffle


class KnownSecrets(Secrets):
    """Secrets that are the same each time."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._count = 0

    def shuffle(self) -> Shuffle:
        return Shuffle(self._seed, "salt")

    def token(self) -> str:
        self._count += 1
        return f"token-{self._count}"

    def table_id(self) -> str:
        self._count += 1
        return f"table-{self._count}"


class Running:
    """A running server."""

    def __init__(
        self, application: Application, address: str, loop: asyncio.AbstractEventLoop
    ) -> None:
        self.application = application
        self.address = address
        self.loop = loop
        """The loop of its thread."""


@contextmanager
def running(folder: Path, secrets: Secrets | None = None, **settings: object) -> Iterator[Running]:
    """A server for the length of a test."""
    generous = {
        "tables_per_hour": 100_000,
        "records_per_hour": 100_000,
        "messages_per_second": 1e6,
        "messages_at_once": 100_000,
        "requests_per_second": 1e6,
        "requests_at_once": 100_000,
        "connections_per_client": 1000,
        "sockets_per_client": 1000,
        "shortest_pause": 0.01,
        "warm_up": False,
    }
    given = {"port": 0, "data": str(folder), **generous, **settings}
    config = msgspec.convert(given, Config, dec_hook=lambda kind, value: kind(value))
    listener = listen(config)
    application = Application(config, secrets)
    server = uvicorn.Server(uvicorn_config(application))
    thread = threading.Thread(target=server.run, args=([listener],))
    thread.start()
    while not server.started and thread.is_alive():
        threading.Event().wait(0.01)
    try:
        loop = server.servers[0].get_loop()
        yield Running(application, address_of(listener).rstrip("/"), loop)
    finally:
        server.should_exit = True
        thread.join()
        listener.close()
