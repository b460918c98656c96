"""Mutated, repeated and out-of-order messages: nothing crashes, nothing changes."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.support.server_client import Client, make_table, take_seat
from tests.support.server_process import ServerProcess, serving

MESSAGES: list[dict[str, object]] = [
    {"type": "hello", "version": 1, "since": 0, "language": "nl"},
    {"type": "move", "move": "1: play 100", "seq": 3},
    {"type": "decline", "seq": 2},
    {"type": "ready"},
    {"type": "abandon", "agree": False},
    {"type": "rematch"},
    {"type": "fill_seat", "seat": 2, "level": "novice"},
    {"type": "ping", "re": "x"},
]
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=6,
)


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """A message with something wrong in it, or something that is no message at all."""
    if draw(st.booleans()):
        message: dict[str, object] = dict(draw(st.sampled_from(MESSAGES)))
        for _ in range(draw(st.integers(1, 3))):
            name = draw(st.sampled_from([*message, "token", "extra"]) | st.text(max_size=6))
            if draw(st.booleans()):
                message.pop(name, None)
            else:
                message[name] = draw(VALUES)
        text = json.dumps(message)
    else:
        text = draw(st.text(max_size=80) | VALUES.map(json.dumps))
    if draw(st.integers(0, 4)) == 0 and text:
        cut = draw(st.integers(0, len(text)))
        text = text[:cut] + draw(st.text(max_size=3)) + text[cut + 1 :]
    return text.encode("utf-8", "replace").decode()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("fuzz")) as running:
        yield running


async def state_of(address: str, table: str, token: str | None) -> tuple[object, ...]:
    async with Client(address, table, token) as client:
        seats = [(s["kind"], s["name"], s["level"], s["abandon"]) for s in client.info["seats"]]
        return client.seq, client.open, client.own, seats, client.info["status"]


@settings(
    max_examples=settings().max_examples // 2,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(texts=st.lists(mutated(), min_size=1, max_size=12), seated=st.booleans())
def test_nonsense_changes_nothing(server: ServerProcess, texts: list[str], seated: bool) -> None:
    address = server.address
    table, token = make_table(address, "parker", ["me", "friend"])
    other = take_seat(address, table["id"])["token"]

    async def scene() -> None:
        before = await state_of(address, table["id"], token)
        async with Client(address, table["id"], other if seated else None) as client:
            try:
                for text in texts:
                    await client.socket.send(text)
                await client.ask({"type": "ping"})
            except ConnectionClosed:
                pass  # too long, or too much of it
        assert await state_of(address, table["id"], token) == before

    asyncio.run(scene())


def test_what_is_said_twice_or_late_is_done_once(server: ServerProcess) -> None:
    address = server.address
    table, token = make_table(address, "parker", ["me", "friend"])
    other = take_seat(address, table["id"])["token"]

    async def scene() -> None:
        rand = random.Random(1)
        old: list[dict[str, object]] = []
        async with (
            Client(address, table["id"], token) as me,
            Client(address, table["id"], other) as you,
        ):
            while len(old) < 25:
                for client in (me, you):
                    await client.ask({"type": "ping"})
                    wish = client.wish(rand)
                    if wish is None:
                        continue
                    for message in (wish, wish, wish, *rand.sample(old, min(3, len(old)))):
                        await client.send(message)
                    old.append(wish)
                    await client.ask({"type": "ping"})
            played = [m for m in me.events if m["type"] in {"card_played", "card_discarded"}]
            refused = [text for text in me.received + you.received if '"refused"' in text[:20]]
            assert 0 < len(played) <= len(old)
            assert len(refused) > len(old)

    asyncio.run(scene())


@pytest.mark.parametrize("data", [b"\x00\xff", b"{}", "x" * 5000, "[" * 3000, '{"type":"hello"}'])
def test_strange_frames(server: ServerProcess, data: bytes | str) -> None:
    address = server.address
    table, _ = make_table(address, "parker", ["me", "novice"])

    async def scene() -> None:
        url = address.replace("http", "ws", 1) + f"/api/tables/{table['id']}/live"
        async with connect(url, proxy=None) as socket:
            await socket.send(data)
            if len(data) > 4096:
                with pytest.raises(ConnectionClosed, match="1009"):
                    await socket.recv()
            else:
                answer = json.loads(await asyncio.wait_for(socket.recv(), 10))
                assert answer["type"] == "refused"

    asyncio.run(scene())


def test_it_lives_and_has_nothing_to_complain_about(server: ServerProcess) -> None:
    assert server.process.poll() is None
    assert server.errors.read_text() == ""
