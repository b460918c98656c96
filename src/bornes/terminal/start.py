"""`bornes play`: on the full screen where there is one, and line by line otherwise."""

from __future__ import annotations

import sys
from importlib.util import find_spec

from bornes.locales import Messages
from bornes.terminal.lines.questions import play as play_by_lines
from bornes.terminal.match.setup import Wanted, begun


def play(wanted: Wanted, language: str, *, plain: bool = False) -> int:
    """Play a match; returns the exit status."""
    if plain or not full_screen_possible():
        return play_by_lines(wanted, language)
    from bornes.terminal.screen.begin import play_on_screen

    match = None if wanted.is_open else begun(wanted)
    return play_on_screen(wanted, match, Messages(language))


def full_screen_possible() -> bool:
    """Whether there is a terminal on both sides, and Textual to draw on it."""
    return sys.stdin is not None and _is_terminal() and find_spec("textual") is not None


def _is_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()
