"""Who wants to know that something is being compiled: a person who waits for it, or whoever asks.

It is apart from `jit` because asking must not load the compiler.
"""

from __future__ import annotations

import multiprocessing
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

Listener = Callable[[str, bool], None]
"""Is told the name of a function when its compiling begins, with False, and ends, with True."""


class Notice:
    """Tells a person, on the error stream: a line first, then one for each function."""

    def __init__(self, begins: str, ends: Callable[[int], str]) -> None:
        self._begins = begins
        self._ends = ends
        self._said = False
        self._begun = 0.0

    def __call__(self, name: str, done: bool, /) -> None:
        """Begin a line for a function, or end it with the seconds that it took."""
        if done:
            self._say(f" {self._ends(round(time.monotonic() - self._begun))}", end="\n")
            return
        if not self._said:
            self._said = True
            self._say(self._begins, end="\n")
        self._begun = time.monotonic()
        self._say(f"  {name} …", end="")

    def _say(self, text: str, end: str) -> None:
        print(text, end=end, file=sys.stderr, flush=True)


def somebody_waits() -> bool:
    """Whether a person sits before this process: at a terminal, at a prompt or in a notebook."""
    # A worker of a pool has the terminal of the process that started it, which shows other things.
    if multiprocessing.parent_process() is not None or sys.stderr is None:
        return False
    return sys.stderr.isatty() or hasattr(sys, "ps1")


_IN_ENGLISH = Notice(
    "Compiling the fast rules, once on this machine. This takes up to half a minute.",
    "{} s".format,
)


def _of_itself(name: str, done: bool) -> None:
    if somebody_waits():
        _IN_ENGLISH(name, done)


_listener: Listener | None = _of_itself


def on_compiling(listener: Listener | None) -> None:
    """From now on, tell this listener what is compiled; None tells nobody.

    Until it is called, a person at a terminal, at a prompt or in a notebook reads it on the error
    stream. What was compiled before is read from disk, and nobody is told of that.
    """
    global _listener  # noqa: PLW0603 -- one process compiles, and one terminal shows it
    _listener = listener


@contextmanager
def told(name: str) -> Iterator[None]:
    """Tell of what is compiled in this block."""
    if _listener is not None:
        _listener(name, False)
    yield
    if _listener is not None:
        _listener(name, True)
