"""`play`, `join` and `replay`: on the full screen where there is one, else line by line."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from bornes.locales import Messages
from bornes.terminal.lines.questions import play as play_by_lines
from bornes.terminal.match.setup import Wanted, begun

if TYPE_CHECKING:
    from bornes.terminal.remote.visit import Guest


def play(wanted: Wanted, language: str, *, plain: bool = False) -> int:
    """Play a match; returns the exit status."""
    if plain or not full_screen_possible():
        return play_by_lines(wanted, language)
    from bornes.terminal.screen.begin import play_on_screen

    match = None if wanted.is_open else begun(wanted)
    return play_on_screen(wanted, match, Messages(language))


def join(guest: Guest, language: str, *, plain: bool = False) -> int:
    """Sit down at a table of a server; returns the exit status."""
    from bornes.terminal.remote.visit import Visit

    visit = Visit(guest, language)
    if plain or not full_screen_possible():
        from bornes.terminal.lines.arrival import join_by_lines

        return join_by_lines(visit)
    from bornes.terminal.screen.begin import join_on_screen

    return join_on_screen(visit)


def replay(file: Path, language: str, to: int | None, seat: int | None) -> int:
    """Look back at a match on the full screen; returns the exit status."""
    from bornes.terminal.match.lookback import Lookback
    from bornes.terminal.screen.begin import replay_on_screen

    return replay_on_screen(Lookback(file), language, to, seat)


def full_screen_possible() -> bool:
    """Whether there is a terminal on both sides, and Textual to draw on it."""
    return sys.stdin is not None and _is_terminal() and find_spec("textual") is not None


def _is_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()
