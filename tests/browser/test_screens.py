"""Every screen: nothing that axe objects to, no scrolling sideways, no word missing."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.support.browser.screens import SCREENS, Screen
from tests.support.browser.world import WIDE, World

NARROW = (390, 360, 320)
"""Phones, and the 320 pixels that are left of 1280 at a zoom of 400 %."""
TALL = 800

SIDEWAYS = """() => {
  const rooms = [document.scrollingElement, ...document.querySelectorAll("dialog[open] .body")];
  return rooms.filter((room) => room.scrollWidth > room.clientWidth).map((room) => {
    const edge = room.getBoundingClientRect().left + room.clientWidth;
    const over = [...room.querySelectorAll("*")].filter((each) => {
      return each.getBoundingClientRect().right > edge + 0.5;
    });
    const names = over.map((each) => `${each.localName}.${each.getAttribute("class")}`);
    return `${room.localName}: ${room.scrollWidth} > ${room.clientWidth}: ${names.slice(0, 8)}`;
  });
}"""
SETTLED = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  for (let still = 0, frames = 0; still < 3 && frames < 200; frames += 1) {
    await frame();
    still = document.getAnimations().length > 0 ? 0 : still + 1;
  }
}"""
"""New colours and sizes reach everything within a few frames, and by transitions."""


class Findings:
    """What is wrong with a screen, all of it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.found: list[str] = []

    def ask_axe(self, when: str) -> None:
        self.page.evaluate(SETTLED)
        self.found += [
            f"{when}: {violation['id']}: {node['html'][:200]}\n  {node.get('failureSummary', '')}"
            for violation in Axe().run(self.page).response["violations"]
            for node in violation["nodes"][:4]
        ]

    def look_for_scrolling(self, when: str) -> None:
        self.page.evaluate(SETTLED)
        self.found += [f"{when}: {room}" for room in self.page.evaluate(SIDEWAYS)]

    def report(self) -> None:
        assert not self.found, "\n".join(self.found)


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_a_screen_is_for_everyone(world: World, screen: Screen) -> None:
    place = screen.prepare(world)
    with world.visitor(*place.seats) as visitor:
        page = visitor.page
        findings = Findings(page)
        screen.show(visitor, place)
        findings.ask_axe("by day")
        if screen.name == "celebration":
            findings.report()
            return
        page.emulate_media(color_scheme="dark")
        findings.ask_axe("by night")
        for width in NARROW:
            page.set_viewport_size({"width": width, "height": TALL})
            findings.look_for_scrolling(f"{width} pixels wide")
        findings.ask_axe("on a phone")
        for language in () if screen.passing else ("fr", "nl"):
            page.evaluate("language => localStorage.setItem('bornes-language', language)", language)
            screen.show(visitor, place)
            assert page.locator("html").get_attribute("lang") == language
            findings.look_for_scrolling(f"in {language}, {NARROW[-1]} pixels wide")
        findings.report()


def test_a_low_wide_phone_shows_the_table(world: World) -> None:
    screen = next(screen for screen in SCREENS if screen.name == "table-parker")
    place = screen.prepare(world)
    with world.visitor(*place.seats, size=(844, 390)) as visitor:
        findings = Findings(visitor.page)
        screen.show(visitor, place)
        findings.look_for_scrolling("lying on its side")
        visitor.page.set_viewport_size({"width": WIDE[0], "height": 300})
        findings.look_for_scrolling("low")
        findings.report()
