"""What servers tell each other through PostgreSQL's NOTIFY: table ids, numbers, names of phrases.

A notice is a line: what it is about, the server that tells it, then tables. `log 3f2a t1:12
t2:40` says that the server 3f2a has appended to two logs, and how far they go; `people 3f2a t1`
that others look at a table than before; `said 3f2a t1:2:hello` that the person at seat 2 greets
the others.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bornes.server.storage.neighbours import Listener

CHANNEL: Final = "bornes"
TABLES_AT_ONCE: Final = 150
"""The number of tables that fit into one notice, which may have 8,000 bytes."""


def people_notices(server: str, tables: Sequence[str]) -> Iterator[str]:
    """Notices that others look at some tables."""
    for start in range(0, len(tables), TABLES_AT_ONCE):
        yield " ".join(["people", server, *tables[start : start + TABLES_AT_ONCE]])


def said_notice(server: str, table: str, seat: int, phrase: str) -> str:
    """A notice of what a person has said, by the name of the phrase."""
    return f"said {server} {table}:{seat}:{phrase}"


def take(notice: str, server: str, listener: Listener) -> None:
    """Tell a listener what a notice says, unless this server has told it itself."""
    kind, _, rest = notice.partition(" ")
    teller, *tables = rest.split(" ")
    if teller == server:
        return
    for table in tables:
        name, _, number = table.partition(":")
        if kind == "log" and number.isdigit():
            listener.appended(name, int(number))
        elif kind == "people":
            listener.gathered(name)
        elif kind == "said":
            seat, _, phrase = number.partition(":")
            listener.said(name, int(seat), phrase)
