"""One client at a table: what it is to be sent, and how fast it may talk."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from msgspec import Struct

from bornes.server.live.views import to_text
from bornes.server.protocol.messages import Bye
from bornes.server.protocol.values import Language

LONGEST_QUEUE: Final = 400


class Allowance:
    """So many at once, and so many a second."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: int, now: float) -> None:
        self._rate, self._most, self._left, self._at = rate, most, float(most), now

    def spend(self, now: float) -> bool:
        """Take one; whether there was one left."""
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def full(self, now: float) -> bool:
        """Whether nothing has been taken lately."""
        return self._left + (now - self._at) * self._rate >= self._most


class Connection:
    """A client. Messages wait here until it takes them; one that takes none is cut off."""

    __slots__ = ("_ready", "closing", "hint", "language", "queue", "seat")

    def __init__(self) -> None:
        self.seat: int | None = None
        self.language: Language = "en"
        self.queue: deque[str] = deque()
        self.closing = False
        self.hint: asyncio.Task[None] | None = None
        """The hint that was last asked for."""
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
