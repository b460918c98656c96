"""The folder of the tables: one server's alone, private, usable or refused; damage stays local."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.support.server_client import Client, make_table
from tests.support.server_process import GENEROUS, START, serving
from tests.support.server_thread import running


def start(folder: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """Start a server that is expected to refuse."""
    command = [sys.executable, "-c", START, "serve", "--port", "0", "--data", str(folder)]
    given = {f"BORNES_{name.upper()}": value for name, value in settings.items()}
    return subprocess.run(
        [*command, "--language", "en"],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env={**os.environ, **GENEROUS, **given},
    )


def modes(folder: Path) -> dict[str, int]:
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}


def test_a_second_server_on_the_same_data_refuses_to_start(tmp_path: Path) -> None:
    with serving(tmp_path) as first:
        data = tmp_path / "data"
        link = tmp_path / "other name"
        link.symlink_to(data)
        for folder in (data, link):
            second = start(folder)
            assert second.returncode == 2
            assert f"Another server is using the folder {data.resolve()}" in second.stderr
            assert "Traceback" not in second.stderr
        assert httpx.get(f"{first.address}/healthz").status_code == 200
        first.kill()
        first.start()  # nobody has to clear anything away
        assert httpx.get(f"{first.address}/healthz").status_code == 200


@pytest.mark.parametrize("kind", ["no database", "a folder", "a file in the way", "newer"])
def test_unusable_storage_is_one_sentence(tmp_path: Path, kind: str) -> None:
    folder = tmp_path / "data"
    file = folder / "tables.sqlite3"
    if kind == "a file in the way":
        folder.write_text("")
    else:
        folder.mkdir()
    if kind == "no database":
        file.write_bytes(b"this is none, however long it may be " * 100)
    elif kind == "a folder":
        file.mkdir()
    elif kind == "newer":
        with closing(sqlite3.connect(file)) as link:
            link.execute("PRAGMA user_version=999")
    result = start(folder)
    assert result.returncode == 2
    assert result.stderr.count("\n") == 1
    assert str(folder) in result.stderr
    assert "Traceback" not in result.stderr
    assert result.stdout == ""


def test_only_the_servers_user_may_read_the_data(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        with serving(tmp_path) as server:
            make_table(server.address, "parker", ["me", "novice"])
            data = tmp_path / "data"
            assert stat.S_IMODE(data.stat().st_mode) == 0o700
            found = modes(data)
            assert {"tables.sqlite3", "tables.sqlite3-wal"} <= found.keys()
            assert set(found.values()) == {0o600}
            server.kill()
            data.chmod(0o755)
            for name in found:
                (data / name).chmod(0o644)
            server.start()
            assert set(modes(data).values()) == {0o600}
            assert stat.S_IMODE(data.stat().st_mode) == 0o700
    finally:
        os.umask(before)


def test_a_folder_that_is_not_the_servers_alone_is_left_as_it_is(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir(mode=0o755)
    data.chmod(0o755)
    (data / "letter.txt").write_text("not yours")
    (data / "letter.txt").chmod(0o644)
    with serving(tmp_path):
        found = modes(data)
    assert stat.S_IMODE(data.stat().st_mode) == 0o755
    assert found.pop("letter.txt") == 0o644
    assert set(found.values()) == {0o600}


DAMAGES = {
    "not-your-turn": 'UPDATE log SET entry=\'{"type":"moved","move":"1: draw"}\' WHERE sequence=3',
    "no JSON": "UPDATE log SET entry='{' WHERE sequence=2",
    "unknown": 'UPDATE log SET entry=\'{"type":"flown"}\' WHERE sequence=3',
    "a gap": "DELETE FROM log WHERE sequence=2",
    "no seed": "DELETE FROM shuffles",
    "no number": "UPDATE shuffles SET seed='many'",
    "another seed": "UPDATE shuffles SET seed='17'",
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_table_says_so_and_harms_no_other(
    tmp_path: Path, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    with running(tmp_path) as server:
        damaged, token = make_table(server.address, "parker", ["me", "novice"])
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as link:
        link.execute(DAMAGES[damage])
        link.commit()

    async def scene(address: str) -> None:
        me = Client(address, damaged["id"], token)

        async def come() -> None:
            await me.connect()
            await me.next()

        with pytest.raises(ConnectionClosed) as closed:
            await come()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4500

    with running(tmp_path) as server:
        caplog.clear()
        answer = httpx.get(f"{server.address}/api/tables/{damaged['id']}")
        assert (answer.status_code, answer.json()["code"]) == (500, "server-table-damaged")
        assert damaged["id"] not in answer.text
        noted = [record for record in caplog.records if record.message == "table-damaged"]
        assert len(noted) == 1
        asyncio.run(scene(server.address))
        whole, _ = make_table(server.address, "parker", ["me", "novice"])
        assert httpx.get(f"{server.address}/api/tables/{whole['id']}").status_code == 200
        assert httpx.get(f"{server.address}/healthz").status_code == 200


@pytest.mark.parametrize(
    ("settings", "part"),
    [
        ({"keep_day": "3"}, "BORNES_KEEP_DAY"),
        ({"trusted_proxies": "banana"}, "banana"),
        ({"trusted_proxies": "10.0.0.1,10.0.0.0/33"}, "10.0.0.0/33"),
        ({"web": "/nowhere/at/all"}, "/nowhere/at/all"),
    ],
)
def test_settings_that_can_not_be_meant(
    tmp_path: Path, settings: dict[str, str], part: str
) -> None:
    result = start(tmp_path / "data", **settings)
    assert result.returncode == 2
    assert part in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_data_folder_in_a_folder_that_is_not_there(tmp_path: Path) -> None:
    result = start(tmp_path / "typo" / "data")
    assert result.returncode == 2
    assert str(tmp_path / "typo") in result.stderr
    assert not (tmp_path / "typo").exists()
