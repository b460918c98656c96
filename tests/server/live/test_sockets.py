"""The secrecy of whole matches over real sockets: all seats recorded, hidden cards exchanged."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import pytest

from bornes import Game
from bornes.server.table import match_start
from tests.support.games import PLAIN
from tests.support.games import Table as Kind
from tests.support.server_client import SHORT, Client, Message, make_table, take_seat
from tests.support.server_thread import KnownSecrets, Running, running
from tests.support.server_twins import new_like
from tests.support.twins import twin_of

Deed = tuple[int, Message]
"""A seat, and what it sent."""


class Theatre:
    """Everybody at a table, one deed after another, each seen by all before the next."""

    def __init__(self, server: Running, kind: Kind) -> None:
        self.server, self.kind = server, kind
        address = server.address
        seats = ["me", *["friend"] * (kind.players - 1)]
        options = SHORT[kind.edition]
        table, token = make_table(address, kind.edition, seats, options=options, pause=30)
        self.clients = {1: Client(address, table["id"], token)}
        for seat in range(2, kind.players + 1):
            found = take_seat(address, table["id"], f"P{seat}", seat)
            self.clients[seat] = Client(address, table["id"], found["token"])
        self.spectator = Client(address, table["id"])
        self.table = table["id"]

    @property
    def everyone(self) -> list[Client]:
        return [*self.clients.values(), self.spectator]

    @property
    def game(self) -> Game:
        rooms = self.server.application.rooms
        return rooms._rooms[self.table].table.game

    async def enter(self) -> None:
        for number, client in enumerate(self.everyone, start=1):
            await client.connect()
            for other in self.everyone[: number - 1]:
                await other.until(lambda message: message["type"] == "table")

    async def leave(self) -> None:
        for client in self.everyone:
            await client.close()

    async def seen_by_all(self, before: int) -> None:
        """Wait until everybody has seen something new."""
        for client in self.everyone:
            while client.seq == before:
                await client.next()

    async def do(self, seat: int, message: Message) -> None:
        before = self.spectator.seq
        await self.clients[seat].send({**message, "seq": before})
        await self.seen_by_all(before)

    async def time_is_up(self) -> None:
        """The pause ends now: the server's clock is set off by hand."""
        before = self.spectator.seq
        rooms = self.server.application.rooms
        room = rooms._rooms[self.table]
        assert room.table.window is not None
        self.server.loop.call_soon_threadsafe(room.timers._close, room.table.window)
        await self.seen_by_all(before)

    def over(self) -> bool:
        assert self.spectator.open is not None
        return bool(self.spectator.open["phase"] == "over")


async def improvise(theatre: Theatre, rand: random.Random, most: int) -> list[Deed]:
    """Play at random; what was done openly is written down."""
    deeds: list[Deed] = []
    await theatre.enter()
    while len(deeds) < most and not theatre.over():
        if theatre.spectator.answer is not None:
            deeds += await answer_or_wait(theatre, rand)
            continue
        deed = next(
            (seat, wish)
            for seat, client in theatre.clients.items()
            if (wish := client.wish(rand)) is not None
        )
        deeds.append(deed)
        await theatre.do(*deed)
    if theatre.spectator.answer is not None:
        await theatre.time_is_up()
    await theatre.leave()
    return deeds


async def answer_or_wait(theatre: Theatre, rand: random.Random) -> list[Deed]:
    """Somebody who can may answer, or decline without a sound; else the time passes."""
    deeds: list[Deed] = []
    for seat, client in theatre.clients.items():
        assert client.own is not None
        if client.own["asked"] is None:
            continue
        if rand.random() < 0.5:
            answers = [move for move in client.own["legal"] if move["verb"] != "pass"]
            deed = (seat, {"type": "move", "move": rand.choice(answers)["text"]})
            await theatre.do(*deed)
            return [*deeds, deed]
        deeds.append((seat, {"type": "decline", "seq": client.seq}))
        await client.ask(deeds[-1][1])
    await theatre.time_is_up()
    return deeds


async def perform(theatre: Theatre, deeds: Sequence[Deed]) -> None:
    """Do the same again; whoever is asked now, and has not answered then, is silent."""
    await theatre.enter()
    for seat, message in deeds:
        if message["type"] == "decline":
            await theatre.clients[seat].ask(message)
            continue
        is_answer = any(f": {verb}" in message["move"] for verb in ("coup", "parry", "u-turn"))
        if theatre.spectator.answer is not None and not is_answer:
            await theatre.time_is_up()
        await theatre.do(seat, message)
    if theatre.spectator.answer is not None:
        await theatre.time_is_up()
    await theatre.leave()


def updates(client: Client) -> list[str]:
    """What the client was sent of the game.

    Whoever declines is told once more how long answers stay open. That goes by when they declined,
    so there alone the figure is left out.
    """
    texts = [text for text in client.received if '"type":"update"' in text[:20]]
    return [texts[0], *(_without_time_left(*pair) for pair in pairwise(texts))]


def _without_time_left(before: str, text: str) -> str:
    """An update, without the time left where it shows the moment of the one before again."""
    again = '"events":[]' in text and _seq(before) == _seq(text)
    return re.sub(r'"seconds":[0-9.]+', '"seconds":0', text) if again else text


def _seq(text: str) -> object:
    return json.loads(text)["seq"]


@pytest.mark.parametrize("kind", [k for k in PLAIN if k.players == 3], ids=str)
def test_every_byte_is_the_same(
    kind: Kind, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compare(kind, tmp_path, monkeypatch, most=25, seed=3)


@pytest.mark.long
@pytest.mark.parametrize("kind", PLAIN, ids=str)
@pytest.mark.parametrize("seed", range(4))
def test_every_byte_of_long_matches(
    kind: Kind, seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compare(kind, tmp_path, monkeypatch, most=200, seed=seed)


def compare(
    kind: Kind, folder: Path, monkeypatch: pytest.MonkeyPatch, most: int, seed: int
) -> None:
    rand = random.Random(f"{kind}/{seed}")
    with running(folder / "first", KnownSecrets(seed)) as server:
        first = Theatre(server, kind)
        deeds = asyncio.run(improvise(first, rand, most))
        game = first.game
    for seat in (rand.randint(1, kind.players), None):
        twin = twin_of(game, seat, rand)
        if twin is None:
            continue
        monkeypatch.setattr(match_start, "new", new_like(twin))
        with running(folder / f"twin-{seat}", KnownSecrets(seed)) as server:
            second = Theatre(server, kind)
            asyncio.run(perform(second, deeds))
        monkeypatch.undo()
        theirs = first.clients[seat] if seat is not None else first.spectator
        mine = second.clients[seat] if seat is not None else second.spectator
        assert updates(mine) == updates(theirs)
        assert len(updates(mine)) > 5
