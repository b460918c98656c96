"""What the server wants of whatever keeps its tables.

There are two that do: `bornes.server.storage.sqlite` and `bornes.server.storage.postgres`. The
same tests hold for both. Entries are kept byte for byte as they were encoded, so that a table can
be carried from one to the other.
"""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from dataclasses import dataclass
from typing import Protocol

from bornes.server.storage.neighbours import Neighbours
from bornes.server.table.commitment import Shuffle
from bornes.server.table.entries import AnyEntry


@dataclass(slots=True)
class Stored:
    """A table as it is kept, or the end of its log."""

    entries: list[AnyEntry]
    shuffles: dict[int, Shuffle]


@dataclass(frozen=True, slots=True)
class Cleaned:
    """What one run of cleaning has done."""

    moved: int
    """The number of tables that went to the trash."""
    left: int
    """The number of tables that are old enough as well, and go in the next runs."""
    deleted: int
    """How many tables were deleted from the trash for good."""


@dataclass(frozen=True, slots=True)
class Trashed:
    """A table in the trash."""

    id: str
    entries: int
    """The number of entries that the table's log has."""
    created: float
    """The time at which the table was made, in seconds since 1970 by the clock of that time."""
    seconds: float
    """For how long it has lain in the trash, in time that servers have seen."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A table that is kept."""

    id: str
    entries: int
    """The number of entries that the table's log has."""
    size: int
    """The number of bytes that the entries take."""
    created: float
    """The time at which the table was made, in seconds since 1970 by the clock of that time."""
    seconds: float
    """For how long nobody has looked at it, in time that servers have seen."""


class Storage(Protocol):
    """The log of every table. `open` it within a running loop, and `close` it at the end."""

    @property
    def place(self) -> str:
        """Where the tables are kept, as a person may be told: nothing secret is in it."""

    @property
    def problem(self) -> str | None:
        """Why the last write failed; None while writing works."""

    @property
    def neighbours(self) -> Neighbours | None:
        """The other servers on the same tables; None where there can be none."""

    async def open(self) -> None:
        """Begin; refused if the storage can't be used."""

    async def close(self) -> None:
        """Write what is still waiting, and end."""

    def append(
        self,
        table: str,
        first: int,
        entries: Sequence[AnyEntry],
        *shuffles: tuple[int, Shuffle],
    ) -> Awaitable[None]:
        """Append entries and the secrets of matches, all or nothing; done once they are safe.

        The entries are numbered from the first on. It is put in line at once, whether or not it is
        awaited. A `Conflict` means that somebody else has used that number, or that the table is
        gone: nothing is written then. `StorageFailed` means that writing doesn't work, or that
        nobody can tell: it may be tried again in any case.
        """

    async def load(self, table: str) -> Stored | None:
        """A whole table, or None if there is none; `Damaged` if it can't be what was written."""

    async def load_after(self, table: str, sequence: int) -> Stored:
        """What a log has after a sequence number, and all the shuffles of its table."""

    def keep_review(self, table: str, match: int, text: str) -> None:
        """Keep what a finished match was worth; it is lost with its table, or with the writing.

        Match 0 is the champion's hand at a table of a deal of the day.
        """

    async def load_review(self, table: str, match: int) -> str | None:
        """What was kept of a match's worth, if anything was; it may be damaged."""

    async def count(self) -> int:
        """How many tables there are; it fails if they can't be read."""

    def seen(self) -> float:
        """The seconds that servers have seen pass over these tables, as far as is known here.

        It stands still while nothing can be written.
        """

    def touch(self, table: str) -> None:
        """Note that somebody looked at a table now."""

    def tick(self) -> None:
        """Note that time has passed; what has not been noted is lost when the server is killed."""

    def clean(self, keep: float, keep_trash: float, used: Sequence[str]) -> None:
        """Move the tables to the trash that nobody has looked at for so many seconds.

        Those that are in use stay; what has lain in the trash for long enough is deleted.
        """

    async def kept(self) -> Sequence[Kept]:
        """Every table, the one that was looked at last first."""

    async def forget(self, tables: Sequence[str]) -> int:
        """Move tables to the trash now; how many of them were there."""

    async def trashed(self) -> Sequence[Trashed]:
        """What lies in the trash, what came last first."""

    async def restore(self, tables: Sequence[str]) -> int:
        """Put tables back, as young as new ones; how many of them lay in the trash."""
