"""What the processes of the server's bots are given to do in tests."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from bornes import fast, new
from bornes.bots.champion import ChampionBot


def nothing() -> None:
    """Be ready at once."""


def wait_for_file(path: Path) -> None:
    """Be ready when there is a file, as if it took so long to compile."""
    while not path.exists():
        time.sleep(0.02)


def fail() -> None:
    """Never get ready."""
    raise RuntimeError("this can't be compiled")


def die() -> None:
    """Be ended by somebody."""
    os.kill(os.getpid(), signal.SIGKILL)


def has_compiled_rules() -> bool:
    """Whether this process uses the compiled rules."""
    return fast.available()


def die_once(path: Path) -> int:
    """Be ended by somebody, the first time."""
    if not path.exists():
        path.touch()
        die()
    return os.getpid()


def sleep_long(path: Path) -> None:
    """Tell which process this is, and be busy."""
    path.with_suffix(".new").write_text(str(os.getpid()))
    path.with_suffix(".new").rename(path)
    time.sleep(600)


def search_long(begun: Path) -> None:
    """Tell that it has begun, and search for minutes."""
    game = new("parker", 2, seed=1, house={"roll_after_safety": True})
    assert game.to_act is not None
    assert not fast.supports(game.rules)
    begun.touch()
    ChampionBot(seconds=300, playouts=10**7).estimates(game.view(game.to_act))


def nap(seconds: float, diary: Path, name: str) -> None:
    """Be busy for a while, and write down that this was done."""
    time.sleep(seconds)
    with diary.open("a") as file:
        file.write(f"{name}\n")
