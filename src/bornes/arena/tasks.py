"""The tasks of the benchmark: at which table, how long, and under which id that never changes.

An id such as ``parker-2-match-v1`` names the edition, the players, the episode and the version.
What an id stands for stays as it is: rules that are read otherwise get the next version.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal

from bornes.editions import EDITIONS, table_rules
from bornes.engine.refusals import Refusal, Refused, brief
from bornes.engine.rules import Rules

Episode = Literal["match", "hand"]

JUDGING_SEEDS: Final = 1_000_000
"""Seeds from here on judge; whoever chooses, trains or tries out uses lesser ones."""

_VERSIONS: Final = {"dujardin": 1, "rally": 1, "parker": 1, "arche": 1, "volant": 1}
"""The version of an edition's tasks; one more when its rules are read otherwise."""
_ONE_HAND: Final = {"match_hands": 1}


@dataclass(frozen=True, slots=True)
class Task:
    """One task: everything about a table that figures depend on."""

    edition: str
    players: int
    episode: Episode
    version: int

    @property
    def id(self) -> str:
        """The name by which figures are published."""
        return f"{self.edition}-{self.players}-{self.episode}-v{self.version}"

    @property
    def options(self) -> Mapping[str, object]:
        """The options of the table: a single hand is a match of one."""
        return _ONE_HAND if self.episode == "hand" else {}

    @property
    def table(self) -> dict[str, Any]:
        """The table for the arena: ``arena.play(bots, **task.table)``."""
        return {"edition": self.edition, "players": self.players, "options": dict(self.options)}

    @property
    def environment(self) -> dict[str, Any]:
        """The same for an environment: ``envs.solo(**task.environment)``."""
        return {**self.table, "episode": self.episode}

    @property
    def rules(self) -> Rules:
        """The rules of the table; a road that is left to the seed is that of seed 0."""
        return table_rules(self.edition, self.players, self.options, {}, 0)


def _tasks() -> Iterator[Task]:
    for edition, version in _VERSIONS.items():
        for players, rules in EDITIONS[edition].tables.items():
            yield Task(edition, players, "match", version)
            if rules.scored:  # elsewhere a match is a single hand
                yield Task(edition, players, "hand", version)


TASKS: Final[Mapping[str, Task]] = {task.id: task for task in _tasks()}
"""All tasks by their ids."""


def task(name: str) -> Task:
    """The task with this id; refused if there is none."""
    found = TASKS.get(name)
    if found is None:
        raise Refused(Refusal("arena-no-task", name=brief(name), allowed=", ".join(TASKS)))
    return found
