"""Who is next to ponder: bots before hints, everybody in turn, and nobody who has gone."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from bornes.engine.refusals import Refused
from bornes.server.bots.machine import Machine
from bornes.server.bots.pool import Ponderers
from bornes.server.bots.queue import Bounds, Claim, Rank, Turns
from tests.support.pool_work import nap, nothing, search_long
from tests.support.server_client import Client, make_table
from tests.support.server_process import wait_for
from tests.support.server_thread import Running, running

TABLE, CLIENT = Claim(Rank.MOVE, "table"), Claim(Rank.HINT, "client")


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 60))


def ready(server: Running) -> None:
    """Wait until the processes of the bots have compiled what they need."""
    ponderers = server.application.rooms.services.thinkers._place
    assert isinstance(ponderers, Machine)
    server.loop.call_soon_threadsafe(ponderers.get_ready)
    wait_for(lambda: ponderers._prepared is not None and ponderers._prepared.done(), 120)


def hint(client: str) -> Claim:
    return Claim(Rank.HINT, client)


async def served(turns: Turns, claims: list[Claim]) -> list[Claim]:
    """The order in which these are served when one place becomes free again and again."""
    order: list[Claim] = []

    async def one(claim: Claim) -> None:
        await turns.take(claim)
        order.append(claim)
        turns.give_back(claim)

    await turns.take(TABLE)
    tasks = [asyncio.create_task(one(claim)) for claim in claims]
    await asyncio.sleep(0)
    turns.give_back(TABLE)
    await asyncio.gather(*tasks)
    return order


def test_bots_go_first_and_owners_take_turns() -> None:
    async def scene() -> None:
        a, b, move = hint("a"), hint("b"), Claim(Rank.MOVE, "t")
        turns = Turns(1, Bounds(waiting=10, of_one=3))
        assert await served(turns, [a, a, a, b, move]) == [move, a, b, a, a]

    run(scene())


def test_whoever_has_gone_is_not_served_and_not_counted() -> None:
    async def scene() -> None:
        turns = Turns(1, Bounds(waiting=2, of_one=2))
        await turns.take(TABLE)
        waiting = [asyncio.create_task(turns.take(hint(name))) for name in ("a", "b")]
        await asyncio.sleep(0)
        with pytest.raises(Refused):
            await turns.take(hint("c"))
        for task in waiting:
            task.cancel()
        await asyncio.wait(waiting)
        late = asyncio.create_task(turns.take(hint("c")))
        await asyncio.sleep(0)
        turns.give_back(TABLE)
        await late
        turns.give_back(hint("c"))
        await turns.take(TABLE)

    run(scene())


def test_a_place_that_comes_when_one_goes_is_not_lost() -> None:
    async def scene() -> None:
        turns = Turns(1)
        await turns.take(TABLE)
        waiting = asyncio.create_task(turns.take(CLIENT))
        await asyncio.sleep(0)
        turns.give_back(TABLE)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        await asyncio.wait_for(turns.take(TABLE), 1)

    run(scene())


def test_a_place_goes_past_one_who_is_just_going() -> None:
    async def scene() -> None:
        turns = Turns(1, Bounds(waiting=10, of_one=2))
        await turns.take(TABLE)
        going, next_one, last = [
            asyncio.create_task(turns.take(hint(name))) for name in ("a", "a", "b")
        ]
        await asyncio.sleep(0)
        going.cancel()
        turns.give_back(TABLE)
        await next_one
        assert going.cancelled()
        turns.give_back(hint("a"))
        await last
        turns.give_back(hint("b"))
        await turns.take(TABLE)

    run(scene())


def test_one_client_has_so_many_hints_at_once() -> None:
    async def scene() -> None:
        turns = Turns(1, Bounds(waiting=10, of_one=2))
        await turns.take(CLIENT)
        second = asyncio.create_task(turns.take(CLIENT))
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="Too many hints"):
            await turns.take(CLIENT)
        turns.give_back(CLIENT)
        await second
        turns.give_back(CLIENT)

    run(scene())


def test_a_move_waits_for_what_is_being_done_and_for_nothing_else(tmp_path: Path) -> None:
    """Hints that were asked for and hung up on hold no bot up; the one that has begun is done."""
    diary = tmp_path / "diary"

    async def scene() -> None:
        ponderers = Ponderers(1, nothing, Bounds(waiting=100, of_one=100))
        try:
            await ponderers.run(nothing)

            def asked(name: str, claim: Claim) -> asyncio.Task[None]:
                return asyncio.create_task(ponderers.run(nap, 0.3, diary, name, claim=claim))

            hints = [asked(f"hint {number}", CLIENT) for number in range(40)]
            await asyncio.sleep(0.1)
            for task in hints:
                task.cancel()
            kept = asked("kept hint", hint("other"))
            await asked("move", TABLE)
            await kept
            assert diary.read_text().splitlines() == ["hint 0", "move", "kept hint"]
        finally:
            ponderers.close()

    run(scene())


def test_a_search_that_nobody_waits_for_is_broken_off(tmp_path: Path) -> None:
    """The process that searched is free for others, and is still the same one."""

    async def scene() -> None:
        ponderers = Ponderers(1, nothing, Bounds(waiting=100, of_one=1))
        try:
            ponderers.get_ready()
            assert ponderers._prepared is not None
            await asyncio.wrap_future(ponderers._prepared)
            process = await ponderers.run(os.getpid)
            for number in range(2):
                begun = tmp_path / f"begun-{number}"
                search = asyncio.create_task(ponderers.run(search_long, begun, claim=CLIENT))
                while not begun.exists():
                    await asyncio.sleep(0.02)
                search.cancel()
                assert await ponderers.run(os.getpid, claim=TABLE) == process
        finally:
            ponderers.close()

    run(scene())


def test_hints_that_nobody_waits_for_hold_no_table_up(tmp_path: Path) -> None:
    settings = {"hint_seconds": 2.0, "hints_waiting": 100, "hints_per_client": 100}
    with running(tmp_path, None, **settings) as server:
        tables = [make_table(server.address, "parker", ["me", "novice"]) for _ in range(20)]
        ready(server)

        async def ask_and_hang_up(table: str, token: str | None) -> None:
            url = server.address.replace("http", "ws", 1) + f"/api/tables/{table}/live"
            async with connect(url, proxy=None) as socket:
                await socket.send(f'{{"type":"hello","version":1,"token":"{token}"}}')
                await socket.send('{"type":"hint"}')
                with suppress(TimeoutError):
                    async with asyncio.timeout(0.1):
                        while True:
                            await socket.recv()

        async def scene() -> None:
            await asyncio.gather(*(ask_and_hang_up(table["id"], key) for table, key in tables))
            mine, token = make_table(server.address, "parker", ["me", "novice"])
            async with Client(server.address, mine["id"], token) as me:
                if not (me.own or {}).get("legal"):
                    await me.until(lambda _: (me.own or {}).get("legal"))
                # Of the 20, one had begun. All of them would take longer than this client waits.
                assert (await me.ask({"type": "hint"}))["type"] == "hint"

        run(scene())


def test_a_table_has_one_hint_at_a_time_and_bots_stop_when_nobody_looks(tmp_path: Path) -> None:
    with running(tmp_path, None, hint_seconds=2.0) as server:
        table, token = make_table(server.address, "parker", ["me", "novice"])
        ready(server)

        async def scene() -> None:
            async with (
                Client(server.address, table["id"], token) as one,
                Client(server.address, table["id"], token) as two,
            ):
                if not (one.own or {}).get("legal"):
                    await one.until(lambda _: (one.own or {}).get("legal"))
                await one.send({"type": "hint", "re": "first"})
                await asyncio.sleep(0.05)
                refused = await two.ask({"type": "hint"})
                assert refused["code"] == "server-hint-wait"
                answer = await one.until(lambda message: message.get("re") == "first")
                assert answer["type"] == "hint"

        run(scene())
        room = server.application.rooms._rooms[table["id"]]
        wait_for(lambda: not room.players._thinking)
