"""Several servers on one PostgreSQL: what happens through one is on the screens of all."""

from __future__ import annotations

import asyncio
import json
import random
import re
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest

from tests.support.server_client import Client, Message, ended, make_table, take_seat
from tests.support.server_thread import Running, running


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 60))


@pytest.fixture
def servers(tmp_path: Path, database: str) -> Iterator[list[Running]]:
    with ExitStack() as stack:
        yield [
            stack.enter_context(running(tmp_path / str(n), storage=database, grace=1.0))
            for n in range(3)
        ]


def two_people(servers: list[Running], **settings: object) -> tuple[Client, Client]:
    one, two = servers[0].address, servers[1].address
    table, token = make_table(one, "parker", ["me", "friend"], **settings)
    other = take_seat(two, table["id"])["token"]
    return Client(one, table["id"], token), Client(two, table["id"], other)


async def update(client: Client, seq: int) -> None:
    """Read on until a client has seen so many events."""
    while client.seq < seq:
        await client.next()


async def seen(client: Client, condition: Callable[[], object]) -> None:
    """Read on until something is so, if it is not so already."""
    while not condition():
        await client.next()


def owners(servers: list[Running], table: str) -> list[int]:
    """Which of the servers see to a table."""
    rooms = [server.application.rooms._rooms.get(table) for server in servers]
    return [n for n, room in enumerate(rooms) if room is not None and room.company.ours]


async def is_seen_to_by(servers: list[Running], table: str, number: int) -> None:
    """Wait until one of the servers, and no other, sees to a table."""
    for _ in range(200):
        if owners(servers, table) == [number]:
            return
        await asyncio.sleep(0.05)
    raise AssertionError(owners(servers, table))


def test_a_match_is_played_through_all_servers(servers: list[Running]) -> None:
    async def scene() -> None:
        me, you = two_people(servers, options={"match_hands": 1})
        spectator = Client(servers[2].address, me.table)
        async with me, you, spectator:
            chances = random.Random(1), random.Random(2)
            over = asyncio.gather(
                *(
                    client.play(chance, lambda c: c.info["status"] == "over")
                    for client, chance in zip((me, you), chances, strict=True)
                )
            )
            await spectator.play(random.Random(3), lambda c: c.info["status"] == "over")
            await over
            assert me.seq == you.seq == spectator.seq
            assert me.open == you.open == spectator.open
            assert me.info["opening"] == you.info["opening"]
            assert len(owners(servers, me.table)) == 1

    run(scene())


def test_every_move_comes_to_the_other_screens(servers: list[Running]) -> None:
    """No event is left out, whichever process it happened in, and none waits to be asked for."""

    async def scene() -> None:
        me, you = two_people(servers)
        async with me, you:
            await asyncio.gather(
                *(
                    client.play(random.Random(n), lambda c: c.seq >= 60 or ended(c))
                    for n, client in enumerate((me, you))
                )
            )
        most = min(me.seq, you.seq)
        assert most >= 60
        for client in (me, you):
            assert client.base + len(client.events) == client.seq
        mine, yours = ([event["type"] for event in c.events[: most - c.base]] for c in (me, you))
        assert mine[you.base :] == yours[me.base :]

    run(scene())


def test_who_is_there_is_known_everywhere(servers: list[Running]) -> None:
    async def scene() -> None:
        me, you = two_people(servers)

        def yours(client: Client) -> Message:
            found: Message = client.info["seats"][1]
            return found

        async with me:
            await seen(me, lambda: yours(me)["grace"] is not None)
            async with you, Client(servers[2].address, me.table) as third:
                assert yours(you)["present"]
                assert you.info["seats"][0]["present"]
                assert yours(third)["present"]
                await seen(me, lambda: yours(me)["present"] and me.info["spectators"] == 1)
                assert yours(me)["grace"] is None
                told = httpx.get(f"{servers[2].address}/api/tables/{me.table}").json()
                assert [seat["present"] for seat in told["seats"]] == [True, True]
            await seen(me, lambda: yours(me)["grace"] is not None)
            async with Client(servers[2].address, me.table) as third:
                assert not yours(third)["present"]
                # A server that nobody looked through hears of the grace a moment after it has
                # opened the table; on a busy machine the second may be over by then.
                await seen(third, lambda: yours(third)["level"] or yours(third)["grace"])
                assert yours(third)["level"] is not None or 0 < yours(third)["grace"] <= 1
                await seen(third, lambda: yours(third)["level"] is not None)
                await seen(me, lambda: yours(me)["level"] is not None)
                async with you:
                    await seen(third, lambda: yours(third)["level"] is None)
                    await seen(me, lambda: yours(me)["level"] is None)

    run(scene())


def test_handing_over_and_leaving_reach_the_other_servers(servers: list[Running]) -> None:
    async def scene() -> None:
        me, you = two_people(servers)
        async with me, you:
            url = f"{servers[2].address}/api/tables/{me.table}/handover"
            offered = httpx.post(url, headers={"Authorization": f"Bearer {you.token}"})
            assert offered.status_code == 201, offered.text
            url = f"{servers[0].address}/api/tables/{me.table}/handover/redeem"
            seated = httpx.post(url, json={"code": offered.json()["code"]})
            assert seated.status_code == 201, seated.text
            bye = await you.until(lambda message: message["type"] == "bye")
            assert bye["reason"] == "handed_over"
            async with (
                Client(servers[1].address, me.table, seated.json()["token"]) as again,
                Client(servers[2].address, me.table, seated.json()["token"]) as elsewhere,
            ):
                assert again.seat == elsewhere.seat == 2
                await again.ask({"type": "leave"})
                await seen(elsewhere, lambda: elsewhere.seat is None)
                await seen(me, lambda: me.info["seats"][1]["kind"] == "open")

    run(scene())


def test_votes_through_several_servers_at_once_all_count(servers: list[Running]) -> None:
    async def scene() -> None:
        me, you = two_people(servers)
        async with me, you:
            agree = {"type": "abandon", "agree": True}
            answers = await asyncio.gather(me.ask(agree), you.ask(agree))
            assert [answer["type"] for answer in answers] == ["table", "table"]
            await seen(me, lambda: me.info["status"] == "abandoned")
            await seen(you, lambda: you.info["status"] == "abandoned")
            await asyncio.gather(me.ask({"type": "rematch"}), you.ask({"type": "rematch"}))
            await seen(me, lambda: me.info["match"] == 2)
            await seen(you, lambda: you.info["match"] == 2)
            assert me.info["commitment"] == you.info["commitment"]

    run(scene())


def test_a_bot_plays_once_whoever_looks(servers: list[Running]) -> None:
    async def scene() -> None:
        table, token = make_table(servers[0].address, "parker", ["me", "novice"])
        async with (
            Client(servers[0].address, table["id"], token) as me,
            Client(servers[1].address, table["id"], token) as also_me,
            Client(servers[2].address, table["id"]) as spectator,
        ):
            await me.play(random.Random(3), lambda client: client.seq > 40)
            await update(also_me, me.seq)
            await update(spectator, me.seq)
            assert len(owners(servers, table["id"])) == 1
            assert also_me.events == me.events[: len(also_me.events)]

    run(scene())


def test_another_server_sees_to_the_table_when_the_first_one_is_left(
    servers: list[Running],
) -> None:
    async def scene() -> None:
        table, token = make_table(servers[0].address, "parker", ["me", "novice"])
        async with Client(servers[1].address, table["id"], token) as me:
            await is_seen_to_by(servers, table["id"], 1)
            async with Client(servers[2].address, table["id"], token) as later:
                await me.close()
                rand = random.Random(2)
                await later.play(rand, lambda client: client.seq > 30)
                await is_seen_to_by(servers, table["id"], 2)

    run(scene())


# --- secrecy --------------------------------------------------------------------------


def shown(client: Client) -> list[Message]:
    """Every moment that a client was shown, without what differs between two at one seat."""
    updates = [json.loads(text) for text in client.received]
    moments = [message for message in updates if message["type"] == "update"]
    for moment in moments:
        moment.pop("re", None)
        if moment["answer"] is not None:
            moment["answer"].pop("seconds")
    return moments


NOTICE = re.compile(r"(log|people|said) [0-9a-f-]+( [\w-]+(:\d+)?(:[a-z_]+)?)+")


def test_a_seat_is_told_the_same_through_every_server_and_notices_tell_nothing(
    servers: list[Running], database: str
) -> None:
    """What is shown through one server tells no more than a view, and so for all of them."""
    notices: list[str] = []

    async def scene() -> None:
        link = await asyncpg.connect(database)
        await link.add_listener("bornes", lambda *heard: notices.append(str(heard[-1])))
        me, you = two_people(servers, phrases=True)
        other_me = Client(servers[2].address, me.table, me.token)
        other_you = Client(servers[0].address, me.table, you.token)
        lookers = [Client(server.address, me.table) for server in servers]
        async with me, you, other_me, other_you, lookers[0], lookers[1], lookers[2]:
            done = asyncio.gather(
                *(
                    client.play(random.Random(n), lambda c: c.seq > 120)
                    for n, client in enumerate((me, you))
                )
            )
            await done
            said = await me.ask({"type": "say", "phrase": "hello"})
            if said["type"] == "said":
                await other_you.until(lambda message: message["type"] == "said")
            most = max(me.seq, you.seq)
            for client in (me, you, other_me, other_you, *lookers):
                await update(client, most)
        for clients in ((me, other_me), (you, other_you), lookers):
            least = min(len(shown(client)) for client in clients)
            assert least > 50
            for client in clients:
                assert shown(client)[:least] == shown(clients[0])[:least]
        await link.close()

    run(scene())
    assert len(notices) > 50
    assert all(NOTICE.fullmatch(notice) for notice in notices)
    assert not any(word in notice for notice in notices for word in ("Ann", "Bob"))


# --- what is carried out late, or not heard -------------------------------------------

PEOPLE = "SELECT pg_notify('bornes', 'people - ' || table_id) FROM bornes.owners;"
GHOST = f"""
INSERT INTO bornes.looking SELECT o.table_id, s.id, '{{}}', 0 FROM bornes.owners o, bornes.servers s
    WHERE s.id NOT IN (SELECT server FROM bornes.looking);
UPDATE bornes.owners o SET server = l.server FROM bornes.looking l WHERE l.seats = '{{}}';
{PEOPLE}
"""
"""A server has looked at a table, its answer came too late, and it has left since."""
GONE = """
WITH gone AS (DELETE FROM bornes.looking WHERE seats = '{1}' RETURNING server, table_id)
SELECT pg_notify('bornes', 'people ' || server || ' ' || table_id) FROM gone
"""
"""The server of seat 1 has left the table, too late: somebody has come through it again."""


async def is_told_of_again(database: str) -> None:
    """Wait until a server says once more that somebody looks with seat 1."""
    link = await asyncpg.connect(database)
    try:
        for _ in range(200):
            if await link.fetchval("SELECT count(*) FROM bornes.looking WHERE seats = '{1}'"):
                return
            await asyncio.sleep(0.05)
        pytest.fail("nobody says that seat 1 is there")
    finally:
        await link.close()


async def carry_out(database: str, statements: str) -> None:
    link = await asyncpg.connect(database)
    try:
        await link.execute(statements)
    finally:
        await link.close()


@pytest.mark.parametrize("unheard", [False, True])
def test_a_server_that_nobody_looks_through_does_not_keep_a_table(
    servers: list[Running], database: str, unheard: bool
) -> None:
    """Nor does nobody, where the others have not heard that it has gone."""

    async def scene() -> None:
        table, token = make_table(servers[0].address, "parker", ["me", "novice"])
        async with (
            Client(servers[0].address, table["id"], token) as me,
            Client(servers[1].address, table["id"], token),
        ):
            await is_seen_to_by(servers, table["id"], 0)
            await carry_out(database, GHOST)
            while owners(servers, table["id"]):
                await asyncio.sleep(0.01)
            if unheard:
                gone = "DELETE FROM bornes.looking WHERE seats = '{}';"
                await carry_out(database, f"{gone} UPDATE bornes.owners SET server = ''")
            await me.play(random.Random(3), lambda client: client.seq > 30)
            assert len(owners(servers, table["id"])) == 1

    run(scene())


def test_whoever_is_said_to_have_gone_and_has_not_is_there_again(
    servers: list[Running], database: str
) -> None:
    async def scene() -> None:
        me, you = two_people(servers)
        async with you, me:
            await seen(you, lambda: you.info["seats"][0]["present"])
            await carry_out(database, GONE)
            # Whoever looks too late for the moment in between never hears of it.
            await is_told_of_again(database)
            await seen(you, lambda: you.info["seats"][0]["present"])
            await seen(you, lambda: you.info["seats"][0]["level"] is None)

    run(scene())


def test_a_notice_that_comes_while_one_looks_in_vain_is_heard(
    servers: list[Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    store = servers[1].application.rooms.services.store
    looked, moved = threading.Event(), threading.Event()
    load_after = store.load_after

    async def slowly(table: str, sequence: int) -> object:
        """What there is to read, told only once there is more."""
        found = await load_after(table, sequence)
        if not looked.is_set():
            looked.set()
            await asyncio.to_thread(moved.wait, 10)
            await asyncio.sleep(0.5)  # for the notice
        return found

    async def scene() -> None:
        me, you = two_people(servers)
        async with me, you:
            if (wish := you.wish(random.Random(1))) is not None:
                await you.send(wish)
                await seen(me, lambda: me.wish(random.Random(1)))
                await update(you, me.seq)
            monkeypatch.setattr(store, "load_after", slowly)
            rooms = servers[1].application.rooms
            servers[1].loop.call_soon_threadsafe(rooms.out_of_touch)
            assert await asyncio.to_thread(looked.wait, 10)
            before = me.seq
            await me.send(me.wish(random.Random(1)) or {})
            await update(me, before + 1)
            moved.set()
            await update(you, before + 1)

    run(scene())
