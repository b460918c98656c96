"""What `server.py` found, as a table for README.md."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Mapping, Sequence

from bench import figures

Rounds = Sequence[Mapping[str, Mapping[str, float]]]


def count(value: float) -> str:
    """A number of things."""
    return f"{value:,.0f}"


def milliseconds(value: float) -> str:
    """A time, to a tenth where it is short."""
    return f"{value:,.1f} ms" if value < 10 else f"{value:,.0f} ms"


def seconds(value: float) -> str:
    """A time that somebody waits."""
    return f"{value:,.1f} s"


def kilobytes(value: float) -> str:
    """The memory of one thing."""
    return f"{value:,.0f} kB"


def megabytes(value: float) -> str:
    """The memory of a process, or the room on a disk."""
    return f"{value:,.0f} MB"


Row = tuple[str, str, str, Callable[[float], str]]
ROWS: tuple[Row, ...] = (
    ("echo", "echoes_per_cpu_second", "echoes per server-CPU-second", count),
    ("moves", "moves_per_cpu_second", "moves per server-CPU-second, flat out", count),
    ("moves-postgres", "moves_per_cpu_second", "the same, log in PostgreSQL", count),
    ("moves-postgres", "moves_per_postgres_cpu_second", "… per second of its own", count),
    ("screens", "moves_per_cpu_second", "moves per server-CPU-second, at a person's pace", count),
    ("screens", "p50_ms", "move to the other's screen, median of moves", milliseconds),
    ("screens", "p99_ms", "… 99 in 100", milliseconds),
    ("screens-postgres", "moves_per_cpu_second", "at a person's pace, log in PostgreSQL", count),
    ("screens-postgres", "moves_per_postgres_cpu_second", "… per second of its own", count),
    ("screens-postgres", "p50_ms", "move to the other's screen, median of moves", milliseconds),
    ("screens-postgres", "p99_ms", "… 99 in 100", milliseconds),
    ("memory", "kilobytes_per_table", "memory for a table", kilobytes),
    ("memory", "kilobytes_per_connection", "memory for a connection to it", kilobytes),
    ("memory", "megabytes_empty", "a server without tables", megabytes),
    ("start", "seconds_empty", "start until it answers, no table in the log", seconds),
    ("start", "seconds_full", "… with so many tables of 64 entries", seconds),
    ("start", "megabytes_on_disk", "… which take on the disk", megabytes),
    ("start", "first_look_ms", "first look at one of those", milliseconds),
)
"""Of which part, which figure, in words, and how it is written."""


def told(rounds: Rounds, around: str, tables: int, lasting: float, kept: int) -> str:
    """The table, with what was measured and where above it."""
    found = [
        (f"`{part}`", words, *(write(value) for value in _three(rounds, part, name)))
        for part, name, words, write in ROWS
        if part in rounds[0]
    ]
    how = f"{len(rounds)} round{'s' if len(rounds) > 1 else ''} of {lasting:g} s"
    where = f"{around}; {tables} tables, {how}, {kept:,} tables kept."
    return f"{where}\n\n{figures.table(('', '', 'median', 'lowest', 'highest'), found)}"


def _three(rounds: Rounds, part: str, name: str) -> tuple[float, float, float]:
    values = [each[part][name] for each in rounds]
    return statistics.median(values), min(values), max(values)
