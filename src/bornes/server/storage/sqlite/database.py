"""The file of the log: its tables, its version, and who may read it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from bornes.engine.refusals import Refusal, Refused

VERSION: Final = 1
"""The version of the file's tables. Since 1, `touched` counts in time that servers have seen."""
_BUSY_SECONDS: Final = 10.0
_TABLES: Final = """
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, created REAL NOT NULL, touched REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS tables_by_touch ON tables (touched);
CREATE TABLE IF NOT EXISTS log (
    table_id TEXT NOT NULL, sequence INTEGER NOT NULL, at REAL NOT NULL, entry BLOB NOT NULL,
    PRIMARY KEY (table_id, sequence)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS shuffles (
    table_id TEXT NOT NULL, match INTEGER NOT NULL, seed TEXT NOT NULL, salt TEXT NOT NULL,
    PRIMARY KEY (table_id, match)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS reviews (
    table_id TEXT NOT NULL, match INTEGER NOT NULL, review TEXT NOT NULL,
    PRIMARY KEY (table_id, match)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS clock (id INTEGER PRIMARY KEY CHECK (id = 1), seen REAL NOT NULL);
CREATE TABLE IF NOT EXISTS trash (
    id TEXT PRIMARY KEY, created REAL NOT NULL, touched REAL NOT NULL, trashed REAL NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS trash_log (
    table_id TEXT NOT NULL, sequence INTEGER NOT NULL, at REAL NOT NULL, entry BLOB NOT NULL,
    PRIMARY KEY (table_id, sequence)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS trash_shuffles (
    table_id TEXT NOT NULL, match INTEGER NOT NULL, seed TEXT NOT NULL, salt TEXT NOT NULL,
    PRIMARY KEY (table_id, match)
) WITHOUT ROWID;
"""
_OWNER_ONLY: Final = 0o600
_FOLDER: Final = 0o700
_OTHERS: Final = 0o077


def connect(path: Path) -> sqlite3.Connection:
    """A connection that loses nothing it has committed, even if the machine goes down."""
    link = sqlite3.connect(
        path, timeout=_BUSY_SECONDS, isolation_level=None, check_same_thread=False
    )
    link.execute("PRAGMA journal_mode=WAL")
    link.execute("PRAGMA synchronous=FULL")
    return link


def prepare(path: Path) -> None:
    """Make the file and its tables, or bring them up to date; refused if it can't be used."""
    try:
        keep_private(path)
        with closing(connect(path)) as link:
            _bring_up_to_date(link, path)
    except (OSError, sqlite3.Error) as error:
        problem = (isinstance(error, OSError) and error.strerror) or str(error)
        raise Refused(Refusal("server-storage-unusable", file=str(path), problem=problem)) from None


def _bring_up_to_date(link: sqlite3.Connection, path: Path) -> None:
    link.execute("BEGIN IMMEDIATE")
    (version,) = link.execute("PRAGMA user_version").fetchone()
    if version > VERSION:
        raise Refused(Refusal("server-storage-newer", file=str(path)))
    for statement in _TABLES.split(";"):
        link.execute(statement)
    link.execute("INSERT OR IGNORE INTO clock VALUES (1, 0)")
    if version < 1:
        # They were touched by the machine's clock, which may have been wrong, or be wrong now.
        link.execute("UPDATE tables SET touched=(SELECT seen FROM clock)")
        link.execute(f"PRAGMA user_version={VERSION}")
    # Written in any case: a file that can't be written is to be noticed now.
    link.execute("UPDATE clock SET seen=seen")
    link.execute("COMMIT")


def keep_private(path: Path) -> None:
    """Let nobody but the server's user read the file: it holds the seed of every match.

    SQLite gives its other files the permissions of the first one. A folder that holds
    anything else is not ours alone, and is left as it is.
    """
    folder = path.parent
    folder.mkdir(mode=_FOLDER, parents=True, exist_ok=True)
    path.touch(mode=_OWNER_ONLY)
    names = {path.name, f"{path.name}-wal", f"{path.name}-shm", f"{path.name}-lock"}
    found = list(folder.iterdir())
    for file in found:
        if file.name in names:
            _tighten(file)
    if all(file.name in names for file in found):
        _tighten(folder)


def _tighten(path: Path) -> None:
    mode = path.stat().st_mode
    if mode & _OTHERS:
        path.chmod(mode & ~_OTHERS & 0o7777)
