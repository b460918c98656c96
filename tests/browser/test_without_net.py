"""Playing without a net: the net really cut, and the server really stopped."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from bornes.editions import EDITIONS
from tests.browser.conftest import page_folder
from tests.support.browser.chromium import ELSEWHERE
from tests.support.browser.world import PATIENCE
from tests.support.server_client import SHORT
from tests.support.server_thread import running

AT_TABLE = "main[data-seat]"
ENDED = "[data-look-back]"
STEPS = 1500

ONE_STEP = """async () => {
  const seen = (element) => element.offsetParent !== null && !element.disabled;
  const click = (what) => {
    const found = [...document.querySelectorAll(what)].find(seen);
    found?.click();
    return found !== undefined;
  };
  const drawn = () => new Promise((done) => setTimeout(done, 0));
  if (document.querySelector("[data-look-back]")) return "ended";
  if (click("[data-offer] [data-answer]")) return "answer";
  const { turn, seat, showing } = document.querySelector("main").dataset;
  if (turn !== seat || showing !== undefined) return "waits";
  const moves = "button[data-move]:not([data-move*=discard]):not([data-move*=finish])";
  if (click(moves) || click("[data-piles] button.aim")) return "move";
  for (const card of document.querySelectorAll("[data-hand-card]")) {
    card.click();
    await drawn();
    if (click(moves)) return "move";
  }
  return click("button[data-move]") ? "discard" : "waits";
}"""
"""One thing that a person who plays whatever comes first would do."""


@contextmanager
def comer(browser: Browser, address: str, edition: str, **wishes: Any) -> Iterator[Page]:
    """Somebody with a browser of their own, who plans a table of an edition."""
    kept = {"bornes-pace": "none", "bornes-plan": json.dumps(plan(edition))}
    entries: Any = [{"name": name, "value": value} for name, value in kept.items()]
    state: Any = {"cookies": [], "origins": [{"origin": address, "localStorage": entries}]}
    context = browser.new_context(
        locale="en", reduced_motion="reduce", storage_state=state, **wishes
    )
    context.set_default_timeout(PATIENCE * 2000)
    try:
        yield context.new_page()
    finally:
        context.close()


def plan(edition: str) -> dict[str, Any]:
    """A table as it was planned the last time: one bot, one hand."""
    players = min(EDITIONS[edition].tables)
    bots = [{"kind": "bot", "level": "steady"}] * (players - 1)
    return {
        "edition": edition,
        "players": players,
        "seats": [{"kind": "me"}, *bots],
        "options": {edition: dict(SHORT[edition])},
        "botDelay": 0.3,
        "undo": False,
    }


def fetch_all(page: Page, address: str) -> None:
    """Ask for everything that it takes, and wait until it is there and kept."""
    page.goto(address)
    page.get_by_text("Play without a net").click()
    button = page.get_by_role("button", name="Fetch what it takes (")
    expect(button).to_contain_text("MB")
    button.click()
    expect(page.get_by_role("switch", name="New tables on this device")).to_be_checked()
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def sit_down(page: Page) -> str:
    """Make a table, and come to it."""
    page.locator("button.play").click()
    page.wait_for_url("**/t/device-*")
    expect(page.locator(AT_TABLE)).to_be_visible()
    return page.url


def play_on(page: Page) -> None:
    """Play to the end of the match."""
    for _ in range(STEPS):
        if page.evaluate(ONE_STEP) == "ended":
            return
        page.wait_for_timeout(20)
    raise AssertionError("the match does not end")


@contextmanager
def cut_off(browser: Browser, folder: Path, edition: str) -> Iterator[Page]:
    """Somebody who has fetched everything, and then lost the net and the server."""
    with ExitStack() as stack:
        with running(folder, None, web=str(page_folder())) as server:
            page = stack.enter_context(comer(browser, server.address, edition))
            fetch_all(page, server.address)
        page.context.set_offline(True)
        page.goto(server.address)
        yield page


def test_a_match_with_the_net_cut_and_the_server_stopped(browser: Browser, tmp_path: Path) -> None:
    with cut_off(browser, tmp_path, "parker") as page:
        table = sit_down(page)
        hand = page.locator("[data-hand-card]").count()
        page.reload()
        expect(page.locator("[data-hand-card]")).to_have_count(hand)
        play_on(page)
        # What everything was worth is worked out here, too, in time; the moments are there at once.
        page.locator(ENDED).click()
        expect(page.locator("[data-review=judging], [data-review=judged]")).to_be_visible()
        page.goto(table)
        expect(page.locator(ENDED)).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_match_of_every_edition(edition: str, browser: Browser, tmp_path: Path) -> None:
    with cut_off(browser, tmp_path, edition) as page:
        sit_down(page)
        play_on(page)


def test_a_new_version_is_offered_and_taken_when_one_likes(
    browser: Browser, tmp_path: Path
) -> None:
    with (
        running(tmp_path, None, web=str(page_folder())) as server,
        comer(browser, server.address, "parker") as page,
    ):
        fetch_all(page, server.address)
        page.reload()
        notice = page.locator("[data-new-version]")
        before = page.evaluate("caches.keys()")
        # The same files as another Bornes would have them.
        files = server.application.page._files
        files["index.html"] += b"<!-- newer -->"
        table = sit_down(page)
        page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
        expect(notice).to_be_visible()
        assert page.url == table, "nobody was sent away"
        assert "newer" not in page.content()
        notice.get_by_role("button", name="Use it now").click()
        page.wait_for_function(
            "async (before) => !(await caches.keys()).includes(before[0])", arg=before
        )
        expect(page.locator(AT_TABLE)).to_be_visible()
        expect(notice).to_have_count(0)
        assert page.url == table


def test_where_nothing_may_be_kept_that_is_said(browser: Browser, tmp_path: Path) -> None:
    """Over plain HTTP a browser keeps no page of another machine; tables are made all the same."""
    settings = {"web": str(page_folder()), "allowed_hosts": (ELSEWHERE,)}
    with running(tmp_path, None, **settings) as server:
        address = server.address.replace("127.0.0.1", ELSEWHERE)
        with comer(browser, address, "parker", viewport=None) as page:
            page.goto(address)
            page.get_by_text("Play without a net").click()
            expect(page.get_by_text("need HTTPS")).to_be_visible()
            page.get_by_role("button", name="Fetch what it takes (").click()
            expect(page.get_by_role("switch", name="New tables on this device")).to_be_checked()
            page.context.set_offline(True)
            sit_down(page)
