"""Tables with a guided hand."""

from __future__ import annotations

import httpx

from tests.support.browser.world import Seat, World


def lesson_table(world: World, edition: str) -> Seat:
    """A table with a guided hand whose bot does not think."""
    url = f"{world.address}/api/lessons/{edition}/tables"
    made = httpx.post(url, json={"name": "Ann", "bot_delay": 0}).json()
    return Seat(made["table"]["id"], edition, made["seat"], made["token"])
