"""Whether a clock tells who holds a safety: hazards over real sockets, timed by the attacker.

    python bench/secrecy_timing.py [--hazards 4000] [--tables 1] [--write | --json]

Two people at each table of `parker` play at random, hazards first; nobody answers. Each of them
times two things after a hazard of its own:

- ``heard``: from sending the hazard to hearing of it
- ``closed``: from hearing of it to hearing that nobody has answered, less the pause

A measurement counts as ``held`` if the player attacked was offered an answer. The AUC is the chance
that a held one took longer than one that was not: 0.5 tells nothing. Its interval (95 %) is
bootstrapped. ``--write`` puts it into README.md, with the machine and the versions.
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
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench import figures

SERVE = "from bornes.cli import main; main()"
GENEROUS = {
    "BORNES_TABLES_PER_HOUR": "1000000",
    "BORNES_MESSAGES_PER_SECOND": "1000000",
    "BORNES_MESSAGES_AT_ONCE": "1000000",
    "BORNES_REQUESTS_PER_SECOND": "1000000",
    "BORNES_REQUESTS_AT_ONCE": "1000000",
    "BORNES_CONNECTIONS_PER_CLIENT": "1000000",
    "BORNES_SOCKETS_PER_CLIENT": "1000000",
    "BORNES_SHORTEST_PAUSE": "0",
    "BORNES_WARM_UP": "false",
}
PAUSE = 0.02
RESAMPLES = 400
SAFETIES = {"right_of_way", "puncture_proof", "extra_tank", "driving_ace"}
KINDS = ("heard", "closed")


@dataclass
class Seat:
    """A player with what it sees."""

    socket: ClientConnection
    view: dict[str, Any] = field(default_factory=dict)
    at: float = 0.0

    async def update(self) -> dict[str, Any]:
        """The next update; other messages are passed over."""
        while True:
            text = await self.socket.recv()
            self.at = time.perf_counter()
            message: dict[str, Any] = json.loads(text)
            assert message["type"] != "refused", message
            if message["type"] in {"welcome", "update"}:
                self.view = message
                return message


Found = dict[str, tuple[list[float], list[float]]]
"""For each kind of measurement the seconds where an answer was not held, and where it was."""


@contextmanager
def server() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVE, "serve", "--port", "0", "--data", folder]
        running = subprocess.Popen(
            [*command, "--language", "en"],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, **GENEROUS},
        )
        try:
            assert running.stdout is not None
            yield running.stdout.readline().rpartition(" ")[2].strip().rstrip("/")
        finally:
            running.terminate()
            running.wait()


async def sit_down(address: str) -> list[Seat]:
    async with httpx.AsyncClient(base_url=address) as http:
        plans = [{"kind": "me", "name": "A"}, {"kind": "friend"}]
        body = {"edition": "parker", "seats": plans, "pause": PAUSE}
        made = (await http.post("/api/tables", json=body)).json()
        table = made["table"]["id"]
        http.cookies.clear()  # the other player is somebody else
        taken = (await http.post(f"/api/tables/{table}/seats", json={"name": "B"})).json()
    seats = []
    for token in (made["token"], taken["token"]):
        url = address.replace("http", "ws", 1) + f"/api/tables/{table}/live"
        seat = Seat(await connect(url, compression=None, proxy=None, max_size=2**22))
        await seat.socket.send(json.dumps({"type": "hello", "version": 1, "token": token}))
        seats.append(seat)
    for seat in seats:
        await seat.update()
    return seats


def chosen(moves: Sequence[dict[str, Any]], rand: random.Random) -> dict[str, Any]:
    """A hazard if there is one; else something at random, discards last. Safeties are kept."""
    rest = [move for move in moves if move.get("card") not in SAFETIES]
    ranks = [
        [move for move in rest if move.get("on")],
        [move for move in rest if move["verb"] not in {"discard", "end", "pass"}],
        rest,
        list(moves),
    ]
    return rand.choice(next(rank for rank in ranks if rank))


async def play(address: str, seed: int, found: Found, wanted: int) -> None:
    """Play matches at one table until there are enough hazards in all."""
    rand = random.Random(seed)
    while count(found) < wanted:
        seats = await sit_down(address)
        while count(found) < wanted and seats[0].view["open"]["match_outcome"] is None:
            await one_move(seats, rand, found)
        for seat in seats:
            await seat.socket.close()


async def one_move(seats: list[Seat], rand: random.Random, found: Found) -> None:
    view = seats[0].view
    if view["open"]["phase"] == "over":
        for seat in seats:
            await seat.socket.send(json.dumps({"type": "ready"}))
        await both(seats)
        return
    mover = seats[view["open"]["to_act"] - 1]
    other = seats[2 - view["open"]["to_act"]]
    move = chosen(mover.view["own"]["legal"], rand)
    text = json.dumps({"type": "move", "move": move["text"], "seq": mover.view["seq"]})
    begun = time.perf_counter()
    await mover.socket.send(text)
    await both(seats)
    if mover.view.get("answer") is None:
        return
    heard = mover.at - begun
    held = other.view["own"]["asked"] is not None
    shown = mover.at
    await both(seats)
    found["heard"][held].append(heard)
    found["closed"][held].append(mover.at - shown - PAUSE)


async def both(seats: list[Seat]) -> None:
    await asyncio.gather(*(seat.update() for seat in seats))


def count(found: Found) -> int:
    return sum(map(len, found["heard"]))


# --- what the times tell ----------------------------------------------------------


def auc(without: Sequence[float], held: Sequence[float]) -> float:
    """The chance that one of the second is larger than one of the first, by ranks."""
    ordered = sorted([(value, 0) for value in without] + [(value, 1) for value in held])
    ranks = sum(rank for rank, (_, kind) in enumerate(ordered, start=1) if kind)
    return (ranks - len(held) * (len(held) + 1) / 2) / (len(without) * len(held))


def interval(without: Sequence[float], held: Sequence[float]) -> tuple[float, float]:
    rand = random.Random(1)
    drawn = sorted(
        auc(rand.choices(without, k=len(without)), rand.choices(held, k=len(held)))
        for _ in range(RESAMPLES)
    )
    return drawn[int(RESAMPLES * 0.025)], drawn[int(RESAMPLES * 0.975)]


async def measure(hazards: int, tables: int) -> Found:
    found: Found = {kind: ([], []) for kind in KINDS}
    with server() as address:
        await asyncio.gather(*(play(address, seed, found, hazards) for seed in range(tables)))
    return found


def told(results: list[dict[str, Any]], around: str) -> str:
    """What stands in README.md."""
    head = ("", "held", "median", "not held", "median", "AUC")
    rows = (
        (
            f"`{line['time']}`",
            f"{line['held']:,}",
            f"{line['held ms']:.2f} ms",
            f"{line['not held']:,}",
            f"{line['not held ms']:.2f} ms",
            f"{line['auc']:.3f} ({line['low']:.3f} to {line['high']:.3f})",
        )
        for line in results
    )
    return f"{around}.\n\n{figures.table(head, rows)}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--hazards", type=int, default=4000)
    parser.add_argument("--tables", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--write", action="store_true", help="write them into README.md")
    options = parser.parse_args()
    around = figures.surroundings(figures.SERVING)
    found = asyncio.run(measure(options.hazards, options.tables))
    results = []
    for kind, (without, held) in found.items():
        low, high = interval(without, held)
        results.append(
            {
                "time": kind,
                "held": len(held),
                "not held": len(without),
                "held ms": statistics.median(held) * 1000,
                "not held ms": statistics.median(without) * 1000,
                "auc": auc(without, held),
                "low": low,
                "high": high,
            }
        )
    if options.json:
        print(json.dumps(results))
        return
    if options.write:
        figures.write(figures.PAGE, told(results, around), "secrecy")
    for line in results:
        print(
            f"{line['time']:7} held {line['held']:5} {line['held ms']:6.3f} ms   "
            f"not held {line['not held']:5} {line['not held ms']:6.3f} ms   "
            f"AUC {line['auc']:.3f} ({line['low']:.3f} to {line['high']:.3f})"
        )


if __name__ == "__main__":
    main()
