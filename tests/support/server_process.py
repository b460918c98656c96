"""A real server in a process of its own, with its log in a folder."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

START = "from bornes.cli import main; main()"
GENEROUS = {
    "BORNES_TABLES_PER_HOUR": "100000",
    "BORNES_MESSAGES_PER_SECOND": "100000",
    "BORNES_MESSAGES_AT_ONCE": "100000",
    "BORNES_REQUESTS_PER_SECOND": "100000",
    "BORNES_REQUESTS_AT_ONCE": "100000",
    "BORNES_CONNECTIONS_PER_CLIENT": "10000",
    "BORNES_SOCKETS_PER_CLIENT": "10000",
    "BORNES_SHORTEST_PAUSE": "0.01",
    "BORNES_WARM_UP": "false",
}
"""Limits that no test comes near, unless it is about limits; and no process that few need."""


class ServerProcess:
    """A server that can be killed and started again."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder = folder
        self.port = 0
        self.settings = {f"BORNES_{name.upper()}": value for name, value in settings.items()}
        self.errors = folder / "errors.txt"
        self.before_start = ""
        """Python that its process carries out first."""

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self.folder.mkdir(parents=True, exist_ok=True)
        command = [
            sys.executable,
            "-c",
            self.before_start + START,
            "serve",
            "--port",
            str(self.port),
        ]
        command += ["--data", str(self.folder / "data"), "--language", "en"]
        with self.errors.open("a") as errors:
            self.process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env={**os.environ, **GENEROUS, **self.settings},
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Bornes is served at http://"), line + self.errors.read_text()
        self.address = line.rpartition(" ")[2].strip().rstrip("/")
        self.port = int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        """End it as a power failure would."""
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def stop(self) -> int:
        """Ask it to end; returns its exit status."""
        self.process.send_signal(signal.SIGTERM)
        status = self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return status


@contextmanager
def serving(folder: Path, **settings: str) -> Iterator[ServerProcess]:
    """A server for the length of a test."""
    server = ServerProcess(folder, **settings)
    server.start()
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()


def wait_for(condition: object, seconds: float = 10.0) -> None:
    """Wait until something callable is true."""
    assert callable(condition)
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it did not come about"
        time.sleep(0.02)
