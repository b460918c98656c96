"""The container file is built and run, and the compose file is read by a program that runs such."""

from __future__ import annotations

import asyncio
import os
import random
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
import yaml

from bornes.server.config import read_config
from tests.server.http.test_metrics import free_port
from tests.support.containers import Containers, Unavailable, containers, installed
from tests.support.paths import ROOT
from tests.support.server_client import SHORT, Client, ended, make_table

DEPLOY = ROOT / "deploy"
NAME = "localhost/bornes"
FROM = re.compile(r"^FROM (\S+)", re.MULTILINE)
INSIDE = """
import asyncpg, getpass, os
from pathlib import Path
from bornes import fast
fast.rollouts
print(getpass.getuser(), oct(Path("/data").stat().st_mode)[-3:], os.access("/data", os.W_OK),
    [str(path) for path in (Path("/wheels"), Path("/src")) if path.exists()])
"""
"""What is in the container is asked of itself: who serves, and where it may write."""


@dataclass(frozen=True)
class Built:
    """An image of this checkout, and what runs it."""

    engine: Containers
    image: str


@pytest.fixture(name="built", scope="module")
def fixture_built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Built]:
    """The container, built by its file; on a stand-in where the image it names isn't to be had."""
    folder = tmp_path_factory.mktemp("containers")
    text = (DEPLOY / "Containerfile").read_text("utf-8")
    (named,) = set(FROM.findall(text))
    try:
        with containers(folder, named) as (engine, base):
            file = folder / "Containerfile"
            file.write_text(text.replace(f"FROM {named}", f"FROM {base}"), "utf-8")
            # What is left out of the context is read beside the file.
            shutil.copy(DEPLOY / "Containerfile.dockerignore", folder)
            engine.build(file, ROOT, NAME)
            yield Built(engine, NAME)
    except Unavailable as reason:
        pytest.skip(f"deploy/Containerfile is not tried out: {reason}")


@pytest.mark.long
def test_the_container_serves_plays_and_keeps_its_tables(built: Built) -> None:
    engine, port = built.engine, free_port()
    kept = ("--volume", "bornes-of-a-test:/data", "--publish", f"127.0.0.1:{port}:8000")
    first = engine.run(built.image, options=("--detach", *kept))
    try:
        address = f"http://127.0.0.1:{port}"
        wait_for(address, engine, first)
        inside = engine.told("exec", first, "python", "-c", INSIDE)
        assert inside == "bornes 700 True []"
        assert '<div id="page"' in httpx.get(address).text, "the page is in it"
        table = play_a_match(address)
        deadline = time.monotonic() + 60
        while not engine.health(first):
            assert time.monotonic() < deadline, "it is well by its own question"
            time.sleep(1)
    finally:
        engine.told("kill", first)
        engine.told("rm", "--force", first)
    again = engine.run(built.image, options=("--detach", *kept))
    try:
        wait_for(address, engine, again)
        found = httpx.get(f"{address}/api/tables/{table}").json()
        assert found["status"] == "over", "a table outlives the container"
    finally:
        engine.told("rm", "--force", again)


def wait_for(address: str, engine: Containers, container: str) -> None:
    """Wait until a server in a container answers."""
    deadline = time.monotonic() + 60
    while True:
        try:
            assert httpx.get(f"{address}/healthz").status_code == 200
        except httpx.TransportError:
            told = engine.call("logs", container)
            assert time.monotonic() < deadline, told.stdout + told.stderr
            time.sleep(0.2)
        else:
            return


def play_a_match(address: str) -> str:
    """Play a hand against a bot over a socket; returns the table's id."""
    table, token = make_table(
        address, "parker", ["me", "steady"], pause=3, options=dict(SHORT["parker"])
    )

    async def play() -> None:
        async with Client(address, table["id"], token) as client:
            await client.play(random.Random(1), ended)

    asyncio.run(asyncio.wait_for(play(), 300))
    return str(table["id"])


# --- the compose file -----------------------------------------------------------------

SETTINGS = {"SITE": "play.example.org", "POSTGRES_PASSWORD": "secret"}


def compose() -> list[str]:
    """The program that reads compose files; installed where that can be done."""
    docker = shutil.which("docker")
    if docker is not None:
        line = [docker, "compose", "version"]
        if subprocess.run(line, capture_output=True, check=False).returncode == 0:
            return [docker, "compose"]
    if shutil.which("docker-compose") is None:
        installed("docker-compose")
    found = shutil.which("docker-compose")
    if found is None:
        pytest.skip("nothing that reads compose files is here, or can be installed")
    return [found]


@pytest.mark.long
def test_the_compose_file_is_read_as_it_is_meant(tmp_path: Path) -> None:
    done = read_compose(SETTINGS)
    assert done.returncode == 0, done.stderr
    read = yaml.safe_load(done.stdout)
    assert set(read["services"]) == {"bornes", "postgres", "caddy"}
    config = read_config(
        {**read["services"]["bornes"]["environment"], "BORNES_DATA": str(tmp_path)}
    )
    assert config.storage == "postgresql://bornes:secret@postgres/bornes"
    assert config.origins == ("https://play.example.org",)
    (pool,) = read["networks"]["default"]["ipam"]["config"]
    assert config.trusted_proxies == (pool["subnet"],)


@pytest.mark.long
@pytest.mark.parametrize("left_out", SETTINGS)
def test_a_compose_file_without_a_setting_that_it_needs_is_refused(left_out: str) -> None:
    given = {name: value for name, value in SETTINGS.items() if name != left_out}
    done = read_compose(given)
    assert done.returncode != 0
    assert left_out in done.stderr


def read_compose(settings: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """What a program that runs compose files makes of this one with some settings."""
    bare = {name: value for name, value in os.environ.items() if name not in SETTINGS}
    line = [*compose(), "--file", str(DEPLOY / "compose.yaml"), "config"]
    return subprocess.run(
        line, env={**bare, **settings}, capture_output=True, text=True, check=False
    )
