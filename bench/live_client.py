"""People at a table, as light as can be: what they cost must not be what is measured.

A player is a protocol of the event loop, which takes frames apart itself and answers within the
call that brought them. A mask of zeros saves masking; servers can't tell.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable
from typing import Final

import msgspec

PING: Final = 0x89
TEXT: Final = 0x81
_SHORT: Final = 126


class Legal(msgspec.Struct):
    text: str


class Own(msgspec.Struct):
    legal: list[Legal]


class Open(msgspec.Struct):
    phase: str


class Seen(msgspec.Struct):
    type: str
    seq: int = 0
    own: Own | None = None
    open: Open | None = None
    code: str | None = None


read = msgspec.json.Decoder(Seen).decode


class Socket(asyncio.Protocol):
    """A WebSocket."""

    transport: asyncio.Transport

    def __init__(self, path: str, heard: Callable[[bytes], None]) -> None:
        self._path, self._heard = path, heard
        self._left = b""
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport  # type: ignore[assignment]
        self.transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
            "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        data = self._left + data if self._left else data
        if not self.open.done():
            head, blank, data = data.partition(b"\r\n\r\n")
            if not blank:
                self._left = head
                return
            if b" 101 " not in head:
                raise RuntimeError(head.decode())
            self.open.set_result(None)
        start = 0
        while (found := self._frame(data, start)) is not None:
            body, end = found
            if data[start] == TEXT:
                self._heard(data[body:end])
            elif data[start] == PING:
                self._send(PING + 1, data[body:end])
            start = end
        self._left = data[start:]

    def _frame(self, data: bytes, start: int) -> tuple[int, int] | None:
        """Where the text of the next frame begins and ends, if all of it is there."""
        if len(data) < start + 2:
            return None
        size, body = data[start + 1], start + 2
        if size >= _SHORT:
            wide = 2 if size == _SHORT else 8
            size, body = int.from_bytes(data[body : body + wide], "big"), body + wide
        return (body, body + size) if len(data) >= body + size else None

    def send(self, text: str) -> None:
        self._send(TEXT, text.encode())

    def _send(self, kind: int, text: bytes) -> None:
        assert len(text) < _SHORT
        self.transport.write(bytes((kind, 0x80 | len(text), 0, 0, 0, 0)) + text)


class Player:
    """Somebody at a table who plays at random, after a time for thinking if there is one."""

    def __init__(self, table: Table, path: str, token: str, pace: float) -> None:
        self.table, self.token, self.pace = table, token, pace
        self.random = random.Random(token)
        self.ready_at = -1
        self.playing = False
        self.last: Seen | None = None
        self.socket = Socket(path, self.hear)

    def hello(self) -> None:
        self.socket.send(json.dumps({"type": "hello", "version": 1, "token": self.token}))

    def play(self) -> None:
        """Begin to play: until now it was only watched."""
        self.playing = True
        if self.last is not None:
            self.act(self.last)

    def hear(self, text: bytes) -> None:
        seen = read(text)
        if seen.type in {"update", "welcome"}:
            self.table.seen(self, seen.seq)
            self.last = seen
            if self.playing:
                self.act(seen)
        elif seen.type == "refused" and seen.code != "server-out-of-date":
            self.table.complaints.append(text.decode())

    def act(self, seen: Seen) -> None:
        if seen.open is None:
            return
        if seen.open.phase == "over":
            if self.ready_at != seen.seq:
                self.ready_at = seen.seq
                self.socket.send('{"type":"ready"}')
            return
        if not seen.own or not seen.own.legal:
            return
        move = self.random.choice(seen.own.legal).text
        if move.endswith("pass"):
            return
        if not self.pace:
            self.move(move, seen.seq)
            return
        seconds = self.random.uniform(0.5, 1.5) * self.pace
        asyncio.get_running_loop().call_later(seconds, self.move, move, seen.seq)

    def move(self, move: str, seq: int) -> None:
        if self.playing:
            self.table.moved(self, seq)
            self.socket.send(f'{{"type":"move","move":"{move}","seq":{seq}}}')


class Table:
    """Two people, and when each saw the other's move."""

    def __init__(self) -> None:
        self.moves = 0
        self.waiting: tuple[Player, int, float] | None = None
        self.delays: list[float] = []
        self.complaints: list[str] = []

    def moved(self, player: Player, seq: int) -> None:
        self.moves += 1
        self.waiting = (player, seq, time.perf_counter())

    def seen(self, player: Player, seq: int) -> None:
        if self.waiting and player is not self.waiting[0] and seq > self.waiting[1]:
            self.delays.append(time.perf_counter() - self.waiting[2])
            self.waiting = None
