"""Four processes, one PostgreSQL, and everything that may break between them, while people play.

Clients come through a load balancer that sends each connection to another process. Processes are
killed, PostgreSQL is restarted or crashes, and the network between them is cut, goes dead, or
lets connections overtake each other. Whatever happens, nobody is ever shown something that is
later not so, and every table goes on by itself.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidHandshake, WebSocketException

from tests.server.storage.test_crash import compare, make_tables, wish_or_decline
from tests.support.network import Network, network
from tests.support.postgres import PASSWORD, Postgres, postgres
from tests.support.server_client import Client
from tests.support.server_process import ServerProcess

PROCESSES = 4
PATIENCE = 120
"""Seconds until a table must go on: a frozen one never does, and a busy machine takes its time."""
GONE = (WebSocketException, InvalidHandshake, OSError, TimeoutError)
MEANWHILE = {
    *("server-out-of-date", "hand-not-over", "server-storage-failed", "not-your-turn"),
    *("nothing-to-answer", "match-over"),
}
"""What a client may be refused while others play, and while things are broken."""
NOTED = {"storage-failed", "storage-works-again"}
"""What the servers may say about it."""


@dataclass
class World:
    """Everything that may break."""

    database: Postgres
    cable: Network
    """Between the processes and PostgreSQL."""
    front: Network
    """Between the clients and the processes."""
    processes: list[ServerProcess]
    rand: random.Random
    reconnected: list[int] = field(default_factory=lambda: [0])

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.front.port}"


@contextmanager
def world(folder: Path, seed: int) -> Iterator[World]:
    with ExitStack() as stack:
        database = stack.enter_context(postgres())
        cable = stack.enter_context(network(database.port, seed=seed))
        address = database.address(database.new_database(), cable.port)
        processes = [
            ServerProcess(folder / str(n), storage=address, grace="3") for n in range(PROCESSES)
        ]
        for process in processes:
            stack.callback(end, process)
        start_all(processes)
        front = stack.enter_context(network(*(process.port for process in processes)))
        yield World(database, cable, front, processes, random.Random(seed))
        for process in processes:
            assert process.stop() == 0
            check_log(process)


def end(process: ServerProcess) -> None:
    if hasattr(process, "process") and process.process.poll() is None:
        process.kill()


def start_all(processes: list[ServerProcess]) -> None:
    with ThreadPoolExecutor() as pool:
        list(pool.map(lambda process: process.start(), processes))


def check_log(process: ServerProcess) -> None:
    text = process.errors.read_text()
    assert PASSWORD not in text
    for line in text.splitlines():
        assert json.loads(line)["event"] in NOTED, line


# --- what may happen ------------------------------------------------------------------


async def processes_die(world: World) -> None:
    victims = world.rand.sample(world.processes, world.rand.choice((1, 1, 2, 3)))
    for process in victims:
        process.kill()
    await asyncio.to_thread(start_all, victims)


async def database_restarts(world: World) -> None:
    await asyncio.to_thread(world.database.stop, "fast")
    await asyncio.sleep(world.rand.random())
    await asyncio.to_thread(world.database.start)


async def database_crashes(world: World) -> None:
    await asyncio.to_thread(world.database.stop, "immediate")
    await asyncio.sleep(world.rand.random())
    await asyncio.to_thread(world.database.start)


async def cable_is_cut(world: World) -> None:
    for _ in range(3):
        world.cable.cut()
        await asyncio.sleep(world.rand.random() * 0.5)


async def cable_is_dead(world: World) -> None:
    world.cable.blocked = True
    await asyncio.sleep(1 + 4 * world.rand.random())
    world.cable.cut()
    world.cable.blocked = False


async def connections_overtake_each_other(world: World) -> None:
    world.cable.shuffle(world.rand.choice((0.02, 0.2, 0.6)))
    await asyncio.sleep(1.5)


async def clients_are_cut_off(world: World) -> None:
    for _ in range(3):
        world.front.cut()
        await asyncio.sleep(world.rand.random() * 0.5)


async def one_after_another_is_replaced(world: World) -> None:
    for process in world.processes:
        assert await asyncio.to_thread(process.stop) == 0
        await asyncio.to_thread(process.start)


Calamity = Callable[[World], Awaitable[None]]
CALAMITIES: list[Calamity] = [
    processes_die,
    database_crashes,
    connections_overtake_each_other,
    cable_is_cut,
    cable_is_dead,
    clients_are_cut_off,
    database_restarts,
    one_after_another_is_replaced,
]


# --- people who play ------------------------------------------------------------------


async def keep_playing(world: World, client: Client, rand: random.Random) -> None:
    """Play, and come back whenever the line is cut, until one is told to stop."""
    while True:
        try:
            seen = client.seq
            welcome = await client.connect()
            if welcome["type"] == "refused":
                # A process that doesn't have the table in memory can't read it while PostgreSQL
                # is away: it says so, and that one should come again.
                assert welcome["code"] == "server-storage-failed", welcome
            else:
                assert welcome["first"] == seen, "it has forgotten what was shown"
                await go_on(client, rand)
        except GONE:
            pass
        world.reconnected[0] += 1
        await hang_up(client)
        await asyncio.sleep(0.05)


async def hang_up(client: Client) -> None:
    """Leave no line open, wherever it broke."""
    if hasattr(client, "socket"):
        with suppress(*GONE):
            await client.close()


async def go_on(client: Client, rand: random.Random) -> None:
    asked: tuple[object, ...] | None = None
    while True:
        key = (client.seq, client.info["status"], client.answer is not None)
        if key != asked:
            asked = key
            wanted = wish_or_decline(client, rand)
            if wanted is not None:
                await client.send(wanted)
        message = await client.next()
        if message["type"] == "refused":
            assert message["code"] in MEANWHILE, message


def standing(client: Client) -> str:
    """Where a client is, for somebody who wants to know why its table does not go on."""
    phase = client.open and (client.open["phase"], client.open["turn"], client.open["to_act"])
    seats = [(seat["kind"], seat["present"], seat["level"]) for seat in client.info["seats"]]
    return f"{client.table} as {client.seat}: {client.seq} {phase} {client.answer} {seats}"


async def through(world: World, tables: list[list[Client]], calamity: Calamity) -> None:
    """Everybody plays, the calamity comes, and afterwards every table goes on by itself."""
    clients = [client for table in tables for client in table]
    playing = [
        asyncio.create_task(keep_playing(world, client, random.Random(world.rand.random())))
        for client in clients
    ]
    try:
        await asyncio.sleep(0.3 + world.rand.random() * 0.7)
        await calamity(world)
        world.cable.calm()
        before = [client.seq for client in clients]
        end = asyncio.get_running_loop().time() + PATIENCE
        while any(c.seq <= seq for c, seq in zip(clients, before, strict=True)):
            for task in playing:
                if task.done():
                    task.result()
            late = [standing(c) for c, seq in zip(clients, before, strict=True) if c.seq <= seq]
            assert asyncio.get_running_loop().time() < end, f"these don't go on: {late}"
            await asyncio.sleep(0.05)
    finally:
        while any(not task.done() for task in playing):
            for task in playing:
                task.cancel()  # which a task may miss, if a message comes at the same moment
            await asyncio.wait(playing, timeout=0.2)
        for client in clients:
            await hang_up(client)


def suffer(folder: Path, calamities: list[Calamity], seed: int) -> None:
    with world(folder, seed) as here:
        tables = make_tables(here.address)
        for calamity in calamities:
            asyncio.run(through(here, tables, calamity))
            for clients in tables:
                asyncio.run(compare(clients))
        healths = {httpx.get(f"{here.address}/healthz").status_code for _ in range(PROCESSES)}
        assert healths == {200}
        print(f"{here.reconnected[0]} reconnections")


def test_a_few_calamities(tmp_path: Path) -> None:
    suffer(tmp_path, [processes_die, database_crashes, cable_is_cut], seed=1)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(5))
def test_fifty_calamities(tmp_path: Path, seed: int) -> None:
    rand = random.Random(seed)
    chosen = [*CALAMITIES, *rand.choices(CALAMITIES, k=2)]
    rand.shuffle(chosen)
    suffer(tmp_path, chosen, seed=100 + seed)
