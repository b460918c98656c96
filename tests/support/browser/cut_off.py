"""Somebody who plays without a net: the net really cut, and the server really stopped."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, expect

from bornes.editions import EDITIONS
from tests.browser.conftest import page_folder
from tests.support.browser.world import PATIENCE
from tests.support.server_client import SHORT
from tests.support.server_thread import running

AT_TABLE: Final = "main[data-seat]"
ENDED: Final = "[data-look-back]"
LONG: Final = PATIENCE * 2000
"""Milliseconds: Python starts in the browser, on a machine that may be busy."""
STEPS: Final = 1500
"""So many things done end any match, by whoever plays whatever comes first."""
WAITS: Final = 3000
"""So often in a row one looks for one's turn, a minute at least, before a table counts as stuck."""

ONE_STEP: Final = """async () => {
  const seen = (element) => element.offsetParent !== null && !element.disabled;
  const click = (what) => {
    const found = [...document.querySelectorAll(what)].find(seen);
    found?.click();
    return found !== undefined;
  };
  const drawn = () => new Promise((done) => setTimeout(done, 0));
  if (document.querySelector("[data-look-back]")) return "ended";
  if (document.querySelector("[data-hand-on]")) return "handed";
  if (click("[data-offer] [data-answer]")) return "answer";
  if (click("[data-decline]")) return "answer";
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
    planned = plan(edition) | wishes.pop("plan", {})
    kept = {"bornes-pace": "none", "bornes-plan": json.dumps(planned)}
    entries: Any = [{"name": name, "value": value} for name, value in kept.items()]
    state: Any = {"cookies": [], "origins": [{"origin": address, "localStorage": entries}]}
    context = browser.new_context(
        locale="en", reduced_motion="reduce", storage_state=state, **wishes
    )
    context.set_default_timeout(LONG)
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
    switch = page.get_by_role("switch", name="New tables on this device")
    expect(switch).to_be_checked(timeout=LONG)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def sit_down(page: Page) -> str:
    """Make a table, and come to it."""
    page.locator("button.play").click()
    page.wait_for_url("**/t/device-*")
    expect(page.locator(AT_TABLE)).to_be_visible(timeout=LONG)
    return page.url


def one_step(page: Page) -> str:
    """Do what comes first; what it was."""
    return str(page.evaluate(ONE_STEP))


def play_on(page: Page) -> None:
    """Play to the end of the match."""
    done = waited = 0
    while done < STEPS and waited < WAITS:
        what = one_step(page)
        if what == "ended":
            return
        done, waited = (done, waited + 1) if what == "waits" else (done + 1, 0)
        page.wait_for_timeout(20)
    raise AssertionError(f"the match does not end: {done} things done, then {waited} looks in vain")


@contextmanager
def cut_off(browser: Browser, folder: Path, edition: str, **wishes: Any) -> Iterator[Page]:
    """Somebody who has fetched everything, and then lost the net and the server."""
    with ExitStack() as stack:
        with running(folder, None, web=str(page_folder())) as server:
            page = stack.enter_context(comer(browser, server.address, edition, **wishes))
            fetch_all(page, server.address)
        page.context.set_offline(True)
        page.goto(server.address)
        yield page
