"""Writing fails for a while: everybody is told, and every table goes on by itself afterwards."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.support.full_disk import full_disk
from tests.support.server_client import Client, Message, make_table, take_seat
from tests.support.server_process import ServerProcess, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("full"), grace="0.3") as found:
        yield found


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 60))


def two_people(server: ServerProcess, **settings: object) -> tuple[Client, Client]:
    table, token = make_table(server.address, "parker", ["me", "friend"], **settings)
    other = take_seat(server.address, table["id"])["token"]
    return Client(server.address, table["id"], token), Client(server.address, table["id"], other)


async def told(client: Client, *, works: bool) -> Message:
    return await client.until(lambda m: m["type"] == "storage" and m["works"] is works)


async def both_until_answers_are_open(me: Client, other: Client) -> None:
    def reached(_: Client) -> bool:
        return me.answer is not None or other.answer is not None

    chances = random.Random(1), random.Random(2)
    tasks = [
        asyncio.create_task(client.play(chance, reached))
        for client, chance in zip((me, other), chances, strict=True)
    ]
    _, late = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in late:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def test_answers_that_could_not_be_closed_close_when_there_is_room(server: ServerProcess) -> None:
    async def scene() -> None:
        me, other = two_people(server, pause=1.5)
        async with me, other:
            await both_until_answers_are_open(me, other)
            watcher = me if me.answer is not None else other
            with full_disk(server):
                message = await told(watcher, works=False)
                assert "not saved yet" in message["text"]
                await asyncio.sleep(0.3)
                assert watcher.open is not None
                assert watcher.open["phase"] == "react"
                health = httpx.get(f"{server.address}/healthz")
                assert (health.status_code, health.json()["status"]) == (503, "storage-failed")
                late = Client(server.address, me.table, me.token)
                async with late:
                    assert late.answer is not None
                    await told(late, works=False)
            await told(watcher, works=True)
            assert watcher.open["phase"] != "react"
            assert watcher.answer is None
            health = httpx.get(f"{server.address}/healthz")
            assert (health.status_code, health.json()["status"]) == (200, "ok")

    run(scene())
    events = [json.loads(line) for line in server.errors.read_text().splitlines()]
    names = [event["event"] for event in events]
    assert names.count("storage-failed") == names.count("storage-works-again") == 1
    assert all("problem" in event for event in events if event["event"] == "storage-failed")


def test_a_move_that_was_not_kept_is_kept_later_and_a_bot_answers_it(server: ServerProcess) -> None:
    async def scene() -> None:
        table, token = make_table(server.address, "parker", ["me", "novice"])
        async with Client(server.address, table["id"], token) as me:
            rand = random.Random(3)
            await me.play(rand, lambda client: client.wish(rand) is not None)
            seq, wish = me.seq, me.wish(rand)
            assert wish is not None
            with full_disk(server):
                await me.send({**wish, "re": "move"})
                await told(me, works=False)
                again = await me.ask(wish)
                assert again["code"] == "server-storage-failed"
                assert (await me.ask({"type": "ping"}))["type"] == "pong"
                assert me.seq == seq
            kept = await me.until(lambda message: message.get("re") == "move")
            assert kept["type"] == "update"
            assert kept["seq"] > seq
            await told(me, works=True)
            await me.play(rand, lambda client: client.seq > seq + 8)

    run(scene())


def test_a_bots_move_waits_for_room_and_for_nobodys_hello(server: ServerProcess) -> None:
    async def scene() -> None:
        table, token = make_table(server.address, "parker", ["me", "novice"], bot_delay=0.5)
        async with Client(server.address, table["id"], token) as me:
            rand = random.Random(3)

            def bots_turn(client: Client) -> bool:
                return client.open is not None and client.open["to_act"] == 2

            await me.play(rand, bots_turn)
            seq = me.seq
            with full_disk(server):
                await told(me, works=False)
                assert me.seq == seq
            await me.until(lambda message: message["type"] == "update" and message["seq"] > seq)

    run(scene())


def test_who_comes_back_meanwhile_is_let_in_and_plays_again_later(server: ServerProcess) -> None:
    async def scene() -> None:
        me, other = two_people(server)
        async with me:
            await me.until(lambda _: me.info["seats"][1]["level"] is not None)
            with full_disk(server):
                async with other:
                    assert other.info["seats"][1]["level"] is not None
                    await told(other, works=False)
                await other.connect()
            await me.until(lambda _: me.info["seats"][1]["level"] is None)
            await other.close()

    run(scene())


def test_everybody_whose_wish_waits_is_told_so(server: ServerProcess) -> None:
    async def scene() -> None:
        me, other = two_people(server)
        async with me, other:
            with full_disk(server):
                await me.send({"type": "abandon", "agree": True})
                await told(me, works=False)
                await told(other, works=False)
                await other.send({"type": "abandon", "agree": True})
                await told(other, works=False)
            await me.until(lambda _: me.info["status"] == "abandoned")

    run(scene())


def test_a_person_who_stays_away_is_stood_in_for_when_there_is_room(server: ServerProcess) -> None:
    async def scene() -> None:
        me, _ = two_people(server)
        async with me:
            with full_disk(server):
                await told(me, works=False)
                assert me.info["seats"][1]["level"] is None
            await me.until(lambda _: me.info["seats"][1]["level"] is not None)

    run(scene())


def test_nothing_new_is_begun_on_a_full_disk(server: ServerProcess) -> None:
    table, _ = make_table(server.address, "parker", ["me", "friend"])
    seats = f"{server.address}/api/tables/{table['id']}/seats"
    body = {"edition": "parker", "seats": [{"kind": "me", "name": "Ann"}, {"kind": "friend"}]}
    with full_disk(server):
        made = httpx.post(f"{server.address}/api/tables", json=body)
        assert (made.status_code, made.json()["code"]) == (503, "server-storage-failed")
        taken = httpx.post(seats, json={"name": "Bob"})
        assert (taken.status_code, taken.json()["code"]) == (503, "server-storage-failed")
        assert httpx.get(f"{server.address}/healthz").status_code == 503
    assert httpx.post(seats, json={"name": "Bob"}).status_code == 201
    assert httpx.post(f"{server.address}/api/tables", json=body).status_code == 201
    assert httpx.get(f"{server.address}/healthz").status_code == 200


def test_a_server_with_a_full_disk_ends_well(tmp_path: Path) -> None:
    async def scene(server: ServerProcess) -> None:
        table, token = make_table(server.address, "parker", ["me", "novice"], bot_delay=0.3)
        async with Client(server.address, table["id"], token) as me:
            rand = random.Random(3)
            await me.play(rand, lambda c: c.open is not None and c.open["to_act"] == 2)
            with full_disk(server):
                await told(me, works=False)
                ending = asyncio.create_task(asyncio.to_thread(server.stop))
                bye = await me.until(lambda message: message["type"] == "bye")
                assert bye["reason"] == "shutting_down"
                assert await ending == 0

    with serving(tmp_path) as server:
        run(scene(server))
