"""A device that goes from hand to hand: what is on its screen meanwhile, and who takes it."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page, expect

from bornes import Card
from bornes.locales import Messages

SHEET: Final = "[data-hand-on]"
WORDS: Final = Messages("en", "parker")


def check_covered(page: Page) -> None:
    """There is no card in the document, drawn, written or to be read out."""
    assert page.locator("[data-card], [data-hand-card]").count() == 0
    text = page.evaluate("document.body.textContent")
    names = {WORDS.text(f"card-{card.value}") for card in Card}
    assert [name for name in names if name in text] == []


def take(page: Page) -> tuple[int, bool]:
    """Take the device; whose it is, and whether they are asked for an answer."""
    check_covered(page)
    sheet = page.locator(SHEET)
    seat = int(sheet.get_attribute("data-hand-on") or 0)
    asking = sheet.get_attribute("data-asking") is not None
    page.locator("[data-take]").click()
    expect(page.locator(f'main[data-seat="{seat}"]')).to_be_visible()
    return seat, asking
