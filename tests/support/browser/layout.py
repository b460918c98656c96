"""What must be in sight on the table at every size of window, and what must not happen there."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page

SIZES: Final = (
    (2560, 1440),
    (1440, 900),
    (1280, 640),
    (1180, 820),
    (820, 1180),
    (720, 450),
    (844, 390),
    (390, 844),
    (360, 640),
)
"""Screens, tablets and phones, upright and lying; 720 × 450 is 1440 × 900 at 200 %."""

ENLARGED: Final = (320, 256)
"""What is left of 1280 × 1024 at 400 %."""

QUIET: Final = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 20)));
  const look = () => [...document.querySelectorAll("main *")].map((each) => {
    const { x, y, width } = each.getBoundingClientRect();
    return `${x} ${y} ${width}`;
  }).join();
  for (let before = "", still = 0, frames = 0; still < 4 && frames < 200; frames += 1) {
    await frame();
    const now = look();
    still = now === before ? still + 1 : 0;
    before = now;
  }
}"""
"""Sizes follow a window that has changed within a few frames; a busy machine takes its time."""

FAULTS: Final = """() => {
  const faults = [];
  const box = (element) => element.getBoundingClientRect();
  const seen = (selector) =>
    [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
  const round = ({ left, top, right, bottom }) =>
    [left, top, right, bottom].map(Math.round).join(" ");
  const inside = (inner, outer, slack) =>
    inner.left >= outer.left - slack && inner.right <= outer.right + slack &&
    inner.top >= outer.top - slack && inner.bottom <= outer.bottom + slack;
  const window_ = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const watching = document.querySelector("main").dataset.seat === undefined;

  // Everything that belongs in sight is there, inside the window.
  const named = {
    side: "section[data-side]",
    pile: "[data-piles] [data-place]",
    last: "[data-last]",
    turn: "[data-whose]",
    tool: "[data-tool]",
    road: ".road-room .road, .road-room .box",
    ...(watching ? {} : { card: "[data-hand-card]" }),
  };
  for (const [name, selector] of Object.entries(named)) {
    const found = seen(selector);
    if (found.length === 0) faults.push(`no ${name}`);
    for (const each of found)
      if (!inside(box(each), window_, 1)) faults.push(`${name} outside: ${round(box(each))}`);
  }
  if (!watching && seen("section.own[data-side]").length !== 1) faults.push("no side of one's own");

  // Nothing lies on anything else.
  const blocks = seen(
    "header.top, section[data-side], [data-piles], .road-room, [data-line], [data-actions], " +
    "[data-hand-room], .story",
  );
  blocks.forEach((one, index) => blocks.slice(index + 1).forEach((other) => {
    if (one.contains(other) || other.contains(one)) return;
    const [a, b] = [box(one), box(other)];
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide > 1.5 && high > 1.5)
      faults.push(`${one.className} on ${other.className}: ${round(a)} / ${round(b)}`);
  }));

  // Nothing is cut: what is on a side is within it, and what is written within its room.
  for (const side of seen("section[data-side]")) {
    const parts = "[role=img], .km, .state, .score, .held, .car";
    for (const each of [...side.querySelectorAll(parts)].filter((part) => part.checkVisibility()))
      if (!inside(box(each), box(side), 2))
        faults.push(`${each.className} cut in ${side.dataset.side}: ` +
          `${round(box(each))} / ${round(box(side))}`);
    const facts = [...side.querySelectorAll(".car, .seat, .km, .score, .state")].filter(
      (each) => each.checkVisibility(),
    );
    facts.forEach((one, index) => facts.slice(index + 1).forEach((other) => {
      const [a, b] = [box(one), box(other)];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 1.5 && high > 3)
        faults.push(`${one.className} on ${other.className} in ${side.dataset.side}`);
    }));
    const plate = box(side.querySelector("header"));
    for (const each of facts)
      if (!inside(box(each), plate, 3))
        faults.push(`${each.className} outside its plate in ${side.dataset.side}: ` +
          `${round(box(each))} / ${round(plate)}`);
  }
  const names = seen("[data-piles] p");
  for (const name of names)
    if (name.scrollWidth > name.clientWidth + 1) faults.push(`cut: ${name.textContent}`);
  for (const title of seen("header.top h1, header.top p").filter((each) => each.clientWidth > 2))
    if (title.scrollWidth > title.clientWidth + 1 || title.scrollHeight > title.clientHeight + 6)
      faults.push(`cut: ${title.textContent}`);
  const line = document.querySelector("[data-line]");
  for (const each of line.querySelectorAll("p"))
    if (!inside(box(each), box(line), 0)) faults.push(`cut: ${each.textContent.trim()}`);
  const says = line.querySelector(".words");
  if (says.scrollHeight > line.clientHeight) faults.push(`cut: ${says.textContent.trim()}`);
  for (const each of seen("[data-lately] li"))
    if (!inside(box(each), box(each.parentElement.parentElement), 3))
      faults.push(`cut: ${each.textContent.trim()}`);

  // Whatever a card is, a finger finds it: what is seen of it is its own.
  for (const each of seen("[data-hand-card]")) {
    const { left, top, height } = box(each);
    const there = document.elementFromPoint(left + 12, top + height / 2);
    if (!each.contains(there)) faults.push(`card covered: ${each.dataset.card}`);
  }
  const scrolled = document.scrollingElement;
  if (scrolled.scrollWidth > innerWidth || scrolled.scrollHeight > innerHeight + 1)
    faults.push(`the page scrolls: ${scrolled.scrollWidth} × ${scrolled.scrollHeight}`);
  const main = document.querySelector("main");
  if (main.scrollHeight > main.clientHeight + 1) faults.push("the table scrolls");
  return [...new Set(faults)];
}"""

SMALL_BUTTONS: Final = """() => {
  const small = [];
  const cards = [...document.querySelectorAll("[data-hand-card]")].map((card) =>
    card.getBoundingClientRect().left);
  for (const each of document.querySelectorAll("main button:not([data-hand-card])")) {
    if (!each.checkVisibility() || each.closest(".circuit") !== null) continue;
    const { width, height } = each.getBoundingClientRect();
    if (width < 43.5 || height < 43.5) small.push(`${each.className}: ${width} × ${height}`);
  }
  cards.slice(1).forEach((left, index) => {
    if (left - cards[index] < 43.5) small.push(`card ${index + 1}: ${left - cards[index]}`);
  });
  return small;
}"""

FIXED: Final = """() => {
  const inside = ({ left, top, right, bottom }) =>
    left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  const faults = [...document.querySelectorAll("[data-hand-card], [data-whose]")]
    .filter((each) => !inside(each.getBoundingClientRect()))
    .map((each) => `outside: ${each.dataset.card ?? each.textContent}`);
  const line = document.querySelector("[data-line]");
  if (line.querySelector(".words").scrollHeight > line.clientHeight)
    faults.push(`cut: ${line.textContent.trim()}`);
  const main = document.querySelector("main");
  if (document.scrollingElement.scrollWidth > innerWidth || main.scrollWidth > main.clientWidth)
    faults.push("scrolls sideways");
  for (const side of document.querySelectorAll("section[data-side]")) {
    const { left, right } = side.getBoundingClientRect();
    if (left < 0 || right > innerWidth) faults.push(`side ${side.dataset.side} is wider`);
  }
  return faults;
}"""

CONTROLS: Final = """() => Object.fromEntries(
  [...document.querySelectorAll("main button, main a, .spot, [data-piles] [data-place]")]
    .filter((each) => each.checkVisibility() && !each.matches("[data-hand-card]"))
    .map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      const number = [...each.parentNode.children].indexOf(each);
      const spot = each.matches(".spot") ? `spot ${number}` : "";
      const name = spot || each.dataset.move || each.dataset.tool || each.dataset.place ||
        each.getAttribute("aria-label") || each.textContent.trim();
      return [name, [x, y, width, height].map(Math.round).join(" ")];
    }),
)"""


def resize(page: Page, size: tuple[int, int]) -> None:
    """Give the window another size, and wait until everything has found its own."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(QUIET)


def faults(page: Page) -> list[str]:
    """What is outside the window, covered, cut or on top of something else."""
    found: list[str] = page.evaluate(FAULTS)
    return found


def controls(page: Page) -> dict[str, Any]:
    """Where every control is, by what it is."""
    page.evaluate(QUIET)
    found: dict[str, Any] = page.evaluate(CONTROLS)
    return found
