"""Tables with a guided hand, and whoever does what they are shown there."""

from __future__ import annotations

from typing import Final

import httpx
from playwright.sync_api import Locator, Page, expect

from tests.support.browser.world import Seat, World

READY: Final = """() => document.querySelector("[data-guide-end]") !== null ||
  document.querySelector("main:not([data-showing]) [data-pointed], [data-offer] [data-pointed]")"""
DONE: Final = """before => document.querySelector("[data-guide-end]") !== null ||
  document.querySelector("[data-guide]")?.dataset.guide !== before"""
KEYS: Final = {"discard": "d", "finish": "n", "draw": "p", "take": "t", "end": "t"}


def lesson_table(world: World, edition: str) -> Seat:
    """A table with a guided hand whose bot does not think."""
    url = f"{world.address}/api/lessons/{edition}/tables"
    made = httpx.post(url, json={"name": "Ann", "bot_delay": 0}).json()
    return Seat(made["table"]["id"], edition, made["seat"], made["token"])


def pointed(page: Page, where: str = "") -> Locator:
    """What is marked to be touched next."""
    return page.locator(f"{where} [data-pointed]")


def follow(page: Page, *, keys: bool, most: int = 100) -> list[str]:
    """Do what is pointed at, to the end or so many times; gives what was said."""
    said: list[str] = []
    while len(said) < most:
        page.wait_for_function(READY)
        if page.locator("[data-guide-end]").count():
            break
        step = page.locator("[data-guide]").get_attribute("data-guide")
        said.append(page.locator("[data-guide-says]").inner_text())
        (by_keys if keys else by_touch)(page)
        page.wait_for_function(DONE, arg=step)
    return said


def by_touch(page: Page) -> None:
    """Touch what is marked, and then what is marked next."""
    offer, card = pointed(page, "[data-offer]"), pointed(page, "[data-hand-room]")
    if offer.count():
        offer.tap()
        return
    if card.count():
        card.tap()
        expect(card).to_have_attribute("aria-pressed", "true")
        pointed(page, "[data-actions]").first.tap()
        return
    # A pile that has just come into the light is not touched by accident.
    page.wait_for_timeout(400)
    pointed(page).first.tap()


def by_keys(page: Page) -> None:
    """The same without a finger."""
    if pointed(page, "[data-offer]").count():
        page.wait_for_timeout(400)
        page.keyboard.press("c")
        return
    card = pointed(page, "[data-hand-room]")
    if card.count():
        page.keyboard.press(card.get_attribute("data-number") or "")
        expect(card).to_have_attribute("aria-pressed", "true")
    action = pointed(page, "[data-actions]").first
    verb = (action.get_attribute("data-move") or "").split(" ")[1]
    if verb in KEYS:
        page.wait_for_timeout(400)
        page.keyboard.press(KEYS[verb])
    else:
        action.focus()
        page.wait_for_timeout(400)
        page.keyboard.press("Enter")
