"""What was played so far, in a file that only grows: one line of JSON for each group."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from bornes import __version__
from bornes.arena.outcomes import Group
from bornes.arena.plan import Fixture, Plan
from bornes.game import Game
from bornes.runs.result_file import ResultFile, header_of

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
    """A file of groups that belong to one plan."""

    def __init__(self, path: Path, plan: Plan) -> None:
        """Open it, or begin it; refuses one that belongs to something else, or is written to."""
        self._file = ResultFile(path, {"format": FORMAT, **settings(plan)})
        self._plan = plan

    def groups(self) -> Iterator[tuple[Fixture, Group]]:
        """What the file holds, one after the other; a fixture may come twice."""
        for number, line in enumerate(self._file.lines):
            found = _group(line, self._plan)
            if found is None:
                raise self._file.damaged(number)
            yield found

    def append(self, group: Group) -> None:
        """Add a group; it is in the file when this returns, even if the process is killed."""
        self._file.append(group.data())

    def close(self) -> None:
        """Write no more, and let others write."""
        self._file.close()


def saved_seed(path: Path) -> int | None:
    """The seed of a file that was begun, so that it can be gone on with; nothing otherwise."""
    seed = (header_of(path, FORMAT) or {}).get("seed")
    return seed if type(seed) is int else None


def _group(line: str, plan: Plan) -> tuple[Fixture, Group] | None:
    """The group that a line holds with its fixture, if it is one of the plan's."""
    try:
        group = Group.of(json.loads(line))
    except (ValueError, TypeError, LookupError, AttributeError, ArithmeticError, RecursionError):
        return None
    fixture = plan.fixture(*group.key)
    tables = tuple(match.table for match in group.matches)
    return (fixture, group) if fixture is not None and fixture.tables == tables else None


class Taker:
    """Takes the groups of many files, each fixture once."""

    def __init__(self) -> None:
        self._keys: set[object] = set()
        self.matches = 0

    def take(self, _path: Path, line: Mapping[str, Any]) -> bool:
        """Whether a line holds a group that is new; an error of some kind if it holds none."""
        group = Group.of(line)
        if group.key in self._keys:
            return False
        self._keys.add(group.key)
        self.matches += len(group.matches)
        return True
