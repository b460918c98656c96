"""What all tables of a server share."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from bornes.engine.refusals import Refused
from bornes.server.bots.thinkers import Thinkers
from bornes.server.config import Config
from bornes.server.logs import complain
from bornes.server.protocol import problems
from bornes.server.storage import Damaged, Newer, Storage, StorageFailed, Stored
from bornes.server.table.apply import replayed
from bornes.server.table.commitment import Secrets
from bornes.server.table.entries import AnyEntry
from bornes.server.table.table import Table


@dataclass(frozen=True, slots=True)
class Services:
    """The settings, the log, the bots, and the source of secrets."""

    config: Config
    store: Storage
    """The log of every table."""
    thinkers: Thinkers
    """The threads and processes in which the bots of all tables think."""
    secrets: Secrets
    newer: set[str] = field(default_factory=set)
    """The tables that were refused because a newer server has written to them."""

    async def read_on(self, table: Table) -> list[AnyEntry]:
        """What the log has that a table has not; `StorageFailed` if it can't be read."""
        try:
            found = await self.store.load_after(table.id, table.sequence)
        except Damaged as error:
            raise self._unreadable(table.id, error) from None
        table.shuffles.update(found.shuffles)
        return found.entries

    async def read_table(self, table_id: str) -> Table | None:
        """A table from the log; reading and replaying it holds nobody else up."""
        try:
            stored = await self.store.load(table_id)
            return None if stored is None else await asyncio.to_thread(_whole, table_id, stored)
        except StorageFailed:
            raise Refused(problems.storage_failed()) from None
        except Damaged as error:
            raise self._unreadable(table_id, error) from None

    def _unreadable(self, table_id: str, error: Damaged) -> Refused:
        """Note why a table can't be shown; its refusal."""
        if not isinstance(error, Newer):
            complain("table-damaged", table=table_id, problem=str(error))
            return Refused(problems.table_damaged())
        if table_id not in self.newer:  # whoever waits for it asks again and again
            self.newer.add(table_id)
            complain("table-newer", table=table_id, problem=str(error))
        return Refused(problems.table_newer())


def _whole(table_id: str, stored: Stored) -> Table:
    """The table of a log; a log that can't be replayed has been damaged."""
    try:
        table = replayed(table_id, stored.shuffles, stored.entries)
    except Exception as error:  # whatever a wrong entry leads to
        raise Damaged(f"{type(error).__name__} while replaying") from error
    shown = dict(enumerate(table.commitments, start=1))
    if {match: shuffle.commitment for match, shuffle in stored.shuffles.items()} != shown:
        raise Damaged("a shuffle is not the one that was promised")
    return table
