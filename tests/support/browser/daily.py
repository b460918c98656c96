"""Tables with the deal of the day, played to their end by somebody at random."""

from __future__ import annotations

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor

import httpx

from tests.support.browser.world import Seat, World
from tests.support.server_client import Client, ended


def daily_table(world: World, edition: str) -> Seat:
    """A table with the deal of the day, whose bot does not think."""
    url = f"{world.address}/api/daily/{edition}/tables"
    made = httpx.post(url, json={"name": "Ann", "bot_delay": 0}).json()
    assert "table" in made, made
    return Seat(made["table"]["id"], edition, made["seat"], made["token"])


def play_to_the_end(world: World, seat: Seat, seed: int) -> None:
    """Play the match to its end, beside whoever looks at it."""

    async def scene() -> None:
        async with Client(world.address, seat.table, seat.token) as client:
            await client.play(random.Random(seed), ended)

    # The thread of the tests has a loop of the browser's already.
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, asyncio.wait_for(scene(), 60)).result()
