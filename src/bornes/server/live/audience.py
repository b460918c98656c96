"""Those who look at a table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bornes.server.live.connection import Connection


class Audience:
    """The clients of one table: persons at their seats, and spectators."""

    def __init__(self, *, spectators: bool = True) -> None:
        self._spectators = spectators
        self._connections: set[Connection] = set()

    def __len__(self) -> int:
        return len(self._connections)

    def __iter__(self) -> Iterator[Connection]:
        return iter(self._connections)

    def __contains__(self, connection: Connection) -> bool:
        return connection in self._connections

    def add(self, connection: Connection) -> None:
        """Let a client in."""
        self._connections.add(connection)

    def discard(self, connection: Connection) -> None:
        """Let a client go, if it is there."""
        self._connections.discard(connection)

    def at(self, seat: int | None) -> list[Connection]:
        """The clients of one seat, of which there may be several; of None, the spectators."""
        return [connection for connection in self._connections if connection.seat == seat]

    def ending_with(self, seat: int | None) -> list[Connection]:
        """Everybody, with the clients of one seat at the end; in no order if it is None."""
        if seat is None:
            return list(self._connections)
        return sorted(self._connections, key=lambda connection: connection.seat == seat)

    def may_see(self, connection: Connection) -> bool:
        """Whether a client is shown what is played; without a seat, only where one may look on."""
        return connection.seat is not None or self._spectators

    def seats(self) -> frozenset[int]:
        """The seats whose persons are here."""
        return frozenset(c.seat for c in self._connections if c.seat is not None)


@dataclass(frozen=True, slots=True)
class Asker:
    """Who asked for something, so that the answer can be told from the rest."""

    connection: Connection
    """The client that asked."""
    re: str | None
    """The tag that it has put on its message, and that comes back in the answer."""
