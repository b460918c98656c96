"""What the server counts: read at an address of its own, and nothing secret in it."""

from __future__ import annotations

import socket
import time
from pathlib import Path

import httpx
import pytest

from bornes.engine.refusals import Refused
from bornes.server.config import read_config
from tests.support.server_thread import running

SEATS = {
    "edition": "arche",
    "seats": [{"kind": "me", "name": "Zelda"}, {"kind": "bot", "level": "random"}],
}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def value(text: str, name: str) -> float:
    [line] = [line for line in text.splitlines() if line.startswith(f"{name} ")]
    return float(line.rpartition(" ")[2])


def test_what_happens_is_counted_and_nothing_secret_is_told(tmp_path: Path) -> None:
    where = f"127.0.0.1:{free_port()}"
    with running(tmp_path, metrics=where) as server, httpx.Client() as client:
        before = client.get(f"http://{where}/metrics").text
        made = client.post(f"{server.address}/api/tables", json=SEATS)
        assert made.status_code == 201, made.text
        table = made.json()["table"]["id"]
        assert client.get(f"{server.address}/api/tables/nosuch").status_code == 404
        deadline = time.monotonic() + 30
        while True:
            text = client.get(f"http://{where}/metrics").text
            if value(text, "bornes_tables") == 1 or time.monotonic() > deadline:
                break
            time.sleep(0.2)
        players = client.get(f"{server.address}/metrics").text
    for name in ("bornes_tables_made_total", "bornes_commit_seconds_count"):
        assert value(text, name) >= value(before, name) + 1
    assert value(text, "bornes_tables_in_memory") == 1
    assert value(text, "bornes_storage_works") == 1
    assert value(text, 'bornes_refusals_total{code="server-no-table"}') >= 1
    assert value(text, 'bornes_thinking_waiting{kind="hint"}') == 0
    for secret in (table, made.json()["token"], "Zelda"):
        assert secret not in text
    assert "bornes_" not in players, "not at the players' address"


@pytest.mark.parametrize("text", ["9464", "localhost", "localhost:", ":9464", "a:99999", "a:b"])
def test_an_address_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(Refused) as refused:
        read_config({"BORNES_METRICS": text})
    assert refused.value.refusal.code == "server-config-metrics"


def test_nothing_is_opened_unless_asked_for(tmp_path: Path) -> None:
    port = free_port()
    with running(tmp_path), pytest.raises(httpx.ConnectError):
        httpx.get(f"http://127.0.0.1:{port}/metrics")
    assert read_config({}).metrics == ""
