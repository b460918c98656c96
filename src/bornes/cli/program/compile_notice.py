"""Telling a person at a terminal, in the words of the language, that compiling takes a while."""

from __future__ import annotations

import sys

from bornes.fast.progress import Notice, on_compiling
from bornes.locales import Messages


def tell_of_compiling(messages: Messages) -> None:
    """Show what is compiled, on the error stream; nothing where that is no terminal."""
    if sys.stderr.isatty():
        begins = messages.text("cli-compiling")
        on_compiling(Notice(begins, lambda seconds: messages.text("cli-compiled", seconds=seconds)))
    else:
        on_compiling(None)
