"""Tables of a device that are brought to a real server."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx

from bornes.device.device import SETTINGS, Device, DeviceSecrets
from bornes.server.table.commitment import Shuffle
from tests.support.device_client import DeviceClient, Memory, Page
from tests.support.server_client import Client, Message


class Dealt(DeviceSecrets):
    """The same cards each time, and other names."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def shuffle(self) -> Shuffle:
        return Shuffle(random.Random(self._seed).getrandbits(256), "salt")


@dataclass
class Way:
    """The way from a device to its server, which may be cut at either end."""

    address: str
    cut: bool = False
    """Nothing gets there."""
    deaf: bool = False
    """What is sent gets there, and no answer comes back."""
    sent: list[str] = field(default_factory=list)

    async def reachable(self) -> bool:
        return not self.cut

    async def bring(self, body: str, language: str) -> str | None:
        self.sent.append(body)
        if self.cut:
            return None
        answer = await brought(self.address, body, language)
        found = json.dumps({"status": answer.status_code, "text": answer.text})
        return None if self.deaf else found


async def brought(address: str, body: str, language: str = "en") -> httpx.Response:
    """What a server answers to a table that is brought to it."""
    async with httpx.AsyncClient(timeout=60) as client:
        said = {"content-type": "application/json", "accept-language": language}
        return await client.post(f"{address}/api/carried/tables", content=body, headers=said)


@dataclass
class Begun:
    """A table of a device in the middle of a match, and what its seats are shown."""

    device: Device
    memory: Memory
    way: Way
    made: Message
    shown: dict[int, Message]

    @property
    def name(self) -> str:
        name: str = self.made["table"]["id"]
        return name

    async def carry(self) -> Message:
        """Take it to the server."""
        token = self.made["token"]
        there: Message = await Page(self.device).ask("POST", f"{at(self.name)}/carry", token=token)
        return there

    def body(self, key: str = "k" * 43) -> dict[str, Any]:
        """What is sent of it."""
        secrets = [json.loads(secret) for secret in self.memory.secrets[self.name]]
        return {"key": key, "entries": list(self.memory.tables[self.name]), "shuffles": secrets}


def at(name: str) -> str:
    """Where a table is asked for."""
    return f"/api/tables/{name}"


def tokens_of(made: Message) -> dict[int, str]:
    """What opens the seats of a device, by their number."""
    return {made["seat"]: made["token"], **{one["seat"]: one["token"] for one in made["here"]}}


async def begin(
    address: str,
    edition: str,
    seats: Sequence[str],
    seed: int,
    moves: int = 25,
    options: Mapping[str, object] | None = None,
    **settings: object,
) -> Begun:
    """Play some moves on a device, until it is somebody's turn, and everybody has gone."""
    memory, way = Memory(), Way(address)
    device = Device(memory, "somebody", SETTINGS, way)
    object.__setattr__(device.rooms.services, "secrets", Dealt(seed))
    settings = {"options": dict(options or {}), "pause": None, **settings}
    made = await Page(device).make(edition, seats, **settings)
    clients = {
        seat: DeviceClient(device, made["table"]["id"], token)
        for seat, token in tokens_of(made).items()
    }
    for client in clients.values():
        await client.connect()
    await play(list(clients.values()), random.Random(seed), moves)
    shown = {seat: await client.hello(since=0) for seat, client in clients.items()}
    for client in clients.values():
        await client.close()
    return Begun(device, memory, way, made, shown)


async def play(clients: Sequence[Client], rand: random.Random, moves: int) -> list[str]:
    """Let people who share a device make so many moves; gives those moves."""
    made: list[str] = []
    while True:
        for client in clients:
            await client.ask({"type": "ping"})
        wishes = [(client, wish_of(client, rand)) for client in clients]
        found = [(client, wish) for client, wish in wishes if wish is not None]
        if not found:
            await clients[0].next()  # a bot's turn
            continue
        client, wish = found[0]
        if len(made) >= moves and wish["type"] == "move" and client.answer is None:
            return made
        answer = await client.ask(wish)
        assert answer["type"] != "refused", answer
        made.append(str(wish.get("move", wish["type"])))


def wish_of(client: Client, rand: random.Random) -> Message | None:
    """What somebody does who speaks wherever all must."""
    answer = client.answer
    if answer is not None and client.seat in answer["seats"]:
        if client.seat in answer["declined"]:
            return None
        asked = client.own is not None and client.own["asked"] is not None
        if not asked or rand.random() < 0.5:
            return {"type": "decline", "seq": client.seq}
    elif answer is not None:
        return None
    return client.wish(rand)
