"""Old tables are moved to the trash, and lie there for a while before they are deleted.

A run of cleaning moves only so many, the oldest first, so that a mistake is noticed while
most tables are still there; and what lies in the trash can be put back.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

AT_LEAST: Final = 20
"""So many tables may go in one run, however few there are."""
LARGEST_SHARE: Final = 0.05
"""No larger a share of all tables goes in one run, where there are many."""
_PARTS: Final = (("log", "trash_log"), ("shuffles", "trash_shuffles"))


@dataclass(frozen=True, slots=True)
class Cleaned:
    """What one run of cleaning has done."""

    moved: int
    """How many tables went to the trash."""
    left: int
    """How many more are old enough, and go in the next runs."""
    deleted: int
    """How many tables were deleted from the trash for good."""


@dataclass(frozen=True, slots=True)
class Trashed:
    """A table in the trash."""

    id: str
    entries: int
    """How many entries its log has."""
    created: float
    """When it was made, in seconds since 1970 by the clock of that time."""
    seconds: float
    """For how long it has lain in the trash, in time that servers have seen."""


def clean(
    link: sqlite3.Connection, now: float, keep: float, keep_trash: float, used: Collection[str]
) -> Cleaned:
    """Move to the trash what nobody has looked at for so long, and empty it of what is old."""
    found = link.execute(
        "SELECT id FROM tables WHERE touched < ? ORDER BY touched", (now - keep,)
    ).fetchall()
    old = [table for (table,) in found if table not in used]
    (count,) = link.execute("SELECT count(*) FROM tables").fetchone()
    going = old[: max(AT_LEAST, int(count * LARGEST_SHARE))]
    for table in going:
        _move(link, table, now)
    deleted = _delete(link, now - keep_trash)
    return Cleaned(len(going), len(old) - len(going), deleted)


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
    number = 0
    link.execute("BEGIN IMMEDIATE")
    for table in tables:
        back = link.execute(
            "INSERT INTO tables SELECT id, created, (SELECT seen FROM clock) FROM trash WHERE id=?",
            (table,),
        )
        number += back.rowcount
        link.execute("DELETE FROM trash WHERE id=?", (table,))
        for source, target in _PARTS:
            _move_rows(link, table, target, source)
    link.execute("COMMIT")
    return number
