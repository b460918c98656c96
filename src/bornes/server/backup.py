"""Every table in one file: to be kept elsewhere, and to move from one storage to another.

A backup is lines of JSON, compressed: a header, a line for each table with its log and its
shuffles, and a last line that says how many there were, so that a file that was cut off is known.
It holds seeds, which tell every card, so only its owner may read it.
"""

from __future__ import annotations

import gzip
import json
import os
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec

from bornes import __version__
from bornes.engine.refusals import Refusal, Refused
from bornes.server.protocol import problems
from bornes.server.storage import Newer, Storage, Stored
from bornes.server.table.commitment import Shuffle
from bornes.server.table.entries import NewerEntry, decode, encode

FORMAT: Final = "bornes-backup"
VERSION: Final = 1
_OWNER_ONLY: Final = 0o600
_UNREADABLE: Final = (OSError, EOFError, ValueError, LookupError, TypeError, zlib.error)


async def write(storage: Storage, file: Path, tables: Sequence[str] | None = None) -> int:
    """Copy all tables, or some of them, into a new file; how many there were.

    Each is as it is at the moment when it is read. Nothing stands under the file's name before
    everything is in it.
    """
    there = [table.id for table in await storage.kept()]
    for table in tables or ():
        if table not in there:
            raise Refused(Refusal("server-no-such-table", table=table[:40]))
    if file.exists():
        raise Refused(Refusal("server-backup-exists", file=str(file)))
    part = file.with_name(f"{file.name}.part")
    number = 0
    with _made(part) as out:
        out.write(_line({"format": FORMAT, "version": VERSION, "bornes": __version__}))
        for table in there if tables is None else tables:
            try:
                stored = await storage.load(table)
            except Newer:
                raise Refused(problems.table_newer()) from None
            if stored is not None:  # it may have gone to the trash meanwhile
                out.write(_line(_packed(table, stored)))
                number += 1
        out.write(_line({"tables": number}))
    part.replace(file)
    return number


def check(file: Path) -> None:
    """Read all of a backup, before anything is done with it; refused if it is not whole."""
    for _ in _tables(file):
        pass


async def read_into(storage: Storage, file: Path) -> int:
    """Put every table of a backup into a storage that has none; how many there were."""
    if await storage.count():
        raise Refused(Refusal("server-restore-not-empty", place=storage.place))
    number = 0
    for table, stored in _tables(file):
        await storage.append(table, 1, stored.entries, *sorted(stored.shuffles.items()))
        number += 1
    return number


def _packed(table: str, stored: Stored) -> dict[str, object]:
    return {
        "table": table,
        "shuffles": {
            n: [str(shuffle.seed), shuffle.salt] for n, shuffle in stored.shuffles.items()
        },
        "entries": [encode(entry).decode() for entry in stored.entries],
    }


def _tables(file: Path) -> Iterator[tuple[str, Stored]]:
    """The tables of a backup, one at a time."""
    number, last = 0, None
    lines = _lines(file)
    header = next(lines)
    for line in lines:
        if "tables" in line:
            last = line["tables"]
            break
        try:
            yield str(line["table"]), _unpacked(line)
        except NewerEntry:
            raise _newer(file, header) from None
        except (msgspec.MsgspecError, *_UNREADABLE):
            raise _damaged(file) from None
        number += 1
    if last != number:
        raise _damaged(file)


def _unpacked(line: dict[str, Any]) -> Stored:
    entries = [decode(entry) for entry in line["entries"]]
    shuffles = {int(n): Shuffle(int(seed), salt) for n, (seed, salt) in line["shuffles"].items()}
    if not entries or not 1 <= len(shuffles) <= len(entries):
        raise ValueError("a table without a beginning")
    return Stored(entries, shuffles)


def _lines(file: Path) -> Iterator[dict[str, Any]]:
    """The header and the lines; refused if this is no backup, or one of a newer version."""
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            header = json.loads(next(lines, "null"))
            if not isinstance(header, dict) or header.get("format") != FORMAT:
                raise _damaged(file)
            if header["version"] > VERSION:
                raise _newer(file, header)
            yield header
            yield from map(json.loads, lines)
    except FileNotFoundError:
        raise
    except Refused:
        raise
    except _UNREADABLE:
        raise _damaged(file) from None


def _newer(file: Path, header: dict[str, Any]) -> Refused:
    version = str(header.get("bornes"))[:40]
    return Refused(Refusal("server-backup-newer", file=str(file), version=version))


def _damaged(file: Path) -> Refused:
    return Refused(Refusal("server-backup-damaged", file=str(file)))


@contextmanager
def _made(path: Path) -> Iterator[gzip.GzipFile]:
    """A file that only its owner may read; it is safe on disk at the end."""
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, _OWNER_ONLY)
    with os.fdopen(handle, "wb") as raw:
        with gzip.GzipFile(path.name, "wb", fileobj=raw, mtime=0) as out:
            yield out
        raw.flush()
        os.fsync(raw.fileno())


def _line(value: dict[str, object]) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode() + b"\n"
