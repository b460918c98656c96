"""One process that serves: uvicorn, set up for tables."""

from __future__ import annotations

import gc
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import uvicorn

from bornes.server.app import Application
from bornes.server.processes.transport import HttpConnection, SocketConnection

_GOODBYE_SECONDS: Final = 5
_GARBAGE: Final = (20_000, 20, 20)
_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


class Server(uvicorn.Server):
    """Says when it is ready, says goodbye, and takes a signal as a wish to end well."""

    def __init__(self, application: Application, ready: Callable[[], None]) -> None:
        super().__init__(uvicorn_config(application))
        self._application = application
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to answer requests."""
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody else in, tell everybody, and end."""
        for server in self.servers:
            server.close()
        await self._application.rooms.say_goodbye()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """End well on a signal; uvicorn would let it end the whole program afterwards."""
        before = {sign: signal.signal(sign, self.handle_exit) for sign in _SIGNALS}
        try:
            yield
        finally:
            for sign, handler in before.items():
                signal.signal(sign, handler)


def uvicorn_config(application: Application) -> uvicorn.Config:
    """How the server's own server is set up."""
    config = application.config
    return uvicorn.Config(
        application,
        # uvloop has no Windows version; the standard loop serves there as well.
        loop="asyncio" if sys.platform == "win32" else "uvloop",
        http=HttpConnection,
        ws=SocketConnection,
        ws_ping_interval=config.ping_seconds,
        ws_ping_timeout=config.unanswered_seconds,
        ws_max_size=config.largest_message,
        ws_per_message_deflate=False,
        lifespan="on",
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=bool(config.trusted_proxies),
        forwarded_allow_ips=list(config.trusted_proxies),
        timeout_graceful_shutdown=_GOODBYE_SECONDS,
    )


def keep_garbage_low() -> None:
    """What the program itself consists of is never garbage, and need not be looked at."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_GARBAGE)
