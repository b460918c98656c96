"""Our reading of the message files says what Fluent's own runtime says, for every message."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bornes.locales import LANGUAGES
from bornes.locales.bundle import Bundle, Value, number, plural
from tests.support.paths import ROOT

VALUES: tuple[Value, ...] = ("you", "team", "Side A", 0, 1, 2, 21, 1000, 1_000_000, -1)
NUMBERS = (*range(-3, 130), 999, 1000, 1001, 12345, 999_999, 1_000_000, 1_000_001, 3_000_000)


class Used(Visitor):
    """Collects the variables of a message, and the messages it refers to."""

    def __init__(self) -> None:
        self.variables: list[str] = []
        self.messages: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.append(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.append(node.id.name)


def files(language: str) -> list[Path]:
    return sorted((ROOT / "src/bornes/locales" / language).glob("*.ftl"))


@cache
def messages(language: str) -> dict[str, ast.Message]:
    found = {}
    for path in files(language):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = entry
    return found


@cache
def reference(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for path in files(language):
        made.add_resource(FluentResource(path.read_text("utf-8")))
    return made


def variables(language: str, key: str) -> list[str]:
    used = Used()
    used.visit(messages(language)[key])
    further = [name for other in used.messages for name in variables(language, other)]
    return sorted({*used.variables, *further})


def by_reference(language: str, key: str, values: dict[str, Value]) -> str:
    made = reference(language)
    pattern = made.get_message(key).value
    assert pattern is not None
    ready = {
        name: value if isinstance(value, str) else fluent_number(value, useGrouping=grouped)
        for grouped in (language == "fr",)
        for name, value in values.items()
    }
    text, errors = made.format_pattern(pattern, ready)
    assert errors == []
    return str(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_reads_as_by_the_reference(language: str) -> None:
    bundle = Bundle(language)
    assert len(messages(language)) > 1000
    for key in messages(language):
        names = variables(language, key)
        # Every variable gets every value, and two of them seldom the same.
        for shift in range(len(VALUES) if names else 1):
            values = {
                name: VALUES[(shift + 3 * place) % len(VALUES)] for place, name in enumerate(names)
            }
            assert bundle.text(key, values) == by_reference(language, key, values), (key, values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_exactly_the_messages_are_there(language: str) -> None:
    bundle = Bundle(language)
    assert all(key in bundle for key in messages(language))
    assert "the" not in bundle
    assert "no-such-message" not in bundle


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("value", NUMBERS)
def test_numbers_and_plurals_are_those_of_the_cldr(language: str, value: int) -> None:
    made = reference(language)
    wanted = fluent_number(value, useGrouping=language == "fr")

    assert number(value, language) == wanted.format(made._babel_locale)
    assert plural(value, language) == made._plural_form(value)


def test_what_is_missing_is_a_key_error() -> None:
    bundle = Bundle("en")
    with pytest.raises(KeyError, match="no-such-message"):
        bundle.text("no-such-message", {})
    with pytest.raises(KeyError, match="count-distance: Unknown external: km"):
        bundle.text("count-distance", {})
