"""What in docs/ is made from the data, and the script that writes it anew.

Run `make doc-tables` after a change of an edition, of the rules' fields or of a rules page.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import MISSING, fields
from enum import StrEnum

from bornes.circuit import Circuit
from bornes.editions import EDITIONS, OPTIONS, Edition
from bornes.editions.house import HOUSE_FIELDS
from bornes.engine import rules as rules_module
from bornes.engine.cards import Card
from bornes.engine.rules import Points, Rules
from bornes.locales import LANGUAGES, Messages
from tests.support.paths import DOCS

FIELDS = {field.name: field for field in fields(Rules) if field.name in HOUSE_FIELDS}
_BLOCK = re.compile(r"(<!-- table: ([a-z]+) -->\n).*?(<!-- end of table -->)", re.DOTALL)
_HOUSE_ROW = re.compile(r"^\| `(\w+)` \| ([^|]+) \|[^|]*\|[^|]*\|$", re.MULTILINE)
_BY_HAND = {
    "seating": "a letter for each seat",
    "deck": "cards with their counts, 0 to 60",
    "hazard_tokens": "hazards with their counts; `none`",
    "never_taken": "a list of cards",
    "points": "lines with their points, 0 to 100000",
    "circuit": "1 to 96; an invented one; `none`",
}


def table(header: Iterable[object], rows: Iterable[Iterable[object]]) -> str:
    """A table in Markdown."""
    head = list(header)
    lines: list[Iterable[object]] = [head, ["---"] * len(head), *rows]
    return "".join("| " + " | ".join(map(str, line)) + " |\n" for line in lines)


def shown(value: object) -> str:
    """A field's value as a reader of the tables sees it."""
    if value is None or isinstance(value, bool):
        return {None: "`none`", True: "`true`", False: "`false`"}[value]
    if isinstance(value, Circuit):
        return "one of the 96"
    if isinstance(value, Points):
        lines = ((line.name, line.default) for line in fields(Points))
        changed = (line for line in lines if getattr(value, line[0]) != line[1])
        return ", ".join(f"{name} {getattr(value, name)}" for name, _ in changed) or "as below"
    if isinstance(value, frozenset):
        return ", ".join(card for card in Card if card in value) or "no card"
    if isinstance(value, tuple):
        return ", ".join(f"{card} {count}" for card, count in value)
    return f"`{value}`" if isinstance(value, StrEnum) else str(value)


def shown_field(rules: Rules, name: str) -> str:
    """A field of some rules; of the deck only how many cards it has."""
    return f"{len(rules.cards)} cards" if name == "deck" else shown(getattr(rules, name))


# --- editions.md ------------------------------------------------------------------


def edition_table(edition: Edition) -> str:
    """An edition's fields: those that depend on the number of players, then the others.

    A field that has the classic game's value at every table is left out.
    """
    tables = edition.tables
    cells = {
        name: [shown_field(rules, name) for rules in tables.values()]
        for name, field in FIELDS.items()
        if field.default is MISSING
        or any(getattr(rules, name) != field.default for rules in tables.values())
    }
    varying = [[f"`{name}`", *row] for name, row in cells.items() if len(set(row)) > 1]
    constant = [[f"`{name}`", row[0]] for name, row in cells.items() if len(set(row)) == 1]
    parts = [table(["players", *tables], varying)]
    if constant:
        parts.append(table(["for any number", ""], constant))
    return "\n".join(parts)


def deck_table() -> str:
    """How many of each card the full decks have."""
    decks = [dict(list(edition.tables.values())[-1].deck) for edition in EDITIONS.values()]
    rows: list[list[object]] = [
        [f"`{card}`", *(deck.get(card, "–") for deck in decks)]
        for card in Card
        if any(deck.get(card) for deck in decks)
    ]
    total = ["all", *(sum(deck.values()) for deck in decks)]
    return table(["card", *(f"`{name}`" for name in EDITIONS)], [*rows, total])


def options_table() -> str:
    """Every option: its values, its default and who has it."""
    rows = [
        [
            f"`{option.name}`",
            option.values,
            "by the seed" if option.name == "circuit" else shown(option.default),
            ", ".join(f"`{e.id}`" for e in EDITIONS.values() if option.name in e.options),
        ]
        for option in OPTIONS.values()
    ]
    return table(["option", "values", "default", "editions"], rows)


def editions_page(text: str) -> str:
    """The page of the editions with its tables made anew."""
    tables = {name: edition_table(edition) for name, edition in EDITIONS.items()}
    tables |= {"decks": deck_table(), "options": options_table()}
    return _BLOCK.sub(lambda block: f"{block[1]}\n{tables[block[2]]}\n{block[3]}", text)


# --- house-rules.md ---------------------------------------------------------------


def values(name: str) -> str:
    """What a field takes."""
    if name in _BY_HAND:
        return _BY_HAND[name]
    kind = str(FIELDS[name].type)
    choices = getattr(rules_module, kind, None)
    if isinstance(choices, type) and issubclass(choices, StrEnum):
        return ", ".join(f"`{choice}`" for choice in choices)
    if kind == "bool":
        return "`true`, `false`"
    if name == "first_seat":
        return "a seat"
    ranges = {**rules_module.RANGES, **rules_module.RANGES_OR_NONE}
    low, high = ranges[name]
    return f"{low} to {high}" + ("; `none`" if "None" in kind else "")


def defaults(name: str) -> str:
    """A field's value in each edition, editions with the same together."""
    same: dict[str, list[str]] = {}
    for edition in EDITIONS.values():
        same.setdefault(_per_players(edition.tables, name), []).append(f"`{edition.id}`")
    if len(same) == 1:
        return next(iter(same))
    usual, *others = sorted(same.items(), key=lambda item: -len(item[1]))
    return "; ".join([usual[0], *(f"{', '.join(who)}: {value}" for value, who in others)])


def _per_players(tables: Mapping[int, Rules], name: str) -> str:
    same: dict[str, list[str]] = {}
    for players, rules in tables.items():
        same.setdefault(shown_field(rules, name), []).append(str(players))
    if len(same) == 1:
        return next(iter(same))
    return ", ".join(f"{value} ({'/'.join(who)})" for value, who in same.items())


def house_page(text: str) -> str:
    """The page of the house rules with values and defaults made anew."""
    return _HOUSE_ROW.sub(
        lambda row: f"| `{row[1]}` | {row[2]} | {values(row[1])} | {defaults(row[1])} |", text
    )


def fields_described(text: str) -> list[str]:
    """The fields that have a row on the page of the house rules."""
    return [row[1] for row in _HOUSE_ROW.finditer(text)]


# --- how-to-play/ -------------------------------------------------------------------


def rules_pages() -> dict[str, str]:
    """The rules of every edition as plain Markdown, by their file names in docs/."""
    return {
        f"how-to-play/{language}/{edition}.md": Messages(language, edition).rules_text()
        for language in LANGUAGES
        for edition in EDITIONS
    }


def main() -> None:
    """Write all of them anew."""
    for name, made in (("editions.md", editions_page), ("house-rules.md", house_page)):
        page = DOCS / name
        page.write_text(made(page.read_text("utf-8")), "utf-8")
    for name, text in rules_pages().items():
        page = DOCS / name
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
