"""A browser and a server for all tests of the page that run in this process."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from bornes.server.http.static import web_folder
from tests.support.browser.chromium import ARGUMENTS, executable
from tests.support.browser.known import ChosenSecrets
from tests.support.browser.world import World
from tests.support.server_thread import running

# Playwright keeps an event loop running in this thread as long as it lives, and other tests
# start their own; so it goes when the last test of this folder is done.


def page_folder() -> Path:
    """The page that is tested."""
    chosen = os.environ.get("BORNES_WEB")
    page = web_folder(Path(chosen) if chosen else None)
    assert page is not None, "the page is not built: run `make page`"
    return page


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=[*ARGUMENTS])
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def world(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    secrets = ChosenSecrets()
    with running(tmp_path_factory.mktemp("tables"), secrets, web=str(page_folder())) as server:
        yield World(server.address, secrets, browser)
