"""What all tables of a server share."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from bornes.server.bots.thinkers import Thinkers
from bornes.server.config import Config
from bornes.server.storage import Store
from bornes.server.table.apply import replayed
from bornes.server.table.commitment import Secrets
from bornes.server.table.table import Table


@dataclass(frozen=True, slots=True)
class Services:
    """The settings, the log, the bots, and the source of secrets."""

    config: Config
    store: Store
    """The log of every table."""
    thinkers: Thinkers
    """The threads and processes in which the bots of all tables think."""
    secrets: Secrets

    async def read_table(self, table_id: str) -> Table | None:
        """A table from the log; reading and replaying it holds nobody else up."""
        return await asyncio.to_thread(self._read, table_id)

    def _read(self, table_id: str) -> Table | None:
        stored = self.store.load(table_id)
        if stored is None:
            return None
        return replayed(table_id, stored.shuffles, stored.entries)
