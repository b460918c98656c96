"""What whoever runs a server may do with its tables, from the command line."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Final, TypeVar

from bornes.engine.refusals import Refusal, Refused
from bornes.locales import Messages
from bornes.server import backup
from bornes.server.config import Config
from bornes.server.storage import Damaged, Storage, StorageFailed
from bornes.server.storage.backend import storage_of, usable
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


def tables_text(config: Config, messages: Messages) -> list[str]:
    """Every table, a line each, and what they take together."""
    storage = storage_of(config)
    found = _with(storage, storage.kept)
    lines = [
        messages.text(
            "admin-table-line",
            table=table.id,
            made=time.strftime("%Y-%m-%d", time.gmtime(table.created)),
            entries=table.entries,
            kilobytes=math.ceil(table.size / 1000),
            days=math.floor(max(0.0, table.seconds) / _DAY),
        )
        for table in found
    ]
    size = math.ceil(sum(table.size for table in found) / 1000)
    return [*lines, messages.text("admin-tables", number=len(found), kilobytes=size)]


def forgotten_text(config: Config, tables: Sequence[str], messages: Messages) -> list[str]:
    """Move tables to the trash now; says how many."""
    if not tables:
        raise Refused(Refusal("server-which-tables"))
    storage = storage_of(config)

    async def forgotten() -> int:
        there = {table.id for table in await storage.kept()}
        for table in tables:
            if table not in there:
                raise Refused(Refusal("server-no-such-table", table=table[:40]))
        return await storage.forget(tables)

    return [messages.text("admin-forgotten", number=_with(storage, forgotten))]


def backup_text(
    config: Config, file: Path, messages: Messages, tables: Sequence[str] | None = None
) -> list[str]:
    """Copy all tables, or some, into a file, from a server that may be running; says how many."""
    storage = storage_of(config)
    number = _with(storage, lambda: backup.write(storage, file, tables))
    return [messages.text("backup-done", number=number, file=str(file))]


def exported_text(
    config: Config, tables: Sequence[str], file: Path, messages: Messages
) -> list[str]:
    """Copy some tables into a file; says how many."""
    if not tables:
        raise Refused(Refusal("server-which-tables"))
    return backup_text(config, file, messages, tables)


def unpacked_text(config: Config, file: Path, messages: Messages) -> list[str]:
    """Put what a backup holds into an empty storage; says how many tables."""
    backup.check(file)
    with usable(config) as storage:

        async def unpacked() -> int:
            await storage.open()
            try:
                return await backup.read_into(storage, file)
            except (StorageFailed, Damaged) as error:
                refusal = Refusal("server-storage-unusable", file=storage.place, problem=str(error))
                raise Refused(refusal) from None
            finally:
                await storage.close()

        number = asyncio.run(unpacked())
    return [messages.text("restore-done", number=number, place=storage.place)]


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
