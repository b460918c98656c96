"""Telling a person at a terminal that compiling takes a while, and that it does so only once."""

from __future__ import annotations

import sys
import time

from bornes.fast.progress import on_compiling
from bornes.locales import Messages


def tell_of_compiling(messages: Messages) -> None:
    """Show what is compiled, on the error stream; nothing where that is no terminal."""
    on_compiling(_Shown(messages) if sys.stderr.isatty() else None)


class _Shown:
    """A line when it begins, and a line for each function with the time it took."""

    def __init__(self, messages: Messages) -> None:
        self._messages = messages
        self._said = False
        self._begun = 0.0

    def __call__(self, name: str, done: bool, /) -> None:
        if done:
            seconds = round(time.monotonic() - self._begun)
            self._say(" " + self._messages.text("cli-compiled", seconds=seconds), end="\n")
            return
        if not self._said:
            self._said = True
            self._say(self._messages.text("cli-compiling"), end="\n")
        self._begun = time.monotonic()
        self._say(f"  {name} …", end="")

    def _say(self, text: str, end: str) -> None:
        print(text, end=end, file=sys.stderr, flush=True)
