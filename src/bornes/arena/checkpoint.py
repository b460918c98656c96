"""What was played so far, in a file that only grows: one line of JSON for each group."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, TextIO

from bornes import __version__
from bornes.arena.outcomes import Group
from bornes.arena.plan import Plan
from bornes.engine.refusals import Refusal, Refused
from bornes.game import Game

FORMAT: Final = "bornes-arena 1"


def settings(plan: Plan) -> dict[str, object]:
    """What must be the same for groups to belong together. How many there are may differ."""
    table = Game(plan.rules, plan.seed, plan.options, plan.house)  # has them as a file would
    return {
        "bornes": __version__,
        "bots": [contestant.label for contestant in plan.contestants],
        "edition": plan.edition,
        "players": plan.players,
        "options": table.options,
        "house": table.house,
        "seed": plan.seed,
        "fairness": plan.fairness,
    }


class Checkpoint:
    """A file of groups that belong to one plan. A line that was cut off is written again."""

    def __init__(self, path: Path, plan: Plan) -> None:
        """Open it, or begin it; refuses one that belongs to something else."""
        header = json.loads(_line({"format": FORMAT, **settings(plan)}))
        *lines, torn = _text(path).split("\n") if path.exists() else [""]
        if not lines and not _line(header).startswith(torn):
            raise _no_arena(path)
        if lines:
            _compare(path, _header(path, lines[0]), header)
        self.groups: list[Group] = _groups(path, lines, plan)
        """What the file held when it was opened, each fixture once."""
        if torn:
            os.truncate(path, path.stat().st_size - len(torn.encode()))
        # For appending, so that even two arenas with the same file spoil nothing.
        self._file: TextIO = path.open("a", encoding="utf-8", newline="\n")
        if not lines:
            self._write(header)

    def append(self, group: Group) -> None:
        """Add a group; it is in the file when this returns, even if the process is killed."""
        self._write(group.data())

    def close(self) -> None:
        """Write no more."""
        self._file.close()

    def _write(self, value: Mapping[str, object]) -> None:
        self._file.write(_line(value))
        self._file.flush()


def saved_seed(path: Path) -> int | None:
    """The seed of a file that was begun, so that it can be gone on with; nothing otherwise."""
    first, newline, _ = _text(path).partition("\n") if path.is_file() else ("", "", "")
    seed = _header(path, first).get("seed") if newline else None
    return seed if type(seed) is int else None


def _text(path: Path) -> str:
    try:
        # As bytes first: line ends must not be translated, because their places are counted.
        return path.read_bytes().decode()
    except UnicodeDecodeError:
        raise _no_arena(path) from None


def _line(value: Mapping[str, object]) -> str:
    return json.dumps(value, separators=(",", ":"), default=repr) + "\n"


def _no_arena(path: Path) -> Refused:
    return Refused(Refusal("arena-save-not-arena", file=str(path), format=FORMAT))


def _header(path: Path, line: str) -> dict[str, Any]:
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        raise _no_arena(path) from None
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise _no_arena(path)
    return found


def _compare(path: Path, found: Mapping[str, object], wanted: Mapping[str, object]) -> None:
    for name, value in wanted.items():
        if found.get(name) != value:
            raise Refused(
                Refusal(
                    "arena-save-differs",
                    file=str(path),
                    name=name,
                    found=_shown(found.get(name)),
                    wanted=_shown(value),
                )
            )


def _shown(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 80 else text[:79] + "…"


def _groups(path: Path, lines: list[str], plan: Plan) -> list[Group]:
    groups: dict[object, Group] = {}
    for number, line in enumerate(lines[1:], start=2):
        group = _group(line, plan)
        if group is None:
            raise Refused(Refusal("arena-save-damaged", file=str(path), line=number))
        groups.setdefault(group.key, group)
    return list(groups.values())


def _group(line: str, plan: Plan) -> Group | None:
    """The group that a line holds, if it is one of the plan's."""
    try:
        group = Group.of(json.loads(line))
    except (ValueError, TypeError, LookupError, AttributeError, ArithmeticError, RecursionError):
        return None
    fixture = plan.fixture(*group.key)
    tables = tuple(match.table for match in group.matches)
    return group if fixture is not None and fixture.tables == tables else None
