"""The deal of the day at a server: the same cards for all, and nothing of them told beforehand."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import httpx
import pytest

from bornes.daily import Daily
from bornes.editions import EDITIONS
from tests.support.server_client import Client, ended, make_table
from tests.support.server_thread import Running, running


def deal(server: Running, edition: str) -> tuple[Client, dict[str, Any]]:
    """A table of the day, and what was told of it."""
    url = f"{server.address}/api/daily/{edition}/tables"
    made = httpx.post(url, json={"name": "Ann", "bot_delay": 0})
    assert made.status_code == 201, made.text
    body = made.json()
    return Client(server.address, body["table"]["id"], body["token"]), body["table"]


def beside(server: Running, table: str, language: str = "en") -> httpx.Response:
    url = f"{server.address}/api/tables/{table}/daily"
    return httpx.get(url, headers={"accept-language": language})


@pytest.mark.parametrize("edition", EDITIONS)
def test_all_have_the_same_cards(edition: str, tmp_path: Path) -> None:
    async def hand_of(client: Client) -> list[str]:
        async with client:
            assert client.own is not None
            found: list[str] = client.own["hand"]
            return found

    with running(tmp_path) as server:
        (one, first), (two, second) = deal(server, edition), deal(server, edition)
        assert first["daily"] == second["daily"]
        assert [seat["level"] for seat in first["seats"]] == [None, "sharp"]
        assert (first["undo"], first["opening"]) == (None, None)
        # Whoever has one commitment can't tell by it whether a seed is the one.
        assert first["commitment"] != second["commitment"]
        # The bot of a table may have begun, so that only what was dealt to oneself is the same.
        dealt = Daily(first["daily"], edition).begin().view(1).hand
        for client in (one, two):
            assert not set(asyncio.run(hand_of(client))) - {str(card) for card in dealt}


def test_no_help_is_given_and_no_seed_told_before_the_end(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        client, told = deal(server, "parker")
        seed = str(Daily(told["daily"], "parker").seed)

        async def scene() -> None:
            async with client:
                refused = await client.ask({"type": "hint"})
                assert (refused["type"], refused["code"]) == ("refused", "server-hint-daily")
                early = beside(server, client.table, "fr")
                assert (early.status_code, early.json()["code"]) == (403, "server-daily-later")
                assert "champion" in early.json()["text"]
                record = f"{server.address}/api/tables/{client.table}/matches/1/record"
                assert httpx.get(record).status_code == 409
                assert not any(seed in text for text in client.received)
                await client.play(random.Random(3), ended)
                assert client.info["opening"]["seed"] == seed
                assert f"# the deal of the day of {told['daily']}" in httpx.get(record).text

        asyncio.run(asyncio.wait_for(scene(), 60))


def test_there_is_none_elsewhere(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        url = f"{server.address}/api/daily/atlas/tables"
        refused = httpx.post(url, json={"name": "Ann"})
        assert (refused.status_code, refused.json()["code"]) == (404, "server-no-daily")
        table, _ = make_table(server.address, "parker", ["me", "sharp"])
        assert table["daily"] is None
        other = beside(server, table["id"])
        assert (other.status_code, other.json()["code"]) == (404, "server-no-daily")
