"""What a person asked for that can't be done, and how it is said."""

from __future__ import annotations

from bornes.engine.refusals import Refused
from bornes.locales import Messages
from bornes.notation.files import NotationError


class Mistake(Exception):
    """A message of the message files, with its values."""

    def __init__(self, key: str, /, **values: object) -> None:
        super().__init__(key)
        self.key = key
        self.values = values


def explained(error: Refused | Mistake, messages: Messages) -> str:
    """The reason in one line, with the file and the line where it is to be found."""
    if isinstance(error, Mistake):
        text = messages.text(error.key, **error.values)
    else:
        text = messages.refusal(error.refusal)
        if isinstance(error, NotationError):
            text = _placed(error, text, messages)
    return " ".join(text.split("\n"))


def _placed(error: NotationError, reason: str, messages: Messages) -> str:
    if error.source and error.line:
        return messages.text("cli-at-line", file=error.source, line=error.line, reason=reason)
    if error.source:
        return messages.text("cli-in-file", file=error.source, reason=reason)
    return messages.text("cli-on-line", line=error.line, reason=reason) if error.line else reason
