"""The server is killed at any moment: every table is as its players last saw it."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage

from bornes import EDITIONS
from tests.support.server_client import Client, make_table, take_seat
from tests.support.server_process import ServerProcess, serving

TABLES = 8
LONG_MATCHES: dict[str, dict[str, object]] = {"arche": {"games": 999}, "volant": {"games": 999}}
"""Options with which no match ends before the test; the others count points. A quick machine
plays 99 games of arche within a test of calamities."""


def make_tables(address: str) -> list[list[Client]]:
    """Tables of several people, and of one against bots, in all editions."""
    tables = []
    for number in range(TABLES):
        edition = list(EDITIONS)[number % len(EDITIONS)]
        options = LONG_MATCHES.get(edition, {"match_total": 1_000_000})
        others = ["friend"] if number % 4 else ["novice"]
        pause = None if number % 3 == 0 else 0.02
        table, token = make_table(
            address, edition, ["me", *others], options=options, pause=pause, deal_pause=0.05
        )
        tokens = [token]
        if others == ["friend"]:
            tokens.append(take_seat(address, table["id"])["token"])
        tables.append([Client(address, table["id"], token) for token in tokens])
    return tables


def wish_or_decline(client: Client, rand: random.Random) -> dict[str, object] | None:
    """What a client does now; where all who might answer are waited for, it speaks."""
    answer = client.answer
    wanted = client.wish(rand, answers=rand.random() < 0.5)
    if wanted is None and answer is not None and answer["waiting"] == "all":
        declines = client.seat in answer["seats"] and client.seat not in answer["declined"]
        return {"type": "decline", "seq": client.seq} if declines else None
    return wanted


async def play_on(client: Client, rand: random.Random) -> None:
    """Play until the line is cut, be it in the middle of the handshake."""
    try:
        await client.connect()
        await client.play(rand, lambda _: False, wish_or_decline)
    except (ConnectionClosed, InvalidMessage, OSError):
        pass


async def under_load(
    server: ServerProcess, tables: list[list[Client]], rand: random.Random
) -> None:
    """Everybody plays; in the middle of it the server is killed."""
    playing = [
        asyncio.create_task(play_on(client, random.Random(rand.random())))
        for clients in tables
        for client in clients
    ]
    await asyncio.sleep(0.3 + rand.random() * 0.7)
    server.kill()
    await asyncio.gather(*playing)


async def compare(clients: list[Client]) -> None:
    """What the table is now begins with all that each of its clients had seen."""
    for client in clients:
        seen, open_before, own_before = client.events[:], client.open, client.own
        again = Client(client.address, client.table, client.token)
        async with again:
            assert again.base == client.base == 0
            assert again.events[: len(seen)] == seen
            assert again.seq >= client.seq
            if again.seq == client.seq:
                assert again.open == open_before
                assert again.own is not None
                assert own_before is not None
                assert again.own["hand"] == own_before["hand"]
            rest = again.events[client.seq :]
            later = await again.hello(since=client.seq)
            assert later["first"] == client.seq
            assert later["events"][: len(rest)] == rest


def crash(folder: Path, times: int, seed: int) -> None:
    rand = random.Random(seed)
    with serving(folder) as server:
        tables = make_tables(server.address)
        made = 0
        for _ in range(times):
            asyncio.run(under_load(server, tables, rand))
            server.start()
            for clients in tables:
                asyncio.run(compare(clients))
            before, made = made, sum(client.seq for table in tables for client in table)
            assert made > before, "nothing was played"
        assert httpx.get(f"{server.address}/healthz").json()["tables"] == TABLES
        assert server.stop() == 0
        assert server.errors.read_text() == ""


def test_killed_at_any_moment(tmp_path: Path) -> None:
    crash(tmp_path, times=3, seed=1)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(5))
def test_killed_many_times(tmp_path: Path, seed: int) -> None:
    crash(tmp_path, times=10, seed=100 + seed)
