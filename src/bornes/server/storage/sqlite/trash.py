"""Old tables are moved to the trash, and lie there for a while before they are deleted."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Final

from bornes.server.storage.expiry import going
from bornes.server.storage.interface import Cleaned, Kept, Trashed

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
    link.execute("DELETE FROM reviews WHERE table_id=?", (table,))  # it can be worked out again
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


def kept(link: sqlite3.Connection) -> Sequence[Kept]:
    """Every table, the one that was looked at last first."""
    found = link.execute(
        "SELECT id, count(sequence), coalesce(sum(length(entry)), 0), created,"
        " (SELECT seen FROM clock) - touched FROM tables LEFT JOIN log ON table_id=id"
        " GROUP BY id ORDER BY touched DESC, id"
    ).fetchall()
    return [Kept(*row) for row in found]


def forget(link: sqlite3.Connection, tables: Sequence[str]) -> int:
    """Move tables to the trash now; says how many of them were there."""
    with _all_or_nothing(link):
        (now,) = link.execute("SELECT seen FROM clock").fetchone()
        found = link.execute("SELECT id FROM tables").fetchall()
        going_now = {table for (table,) in found}.intersection(tables)
        for table in sorted(going_now):
            _move(link, table, now)
    return len(going_now)


def restore(link: sqlite3.Connection, tables: Sequence[str]) -> int:
    """Put tables back, as young as new ones; says how many of them lay in the trash."""
    with _all_or_nothing(link):
        return sum(_put_back(link, table) for table in tables)


@contextmanager
def _all_or_nothing(link: sqlite3.Connection) -> Iterator[None]:
    link.execute("BEGIN IMMEDIATE")
    try:
        yield
        link.execute("COMMIT")
    except sqlite3.Error:
        with suppress(sqlite3.Error):
            link.execute("ROLLBACK")
        raise


def _put_back(link: sqlite3.Connection, table: str) -> int:
    back = link.execute(
        "INSERT INTO tables SELECT id, created, (SELECT seen FROM clock) FROM trash WHERE id=?",
        (table,),
    )
    link.execute("DELETE FROM trash WHERE id=?", (table,))
    for source, target in _PARTS:
        _move_rows(link, table, target, source)
    return back.rowcount
