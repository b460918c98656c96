"""Whole matches over WebSockets: alone against bots, and several people at a table."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from bornes import EDITIONS
from tests.support.server_client import SHORT, Client, ended, everybody, make_table, take_seat
from tests.support.server_process import ServerProcess, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_match_against_bots(server: ServerProcess, edition: str) -> None:
    table, token = make_table(server.address, edition, ["me", "novice"], options=SHORT[edition])
    client = Client(server.address, table["id"], token)
    asyncio.run(asyncio.wait_for(everybody([client], 1), 60))
    assert client.open is not None
    assert client.open["match_outcome"] is not None
    assert client.events[-1]["type"] == "match_ended"
    assert client.info["opening"] is not None
    assert len(client.events) == client.seq


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 4])
def test_people_meet_by_the_link_and_play(
    server: ServerProcess, edition: str, players: int
) -> None:
    table, token = make_table(
        server.address, edition, ["me", *["friend"] * (players - 1)], options=SHORT[edition]
    )
    assert table["status"] == "waiting"
    tokens = [token] + [
        take_seat(server.address, table["id"], f"P{n}")["token"] for n in range(2, players + 1)
    ]
    clients = [Client(server.address, table["id"], token) for token in tokens]
    asyncio.run(asyncio.wait_for(everybody(clients, 2), 60))
    assert all(ended(client) for client in clients)
    assert len({client.seq for client in clients}) == 1
    assert len({str(client.open) for client in clients}) == 1
    kinds = [[event["type"] for event in client.events] for client in clients]
    assert all(kind == kinds[0] for kind in kinds)


def test_the_server_has_nothing_to_complain_about(server: ServerProcess) -> None:
    assert server.errors.read_text() == ""
