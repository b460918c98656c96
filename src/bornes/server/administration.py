"""What whoever runs a server may do with its tables, from the command line."""

from __future__ import annotations

import math
import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from typing import Final

from bornes.engine.refusals import Refusal, Refused
from bornes.locales import Messages
from bornes.server.config import Config
from bornes.server.storage import connect, trash
from bornes.server.storage.database import prepare

_DAY: Final = 86400.0


def trash_text(config: Config, messages: Messages) -> list[str]:
    """What lies in the trash, a table a line."""
    with _opened(config) as link:
        found = trash.listed(link)
    if not found:
        return [messages.text("admin-trash-empty", folder=str(config.data))]
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
    with _opened(config) as link:
        lying = {table.id for table in trash.listed(link)}
        for table in tables or ():
            if table not in lying:
                raise Refused(Refusal("server-not-in-trash", table=table[:40]))
        wanted = sorted(lying) if tables is None else tables
        number = trash.restore(link, wanted)
    return [messages.text("admin-restored", number=number)]


@contextmanager
def _opened(config: Config) -> Iterator[sqlite3.Connection]:
    file = config.log_file
    if not file.is_file():
        raise Refused(Refusal("server-no-tables-here", folder=str(config.data)))
    prepare(file)
    try:
        with closing(connect(file)) as link:
            yield link
    except sqlite3.Error as error:
        raise Refused(
            Refusal("server-storage-unusable", file=str(file), problem=str(error))
        ) from None
