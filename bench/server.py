"""The server with real WebSocket clients: what one process carries, and how soon it is seen.

    python bench/server.py [--tables 100] [--seconds 5] [--rounds 3] [--json]

Three things are measured, each with a server in a process of its own:

- ``echo``: a bare WebSocket echo on the same stack, the most one could hope for
- ``moves``: two people at each table, playing at random as fast as they can, the log durable
- ``screens``: the same tables at a person's pace: the time from a move to the other's screen

Figures are per second of the server's processor time, its writer thread included.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

SERVE = "from bornes.cli import main; main()"
ECHO = """
import sys
import uvicorn
async def app(scope, receive, send):
    if scope["type"] == "lifespan":
        while True:
            message = await receive()
            await send({"type": message["type"] + ".complete"})
            if message["type"] == "lifespan.shutdown":
                return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})
config = uvicorn.Config(app, port=int(sys.argv[1]), loop="uvloop", ws="websockets-sansio",
    ws_per_message_deflate=False, log_config=None, access_log=False)
uvicorn.Server(config).run()
"""
GENEROUS = {
    "BORNES_TABLES_PER_HOUR": "1000000",
    "BORNES_MESSAGES_PER_SECOND": "1000000",
    "BORNES_MESSAGES_AT_ONCE": "1000000",
    "BORNES_REQUESTS_PER_SECOND": "1000000",
    "BORNES_REQUESTS_AT_ONCE": "1000000",
    "BORNES_CONNECTIONS_PER_CLIENT": "1000000",
    "BORNES_SOCKETS_PER_CLIENT": "1000000",
    "BORNES_SHORTEST_PAUSE": "0",
}
PAUSE = 0.02  # a hazard holds a table up for so long; a person would get seconds
PACE = 0.5  # seconds for which a person thinks, on average, where the pace is a person's


class Legal(msgspec.Struct):
    text: str


class Own(msgspec.Struct):
    legal: list[Legal]


class Open(msgspec.Struct):
    phase: str


class Seen(msgspec.Struct):
    type: str
    seq: int = 0
    own: Own | None = None
    open: Open | None = None
    code: str | None = None


read = msgspec.json.Decoder(Seen).decode


# --- servers ----------------------------------------------------------------------


def free_port() -> int:
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def process(code: str, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-c", code, *arguments]
    running = subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env={**os.environ, **GENEROUS}
    )
    try:
        yield running
    finally:
        running.terminate()
        running.wait()


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def kilobytes(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0])


# --- the echo ---------------------------------------------------------------------


async def echo_client(url: str, until: float, counts: list[int]) -> None:
    message = json.dumps({"type": "move", "move": "1: play stop on B", "seq": 1234})
    async with connect(url, compression=None, proxy=None) as socket:
        while time.perf_counter() < until:
            await socket.send(message)
            await socket.recv()
            counts[0] += 1


async def measure_echo(clients: int, seconds: float) -> dict[str, float]:
    port = free_port()
    with process(ECHO, str(port)) as server:
        await reachable(port)
        counts, before, begun = [0], cpu_seconds(server.pid), time.perf_counter()
        url = f"ws://127.0.0.1:{port}/"
        until = begun + seconds
        await asyncio.gather(*(echo_client(url, until, counts) for _ in range(clients)))
        spent = cpu_seconds(server.pid) - before
        return {"echoes_per_cpu_second": counts[0] / spent, "echoes": counts[0]}


async def reachable(port: int) -> None:
    for _ in range(200):
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.05)
        else:
            writer.close()
            return
    raise TimeoutError("the server does not answer")


# --- tables -----------------------------------------------------------------------


class Player:
    """Somebody at a table who plays at random."""

    def __init__(self, table: Table, socket: ClientConnection, seed: str) -> None:
        self.table, self.socket, self.random = table, socket, random.Random(seed)
        self.ready_at = -1

    async def play(self, pace: float) -> None:
        async for text in self.socket:
            seen = read(text)
            now = time.perf_counter()
            if seen.type in {"update", "welcome"}:
                self.table.seen(self, seen.seq, now)
                if seen.open is not None:
                    await self.act(seen, pace)
            elif seen.type == "refused" and seen.code != "server-out-of-date":
                raise RuntimeError(text)

    async def act(self, seen: Seen, pace: float) -> None:
        assert seen.open is not None
        if seen.open.phase == "over":
            if self.ready_at != seen.seq:
                self.ready_at = seen.seq
                await self.socket.send('{"type":"ready"}')
            return
        if not seen.own or not seen.own.legal:
            return
        if pace:
            await asyncio.sleep(self.random.uniform(0.5, 1.5) * pace)
        move = self.random.choice(seen.own.legal).text
        if move.endswith("pass"):
            return
        self.table.moved(self, seen.seq)
        await self.socket.send(f'{{"type":"move","move":"{move}","seq":{seen.seq}}}')


class Table:
    """Two people, and when each saw the other's move."""

    def __init__(self) -> None:
        self.moves = 0
        self.waiting: tuple[Player, int, float] | None = None
        self.delays: list[float] = []

    def moved(self, player: Player, seq: int) -> None:
        self.moves += 1
        self.waiting = (player, seq, time.perf_counter())

    def seen(self, player: Player, seq: int, now: float) -> None:
        if self.waiting and player is not self.waiting[0] and seq > self.waiting[1]:
            self.delays.append(now - self.waiting[2])
            self.waiting = None


async def open_tables(address: str, count: int) -> tuple[list[Table], list[Player]]:
    tables, players = [], []
    body: dict[str, Any] = {
        "edition": "parker",
        "seats": [{"kind": "me", "name": "A"}, {"kind": "friend"}],
        "options": {"match_total": 1_000_000},
        "pause": PAUSE,
    }
    async with httpx.AsyncClient(base_url=address) as http:
        for number in range(count):
            made = (await http.post("/api/tables", json=body)).json()
            table_id = made["table"]["id"]
            url = f"/api/tables/{table_id}/seats"
            other = (await http.post(url, json={"name": "B"})).json()
            table = Table()
            tables.append(table)
            for token in (made["token"], other["token"]):
                live = address.replace("http", "ws", 1) + f"/api/tables/{table_id}/live"
                socket = await connect(live, compression=None, proxy=None, max_size=2**22)
                players.append(Player(table, socket, f"{number}/{token}"))
                await socket.send(json.dumps({"type": "hello", "version": 1, "token": token}))
    return tables, players


async def measure_tables(count: int, seconds: float, pace: float) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        arguments = ["serve", "--port", "0", "--data", folder, "--language", "en"]
        with process(SERVE, *arguments) as server:
            assert server.stdout is not None
            address = server.stdout.readline().rpartition(" ")[2].strip().rstrip("/")
            await asyncio.sleep(4)  # it imports the bots in the meantime
            empty = kilobytes(server.pid)
            tables, players = await open_tables(address, count)
            full = kilobytes(server.pid)
            playing = [asyncio.create_task(player.play(pace)) for player in players]
            await asyncio.sleep(1.0)
            before = cpu_seconds(server.pid), sum(table.moves for table in tables)
            for table in tables:
                table.delays.clear()
            begun = time.perf_counter()
            await asyncio.sleep(seconds)
            spent = cpu_seconds(server.pid) - before[0]
            lasted = time.perf_counter() - begun
            moves = sum(table.moves for table in tables) - before[1]
            for task in playing:
                if task.done():
                    task.result()
                task.cancel()
            for player in players:
                player.socket.transport.abort()
    delays = sorted(delay for table in tables for delay in table.delays)
    return {
        "tables": count,
        "moves": moves,
        "moves_per_second": moves / lasted,
        "moves_per_cpu_second": moves / spent,
        "cpu_share": spent / lasted,
        "p50_ms": 1000 * delays[len(delays) // 2],
        "p99_ms": 1000 * delays[int(len(delays) * 0.99)],
        "kilobytes_per_table": (full - empty) / count,
    }


# --- the command line -------------------------------------------------------------


async def measure(tables: int, seconds: float) -> dict[str, dict[str, float]]:
    return {
        "echo": await measure_echo(2 * tables, seconds),
        "moves": await measure_tables(tables, seconds, 0.0),
        "screens": await measure_tables(tables, seconds, PACE),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the server with real clients.")
    parser.add_argument("--tables", type=int, default=100, metavar="N", help="default 100")
    parser.add_argument("--seconds", type=float, default=5.0, metavar="S", help="default 5")
    parser.add_argument("--rounds", type=int, default=3, metavar="N", help="default 3")
    parser.add_argument("--json", action="store_true", help="print JSON, every round included")
    chosen = parser.parse_args()
    rounds = []
    for number in range(1, chosen.rounds + 1):
        rounds.append(asyncio.run(measure(chosen.tables, chosen.seconds)))
        print(f"round {number} of {chosen.rounds}", file=sys.stderr)
    if chosen.json:
        print(json.dumps(rounds, indent=2))
        return 0
    for part, figures in rounds[0].items():
        for name in figures:
            values = [found[part][name] for found in rounds]
            low, high = min(values), max(values)
            middle = statistics.median(values)
            print(f"{part:<9}{name:<24}{middle:>12,.1f}{low:>12,.1f}{high:>12,.1f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
