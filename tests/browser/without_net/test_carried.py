"""Tables that were begun without a net are taken to the server, and go on there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.conftest import page_folder
from tests.support.browser.cut_off import AT_TABLE, STEPS, comer, fetch_all, one_step, sit_down
from tests.support.server_thread import running

NAMES = r"(cards) => cards.map((card) => card.textContent.replace(/\s*\d$/, '')).sort()"
"""The cards of a hand, whatever key they lie under."""
HEARD = """
const heard = (window.heard = []);
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => heard.push(JSON.stringify(data)));
  }
};
"""
"""Keeps all that the worker tells the page."""

SECRETS = """() => new Promise((done) => {
  const opening = indexedDB.open("bornes");
  opening.onsuccess = () => {
    const read = opening.result.transaction("secrets").objectStore("secrets").getAll();
    read.onsuccess = () => done(read.result.map((text) => JSON.parse(text)));
  };
})"""
"""The seeds and salts that lie in the browser."""


def take_to_server(page: Page) -> None:
    """Ask for the table to go on at the server."""
    page.locator("[data-tool=menu]").click()
    page.get_by_role("button", name="Take it to the server").click()
    page.get_by_role("button", name="Take it there").click()


def some_moves(page: Page, wanted: int = 8) -> None:
    """Make some moves of one's own; the bot makes as many."""
    made = 0
    for _ in range(STEPS):
        made += one_step(page) in {"move", "discard"}
        if made == wanted:
            return
        page.wait_for_timeout(20)
    raise AssertionError(f"only {made} moves were made")


@pytest.mark.long
def test_a_table_begun_without_a_net_goes_on_at_the_server(
    browser: Browser, tmp_path: Path
) -> None:
    with (
        running(tmp_path, None, web=str(page_folder())) as server,
        comer(browser, server.address, "parker") as page,
    ):
        page.add_init_script(HEARD)
        fetch_all(page, server.address)
        page.context.set_offline(True)
        page.goto(server.address)
        here = sit_down(page)
        for _ in range(20):
            one_step(page)
            page.wait_for_timeout(20)
        page.wait_for_function(
            "() => { const { turn, seat, showing } = document.querySelector('main').dataset;"
            " return turn === seat && showing === undefined; }"
        )
        hand = page.locator("[data-hand-card]").evaluate_all(NAMES)
        take_to_server(page)
        expect(page.locator("[data-carry] [role=alert]")).to_contain_text("can’t be reached")
        page.context.set_offline(False)
        page.get_by_role("button", name="Try again").click()
        page.wait_for_url(lambda url: "/t/" in url and "device-" not in url)
        expect(page.locator("[data-dealt]")).to_have_text("Dealt on a device")
        assert page.locator("[data-hand-card]").evaluate_all(NAMES) == hand
        heard, [secret] = "".join(page.evaluate("window.heard")), page.evaluate(SECRETS)
        assert len(heard) > 1000
        assert secret["seed"] not in heard
        assert secret["salt"] not in heard
        assert '\\"created\\"' not in heard
        there = page.url
        with comer(browser, server.address, "parker") as watcher:
            watcher.goto(there)
            expect(watcher.locator("[data-dealt]")).to_be_visible()
            expect(watcher.get_by_role("button", name="Take the seat")).to_have_count(0)
        some_moves(page)
        page.goto(here)
        expect(page.locator("main h1")).to_contain_text("goes on at the server")
        page.get_by_role("button", name="To the table").click()
        page.wait_for_url(there)


@pytest.mark.long
def test_a_table_whose_answer_was_lost_is_asked_for_again(browser: Browser, tmp_path: Path) -> None:
    with (
        running(tmp_path, None, web=str(page_folder())) as server,
        comer(browser, server.address, "parker") as page,
    ):
        fetch_all(page, server.address)
        sit_down(page)
        lost: list[str] = []

        def lose(route: Route) -> None:
            """The server has it, and nobody hears that."""
            lost.append(route.fetch().text())
            route.abort()

        page.context.route("**/api/carried/tables", lose)
        take_to_server(page)
        expect(page.locator("main h1")).to_contain_text("On its way")
        page.reload()
        expect(page.locator("main h1")).to_contain_text("On its way")
        page.context.unroute("**/api/carried/tables")
        page.get_by_role("button", name="Try again").click()
        [told] = [json.loads(text) for text in lost]
        page.wait_for_url(f"**/t/{told['table']['id']}")
        expect(page.locator(AT_TABLE)).to_be_visible()
