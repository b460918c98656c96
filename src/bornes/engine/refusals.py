"""Why something is refused: a code with details. Texts are made from it elsewhere."""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import Enum
from functools import cache
from importlib.resources import files

_MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) = (.+)$", re.MULTILINE)
_LONGEST = 40
_PLACE = re.compile(r"\{ \$(\w+) \}")


class Refusal:
    """A reason, as data: a stable ``code`` and the ``details`` its text speaks of.

    ``str()`` is the English text. Other languages, and the printed names of cards, come
    from the message files.
    """

    __slots__ = ("code", "details")

    def __init__(self, code: str, /, **details: object) -> None:
        self.code = code
        self.details = details

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Refusal):
            return NotImplemented
        return self.code == other.code and self.details == other.details

    def __hash__(self) -> int:
        return hash(self.code)

    def __repr__(self) -> str:
        details = "".join(f", {name}={value!r}" for name, value in self.details.items())
        return f"Refusal({self.code!r}{details})"

    def __str__(self) -> str:
        template = _english().get(self.code, self.code)
        return _PLACE.sub(lambda place: _plain(self.details.get(place[1])), template)

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuilt, (self.code, self.details)


class Refused(ValueError):
    """Something a user gave is not accepted; ``refusal`` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        return str(self.refusal)


class IllegalMove(Refused):
    """A move that the rules do not allow here; nothing has changed."""


def brief(value: object) -> str:
    """A short form of anything at all, for a reason to repeat.

    A text that could be taken for something else, such as "2", stands in quotes.
    """
    if isinstance(value, bool):
        return "true" if value else "false"
    if value is None:
        return "null"
    if isinstance(value, int):
        # Beyond 64 bits only the fact matters, and Python may refuse to write it out.
        return str(int(value)) if value.bit_length() <= 64 else "…"
    if isinstance(value, str):
        text = value if len(value) <= _LONGEST else value[:_LONGEST] + "…"
        return f'"{text}"' if _reads_like_another(value) else text
    if isinstance(value, float):
        return repr(value)
    return type(value).__name__


def text_of(value: object) -> str:
    """A text as it is; anything else in short, so that no value is too long to be written."""
    return value if isinstance(value, str) else brief(value)


def _reads_like_another(text: str) -> bool:
    """Whether a text looks like a number, a truth value or nothing, or has spaces around it."""
    if text != text.strip() or text.lower() in {"", "true", "false", "null", "none"}:
        return True
    try:
        float(text)
    except ValueError:
        return False
    return True


def _rebuilt(code: str, details: dict[str, object]) -> Refusal:
    return Refusal(code, **details)


def _plain(value: object) -> str:
    # A card's id is its only name here; a reader wants "speed limit", not "speed_limit".
    return str(value).replace("_", " ") if isinstance(value, Enum) else str(value)


@cache
def _english() -> Mapping[str, str]:
    # English is written once, in the message file that the Fluent reader of the other
    # languages uses too. That file keeps to one-line messages, so that the engine can
    # read it without a dependency; a test compares the two readings.
    text = (files("bornes") / "locales" / "en" / "refusals.ftl").read_text("utf-8")
    return dict(_MESSAGE.findall(text))
