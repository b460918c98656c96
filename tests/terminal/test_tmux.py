"""A whole match on the full screen of a real terminal, which tmux stands in for."""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(shutil.which("tmux") is None, reason="tmux is not installed"),
]


def test_a_match_is_played_in_a_real_terminal(tmp_path: Path) -> None:
    socket = tmp_path / "tmux"

    def tmux(*words: str) -> str:
        command = ["tmux", "-S", str(socket), "-f", "/dev/null", *words]
        done = subprocess.run(command, capture_output=True, text=True, timeout=20, check=True)
        return done.stdout

    def shown(text: str) -> bool:
        return text in tmux("capture-pane", "-p")

    program = f"{sys.executable} -m bornes play arche --seed 3 --language en; echo status $?"
    tmux("new-session", "-d", "-x", "80", "-y", "24", f"{program}; sleep 60")
    try:
        for _ in range(100):
            if shown("What do you play?"):
                break
            time.sleep(0.3)
        for _ in range(150):
            if shown("The match is over"):
                break
            tmux("send-keys", "Enter")
            time.sleep(0.9)
        assert shown("The match is over")
        tmux("send-keys", "q")
        for _ in range(50):
            if shown("status 0"):
                break
            time.sleep(0.2)
        assert shown("status 0")
    finally:
        tmux("kill-server")
