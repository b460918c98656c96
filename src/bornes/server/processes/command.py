"""Starting the server from the command line."""

from __future__ import annotations

import asyncio
import errno
import socket
import sys
import threading
import webbrowser
from typing import Final

from bornes.engine.refusals import Refusal, Refused
from bornes.locales import Messages
from bornes.server.app import Application
from bornes.server.config import Config
from bornes.server.live.limits import allow_many_sockets
from bornes.server.logs import write_logs
from bornes.server.processes.uvicorn_server import Server, keep_garbage_low
from bornes.server.processes.workers import Workers
from bornes.server.storage.backend import SQLITE, usable

_BACKLOG: Final = 2048
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


def address_of(listener: socket.socket, base_path: str = "") -> str:
    """The address of the page, as one types it into a browser."""
    host, port = listener.getsockname()[:2]
    if host in {"0.0.0.0", "::"}:
        host = "localhost"
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}{base_path}/"


def serve(config: Config, messages: Messages, *, browser: bool) -> int:
    """Start the server, say where it is, and open a browser if that is wanted."""
    if config.workers > 1:
        _check_workers(config)
    with usable(config) as storage:
        listener = listen(config)
        write_logs("INFO" if config.log_requests else "WARNING")
        allow_many_sockets()

        def ready() -> None:
            keep_garbage_low()
            _say_where(
                config,
                messages,
                address_of(listener, config.base_path),
                storage.place,
                browser=browser,
            )

        if config.workers > 1:
            started = asyncio.run(Workers(config, listener).run(ready))
        else:
            Server(Application(config), ready).run(sockets=[listener])
            started = True
    print(messages.text("serve-stopped"), flush=True)
    return 0 if started else 2


def _check_workers(config: Config) -> None:
    if config.storage == SQLITE:
        raise Refused(Refusal("server-workers-sqlite"))
    if sys.platform == "win32":
        raise Refused(Refusal("server-workers-windows"))


def _say_where(
    config: Config, messages: Messages, address: str, place: str, *, browser: bool
) -> None:
    print(messages.text("serve-address", address=address), flush=True)
    print(messages.text("serve-data", folder=place), flush=True)
    if config.host not in _LOCAL:
        print(messages.text("serve-open-to-all"), flush=True)
    print(messages.text("serve-stop"), flush=True)
    if browser:
        # A browser may take its time to start, and may print; the server doesn't wait.
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
