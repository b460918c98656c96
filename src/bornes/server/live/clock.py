"""The time of one table with clocks: read off the storage, and put on the entries of its log."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bornes.server.live.services import Services
from bornes.server.table import entries as log
from bornes.server.table.decisions import time_up
from bornes.server.table.table import Table


class TableTime:
    """The time at one table, in seconds that servers have seen pass; it never goes back."""

    def __init__(self, table: Table, services: Services) -> None:
        self._table = table
        self._seen = services.store.seen
        self._stand_in = services.config.stand_in
        self._ahead = 0.0

    def now(self) -> float | None:
        """The time now; None at a table without clocks."""
        clocks = self._table.clocks
        if clocks is None:
            return None
        now = self._seen() + self._ahead
        if clocks.at > now:
            # A server that was killed has seen a little more than it could note; or the table
            # comes from another storage.
            self._ahead += clocks.at - now
            now = clocks.at
        return round(now, 3)

    def stamped(self, entries: Sequence[log.AnyEntry]) -> Sequence[log.AnyEntry]:
        """Entries with the time at which they are written, where that matters."""
        now = self.now()
        return entries if now is None else [replace(entry, at=now) for entry in entries]

    def up(self, table: Table) -> list[log.AnyEntry]:
        """The entry for when the time of whose turn it is is up; none if it is not."""
        now = self.now()
        entry = None if now is None else time_up(table, now, self._stand_in)
        return [] if entry is None else [entry]


def same(found: Sequence[log.AnyEntry], wanted: Sequence[log.AnyEntry]) -> bool:
    """Whether a log goes on with what was wanted, whenever that was written."""
    timeless = [replace(entry, at=None) for entry in found[: len(wanted)]]
    return timeless == [replace(entry, at=None) for entry in wanted]
