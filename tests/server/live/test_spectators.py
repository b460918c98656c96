"""Looking on is the table's choice: where it is not wanted, no card is shown without a seat."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine, Iterator
from typing import Any

import pytest

from tests.support.server_client import SHORT, Client, ended, make_table, take_seat
from tests.support.server_thread import Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("spectators"), grace=60) as found:
        yield found


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 60))


def test_without_a_seat_one_sees_who_sits_there_and_no_card(server: Running) -> None:
    async def scene() -> None:
        table, token = make_table(
            server.address,
            "parker",
            ["me", "novice"],
            spectators_allowed=False,
            options=dict(SHORT["parker"]),
        )
        async with (
            Client(server.address, table["id"], token) as ann,
            Client(server.address, table["id"]) as stranger,
        ):
            assert stranger.info["status"] == "playing"
            assert not stranger.info["spectators_allowed"]
            assert ann.info["spectators"] == 0
            await ann.play(random.Random(1), ended)
            await stranger.until(lambda _: ended(stranger))
            assert await stranger.ask({"type": "ping"})
            await stranger.hello(since=0)
            assert stranger.open is None
            assert stranger.own is None
            assert stranger.events == []
            assert not any('"type":"update"' in text for text in stranger.received)

    run(scene())


def test_whoever_came_before_the_match_is_shown_nothing_of_it(server: Running) -> None:
    async def scene() -> None:
        table, token = make_table(
            server.address, "parker", ["me", "friend"], spectators_allowed=False
        )
        async with (
            Client(server.address, table["id"], token) as ann,
            Client(server.address, table["id"]) as stranger,
        ):
            other = take_seat(server.address, table["id"])
            await ann.until(lambda message: message["type"] == "update")
            await stranger.until(lambda _: stranger.info["status"] == "playing")
            assert await stranger.ask({"type": "ping"})
            assert stranger.open is None
            # With a key, the same connection is somebody's who plays.
            stranger.token = other["token"]
            await stranger.hello(since=0)
            assert stranger.own is not None

    run(scene())


def test_whoever_leaves_sees_no_more(server: Running) -> None:
    async def scene() -> None:
        table, token = make_table(
            server.address, "parker", ["me", "friend"], spectators_allowed=False
        )
        other = take_seat(server.address, table["id"])
        async with (
            Client(server.address, table["id"], token) as ann,
            Client(server.address, table["id"], other["token"]) as bob,
        ):
            before = bob.open
            assert before is not None
            await bob.send({"type": "leave", "offer": True})
            await bob.until(lambda message: message["type"] == "welcome")
            assert bob.open is None
            seats = bob.info["seats"]
            assert seats[1]["offered"], "the seat can still be taken, without looking first"
            assert ann.open is not None

    run(scene())


def test_anybody_may_look_on_where_nothing_else_was_said(server: Running) -> None:
    async def scene() -> None:
        table, token = make_table(server.address, "parker", ["me", "novice"])
        async with (
            Client(server.address, table["id"], token) as ann,
            Client(server.address, table["id"]) as watching,
        ):
            assert watching.open is not None
            assert watching.own is None
            await ann.until(lambda _: ann.info["spectators"] == 1)

    run(scene())
