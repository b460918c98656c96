"""Entries say by which versions they were written: older ones are read, newer ones refused."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from bornes.editions import RULES_VERSION
from bornes.server.table import entries as log
from tests.server.storage.test_storages import InPostgres, InSqlite, Place
from tests.support.command_line import Run, runner
from tests.support.paths import ROOT
from tests.support.server_client import Client, make_table
from tests.support.server_thread import Running, running

OLD = (ROOT / "tests" / "server" / "logs" / "volant-shortcut.jsonl").read_bytes().splitlines()
NEWER = {
    "types": f'"v":[{log.SCHEMA + 1},{log.ENGINE}]',
    "rules": f'"v":[{log.SCHEMA},{log.ENGINE + 1}]',
}
TODAY = f'"v":[{log.SCHEMA},{log.ENGINE}]'


def test_every_entry_says_its_versions() -> None:
    for entry in (log.Started(), log.Moved("1: draw"), log.SeatTaken(1, 'Zoë, "v":[9,9]}', "x")):
        line = log.encode(entry)
        assert json.loads(line)["v"] == [log.SCHEMA, RULES_VERSION]
        assert log.decode(line) == entry
        assert log.decode(line.decode()) == entry


def test_entries_of_before_are_read() -> None:
    for line in OLD:
        fields = json.loads(line)
        assert "v" not in fields
        entry = log.decode(line)
        spoken = json.dumps({**fields, "v": [1, 1]}).encode()
        assert log.decode(spoken) == entry
        assert log.decode(log.encode(entry)) == entry


@pytest.mark.parametrize("what", NEWER)
def test_an_entry_of_later_is_not_guessed_at(what: str) -> None:
    """Not even one that looks like ours: what it means may have changed."""
    for line in (
        log.encode(log.Started()).decode().replace(TODAY, NEWER[what]),
        f'{{"type":"unheard_of",{NEWER[what]}}}',
    ):
        with pytest.raises(log.NewerEntry):
            log.decode(line)


@pytest.fixture(name="place", params=["sqlite", "postgres"])
def fixture_place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    if request.param == "sqlite":
        return InSqlite(tmp_path)
    return InPostgres(request.getfixturevalue("postgres_server"))


def address_of(place: Place) -> str:
    return place.server.address(place.database) if isinstance(place, InPostgres) else "sqlite"


def write_later(place: Place, table: str) -> None:
    """Let the last entry of a table be a newer server's."""
    text, back = ("CAST(entry AS TEXT)", "CAST({} AS BLOB)")
    if isinstance(place, InPostgres):
        text, back = ("convert_from(entry, 'UTF8')", "convert_to({}, 'UTF8')")
    changed = back.format(f"replace({text}, '{TODAY}', '{NEWER['types']}')")
    last = f"(SELECT max(sequence) FROM log WHERE table_id='{table}')"
    place.sql(f"UPDATE log SET entry={changed} WHERE table_id='{table}' AND sequence={last}")


@pytest.fixture(name="command")
def fixture_command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    return runner(monkeypatch, capsys)


def test_a_table_of_a_newer_server_says_so_and_harms_no_other(
    place: Place, tmp_path: Path, caplog: pytest.LogCaptureFixture, command: Run
) -> None:
    storage = address_of(place)
    with running(tmp_path, storage=storage) as server:
        newer, token = make_table(server.address, "parker", ["me", "novice"])
        whole, _ = make_table(server.address, "parker", ["me", "novice"])
    write_later(place, newer["id"])
    caplog.set_level(logging.WARNING)
    with running(tmp_path, storage=storage) as server:
        caplog.clear()
        for _ in range(2):
            answer = httpx.get(f"{server.address}/api/tables/{newer['id']}")
            assert (answer.status_code, answer.json()["code"]) == (503, "server-table-newer")
            assert "updated" in answer.json()["text"]
        assert [r.message for r in caplog.records if r.message == "table-newer"] == ["table-newer"]
        assert asyncio.run(_closed(server, newer["id"], token)) == 1013
        assert httpx.get(f"{server.address}/api/tables/{whole['id']}").status_code == 200
        health = httpx.get(f"{server.address}/healthz")
        assert health.status_code == 200
        assert (health.json()["tables"], health.json()["newer_tables"]) == (2, 1)
    told = command("backup", f"{tmp_path}/x.gz", "--storage", storage, "--data", str(tmp_path))
    assert (told.status, told.out) == (2, "")
    assert "newer Bornes" in told.err
    assert not (tmp_path / "x.gz").exists()


async def _closed(server: Running, table: str, token: str | None) -> int:
    """The code with which a client is sent away."""
    me = Client(server.address, table, token)

    async def come() -> None:
        await me.connect()
        await me.next()

    with pytest.raises(ConnectionClosed) as closed:
        await come()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code
