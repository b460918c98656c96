"""What there is to play: the editions with their tables and options, and their rules pages."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Final

from bornes.editions import EDITIONS, OPTIONS, Edition, edition_named
from bornes.editions.options import Option
from bornes.engine.rules import Rules
from bornes.locales import Messages
from bornes.terminal.console import WIDTH
from bornes.terminal.shown.rules_words import table_form, typed
from bornes.terminal.shown.spans import wrapped

# Longer lines are hard to read, however wide the terminal is.
_WIDEST: Final = 100
# Rich breaks lines at no-break spaces too: private characters hold their place while it does so.
_NO_BREAK: Final = "\u00a0\u202f"
_HOLDERS: Final = "\ue000\ue001"


def editions_text(language: str) -> list[str]:
    """Every edition: who can play it, how far, and what can be chosen."""
    lines: list[str] = []
    for edition in EDITIONS.values():
        lines += [*_edition(edition, Messages(language, edition.id)), ""]
    return lines[:-1]


def _edition(edition: Edition, messages: Messages) -> list[str]:
    lines = [f"{edition.id}: {messages.text(f'edition-{edition.id}')}"]
    lines += wrapped(messages.text(f"edition-{edition.id}-description"), WIDTH, indent="  ")
    lines.append("  " + messages.text("editions-players"))
    for players, rules in edition.tables.items():
        lines.append(f"    {players}  {table_form(rules, messages)}{_extension(rules, messages)}")
    lines.append("  " + messages.text("editions-options"))
    for name in edition.options:
        option = OPTIONS[name]
        values = messages.text(f"editions-values-{name}")
        default = _default(option, messages)
        text = messages.text("editions-option", name=name, values=values, default=default)
        lines += wrapped(text, WIDTH, indent="    ", hanging="  ")
        lines += wrapped(messages.text(f"option-{name}-explanation"), WIDTH, indent="      ")
    return lines


def _extension(rules: Rules, messages: Messages) -> str:
    if rules.extension_to is None:
        return ""
    distance = messages.text("count-distance", km=rules.extension_to)
    return messages.text("editions-extension", distance=distance)


def _default(option: Option, messages: Messages) -> str:
    return (
        messages.text("option-circuit-value-none")
        if option.name == "circuit"
        else typed(option.default)
    )


def editions_data(language: str) -> dict[str, object]:
    """The same for programs; the names and explanations are in the language."""
    return {
        edition.id: {
            "name": messages.text(f"edition-{edition.id}"),
            "description": messages.text(f"edition-{edition.id}-description"),
            "unit": "miles" if edition.in_miles else "km",
            "tables": {str(players): _table(rules) for players, rules in edition.tables.items()},
            "options": {
                name: {
                    "name": messages.text(f"option-{name}"),
                    "explanation": messages.text(f"option-{name}-explanation"),
                    "values": messages.text(f"editions-values-{name}"),
                    "default": OPTIONS[name].default,
                }
                for name in edition.options
            },
        }
        for edition in EDITIONS.values()
        for messages in (Messages(language, edition.id),)
    }


def _table(rules: Rules) -> dict[str, object]:
    return {
        "seating": rules.seating,
        "teams": len(rules.sides) < rules.players,
        "target": rules.target,
        "extension_to": rules.extension_to,
    }


def show_rules(edition: str, language: str, say: Callable[[str], None]) -> None:
    """Our rules page of an edition: laid out on a terminal, as Markdown over a pipe."""
    page = Messages(language, edition_named(edition).id).rules_text()
    if not sys.stdout.isatty():
        say(page.rstrip("\n"))
        return
    from rich.console import Console
    from rich.markdown import Markdown

    layout = Console()
    with layout.capture() as laid_out:
        held = page.translate(str.maketrans(_NO_BREAK, _HOLDERS))
        layout.print(Markdown(held), width=min(layout.width, _WIDEST))
    say(laid_out.get().translate(str.maketrans(_HOLDERS, _NO_BREAK)).rstrip("\n"))
