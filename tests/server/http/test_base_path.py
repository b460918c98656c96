"""The server under a part of a site: every address begins with the base path."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from bornes import Refused
from bornes.server.config import read_config
from bornes.server.http.static import Page
from tests.server.http.test_metrics import SEATS
from tests.support.server_thread import Running, running

BASE = "/games/bornes"
HTML = (
    '<!doctype html><meta name="bornes-base-path" content="" />'
    '<link rel="icon" href="/mark.svg" /><script src="/assets/app-1a2b3c4d.js"></script>'
)


def page_in(folder: Path) -> Path:
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(HTML)
    (folder / "index.html.gz").write_bytes(gzip.compress(HTML.encode()))
    (folder / "assets" / "app-1a2b3c4d.js").write_text("export {}")
    return folder


@pytest.fixture(scope="module", name="server")
def fixture_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("base")
    page = page_in(folder / "page")
    with running(folder / "data", web=str(page), base_path=BASE) as found:
        yield found


def test_the_page_names_everything_under_its_path(server: Running) -> None:
    for path in (BASE, f"{BASE}/", f"{BASE}/t/some", "/", "/t/some"):
        shown = httpx.get(server.address + path)
        assert shown.status_code == 200, path
        assert f'name="bornes-base-path" content="{BASE}"' in shown.text, path
        assert f'src="{BASE}/assets/app-1a2b3c4d.js"' in shown.text, path
        assert f'href="{BASE}/mark.svg"' in shown.text, path
    asset = httpx.get(f"{server.address}{BASE}/assets/app-1a2b3c4d.js")
    assert (asset.text, asset.headers["cache-control"]) == (
        "export {}",
        "public, max-age=31536000, immutable",
    )
    assert httpx.get(f"{server.address}{BASE}2/assets/app-1a2b3c4d.js").status_code == 404


def test_at_the_root_the_page_is_sent_as_it_was_packed(tmp_path: Path) -> None:
    found = Page(page_in(tmp_path / "page")).find("/", "gzip")
    assert found is not None
    assert gzip.decompress(found.body).decode() == HTML


@pytest.mark.parametrize("prefix", [BASE, ""], ids=["passed on", "taken off by a proxy"])
def test_a_table_is_played_under_the_path(server: Running, prefix: str) -> None:
    made = httpx.post(f"{server.address}{prefix}/api/tables", json=SEATS)
    assert made.status_code == 201, made.text
    table = made.json()["table"]["id"]
    # The browser sees the whole path, whatever the proxy does.
    assert f"Path={BASE}/api/tables/{table};" in made.headers["set-cookie"]
    address = f"{server.address.replace('http', 'ws')}{prefix}/api/tables/{table}/live"
    with connect(address) as live:
        live.send(json.dumps({"type": "hello", "version": 1, "token": made.json()["token"]}))
        welcome = json.loads(live.recv(timeout=30))
    assert (welcome["type"], welcome["seat"]) == ("welcome", 1)
    with pytest.raises(InvalidStatus), connect(address.replace("/api/", "/bpi/")):
        pass


def test_the_description_says_where_the_api_is(server: Running) -> None:
    described = httpx.get(f"{server.address}{BASE}/schema/openapi.json").json()
    assert [one["url"] for one in described["servers"]] == [BASE]


@pytest.mark.parametrize(
    "wrong", ["bornes", "/bornes/", "/", "//", "/a b", "/../x", "/api", "/t/x", "/assets", '/"x']
)
def test_a_path_that_can_t_be_is_refused(wrong: str) -> None:
    with pytest.raises(Refused) as refused:
        read_config({"BORNES_BASE_PATH": wrong})
    assert refused.value.refusal.code == "server-config-base-path"


@pytest.mark.parametrize("right", ["", "/bornes", "/games/bornes", "/api-games", "/table_1"])
def test_a_path_that_can_be_is_taken(right: str) -> None:
    assert read_config({"BORNES_BASE_PATH": right}).base_path == right
