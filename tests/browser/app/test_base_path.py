"""The page under a part of a site: every link, file and line to the server has the base path."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import page_folder
from tests.browser.start.test_meeting import join, link_of
from tests.support.browser.known import HANDS, ChosenSecrets, Known, after
from tests.support.browser.world import World
from tests.support.server_thread import running

BASE = "/games/bornes"


@pytest.fixture(name="below")
def fixture_below(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    secrets, folder = ChosenSecrets(), tmp_path_factory.mktemp("below")
    with running(folder, secrets, web=str(page_folder()), base_path=BASE) as server:
        yield World(server.address + BASE, secrets, browser)


def test_two_meet_under_a_part_of_a_site(below: World) -> None:
    seat = below.table(Known("dujardin", 2, HANDS[0].first, after(14)), people=2)
    with below.visitor(seat) as ann, below.visitor() as bob:
        asked: list[str] = []
        for visitor in (ann, bob):
            visitor.page.on("request", lambda request: asked.append(request.url))
            visitor.page.on("websocket", lambda line: asked.append(line.url))
        ann.sit(seat)
        expect(ann.page.locator("[data-phase=waiting]")).to_be_visible()
        link = link_of(ann)
        assert link == f"{below.address}/t/{seat.table}"
        join(bob, link, "Bob")
        for visitor in (ann, bob):
            expect(visitor.page.locator("main[data-phase=play]")).to_be_visible()
        bob.page.reload()
        expect(bob.page.locator("main")).to_have_attribute("data-seat", "2")
        # Home, and from there to the table again.
        bob.page.locator("a.home").click()
        expect(bob.page.get_by_role("heading").first).to_be_visible()
        assert urlsplit(bob.page.url).path == f"{BASE}/"
        bob.page.go_back()
        expect(bob.page.locator("main")).to_have_attribute("data-seat", "2")
    paths = {urlsplit(url).path for url in asked}
    assert any(path.endswith("/live") for path in paths)
    assert any("/assets/" in path for path in paths)
    assert not {path for path in paths if not path.startswith(f"{BASE}/")}
