"""The tables that nets learn at and are judged at, as they are written on a command line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from bornes.editions import table_rules
from bornes.engine.rules import Rules

TABLES_HELP: Final = "such as parker:2,rally:3,arche:2:games=5"


@dataclass(frozen=True, slots=True)
class Setting:
    """The table that is played at: ``parker:2``, or ``arche:3:games=5``."""

    edition: str = "parker"
    players: int = 2
    options: tuple[tuple[str, int | str], ...] = ()

    @property
    def rules(self) -> Rules:
        """The rules of the table."""
        return table_rules(self.edition, self.players, dict(self.options), {}, 0)

    @property
    def sides(self) -> int:
        """How many sides play."""
        return len(self.rules.sides)

    def note(self) -> dict[str, Any]:
        """The table as files of nets list it."""
        options = {"options": dict(self.options)} if self.options else {}
        return {"edition": self.edition, "players": self.players, **options}

    def __str__(self) -> str:
        options = (f"{name}={value}" for name, value in self.options)
        return ":".join([self.edition, str(self.players), *options])


def setting_of(text: str) -> Setting:
    """A table from its text."""
    edition, players, *options = text.split(":")
    pairs = (each.partition("=") for each in options)
    return Setting(edition, int(players), tuple((name, _value(value)) for name, _, value in pairs))


def _value(text: str) -> int | str:
    return int(text) if text.isdecimal() else text


def listed(note: Mapping[str, Any]) -> Setting:
    """A table as a file of nets lists it."""
    return Setting(note["edition"], note["players"], tuple(note.get("options", {}).items()))


def settings_of(text: str) -> list[Setting]:
    """Tables from the command line: ``parker:2,parker:3``."""
    return [setting for setting, _ in mixture_of(text)]


def mixture_of(text: str) -> list[tuple[Setting, float]]:
    """Tables with their shares, ``parker:2*3,parker:3``: where none is written, it is one."""
    found = []
    for each in text.split(","):
        table, _, share = each.strip().partition("*")
        found.append((setting_of(table), float(share or 1)))
    return found


def shared_out(shares: Sequence[float], many: int) -> list[int]:
    """So many things in these shares, all of them, each as near to its share as can be."""
    whole = sum(shares)
    edges = [round(sum(shares[:place]) / whole * many) for place in range(len(shares) + 1)]
    return [end - start for start, end in pairwise(edges)]
