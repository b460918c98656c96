"""What was played of a plan: the common part of all that the arena finds."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from bornes.arena.outcomes import Forfeit, Group
from bornes.arena.plan import Plan


class Findings:
    """A plan and its groups. Equal ones were played alike, whatever time it took."""

    def __init__(self, plan: Plan, groups: Sequence[Group]) -> None:
        self.plan = plan
        self.groups = tuple(groups)
        """The groups of matches that share their cards, in the plan's order."""

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return self.plan == other.plan and self.groups == other.groups

    __hash__ = object.__hash__

    @property
    def bots(self) -> tuple[str, ...]:
        """The labels of the bots, in the order they were named."""
        return tuple(contestant.label for contestant in self.plan.contestants)

    @property
    def played(self) -> int:
        """How many matches were played."""
        return sum(len(group.matches) for group in self.groups)

    @cached_property
    def planned(self) -> int:
        """How many matches there were to be."""
        return self.plan.size

    @property
    def complete(self) -> bool:
        """Whether everything was played, or it was interrupted."""
        return self.played == self.planned

    @property
    def forfeits(self) -> list[Forfeit]:
        """The matches that were lost because a bot failed."""
        matches = (match for group in self.groups for match in group.matches)
        return [match.forfeit for match in matches if match.forfeit is not None]

    @property
    def unfinished(self) -> int:
        """How many matches were broken off because nothing happened any more."""
        return sum(match.unfinished for group in self.groups for match in group.matches)
