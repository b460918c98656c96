"""Which storage is meant: a file in the data folder, or PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from bornes.engine.refusals import Refusal, Refused
from bornes.server.config import Config
from bornes.server.storage.interface import Storage
from bornes.server.storage.sqlite.claim import claimed
from bornes.server.storage.sqlite.database import prepare
from bornes.server.storage.sqlite.storage import SqliteStorage

SQLITE: Final = "sqlite"
"""The setting for a file in the data folder."""


def storage_of(config: Config) -> Storage:
    """The storage that the settings name; refused if what it needs is not installed."""
    if config.storage == SQLITE:
        return SqliteStorage(config.log_file)
    try:
        from bornes.server.storage.postgres.address import read_address
        from bornes.server.storage.postgres.storage import PostgresStorage
    except ModuleNotFoundError as missing:
        raise Refused(Refusal("server-storage-needs-extra", package=missing.name or "")) from None
    return PostgresStorage(read_address(config.storage))


@contextmanager
def usable(config: Config) -> Iterator[Storage]:
    """Prepare the storage before anything else is begun; a file is held for one server alone."""
    storage = storage_of(config)
    if isinstance(storage, SqliteStorage):
        with claimed(storage.path):
            prepare(storage.path)
            yield storage
    else:
        from bornes.server.storage.postgres.address import read_address
        from bornes.server.storage.postgres.schema import prepare as prepare_postgres

        asyncio.run(prepare_postgres(read_address(config.storage)))
        yield storage
