"""Whole matches on the full screen of a real terminal, which tmux stands in for."""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.support.server_client import make_table
from tests.support.server_process import serving

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(shutil.which("tmux") is None, reason="tmux is not installed"),
]


class Tmux:
    """A terminal of 80 columns and 24 lines."""

    def __init__(self, socket: Path) -> None:
        self._socket = socket

    def do(self, *words: str) -> str:
        command = ["tmux", "-S", str(self._socket), "-f", "/dev/null", *words]
        done = subprocess.run(command, capture_output=True, text=True, timeout=20, check=True)
        return done.stdout

    @property
    def text(self) -> str:
        return self.do("capture-pane", "-p")

    def until(self, text: str, seconds: float = 60, key: str | None = None) -> None:
        """Wait until the terminal shows something, and press a key from time to time."""
        end = time.monotonic() + seconds
        while text not in self.text:
            assert time.monotonic() < end, self.text
            if key is not None:
                self.do("send-keys", key)
            time.sleep(0.3)


@contextmanager
def terminal(folder: Path, arguments: str) -> Iterator[Tmux]:
    """A terminal in which the program runs."""
    tmux = Tmux(folder / "tmux")
    program = f"{sys.executable} -m bornes {arguments}; echo status $?; sleep 60"
    environment = f"XDG_CONFIG_HOME={folder}"
    tmux.do("new-session", "-d", "-x", "80", "-y", "24", "-e", environment, program)
    try:
        yield tmux
    finally:
        tmux.do("kill-server")


def test_a_match_is_played_in_a_real_terminal(tmp_path: Path) -> None:
    with terminal(tmp_path, "play arche --seed 3 --language en") as tmux:
        tmux.until("What do you play?")
        tmux.until("The match is over", 300, "Enter")
        tmux.do("send-keys", "q")
        tmux.until("status 0")


def test_a_match_is_joined_in_a_real_terminal(tmp_path: Path) -> None:
    """The server is started anew in the middle of it."""
    with serving(tmp_path / "server") as server:
        table, _ = make_table(server.address, "arche", ["friend", "steady"], bot_delay=0.2)
        link = f"{server.address}/t/{table['id']}"
        with terminal(tmp_path, f"join {link} --language en") as tmux:
            tmux.until("Take a seat")
            tmux.do("send-keys", "Tess", "Enter")
            tmux.until("What do you play?")
            for _ in range(3):
                tmux.do("send-keys", "Enter")
                time.sleep(1)
            server.kill()
            tmux.until("The connection is lost")
            server.start()
            tmux.until("Connected again")
            tmux.until(" the match.", 300, "Enter")  # who wins it
            tmux.do("send-keys", "q")
            tmux.until("The record of the match: http")
            tmux.until("status 0")


def test_a_record_is_gone_through_in_a_real_terminal(tmp_path: Path) -> None:
    record = tmp_path / "record.txt"
    subprocess.run(
        [sys.executable, "-m", "bornes", "play", "parker", "--seed", "5", "--save", str(record)],
        input="1\n" * 30,
        text=True,
        check=True,
        capture_output=True,
    )
    with terminal(tmp_path, f"replay {record} --language fr") as tmux:
        tmux.until("coup 0 sur")
        tmux.do("send-keys", "Right", "Right", "NPage")
        tmux.until("coup 12 sur")
        tmux.do("send-keys", "v")
        tmux.until("Place 1 ·")
        tmux.do("send-keys", "q")
        tmux.until("status 0")
