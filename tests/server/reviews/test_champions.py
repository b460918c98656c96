"""What the champion makes of a deal of the day: told after one's own hand, and always the same."""

from __future__ import annotations

import asyncio
import json
import random
import time
from pathlib import Path
from typing import Any

import httpx

from bornes.daily import Daily
from bornes.server.reviews.champions import played_on, read
from tests.support.server_client import Client, ended
from tests.support.server_thread import Running, running

DAILY = Daily("2026-11-19", "arche")
PATIENCE = 120.0


def whole(daily: Daily) -> list[str]:
    """The champion's hand, a decision at a time."""
    moves: list[str] = []
    while read(daily, moves) is None:
        longer = played_on(daily, moves)
        assert longer[: len(moves)] == moves
        assert len(longer) > len(moves)
        moves = longer
    return moves


def test_it_is_the_same_on_every_run() -> None:
    moves = whole(DAILY)
    assert moves == whole(DAILY)
    # Neither does it matter in which process it goes on: what was made is all that counts.
    half = moves[: len(moves) // 2]
    assert read(DAILY, half) is None
    assert played_on(DAILY, half)[: len(half)] == half


def told(server: Running, table: str) -> dict[str, Any]:
    """What is told of a deal of the day once the champion's result is there."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        answer = httpx.get(f"{server.address}/api/tables/{table}/daily")
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        if found["champion"] is not None:
            return found
        time.sleep(0.2)
    raise AssertionError("the champion did not play to the end in time")


def test_it_comes_after_the_end_and_is_kept(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        url = f"{server.address}/api/daily/arche/tables"
        made = httpx.post(url, json={"name": "Ann", "bot_delay": 0}).json()
        client = Client(server.address, made["table"]["id"], made["token"])

        async def scene() -> None:
            async with client:
                await client.play(random.Random(4), ended)

        asyncio.run(asyncio.wait_for(scene(), 60))
        first = told(server, client.table)
        assert (first["date"], first["edition"]) == (made["table"]["daily"], "arche")
        assert client.open is not None
        mine = client.open["sides"][0]
        won = mine["side"] in client.open["match_outcome"]["winners"]
        assert first["own"] == {"won": won, "points": None, "km": mine["km"]}
        moves = whole(Daily(first["date"], "arche"))
        result = read(Daily(first["date"], "arche"), moves)
        assert result is not None
        assert first["champion"] == {"won": result.won, "points": None, "km": result.km}
        store = server.application.rooms.services.store
        loading = asyncio.run_coroutine_threadsafe(store.load_review(client.table, 0), server.loop)
        assert json.loads(loading.result(20) or "") == moves
    with running(tmp_path) as server:
        # It is there at once, and nobody thinks for it.
        again = httpx.get(f"{server.address}/api/tables/{client.table}/daily").json()
        assert again == first
