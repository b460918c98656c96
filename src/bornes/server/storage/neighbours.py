"""Several servers on the same tables: what they know of each other.

Any server serves any table. What is appended through one is told to the others, and so is who
looks at a table. One server at a time sees to a table: its clock and its bots are the ones that
act. If it is gone, another one takes that over within seconds.

This keeps work from being done twice, and nothing more: what happens at a table is decided by its
log alone, in which a number can be used once.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Gathering:
    """Who looks at a table through other servers, and who sees to it."""

    seats: frozenset[int] = frozenset()
    """The seats whose persons are connected to other servers."""
    spectators: int = 0
    """The number of those who look on at the other server without a seat."""
    ours: bool = True
    """Whether this server sees to the table."""
    graces: Mapping[int, float] = field(default_factory=dict)
    """The seconds until a bot plays for a person who is away, as told by who sees to the table."""


@dataclass(frozen=True, slots=True)
class Told:
    """What the other servers know of those who look at a table through this one."""

    seats: frozenset[int]
    spectators: int
    ours: bool | None
    """Whether this server sees to the table; None if none does that is alive."""


ALONE = Gathering()
"""What there is to know where there are no other servers."""


class Listener(Protocol):
    """Whoever wants to hear what happens through other servers."""

    def appended(self, table: str, sequence: int) -> None:
        """A table's log has reached a sequence number."""

    def gathered(self, table: str) -> None:
        """Others look at a table than before, or another server sees to it."""

    def said(self, table: str, seat: int, phrase: str) -> None:
        """A person at a table has said a phrase."""

    def out_of_touch(self) -> None:
        """Nothing was heard for a while: whatever is known may be out of date."""


class Neighbours(Protocol):
    """The other servers on the same tables."""

    def listen(self, listener: Listener) -> None:
        """Tell somebody what happens, from when the storage is opened on."""

    async def look(self, table: str, seats: frozenset[int], spectators: int) -> Gathering:
        """Say who looks at a table here, and hear who does elsewhere; see to it if nobody does."""

    async def see(self, table: str) -> Gathering:
        """Hear who looks at a table, without looking."""

    async def told(self) -> Mapping[str, Told]:
        """What the others know of this server, for each table that it is said to look at."""

    async def leave(self, table: str) -> None:
        """Say that nobody looks at a table here any more; another server may see to it."""

    async def tell_graces(self, table: str, graces: Mapping[int, float]) -> None:
        """Tell the others how many seconds those who are away have left."""

    async def say(self, table: str, seat: int, phrase: str) -> None:
        """Tell the others what a person at a table has said: the name of a phrase."""

    async def first(self) -> bool:
        """Whether this server is the eldest, who does what has to be done once for all."""
