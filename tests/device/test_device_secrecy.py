"""What a device hands to the page tells no more than the view of the seat that looks.

The cards are on the device, but the page must not be told of them. It is the comparison of
`tests/server/table/test_secrecy.py`, with everything that goes from the worker to the page.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
import pytest

from bornes import Game
from bornes.device.device import SETTINGS, Device
from bornes.device.storage import DeviceStorage
from bornes.device.workplace import OneThread
from bornes.engine.events import CardDrawn, Event
from bornes.engine.refusals import Refused
from bornes.engine.view import shown
from bornes.server.http.carried import take_in
from bornes.server.live.room import Room
from bornes.server.live.rooms import Rooms
from bornes.server.protocol.bodies import Carry
from bornes.server.protocol.problems import language_of, problem, status_of
from bornes.server.table import entries as log
from bornes.server.table import match_start
from bornes.server.table.commitment import Shuffle
from tests.server.table.test_secrecy import an_entry, assert_lie_otherwise, is_answer
from tests.support.device_client import DeviceClient, Memory, Page
from tests.support.games import TABLES
from tests.support.games import Table as Kind
from tests.support.server_thread import KnownSecrets
from tests.support.server_twins import new_like
from tests.support.twins import twin_of


class Secrets(KnownSecrets):
    """The same shuffle each time, and the same names."""

    def __init__(self, kind: Kind) -> None:
        super().__init__(random.Random(f"device {kind}").getrandbits(256))

    def shuffle(self) -> Shuffle:
        return Shuffle(self._seed, "salt")


@dataclass
class Told:
    """What happened at a table of a device, and every text that the page was handed."""

    game: Game
    happened: Sequence[log.AnyEntry]
    texts: dict[int | None, list[str]]


class Beside:
    """A server that is beside the device, and takes in whatever a server would."""

    async def reachable(self) -> bool:
        return True

    async def bring(self, body: str, language: str) -> str | None:
        rooms = Rooms(SETTINGS, DeviceStorage(Memory()), OneThread())
        wish = msgspec.json.decode(body, type=Carry)
        try:
            text = msgspec.json.encode((await take_in(rooms, wish, "person")).seated()).decode()
        except Refused as error:
            text = msgspec.json.encode(problem(error.refusal, language_of(language))).decode()
            return json.dumps({"status": status_of(error.refusal), "text": text})
        return json.dumps({"status": 201, "text": text})


async def played(
    kind: Kind, rand: random.Random, happened: Sequence[log.AnyEntry] | None, most: int
) -> Told:
    """A match by people on one device: something at random, or what happened before."""
    device = Device(Memory(), "somebody", SETTINGS, Beside())
    # Its own would be other ones each time.
    object.__setattr__(device.rooms.services, "secrets", Secrets(kind))
    made = await Page(device).make(
        kind.edition,
        ["me", *["here"] * (kind.players - 1)],
        options=dict(kind.options),
        house=dict(kind.house),
        pause=None,
    )
    tokens = [made["token"], *(each["token"] for each in made["here"]), None]
    clients = [DeviceClient(device, made["table"]["id"], token) for token in tokens]
    for client in clients:
        await client.connect()
    room = await device.rooms.get(made["table"]["id"])
    done: list[log.AnyEntry] = []
    if happened is None:
        while room.table.status == "playing" and len(done) < most:
            done.append(an_entry(room.table, rand))
            await write(room, done[-1])
    else:
        for entry in happened:
            await follow(room, entry)
    for client in clients:
        await client.ask({"type": "ping"})
        await client.hello(since=0)
    carry = f"/api/tables/{made['table']['id']}/carry"
    told = await device.answer("POST", carry, "en", made["token"], "")
    for client in clients:
        client.received.append(json.dumps(told))
    await device.close()
    found = {client.seat: client.received for client in clients}
    return Told(room.table.game, happened or done, found)


async def follow(room: Room, entry: log.AnyEntry) -> None:
    """Let the same happen; where nobody is waited for, an answer closes by itself."""
    if isinstance(entry, log.AnswersClosed | log.Declined):
        if room.table.window is None:
            return  # with these cards nobody was asked
    elif room.table.window is not None and not is_answer(entry):
        await write(room, log.AnswersClosed())
    await write(room, entry)


async def write(room: Room, entry: log.AnyEntry) -> None:
    async with room.lock:
        await room.decide(lambda _: [entry])


def compare(kind: Kind, monkeypatch: pytest.MonkeyPatch, most: int = 60) -> None:
    """Play, and once more for each looker with other cards where it can't see."""
    rand = random.Random(f"device {kind} {most}")
    first = asyncio.run(played(kind, rand, None, most))
    for seat in (*range(1, kind.players + 1), None):
        twin = twin_of(first.game, seat, rand)
        if twin is None:
            continue
        with monkeypatch.context() as patch:
            patch.setattr(match_start, "new", new_like(twin))
            second = asyncio.run(played(kind, rand, first.happened, most))
        assert second.texts[seat] == first.texts[seat], "told other texts"
        assert len(first.texts[seat]) > len(first.happened) / 4
        assert_lie_otherwise(first.game, second.game, seat)


@pytest.mark.parametrize("kind", [kind for kind in TABLES if kind.players < 4], ids=str)
def test_other_hidden_cards_the_same_texts(kind: Kind, monkeypatch: pytest.MonkeyPatch) -> None:
    compare(kind, monkeypatch)


@pytest.mark.long
@pytest.mark.parametrize("kind", TABLES, ids=str)
def test_the_same_in_long_matches(kind: Kind, monkeypatch: pytest.MonkeyPatch) -> None:
    compare(kind, monkeypatch, most=600)


def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(event: Event, seat: int | None) -> Event | None:
        return event if isinstance(event, CardDrawn) else shown(event, seat)

    monkeypatch.setattr("bornes.server.live.shown.views.shown", leaky)
    kind = next(kind for kind in TABLES if str(kind) == "parker-2")
    with pytest.raises(AssertionError, match="told other texts"):
        compare(kind, monkeypatch)


def test_a_table_that_is_carried_tells_the_page_no_secret() -> None:
    """Its log holds the secret of all cards; the page is told where it goes on, and its seats."""

    async def scene() -> None:
        kept = Memory()
        device = Device(kept, "somebody", SETTINGS, Beside())
        made = await Page(device).make("parker", ["me", "here"], pause=None)
        name = made["table"]["id"]
        told = await device.answer("POST", f"/api/tables/{name}/carry", "en", made["token"], "")
        assert told[0] == 201
        [secret] = [json.loads(text) for text in kept.secrets[name]]
        for hidden in (secret["seed"], secret["salt"], kept.leaving[name]["key"]):
            assert hidden not in told[1]
        assert set(json.loads(told[1])) == {"seat", "token", "table", "here"}
        await device.close()

    asyncio.run(scene())


def test_what_tells_all_cards_is_refused_while_they_are_played() -> None:
    async def ask() -> None:
        device = Device(Memory(), "somebody")
        made = await Page(device).make("parker", ["me", "novice"], pause=3)
        match = f"/api/tables/{made['table']['id']}/matches/1"
        for what in ("record", "review", "moments/0"):
            status, text = await device.answer("GET", f"{match}/{what}", "en", made["token"], "")
            assert status == 409
            assert json.loads(text)["code"] == "server-record-later"
        await device.close()

    asyncio.run(ask())
