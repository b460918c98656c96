"""A table that was begun here is brought to a server, and goes on there.

Its log tells every card, so it goes from here to the server and never through the page. The table
is closed before it is sent, so that it is played in one place only. If no answer comes, nobody
knows whether the server has it: it stays closed until somebody asks again, with the same key, or
wants it back, so that the key is forgotten and nobody can ever sit at what the server may have.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable
from contextlib import nullcontext
from dataclasses import dataclass
from typing import Final, Protocol

from bornes.device.storage import DeviceStorage, Leaving
from bornes.engine.refusals import Refused
from bornes.server.live.rooms import Rooms
from bornes.server.protocol import problems
from bornes.server.protocol.values import Language
from bornes.server.table.decisions import seat_opened_by
from bornes.server.table.table import Table

_WRONG: Final = 400
_FAILED: Final = 500


class Server(Protocol):
    """The server that the page comes from, if it can be reached."""

    def reachable(self) -> Awaitable[bool]:
        """Whether it answers, and can keep tables."""

    def bring(self, body: str, language: str) -> Awaitable[str | None]:
        """Have it take a table in; its ``status`` and ``text`` as JSON, None without an answer."""


class Nowhere:
    """No server at all."""

    async def reachable(self) -> bool:
        """It never can be."""
        return False

    async def bring(self, body: str, language: str) -> str | None:  # noqa: ARG002
        """Nothing is brought anywhere."""
        return None


@dataclass(frozen=True, slots=True)
class Brought:
    """What the server has answered, for the page as it is: seats and keys, or a refusal."""

    status: int
    text: str


class Carrier:
    """Brings tables of a device to its server."""

    def __init__(self, rooms: Rooms, storage: DeviceStorage, server: Server) -> None:
        self._rooms = rooms
        self._storage = storage
        self._server = server

    async def carry(self, name: str, token: str | None, language: Language) -> Brought:
        """Bring a table to the server, or ask again how that has ended; only a player may."""
        leaving = await self._leaving(name)
        room = None if leaving is not None else await self._rooms.get(name)
        if room is not None:
            _check(room.table, token)
        if not await self._server.reachable():
            raise Refused(problems.unreachable())
        key = self._rooms.services.secrets.token() if leaving is None else leaving.key
        try:
            # Nothing happens at the table while it is on its way.
            async with nullcontext() if room is None else room.lock:
                await self._storage.leave(name, key)
                return await self._brought(name, language)
        finally:
            if await self._leaving(name) is not None:
                self._rooms.let_go(name)

    async def stay(self, name: str) -> None:
        """Have a table back that has left and not arrived, for all anybody knows."""
        await self._storage.stay(name)

    async def _leaving(self, name: str) -> Leaving | None:
        found = await self._storage.whole(name)
        if found is None:
            raise Refused(problems.no_table())
        return found.leaving

    async def _brought(self, name: str, language: Language) -> Brought:
        found = await self._storage.whole(name)
        assert found is not None
        assert found.leaving is not None
        body = {
            "key": found.leaving.key,
            "entries": [text for _, text in found.entries],
            "shuffles": [json.loads(secret) for secret in found.shuffles],
        }
        told = await self._server.bring(json.dumps(body), language)
        if told is None:
            raise Refused(problems.carrying())
        answer = json.loads(told)
        status, text = int(answer["status"]), str(answer["text"])
        if status >= _FAILED:  # it may have been kept all the same
            raise Refused(problems.carrying())
        if status >= _WRONG:
            await self._storage.stay(name)
        else:
            await self._storage.arrive(name, json.loads(text)["table"]["id"])
        return Brought(status, text)


def _check(table: Table, token: str | None) -> None:
    if token is None:
        raise Refused(problems.token_needed())
    seat_opened_by(table, token)
    if table.status != "playing":
        raise Refused(problems.carried_over())
