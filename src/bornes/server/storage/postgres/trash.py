"""Old tables in PostgreSQL are moved to the trash, and lie there before they are deleted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import asyncpg

from bornes.server.storage.expiry import going
from bornes.server.storage.interface import Cleaned, Kept, Trashed

_OLD: Final = """
SELECT id FROM bornes.tables t WHERE touched < $1 AND id <> ALL($2::text[])
    AND NOT EXISTS (
        SELECT FROM bornes.looking l JOIN bornes.servers s ON s.id = l.server
        WHERE l.table_id = t.id AND s.until > now()
    )
ORDER BY touched, id FOR UPDATE SKIP LOCKED
"""
_PARTS: Final = (("log", "trash_log"), ("shuffles", "trash_shuffles"))


async def clean(
    link: asyncpg.Connection, now: float, keep: float, keep_trash: float, used: Sequence[str]
) -> Cleaned:
    """Move to the trash what nobody has looked at for so long, and empty it of what is old."""
    old = [row["id"] for row in await link.fetch(_OLD, now - keep, list(used))]
    count = await link.fetchval("SELECT count(*) FROM bornes.tables")
    chosen = going(old, count)
    await _move(link, chosen, now)
    deleted = await _delete(link, now - keep_trash)
    return Cleaned(len(chosen), len(old) - len(chosen), deleted)


async def _move(link: asyncpg.Connection, tables: Sequence[str], now: float) -> int:
    """Move tables to the trash; how many of them were there."""
    found = await link.fetch(
        "WITH gone AS (DELETE FROM bornes.tables WHERE id = ANY($2::text[]) RETURNING *)"
        " INSERT INTO bornes.trash SELECT id, created, touched, $1 FROM gone RETURNING id",
        now,
        list(tables),
    )
    gone = [row["id"] for row in found]
    for source, target in _PARTS:
        await _move_rows(link, gone, source, target)
    # It can be worked out again.
    await link.execute("DELETE FROM bornes.reviews WHERE table_id = ANY($1::text[])", gone)
    return len(gone)


async def _move_rows(
    link: asyncpg.Connection, tables: Sequence[str], source: str, target: str
) -> None:
    await link.execute(
        f"WITH gone AS (DELETE FROM bornes.{source} WHERE table_id = ANY($1::text[]) RETURNING *)"
        f" INSERT INTO bornes.{target} SELECT * FROM gone",
        tables,
    )


async def _delete(link: asyncpg.Connection, before: float) -> int:
    found = await link.fetch("DELETE FROM bornes.trash WHERE trashed <= $1 RETURNING id", before)
    tables = [row["id"] for row in found]
    for _, target in _PARTS:
        await link.execute(f"DELETE FROM bornes.{target} WHERE table_id = ANY($1::text[])", tables)
    return len(tables)


async def kept(link: asyncpg.Connection) -> Sequence[Kept]:
    """Every table, the one that was looked at last first."""
    found = await link.fetch(
        "SELECT id, count(sequence), coalesce(sum(length(entry)), 0)::bigint, created,"
        " (SELECT seen FROM bornes.clock) - touched FROM bornes.tables"
        " LEFT JOIN bornes.log ON table_id=id"
        " GROUP BY id, created, touched ORDER BY touched DESC, id"
    )
    return [Kept(*row) for row in found]


async def forget(link: asyncpg.Connection, tables: Sequence[str]) -> int:
    """Move tables to the trash now; says how many of them were there."""
    async with link.transaction():
        now = await link.fetchval("SELECT seen FROM bornes.clock")
        return await _move(link, tables, now)


async def listed(link: asyncpg.Connection) -> Sequence[Trashed]:
    """What lies in the trash, what came last first."""
    found = await link.fetch(
        "SELECT id, (SELECT count(*) FROM bornes.trash_log WHERE table_id=id), created,"
        " (SELECT seen FROM bornes.clock) - trashed FROM bornes.trash ORDER BY trashed DESC, id"
    )
    return [Trashed(*row) for row in found]


async def restore(link: asyncpg.Connection, tables: Sequence[str]) -> int:
    """Put tables back, as young as new ones; says how many of them lay in the trash."""
    async with link.transaction():
        found = await link.fetch(
            "WITH back AS (DELETE FROM bornes.trash WHERE id = ANY($1::text[]) RETURNING *)"
            " INSERT INTO bornes.tables"
            " SELECT id, created, (SELECT seen FROM bornes.clock) FROM back RETURNING id",
            list(tables),
        )
        back = [row["id"] for row in found]
        for source, target in _PARTS:
            await _move_rows(link, back, target, source)
    return len(back)
