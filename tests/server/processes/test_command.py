"""Starting the server and checking a match, from the command line; the protocol's types."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import msgspec
import pytest

from bornes.server.protocol.messages import AnyMessage
from bornes.server.protocol.schema import json_schema, main, typescript
from tests.support.command_line import Run, runner
from tests.support.paths import DOCS
from tests.support.server_client import SHORT, Client, everybody, make_table
from tests.support.server_process import serving, wait_for

EXAMPLES = DOCS / "protocol.md"


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    return runner(monkeypatch, capsys)


def test_a_taken_port_is_named(run: Run, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        result = run("serve", "--port", str(port), "--data", str(tmp_path))
    assert result.status == 2
    assert f"Port {port} is taken" in result.err


@pytest.mark.parametrize(
    ("tokens", "part"),
    [
        (("--host", "999.1.1.1"), "999.1.1.1"),
        (("--port", "-1"), "port"),
        (("--config", "nowhere.toml"), "nowhere.toml"),
    ],
)
def test_what_can_not_be_served(
    run: Run, tmp_path: Path, tokens: tuple[str, ...], part: str
) -> None:
    result = run("serve", "--data", str(tmp_path), *tokens)
    assert result.status == 2
    assert part in result.err
    assert "Traceback" not in result.err


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_it_well(tmp_path: Path, sign: signal.Signals) -> None:
    with serving(tmp_path) as server:
        table, token = make_table(server.address, "parker", ["me", "novice"])

        async def scene() -> str:
            async with Client(server.address, table["id"], token) as me:
                server.process.send_signal(sign)
                bye = await me.until(lambda message: message["type"] == "bye")
                return str(bye["reason"])

        assert asyncio.run(scene()) == "shutting_down"
        out, _ = server.process.communicate(timeout=20)
        assert server.process.returncode == 0
        assert out.strip().endswith("The server has stopped.")
        assert server.errors.read_text() == ""


def test_bots_that_ponder_think_elsewhere_and_end_with_the_server(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        table, token = make_table(
            server.address, "parker", ["me", "sharp"], options=SHORT["parker"]
        )
        client = Client(server.address, table["id"], token)

        async def scene() -> None:
            async with client:
                await client.play(random.Random(1), lambda c: c.seq > 14)

        asyncio.run(scene())
        children = children_of(server.process.pid)
        assert children, "nobody thinks"
        server.kill()
        wait_for(lambda: not any(alive(child) for child in children))


def children_of(pid: int) -> list[int]:
    text = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    return [int(child) for child in text.split()]


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2][0]
    except (ProcessLookupError, FileNotFoundError):
        return False
    return state != "Z"


def test_verify(run: Run, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        table, token = make_table(
            server.address, "volant", ["me", "novice"], options={"circuit": 17}
        )
        client = Client(server.address, table["id"], token)
        asyncio.run(everybody([client], 3))
        url = f"{server.address}/api/tables/{table['id']}/matches/1/record"
        text = httpx.get(url).text
    file = tmp_path / "match.txt"
    file.write_text(text)
    result = run("verify", str(file), "--commitment", table["commitment"])
    assert result.status == 0, result.err
    assert table["commitment"] in result.out
    assert run("verify", str(file), "--language", "fr").status == 0
    other = run("verify", str(file), "--commitment", "0" * 64)
    assert other.status == 2
    assert "another match" in other.err
    file.write_text(text.replace("# salt: ", "# salt: 0"))
    assert "do not give the seal" in run("verify", str(file)).err
    file.write_text("nonsense")
    assert run("verify", str(file)).status == 2
    assert run("verify", str(tmp_path / "nowhere.txt")).status == 2


# --- types ------------------------------------------------------------------------


def test_everything_that_is_sent_is_of_the_types(tmp_path: Path) -> None:
    decode = msgspec.json.Decoder(AnyMessage).decode
    with serving(tmp_path) as server:
        for edition in ("rally", "arche"):
            table, token = make_table(
                server.address, edition, ["me", "novice"], options=SHORT[edition]
            )
            client = Client(server.address, table["id"], token)
            asyncio.run(everybody([client], 5))
            for text in client.received:
                assert json.loads(msgspec.json.encode(decode(text))) == json.loads(text)


def test_the_types_are_whole() -> None:
    schema = json_schema()
    names = schema["$defs"]
    assert {"Request", "Message", "GameEvent", "TableInfo", "Own", "CreateTable"} <= names.keys()
    text = json.dumps(schema)
    used = {part.split('"')[0] for part in text.split("#/$defs/")[1:]}
    assert used <= names.keys()
    written = typescript()
    for name in names:
        assert f"export type {name} = " in written
    assert "seat_passed" not in text


def test_the_types_are_written_to_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--typescript", str(tmp_path / "p.ts"), "--json", str(tmp_path / "p.json")]) == 0
    assert (tmp_path / "p.ts").read_text() == typescript()
    assert json.loads((tmp_path / "p.json").read_text()) == json_schema()
    assert main([]) == 0
    assert json.loads(capsys.readouterr().out) == json_schema()


def test_the_protocols_page_names_every_message_and_code() -> None:
    page = EXAMPLES.read_text("utf-8")
    names = json_schema()["$defs"]
    for union in ("Request", "Message"):
        for part in names[union]["anyOf"]:
            name = part["$ref"].rpartition("/")[2]
            tag = names[name]["properties"]["type"]["enum"][0]
            assert f"`{tag}`" in page, tag
    source = Path(main.__code__.co_filename).parent.parent
    used = subprocess.run(
        [sys.executable, "-c", FIND_CODES, str(source)], capture_output=True, text=True, check=True
    ).stdout.split()
    local = (
        *("server-config", "server-port", "server-address", "server-verify", "server-storage-u"),
        *("server-storage-n", "server-data", "server-restore", "server-not-in", "server-no-tables"),
        *("server-storage-a", "server-workers", "server-backup", "server-no-such", "server-which"),
    )
    for code in used:
        assert f"`{code}`" in page or code.startswith(local), code


FIND_CODES = """
import pathlib, re, sys
for path in pathlib.Path(sys.argv[1]).rglob("*.py"):
    print(*re.findall(r'Refusal\\(\\s*"(server-[a-z-]+)"', path.read_text()))
"""
