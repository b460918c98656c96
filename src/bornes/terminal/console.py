"""Lines in, lines out: a terminal, a pipe or a test all look the same from here."""

from __future__ import annotations

import os
import shutil
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Final, TextIO

WIDTH: Final = 78
"""The longest line that is printed where there is no terminal that says how wide it is."""
_WIDEST: Final = 100
"""Longer lines are hard to read, however wide the terminal is."""
_NARROWEST: Final = 20

# A line without an end must not fill the memory; nothing that is typed comes near this.
_LONGEST_LINE: Final = 1000


class Console:
    """Where a person reads and types."""

    def __init__(
        self,
        source: TextIO | None = None,
        target: TextIO | None = None,
        width: int | None = None,
    ) -> None:
        # A process may be started with its input closed; that is an input at its end.
        self._source = source if source is not None else sys.stdin
        self._target = target if target is not None else sys.stdout
        self._width = width

    @property
    def waits(self) -> bool:
        """Whether somebody sits there who can press Enter; not so with a pipe."""
        return self._source is not None and self._source.isatty()

    @property
    def width(self) -> int:
        """How long a line may be; a terminal may change it at any time."""
        if self._width is not None:
            return self._width
        if not self._target.isatty():
            return WIDTH
        return max(_NARROWEST, min(_WIDEST, shutil.get_terminal_size().columns - 1))

    def say(self, *lines: str) -> None:
        """Print some lines."""
        for line in lines:
            print(line.rstrip(), file=self._target)

    def ask(self, prompt: str) -> str | None:
        """Read one line; nothing at the end of the input."""
        self.prompt(prompt)
        return self.read()

    def prompt(self, text: str) -> None:
        """Print what stands before an answer."""
        print(text, end=" ", file=self._target, flush=True)

    def read(self) -> str | None:
        """Read one line, whose prompt stands there already; nothing at the end of the input."""
        line = self._source.readline(_LONGEST_LINE) if self._source is not None else ""
        if not line:
            self.say("")
            return None
        answer = line.strip()
        if not self.waits:
            # A terminal shows what is typed; over a pipe the page would read as a riddle.
            self.say(answer)
        return answer

    def wait(self, prompt: str) -> bool:
        """Wait for Enter if anybody can press it; false at the end of the input."""
        if not self.waits:
            return True
        return self.ask(prompt) is not None

    def scroll_away(self) -> None:
        """Move what was printed out of sight, where somebody else will look next."""
        if self.waits:
            self.say(*[""] * shutil.get_terminal_size().lines)


def prepare_streams() -> None:
    """Make do with closed streams, and with letters that a terminal or a file doesn't know."""
    sys.stdout = sys.stdout or nowhere()
    sys.stderr = sys.stderr or nowhere()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def nowhere() -> TextIO:
    """A stream that forgets what is written to it."""
    return Path(os.devnull).open("w", encoding="utf-8")
