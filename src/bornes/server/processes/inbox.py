"""What came in over a WebSocket: messages that wait for the one who reads them."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, Final

from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.streams import StreamReader

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it could not be compiled
    from websockets.utils import apply_mask

Message = dict[str, Any]

_WHOLE_TEXT: Final = 0x81
_MASKED: Final = 0x80
_SHORT: Final = 126
_HEAD: Final = 6
"""The bytes before a short text: two that say what it is and how long, four to unmask it with."""
_BETWEEN_FRAMES: Final = StreamReader.at_eof.__code__


class Inbox:
    """Messages in order; one task reads them."""

    __slots__ = ("_loop", "_messages", "_waiting")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._messages: deque[Message] = deque()
        self._waiting: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._messages)

    def empty(self) -> bool:
        """Whether everything was read."""
        return not self._messages

    def put_nowait(self, message: Message) -> None:
        """Add a message."""
        self._messages.append(message)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def get(self) -> Message:
        """The next message, as soon as there is one."""
        while not self._messages:
            self._waiting = self._loop.create_future()
            await self._waiting
        return self._messages.popleft()


def short_text(data: bytes, protocol: ServerProtocol) -> str | None:
    """The text that some bytes are, if they are one short frame from end to end and nothing else.

    Nearly all that clients send is that. Everything else (parts of frames, several at once, long
    ones, fragments, control frames, mistakes) is None, and for the whole parser to judge.
    """
    size = len(data) - _HEAD
    if not 0 <= size < _SHORT or data[0] != _WHOLE_TEXT or data[1] != _MASKED | size:
        return None
    if protocol.state is not State.OPEN or protocol.current_size is not None:
        return None
    if not _between_frames(protocol):
        return None
    try:
        return bytes(apply_mask(data[_HEAD:], data[2:_HEAD])).decode()
    except UnicodeDecodeError:
        return None


def _between_frames(protocol: ServerProtocol) -> bool:
    """Whether the whole parser has nothing begun: it waits for the first byte of a frame."""
    inside: Any = protocol.parser
    while (next_one := getattr(inside, "gi_yieldfrom", None)) is not None:
        inside = next_one
    return getattr(inside, "gi_code", None) is _BETWEEN_FRAMES
