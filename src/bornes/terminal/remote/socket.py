"""A connection to a table that comes back by itself. It knows messages, but no table."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final, Protocol

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus, InvalidURI

from bornes.server.protocol.close_codes import CloseCode
from bornes.server.protocol.encoding import to_text
from bornes.server.protocol.messages import AnyMessage, Bye, Hello, Request

_LARGEST: Final = 2**22
_FIRST_WAIT: Final = 0.3
_LONGEST_WAIT: Final = 8.0
_OPENING: Final = 10.0
_STILL_THERE: Final = 20.0
"""The seconds after which a server that says nothing is asked whether it is there."""
_FOR_GOOD: Final = (CloseCode.NO_TABLE, CloseCode.DAMAGED)
_NOT_HERE: Final = (403, 404, 421)

_decode: Final = msgspec.json.Decoder(AnyMessage).decode


class _Typed(msgspec.Struct):
    """Of a message that can't be read, its type at least."""

    type: str


_KNOWN: Final = frozenset(kind.__struct_config__.tag for kind in AnyMessage.__args__)


class Listener(Protocol):
    """Whoever is told of a connection."""

    def hello(self) -> Hello:
        """Who one is, and how much one knows already."""

    def heard(self, message: AnyMessage) -> None:
        """The server said something."""

    def lost(self) -> None:
        """The connection broke, and is tried again."""

    def ended(self, key: str, **values: object) -> None:
        """It is over for good, for this reason."""


class Socket:
    """A connection to one table."""

    def __init__(self, address: str, listener: Listener) -> None:
        self._address = address
        self._listener = listener
        self._open: ClientConnection | None = None
        self._waiting: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Keep the connection, and connect again when it is lost, until it ends for good."""
        wait = _FIRST_WAIT
        while True:
            known = False
            try:
                async with connect(
                    self._address,
                    max_size=_LARGEST,
                    open_timeout=_OPENING,
                    ping_interval=_STILL_THERE,
                    ping_timeout=_STILL_THERE,
                    close_timeout=1,
                ) as connection:
                    self._open = connection
                    await connection.send(to_text(self._listener.hello()))
                    async for frame in connection:
                        known = True
                        if not self._take(frame):
                            return
            except ConnectionClosed as closed:
                if self._ended(closed):
                    return
            except InvalidStatus as refused:
                if refused.response.status_code in _NOT_HERE:
                    self._listener.ended("join-not-here", status=refused.response.status_code)
                    return
            except (OSError, InvalidHandshake, InvalidURI, TimeoutError, EOFError):
                pass
            finally:
                self._open = None
            self._listener.lost()
            wait = _FIRST_WAIT if known else min(wait * 2, _LONGEST_WAIT)
            await asyncio.sleep(wait)

    def _take(self, frame: str | bytes) -> bool:
        """Pass a message on; false if there will be none after it."""
        try:
            message = _decode(frame)
        except msgspec.ValidationError as error:
            with suppress(msgspec.DecodeError):
                if msgspec.json.decode(frame, type=_Typed).type not in _KNOWN:
                    return True  # within a version messages may be added
            self._listener.ended("join-talks-otherwise", reason=str(error))
            return False
        except msgspec.DecodeError:
            self._listener.ended("join-talks-otherwise", reason="JSON")
            return False
        if isinstance(message, Bye) and message.reason == "handed_over":
            self._listener.ended("join-handed-over")
            return False
        self._listener.heard(message)
        return True

    def _ended(self, closed: ConnectionClosed) -> bool:
        """Whether the server wants nobody to come back."""
        code = closed.rcvd.code if closed.rcvd is not None else None
        if code not in _FOR_GOOD:
            return False
        key = "server-no-table" if code == CloseCode.NO_TABLE else "server-table-damaged"
        self._listener.ended(key)
        return True

    def send(self, request: Request) -> bool:
        """Send a request, if the connection is open; whether it was sent."""
        connection = self._open
        if connection is None:
            return False
        task = asyncio.ensure_future(_sent(connection, to_text(request)))
        self._waiting.add(task)
        task.add_done_callback(self._waiting.discard)
        return True

    async def flush(self) -> None:
        """Wait until everything is sent."""
        await asyncio.gather(*self._waiting)


async def _sent(connection: ClientConnection, text: str) -> None:
    # What is lost with the connection is asked again, or seen to have been done.
    with suppress(ConnectionClosed):
        await connection.send(text)
