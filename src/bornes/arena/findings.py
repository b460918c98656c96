"""What was played of a plan: the common part of all that the arena finds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property

from bornes.arena.outcomes import Forfeit, Group
from bornes.arena.plan import Plan


@dataclass(slots=True)
class _Census:
    """What is counted over all matches."""

    played: int = 0
    unfinished: int = 0
    forfeits: list[Forfeit] = field(default_factory=list)


class Findings:
    """A plan and its groups. Equal ones were played alike, whatever time it took."""

    def __init__(self, plan: Plan, groups: Sequence[Group]) -> None:
        self.plan = plan
        self.groups = groups
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
        return self._census.played

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
        return self._census.forfeits

    @property
    def unfinished(self) -> int:
        """How many matches were broken off because nothing happened any more."""
        return self._census.unfinished

    @cached_property
    def _census(self) -> _Census:
        census = _Census()
        for group in self.groups:  # read once: there may be very many
            for match in group.matches:
                census.played += 1
                census.unfinished += match.unfinished
                if match.forfeit is not None:
                    census.forfeits.append(match.forfeit)
        return census
