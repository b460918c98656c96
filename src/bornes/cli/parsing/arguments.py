"""What is typed, as values: the language, numbers, and ``name=value``."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from cyclopts import Token

from bornes.editions import EDITIONS
from bornes.locales import LANGUAGES, preferred_language
from bornes.terminal.mistakes import Mistake

_WHOLE: Final = re.compile(r"[+-]?[0-9]{1,100}")
_WORDS: Final = {"true": True, "false": False, "none": None, "null": None}


def chosen_language(chosen: str | None) -> str:
    """The language that was asked for, or else the system's."""
    return chosen or preferred_language(os.environ)


def language_of(tokens: Sequence[str]) -> str:
    """The language of complaints: it is wanted before anything is understood."""
    for token, following in zip(tokens, [*tokens, ""][1:], strict=True):
        name, equals, value = token.partition("=")
        if name == "--language" and (wanted := value if equals else following) in LANGUAGES:
            return wanted
    return preferred_language(os.environ)


def whole(_: object, tokens: Sequence[Token]) -> int:
    """A whole number: the parser by itself would round any other."""
    text = tokens[0].value
    if not _WHOLE.fullmatch(text):
        raise ValueError(text)
    return int(text)


def edition_id(text: str) -> str:
    """An edition by its name in any case; what is no edition is left to be refused."""
    return text.lower() if text.lower() in EDITIONS else text


def at_least(name: str, value: int, least: int) -> None:
    """Refuse a number that is too small."""
    if value < least:
        raise Mistake("cli-least", name=name, least=least)


def pairs(name: str, texts: Iterable[str] | None) -> Mapping[str, object]:
    """Read ``name=value`` texts."""
    found: dict[str, object] = {}
    for text in texts or ():
        key, equals, value = text.partition("=")
        key = key.strip()
        if not equals or not key:
            raise Mistake("cli-pair", name=name, found=text[:40])
        if key in found:
            raise Mistake("cli-pair-twice", name=name, found=key[:40])
        found[key] = _value(key, value.strip())
    return found


def _value(name: str, text: str) -> object:
    """A value as it is typed: true, false, none, a number, JSON, or else a text."""
    if text.lower() in _WORDS:
        return _WORDS[text.lower()]
    try:
        if text[:1] in {"{", "[", '"'}:
            return json.loads(text)
        return int(text) if text.lstrip("-").isdecimal() else text
    except (ValueError, RecursionError):
        raise Mistake("cli-pair-json", found=name[:40]) from None
