"""PostgreSQL as storage: what can't be used is one sentence, and the password is in none."""

from __future__ import annotations

import asyncio
import builtins
import gc
import random
from pathlib import Path

import httpx
import pytest

from bornes.engine.refusals import Refused
from bornes.server.config import Config, read_config
from bornes.server.storage.backend import storage_of
from bornes.server.storage.postgres.address import read_address
from bornes.server.storage.postgres.link import connect
from tests.support.command_line import Run, runner
from tests.support.postgres import ENCODED, PASSWORD, USER, Postgres
from tests.support.server_client import Client, make_table
from tests.support.server_process import serving


def test_a_server_keeps_its_tables_in_postgresql(tmp_path: Path, database: str) -> None:
    async def scene(address: str, table: str, token: str | None, seq: int) -> int:
        async with Client(address, table, token) as me:
            assert me.seq >= seq
            await me.play(random.Random(1), lambda client: client.seq > seq + 20)
            return me.seq

    with serving(tmp_path, storage=database) as server:
        table, token = make_table(server.address, "parker", ["me", "novice"])
        seq = asyncio.run(scene(server.address, table["id"], token, 0))
        server.kill()
        server.start()
        assert httpx.get(f"{server.address}/healthz").json()["tables"] == 1
        asyncio.run(scene(server.address, table["id"], token, seq))
        assert server.stop() == 0
        assert server.errors.read_text() == ""
        assert not (tmp_path / "data").exists()


def test_a_connection_that_dies_while_it_is_made_leaves_nothing_behind(
    postgres_server: Postgres,
) -> None:
    """Not even a word to PostgreSQL that it should stop, which waits for ever on a dead line."""

    async def scene() -> None:
        complaints: list[str] = []
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, context: complaints.append(context["message"]))
        dead = asyncio.Event()

        async def carry(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
            while data := await source.read(65536):
                if b"synchronous_commit" in data:
                    dead.set()
                if dead.is_set():
                    await asyncio.sleep(600)
                target.write(data)

        async def through(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            there, back = await asyncio.open_connection("127.0.0.1", postgres_server.port)
            try:
                await asyncio.gather(carry(reader, back), carry(there, writer))
            finally:
                writer.close()
                back.close()

        line = await asyncio.start_server(through, "127.0.0.1")
        port = line.sockets[0].getsockname()[1]
        address = postgres_server.address().replace(f":{postgres_server.port}", f":{port}")
        with pytest.raises(TimeoutError):
            await connect(read_address(address))
        assert dead.is_set()
        await asyncio.sleep(1.5)
        left = [t for t in asyncio.all_tasks() if "Connection._cancel" in repr(t)]
        assert not left
        for _ in range(3):
            gc.collect()
            await asyncio.sleep(0)
        assert not complaints
        line.close()

    asyncio.run(asyncio.wait_for(scene(), 60))


def wrong_addresses(server: Postgres) -> dict[str, tuple[str, str]]:
    right = server.address()
    return {
        "no port": (right.replace(f":{server.port}", ":54x2"), "postgresql://user:password@host"),
        "another scheme": (right.replace("postgresql:", "mysql:"), "postgresql://user:password"),
        "nobody there": (right.replace(f":{server.port}", ":1"), f"{USER}@127.0.0.1:1/postgres"),
        "no such host": (right.replace("127.0.0.1", "nowhere.invalid"), "nowhere.invalid"),
        "another password": (right.replace(ENCODED, ENCODED + "x"), "authentication failed"),
        "no such database": (right + "x", "does not exist"),
        "a query": (right + f"x?password={ENCODED}", "does not exist"),
    }


KINDS = "no port, another scheme, nobody there, no such host, another password, no such database"


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    return runner(monkeypatch, capsys)


@pytest.mark.parametrize("command", ["serve", "admin trash"])
@pytest.mark.parametrize("kind", [*KINDS.split(", "), "a query"])
def test_a_wrong_address_is_one_sentence_without_the_password(
    run: Run, postgres_server: Postgres, kind: str, command: str
) -> None:
    address, part = wrong_addresses(postgres_server)[kind]
    result = run(*command.split(), "--storage", address, "--language", "en")
    assert result.status == 2
    assert result.err.count("\n") == 1
    assert part in result.err
    assert "Traceback" not in result.err
    for secret in (PASSWORD, ENCODED, PASSWORD.partition("/")[0]):
        assert secret not in result.err + result.out


def test_a_newer_database_is_one_sentence(run: Run, postgres_server: Postgres) -> None:
    name = postgres_server.new_database()
    postgres_server.query("CREATE SCHEMA bornes", name)
    postgres_server.query("CREATE TABLE bornes.version AS SELECT 2 AS version", name)
    result = run("serve", "--storage", postgres_server.address(name), "--language", "en")
    assert result.status == 2
    assert result.err.count("\n") == 1
    assert "newer version" in result.err
    assert PASSWORD not in result.err


def test_what_is_shown_of_an_address() -> None:
    address = read_address(f"postgresql://me:{ENCODED}@db.example:6000/games?sslmode=require")
    assert address.shown == "postgresql://me@db.example:6000/games"
    assert PASSWORD not in repr(address)
    assert address.hide(f"a\n{ENCODED} b {PASSWORD}") == "a … b …"
    assert read_address("postgres:///games?host=/run/pg").shown == "postgres:///run/pg/games"


def test_without_asyncpg_the_command_that_installs_it_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    real = builtins.__import__

    def without(name: str, *args: object, **kwargs: object) -> object:
        if name.startswith("bornes.server.storage.postgres"):
            raise ModuleNotFoundError("No module named 'asyncpg'", name="asyncpg")
        return real(name, *args, **kwargs)  # type: ignore[arg-type]

    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(Refused) as refused:
        storage_of(Config(storage="postgresql://localhost/x"))
    assert 'pip install "bornes[postgres]"' in str(refused.value)


def test_a_storage_that_is_none_is_refused_without_being_repeated() -> None:
    with pytest.raises(Refused) as refused:
        read_config({"BORNES_STORAGE": "oracle://me:secret@host/x"})
    assert refused.value.refusal.code == "server-storage-address"
    assert "secret" not in str(refused.value)
