"""One client at a table: who it is, and what it is to be sent."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from msgspec import Struct

from bornes.server.protocol.encoding import to_text
from bornes.server.protocol.messages import Bye
from bornes.server.protocol.values import Language

LONGEST_QUEUE: Final = 400
"""So many messages may wait for a client that does not take them."""


class Connection:
    """A client. Messages wait here until it takes them; one that takes none is cut off."""

    __slots__ = ("_ready", "client", "closing", "hint", "language", "queue", "seat", "waits")

    def __init__(self, client: str = "") -> None:
        self.client = client
        """The client that it is counted as where limits are for each client."""
        self.seat: int | None = None
        """The seat that it plays; None for a spectator."""
        self.language: Language = "en"
        self.queue: deque[str] = deque()
        """The messages that it has not taken yet."""
        self.closing = False
        """Whether it gets nothing more than what is in the queue."""
        self.hint: asyncio.Task[None] | None = None
        """The work on the hint that it asked for last; None if it never did."""
        self.waits = False
        """Whether something it asked for could not be written yet."""
        self._ready = asyncio.Event()

    def send(self, text: str) -> None:
        """Queue a message."""
        if self.closing:
            return
        if len(self.queue) >= LONGEST_QUEUE:
            self.queue.clear()
            self.dismiss(Bye("too_slow"))
            return
        self.queue.append(text)
        self._ready.set()

    def tell(self, message: Struct) -> None:
        """Queue a message that nobody else gets."""
        self.send(to_text(message))

    def dismiss(self, reason: Bye) -> None:
        """Say why, and close."""
        if not self.closing:
            self.queue.append(to_text(reason))
            self.closing = True
            self._ready.set()

    def close(self) -> None:
        """Close without a word: there is nobody to hear it."""
        self.closing = True
        self._ready.set()

    async def next(self) -> str | None:
        """The next message to be sent; nothing when it is time to close."""
        while not self.queue:
            if self.closing:
                return None
            self._ready.clear()
            await self._ready.wait()
        return self.queue.popleft()
