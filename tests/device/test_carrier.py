"""A table that was begun on a device goes on at a server: the same position, and nobody else's."""

from __future__ import annotations

import asyncio
import copy
import json
import random
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from bornes.device.device import SETTINGS, Device
from bornes.editions import EDITIONS
from bornes.locales import Messages
from bornes.server.table.verify import verified_text
from tests.support.carrier import Begun, at, begin, play, tokens_of
from tests.support.device_client import DeviceClient, Page, Refusal
from tests.support.full_disk import full_disk
from tests.support.server_client import Client, Message, ended, make_table
from tests.support.server_process import ServerProcess, serving
from tests.support.server_thread import Running, running

SAME = ("seq", "events", "open", "own", "answer")
"""What is shown to a seat of the game, here as there."""
LONG: dict[str, dict[str, object]] = {"arche": {"games": 9}, "volant": {"games": 9}}
"""Options with which no match ends in a test; in the other editions none does without."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("carried")) as found:
        yield found


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 120))


def seats_of(edition: str, kind: str) -> list[str]:
    others = min(EDITIONS[edition].tables) - 1
    return ["me", *[kind] * others]


async def at_server(address: str, there: Message) -> dict[int, Client]:
    """Everybody who was on the device, at the server."""
    found = {seat: Client(address, there["table"]["id"], t) for seat, t in tokens_of(there).items()}
    for client in found.values():
        await client.connect()
    return found


@pytest.mark.parametrize("kind", ["here", "steady"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_it_goes_on_from_the_same_position(edition: str, kind: str, server: Running) -> None:
    """Each seat is shown what it was shown; the same moves lead to the same, bots included."""

    async def scene() -> None:
        options = LONG.get(edition)
        begun = await begin(server.address, edition, seats_of(edition, kind), 3, options=options)
        kept = copy.deepcopy(begun.memory)
        there = await begun.carry()
        assert there["seat"] == 1
        assert there["table"]["dealt_on_device"] is True
        clients = await at_server(server.address, there)
        assert set(clients) == set(begun.shown)
        for seat, client in clients.items():
            again = await client.hello(since=0)
            for part in SAME:
                assert again[part] == begun.shown[seat][part], (seat, part)
            assert again["table"]["commitment"] == begun.made["table"]["commitment"]
        # A twin of the device, which was never carried, plays the same.
        twin = Device(kept, "somebody", SETTINGS)
        tokens = tokens_of(begun.made)
        twins = [DeviceClient(twin, begun.name, tokens[seat]) for seat in clients]
        for one in twins:
            await one.connect()
        people = list(clients.values())
        moves = [await play(who, random.Random(8), 15) for who in (people, twins)]
        assert moves[0] == moves[1]
        # What comes of the last move may still be on its way to one of them.
        heard = [who[0].events for who in (people, twins)]
        both = min(map(len, heard))
        assert both > len(begun.shown[1]["events"])
        assert heard[0][:both] == heard[1][:both]
        for client in people:
            await client.close()

    run(scene())


def test_whoever_loses_the_answer_asks_again(server: Running) -> None:
    async def scene() -> None:
        begun = await begin(server.address, "parker", ["me", "here"], seed=1)
        begun.way.deaf = True
        with pytest.raises(Refusal, match="server-carrying"):
            await begun.carry()
        # It is not played here meanwhile, not even through what was open.
        with pytest.raises(Refusal, match="server-carrying"):
            await Page(begun.device).ask("GET", at(begun.name))
        begun.way.deaf = False
        there = await begun.carry()
        again = await begun.carry()
        assert tokens_of(there) == tokens_of(again)
        assert there["table"]["id"] == again["table"]["id"]
        assert len(set(begun.way.sent)) == 1
        clients = await at_server(server.address, there)
        for seat, client in clients.items():
            for part in SAME:
                assert (await client.hello(since=0))[part] == begun.shown[seat][part]
            await client.close()
        status, text = await begun.device.answer("GET", at(begun.name), "en", None, "")
        assert status == 409
        told = json.loads(text)
        assert told["code"] == "server-carried-away"
        assert told["details"] == {"table": there["table"]["id"]}

    run(scene())


def test_whoever_wants_it_back_has_it_back(server: Running) -> None:
    """What the server may have got is then nobody's: the key of its seats is forgotten."""

    async def scene() -> None:
        begun = await begin(server.address, "parker", ["me", "steady"], seed=1)
        begun.way.deaf = True
        with pytest.raises(Refusal, match="server-carrying"):
            await begun.carry()
        await Page(begun.device).ask("POST", f"{at(begun.name)}/stay")
        client = DeviceClient(begun.device, begun.name, begun.made["token"])
        again = await client.connect()
        assert all(again[part] == begun.shown[1][part] for part in SAME)
        await play([client], random.Random(1), 3)
        begun.way.deaf = False
        there = await begun.carry()
        keys = [json.loads(body)["key"] for body in begun.way.sent]
        assert keys[0] != keys[1]
        assert there["table"]["id"] != begun.name
        # Once it has arrived it stays there.
        with pytest.raises(Refusal, match="server-carried-away"):
            await Page(begun.device).ask("POST", f"{at(begun.name)}/stay")

    run(scene())


def test_where_there_is_no_server_it_stays(server: Running) -> None:
    async def scene() -> None:
        begun = await begin(server.address, "parker", ["me", "steady"], seed=1)
        begun.way.cut = True
        with pytest.raises(Refusal, match="server-unreachable"):
            await begun.carry()
        assert not begun.way.sent
        carry = f"{at(begun.name)}/carry"
        with pytest.raises(Refusal, match="server-token-needed"):
            await Page(begun.device).ask("POST", carry)
        with pytest.raises(Refusal, match="server-token"):
            await Page(begun.device).ask("POST", carry, token="another")
        with pytest.raises(Refusal, match="server-no-table"):
            await Page(begun.device).ask("POST", f"{at('device-x')}/carry", token="another")
        client = DeviceClient(begun.device, begun.name, begun.made["token"])
        await client.connect()
        await play([client], random.Random(1), 3)

    run(scene())


def test_what_the_server_refuses_stays_where_it_is(tmp_path: Path) -> None:
    async def scene(address: str) -> None:
        begun = await begin(address, "parker", ["me", "here"], seed=1)
        name = begun.memory.tables[begun.name][1]
        begun.memory.tables[begun.name][1] = name.replace('"name":"me"', '"name":"' + "x" * 99)
        client = DeviceClient(begun.device, begun.name, begun.made["token"])
        await client.connect()
        with pytest.raises(Refusal, match="server-carried-broken"):
            await begun.carry()
        begun.memory.tables[begun.name][1] = name
        # Whoever was there is still there, and may play on.
        await client.ask({"type": "ping"})
        httpx.post(f"{address}/api/lessons/parker/tables", json={"name": "A"})
        with pytest.raises(Refusal, match="server-too-many-tables"):
            await begun.carry()
        assert not begun.memory.leaving
        await client.ask({"type": "ping"})

    with running(tmp_path, tables_per_hour=2) as server:
        run(scene(server.address))


def test_another_window_does_not_play_it_either(server: Running) -> None:
    async def scene() -> None:
        begun = await begin(server.address, "parker", ["me", "steady"], seed=1)
        window = Device(begun.memory, "somebody", SETTINGS, begun.way)
        late = DeviceClient(window, begun.name, begun.made["token"])
        await late.connect()
        before = list(begun.memory.tables[begun.name])
        await begun.carry()
        wish = late.wish(random.Random(1))
        assert wish is not None
        answer = await late.ask(wish)
        assert answer["code"] == "server-carried-away"
        assert begun.memory.tables[begun.name] == before

    run(scene())


def test_nobody_else_can_sit_down(server: Running) -> None:
    """Not even where a seat was left: the cards may be known on the device."""

    async def scene() -> None:
        begun = await begin(server.address, "parker", ["me", "here"], seed=2)
        there = await begun.carry()
        clients = await at_server(server.address, there)
        await clients[2].ask({"type": "leave", "offer": True})
        answer = await clients[1].ask({"type": "offer_seat", "seat": 2, "agree": True})
        assert answer["code"] == "server-carried-seats"
        table = at(there["table"]["id"])
        async with httpx.AsyncClient(base_url=server.address) as stranger:
            for seat in (None, 1, 2):
                wish = {"name": "Eve", "seat": seat}
                told = await stranger.post(f"{table}/seats", json=wish)
                assert told.status_code in {403, 409}, told.text
            shown = (await stranger.get(table)).json()
            assert [seat["offered"] for seat in shown["seats"]] == [False, False]
            # The one who brought it may hand their own on, by a link that works once.
            said = {"authorization": f"Bearer {there['token']}"}
            code = (await stranger.post(f"{table}/handover", headers=said, json={})).json()["code"]
            taken = await stranger.post(f"{table}/handover/redeem", json={"code": code})
            assert taken.json()["seat"] == 1
        for client in clients.values():
            await client.close()

    run(scene())


def written(folder: Path, record: str) -> Path:
    file = folder / "record.txt"
    file.write_text(record, "utf-8")
    return file


def test_its_end_says_who_dealt(server: Running, tmp_path: Path) -> None:
    """The record says it, and the next match is dealt by the server like any other."""

    async def scene() -> None:
        begun = await begin(server.address, "arche", ["me", "novice"], seed=2, moves=5)
        there = await begun.carry()
        client = Client(server.address, there["table"]["id"], there["token"])
        await client.connect()
        await client.play(random.Random(1), ended)
        table = at(there["table"]["id"])
        async with httpx.AsyncClient(base_url=server.address) as asking:
            told = await asking.get(f"{table}/matches/1/record")
            assert "# dealt on a device: no server chose these cards" in told.text
            said = list(verified_text(written(tmp_path, told.text), None, Messages("en")))
            assert "dealt on a device" in said[-1]
            assert client.info["dealt_on_device"]
            await client.ask({"type": "rematch"})
            await client.play(random.Random(1), lambda one: one.info["match"] == 2)
            assert not client.info["dealt_on_device"]
            await client.play(random.Random(1), ended)
            told = await asking.get(f"{table}/matches/2/record")
            said = list(verified_text(written(tmp_path, told.text), None, Messages("en")))
            assert "Compare it" in said[-1]
        await client.close()

    run(scene())


def test_clocks_go_on_from_where_they_were(server: Running) -> None:
    async def scene() -> None:
        clock = {"kind": "match", "seconds": 600, "increment": 5}
        begun = await begin(
            server.address, "parker", ["me", "steady"], seed=1, clock=clock, pause=8
        )
        [before] = begun.shown.values()
        there = await begun.carry()
        for now in (there["table"]["times"], before["table"]["times"]):
            assert now["running"] == 1
        left = [one["left"][0] for one in (before["table"]["times"], there["table"]["times"])]
        assert left[1] == pytest.approx(left[0], abs=5)
        assert left[1] <= left[0]

    run(scene())


def test_a_server_that_is_killed_has_it_as_it_was(tmp_path: Path) -> None:
    async def scene(server: ServerProcess) -> None:
        begun = await begin(server.address, "rally", ["me", *["here"] * 3], seed=1)
        there = await begun.carry()
        server.kill()
        server.start()
        for seat, client in (await at_server(server.address, there)).items():
            again = await client.hello(since=0)
            assert all(again[part] == begun.shown[seat][part] for part in SAME)
            assert again["table"]["dealt_on_device"] is True
            await client.close()

    with serving(tmp_path) as server:
        run(scene(server))


def test_a_server_that_can_keep_nothing_takes_nothing(tmp_path: Path) -> None:
    async def scene(server: ServerProcess, begun: Begun) -> None:
        with full_disk(server), pytest.raises(Refusal, match="server-carrying"):
            await begun.carry()
        there = await begun.carry()
        [client] = (await at_server(server.address, there)).values()
        assert (await client.hello(since=0))["own"] == begun.shown[1]["own"]
        await client.close()

    async def whole(server: ServerProcess) -> None:
        make_table(server.address, "parker", ["me", "steady"])
        await scene(server, await begin(server.address, "parker", ["me", "steady"], seed=1))

    with serving(tmp_path) as server:
        run(whole(server))
