"""One client at a table: who it is, and what it is to be sent."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final, Protocol

from msgspec import Struct

from bornes.server.protocol.encoding import to_frame
from bornes.server.protocol.messages import Bye
from bornes.server.protocol.values import Language

LONGEST_QUEUE: Final = 400
"""The number of messages that may wait for a client that does not take them."""


class Outlet(Protocol):
    """The way out to a client: its socket."""

    def ready(self) -> bool:
        """Whether it takes more now; if not, it says when it does (`Connection.go_on`)."""

    def write(self, frame: bytes) -> None:
        """Hand a message to the socket; without effect once that is closed."""

    def end(self) -> None:
        """Close it in good order, after what was written."""


class Connection:
    """A client. What it does not take waits here; one that takes nothing is cut off."""

    __slots__ = (
        "_ended",
        "_finished",
        "_outlet",
        "client",
        "closing",
        "hint",
        "language",
        "queue",
        "seat",
        "waits",
    )

    def __init__(self, outlet: Outlet, client: str = "") -> None:
        self._outlet = outlet
        self.client = client
        """The client that it is counted as where limits are for each client."""
        self.seat: int | None = None
        """The seat that it plays; None for a spectator."""
        self.language: Language = "en"
        self.queue: deque[bytes] = deque()
        """The messages that it has not taken yet, as frames."""
        self.closing = False
        """Whether the client gets nothing more than what is in the queue."""
        self.hint: asyncio.Task[None] | None = None
        """The work on the hint that it asked for last; None if it never did."""
        self.waits = False
        """Whether something it asked for could not be written yet."""
        self._ended = False
        self._finished: asyncio.Event | None = None

    def send(self, frame: bytes) -> None:
        """Hand a message to the socket, without a detour where it takes one; or queue it."""
        if self.closing:
            return
        if not self.queue and self._outlet.ready():
            self._outlet.write(frame)
        elif len(self.queue) >= LONGEST_QUEUE:
            self.queue.clear()
            self.dismiss(Bye("too_slow"))
        else:
            self.queue.append(frame)

    def tell(self, message: Struct) -> None:
        """Send a message that nobody else gets."""
        self.send(to_frame(message))

    def dismiss(self, reason: Bye) -> None:
        """Say why, and close."""
        if not self.closing:
            self.queue.append(to_frame(reason))
            self.close()

    def close(self) -> None:
        """Close as soon as what waits has been taken."""
        self.closing = True
        self.go_on()

    def go_on(self) -> None:
        """Hand on what waits, as far as it is taken; the socket takes more, or is gone."""
        while self.queue and self._outlet.ready():
            self._outlet.write(self.queue.popleft())
        if self.closing and not self.queue and not self._ended:
            self._ended = True
            self._outlet.end()
            if self._finished is not None:
                self._finished.set()

    async def finished(self) -> None:
        """Wait until everything has been taken, or nobody is there to take it."""
        if not self._ended:
            self._finished = asyncio.Event()
            await self._finished.wait()
