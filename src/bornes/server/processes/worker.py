"""One of several processes that serve together; `bornes.server.processes.workers` starts it.

Its settings come as a line of JSON on the standard input, the socket as the number of an open
file. The standard input stays open as long as the parent lives: its end is the end of this
process too.
"""

from __future__ import annotations

import os
import signal
import socket
import sys
import threading

import msgspec

from bornes.server.app import Application
from bornes.server.config import read_config
from bornes.server.live.limits import allow_many_sockets
from bornes.server.logs import write_logs
from bornes.server.processes.uvicorn_server import Server, keep_garbage_low

READY = "ready"
"""What is printed when requests are answered."""


def main() -> int:
    """Serve until a signal comes, or the parent is gone."""
    config = read_config({}, None, msgspec.json.decode(sys.stdin.readline()))
    listener = socket.socket(fileno=int(sys.argv[1]))
    write_logs("INFO" if config.log_requests else "WARNING")
    allow_many_sockets()

    def ready() -> None:
        keep_garbage_low()
        print(READY, flush=True)
        threading.Thread(target=_end_with_the_parent, daemon=True).start()

    Server(Application(config), ready).run(sockets=[listener])
    return 0


def _end_with_the_parent() -> None:
    sys.stdin.read()
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    sys.exit(main())
