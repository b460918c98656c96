"""Connections below HTTP and WebSockets: how many one client has, how long it may take.

Whatever a connection does before the application sees it is bounded here, without anything being
awaited: how many are open from one address, how long the head and the body of a request take, how
many frames come in, and how long what is sent may lie unread. These are uvicorn's own protocols
with limits added.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from bornes.server.app import Application
from bornes.server.live.limits import Allowance
from bornes.server.live.socket import OUTLET
from bornes.server.processes.inbox import Inbox, short_text
from bornes.server.protocol.close_codes import CloseCode

FRAMES_PER_MESSAGE: Final = 5
"""So many frames may come for each message that may come; most messages are one frame."""
LINGER: Final = 2.0
"""Seconds for which a connection that is given up may still take what it was sent."""
MOST_UNREAD: Final = 8
"""The number of unread messages with which no more are taken in."""
_SLICE: Final = 4096
"""So many bytes are taken apart at once, so that no more frames than these hold go uncounted."""
_TIMEOUT: Final = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"

Awaited = tuple[float, RequestResponseCycle | None]
"""The seconds that a client has for the head or the body of a request, and the request before it
or the one that the body belongs to, which tells one from the next."""


def application_of(config: uvicorn.Config) -> Application:
    """The application that uvicorn serves."""
    assert isinstance(config.app, Application)
    return config.app


class HttpConnection(H11Protocol):
    """A connection that brings requests, and perhaps becomes a WebSocket."""

    def __init__(self, config: uvicorn.Config, *args: Any, **kwargs: Any) -> None:
        super().__init__(config, *args, **kwargs)
        application = application_of(config)
        self._peers = application.peers
        self._settings = application.config
        self._counted = False
        self._heard = False
        self._awaited: Awaited | None = None
        self._deadline: asyncio.TimerHandle | None = None
        self._stalled: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let a client in, or hang up at once if it has too many connections."""
        super().connection_made(transport)
        self._counted = self._peers.enter(_host(self.client))
        if self._counted:
            self._watch()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget a client."""
        self._stop()
        if self._stalled is not None:
            self._stalled.cancel()
        if self._counted:
            self._peers.leave(_host(self.client))
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, and see what is still to come."""
        self._heard = True
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        """A request that came with the one before may be incomplete as well."""
        super().on_response_complete()
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Leave the connection to the WebSocket."""
        self._stop()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        """What is sent is not taken; nobody waits for that for ever."""
        super().pause_writing()
        seconds = self._settings.unanswered_seconds
        self._stalled = self.loop.call_later(seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """What is sent is taken again."""
        super().resume_writing()
        if self._stalled is not None:
            self._stalled.cancel()

    def timeout_keep_alive_handler(self) -> None:
        """Hang up; also on a client that does not take the last answer."""
        super().timeout_keep_alive_handler()
        self.loop.call_later(LINGER, self.transport.abort)

    def _watch(self) -> None:
        """Set the clock for the part of a request that is to come now, if one is."""
        awaited = self._to_come()
        if awaited == self._awaited:
            return
        self._stop()
        self._awaited = awaited
        if awaited is not None:
            self._deadline = self.loop.call_later(awaited[0], self._time_is_up)

    def _to_come(self) -> Awaited | None:
        state = self.conn.their_state
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return None
        # Between requests uvicorn has a clock of its own.
        if state is h11.IDLE and self.timeout_keep_alive_task is None:
            return self._settings.head_seconds, self._request()
        if state is h11.SEND_BODY:
            return self._settings.body_seconds, self._request()
        return None

    def _request(self) -> RequestResponseCycle | None:
        """The request that came last; None before the first one."""
        return self.cycle

    def _stop(self) -> None:
        self._awaited = None
        if self._deadline is not None:
            self._deadline.cancel()

    def _time_is_up(self) -> None:
        cycle = self._request()
        unanswered = cycle is None or cycle.response_complete or not cycle.response_started
        if cycle is not None:
            cycle.disconnected = True
            cycle.message_event.set()
        if self._heard and unanswered:
            self.transport.write(_TIMEOUT)
        self.transport.close()
        self.loop.call_later(LINGER, self.transport.abort)


class SocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket."""

    def __init__(self, config: uvicorn.Config, *args: Any, **kwargs: Any) -> None:
        super().__init__(config, *args, **kwargs)
        application = application_of(config)
        self._peers = application.peers
        self._settings = settings = application.config
        self._frames = Allowance(
            settings.messages_per_second * FRAMES_PER_MESSAGE,
            settings.messages_at_once * FRAMES_PER_MESSAGE,
            self.loop.time(),
        )
        self._stalled: asyncio.TimerHandle | None = None
        self._ready = True
        self._when_ready: Callable[[], None] = _nothing
        self._closing: asyncio.Task[None] | None = None
        self.queue = self._inbox = Inbox(self.loop)  # type: ignore[assignment]
        self.app = self._serve

    # --- the way out, past ASGI ---------------------------------------------------

    def whenever_ready(self, call: Callable[[], None]) -> None:
        """Have something done each time that more can be written, and when that is over."""
        self._when_ready = call

    def ready(self) -> bool:
        """Whether more can be written now, or is not written at all because nobody is there."""
        return self._ready

    def write(self, frame: bytes) -> None:
        """Send a whole frame."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(frame)

    def end(self) -> None:
        """Close the WebSocket."""
        self._closing = self.loop.create_task(self._end())

    async def _end(self) -> None:
        with suppress(ClientDisconnected, RuntimeError):  # it was closed already
            await self.send({"type": "websocket.close", "code": CloseCode.GOING_AWAY.value})

    # --- what uvicorn calls -------------------------------------------------------

    async def _serve(self, scope: Any, receive: Any, send: Any) -> None:
        scope["extensions"][OUTLET] = self
        await self.config.loaded_app(scope, receive, send)
        # An answer without a WebSocket ends the handshake too, which uvicorn takes for a mistake.
        self.handshake_complete |= self.close_sent

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget a client."""
        if self._stalled is not None:
            self._stalled.cancel()
        self._peers.leave(_host(self.client))
        super().connection_lost(exc)
        self._ready = True
        self._when_ready()
        self._when_ready = _nothing

    def data_received(self, data: bytes) -> None:
        """Take in a little at a time, so that frames are counted before many are taken apart."""
        text = short_text(data, self.conn)
        if text is not None and not self.close_sent and self._frames.spend(self.loop.time()):
            self._inbox.put_nowait({"type": "websocket.receive", "text": text})
            self._wait_if_much_is_unread()
            return
        for start in range(0, len(data), _SLICE):
            super().data_received(data[start : start + _SLICE])
            if self.transport.is_closing():
                return

    def handle_events(self) -> None:
        """Count frames, empty ones too, before anything is done about them."""
        if self._frames.spend(self.loop.time(), len(self.conn.events)):
            super().handle_events()
        elif not self.handshake_complete or self.conn.close_sent is not None:
            self.transport.abort()
        else:
            self.conn.send_close(CloseCode.TOO_MUCH.value, "too many frames")
            self.handle_parser_exception()
            self._hang_up()

    def send_receive_event_to_app(self) -> None:
        """Pass a message on."""
        # uvicorn would stop reading after each message, and begin again when it is taken.
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        self._wait_if_much_is_unread()

    def _wait_if_much_is_unread(self) -> None:
        if len(self._inbox) >= MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def receive(self) -> Any:
        """The next message, or the end."""
        message = await self._inbox.get()
        if self.read_paused and self._inbox.empty():
            self.read_paused = False
            self.transport.resume_reading()
        return message

    def pause_writing(self) -> None:
        """What is sent is not taken; whoever does not take it in time is gone."""
        super().pause_writing()
        self._ready = False
        self._stalled = self.loop.call_later(self._settings.unanswered_seconds, self._give_up)

    def resume_writing(self) -> None:
        """What is sent is taken again."""
        super().resume_writing()
        if self._stalled is not None:
            self._stalled.cancel()
        self._ready = True
        self._when_ready()

    def keepalive_timeout(self) -> None:
        """A ping was not answered in time."""
        super().keepalive_timeout()
        self._give_up()

    async def run_asgi(self) -> None:
        """Serve the connection; afterwards it ends, whether or not the client agrees."""
        await super().run_asgi()
        self.loop.call_later(self.close_timeout, self.transport.abort)

    def _give_up(self) -> None:
        """Tell the table at once that nobody is there any more."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": CloseCode.UNANSWERED.value})
        self._hang_up()

    def _hang_up(self) -> None:
        self.transport.close()
        self.loop.call_later(LINGER, self.transport.abort)


def _nothing() -> None:
    """Nobody waits for the socket."""


def _host(client: tuple[str, int] | None) -> str:
    return "" if client is None else client[0]
