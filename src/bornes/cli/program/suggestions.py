"""“Did you mean …?”: what is nearly a command, an option, an edition or a bot."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from bornes.cli.program.command_list import app
from bornes.engine.refusals import Refused
from bornes.locales import Messages
from bornes.terminal.mistakes import Mistake

_FOUND: Final = ("found", "value", "name", "edition", "bot")
"""The details that repeat what was typed, the likeliest first."""


def with_suggestion(error: Mistake | Refused, text: str, messages: Messages) -> str:
    """The reason, and what was meant in all likelihood, if there is such a thing."""
    values = error.values if isinstance(error, Mistake) else error.refusal.details
    typed = [str(values[name]).strip("‘’“”'\"") for name in _FOUND if name in values]
    known = _known(error, values.get("allowed"))
    for word in typed:
        found = get_close_matches(word.lower(), known, n=1)
        if found and found[0] != word:
            ended = text if text.endswith((".", "?", "!")) else f"{text}."
            return f"{ended} {messages.text('cli-did-you-mean', word=found[0])}"
    return text


def _known(error: Mistake | Refused, allowed: object) -> list[str]:
    """What could have been typed in its place."""
    key = error.key if isinstance(error, Mistake) else ""
    if key == "cli-unknown-command":
        return [name for name in app if not name.startswith("-")]
    if key == "cli-unknown-option" and isinstance(error, Mistake):
        command = str(error.values.get("command", ""))
        if command in [*app]:
            arguments = app[command].assemble_argument_collection()
            return [name for argument in arguments for name in argument.names]
    return str(allowed).split(", ") if isinstance(allowed, str) else []
