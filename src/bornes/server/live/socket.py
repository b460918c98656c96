"""The WebSocket of a table: messages in, messages out."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol

from bornes.engine.refusals import Refusal, Refused
from bornes.server.hosts import same_origin
from bornes.server.live.connection import Connection, Outlet
from bornes.server.live.limits import Allowance, Counts, client_key
from bornes.server.live.room import Room
from bornes.server.live.rooms import Rooms
from bornes.server.live.talk import forget_hint, hear, tell_refusal
from bornes.server.logs import note
from bornes.server.protocol import problems
from bornes.server.protocol.close_codes import CloseCode
from bornes.server.protocol.encoding import to_text
from bornes.server.protocol.messages import Bye

Scope = dict[str, Any]
Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]

OUTLET: Final = "bornes.outlet"
"""The extension of the connection's scope that is the way past it, straight to the socket."""
MOST_MISTAKES: Final = 100
_CLOSED_BECAUSE: Final = {
    "server-no-table": CloseCode.NO_TABLE,
    "server-table-damaged": CloseCode.DAMAGED,
}


class Way(Outlet, Protocol):
    """The way out to a client, as the socket opens it."""

    def whenever_ready(self, call: Callable[[], None]) -> None:
        """Have something done each time it takes more again, and when it is gone."""


class Live:
    """Serves the WebSockets of all tables."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.by_client = Counts(rooms.config.connections_per_client)
        self.by_table = Counts(rooms.config.connections_per_table)

    async def __call__(self, table_id: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection to its end."""
        client = client_key((scope.get("client") or ("", 0))[0])
        # Counted before anything is awaited, or else those who come at once all find room.
        counted = self.by_client.enter(client)
        try:
            await self._admit(table_id, scope, receive, send, client if counted else None)
        finally:
            if counted:
                self.by_client.leave(client)

    async def _admit(
        self,
        table_id: str,
        scope: Scope,
        receive: Receive,
        send: Send,
        client: str | None,
    ) -> None:
        """Let a client talk; None is one for which there is no room."""
        await receive()
        if not same_origin(scope["headers"], self.rooms.config.origins):
            await send({"type": "websocket.close"})
            return
        await send({"type": "websocket.accept"})
        if client is None:
            await _turn_away(send, problems.too_many_connections(), CloseCode.TOO_MUCH)
            return
        try:
            room = await self.rooms.get(table_id)
        except Refused as error:
            code = _CLOSED_BECAUSE.get(error.refusal.code, CloseCode.TRY_LATER)
            await _turn_away(send, error.refusal, code)
            return
        if not self.by_table.enter(table_id):
            await _turn_away(send, problems.too_many_connections(), CloseCode.TOO_MUCH)
            return
        try:
            outlet: Way = scope["extensions"][OUTLET]
            connection = Connection(outlet, client)
            outlet.whenever_ready(connection.go_on)
            await self._talk(room, connection, receive)
        finally:
            self.by_table.leave(table_id)

    async def _talk(self, room: Room, connection: Connection, receive: Receive) -> None:
        note("connected", table=room.table.id)
        try:
            await self._listen(room, connection, receive)
        finally:
            room.part(connection)
            forget_hint(connection)
            connection.close()
            await connection.finished()
            note("disconnected", table=room.table.id, seat=connection.seat)

    async def _listen(self, room: Room, connection: Connection, receive: Receive) -> None:
        config, clock = self.rooms.config, asyncio.get_running_loop().time
        allowance = Allowance(config.messages_per_second, config.messages_at_once, clock())
        mistakes = 0
        while not connection.closing:
            event = await receive()
            if event["type"] != "websocket.receive":
                return
            if allowance.spend(clock()):
                mistaken = await hear(room, connection, event.get("text"))
            else:
                tell_refusal(room, connection, problems.too_fast())
                mistaken = True
            mistakes += mistaken
            if mistakes > MOST_MISTAKES:
                connection.dismiss(Bye("too_many_mistakes"))


async def _turn_away(send: Send, refusal: Refusal, code: CloseCode) -> None:
    text = to_text(problems.problem(refusal, "en"))
    await send({"type": "websocket.send", "text": text})
    await send({"type": "websocket.close", "code": code.value})
