"""Tables on a device: played, kept, answered as a server answers."""

from __future__ import annotations

import asyncio
import io
import json
import os
import random
import re
import zipfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace

from bornes.device.addresses import _ADDRESSES
from bornes.device.device import PREFIX, SETTINGS, Device
from bornes.editions import EDITIONS
from bornes.server.http.device_parts import archive
from bornes.server.http.routes import HANDLERS
from bornes.server.storage.entries_of_rows import stored
from bornes.server.table.apply import replayed
from bornes.server.table.verify import verify
from tests.support.device_client import DeviceClient, Memory, Page, Refusal
from tests.support.fresh_python import run_python
from tests.support.paths import ROOT
from tests.support.server_client import SHORT, Message, ended
from tests.support.server_thread import running

ELSEWHERE = {"/api/carried/tables", "/healthz", "/schema/asyncapi.json", "/schema/protocol.json"}
"""Addresses for who runs a server, and the one to which a device brings tables."""
HERE_ALONE = {("POST", f"/api/tables/x/{what}") for what in ("carry", "stay")}
"""Addresses with which a table of a device leaves it."""


@asynccontextmanager
async def begun(memory: Memory, pause: float = 0.0) -> AsyncIterator[Device]:
    device = Device(memory, "somebody", replace(SETTINGS, shortest_pause=pause))
    await device.open()
    try:
        yield device
    finally:
        await device.close()


def run(work: Callable[[Device], Awaitable[None]], memory: Memory | None = None) -> Memory:
    """Do something with a device; gives what is kept of it."""
    kept = memory or Memory()

    async def whole() -> None:
        async with begun(kept) as device:
            await work(device)

    asyncio.run(whole())
    return kept


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_match_of_every_edition(edition: str, tmp_path: Path) -> None:
    players = min(EDITIONS[edition].tables)

    async def play(device: Device) -> None:
        bots = ["steady"] * (players - 1)
        made = await Page(device).make(edition, ["me", *bots], options=SHORT[edition])
        client = DeviceClient(device, made["table"]["id"], made["token"])
        await client.connect()
        await client.play(random.Random(edition), ended)
        status, record = await device.answer(
            "GET", f"/api/tables/{client.table}/matches/1/record", "en", None, ""
        )
        assert status == 200
        file = tmp_path / "record.txt"
        file.write_text(record, "utf-8")
        assert verify(file).game.match_outcome is not None

    kept = run(play)
    [table] = kept.tables
    assert table.startswith(PREFIX)


def test_a_table_comes_back_where_it_was() -> None:
    seen: list[Message] = []

    async def begin(device: Device) -> None:
        made = await Page(device).make("parker", ["me", "novice"], bot_delay=9)
        client = DeviceClient(device, made["table"]["id"], made["token"])
        first = await client.connect()
        if client.wish(random.Random(3)) is not None:
            await client.play(random.Random(3), lambda client: client.seq > first["seq"])
        again = DeviceClient(device, client.table, client.token)
        seen.extend([made, await again.connect()])

    async def come_back(device: Device) -> None:
        made, before = seen
        client = DeviceClient(device, made["table"]["id"], made["token"])
        after = await client.connect()
        assert after["seat"] == 1
        for part in ("seq", "events", "open", "own"):
            assert after[part] == before[part]

    run(come_back, run(begin))


def test_what_cannot_be_kept_waits_and_is_told() -> None:
    kept = Memory()

    async def fail(device: Device) -> None:
        made = await Page(device).make("parker", ["me", "here"], pause=None)
        client = DeviceClient(device, made["table"]["id"], made["token"])
        await client.connect()
        kept.full = True
        wish = client.wish(random.Random(1))
        if wish is None:
            other = DeviceClient(device, client.table, made["here"][0]["token"])
            await other.connect()
            wish, client = other.wish(random.Random(1)), other
        assert wish is not None
        before = client.seq
        await client.send(wish)
        told = await client.until(lambda message: message["type"] == "storage")
        assert told["works"] is False
        assert client.seq == before
        with pytest.raises(Refusal, match="server-storage-failed"):
            await Page(device).make("parker", ["me", "novice"])
        kept.full = False
        await client.until(lambda message: message["type"] == "update")
        assert client.seq > before

    run(fail, kept)


def test_two_windows_on_the_same_table() -> None:
    """Each has a worker of its own; what one has written, the other takes in when it writes."""
    kept = Memory()

    async def play() -> None:
        async with begun(kept) as one, begun(kept) as other:
            made = await Page(one).make("parker", ["me", "here"], pause=None)
            tokens = [made["token"], made["here"][0]["token"]]
            table = made["table"]["id"]
            clients = [DeviceClient(one, table, tokens[0]), DeviceClient(other, table, tokens[1])]
            for client in clients:
                await client.connect()
            first = next(client for client in clients if client.wish(random.Random(1)))
            wish = first.wish(random.Random(1))
            assert wish is not None
            other_wish = {**wish, "move": another(first, wish)}
            await first.ask(wish)
            late = DeviceClient(other if first.device is one else one, table, first.token)
            await late.connect()
            assert late.seq < first.seq, "that worker has not heard of it yet"
            answer = await late.ask(other_wish)
            assert answer["code"] == "server-out-of-date"
            assert late.seq == first.seq

    asyncio.run(play())
    [table] = kept.tables
    secrets = [json.loads(text) for text in kept.secrets[table]]
    assert len(secrets) == 1


def another(client: DeviceClient, wish: Message) -> str:
    """Another move than the one that is wished for."""
    assert client.own is not None
    moves: list[str] = [move["text"] for move in client.own["legal"]]
    return next(move for move in moves if move != wish["move"])


def test_nobody_can_come() -> None:
    async def ask(device: Device) -> None:
        body = {"edition": "parker", "seats": [{"kind": "me", "name": "A"}, {"kind": "friend"}]}
        with pytest.raises(Refusal, match="server-nobody-comes"):
            await Page(device).ask("POST", "/api/tables", body)
        with pytest.raises(Refusal, match="server-not-here"):
            await Page(device).ask("GET", "/healthz")
        with pytest.raises(Refusal, match="server-bad-message"):
            await Page(device).ask("POST", "/api/tables", {"edition": 3})
        with pytest.raises(Refusal, match="server-bad-message"):
            await Page(device).ask("GET", "/api/house?edition=parker&players=x")
        with pytest.raises(Refusal, match="server-no-table"):
            await Page(device).ask("GET", f"/api/tables/{PREFIX}x")

    assert not run(ask).tables


def test_every_address_of_the_page_is_answered_here_too() -> None:
    """Whatever a server answers, a device does, but what needs others or is for who runs it."""
    here = set(_ADDRESSES)
    for handler in HANDLERS:
        for path in handler.paths:
            if path in ELSEWHERE or "/handover" in path:
                continue
            example = re.sub(r"\{(\w+):int\}", "1", re.sub(r"\{(\w+):str\}", "parker", path))
            methods = {method for method in handler.http_methods if method in {"GET", "POST"}}
            found = {
                (method, pattern)
                for method, pattern in _ADDRESSES
                if method in methods and re.fullmatch(pattern, example)
            }
            assert len(found) == 1, path
            here -= found
    assert len(here) == len(HERE_ALONE)
    for method, address in HERE_ALONE:
        assert any(method == one and re.fullmatch(pattern, address) for one, pattern in here)


QUESTIONS: tuple[tuple[str, str, object], ...] = (
    ("GET", "/api/choices", None),
    ("GET", "/api/house?edition=volant&players=2", None),
    ("POST", "/api/house", {"edition": "parker", "players": 2, "house": {"hand_size": 7}}),
    ("POST", "/api/house", {"edition": "parker", "players": 2, "house": {"hand_size": 99}}),
    ("GET", "/api/rules/dujardin/fr", None),
    ("GET", "/api/rules/nosuch/fr", None),
    ("POST", "/api/score", {"edition": "parker", "players": 2, "hands": []}),
    ("POST", "/api/lessons/nosuch/tables", {"name": "A"}),
    ("POST", "/api/daily/nosuch/tables", {"name": "A"}),
    ("GET", "/api/tables/nosuch/daily", None),
    ("GET", "/api/tables/nosuch/matches/1/review", None),
    ("POST", "/api/review/moment", {"record": "no record", "stop": 0}),
)


def test_answers_are_those_of_a_server(tmp_path: Path) -> None:
    answers: list[tuple[int, str]] = []

    async def ask() -> None:
        async with begun(Memory(), SETTINGS.shortest_pause) as device:
            for method, address, body in QUESTIONS:
                text = "" if body is None else json.dumps(body)
                answers.append(await device.answer(method, address, "nl", None, text))

    asyncio.run(ask())
    limits = {name: getattr(SETTINGS, name) for name in ("shortest_pause", "shortest_clock")}
    with (
        running(tmp_path, None, **limits) as server,
        httpx.Client(base_url=server.address) as client,
    ):
        for (method, address, body), (status, text) in zip(QUESTIONS, answers, strict=True):
            said = {"accept-language": "nl"}
            found = client.request(method, address, json=body, headers=said)
            assert (found.status_code, found.text) == (status, text), address


def test_its_log_is_one_of_a_server() -> None:
    """Whoever has the texts that were kept can replay the table, and the cards are as promised."""

    async def play(device: Device) -> None:
        options = {"match_hands": 1}
        made = await Page(device).make("parker", ["me", "novice"], options=options)
        client = DeviceClient(device, made["table"]["id"], made["token"])
        await client.connect()
        await client.play(random.Random(5), ended)

    kept = run(play)
    [name] = kept.tables
    secrets = [json.loads(text) for text in kept.secrets[name]]
    found = stored(
        [(number, text.encode()) for number, text in enumerate(kept.tables[name], start=1)],
        [(each["match"], each["seed"], each["salt"]) for each in secrets],
    )
    table = replayed(name, found.shuffles, found.entries)
    assert table.status == "over"
    assert table.shuffles[1].commitment == table.commitments[0]


ALONE = """
import sys

ABSENT = {missing!r}

for name in ABSENT:
    sys.modules[name] = None

import asyncio
from bornes.device.device import Device
from tests.support.device_client import DeviceClient, Memory, Page
from tests.support.server_client import ended
import random

async def play():
    device = Device(Memory(), "somebody")
    await device.open()
    seats, options = ["me", "champion", "expert"], {{"match_hands": 1}}
    made = await Page(device).make("parker", seats, options=options, pause=3)
    client = DeviceClient(device, made["table"]["id"], made["token"])
    await client.connect()
    await client.play(random.Random(2), ended)
    await device.close()

asyncio.run(play())
print(sys.modules["bornes"].__file__)
"""


def test_it_runs_without_what_a_browser_lacks(tmp_path: Path) -> None:
    """No processes, no compiled rules, nothing of a server; a champion plays all the same.

    It plays with what a browser fetches, where whole rooms are left out.
    """
    zipfile.ZipFile(io.BytesIO(archive())).extractall(tmp_path)
    missing = [
        "_multiprocessing",
        "asyncpg",
        "litestar",
        "numba",
        "numpy",
        "prometheus_client",
        "resource",
        "sqlite3",
        "uvicorn",
        "uvloop",
    ]
    done = run_python(ALONE.format(missing=missing), PYTHONPATH=f"{tmp_path}{os.pathsep}{ROOT}")
    assert done.startswith(str(tmp_path))
