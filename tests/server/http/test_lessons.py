"""A guided hand at a server: begun by one request, played by what is suggested, taken up again."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from bornes.editions import EDITIONS
from bornes.lessons import lesson_for
from tests.support.server_client import Client
from tests.support.server_thread import Running, running


def learn(server: Running, edition: str) -> httpx.Response:
    url = f"{server.address}/api/lessons/{edition}/tables"
    return httpx.post(url, json={"name": "Ann", "bot_delay": 0})


def seated(server: Running, edition: str) -> Client:
    made = learn(server, edition)
    assert made.status_code == 201, made.text
    body = made.json()
    assert (body["seat"], body["table"]["beginning"]) == (1, "lesson")
    assert {seat["kind"] for seat in body["table"]["seats"]} == {"person", "bot"}
    return Client(server.address, body["table"]["id"], body["token"])


async def follow(client: Client, most: int | None = None) -> list[str]:
    """Do what is suggested, to the end or so many times; gives what was said."""
    said: list[str] = []
    while client.open is not None and client.open["phase"] != "over" and len(said) != most:
        step: dict[str, Any] | None = (client.own or {}).get("lesson")
        legal = (client.own or {}).get("legal", [])
        if step is not None:
            said.append(step["say"])
            move = step["move"]
        elif len(legal) == 1 and legal[0]["verb"] == "draw":
            move = legal[0]["text"]
        else:
            await client.next()
            continue
        wish = {"type": "move", "move": move, "seq": client.seq}
        answer = await client.ask(wish)
        assert answer["type"] in {"update", "table"}, answer
    return said


@pytest.mark.parametrize("edition", [name for name in EDITIONS if lesson_for(name)])
def test_what_is_suggested_leads_to_the_end(edition: str, tmp_path: Path) -> None:
    lesson = lesson_for(edition)
    assert lesson is not None
    with running(tmp_path) as server:
        client = seated(server, edition)

        async def first() -> list[str]:
            async with client:
                return await follow(client, 5)

        said = asyncio.run(asyncio.wait_for(first(), 60))
    # Whoever comes back, even to a server that was away, is told where they were.
    with running(tmp_path) as server:
        again = Client(server.address, client.table, client.token)

        async def second() -> list[str]:
            async with again:
                return await follow(again)

        said += asyncio.run(asyncio.wait_for(second(), 60))
        assert said == [f"{lesson.id}-{step.say}" for step in lesson.steps if step.say]
        record = httpx.get(f"{server.address}/api/tables/{again.table}/matches/1/record").text
        assert "# begun as a guided hand: its cards were prepared" in record


def test_one_may_do_otherwise_and_the_story_goes_on(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        client = seated(server, "parker")

        async def scene() -> list[str]:
            async with client:
                await follow(client, 1)
                while client.own is None or client.own["lesson"] is None:
                    await client.next()
                other = {"type": "move", "move": "1: play 200", "seq": client.seq}
                assert (await client.ask(other))["type"] == "update"
                return await follow(client, 7)

        said = asyncio.run(asyncio.wait_for(scene(), 60))
        assert said[:2] == ["classic-distance", "classic-attack"]
        assert "classic-far" not in said
        assert "classic-coup" in said


def test_choices_tell_of_which_edition_there_is_one(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        editions = httpx.get(f"{server.address}/api/choices").json()["editions"]
        offered = {each["id"] for each in editions if each["lesson"]}
        assert offered == {name for name in EDITIONS if lesson_for(name)} != set()
        refused = learn(server, "atlas")
        assert (refused.status_code, refused.json()["code"]) == (404, "server-no-lesson")
