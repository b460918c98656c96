"""Old tables are moved to the trash, and lie there for a while before they are deleted."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Sequence
from contextlib import suppress
from typing import Final

from bornes.server.storage.cleaning import going
from bornes.server.storage.interface import Cleaned, Trashed

_PARTS: Final = (("log", "trash_log"), ("shuffles", "trash_shuffles"))


def clean(
    link: sqlite3.Connection, now: float, keep: float, keep_trash: float, used: Collection[str]
) -> Cleaned:
    """Move to the trash what nobody has looked at for so long, and empty it of what is old."""
    found = link.execute(
        "SELECT id FROM tables WHERE touched < ? ORDER BY touched", (now - keep,)
    ).fetchall()
    old = [table for (table,) in found if table not in used]
    (count,) = link.execute("SELECT count(*) FROM tables").fetchone()
    chosen = going(old, count)
    for table in chosen:
        _move(link, table, now)
    deleted = _delete(link, now - keep_trash)
    return Cleaned(len(chosen), len(old) - len(chosen), deleted)


def _move(link: sqlite3.Connection, table: str, now: float) -> None:
    link.execute(
        "INSERT INTO trash SELECT id, created, touched, ? FROM tables WHERE id=?", (now, table)
    )
    link.execute("DELETE FROM tables WHERE id=?", (table,))
    for source, target in _PARTS:
        _move_rows(link, table, source, target)


def _move_rows(link: sqlite3.Connection, table: str, source: str, target: str) -> None:
    link.execute(f"INSERT INTO {target} SELECT * FROM {source} WHERE table_id=?", (table,))
    link.execute(f"DELETE FROM {source} WHERE table_id=?", (table,))


def _delete(link: sqlite3.Connection, before: float) -> int:
    found = link.execute("SELECT id FROM trash WHERE trashed <= ?", (before,)).fetchall()
    for (table,) in found:
        for _, target in _PARTS:
            link.execute(f"DELETE FROM {target} WHERE table_id=?", (table,))
        link.execute("DELETE FROM trash WHERE id=?", (table,))
    return len(found)


def listed(link: sqlite3.Connection) -> Sequence[Trashed]:
    """What lies in the trash, what came last first."""
    found = link.execute(
        "SELECT id, (SELECT count(*) FROM trash_log WHERE table_id=id), created,"
        " (SELECT seen FROM clock) - trashed FROM trash ORDER BY trashed DESC, id"
    ).fetchall()
    return [Trashed(*row) for row in found]


def restore(link: sqlite3.Connection, tables: Sequence[str]) -> int:
    """Put tables back, as young as new ones; says how many of them lay in the trash."""
    link.execute("BEGIN IMMEDIATE")
    try:
        number = sum(_put_back(link, table) for table in tables)
        link.execute("COMMIT")
    except sqlite3.Error:
        with suppress(sqlite3.Error):
            link.execute("ROLLBACK")
        raise
    return number


def _put_back(link: sqlite3.Connection, table: str) -> int:
    back = link.execute(
        "INSERT INTO tables SELECT id, created, (SELECT seen FROM clock) FROM trash WHERE id=?",
        (table,),
    )
    link.execute("DELETE FROM trash WHERE id=?", (table,))
    for source, target in _PARTS:
        _move_rows(link, table, target, source)
    return back.rowcount
