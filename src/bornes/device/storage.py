"""The logs of the tables of a device, as the browser keeps them.

Entries are kept byte for byte as a server would keep them. Nothing goes away by itself: a device
has few tables, and whoever plays there deletes them.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Sequence
from dataclasses import dataclass
from typing import Protocol

from bornes.engine.refusals import Refused
from bornes.server.protocol import problems
from bornes.server.storage import Conflict, StorageFailed, Stored
from bornes.server.storage.entries_of_rows import stored
from bornes.server.storage.interface import Kept, Trashed
from bornes.server.storage.neighbours import Neighbours
from bornes.server.storage.seen_clock import SeenClock
from bornes.server.table.commitment import Shuffle
from bornes.server.table.entries import AnyEntry, encode


class Keeper(Protocol):
    """What keeps texts: IndexedDB, in a browser. Whatever it raises means that it can't."""

    def append(
        self, table: str, first: int, entries: str, match: int | None, shuffle: str | None
    ) -> Awaitable[bool]:
        """Keep entries, a list as JSON, from a number on, and the secret of a match.

        Not done if the log does not end before that number, or the table has left.
        """

    def load(self, table: str, after: int) -> Awaitable[str | None]:
        """The entries after a number, all secrets, and whether it has left, as JSON.

        None if there is no table.
        """

    def leave(self, table: str, key: str) -> Awaitable[None]:
        """Note that a table leaves, with a secret; if it has left already, that stays as it is."""

    def arrive(self, table: str, there: str) -> Awaitable[None]:
        """Note the name under which a table that has left goes on."""

    def stay(self, table: str) -> Awaitable[None]:
        """Note that a table has not left; nothing changes where it has arrived."""

    def count(self) -> Awaitable[int]:
        """How many tables there are."""

    def forget(self, table: str) -> Awaitable[bool]:
        """Delete a table; whether it was there."""

    def keep_review(self, key: str, text: str) -> None:
        """Keep what a match was worth."""

    def load_review(self, key: str) -> Awaitable[str | None]:
        """What was kept of it."""


@dataclass(frozen=True, slots=True)
class Leaving:
    """A table that has left for a server: nothing more is written to it here."""

    key: str
    """The secret by which the server knows it again."""
    there: str | None = None
    """What it is called there; None while that is not known."""


@dataclass(frozen=True, slots=True)
class Whole:
    """Everything that is kept of a table, as it is kept."""

    entries: list[tuple[int, str]]
    """Each with its number."""
    shuffles: list[str]
    leaving: Leaving | None


class DeviceStorage:
    """The log of every table of a device, in the hands of a keeper."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._clock = SeenClock(0.0)
        self.problem: str | None = None
        """Why the last write failed; None while writing works."""

    @property
    def place(self) -> str:
        """Where the tables are kept."""
        return "device"

    @property
    def neighbours(self) -> Neighbours | None:
        """There are none: a table of another window is followed when something is written."""
        return None

    async def open(self) -> None:
        """Nothing has to be opened."""

    async def close(self) -> None:
        """Nothing is left waiting."""

    async def append(
        self,
        table: str,
        first: int,
        entries: Sequence[AnyEntry],
        *shuffles: tuple[int, Shuffle],
    ) -> None:
        """Append entries from a sequence number on; done once they are safe."""
        # A device takes no tables in, so that there is no more than one at a time.
        assert len(shuffles) <= 1
        match, secret = next(((one[0], _secret(*one)) for one in shuffles), (None, None))
        texts = json.dumps([encode(entry).decode() for entry in entries])
        try:
            done = await self._keeper.append(table, first, texts, match, secret)
        except Exception as error:
            self.problem = str(error)
            self._clock.stand()
            raise StorageFailed from error
        self.problem = None
        self._clock.go_on()
        if not done:
            raise Conflict

    async def load(self, table: str) -> Stored | None:
        """A whole table, or None if there is none."""
        return await self._load(table, 0)

    async def load_after(self, table: str, sequence: int) -> Stored:
        """What a log has after a sequence number, and all the shuffles of its table."""
        found = await self._load(table, sequence)
        return Stored([], {}) if found is None else found

    async def _load(self, table: str, after: int) -> Stored | None:
        found = await self.whole(table, after)
        if found is None:
            return None
        if found.leaving is not None:
            there = found.leaving.there
            raise Refused(problems.carrying() if there is None else problems.carried_away(there))
        rows = [(number, entry.encode()) for number, entry in found.entries]
        secrets = [json.loads(secret) for secret in found.shuffles]
        return stored(
            rows, [(each["match"], each["seed"], each["salt"]) for each in secrets], after
        )

    async def whole(self, table: str, after: int = 0) -> Whole | None:
        """What is kept of a table, whether or not it has left; None if there is none."""
        try:
            text = await self._keeper.load(table, after)
        except Exception as error:
            raise StorageFailed from error
        if text is None:
            return None
        found = json.loads(text)
        left = found.get("leaving")
        leaving = None if left is None else Leaving(left["key"], left.get("there"))
        return Whole(found["entries"], found["shuffles"], leaving)

    async def leave(self, table: str, key: str) -> None:
        """Close a table, which goes to a server with a key; it keeps the first that it had."""
        await self._note(self._keeper.leave(table, key))

    async def arrive(self, table: str, there: str) -> None:
        """Note where a table goes on that has left."""
        await self._note(self._keeper.arrive(table, there))

    async def stay(self, table: str) -> None:
        """Open a table again that was not taken in, or of which nobody knows that it was."""
        await self._note(self._keeper.stay(table))

    async def _note(self, noting: Awaitable[None]) -> None:
        try:
            await noting
        except Exception as error:
            raise StorageFailed from error

    def keep_review(self, table: str, match: int, text: str) -> None:
        """Keep what a finished match was worth."""
        self._keeper.keep_review(f"{table}/{match}", text)

    async def load_review(self, table: str, match: int) -> str | None:
        """What was kept of a match's worth, if anything was."""
        try:
            return await self._keeper.load_review(f"{table}/{match}")
        except Exception as error:
            raise StorageFailed from error

    async def count(self) -> int:
        """How many tables there are."""
        try:
            return await self._keeper.count()
        except Exception as error:
            raise StorageFailed from error

    def seen(self) -> float:
        """The seconds for which this has run: while the page is closed, nobody's clock runs."""
        return self._clock.now()

    def touch(self, table: str) -> None:
        """Nothing here grows old."""

    def tick(self) -> None:
        """Nothing here grows old."""

    def clean(self, keep: float, keep_trash: float, used: Sequence[str]) -> None:
        """Nothing here grows old."""

    async def kept(self) -> Sequence[Kept]:
        """Nobody administers a device."""
        return []

    async def forget(self, tables: Sequence[str]) -> int:
        """Delete tables for good; how many of them were there."""
        return sum([await self._keeper.forget(table) for table in tables])

    async def trashed(self) -> Sequence[Trashed]:
        """There is no trash."""
        return []

    async def restore(self, tables: Sequence[str]) -> int:  # noqa: ARG002
        """There is no trash."""
        return 0


def _secret(match: int, shuffle: Shuffle) -> str:
    # The seed has more digits than a number of JavaScript.
    return json.dumps({"match": match, "seed": str(shuffle.seed), "salt": shuffle.salt})
