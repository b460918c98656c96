"""The message files of one language, and what they say with values put in.

The files are Fluent, read by its own parser, an entry when it is first asked for. Of the language
they use little: texts, variables, other messages, and choices by a word, a number or a plural. That
much is evaluated here, since `fluent.runtime`, which knows all of it, brings Babel: 34 MB for the
dates, currencies and numbers of every language there is.
`tests/locales/test_bundle.py` compares the two.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from importlib.resources import files
from typing import Final

from fluent.syntax import FluentParser, ast

# A message begins with its key at the beginning of a line, and goes on until the next line that
# begins with a key, a term or a comment.
_ENTRY: Final = re.compile(r"^([A-Za-z][\w-]*) *=.*(?:\n(?![A-Za-z#-]).*)*", re.MULTILINE)
_NARROW_SPACE: Final = "\u202f"
_MILLION: Final = 1_000_000

Value = str | int
"""What can stand for a variable."""


class Bundle:
    """Every message of a language.

    All our languages are written from left to right, so values are put in without the marks that
    keep directions apart.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._written: dict[str, str] = {}
        self._read: dict[str, ast.Pattern] = {}
        for file in (files("bornes") / "locales" / language).iterdir():
            if file.name.endswith(".ftl"):
                for entry in _ENTRY.finditer(file.read_text("utf-8")):
                    self._written.setdefault(entry[1], entry[0])

    def __contains__(self, key: str) -> bool:
        return key in self._written

    def text(self, key: str, values: Mapping[str, Value]) -> str:
        """The text of a key; a missing key, and a missing value, are a KeyError."""
        return self._told(self._pattern(key), key, values)

    def _pattern(self, key: str) -> ast.Pattern:
        pattern = self._read.get(key)
        if pattern is None:
            entry = FluentParser(with_spans=False).parse_entry(self._written[key])
            if not isinstance(entry, ast.Message) or entry.value is None:
                raise KeyError(key)
            pattern = self._read[key] = entry.value
        return pattern

    def _told(self, pattern: ast.Pattern, key: str, values: Mapping[str, Value]) -> str:
        return "".join(
            element.value
            if isinstance(element, ast.TextElement)
            else self._placed(element.expression, key, values)
            for element in pattern.elements
        )

    def _placed(self, expression: object, key: str, values: Mapping[str, Value]) -> str:
        match expression:
            case ast.VariableReference():
                value = _value(expression, key, values)
                return value if isinstance(value, str) else number(value, self.language)
            case ast.MessageReference(attribute=None):
                return self.text(expression.id.name, values)
            case ast.SelectExpression(selector=ast.VariableReference() as selector):
                variant = self._chosen(expression, _value(selector, key, values))
                return self._told(variant.value, key, values)
            case _:
                raise KeyError(f"{key}: {type(expression).__name__} is not used in message files")

    def _chosen(self, choice: ast.SelectExpression, value: Value) -> ast.Variant:
        word = value if isinstance(value, str) else plural(value, self.language)
        for variant in choice.variants:
            if isinstance(variant.key, ast.NumberLiteral):
                if not isinstance(value, str) and value == int(variant.key.value):
                    return variant
            elif variant.key.name == word:
                return variant
        # The parser refuses a choice without one.
        return next(variant for variant in choice.variants if variant.default)


def number(value: int, language: str) -> str:
    """A whole number as the language writes it.

    Long ones are written in groups (1 000) in French only; British and Dutch readers don't miss
    the mark in numbers of this size.
    """
    return f"{value:,}".replace(",", _NARROW_SPACE) if language == "fr" else f"{value:d}"


def plural(value: int, language: str) -> str:
    """Which form of a word goes with a whole number, by the rules of the CLDR."""
    return _PLURALS[language](abs(value))


def _one_or_other(value: int) -> str:
    return "one" if value == 1 else "other"


def _french(value: int) -> str:
    if value in {0, 1}:
        return "one"
    return "other" if value % _MILLION else "many"


_PLURALS: Final[Mapping[str, Callable[[int], str]]] = {
    "en": _one_or_other,
    "fr": _french,
    "nl": _one_or_other,
}


def _value(variable: ast.VariableReference, key: str, values: Mapping[str, Value]) -> Value:
    name = variable.id.name
    if name not in values:
        raise KeyError(f"{key}: Unknown external: {name}")
    return values[name]
