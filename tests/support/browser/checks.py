"""What is asked of every screen: no objection of axe, no scrolling sideways, no small button."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

SIDEWAYS: Final = """() => {
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
SETTLED: Final = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  for (let still = 0, frames = 0; still < 3 && frames < 200; frames += 1) {
    await frame();
    still = document.getAnimations().length > 0 ? 0 : still + 1;
  }
}"""
"""New colours and sizes reach everything within a few frames, and by transitions."""


SMALL: Final = """() => {
  const pressed = [...document.querySelectorAll(
    "button:not(.circuit button), select, summary, input:not(.unseen), label:has(input.unseen)",
  )].filter((each) => each.checkVisibility() && each.closest("[inert]") === null);
  const top = document.querySelector("dialog:modal");
  const cut = (each) => each.matches("[data-hand-card], .aim");
  return pressed.filter((each) => (top === null || top.contains(each)) && !cut(each))
    .map((each) => [each, each.getBoundingClientRect()])
    .filter(([, { width, height }]) => width < 43.5 || height < 43.5)
    .map(([each, { width, height }]) =>
      `${each.localName}.${each.className} ${Math.round(width)} × ${Math.round(height)}: ` +
      (each.getAttribute("aria-label") ?? each.textContent.trim()).slice(0, 40));
}"""
"""What a finger would hardly find. Places on a circuit have buttons beside the hand as well."""


class Findings:
    """What is wrong with a screen, all of it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.found: list[str] = []

    def ask_axe(self, when: str, without: Sequence[str] = ()) -> None:
        self.page.evaluate(SETTLED)
        self.found += [
            f"{when}: {violation['id']}: {node['html'][:200]}\n  {node.get('failureSummary', '')}"
            for violation in Axe().run(self.page).response["violations"]
            if violation["id"] not in without
            for node in violation["nodes"][:4]
        ]

    def look_for_scrolling(self, when: str) -> None:
        self.page.evaluate(SETTLED)
        self.found += [f"{when}: {room}" for room in self.page.evaluate(SIDEWAYS)]

    def look_for_small_buttons(self, when: str) -> None:
        self.page.evaluate(SETTLED)
        self.found += [f"{when}: small: {each}" for each in self.page.evaluate(SMALL)]

    def report(self) -> None:
        assert not self.found, "\n".join(self.found)
