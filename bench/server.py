"""The server with real WebSocket clients: what one process carries, and how soon it is seen.

    python bench/server.py [--tables 100] [--seconds 5] [--rounds 3] [--kept 10000]
    [--only echo moves …] [--write | --json]

Each of these is measured with a server in a process of its own:

- ``echo``: a bare WebSocket echo on the same stack, the most one could hope for
- ``moves``: two people at each table, playing at random as fast as they can, the log durable
- ``screens``: the same at a person's pace, a move every half second: the time until the other's
  screen has it
- ``moves-postgres``, ``screens-postgres``: both with the log in a PostgreSQL, durable too
- ``memory``: what a table takes, and a connection
- ``start``: until a server answers, with many tables in its log and with none

Figures are per second of the server's processor time, its writer thread included; PostgreSQL's own
is told apart. ``--write`` puts the figures into README.md, with the machine and the versions.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvloop
from websockets.asyncio.client import connect

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench import figures as page
from bench import server_table
from bench.live_client import Player, Table
from bench.postgres import cpu_seconds as cpu_seconds_of
from bornes.server.storage.sqlite.storage import SqliteStorage
from bornes.server.table import entries as log
from bornes.server.table.apply import apply_all, replayed
from bornes.server.table.commitment import Secrets, Shuffle
from tests.support.postgres import Postgres, free_port, postgres

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
IMPORTS = 4  # seconds in which a server that has just begun to answer imports the bots
MOVES_OF_A_KEPT_TABLE = 60
FILE = "tables.sqlite3"

Figures = dict[str, float]


# --- servers ----------------------------------------------------------------------


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


@contextmanager
def serving(place: list[str]) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server with its log in some place, and its address."""
    with process(SERVE, "serve", "--port", "0", "--language", "en", *place) as server:
        assert server.stdout is not None
        yield server, server.stdout.readline().rpartition(" ")[2].strip().rstrip("/")


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


async def measure_echo(clients: int, seconds: float) -> Figures:
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


async def make_tables(address: str, count: int, pace: float) -> list[Player]:
    """So many tables with two people each, who are not there yet."""
    players: list[Player] = []
    body: dict[str, Any] = {
        "edition": "parker",
        "seats": [{"kind": "me", "name": "A"}, {"kind": "friend"}],
        "options": {"match_total": 1_000_000},
        "pause": PAUSE,
    }
    async with httpx.AsyncClient(base_url=address) as http:
        for _ in range(count):
            made = (await http.post("/api/tables", json=body)).json()
            path = f"/api/tables/{made['table']['id']}"
            http.cookies.clear()  # the other player is somebody else
            other = (await http.post(f"{path}/seats", json={"name": "B"})).json()
            http.cookies.clear()
            table = Table()
            tokens = (made["token"], other["token"])
            players += [Player(table, f"{path}/live", token, pace) for token in tokens]
    return players


async def come_in(address: str, players: list[Player]) -> None:
    """Let everybody come to their table, and see it."""
    host, _, port = address.rpartition("/")[2].rpartition(":")
    loop = asyncio.get_running_loop()
    for player in players:
        await loop.create_connection(lambda player=player: player.socket, host, int(port))
        await player.socket.open
        player.hello()
    while any(player.last is None for player in players):
        await asyncio.sleep(0.01)


async def measure_tables(
    place: list[str], count: int, seconds: float, pace: float, database: Postgres | None = None
) -> Figures:
    with serving(place) as (server, address):
        await asyncio.sleep(IMPORTS)
        players = await make_tables(address, count, pace)
        await come_in(address, players)
        tables = list({id(player.table): player.table for player in players}.values())
        for player in players:
            player.play()
        await asyncio.sleep(1.0)
        for table in tables:
            table.delays.clear()
        before, moved = cpu_seconds(server.pid), sum(table.moves for table in tables)
        theirs = cpu_seconds_of(database) if database is not None else 0.0
        begun = time.perf_counter()
        await asyncio.sleep(seconds)
        spent = cpu_seconds(server.pid) - before
        theirs = cpu_seconds_of(database) - theirs if database is not None else 0.0
        lasted = time.perf_counter() - begun
        moves = sum(table.moves for table in tables) - moved
        for player in players:
            player.playing = False
            player.socket.transport.abort()
    if complaints := [text for table in tables for text in table.complaints]:
        raise RuntimeError(complaints[0])
    delays = sorted(delay for table in tables for delay in table.delays)
    figures = {
        "moves": moves,
        "moves_per_second": moves / lasted,
        "moves_per_cpu_second": moves / spent,
        "cpu_share": spent / lasted,
        "p50_ms": 1000 * delays[len(delays) // 2],
        "p99_ms": 1000 * delays[int(len(delays) * 0.99)],
    }
    if database is not None:
        figures["moves_per_postgres_cpu_second"] = moves / theirs
    return figures


# --- memory -----------------------------------------------------------------------


async def measure_memory(place: list[str], count: int) -> Figures:
    with serving(place) as (server, address):
        await asyncio.sleep(IMPORTS)
        # The first tables bring what all have in common.
        await come_in(address, await make_tables(address, 5, 0.0))
        empty = kilobytes(server.pid)
        players = await make_tables(address, count, 0.0)
        laid = kilobytes(server.pid)
        await come_in(address, players)
        taken = kilobytes(server.pid)
    return {
        "kilobytes_per_table": (laid - empty) / count,
        "kilobytes_per_connection": (taken - laid) / len(players),
        "kilobytes_per_table_with_two": (taken - empty) / count,
        "megabytes_empty": empty / 1024,
    }


# --- the start --------------------------------------------------------------------


async def keep_tables(folder: Path, count: int) -> str:
    """Write a log with so many tables in the middle of a match; returns the id of one."""
    secrets, storage = Secrets(), SqliteStorage(folder / FILE)
    shuffle = secrets.shuffle()
    entries = begun_match(shuffle)
    await storage.open()
    ids = [secrets.table_id() for _ in range(count)]
    await asyncio.gather(*(storage.append(table, 1, entries, (1, shuffle)) for table in ids))
    await storage.close()
    return ids[-1] if ids else ""


def begun_match(shuffle: Shuffle) -> list[log.AnyEntry]:
    seats = (log.Planned(), log.Planned())
    entries: list[log.AnyEntry] = [
        log.Created("parker", 2, seats, shuffle.commitment, pause=PAUSE),
        log.SeatTaken(1, "A", "0" * 64),
        log.SeatTaken(2, "B", "1" * 64),
        log.Started(),
    ]
    table = replayed("table", {1: shuffle}, entries)
    for _ in range(MOVES_OF_A_KEPT_TABLE):
        if table.window is not None:
            entry: log.AnyEntry = log.AnswersClosed()
        elif table.hand_over():
            entry = log.Dealt()
        else:
            entry = log.Moved(str(table.game.legal_moves()[0]))
        apply_all(table, [entry])
        entries.append(entry)
    return entries


def seconds_to_start(folder: Path, table: str) -> tuple[float, float]:
    """The seconds until a server answers, and those for the first look at a table."""
    begun = time.perf_counter()
    with serving(["--data", str(folder)]) as (_, address):
        httpx.get(f"{address}/healthz").raise_for_status()
        answered = time.perf_counter()
        if table:
            httpx.get(f"{address}/api/tables/{table}").raise_for_status()
        return answered - begun, time.perf_counter() - answered


async def measure_start(count: int) -> Figures:
    with tempfile.TemporaryDirectory() as empty, tempfile.TemporaryDirectory() as full:
        table = await keep_tables(Path(full), count)
        seconds_to_start(Path(empty), "")  # whatever has to be read from the disk is read now
        without, _ = seconds_to_start(Path(empty), "")
        within, look = seconds_to_start(Path(full), table)
        size = sum(file.stat().st_size for file in Path(full).iterdir())
    return {
        "seconds_empty": without,
        "seconds_full": within,
        "first_look_ms": 1000 * look,
        "megabytes_on_disk": size / 2**20,
    }


# --- the command line -------------------------------------------------------------

PARTS = ("echo", "moves", "screens", "moves-postgres", "screens-postgres", "memory", "start")
DURABLE = "fsync = on"


async def measure(part: str, chosen: argparse.Namespace, database: Postgres | None) -> Figures:
    tables, seconds = chosen.tables, chosen.seconds
    pace = PACE if part.startswith("screens") else 0.0
    if part == "echo":
        return await measure_echo(2 * tables, seconds)
    if part == "start":
        return await measure_start(chosen.kept)
    if part.endswith("postgres"):
        assert database is not None
        place = ["--storage", database.address(database.new_database())]
        return await measure_tables(place, tables, seconds, pace, database)
    with tempfile.TemporaryDirectory() as folder:
        if part == "memory":
            return await measure_memory(["--data", folder], tables)
        return await measure_tables(["--data", folder], tables, seconds, pace)


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the server with real clients.")
    parser.add_argument("--tables", type=int, default=100, metavar="N", help="default 100")
    parser.add_argument("--seconds", type=float, default=5.0, metavar="S", help="default 5")
    parser.add_argument("--rounds", type=int, default=3, metavar="N", help="default 3")
    parser.add_argument("--kept", type=int, default=10_000, metavar="N", help="default 10000")
    parser.add_argument("--only", nargs="+", default=PARTS, choices=PARTS, metavar="PART")
    parser.add_argument("--json", action="store_true", help="print JSON, every round included")
    parser.add_argument("--write", action="store_true", help="write the figures into README.md")
    chosen = parser.parse_args()
    around = page.surroundings(page.SERVING)
    rounds: list[dict[str, Figures]] = []
    with ExitStack() as stack:
        wanted = any(part.endswith("postgres") for part in chosen.only)
        database = stack.enter_context(postgres(DURABLE)) if wanted else None
        if database is not None:
            around = f"{around}, PostgreSQL {database.query('SHOW server_version', 'postgres')}"
        for number in range(1, chosen.rounds + 1):
            rounds.append({})
            for part in chosen.only:
                rounds[-1][part] = uvloop.run(measure(part, chosen, database))
            print(f"round {number} of {chosen.rounds}", file=sys.stderr)
    if chosen.json:
        print(json.dumps(rounds, indent=2))
        return 0
    if chosen.write:
        given = (chosen.tables, chosen.seconds, chosen.kept)
        page.write(page.PAGE, server_table.told(rounds, around, *given), "server")
    for part, figures in rounds[0].items():
        for name in figures:
            values = [found[part][name] for found in rounds]
            low, high = min(values), max(values)
            middle = statistics.median(values)
            print(f"{part:<18}{name:<32}{middle:>12,.1f}{low:>12,.1f}{high:>12,.1f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
