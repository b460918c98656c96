"""A move against bots alone is taken back until a card is drawn or shown, and never later."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from bornes import replay
from bornes.server.live.broadcast import welcome
from bornes.server.live.shown.table_info import table_info
from bornes.server.protocol.messages import Hello, Welcome
from bornes.server.protocol.values import VERSION
from bornes.server.table import entries as log
from bornes.server.table.apply import apply_all, replayed
from bornes.server.table.commitment import Shuffle
from bornes.server.table.decisions import due
from bornes.server.table.table import Table
from tests.server.table.test_secrecy import an_entry, opened
from tests.support.games import READINGS, TABLES
from tests.support.games import Table as Kind
from tests.support.server_client import Client, Message, make_table, take_seat
from tests.support.server_thread import Running, running

LONG = 10.0
"""Seconds in which nothing happens by itself in these tests."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("undo")) as found:
        yield found


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 30))


def alone(server: Running, edition: str = "parker", **settings: object) -> Client:
    """Somebody against a bot; seat 1 begins."""
    table, token = make_table(server.address, edition, ["me", "novice"], **settings)
    return Client(server.address, table["id"], token)


def discard(client: Client) -> Message:
    assert client.own is not None
    text = next(move["text"] for move in client.own["legal"] if move["verb"] == "discard")
    return {"type": "move", "move": text, "seq": client.seq}


def shown(client: Client) -> tuple[Message | None, Message | None, list[Message]]:
    return client.open, client.own, client.events[:]


# --- over sockets -----------------------------------------------------------------


def test_a_move_is_taken_back_and_another_one_made(server: Running) -> None:
    async def scene() -> None:
        async with alone(server, undo=LONG) as me:
            before = shown(me)
            held = await me.ask(discard(me))
            assert held["undo"] == {"seat": 1, "seconds": LONG}
            assert [event["type"] for event in held["events"]] == ["card_discarded"]
            assert me.own is not None
            assert me.own["legal"] == []
            back = await me.ask({"type": "undo", "seq": me.seq})
            assert back["type"] == "welcome"
            assert back["undo"] is None
            assert shown(me) == before
            assert me.info["undone"] == 1
            assert back["first"] > held["seq"]
            await me.ask(discard(me))
            await me.ask({"type": "go_on", "seq": me.seq})
            await me.until(lambda _: me.open is not None and me.open["turn"] == 1)
            # Once more for each safety that the bot may have played.
            drawn = [e["seat"] for e in me.events if e["type"] == "card_drawn"]
            assert drawn == [1, *[2] * (len(drawn) - 2), 1]
            assert len(drawn) >= 3

    run(scene())


def test_without_a_word_the_move_stands_when_its_time_is_over(server: Running) -> None:
    async def scene() -> None:
        async with alone(server, undo=0.05) as me:
            await me.ask(discard(me))
            await me.until(lambda _: me.open is not None and me.open["to_act"] == 1)
            late = await me.ask({"type": "undo", "seq": me.seq})
            assert late["code"] == "server-undo-too-late"
            assert me.info["undone"] == 0

    run(scene())


def test_what_was_decided_on_an_earlier_table_is_out_of_date(server: Running) -> None:
    async def scene() -> None:
        async with alone(server, undo=LONG) as me:
            move = discard(me)
            held = await me.ask(move)
            wrong = await me.ask({"type": "undo", "seq": move["seq"]})
            assert wrong["code"] == "server-out-of-date"
            await me.ask({"type": "undo", "seq": held["seq"]})
            again = await me.ask({"type": "undo", "seq": held["seq"]})
            assert again["code"] == "server-undo-too-late"
            assert (await me.ask(move))["code"] == "server-out-of-date"

    run(scene())


def test_while_a_move_can_be_taken_back_there_is_no_other(server: Running) -> None:
    async def scene() -> None:
        async with alone(server, undo=LONG) as me:
            other = discard(me)["move"]
            await me.ask(discard(me))
            refused = await me.ask({"type": "move", "move": other, "seq": me.seq})
            assert refused["type"] == "refused"

    run(scene())


def test_it_is_refused_where_the_table_has_none_or_others_play(server: Running) -> None:
    async def scene() -> None:
        async with alone(server) as me:
            assert me.info["undo"] is None
            answer = await me.ask(discard(me))
            assert answer["undo"] is None
            refused = await me.ask({"type": "undo", "seq": me.seq})
            assert refused["code"] == "server-undo-off"
        table, token = make_table(server.address, "parker", ["me", "friend"], undo=LONG)
        take_seat(server.address, table["id"])
        async with Client(server.address, table["id"], token) as me:
            answer = await me.ask(discard(me))
            assert answer["undo"] is None
            refused = await me.ask({"type": "undo", "seq": me.seq})
            assert refused["code"] == "server-undo-company"
        async with Client(server.address, table["id"]) as spectator:
            refused = await spectator.ask({"type": "undo", "seq": spectator.seq})
            assert refused["code"] == "server-not-seated"

    run(scene())


def test_whoever_looks_on_is_told_the_match_again(server: Running) -> None:
    """Also who was away meanwhile, and comes back with the number of a move that is no more."""

    async def scene() -> None:
        async with (
            alone(server, undo=LONG) as me,
            Client(me.address, me.table) as spectator,
            Client(me.address, me.table) as gone,
        ):
            await me.ask(discard(me))
            for looker in (spectator, gone):
                await looker.until(lambda message: message["type"] == "update")
            await gone.close()
            await me.ask({"type": "undo", "seq": me.seq})
            await spectator.until(lambda message: message["type"] == "welcome")
            await gone.connect()
            assert shown(spectator) == shown(gone)
            assert spectator.seq == me.seq == gone.seq
            assert [e["type"] for e in spectator.events] == ["hand_dealt", "card_drawn"]

    run(scene())


def test_seconds_that_can_not_be_are_refused(server: Running) -> None:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "level": "novice"}]
    for undo in (-1, 11, "soon"):
        body = {"edition": "parker", "seats": seats, "undo": undo}
        assert httpx.post(f"{server.address}/api/tables", json=body).status_code == 400


def test_a_server_that_went_comes_back_with_the_move_still_to_be_taken_back(
    tmp_path: Path,
) -> None:
    async def first(server: Running) -> Client:
        me = alone(server, undo=LONG)
        async with me:
            await me.ask(discard(me))
            await me.ask({"type": "undo", "seq": me.seq})
            await me.ask(discard(me))
        return me

    async def second(server: Running, me: Client) -> None:
        async with Client(server.address, me.table, me.token) as again:
            assert shown(again) == shown(me)
            assert again.seq == me.seq
            assert again.info["undone"] == 1
            await again.ask({"type": "undo", "seq": again.seq})
            assert again.info["undone"] == 2
            assert again.own is not None
            assert again.own["legal"]

    with running(tmp_path) as server:
        me = asyncio.run(asyncio.wait_for(first(server), 30))
    with running(tmp_path) as server:
        run(second(server, me))


def test_an_abandoned_match_says_in_its_record_what_was_taken_back(server: Running) -> None:
    async def scene() -> None:
        async with alone(server, undo=LONG) as me:
            await me.ask(discard(me))
            await me.ask({"type": "undo", "seq": me.seq})
            await me.ask(discard(me))
            await me.send({"type": "abandon", "agree": True})
            await me.until(lambda _: me.info["status"] == "abandoned")
            url = f"{me.address}/api/tables/{me.table}/matches/1/record"
            record = httpx.get(url).text
            assert "# moves taken back: 1\n" in record
            assert len(replay(record).moves) == 1  # what was taken back is not in it

    run(scene())


# --- whatever happens -------------------------------------------------------------


def seen(table: Table) -> bytes:
    """What seat 1 is told of a table."""
    return msgspec.json.encode(told(table))


def told(table: Table) -> Welcome:
    return welcome(table, table_info(table), 1, Hello(version=VERSION), None)


def the_game(table: Table) -> tuple[object, ...]:
    message = told(table)
    return message.open, message.own, message.events, message.undo


@pytest.mark.parametrize("kind", TABLES + READINGS, ids=str)
def test_what_is_taken_back_never_happened(kind: Kind) -> None:
    """The table is as before the move; and whoever replays the log has it at every entry."""
    rand = random.Random(f"{kind}/undo")
    recorded = opened(kind, 1, 3.0, undo=2.0)
    table = recorded.table
    happened: list[log.AnyEntry] = [table.opening, log.SeatTaken(1, "P1", "secret"), log.Started()]
    before: list[tuple[object, ...]] = []
    for _ in range(120):
        if table.status != "playing":
            break
        entry, now = an_entry(table, rand), the_game(table)
        recorded.add(entry)
        happened.append(entry)
        if isinstance(entry, log.Undone):
            assert the_game(table) == before.pop()
        elif told(table).undo is None:
            before.clear()
        elif isinstance(entry, log.Moved):
            before.append(now)
        shuffles: dict[int, Shuffle] = dict(table.shuffles)
        assert seen(replayed("t", shuffles, happened)) == seen(table)
    assert any(isinstance(entry, log.Undone) for entry in happened)


def test_a_seat_that_is_left_lets_its_move_stand() -> None:
    table = opened(TABLES[0], 1, 3.0, undo=2.0).table
    move = next(move for move in table.game.legal_moves() if move.verb == "discard")
    apply_all(table, [log.Moved(str(move))])
    assert due(table, set()) is None
    apply_all(table, [log.SeatLeft(1, "novice", False, None)])
    assert due(table, set()) == log.MoveStood()
