"""What lies in deploy/: the board names what is counted, and the proxies' recipes work."""

from __future__ import annotations

import configparser
import json
import os
import re
import shlex
import shutil
import socket
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatch
from ipaddress import IPv4Network
from pathlib import Path

import httpx
import pytest
import yaml
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from bornes.server import metrics
from bornes.server.config import read_config
from bornes.server.hosts import Hosts
from bornes.server.storage.postgres.address import read_address
from tests.server.http.test_metrics import SEATS, free_port
from tests.support.paths import ROOT
from tests.support.server_thread import running

DEPLOY = ROOT / "deploy"
SITE = "play.example.org"
NAME = "proxy_set_header Host $http_host;\n        "


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


def instructions() -> list[tuple[str, str]]:
    """The lines of the container file, each with its first word apart."""
    text = (DEPLOY / "Containerfile").read_text("utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(line.partition(" ")[0], line.partition(" ")[2]) for line in lines]


def test_the_container_file_names_what_there_is() -> None:
    given = instructions()
    stages = {what.partition(" AS ")[2] for word, what in given if word == "FROM"}
    for word, what in given:
        if word == "COPY" and "--from=" in what:
            assert re.findall(r"--from=(\w+)", what)[0] in stages
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    (extras,) = re.findall(r"whl\)\[([\w,]+)\]", dict(given)["RUN"])
    assert set(extras.split(",")) <= set(project["optional-dependencies"])
    environment = dict(part.split("=") for part in dict(given)["ENV"].split())
    assert dict(given)["EXPOSE"] == environment["BORNES_PORT"]
    assert dict(given)["VOLUME"] == environment["BORNES_DATA"]
    assert json.loads(dict(given)["CMD"]) == ["bornes", "serve"]
    # What asks for its health is run as it stands, with the address of a server that is here.
    ask = json.loads(dict(given)["HEALTHCHECK"].removeprefix("CMD "))
    assert ask[:2] == ["python", "-c"]
    port = free_port()
    asked = ask[2].replace(f":{environment['BORNES_PORT']}/", f":{port}/")
    assert asked != ask[2]
    refused = subprocess.run([sys.executable, "-c", asked], capture_output=True, check=False)
    assert refused.returncode == 1


def test_what_was_made_in_a_checkout_stays_outside_the_container() -> None:
    lines = (DEPLOY / "Containerfile.dockerignore").read_text("utf-8").splitlines()
    made = (ROOT / ".gitignore").read_text("utf-8").splitlines()
    for line in (each.strip("/") for each in made if each and not each.startswith("#")):
        known = any(fnmatch(line, each.removeprefix("**/").split("/")[-1]) for each in lines)
        path = any(line == each for each in lines)
        assert known or path or line in {"uv.lock", "*.egg-info"}, line


def test_what_asks_for_the_health_of_a_container_hears_it(tmp_path: Path) -> None:
    ask = json.loads(dict(instructions())["HEALTHCHECK"].removeprefix("CMD "))
    with running(tmp_path) as server:
        asked = ask[2].replace("http://127.0.0.1:8000", server.address)
        done = subprocess.run([sys.executable, "-c", asked], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


def test_the_compose_file_holds_together(tmp_path: Path) -> None:
    text = (DEPLOY / "compose.yaml").read_text("utf-8")
    wanted = set(re.findall(r"\$\{(\w+):\?\}", text))
    assert wanted == {"SITE", "POSTGRES_PASSWORD"}
    head = "".join(line for line in text.splitlines() if line.startswith("#"))
    assert all(name in head for name in wanted), "what must be set is said at the top"
    file = yaml.safe_load(re.sub(r"\$\{(\w+):\?\}", "example", text))
    services, volumes = file["services"], file["volumes"]
    assert set(file["networks"]) == {"default"}
    (pool,) = file["networks"]["default"]["ipam"]["config"]
    for name, service in services.items():
        assert not {"networks", "network_mode"} & set(service), f"{name} is in the network of all"
        assert ("build" in service) != ("image" in service), name
        for other, how in service.get("depends_on", {}).items():
            assert how == {"condition": "service_healthy"}
            assert "healthcheck" in services[other], other
        for volume in service.get("volumes", []):
            assert volume.partition(":")[0] in volumes, name
    build = services["bornes"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()
    # The server takes its settings, and is found where it is looked for.
    config = read_config({**services["bornes"]["environment"], "BORNES_DATA": str(tmp_path)})
    database = services["postgres"]["environment"]
    assert read_address(config.storage).shown == (
        f"postgresql://{database['POSTGRES_USER']}@postgres/{database['POSTGRES_DB']}"
    )
    assert config.https
    # The proxy is trusted wherever it is put in this network, and nobody outside it is.
    assert config.trusted_proxies == (pool["subnet"],)
    assert IPv4Network(pool["subnet"]).is_private
    asked = services["caddy"]["command"].split()
    assert asked[asked.index("--to") + 1] == f"bornes:{dict(instructions())['EXPOSE']}"
    assert Hosts(config).know(asked[asked.index("--from") + 1])


def test_the_unit_of_systemd_can_be_read(tmp_path: Path) -> None:
    unit = configparser.ConfigParser(interpolation=None, delimiters=("=",))
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(DEPLOY / "bornes.service", "utf-8")
    service = unit["Service"]
    program, *words = shlex.split(service["ExecStart"])
    assert (Path(program).name, words) == ("bornes", ["serve"])
    name, _, data = service["Environment"].partition("=")
    assert name == "BORNES_DATA"
    assert Path(data).parent == Path("/var/lib", service["StateDirectory"]), "the one it may write"
    if shutil.which("systemd-analyze") is not None:
        # It asks that the program is there, which it is where this unit is installed.
        here = tmp_path / "bornes.service"
        text = (DEPLOY / "bornes.service").read_text("utf-8")
        here.write_text(text.replace(program, sys.executable), "utf-8")
        line = ["systemd-analyze", "verify", "--man=no", str(here)]
        done = subprocess.run(line, capture_output=True, text=True, check=False)
        assert str(here.name) not in done.stderr, done.stderr


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


@dataclass(frozen=True)
class Site:
    """What a proxy serves."""

    port: int
    path: str
    """The part of the site under which the page lies."""


WAYS = {
    "as it comes": ("nginx.conf", "", ()),
    "with its name": ("nginx.conf", "", (("proxy_http", f"{NAME}proxy_http"),)),
    "under a path": ("nginx-path.conf", "/bornes", ()),
    "under a path that nginx takes off": (
        "nginx-path.conf",
        "/bornes",
        (("proxy_pass http://127.0.0.1:8000;", "proxy_pass http://127.0.0.1:8000/;"),),
    ),
}
"""The recipe, the base path of the server, and what is changed in the recipe."""


@pytest.fixture(name="proxied", params=WAYS)
def fixture_proxied(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Site]:
    """A site of nginx in front of a server, by the recipe as it stands."""
    program, port = nginx(), free_port()
    recipe, path, changes = WAYS[request.param]
    page, proxies = [f"http://{SITE}:{port}"], ["127.0.0.1"]
    with running(
        tmp_path / "data", origins=page, trusted_proxies=proxies, base_path=path
    ) as server:
        site = (DEPLOY / recipe).read_text("utf-8")
        for old, new in changes:
            assert old in site
            site = site.replace(old, new)
        site = site.replace("listen 80;", f"listen 127.0.0.1:{port};")
        site = site.replace("http://127.0.0.1:8000", server.address.rstrip("/"))
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
            yield Site(port, path)
        finally:
            process.terminate()
            process.wait(30)


CADDY_WAYS = {
    "as it comes": "",
    "under a path": "handle /bornes/*",
    "under a path that Caddy takes off": "handle_path /bornes/*",
}
"""What is passed on; nothing for the whole site, by the one line that docs/server.md has."""


@pytest.fixture(name="behind_caddy", params=CADDY_WAYS)
def fixture_behind_caddy(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Site]:
    """A site of Caddy in front of a server, without HTTPS, for which it would need a real name."""
    program, port = shutil.which("caddy"), free_port()
    if program is None:
        pytest.skip("Caddy is not here: what docs/server.md says of it is not tried out")
    handled = CADDY_WAYS[request.param]
    path = "/bornes" if handled else ""
    page, proxies = [f"http://{SITE}:{port}"], ["127.0.0.1"]
    with running(
        tmp_path / "data", origins=page, trusted_proxies=proxies, base_path=path
    ) as server:
        to = server.address.removeprefix("http://")
        line = ["reverse-proxy", "--from", f":{port}", "--to", to]
        if handled:
            file = tmp_path / "Caddyfile"
            rule = f"{handled} {{\nreverse_proxy {to}\n}}"
            file.write_text(f"{{\nadmin off\n}}\n{page[0]} {{\n{rule}\n}}\n", "utf-8")
            line = ["run", "--config", str(file), "--adapter", "caddyfile"]
        home = {name: str(tmp_path) for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME")}
        with (tmp_path / "caddy.log").open("wb") as written:
            process = subprocess.Popen(
                [program, *line], stderr=written, stdout=written, env={**os.environ, **home}
            )
        try:
            _wait_for(port, process)
            yield Site(port, path)
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
    pytest.fail("the proxy does not answer")


@pytest.mark.long
def test_players_come_through_nginx(proxied: Site) -> None:
    players_come_through(proxied)


@pytest.mark.long
def test_players_come_through_caddy(behind_caddy: Site) -> None:
    players_come_through(behind_caddy)


def players_come_through(proxied: Site) -> None:
    """A table is made and played at; a page of a stranger stays outside."""
    port = proxied.port
    site = {"Host": f"{SITE}:{port}"}
    base = f"http://127.0.0.1:{port}{proxied.path}"
    assert httpx.get(f"{base}/healthz", headers=site).status_code == 200
    made = httpx.post(f"{base}/api/tables", json=SEATS, headers=site)
    assert made.status_code == 201, made.text
    table = made.json()["table"]["id"]
    assert f"Path={proxied.path}/api/tables/{table};" in made.headers["set-cookie"]
    path = f"ws://{SITE}:{port}{proxied.path}/api/tables/{table}/live"
    with _through(port, path, f"http://{SITE}:{port}") as live:
        live.send(json.dumps({"type": "hello", "version": 1, "token": made.json()["token"]}))
        welcome = json.loads(live.recv(timeout=30))
        assert (welcome["type"], welcome["seat"]) == ("welcome", 1)
    refused = pytest.raises((InvalidStatus, ConnectionClosed))
    with refused, _through(port, path, "http://evil.example") as live:
        live.recv(timeout=30)


def _through(port: int, path: str, origin: str) -> ClientConnection:
    """A WebSocket to the site's name, which is here."""
    sock = socket.create_connection(("127.0.0.1", port))
    return connect(path, sock=sock, origin=Origin(origin))
