"""Clocks over sockets: what all are told, whose time is up, and what restarts make of it."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from bornes.server.storage.seen_clock import SeenClock
from tests.support.server_client import Client, Message, make_table, take_seat
from tests.support.server_process import ServerProcess, serving
from tests.support.server_thread import Running, running

DAY = 86400.0
LONG = {"kind": "match", "seconds": 600, "increment": 5}
DAYS = {"kind": "days", "seconds": 2 * DAY, "out": "lose"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("clocks"), shortest_clock=0.01, grace=0.1) as found:
        yield found


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 60))


def two(address: str, clock: Message, **settings: object) -> tuple[Client, Client]:
    settings = {"pause": 0.05, **settings}
    table, token = make_table(address, "dujardin", ["me", "friend"], clock=clock, **settings)
    other = take_seat(address, table["id"])["token"]
    return Client(address, table["id"], token), Client(address, table["id"], other)


def discard(client: Client) -> Message:
    assert client.own is not None
    text = next(move["text"] for move in client.own["legal"] if move["verb"] == "discard")
    return {"type": "move", "move": text, "seq": client.seq}


async def seen(client: Client, seq: int) -> Message:
    return await client.until(lambda m: m["type"] == "update" and m["seq"] >= seq)


def test_all_are_told_the_same_times(server: Running) -> None:
    async def scene() -> None:
        ann, bob = two(server.address, LONG)
        async with ann, bob, Client(server.address, ann.table) as spectator:
            assert ann.info["clock"] == {"kind": "match", "seconds": 600, "increment": 5}
            assert ann.info["times"]["running"] == 1
            assert ann.info["waits_for"] == [1]
            told = await ann.ask(discard(ann))
            others = [await seen(looker, told["seq"]) for looker in (bob, spectator)]
            assert [other["times"] for other in others] == [told["times"]] * 2
            first, second = told["times"]["left"]
            assert told["times"]["running"] == 2
            assert 600 < first <= 605
            assert 590 < second <= 600

    run(scene())


def test_a_bot_takes_over_until_the_person_says_that_they_are_back(server: Running) -> None:
    async def scene() -> None:
        ann, bob = two(server.address, {"kind": "move", "seconds": 0.5}, bot_delay=0)
        async with ann, bob:
            # Without a word, the bot moves for Ann, and then for Bob.
            await ann.until(lambda _: ann.info["seats"][1]["out_of_time"])
            assert ann.info["seats"][0]["out_of_time"]
            back = await ann.hello()
            assert back["type"] == "welcome"
            assert not back["table"]["seats"][0]["out_of_time"]

    run(scene())


def test_who_has_no_time_left_for_the_match_gets_none_back(server: Running) -> None:
    async def scene() -> None:
        ann, bob = two(server.address, {"kind": "match", "seconds": 0.3}, bot_delay=10)
        async with ann, bob:
            await ann.until(lambda _: ann.info["seats"][0]["out_of_time"])
            back = await ann.hello()
            assert back["table"]["seats"][0]["out_of_time"]
            refused = await ann.ask(discard(ann))
            assert refused["code"] == "server-out-of-time"

    run(scene())


def test_the_match_is_lost_when_the_time_is_up(server: Running) -> None:
    async def scene() -> None:
        ann, bob = two(server.address, {"kind": "match", "seconds": 0.3, "out": "lose"})
        async with ann, bob:
            for client in (ann, bob):
                await client.until(lambda _: client.info["status"] == "over")  # noqa: B023
                assert client.info["lost_on_time"] == 1
                assert client.open is not None
                assert client.open["match_outcome"] == {"winners": ["B"], "reason": "time"}
            record = httpx.get(f"{ann.address}/api/tables/{ann.table}/matches/1/record").text
            assert "# lost on time: seat 1\n" in record
            refused = await ann.ask({"type": "undo", "seq": ann.seq})
            assert refused["type"] == "refused"
            await ann.send({"type": "rematch"})
            await bob.send({"type": "rematch"})
            await ann.until(lambda _: ann.info["match"] == 2)
            assert ann.info["lost_on_time"] is None

    run(scene())


def test_nobody_is_given_up_who_has_time_left(server: Running) -> None:
    """The time of grace is for tables without clocks."""

    async def scene() -> None:
        ann, bob = two(server.address, LONG)
        async with ann:
            async with bob:
                pass
            await ann.until(lambda _: not ann.info["seats"][1]["present"])
            assert ann.info["seats"][1]["grace"] is None
            await asyncio.sleep(0.3)
            await ann.ask({"type": "ping"})
            assert ann.info["seats"][1]["level"] is None

    run(scene())


def test_whoever_may_not_look_on_is_not_told_whose_turn_it_is(server: Running) -> None:
    async def scene() -> None:
        ann, bob = two(server.address, LONG, spectators_allowed=False)
        async with ann, bob, Client(server.address, ann.table) as stranger:
            shown = httpx.get(f"{ann.address}/api/tables/{ann.table}").json()
            assert ann.info["times"] is not None
            headers = {"Authorization": f"Bearer {ann.token}"}
            mine = httpx.get(f"{ann.address}/api/tables/{ann.table}", headers=headers).json()
            assert mine["waits_for"] == [1]
            for info in (stranger.info, shown):
                assert info["times"] is None
                assert info["waits_for"] == []

    run(scene())


def test_clocks_need_a_time_for_answers(server: Running) -> None:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "friend"}]
    body = {"edition": "dujardin", "seats": seats, "clock": LONG, "pause": None}
    answer = httpx.post(f"{server.address}/api/tables", json=body)
    assert answer.json()["code"] == "server-clock-pause"
    body = {**body, "clock": DAYS}
    assert httpx.post(f"{server.address}/api/tables", json=body).status_code == 201


# --- restarts ---------------------------------------------------------------------


def left(client: Client, seat: int) -> float:
    found: float = client.info["times"]["left"][seat - 1]
    return found


def test_time_in_which_the_server_was_down_counts_against_nobody(tmp_path: Path) -> None:
    async def look(client: Client) -> float:
        async with Client(client.address, client.table, client.token) as again:
            return left(again, 1)

    with running(tmp_path) as server:
        ann, _ = two(server.address, LONG)
        before = asyncio.run(look(ann))
        begun = time.monotonic()
    time.sleep(2.0)
    down = time.monotonic()
    with running(tmp_path) as server:
        ann.address = server.address
        after = asyncio.run(look(ann))
    up = time.monotonic()
    # What has passed while it ended and began again is little; two seconds more it was down.
    assert after <= before
    assert before - after <= (up - begun) - 2.0 + 0.5
    assert down - begun >= 2.0


def days_pass(folder: Path, days: float) -> None:
    """As if a server had run so long."""
    with sqlite3.connect(folder / "tables.sqlite3") as link:
        link.execute("UPDATE clock SET seen=seen+?", (days * DAY,))


def test_a_table_of_days_survives_restarts_and_is_lost_when_somebody_looks(tmp_path: Path) -> None:
    async def move(ann: Client) -> None:
        async with ann:
            await ann.ask(discard(ann))
            assert ann.info["pause"] == 8.0

    async def look(bob: Client, status: str) -> None:
        async with bob:
            if status == "over":
                while bob.info["status"] != "over":
                    await bob.next()
                assert bob.info["lost_on_time"] == 2
            assert bob.info["status"] == status

    with running(tmp_path) as server:
        ann, bob = two(server.address, DAYS, pause=8.0)
        asyncio.run(move(ann))
    for passed, status in ((1.9, "playing"), (0.2, "over")):
        days_pass(tmp_path, passed)
        with running(tmp_path) as server:
            bob.address = server.address
            run(look(bob, status))


def test_the_clock_stands_still_while_nothing_can_be_written(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    moments = iter([100.0, 101.0, 101.0, 150.0, 150.0, 151.0])
    monkeypatch.setattr(time, "monotonic", lambda: next(moments))
    clock = SeenClock(5.0)  # 100
    clock.stand()  # 101
    assert clock.now() == 6.0
    clock.go_on()  # 101, as nothing else has asked
    assert clock.now() == 6.0 + 49.0
    monkeypatch.undo()
    standing = SeenClock(5.0)
    standing.stand()
    standing.stand()
    standing.at_least(7.0)
    standing.at_least(6.0)
    assert standing.now() == 7.0


@pytest.mark.long
def test_killed_and_under_a_changed_clock_of_the_machine_times_go_on(tmp_path: Path) -> None:
    async def look(server: ServerProcess, client: Client) -> float:
        async with Client(server.address, client.table, client.token) as again:
            return left(again, 1)

    with serving(tmp_path, shortest_clock="0.1") as server:
        ann, _ = two(server.address, LONG)
        time.sleep(3)
        before = asyncio.run(look(server, ann))
        assert before <= 597.5
        server.kill()
        # The machine's clock is ten years ahead when it comes back.
        server.before_start = "import time; real = time.time; time.time = lambda: real() + 315e6\n"
        server.start()
        after = asyncio.run(look(server, ann))
        # It had noted every second: what it lost is little more than one.
        assert before - 30 < after <= before + 2.5
