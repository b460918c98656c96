"""Clients of the server: as a browser is one, with real sockets."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

Message = dict[str, Any]
PATIENCE = 20.0
_IDLE = ("discard", "pass", "end")


def make_table(
    address: str, edition: str, seats: Sequence[str], **settings: object
) -> tuple[Message, str | None]:
    """Make a table: ``me``, ``friend``, or a bot's level for each seat."""
    plans = [
        {"kind": "me", "name": "Ann"}
        if seat == "me"
        else {"kind": "friend"}
        if seat == "friend"
        else {"kind": "bot", "level": seat}
        for seat in seats
    ]
    body = {"edition": edition, "seats": plans, "bot_delay": 0, "pause": 0.02, **settings}
    answer = httpx.post(f"{address}/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    found = answer.json()
    return found["table"], found["token"]


def take_seat(address: str, table: str, name: str = "Bob", seat: int | None = None) -> Message:
    """Take a free seat."""
    url = f"{address}/api/tables/{table}/seats"
    answer = httpx.post(url, json={"name": name, "seat": seat})
    assert answer.status_code == 201, answer.text
    found: Message = answer.json()
    return found


@dataclass
class Client:
    """Somebody at a table. All that it was ever sent is in ``received``."""

    address: str
    table: str
    token: str | None = None
    received: list[str] = field(default_factory=list)
    events: list[Message] = field(default_factory=list)
    base: int = 0
    seq: int = 0
    info: Message = field(default_factory=dict)
    open: Message | None = None
    own: Message | None = None
    answer: Message | None = None
    seat: int | None = None

    async def __aenter__(self) -> Self:
        await self.connect()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def connect(self, since: int | None = None) -> Message:
        """Connect, say hello, and hear what there is."""
        url = self.address.replace("http", "ws", 1) + f"/api/tables/{self.table}/live"
        self.socket: ClientConnection = await connect(
            url, compression=None, max_size=2**22, open_timeout=PATIENCE, proxy=None
        )
        return await self.hello(since)

    async def hello(self, since: int | None = None) -> Message:
        """Say who one is."""
        since = self.seq if since is None else since
        hello: Message = {"type": "hello", "version": 1, "since": since}
        if self.token is not None:
            hello["token"] = self.token
        await self.send(hello)
        return await self.until(lambda message: message["type"] in {"welcome", "refused"})

    async def close(self) -> None:
        """Hang up."""
        await self.socket.close()

    async def send(self, message: Message) -> None:
        """Send a message."""
        await self.socket.send(json.dumps(message))

    async def next(self) -> Message:
        """The next message."""
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        return self.take(text)

    def take(self, text: str) -> Message:
        """Follow a message."""
        self.received.append(text)
        message: Message = json.loads(text)
        kind = message["type"]
        if kind == "welcome":
            self.seat = message["seat"]
            if message["first"] != self.base + len(self.events):
                self.base, self.events = message["first"], []
        if kind in {"welcome", "update"}:
            self.events += message["events"]
            self.seq = message["seq"]
            self.open, self.own, self.answer = (message[n] for n in ("open", "own", "answer"))
        if kind in {"welcome", "table"}:
            self.info = message["table"]
        return message

    async def until(self, wanted: Callable[[Message], object]) -> Message:
        """Read on until a message is the wanted one."""
        while True:
            message = await self.next()
            if wanted(message):
                return message

    async def ask(self, message: Message) -> Message:
        """Send something, and wait for what comes of it."""
        tag = f"q{len(self.received)}"
        await self.send({**message, "re": tag})
        return await self.until(lambda answer: answer.get("re") == tag)

    # --- playing ------------------------------------------------------------------

    def wish(self, rand: random.Random, answers: bool = True) -> Message | None:
        """What this client does now, at random; nothing if it is not its turn."""
        status = self.info["status"]
        me = next((seat for seat in self.info["seats"] if seat["seat"] == self.seat), None)
        if me is None or self.own is None or self.open is None or status != "playing":
            return None
        if self.open["phase"] == "over":
            waits = not me["ready"] and self.open["match_outcome"] is None
            return {"type": "ready"} if waits else None
        moves = self.own["legal"]
        if self.own["asked"] is not None:
            moves = [move for move in moves if (move["verb"] != "pass") == answers]
        if not moves:
            return None
        active = [move for move in moves if move["verb"] not in _IDLE]
        move = rand.choice(active if active and rand.random() < 0.8 else moves)
        return {"type": "move", "move": move["text"], "seq": self.seq}

    async def play(
        self,
        rand: random.Random,
        done: Callable[[Client], object],
        wish: Callable[[Client, random.Random], Message | None] | None = None,
    ) -> None:
        """Play until something is so. What is asked of one twice is answered once."""
        asked: tuple[object, ...] | None = None
        while not done(self):
            key = (self.seq, self.info["status"], self.answer is not None, self.info["match"])
            if key != asked:
                wanted = wish(self, rand) if wish else self.wish(rand)
                if wanted is not None:
                    asked = key
                    await self.send(wanted)
            message = await self.next()
            if message["type"] == "refused":
                # Others act at the same time, and the clock deals.
                assert message["code"] in {"server-out-of-date", "hand-not-over"}, message


def ended(client: Client) -> bool:
    """Whether the match is over."""
    return client.info["status"] in {"over", "abandoned"}


async def everybody(clients: Sequence[Client], seed: int, **kwargs: Any) -> None:
    """Let all play to the end of the match."""
    for client in clients:
        await client.connect()
    try:
        await _play_all(clients, seed, **kwargs)
    finally:
        for client in clients:
            await client.close()


async def _play_all(clients: Sequence[Client], seed: int, **kwargs: Any) -> None:
    chances = [random.Random(f"{seed}/{n}") for n in range(len(clients))]
    await asyncio.gather(
        *(
            client.play(chance, ended, **kwargs)
            for client, chance in zip(clients, chances, strict=True)
        )
    )


SHORT: Mapping[str, Mapping[str, object]] = {
    "dujardin": {"match_hands": 1},
    "rally": {"match_hands": 1},
    "parker": {"match_hands": 1},
    "arche": {},
    "volant": {},
}
"""Options with which a match is one hand."""
