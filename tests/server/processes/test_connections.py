"""Connections that take and never give: half-open, in crumbs, all at once, or not reading."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Coroutine
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from bornes.server.config import Config
from bornes.server.live.limits import Peers, client_key
from tests.support.server_client import Client, make_table, take_seat
from tests.support.server_process import serving, wait_for
from tests.support.server_thread import running

ELSEWHERE = "127.0.0.2"
EMPTY_PART = b"\x00\x80\x00\x00\x00\x00"
"""A frame that continues a message with nothing, as a client masks it."""


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 60))


def opened(address: str, source: str = "127.0.0.1") -> socket.socket:
    host, _, port = address.removeprefix("http://").rpartition(":")
    return socket.create_connection((host, int(port)), 10, (source, 0))


def closed(connection: socket.socket) -> bool:
    """Whether the other end has hung up."""
    connection.setblocking(False)
    try:
        while found := connection.recv(1000):
            assert found
    except BlockingIOError:
        return False
    except ConnectionError:
        return True
    return True


def answer_to(connection: socket.socket) -> bytes:
    """Everything that comes until the other end hangs up."""
    connection.settimeout(10)
    found = b""
    while part := connection.recv(1000):
        found += part
    return found


def live(address: str, table: str) -> str:
    return address.replace("http", "ws", 1) + f"/api/tables/{table}/live"


async def first_words(address: str, table: str, clients: int) -> list[str]:
    """What each of many clients that come at once is told first; all stay until all are told."""

    async def come() -> tuple[ClientConnection, str]:
        connection = await connect(live(address, table), proxy=None)
        with suppress(ConnectionClosed):  # one that is turned away need not be heard
            await connection.send('{"type": "hello", "version": 1}')
        return connection, str(await connection.recv())

    found = await asyncio.gather(*(come() for _ in range(clients)))
    await asyncio.gather(*(connection.close() for connection, _ in found))
    return [text for _, text in found]


# --- requests that never end ------------------------------------------------------


def test_half_open_requests_of_one_address_leave_room_for_others(tmp_path: Path) -> None:
    with (
        serving(tmp_path, sockets_per_client="50", head_seconds="3") as server,
        ExitStack() as all_,
    ):
        many = [all_.enter_context(opened(server.address, ELSEWHERE)) for _ in range(400)]
        for connection in many:
            try:
                connection.sendall(b"GET / HTTP/1.1\r\nHost: ")
            except ConnectionError:
                continue
        wait_for(lambda: sum(not closed(connection) for connection in many) <= 50, 2.5)
        files = Path(f"/proc/{server.process.pid}/fd")
        assert len(list(files.iterdir())) < 120
        assert httpx.get(f"{server.address}/healthz").status_code == 200
        wait_for(lambda: all(map(closed, many)))
        with opened(server.address, ELSEWHERE) as again:
            again.sendall(b"GET /healthz HTTP/1.0\r\n\r\n")
            assert b" 200 " in answer_to(again)


@pytest.mark.parametrize(
    "beginning",
    [
        b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{",
    ],
    ids=["head", "body"],
)
def test_a_request_in_crumbs_is_cut_off(tmp_path: Path, beginning: bytes) -> None:
    with (
        running(tmp_path, None, head_seconds=0.6, body_seconds=0.6) as server,
        opened(server.address) as slow,
    ):
        begun = time.monotonic()
        slow.sendall(beginning)
        slow.settimeout(0.1)
        found = b""
        while not found:
            assert time.monotonic() < begun + 5
            slow.sendall(b"x")
            try:
                found = slow.recv(1000)
            except TimeoutError:
                continue
        assert b" 408 " in found
        assert time.monotonic() > begun + 0.5


def test_a_connection_that_says_nothing_is_closed_and_one_that_waits_is_served(
    tmp_path: Path,
) -> None:
    with running(tmp_path, None, head_seconds=0.5) as server, opened(server.address) as silent:
        assert answer_to(silent) == b""
        with opened(server.address) as patient:
            for _ in range(2):
                patient.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
                patient.settimeout(5)
                assert b" 200 " in patient.recv(5000)
                time.sleep(0.8)


# --- too many ---------------------------------------------------------------------


def test_no_more_connections_than_allowed_however_many_come_at_once(tmp_path: Path) -> None:
    with running(tmp_path, None, connections_per_client=40) as server:
        table, _ = make_table(server.address, "parker", ["me", "novice"])

        async def scene() -> None:
            found = await first_words(server.address, table["id"], 150)
            assert sum('"type":"welcome"' in text for text in found) == 40
            assert sum("server-too-many-connections" in text for text in found) == 110
            assert '"type":"welcome"' in (await first_words(server.address, table["id"], 1))[0]

        run(scene())


def test_handshakes_that_lie_ready_at_the_same_moment_are_counted_one_by_one(
    tmp_path: Path,
) -> None:
    with running(tmp_path, None, connections_per_client=40) as server, ExitStack() as all_:
        table, _ = make_table(server.address, "parker", ["me", "novice"])
        server.application.rooms._rooms.clear()  # it has to be read, which takes a while
        many = [all_.enter_context(opened(server.address)) for _ in range(150)]
        wanted = (
            f"GET /api/tables/{table['id']}/live HTTP/1.1\r\nHost: localhost\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        for connection in many:
            connection.sendall(wanted.encode())
        heard = dict.fromkeys(many, b"")

        def all_refused() -> bool:
            for connection in many:
                with suppress(BlockingIOError):
                    connection.setblocking(False)
                    heard[connection] += connection.recv(10_000)
            return sum(b"server-too-many-connections" in text for text in heard.values()) == 110

        wait_for(all_refused)


def test_no_more_at_a_table_than_allowed_however_many_come_at_once(tmp_path: Path) -> None:
    with running(tmp_path, None, connections_per_table=10) as server:
        table, _ = make_table(server.address, "parker", ["me", "novice"])

        async def scene() -> None:
            found = await first_words(server.address, table["id"], 30)
            assert sum('"type":"welcome"' in text for text in found) == 10

        run(scene())


def test_handshakes_count_as_requests(tmp_path: Path) -> None:
    with running(tmp_path, None, requests_per_second=0.01, requests_at_once=3) as server:

        async def come() -> None:
            async with connect(live(server.address, "none"), proxy=None) as connection:
                assert "server-no-table" in str(await connection.recv())

        async def scene() -> None:
            for _ in range(3):
                await come()
            with pytest.raises(InvalidStatus, match="429"):
                await come()

        run(scene())


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("192.0.2.1", "::ffff:192.0.2.1", True),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("", "192.0.2.1", False),
    ],
)
def test_who_is_one_client(one: str, other: str, same: bool) -> None:
    assert (client_key(one) == client_key(other)) is same


def test_connections_are_counted_by_client_and_in_all_but_a_proxy_speaks_for_many() -> None:
    peers = Peers(Config(sockets_per_client=2, trusted_proxies=("10.0.0.0/8",)), most=6)
    assert [peers.enter("2001:db8::1"), peers.enter("2001:db8::2")] == [True, True]
    assert not peers.enter("2001:db8::3")
    peers.leave("2001:db8::1")
    assert peers.enter("2001:db8::3")
    assert [peers.enter("10.0.0.1") for _ in range(5)] == [True] * 4 + [False]
    assert not peers.enter("192.0.2.1")
    peers.leave("10.0.0.1")
    assert peers.enter("192.0.2.1")


# --- frames -----------------------------------------------------------------------


def test_empty_fragments_are_counted(tmp_path: Path) -> None:
    limits = {"messages_per_second": "20", "messages_at_once": "60"}
    with serving(tmp_path, **limits) as server:
        table, _ = make_table(server.address, "parker", ["me", "novice"])

        async def scene() -> None:
            async with connect(live(server.address, table["id"]), proxy=None) as connection:
                connection.transport.write(b"\x01\x80\x00\x00\x00\x00" + EMPTY_PART * 300_000)
                with pytest.raises(ConnectionClosed) as error:
                    await connection.recv()
                # The end of the connection may overtake its reason where so much is on its way.
                assert error.value.rcvd is None or error.value.rcvd.code == 1008

        run(scene())


def test_frames_beyond_measure_are_told_the_reason_and_a_few_parts_are_a_message(
    tmp_path: Path,
) -> None:
    with running(tmp_path, None, messages_per_second=1.0, messages_at_once=10) as server:
        table, token = make_table(server.address, "parker", ["me", "novice"])

        async def scene() -> None:
            async with Client(server.address, table["id"], token) as me:
                await me.socket.send(['{"type":', ' "pi', 'ng", ', '"re": "x"}'])
                assert (await me.until(lambda message: "re" in message))["type"] == "pong"
                me.socket.transport.write(b"\x01\x80\x00\x00\x00\x00" + EMPTY_PART * 60)
                with pytest.raises(ConnectionClosed) as error:
                    await me.next()
                assert error.value.rcvd is not None
                assert (error.value.rcvd.code, error.value.rcvd.reason) == (1008, "too many frames")

        run(scene())


def masked(text: bytes, head: int = 0x81) -> bytes:
    """A short frame, as a client sends it."""
    mask = b"\x01\x02\x03\x04"
    hidden = bytes(sign ^ mask[place % 4] for place, sign in enumerate(text))
    return bytes((head, 0x80 | len(text))) + mask + hidden


PING = b'{"type":"ping","re":"%d"}'


@pytest.mark.parametrize(
    "pieces",
    [
        [masked(PING % 1), masked(PING % 2)],
        [masked(PING % 1) + masked(PING % 2)],
        [masked(PING % 1)[:1], masked(PING % 1)[1:] + masked(PING % 2)],
        [masked(PING % 1) + masked(PING % 2)[:2], masked(PING % 2)[2:]],
        [masked(PING % 1), masked(PING % 2, 0x01)[:6], masked(PING % 2)[6:], masked(b"", 0x80)],
        [masked(b'{"type":', 0x01), masked(b'"ping","re":"1"}', 0x80), masked(PING % 2)],
        [
            masked(b'{"type":', 0x01),
            masked(b"?", 0x89),
            masked(b'"ping","re":"1"}', 0x80),
            masked(PING % 2),
        ],
        [bytes((sign,)) for sign in masked(PING % 1) + masked(PING % 2)],
    ],
    ids=["whole", "together", "torn", "head", "begun", "parts", "ping between", "bytes"],
)
def test_a_message_is_the_same_however_its_bytes_arrive(
    tmp_path: Path, pieces: list[bytes]
) -> None:
    with running(tmp_path, None) as server:
        table, token = make_table(server.address, "parker", ["me", "novice"])

        async def scene() -> None:
            async with Client(server.address, table["id"], token) as me:
                for piece in pieces:
                    me.socket.transport.write(piece)
                    await asyncio.sleep(0.01)
                answers = [await me.until(lambda message: "re" in message) for _ in range(2)]
                assert [(answer["type"], answer["re"]) for answer in answers] == [
                    ("pong", "1"),
                    ("pong", "2"),
                ]

        run(scene())


LOOKS_LIKE_A_FRAME = masked(PING % 9)


@pytest.mark.parametrize(
    ("pieces", "code"),
    [
        ([b"\x81\x02{}"], 1002),
        ([masked(b"\xff\xfe")], 1007),
        ([masked(b"{}", 0x01), masked(PING % 9)], 1002),
        ([masked(b"{}", 0xC1)], 1002),
        ([masked(LOOKS_LIKE_A_FRAME)[:6], LOOKS_LIKE_A_FRAME], 1007),
    ],
    ids=["not masked", "no text", "inside another", "reserved", "a text like a frame"],
)
def test_a_frame_that_may_not_be_ends_the_connection(
    tmp_path: Path, pieces: list[bytes], code: int
) -> None:
    with running(tmp_path, None) as server:
        table, token = make_table(server.address, "parker", ["me", "novice"])

        async def scene() -> None:
            async with Client(server.address, table["id"], token) as me:
                for piece in pieces:
                    me.socket.transport.write(piece)
                    await asyncio.sleep(0.01)
                with pytest.raises(ConnectionClosed) as error:
                    await me.until(lambda message: "re" in message)
                assert error.value.rcvd is not None
                assert error.value.rcvd.code == code

        run(scene())


# --- those who no longer read -----------------------------------------------------


def test_whoever_leaves_a_ping_unanswered_is_away(tmp_path: Path) -> None:
    patience = {"ping_seconds": 0.3, "unanswered_seconds": 0.7, "grace": 0.3}
    with running(tmp_path, None, **patience) as server:
        table, token = make_table(server.address, "parker", ["me", "friend"])
        other = take_seat(server.address, table["id"])

        async def scene() -> None:
            here = Client(server.address, table["id"], token)
            stuck = Client(server.address, table["id"], other["token"])
            await here.connect()
            await stuck.connect()
            await here.until(lambda _: here.info["seats"][1]["present"])
            stuck.socket.transport.pause_reading()
            await here.until(lambda _: not here.info["seats"][1]["present"])
            assert here.info["seats"][0]["present"]
            await here.until(lambda _: here.info["seats"][1]["level"] == "steady")
            await here.close()
            stuck.socket.transport.abort()

        run(scene())


def test_whoever_does_not_take_what_is_sent_is_away(tmp_path: Path) -> None:
    with running(tmp_path, None, ping_seconds=60, unanswered_seconds=0.5) as server:
        table, token = make_table(server.address, "parker", ["me", "novice"])

        def present() -> bool:
            found = httpx.get(f"{server.address}/api/tables/{table['id']}").json()
            return bool(found["seats"][0]["present"])

        async def scene() -> None:
            stuck = Client(server.address, table["id"], token)
            await stuck.connect()
            assert await asyncio.to_thread(present)
            stuck.socket.transport.pause_reading()
            with suppress(ConnectionClosed):
                for _ in range(3000):
                    await stuck.send({"type": "hello", "version": 1, "token": token})
            await asyncio.to_thread(wait_for, lambda: not present())
            stuck.socket.transport.abort()

        run(scene())
