"""The tables in PostgreSQL, and their version."""

from __future__ import annotations

from typing import Final

import asyncpg

from bornes.engine.refusals import Refusal, Refused
from bornes.server.storage.postgres.address import Address
from bornes.server.storage.postgres.link import FAILURES, connect, problem_of

VERSION: Final = 1
_LOCK: Final = 0x626F726E6573
"""The number of the advisory lock that those who change the tables take."""
_TABLES: Final = """
CREATE TABLE IF NOT EXISTS bornes.tables (
    id TEXT PRIMARY KEY, created DOUBLE PRECISION NOT NULL, touched DOUBLE PRECISION NOT NULL
);
CREATE INDEX IF NOT EXISTS tables_by_touch ON bornes.tables (touched);
CREATE TABLE IF NOT EXISTS bornes.log (
    table_id TEXT NOT NULL, sequence INTEGER NOT NULL,
    at DOUBLE PRECISION NOT NULL, entry BYTEA NOT NULL,
    PRIMARY KEY (table_id, sequence)
);
CREATE TABLE IF NOT EXISTS bornes.shuffles (
    table_id TEXT NOT NULL, match INTEGER NOT NULL, seed TEXT NOT NULL, salt TEXT NOT NULL,
    PRIMARY KEY (table_id, match)
);
CREATE TABLE IF NOT EXISTS bornes.clock (
    id INTEGER PRIMARY KEY CHECK (id = 1), seen DOUBLE PRECISION NOT NULL
);
INSERT INTO bornes.clock VALUES (1, 0) ON CONFLICT DO NOTHING;
CREATE TABLE IF NOT EXISTS bornes.trash (
    id TEXT PRIMARY KEY, created DOUBLE PRECISION NOT NULL, touched DOUBLE PRECISION NOT NULL,
    trashed DOUBLE PRECISION NOT NULL
);
CREATE TABLE IF NOT EXISTS bornes.trash_log (LIKE bornes.log INCLUDING ALL);
CREATE TABLE IF NOT EXISTS bornes.trash_shuffles (LIKE bornes.shuffles INCLUDING ALL);
"""
# Since it can be worked out again, it came without another version.
_REVIEWS: Final = """
CREATE TABLE IF NOT EXISTS bornes.reviews (
    table_id TEXT NOT NULL, match INTEGER NOT NULL, review TEXT NOT NULL,
    PRIMARY KEY (table_id, match)
);
"""
# Who is there now is worth nothing after a crash, so that it need not be written twice.
_PRESENCE: Final = """
CREATE UNLOGGED TABLE IF NOT EXISTS bornes.servers (
    id TEXT PRIMARY KEY, started TIMESTAMPTZ NOT NULL, until TIMESTAMPTZ NOT NULL
);
CREATE UNLOGGED TABLE IF NOT EXISTS bornes.looking (
    table_id TEXT NOT NULL, server TEXT NOT NULL, seats INTEGER[] NOT NULL,
    spectators INTEGER NOT NULL, PRIMARY KEY (table_id, server)
);
CREATE INDEX IF NOT EXISTS looking_by_server ON bornes.looking (server);
CREATE UNLOGGED TABLE IF NOT EXISTS bornes.owners (
    table_id TEXT PRIMARY KEY, server TEXT NOT NULL, graces JSONB NOT NULL DEFAULT '{}'
);
"""


async def prepare(address: Address) -> None:
    """Make the tables, or bring them up to date; refused if PostgreSQL can't be used."""
    try:
        link = await connect(address)
        try:
            async with link.transaction():
                await _bring_up_to_date(link, address)
        finally:
            await link.close(timeout=5)
    except FAILURES as error:
        problem = problem_of(error, address)
        raise Refused(
            Refusal("server-storage-unusable", file=address.shown, problem=problem)
        ) from None


async def _bring_up_to_date(link: asyncpg.Connection, address: Address) -> None:
    # Servers that start together take turns.
    await link.execute("SELECT pg_advisory_xact_lock($1)", _LOCK)
    known = await link.fetchval("SELECT to_regclass('bornes.version') IS NOT NULL")
    version = await link.fetchval("SELECT max(version) FROM bornes.version") if known else None
    if version is not None and version > VERSION:
        raise Refused(Refusal("server-storage-newer", file=address.shown))
    if version is None:
        await link.execute("CREATE SCHEMA IF NOT EXISTS bornes")
        await link.execute("CREATE TABLE IF NOT EXISTS bornes.version (version INTEGER NOT NULL)")
        await link.execute(_TABLES)
        await link.execute(_PRESENCE)
        await link.execute("INSERT INTO bornes.version VALUES ($1)", VERSION)
    await link.execute(_REVIEWS)
    # Written in any case: tables that can't be written are to be noticed now.
    await link.execute("UPDATE bornes.clock SET seen=seen")
