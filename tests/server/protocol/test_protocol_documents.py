"""What is published about the protocol holds, and is enough for a client in another language."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import re
import shutil
import subprocess
from collections.abc import Iterator
from typing import Any, get_args

import httpx
import jsonschema_rs
import pytest

import bornes
from bornes.server.protocol.asyncapi import ANSWERS, asyncapi
from bornes.server.protocol.close_codes import CLOSE_CODES
from bornes.server.protocol.messages import AnyMessage, AnyRequest
from bornes.server.protocol.schema import as_text, json_schema
from bornes.server.table import match_start
from tests.support.paths import ROOT
from tests.support.server_client import SHORT, Client, Message, ended, make_table
from tests.support.server_thread import Running, running

PROTOCOL = ROOT / "docs" / "protocol.md"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("documents")) as found:
        yield found


def test_the_documents_are_served_and_written(server: Running) -> None:
    assert httpx.get(f"{server.address}/schema/asyncapi.json").json() == asyncapi()
    assert httpx.get(f"{server.address}/schema/protocol.json").json() == json_schema()
    written = (ROOT / "docs" / "asyncapi.json").read_text("utf-8")
    assert written == as_text(asyncapi()), "make protocol writes it"


def test_every_reference_leads_somewhere_and_every_message_is_there() -> None:
    document = asyncapi()
    for reference in re.findall(r'"\$ref": "#/([^"]+)"', json.dumps(document)):
        found: Any = document
        for part in reference.split("/"):
            found = found[part]
    kinds = {*get_args(AnyRequest), *get_args(AnyMessage)}
    assert set(document["channels"]["table"]["messages"]) == {kind.__name__ for kind in kinds}
    assert ANSWERS.keys() == set(get_args(AnyRequest))
    assert document["operations"]["takeHello"]["security"]


def test_the_http_side_names_its_key(server: Running) -> None:
    document = httpx.get(f"{server.address}/schema/openapi.json").json()
    assert document["components"]["securitySchemes"]["seat"]["scheme"] == "bearer"
    assert document["paths"]["/api/tables/{table_id}/handover"]["post"]["security"] == [
        {"seat": []}
    ]


def test_the_page_tells_every_code_setting_and_message() -> None:
    page = PROTOCOL.read_text("utf-8")
    for code in CLOSE_CODES:
        assert f"| {code.value} |" in page
    for setting in (
        "largest_message",
        "messages_per_second",
        "messages_at_once",
        "requests_per_second",
        "connections_per_client",
        "connections_per_table",
        "sockets_per_client",
        "ping_seconds",
        "unanswered_seconds",
    ):
        assert f"`{setting}`" in page, setting
    for kind in (*get_args(AnyRequest), *get_args(AnyMessage)):
        assert f"| `{kind.__struct_config__.tag}` |" in page, kind


@pytest.mark.parametrize("edition", ["parker", "volant"])
def test_everything_that_is_sent_is_as_described(server: Running, edition: str) -> None:
    document = asyncapi()
    validators = {
        message["name"]: jsonschema_rs.Draft202012Validator(
            {**document, "$ref": message["payload"]["$ref"]}
        )
        for name, message in document["components"]["messages"].items()
        if name in {kind.__name__ for kind in get_args(AnyMessage)}
    }
    table, token = make_table(server.address, edition, ["me", "novice"], options=SHORT[edition])
    asked: list[str] = []

    def wish(client: Client, rand: random.Random) -> Message | None:
        found = client.wish(rand)
        if found is None:
            return None
        asked.append(f"w{len(asked)}")
        return {**found, "re": asked[-1]}

    async def scene() -> list[Message]:
        async with Client(server.address, table["id"], token) as me:
            await me.play(random.Random(4), ended, wish)
            await me.ask({"type": "ready"})
            return [json.loads(text) for text in me.received]

    messages = asyncio.run(asyncio.wait_for(scene(), 60))
    for message in messages:
        validators[message["type"]].validate(message)
    assert {message["re"] for message in messages if message.get("re")} >= set(asked)
    last = next(m for m in reversed(messages) if m["type"] in {"table", "update"})
    assert last["type"] == "table"
    assert last["table"]["status"] == "over"


def test_the_last_move_of_a_match_is_answered_by_the_table(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    def new(*_: object, **__: object) -> bornes.Game:
        return bornes.position(
            {
                "edition": "parker",
                "players": 2,
                "options": {"match_hands": 1},
                "position": {
                    "to_play": 1,
                    "hands": {1: ["100", "25", "25", "50", "50", "75", "75"]},
                    "sides": {"A": {"battle": ["roll"], "distance": [100] * 6}},
                },
            }
        )

    monkeypatch.setattr(match_start, "new", new)
    table, token = make_table(server.address, "parker", ["me", "novice"])

    async def scene() -> None:
        async with Client(server.address, table["id"], token) as me:
            await me.ask({"type": "move", "move": "1: play 100", "seq": me.seq})
            before = len(me.received)
            answer = await me.ask({"type": "move", "move": "1: finish", "seq": me.seq})
            update, last = [json.loads(text) for text in me.received[before:]]
            assert (update["type"], update["re"]) == ("update", None)
            assert update["open"]["match_outcome"]["winners"] == ["A"]
            assert last == answer
            assert (last["type"], last["table"]["status"]) == ("table", "over")

    asyncio.run(asyncio.wait_for(scene(), 30))


def test_a_client_in_another_language_plays_a_match(server: Running) -> None:
    """It knows no more than docs/protocol.md tells."""
    node = shutil.which("node", path=str(ROOT / ".tools" / "bin")) or shutil.which("node")
    assert node is not None, "`make setup` brings Node"
    wanted = {"options": SHORT["parker"], "bot_delay": 0, "pause": 3}
    played = subprocess.run(
        [node, ROOT / "examples" / "client.mjs", server.address, json.dumps(wanted)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert played.returncode == 0, played.stderr
    found = json.loads(played.stdout)
    assert (found["status"], found["seat"], found["hands"]) == ("over", 1, 1)
    assert found["updates"] > 10
    assert found["mistakes"] == 0
    told = f"bornes-commitment-1|{found['seed']}|{found['salt']}"
    assert hashlib.sha256(told.encode()).hexdigest() == found["commitment"]
