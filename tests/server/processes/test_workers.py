"""`bornes serve --workers`: several processes at one address, watched by a parent."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.processes.test_command import alive, children_of
from tests.support.command_line import Run, runner
from tests.support.server_client import Client, make_table
from tests.support.server_process import ServerProcess, serving, wait_for


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    return runner(monkeypatch, capsys)


def workers(server: ServerProcess) -> list[int]:
    """The processes that answer requests."""
    return [child for child in children_of(server.process.pid) if alive(child)]


async def play_through(client: Client, seqs: int) -> None:
    """Play on, and come back when the line is cut; nothing is forgotten."""
    rand, until = random.Random(1), client.seq + seqs
    while client.seq < until:
        seen = client.seq
        try:
            welcome = await client.connect()
            assert welcome["first"] == seen
            await client.play(rand, lambda c: c.seq >= until)
            await client.close()
        except (ConnectionClosed, OSError):
            await asyncio.sleep(0.05)


def test_workers_die_are_replaced_and_end(tmp_path: Path, database: str) -> None:
    with serving(tmp_path, storage=database, workers="2") as server:
        first = workers(server)
        assert len(first) == 2
        table, token = make_table(server.address, "parker", ["me", "novice"])
        client = Client(server.address, table["id"], token)
        asyncio.run(play_through(client, 10))

        os.kill(first[0], signal.SIGKILL)
        asyncio.run(play_through(client, 10))
        wait_for(lambda: len(workers(server)) == 2, 30)
        assert first[0] not in workers(server)

        second = set(workers(server))
        server.process.send_signal(signal.SIGHUP)
        asyncio.run(play_through(client, 10))
        wait_for(lambda: len(workers(server)) == 2 and not second & set(workers(server)), 60)
        assert httpx.get(f"{server.address}/healthz").status_code == 200

        last = workers(server)
        assert server.stop() == 0
        assert not any(alive(worker) for worker in last)
        assert server.errors.read_text().count("\n") == 1
        assert '"event": "worker-ended", "status": -9' in server.errors.read_text()


def test_a_worker_that_starts_is_replaced_once(tmp_path: Path, database: str) -> None:
    with serving(tmp_path, storage=database, workers="2") as server:
        killed, other = workers(server)
        os.kill(killed, signal.SIGKILL)
        wait_for(lambda: len(set(workers(server)) - {killed, other}) == 1, 30)
        (starting,) = set(workers(server)) - {killed, other}
        os.kill(starting, signal.SIGSTOP)
        server.process.send_signal(signal.SIGHUP)
        time.sleep(3)  # in which another one could start, and this one be asked to end
        os.kill(starting, signal.SIGCONT)
        old = {starting, other}
        wait_for(lambda: len(workers(server)) == 2 and not old & set(workers(server)), 60)
        time.sleep(1)
        assert len(workers(server)) == 2
        assert server.stop() == 0


def test_workers_end_with_a_parent_that_is_killed(tmp_path: Path, database: str) -> None:
    with serving(tmp_path, storage=database, workers="2") as server:
        found = workers(server)
        server.kill()
        wait_for(lambda: not any(alive(worker) for worker in found), 30)


def test_a_file_is_for_one_process(run: Run, tmp_path: Path) -> None:
    result = run("serve", "--workers", "2", "--data", str(tmp_path), "--language", "en")
    assert result.status == 2
    assert "can’t share a SQLite file" in result.err
    assert run("serve", "--workers", "0", "--data", str(tmp_path)).status == 2
