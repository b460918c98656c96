"""A server and a browser of one's own, for programs that are no tests."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import sync_playwright

from bornes.server.http.static import web_folder
from tests.support.browser.chromium import ARGUMENTS, executable
from tests.support.browser.known import ChosenSecrets
from tests.support.browser.world import World
from tests.support.server_thread import running


@contextmanager
def own_world(web: Path | None) -> Iterator[World]:
    """Both, with the page that is built, or with another one's folder."""
    page = web_folder(web)
    assert page is not None, "the page is not built: run `make page`"
    secrets = ChosenSecrets()
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder), secrets, web=str(page)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=executable(), args=[*ARGUMENTS])
        try:
            yield World(server.address, secrets, browser)
        finally:
            if browser.is_connected():
                browser.close()
