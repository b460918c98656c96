"""Many who only stay: what each of them costs the server that they are connected to."""

from __future__ import annotations

import asyncio
import json
import os
import resource
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.support.server_client import Client, make_table, take_seat
from tests.support.server_process import ServerProcess, serving

TABLES, AT_EACH = 20, 100
MANY = TABLES * AT_EACH
KILOBYTES = 40
"""What one who stays may cost at most."""
SPARE = 20
"""Descriptors for what the server does besides: its log, a request, a bot."""


def kilobytes(server: ServerProcess) -> int:
    status = Path(f"/proc/{server.process.pid}/status").read_text("utf-8")
    return int(status.partition("VmRSS:")[2].split()[0])


def cpu_seconds(server: ServerProcess) -> float:
    stat = Path(f"/proc/{server.process.pid}/stat").read_text("utf-8")
    fields = stat.rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def descriptors(server: ServerProcess) -> int:
    return len(list(Path(f"/proc/{server.process.pid}/fd").iterdir()))


@asynccontextmanager
async def spectators(address: str, tables: list[str]) -> AsyncIterator[list[ClientConnection]]:
    """So many at each of some tables, all of whom have seen theirs."""
    here: list[ClientConnection] = []

    async def come(table: str) -> None:
        url = address.replace("http", "ws", 1) + f"/api/tables/{table}/live"
        # A small queue, for what is to be measured is the server.
        live = await connect(url, compression=None, proxy=None, max_queue=4, open_timeout=60)
        here.append(live)
        await live.send('{"type": "hello", "version": 1}')
        assert json.loads(await live.recv())["type"] == "welcome"

    try:
        for _ in range(AT_EACH):
            await asyncio.gather(*map(come, tables))
        yield here
    finally:
        await asyncio.gather(*(live.close() for live in here))


@pytest.mark.long
def test_two_thousand_who_only_stay_cost_little(tmp_path: Path) -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))  # for our own ends of them
    with serving(tmp_path, ping_seconds="2", grace="3600") as server:
        made = [make_table(server.address, "parker", ["me", "friend"]) for _ in range(TABLES + 1)]
        for table, _ in made:
            take_seat(server.address, table["id"])  # and then neither of the two does anything
        (table, token), *others = made

        async def scene() -> None:
            # The first brings what all have in common.
            first = others[0][0]["id"]
            async with spectators(server.address, [first]):
                pass
            memory, files = kilobytes(server), descriptors(server)
            async with spectators(server.address, [other["id"] for other, _ in others]) as here:
                assert len(here) == MANY
                cost = (kilobytes(server) - memory) / MANY
                assert cost < KILOBYTES, f"{cost:.1f} kB each"
                assert abs(descriptors(server) - files - MANY) <= SPARE
                spent = cpu_seconds(server)
                await asyncio.sleep(10)
                share = (cpu_seconds(server) - spent) / 10
                assert share < 0.5, f"{share:.0%} of a core for staying"
                assert all(live.close_code is None for live in here)
                # Who plays notices nothing of them.
                async with Client(server.address, table["id"], token) as me:
                    assert me.own is not None
                    assert httpx.get(f"{server.address}/healthz").status_code == 200
                more = kilobytes(server) - memory
                assert more / MANY < KILOBYTES, "it grows while nobody does anything"
                print(f"{cost:.1f} kB each, {share:.1%} of a core for all")
            async with asyncio.timeout(30):
                while descriptors(server) > files + SPARE:
                    await asyncio.sleep(0.1)

        asyncio.run(asyncio.wait_for(scene(), 300))
