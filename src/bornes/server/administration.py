"""What whoever runs a server may do with its tables, from the command line."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeVar

from bornes.engine.refusals import Refusal, Refused
from bornes.locales import Messages
from bornes.server.config import Config
from bornes.server.storage import Damaged, Storage, StorageFailed, storage_of
from bornes.server.storage.sqlite.storage import SqliteStorage

_DAY: Final = 86400.0
_T = TypeVar("_T")


def trash_text(config: Config, messages: Messages) -> list[str]:
    """What lies in the trash, a table a line."""
    storage = storage_of(config)
    found = _with(storage, storage.trashed)
    if not found:
        return [messages.text("admin-trash-empty", folder=storage.place)]
    return [
        messages.text(
            "admin-trash-line",
            table=table.id,
            made=time.strftime("%Y-%m-%d", time.gmtime(table.created)),
            entries=table.entries,
            days=max(0, math.ceil(config.trash_days - table.seconds / _DAY)),
        )
        for table in found
    ]


def restored_text(config: Config, tables: Sequence[str] | None, messages: Messages) -> list[str]:
    """Put tables back from the trash, or all of them; says how many."""
    if tables is not None and not tables:
        raise Refused(Refusal("server-restore-what"))
    storage = storage_of(config)

    async def restored() -> int:
        lying = {table.id for table in await storage.trashed()}
        for table in tables or ():
            if table not in lying:
                raise Refused(Refusal("server-not-in-trash", table=table[:40]))
        return await storage.restore(sorted(lying) if tables is None else tables)

    return [messages.text("admin-restored", number=_with(storage, restored))]


def _with(storage: Storage, work: Callable[[], Awaitable[_T]]) -> _T:
    """Do something with the tables of a server, which may be running meanwhile."""
    if isinstance(storage, SqliteStorage) and not storage.path.is_file():
        raise Refused(Refusal("server-no-tables-here", folder=storage.place))

    async def opened() -> _T:
        await storage.open()
        try:
            return await work()
        except (StorageFailed, Damaged) as error:
            refusal = Refusal("server-storage-unusable", file=storage.place, problem=str(error))
            raise Refused(refusal) from None
        finally:
            await storage.close()

    return asyncio.run(opened())
