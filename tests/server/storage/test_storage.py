"""The log in a file: durable before it is shown, cleaned up by a rule; and the settings."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import httpx
import pytest

from bornes import cli
from bornes.engine.refusals import Refused
from bornes.server.config import Config, read_config
from bornes.server.storage.sqlite.database import connect
from bornes.server.storage.sqlite.storage import SqliteStorage
from bornes.server.table.commitment import Secrets, Shuffle, hashed, opens
from tests.support.server_client import Client, make_table, take_seat
from tests.support.server_process import serving
from tests.support.server_thread import running


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 30))


def test_the_log_is_durable(tmp_path: Path) -> None:
    link = connect(tmp_path / "log.sqlite3")
    assert link.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert link.execute("PRAGMA synchronous").fetchone() == (2,)
    link.close()


def test_two_servers_on_one_log(tmp_path: Path) -> None:
    """Each sees what the other wrote as soon as it wants to write itself."""

    async def scene(first: str, second: str) -> None:
        table, token = make_table(first, "parker", ["me", "friend"])
        other = take_seat(first, table["id"])["token"]
        rand = random.Random(1)
        async with (
            Client(first, table["id"], token) as here,
            Client(second, table["id"], token) as there,
        ):
            for _ in range(6):
                for client, rival in ((here, there), (there, here)):
                    wish = client.wish(rand)
                    if wish is None:
                        continue
                    await client.send(wish)
                    await client.until(lambda message: message["type"] == "update")
                    late = rival.wish(rand)
                    # The very same move again counts as made: only another one comes too late.
                    while late is not None and late.get("move") == wish.get("move"):
                        late = rival.wish(rand)
                    if late is not None:
                        await rival.send(late)
                        refused = await rival.until(lambda m: m["type"] == "refused")
                        assert refused["code"] == "server-out-of-date"
                    assert rival.events == client.events[: len(rival.events)]
            assert here.open is not None
        async with Client(second, table["id"], other) as you:
            assert you.seq >= here.seq - 2

    with running(tmp_path) as one, running(tmp_path) as two:
        run(scene(one.address, two.address))


def test_old_tables_are_cleaned_up(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        old, _ = make_table(server.address, "parker", ["me", "novice"])
        young, _ = make_table(server.address, "parker", ["me", "novice"])
    file = tmp_path / "tables.sqlite3"
    link = sqlite3.connect(file)
    make_older(link, old["id"], days=8)
    with running(tmp_path, keep_days=9.0):
        pass
    assert link.execute("SELECT count(*) FROM tables").fetchone() == (2,)
    with running(tmp_path, keep_days=7.0):
        pass
    assert link.execute("SELECT id FROM tables").fetchall() == [(young["id"],)]
    for name in ("log", "shuffles"):
        found = link.execute(f"SELECT DISTINCT table_id FROM {name}").fetchall()
        assert found == [(young["id"],)]
    link.close()


def make_older(link: sqlite3.Connection, table: str, days: float) -> None:
    """Let a server have seen days pass since somebody looked at a table."""
    link.execute("UPDATE tables SET touched=touched-? WHERE id=?", (days * 86400, table))
    link.commit()


AHEAD = """
import time
now = time.time
time.time = lambda: now() + 100 * 86400
time.time_ns = lambda: int(time.time() * 1e9)
"""


def test_a_clock_that_is_far_ahead_takes_no_table_away(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        table, _ = make_table(server.address, "parker", ["me", "novice"])
        assert server.stop() == 0
        for before_start in (AHEAD, ""):
            server.before_start = before_start
            server.start()
            assert httpx.get(f"{server.address}/healthz").json()["tables"] == 1
            assert httpx.get(f"{server.address}/api/tables/{table['id']}").status_code == 200
            assert server.stop() == 0
        assert server.errors.read_text() == ""


def test_tables_of_an_older_file_begin_their_age_anew(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        make_table(server.address, "parker", ["me", "novice"])
    link = sqlite3.connect(tmp_path / "tables.sqlite3")
    link.execute("UPDATE tables SET touched=?", (time.time() - 1000 * 86400,))
    for name in ("clock", "trash", "trash_log", "trash_shuffles"):
        link.execute(f"DROP TABLE {name}")
    link.execute("PRAGMA user_version=0")
    link.commit()
    with running(tmp_path) as server:
        assert httpx.get(f"{server.address}/healthz").json()["tables"] == 1
    assert link.execute("SELECT touched FROM tables").fetchone()[0] < 60
    link.close()


def test_cleaning_takes_little_at_a_time_is_announced_and_can_be_undone(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    with running(tmp_path) as server:
        made = [make_table(server.address, "parker", ["me", "novice"]) for _ in range(25)]
    link = sqlite3.connect(tmp_path / "tables.sqlite3")
    ids = [table["id"] for table, _ in made]
    for days, table in enumerate(ids):
        make_older(link, table, days=200 - days)
    before = link.execute("SELECT * FROM log ORDER BY table_id, sequence").fetchall()
    shuffles = link.execute("SELECT * FROM shuffles ORDER BY table_id").fetchall()
    with running(tmp_path) as server:
        assert httpx.get(f"{server.address}/api/tables/{ids[0]}").status_code == 404
        assert httpx.get(f"{server.address}/api/tables/{ids[-1]}").status_code == 200
    (noted,) = [record for record in caplog.records if record.message == "cleaned"]
    assert vars(noted)["facts"] == {"to_trash": 20, "still_old": 5, "deleted": 0}
    left = {table for (table,) in link.execute("SELECT id FROM tables")}
    assert left == set(ids[20:])

    def admin(*tokens: str) -> str:
        status = cli.run(["admin", "--data", str(tmp_path), "--language", "en", *tokens])
        captured = capsys.readouterr()
        return captured.out if status == 0 else captured.err

    listed = admin("trash").splitlines()
    assert {line.partition(":")[0] for line in listed} == set(ids[:20])
    assert all("deleted after 14 more days of running" in line for line in listed)
    assert admin("restore", "--", ids[3]) == "1 table is back.\n"
    assert "no table" in admin("restore", "--", ids[3])
    assert "--all" in admin("restore")
    with running(tmp_path, keep_days=0) as server:
        assert httpx.get(f"{server.address}/api/tables/{ids[3]}").status_code == 200
        assert admin("restore", "--all") == "19 tables are back.\n"
        for table, token in made:
            run(sit_down(server.address, table["id"], token))
    assert admin("trash") == f"There is nothing in the trash of {tmp_path}.\n"
    assert link.execute("SELECT * FROM log ORDER BY table_id, sequence").fetchall() == before
    assert link.execute("SELECT * FROM shuffles ORDER BY table_id").fetchall() == shuffles
    link.close()


async def sit_down(address: str, table: str, token: str | None) -> None:
    async with Client(address, table, token) as client:
        assert client.seat == 1


def test_no_secret_lies_open_in_the_log(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, token = make_table(server.address, "parker", ["me", "novice"])
    link = sqlite3.connect(tmp_path / "tables.sqlite3")
    entries = b"".join(row[0] for row in link.execute("SELECT entry FROM log"))
    (seed,) = link.execute("SELECT seed FROM shuffles").fetchone()
    link.close()
    assert token is not None
    assert table["commitment"].encode() in entries
    assert token.encode() not in entries
    assert hashed(token).encode() in entries
    assert seed.encode() not in entries
    assert int(seed).bit_length() > 200


def test_a_secret_opens_only_what_it_was_made_for() -> None:
    assert opens("key", hashed("key"))
    assert not opens("key", hashed("other"))
    assert not opens("key", None)
    assert Shuffle(1, "a").commitment != Shuffle(1, "b").commitment
    assert Shuffle(1, "a").commitment != Shuffle(11, "a").commitment
    assert len({Secrets().table_id() for _ in range(100)}) == 100


# --- settings ---------------------------------------------------------------------


def test_settings_come_from_the_file_the_environment_and_the_line(tmp_path: Path) -> None:
    file = tmp_path / "bornes.toml"
    file.write_text('port = 1\nhost = "0.0.0.0"\nkeep_days = 3\norigins = ["https://a.example"]\n')
    environment = {"BORNES_PORT": "2", "BORNES_KEEP_DAYS": "4.5", "OTHER": "x"}
    found = read_config(environment, file, {"port": 3, "data": None})
    assert (found.port, found.host, found.keep_days) == (3, "0.0.0.0", 4.5)
    assert found.origins == ("https://a.example",)
    assert read_config({"BORNES_CONFIG": str(file)}).port == 1
    assert read_config({"BORNES_ORIGINS": "https://a.example,https://b.example"}).origins == (
        "https://a.example",
        "https://b.example",
    )
    assert read_config({}) == Config()


@pytest.mark.parametrize(
    ("environment", "text", "code"),
    [
        ({"BORNES_PORT": "many"}, "", "server-config-value"),
        ({"BORNES_PORT": "70000"}, "", "server-config-value"),
        ({"BORNES_STAND_IN": "genius"}, "", "server-config-value"),
        ({"BORNES_SHORTEST_PAUSE": "61"}, "", "server-config-pauses"),
        ({}, "colour = 1", "server-config-unknown"),
        ({}, "port = ", "server-config-file"),
        ({}, "host = 3", "server-config-value"),
    ],
)
def test_settings_that_can_not_be(
    tmp_path: Path, environment: dict[str, str], text: str, code: str
) -> None:
    file = tmp_path / "bornes.toml"
    file.write_text(text)
    with pytest.raises(Refused) as refused:
        read_config(environment, file)
    assert refused.value.refusal.code == code


def test_a_log_that_can_not_be_used_is_refused(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite3").write_text("this is no database, however long it may be " * 50)

    async def scene() -> None:
        with pytest.raises(Refused) as refused:
            await SqliteStorage(tmp_path / "tables.sqlite3").open()
        assert refused.value.refusal.code == "server-storage-unusable"

    run(scene())
