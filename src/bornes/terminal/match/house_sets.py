"""Sets of house rules with a name, in a file of the person who keeps them.

The file is JSON, in the folder where the system keeps settings: a mapping from names to an edition
and its house rules.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bornes.notation.files import read_text
from bornes.terminal.match.whole_file import write_whole
from bornes.terminal.mistakes import Mistake

LONGEST_NAME: Final = 60


@dataclass(frozen=True, slots=True)
class HouseSet:
    """How one plays somewhere: an edition with its house rules."""

    edition: str
    house: Mapping[str, object]


def sets_file(environment: Mapping[str, str] = os.environ) -> Path:
    """Where sets are kept: ``house-sets.json`` in Bornes' folder of the system's settings."""
    for name in ("XDG_CONFIG_HOME", "APPDATA"):
        if environment.get(name):
            return Path(environment[name]) / "bornes" / "house-sets.json"
    return Path.home() / ".config" / "bornes" / "house-sets.json"


def kept_sets(file: Path) -> dict[str, HouseSet]:
    """The sets in a file, by name; none if there is no file."""
    if not file.exists():
        return {}
    try:
        found = json.loads(read_text(file))
    except (ValueError, RecursionError):
        raise Mistake("house-sets-unreadable", file=str(file)) from None
    if not isinstance(found, dict) or not all(map(_is_set, found.values())):
        raise Mistake("house-sets-unreadable", file=str(file))
    return {name: HouseSet(each["edition"], each["house"]) for name, each in found.items()}


def keep_set(file: Path, name: str, chosen: HouseSet) -> None:
    """Keep a set; one of the same name is replaced."""
    sets = {**kept_sets(file), name[:LONGEST_NAME]: chosen}
    written = {
        each: {"edition": sets[each].edition, "house": dict(sets[each].house)}
        for each in sorted(sets)
    }
    try:
        write_whole(file, json.dumps(written, ensure_ascii=False, indent=2) + "\n")
    except OSError as error:
        raise Mistake("play-save-failed", file=str(file), reason=str(error.strerror)) from None


def set_named(file: Path, name: str) -> HouseSet:
    """The set with this name; refused if there is none."""
    sets = kept_sets(file)
    if name not in sets:
        known = ", ".join(sets) or "–"
        raise Mistake("house-set-unknown", name=name, file=str(file), known=known)
    return sets[name]


def _is_set(value: object) -> bool:
    return (
        isinstance(value, dict)
        and isinstance(value.get("edition"), str)
        and isinstance(value.get("house"), dict)
    )
