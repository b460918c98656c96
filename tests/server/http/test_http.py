"""The HTTP side: its description holds, and what it sends is safe to receive."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

import bornes
from bornes import Refused
from bornes.server.config import Config
from bornes.server.hosts import Hosts
from bornes.server.http.routes import HANDLERS
from bornes.server.http.static import Page
from tests.support.server_client import Client, make_table
from tests.support.server_process import serving
from tests.support.server_thread import Running, running

CHECKS = [
    not_a_server_error,
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("http")
    page = folder / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Bornes</title>")
    (page / "assets" / "app-1a2b3c4d.js").write_text("export {}")
    (page / "assets" / "app-1a2b3c4d.js.gz").write_bytes(b"packed")
    (page / "favicon.svg").write_text("<svg/>")
    with running(folder / "data", web=str(page), origins=("https://friends.example",)) as found:
        yield found


def test_the_api_is_as_described(server: Running) -> None:
    """Whatever is sent, the server neither fails nor answers otherwise than it says."""
    document = httpx.get(f"{server.address}/schema/openapi.json").json()
    described = schemathesis.openapi.from_dict(document)
    tried = 0
    for found in described.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        tried += 1

        @settings(max_examples=15, suppress_health_check=list(HealthCheck), deadline=None)
        @given(case=operation.as_strategy())
        def holds(case: Any) -> None:
            response = case.call(base_url=server.address)
            case.validate_response(response, checks=CHECKS)

        holds()
    assert tried == len(HANDLERS)


def test_every_answer_has_its_headers(server: Running) -> None:
    for path in ("/", "/healthz", "/api/choices", "/api/tables/none", "/nothing.txt", "/t/some"):
        headers = httpx.get(server.address + path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self' 'wasm-unsafe-eval';" in policy
        assert policy.count("unsafe") == 1
        assert "default-src 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    assert httpx.get(f"{server.address}/api/choices").headers["cache-control"] == "no-store"


GOES_WITH: dict[tuple[str, str], dict[str, object]] = {
    ("volant", "match_total"): {"scoring": "points"},
    ("volant", "match_hands"): {"scoring": "points"},
    ("volant", "target"): {"small_game": True},
}


def takes(edition: str, options: dict[str, object]) -> bool:
    """Whether a table of two can have these options, their names being right."""
    try:
        bornes.new(edition, 2, options=options, seed=1)
    except Refused as error:
        if error.refusal.code != "option-value":
            raise
        return False
    return True


def test_the_values_that_options_are_said_to_have_are_those_they_take(server: Running) -> None:
    editions = httpx.get(f"{server.address}/api/choices").json()["editions"]
    for edition, option in ((each, option) for each in editions for option in each["options"]):
        name = option["name"]
        others = GOES_WITH.get((edition["id"], name), {})
        if option["among"] is not None:
            good, bad = option["among"], []
        else:
            least, step = option["range"]["least"], option["range"]["step"]
            most = option["range"]["most"] or 2
            good = [least, least + step, most, option["default"]]
            bad = [least - step, most + step, *([least + 1] if step > 1 else [])]
        assert option["default"] in good
        for value in good:
            assert takes(edition["id"], {**others, name: value}), (name, value)
        for value in bad:
            assert not takes(edition["id"], {**others, name: value}), (name, value)


def test_the_page_and_how_long_it_may_be_kept(server: Running) -> None:
    front = httpx.get(server.address + "/")
    assert front.headers["content-type"] == "text/html; charset=utf-8"
    assert front.headers["cache-control"] == "no-cache"
    assert httpx.get(server.address + "/t/abc").text == front.text
    code = httpx.get(server.address + "/assets/app-1a2b3c4d.js", headers={"accept-encoding": "x"})
    assert "immutable" in code.headers["cache-control"]
    assert code.headers["content-type"].partition(";")[0] in {
        "text/javascript",
        "application/javascript",
    }
    assert httpx.get(server.address + "/favicon.svg").headers["cache-control"] == "no-cache"
    assert httpx.get(server.address + "/assets/other.js").status_code == 404
    assert httpx.get(server.address + "/../config.py").status_code in {200, 404}
    assert httpx.post(server.address + "/").status_code == 405
    assert Page(None).find("/", "") is not None


def test_a_packed_file_is_sent_packed(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("plain")
    (tmp_path / "index.html.br").write_bytes(b"packed")
    found = Page(tmp_path).find("/", "gzip, br")
    assert found is not None
    assert (b"content-encoding", b"br") in found.headers
    assert found.body == b"packed"
    plain = Page(tmp_path).find("/", "")
    assert plain is not None
    assert plain.body == b"plain"


@pytest.mark.parametrize(
    ("origin", "welcome"),
    [
        (None, True),
        ("same", True),
        ("https://friends.example", True),
        ("https://evil.example", False),
        ("null", False),
        ("http://[", False),
        ("http://a]b", False),
    ],
)
def test_pages_from_elsewhere_are_turned_away(
    server: Running, origin: str | None, welcome: bool
) -> None:
    table, _ = make_table(server.address, "parker", ["me", "novice"])
    url = server.address.replace("http", "ws", 1) + f"/api/tables/{table['id']}/live"

    async def scene() -> None:
        given: Any = server.address if origin == "same" else origin
        turned_away = pytest.raises(InvalidStatus, match="403")
        with nullcontext() if welcome else turned_away:
            async with connect(url, origin=given, proxy=None):
                pass

    asyncio.run(scene())


def test_refusals_speak_the_clients_language(server: Running) -> None:
    url = f"{server.address}/api/tables/nowhere"
    texts = {
        language: httpx.get(url, headers={"accept-language": language}).json()["text"]
        for language in ("en", "fr-BE, en;q=0.5", "nl", "de, nl")
    }
    assert texts["de, nl"] == texts["nl"]
    assert len(set(texts.values())) == 3


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"edition": "nothing", "seats": [{"kind": "me", "name": "A"}] * 2}, "unknown-edition"),
        ({"edition": "parker", "seats": [{"kind": "me", "name": "A"}] * 5}, "player-count"),
        ({"edition": "parker", "seats": [{"kind": "me", "name": "A"}] * 2}, "server-one-me"),
        ({"edition": "parker", "seats": [{"kind": "bot"}] * 2}, "server-nobody-plays"),
        ({"edition": "parker", "seats": [{"kind": "friend"}] * 2, "pause": 3600}, "server-pause"),
        ({"edition": "parker", "seats": [{"kind": "friend"}] * 2, "seed": 1}, "server-bad-message"),
        ({"edition": "parker", "seats": []}, "server-bad-message"),
        (
            {"edition": "parker", "seats": [{"kind": "friend"}] * 2, "options": {"games": 2}},
            "unknown-option",
        ),
        (
            {"edition": "parker", "seats": [{"kind": "friend"}] * 2, "house": {"x": 2}},
            "unknown-house-rule",
        ),
    ],
)
def test_tables_that_can_not_be(server: Running, body: dict[str, Any], code: str) -> None:
    answer = httpx.post(f"{server.address}/api/tables", json=body)
    assert answer.status_code == 400
    assert answer.json()["code"] == code


@pytest.mark.parametrize(
    "body",
    [
        b"[" * 15_000,
        b'{"edition":"parker","seats":[{"kind":"friend"},{"kind":"friend"}],"options":{"target":'
        + b"[" * 10_000
        + b"]" * 10_000
        + b"}}",
        b'{"edition":"par\xffker","seats":[]}',
        b"\xff\xfe{}",
        b"",
    ],
    ids=["deep", "deep inside", "no text", "another coding", "nothing"],
)
def test_bodies_that_can_not_be_read(server: Running, body: bytes) -> None:
    for path in ("/api/tables", "/api/tables/none/seats", "/api/tables/none/handover/redeem"):
        answer = httpx.post(server.address + path, content=body)
        assert (answer.status_code, answer.json()["code"]) == (400, "server-bad-message")


def test_a_name_that_is_not_ours_is_not_answered(server: Running) -> None:
    """A stranger's name that points here makes his page no page of ours (DNS rebinding)."""
    table, _ = make_table(server.address, "parker", ["me", "novice"])
    for path in ("/", "/healthz", f"/api/tables/{table['id']}"):
        answer = httpx.get(server.address + path, headers={"host": "evil.example:8000"})
        assert (answer.status_code, answer.json()["code"]) == (421, "server-host")
        assert answer.json()["details"] == {"host": "evil.example:8000"}
    host, _, port = server.address.removeprefix("http://").partition(":")

    async def come_to(name: str) -> None:
        url, origin = f"ws://{name}/api/tables/{table['id']}/live", Origin(f"http://{name}")
        async with connect(url, host=host, port=int(port), origin=origin, proxy=None):
            pass

    async def scene() -> None:
        await come_to("friends.example")
        with pytest.raises(InvalidStatus, match="421"):
            await come_to("evil.example")

    asyncio.run(scene())


HERE, ALL = "127.0.0.1", "0.0.0.0"


@pytest.mark.parametrize(
    ("listening", "header", "known"),
    [
        (HERE, None, True),
        (HERE, "127.0.0.1:8000", True),
        (HERE, "127.1.2.3", True),
        (HERE, "[::1]:8000", True),
        (HERE, "LocalHost:8000", True),
        (HERE, "localhost.", True),
        (HERE, "bornes.localhost:8000", True),
        (HERE, "192.168.1.5:8000", False),
        (HERE, "mypc.local:8000", False),
        (HERE, "evil.example", False),
        (HERE, "localhost.evil.example", False),
        (HERE, "127.0.0.1.evil.example", False),
        (HERE, "localhost@evil.example", False),
        (HERE, "", False),
        (HERE, "[", False),
        (HERE, "play.example.org", True),
        (HERE, "PLAY.example.org:443", True),
        (HERE, "a.b.example.net", True),
        (HERE, "example.net", False),
        (HERE, "friends.example", True),
        (ALL, "192.168.1.5:8000", True),
        (ALL, "[2001:db8::1]:8000", True),
        (ALL, "mypc:8000", True),
        (ALL, "mypc.local:8000", True),
        (ALL, "mypc.home.example:8000", True),
        (ALL, "localhost:8000", True),
        (ALL, "other.local", False),
        (ALL, "mypc.evil.example", False),
        (ALL, "evil.example", False),
        ("::", "192.168.1.5", True),
        ("192.168.1.5", "192.168.1.5:8000", True),
        ("localhost", "mypc", False),
    ],
)
def test_the_names_of_a_server(listening: str, header: str | None, known: bool) -> None:
    config = Config(
        host=listening,
        allowed_hosts=("play.example.org", "*.example.net"),
        origins=("https://friends.example",),
    )
    assert Hosts(config, "mypc.home.example").know(header) is known
    assert Hosts(Config(host=listening, allowed_hosts=("*",))).know(header)


def test_too_much(server: Running) -> None:
    answer = httpx.post(f"{server.address}/api/tables", content=b"x" * 40_000)
    assert (answer.status_code, answer.json()["code"]) == (413, "server-too-large")


def test_limits_on_what_one_client_does(tmp_path: Path) -> None:
    strict = {"tables_per_hour": 2, "messages_per_second": 1.0, "messages_at_once": 5}
    with running(tmp_path, None, **strict, connections_per_client=1) as server:
        make_table(server.address, "parker", ["me", "novice"])
        table, token = make_table(server.address, "parker", ["me", "novice"])
        body = {"edition": "parker", "seats": [{"kind": "me", "name": "A"}, {"kind": "friend"}]}
        answer = httpx.post(f"{server.address}/api/tables", json=body)
        assert (answer.status_code, answer.json()["code"]) == (429, "server-too-many-tables")

        async def scene() -> None:
            async with Client(server.address, table["id"], token) as me:
                for _ in range(8):
                    await me.send({"type": "ping"})
                refused = await me.until(lambda message: message["type"] == "refused")
                assert refused["code"] == "server-too-fast"
                url = server.address.replace("http", "ws", 1)
                async with connect(f"{url}/api/tables/{table['id']}/live", proxy=None) as second:
                    assert "server-too-many-connections" in str(await second.recv())

        asyncio.run(scene())


def test_no_more_requests_than_allowed(tmp_path: Path) -> None:
    with running(tmp_path, None, requests_per_second=0.01, requests_at_once=3) as server:
        found = [httpx.get(f"{server.address}/healthz").status_code for _ in range(5)]
        assert found == [200, 200, 200, 429, 429]


def test_the_logs_hold_no_secret(tmp_path: Path) -> None:
    with serving(tmp_path, log_requests="true") as server:
        table, token = make_table(server.address, "parker", ["me", "novice"])
        httpx.get(f"{server.address}/api/tables/{table['id']}")
        httpx.get(f"{server.address}/t/{table['id']}#{token}")
        httpx.get(f"{server.address}/api/tables/{token}/seats")

        async def scene() -> None:
            async with Client(server.address, table["id"], token):
                pass

        asyncio.run(scene())
        assert server.stop() == 0
        written = server.errors.read_text()
    assert '"event": "connected"' in written
    for secret in (table["id"], token, "Ann"):
        assert secret is not None
        assert secret not in written
