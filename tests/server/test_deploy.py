"""What lies in deploy/: the board names what is counted, and the proxy's recipe works as it is."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from bornes.server import metrics
from tests.server.test_metrics import SEATS, free_port
from tests.support.paths import ROOT
from tests.support.server_thread import running

DEPLOY = ROOT / "deploy"
SITE = "play.example.org"


def test_the_board_asks_for_what_is_counted() -> None:
    counted = {sample.name for family in metrics.REGISTRY.collect() for sample in family.samples}
    # What has labels has no samples before something was counted.
    counted |= {family.name for family in metrics.REGISTRY.collect()}
    board = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
    asked = {
        name
        for panel in board["panels"]
        for target in panel["targets"]
        for name in re.findall(r"bornes_\w+", target["expr"])
    }
    assert len(asked) >= 10
    for name in asked:
        bare = re.sub(r"_(total|bucket)$", "", name)
        assert {name, bare} & counted, name
    families = {family.name for family in metrics.REGISTRY.collect()}
    shown = {re.sub(r"_(total|bucket)$", "", name) for name in asked}
    assert families <= shown, "everything that is counted is on the board"


def test_the_settings_of_the_containers_are_settings() -> None:
    from bornes.server.config import Config

    known = {f"BORNES_{name.upper()}" for name in Config.__struct_fields__}
    for name in ("Containerfile", "compose.yaml", "bornes.service"):
        named = set(re.findall(r"BORNES_[A-Z_]+", (DEPLOY / name).read_text("utf-8")))
        assert named, name
        assert named <= known, name


def nginx() -> str:
    """The program; installed where that can be done."""
    path = f"{os.environ.get('PATH', '')}:/usr/sbin"
    if shutil.which("nginx", path=path) is None and os.geteuid() == 0 and shutil.which("apt-get"):
        line = ["apt-get", "install", "-y", "--no-install-recommends", "nginx-light"]
        subprocess.run(line, check=False, capture_output=True)
    found = shutil.which("nginx", path=path)
    if found is None:
        pytest.skip("nginx is not here and can't be installed: deploy/nginx.conf is not tried out")
    return found


@pytest.fixture(name="proxied", params=["as it comes", "with its name"])
def fixture_proxied(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of nginx in front of a server, by the recipe as it stands."""
    program, port = nginx(), free_port()
    page, proxies = [f"http://{SITE}:{port}"], ["127.0.0.1"]
    with running(tmp_path / "data", origins=page, trusted_proxies=proxies) as server:
        site = (DEPLOY / "nginx.conf").read_text("utf-8")
        site = site.replace("listen 80;", f"listen 127.0.0.1:{port};")
        site = site.replace("http://127.0.0.1:8000", server.address.rstrip("/"))
        if request.param == "with its name":
            name = "proxy_set_header Host $http_host;\n        proxy_http_version"
            site = site.replace("proxy_http_version", name)
        (tmp_path / "site.conf").write_text(site, "utf-8")
        temporary = "".join(
            f"{kind}_temp_path {tmp_path}/{kind};\n"
            for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        (tmp_path / "nginx.conf").write_text(
            f"daemon off;\npid {tmp_path}/pid;\nerror_log {tmp_path}/error.log;\n"
            f"events {{}}\nhttp {{\naccess_log off;\n{temporary}"
            f"include {tmp_path}/site.conf;\n}}\n",
            "utf-8",
        )
        process = subprocess.Popen([program, "-e", "stderr", "-c", str(tmp_path / "nginx.conf")])
        try:
            _wait_for(port, process)
            yield f"127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(30)


def _wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + 30
    while time.monotonic() < end:
        assert process.poll() is None
        try:
            httpx.get(f"http://127.0.0.1:{port}/healthz")
        except httpx.TransportError:
            time.sleep(0.1)
        else:
            return
    pytest.fail("nginx does not answer")


@pytest.mark.long
def test_players_come_through_nginx(proxied: str) -> None:
    port = proxied.rpartition(":")[2]
    site = {"Host": f"{SITE}:{port}"}
    assert httpx.get(f"http://{proxied}/healthz", headers=site).status_code == 200
    made = httpx.post(f"http://{proxied}/api/tables", json=SEATS, headers=site)
    assert made.status_code == 201, made.text
    path = f"ws://{SITE}:{port}/api/tables/{made.json()['table']['id']}/live"
    with _through(port, path, f"http://{SITE}:{port}") as live:
        live.send(json.dumps({"type": "hello", "version": 1, "token": made.json()["token"]}))
        welcome = json.loads(live.recv(timeout=30))
        assert (welcome["type"], welcome["seat"]) == ("welcome", 1)
    refused = pytest.raises((InvalidStatus, ConnectionClosed))
    with refused, _through(port, path, "http://evil.example") as live:
        live.recv(timeout=30)


def _through(port: str, path: str, origin: str) -> ClientConnection:
    """A WebSocket to the site's name, which is here."""
    sock = socket.create_connection(("127.0.0.1", int(port)))
    return connect(path, sock=sock, origin=Origin(origin))
