"""With several servers on PostgreSQL one of them runs the clock of a table, and another goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from tests.support.server_client import Client, make_table, take_seat
from tests.support.server_thread import Running, running


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 60))


@pytest.fixture
def servers(tmp_path: Path, database: str) -> Iterator[list[Running]]:
    with ExitStack() as stack:
        yield [
            stack.enter_context(
                running(tmp_path / str(n), storage=database, shortest_clock=0.1, grace=0.1)
            )
            for n in range(2)
        ]


def two(servers: list[Running], seconds: float) -> tuple[Client, Client]:
    one, other = servers[0].address, servers[1].address
    clock = {"kind": "match", "seconds": seconds, "out": "lose"}
    table, token = make_table(one, "dujardin", ["me", "friend"], clock=clock, pause=0.05)
    second = take_seat(other, table["id"])["token"]
    return Client(one, table["id"], token), Client(other, table["id"], second)


async def entries(database: str, kind: str) -> int:
    link = await asyncpg.connect(database)
    try:
        found: int = await link.fetchval(
            "SELECT count(*) FROM bornes.log WHERE convert_from(entry, 'UTF8') LIKE $1",
            f'%"type":"{kind}"%',
        )
        return found
    finally:
        await link.close()


def test_when_who_sees_to_the_table_goes_the_clock_goes_on(
    servers: list[Running], database: str
) -> None:
    async def scene() -> None:
        ann, bob = two(servers, 3.0)
        async with bob:
            async with ann:
                await bob.until(lambda _: bob.info["seats"][0]["present"])
            await bob.until(lambda _: not bob.info["seats"][0]["present"])
            before = bob.info["times"]["left"]
            assert 0 < before[0] <= 3.0
            await bob.until(lambda _: bob.info["status"] == "over")
            assert bob.info["lost_on_time"] == 1
        assert await entries(database, "time_up") == 1

    run(scene())


def test_times_are_the_same_through_both(servers: list[Running]) -> None:
    async def scene() -> None:
        ann, bob = two(servers, 600)
        async with ann, bob:
            assert ann.own is not None
            move = next(m["text"] for m in ann.own["legal"] if m["verb"] == "discard")
            told = await ann.ask({"type": "move", "move": move, "seq": ann.seq})
            heard = await bob.until(lambda m: m["type"] == "update" and m["seq"] >= told["seq"])
            assert heard["times"] == told["times"]
            async with Client(servers[1].address, ann.table, ann.token) as elsewhere:
                # No server is more than a second behind the other.
                here = elsewhere.info["times"]["left"]
                assert here[0] == told["times"]["left"][0]
                assert here[1] <= told["times"]["left"][1]

    run(scene())
