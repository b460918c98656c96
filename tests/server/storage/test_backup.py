"""All tables in a file and back, from a server that runs, and what an operator may do with them."""

from __future__ import annotations

import asyncio
import gzip
import random
import stat
from pathlib import Path
from typing import Any

import httpx
import pytest

from bornes.server.table.entries import ENGINE, SCHEMA
from tests.support.command_line import Run, runner
from tests.support.postgres import Postgres
from tests.support.server_client import Client, make_table
from tests.support.server_thread import KnownSecrets, running

SEATS = {
    "edition": "arche",
    "seats": [{"kind": "me", "name": "Ann"}, {"kind": "bot", "level": "random"}],
}


@pytest.fixture(name="run")
def fixture_run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Run:
    monkeypatch.chdir(tmp_path)
    return runner(monkeypatch, capsys)


def make(address: str) -> dict[str, Any]:
    answer = httpx.post(f"{address}/api/tables", json=SEATS)
    assert answer.status_code == 201
    made: dict[str, Any] = answer.json()
    return made


def look(address: str, made: dict[str, Any]) -> Any:
    return httpx.get(f"{address}/api/tables/{made['table']['id']}").json()


def test_a_backup_of_a_running_server_is_restored(run: Run, tmp_path: Path) -> None:
    with running(tmp_path / "old") as server:
        tables = [make(server.address) for _ in range(5)]
        shown = [look(server.address, table) for table in tables]
        told = run("backup", "all.gz", "--data", "old")
        assert (told.status, told.err) == (0, "")
        assert told.out.startswith("5 tables are in all.gz")
    assert stat.S_IMODE((tmp_path / "all.gz").stat().st_mode) == 0o600
    assert run("restore", "all.gz", "--data", "new").out == "5 tables are in new now.\n"
    with running(tmp_path / "new") as server:
        again = [look(server.address, table) for table in tables]
    assert [table["seats"] for table in again] == [table["seats"] for table in shown]
    refused = run("restore", "all.gz", "--data", "new")
    assert (refused.status, refused.out) == (2, "")
    assert "holds tables already" in refused.err
    assert "is there already" in run("backup", "all.gz", "--data", "old").err


STORAGES = [("sqlite", "postgres"), ("postgres", "postgres"), ("postgres", "sqlite")]


@pytest.mark.parametrize(("old", "new"), STORAGES, ids=" to ".join)
def test_a_match_goes_on_in_another_storage(
    run: Run, tmp_path: Path, postgres_server: Postgres, old: str, new: str
) -> None:
    """The match is being played while it is copied, and goes on from there after the move."""

    def where(kind: str) -> str:
        if kind == "sqlite":
            return kind
        return postgres_server.address(postgres_server.new_database())

    async def play_on(address: str, table: str, token: str | None, turns: int) -> int:
        async with Client(address, table, token) as me:
            begun = me.seq
            await me.play(random.Random(1), lambda client: client.seq >= begun + turns)
            return me.seq

    before, after = where(old), where(new)
    with running(tmp_path / "old", storage=before) as server:
        table, token = make_table(server.address, "parker", ["me", "novice"])
        seq = asyncio.run(play_on(server.address, table["id"], token, 10))
        told = run("backup", "all.gz", "--storage", before, "--data", "old")
        assert (told.status, told.err) == (0, "")
        asyncio.run(play_on(server.address, table["id"], token, 2))
    told = run("restore", "all.gz", "--storage", after, "--data", "new")
    assert (told.status, told.err) == (0, "")
    assert told.out.startswith("1 table is in ")
    with running(tmp_path / "new", storage=after) as server:
        assert asyncio.run(play_on(server.address, table["id"], token, 10)) >= seq + 10
    assert (
        "holds tables already" in run("restore", "all.gz", "--storage", after, "--data", "new").err
    )


def test_a_backup_that_is_not_whole_changes_nothing(run: Run, tmp_path: Path) -> None:
    with running(tmp_path / "old") as server:
        make(server.address)
        run("backup", "all.gz", "--data", "old")
    whole = (tmp_path / "all.gz").read_bytes()
    lines = gzip.decompress(whole).splitlines(keepends=True)
    newer = lines[0].replace(b'"version":1', b'"version":2')
    stamp = f"[{SCHEMA},{ENGINE}]".encode()
    assert any(stamp in line for line in lines)
    later_log, later_rules = (
        f"[{SCHEMA + 1},{ENGINE}]".encode(),
        f"[{SCHEMA},{ENGINE + 1}]".encode(),
    )
    for name, content, word in (
        ("cut.gz", whole[:-20], "not a complete backup"),
        ("short.gz", gzip.compress(b"".join(lines[:-1])), "not a complete backup"),
        ("text.gz", b"hello", "not a complete backup"),
        ("newer.gz", gzip.compress(b"".join([newer, *lines[1:]])), "newer Bornes"),
        ("entry.gz", gzip.compress(b"".join(lines).replace(stamp, later_log)), "newer Bornes"),
        ("rules.gz", gzip.compress(b"".join(lines).replace(stamp, later_rules)), "newer Bornes"),
        (
            "odd.gz",
            gzip.compress(lines[0] + b'{"table":"x"}\n{"tables":1}\n'),
            "not a complete backup",
        ),
    ):
        (tmp_path / name).write_bytes(content)
        refused = run("restore", name, "--data", "new")
        assert (refused.status, refused.out) == (2, "")
        assert word in refused.err, name
        assert not (tmp_path / "new").exists()
    assert "No such file" in run("restore", "nosuch.gz", "--data", "new").err


def test_an_operator_lists_forgets_and_exports(run: Run, tmp_path: Path) -> None:
    with running(tmp_path / "data", KnownSecrets(1)) as server:
        one, two = (make(server.address)["table"]["id"] for _ in range(2))
        listed = run("admin", "tables", "--data", "data").out
        assert one in listed
        assert listed.splitlines()[-1].startswith("2 tables, ")
        exported = run("admin", "export", one, "--into", "one.gz", "--data", "data")
        assert exported.out.startswith("1 table is in one.gz")
    assert run("admin", "forget", one, "--data", "data").out == "1 table is in the trash now.\n"
    assert one in run("admin", "trash", "--data", "data").out
    assert one not in run("admin", "tables", "--data", "data").out
    run("admin", "restore", one, "--data", "data")
    assert one in run("admin", "tables", "--data", "data").out
    assert run("restore", "one.gz", "--data", "other").out == "1 table is in other now.\n"
    for line, word in (
        (["forget"], "Name the tables"),
        (["forget", "nosuch"], "nosuch"),
        (["export", two], "--into"),
        (["export", "nosuch", "--into", "x.gz"], "nosuch"),
    ):
        refused = run("admin", *line, "--data", "data")
        assert (refused.status, refused.out) == (2, "")
        assert word in refused.err
    assert not (tmp_path / "x.gz").exists()
