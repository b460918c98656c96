"""Starting the server from the command line."""

from __future__ import annotations

import errno
import gc
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import uvicorn

from bornes.engine.refusals import Refusal, Refused
from bornes.locales import Messages
from bornes.server.app import Application
from bornes.server.config import Config
from bornes.server.live.limits import allow_many_sockets
from bornes.server.logs import write_logs
from bornes.server.storage.opening import usable
from bornes.server.transport import HttpConnection, SocketConnection

_BACKLOG: Final = 2048
_GOODBYE_SECONDS: Final = 5
_GARBAGE: Final = (20_000, 20, 20)
_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
_LOCAL: Final = ("127.0.0.1", "::1", "localhost")


def listen(config: Config) -> socket.socket:
    """Take the address, before anything else is done; refused if somebody has it."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((config.host, config.port))
        listener.listen(_BACKLOG)
    except OSError as error:
        listener.close()
        raise _not_ours(config, error) from None
    listener.setblocking(False)
    return listener


def _not_ours(config: Config, error: OSError) -> Refused:
    if error.errno == errno.EADDRINUSE:
        return Refused(Refusal("server-port-taken", port=str(config.port)))
    if error.errno in {errno.EACCES, errno.EPERM}:
        return Refused(Refusal("server-port-forbidden", port=str(config.port)))
    problem = error.strerror or type(error).__name__
    return Refused(Refusal("server-address", host=config.host, problem=problem))


def address_of(listener: socket.socket) -> str:
    """The address of the page, as one types it into a browser."""
    host, port = listener.getsockname()[:2]
    if host in {"0.0.0.0", "::"}:
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


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
        """Tell everybody, and end."""
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


def serve(config: Config, messages: Messages, *, browser: bool) -> int:
    """Start the server, say where it is, and open a browser if that is wanted."""
    with usable(config) as storage:
        return _serve(config, messages, storage.place, browser=browser)


def _serve(config: Config, messages: Messages, place: str, *, browser: bool) -> int:
    listener = listen(config)
    write_logs("INFO" if config.log_requests else "WARNING")
    address = address_of(listener)
    allow_many_sockets()

    def ready() -> None:
        # What the program itself consists of is never garbage, and need not be looked at.
        gc.collect()
        gc.freeze()
        gc.set_threshold(*_GARBAGE)
        print(messages.text("serve-address", address=address), flush=True)
        print(messages.text("serve-data", folder=place), flush=True)
        if config.host not in _LOCAL:
            print(messages.text("serve-open-to-all"), flush=True)
        print(messages.text("serve-stop"), flush=True)
        if browser:
            # A browser may take its time to start, and may print; the server doesn't wait.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    Server(Application(config), ready).run(sockets=[listener])
    print(messages.text("serve-stopped"), flush=True)
    return 0
