"""What a page fetches for tables on the device, as the server hands it out."""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import re
import zipfile
from pathlib import Path

import pytest

from bornes.server.http.device_parts import archive, archive_name
from bornes.server.http.static import Page
from tests.support.paths import ROOT

WHEELS = ROOT / "web" / "parts"


def page(folder: Path, index: str = "<p>", **files: bytes) -> Page:
    folder.mkdir()
    (folder / "assets" / "device-0123456789ab").mkdir(parents=True)
    (folder / "index.html").write_text(index)
    (folder / "sw.js").write_text('const V = "bornes-version";')
    (folder / "device.json").write_text('{"files":[],"page":[]}')
    for name, body in files.items():
        (folder / "assets" / "device-0123456789ab" / name.replace("_", ".")).write_bytes(body)
    return Page(folder)


def body(page: Page, path: str, accepted: str = "gzip") -> bytes:
    found = page.find(path, accepted)
    assert found is not None
    return found.body


def test_the_archive_holds_bornes_and_its_libraries() -> None:
    names = zipfile.ZipFile(io.BytesIO(archive())).namelist()
    for name in (
        "bornes/device/device.py",
        "bornes/locales/nl/cards.ftl",
        "bornes/lessons/classic.yaml",
        "fluent/syntax/parser.py",
        "typing_extensions.py",
        "yaml/__init__.py",
    ):
        assert name in names
    for room in ("terminal", "training", "web", "server/processes", "server/storage/sqlite"):
        assert not any(name.startswith(f"bornes/{room}/") for name in names)
    # Most of it are the nets, which can't be packed closer: 4 MB of them are allowed.
    assert len(archive()) < 4_500_000


def test_its_name_tells_its_content(tmp_path: Path) -> None:
    told = page(tmp_path / "page")
    found = told.find(f"/{archive_name()}", "gzip")
    assert found is not None
    assert found.body == archive()
    assert (b"cache-control", b"public, max-age=31536000, immutable") in found.headers
    assert hashlib.sha256(archive()).hexdigest()[:12] in archive_name()
    assert told.find("/assets/bornes-000000000000.zip", "gzip") is None
    listed = json.loads(body(told, "/device.json"))
    size = len(archive())
    assert listed["files"] == [{"name": archive_name(), "sent": size, "bytes": size}]


def test_what_is_only_there_packed_is_unpacked_for_whoever_asks(tmp_path: Path) -> None:
    told = page(tmp_path / "page", x_wasm_gz=gzip.compress(b"code"))
    path = "/assets/device-0123456789ab/x.wasm"
    plain, packed = told.find(path, ""), told.find(path, "gzip")
    assert plain is not None
    assert packed is not None
    assert plain.body == b"code"
    assert gzip.decompress(packed.body) == b"code"
    assert (b"content-encoding", b"gzip") in packed.headers
    for found in (plain, packed):
        assert (b"content-type", b"application/wasm") in found.headers
        assert any(b"immutable" in value for _, value in found.headers)


def test_a_service_worker_is_another_where_anything_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = body(page(tmp_path / "one"), "/sw.js")
    assert first == body(page(tmp_path / "same"), "/sw.js")
    assert re.fullmatch(rb'const V = "[0-9a-f]{16}";', first)
    assert first != body(page(tmp_path / "other", "<p>other"), "/sw.js")
    monkeypatch.setattr(
        "bornes.server.http.static.archive_name", lambda: "assets/bornes-000000000000.zip"
    )
    assert first != body(page(tmp_path / "rules"), "/sw.js")


def test_msgspec_for_browsers_is_the_one_that_is_pinned() -> None:
    """Both in its version, and in each of its bytes."""
    [wheel] = WHEELS.glob("*.whl")
    pinned = (ROOT / "requirements" / "run.txt").read_text("utf-8")
    version = wheel.name.split("-")[1]
    _, _, hashes = pinned.partition(f"msgspec=={version} ")
    mine, _, _ = hashes.partition("    # via")
    assert f"--hash=sha256:{hashlib.sha256(wheel.read_bytes()).hexdigest()}" in mine


def test_the_page_that_was_built_has_all_parts() -> None:
    built = ROOT / "src" / "bornes" / "web"
    assert (built / "device.json").is_file(), "the page is not built: run `make page`"
    told = Page(built)
    listed = json.loads(body(told, "/device.json"))
    for part in listed["files"]:
        assert len(body(told, f"/{part['name']}", "gzip")) == part["sent"]
        assert len(body(told, f"/{part['name']}", "")) == part["bytes"]
    for name in listed["page"]:
        assert told.find(f"/{name}", "gzip") is not None
    [library] = [part["name"] for part in listed["files"] if part["name"].endswith("stdlib.zip")]
    whole = zipfile.ZipFile(io.BytesIO(body(told, f"/{library}")))
    assert whole.testzip() is None
    assert "asyncio/events.py" in whole.namelist()
    assert not any(name.startswith(("unittest/", "xml/")) for name in whole.namelist())
