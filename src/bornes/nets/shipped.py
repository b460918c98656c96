"""The nets that come with Bornes, and the tables that each of them knows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache, lru_cache
from importlib.resources import files

from bornes.editions import table_rules
from bornes.engine.rules import Rules
from bornes.nets.file import Nets, nets_in


@cache
def shipped() -> tuple[Nets, ...]:
    """The nets of every file beside this one."""
    found = [each for each in files("bornes.nets").iterdir() if each.name.endswith(".net")]
    return tuple(nets_in(each.read_bytes(), each.name) for each in sorted(found, key=_name))


def _name(file: object) -> str:
    return str(getattr(file, "name", ""))


def tables_of(nets: Nets) -> Iterator[Rules]:
    """The rules of every table that nets know."""
    for table in nets.tables:
        yield table_rules(table["edition"], table["players"], table.get("options", {}), {}, 0)


@lru_cache(64)
def nets_for(rules: Rules) -> Nets | None:
    """The nets that know a table with these rules, if there are any."""
    for nets in shipped():
        if any(alike(rules, known) for known in tables_of(nets)):
            return nets
    return None


def alike(rules: Rules, others: Rules) -> bool:
    """Whether two tables play by the same rules, whoever begins."""
    return replace(rules, first_seat=1) == replace(others, first_seat=1)
