"""The table for everyone: forced colours, a single switch, letters four times as large."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from bornes.locales import Messages
from tests.support.browser.checks import Findings
from tests.support.browser.known import COUP_FOURRE, HANDS, ME, Known, choice_after
from tests.support.browser.layout import ENLARGED, FIXED
from tests.support.browser.screens import SCREENS, Screen
from tests.support.browser.seldom import seldom
from tests.support.browser.world import World, to_play
from tests.support.server_client import take_seat

WORDS = Messages("en")
MIDDLE = Known("parker", 2, 33, choice_after(30))
STATES = (
    "choosing",
    "offer",
    "extension",
    "phrases",
    "said",
    "watching",
    "hints-on-cards",
    "hints",
    "menu",
    "log",
    "help-keys",
    "hand-end",
    "hand-end-aside",
    "confirming",
    "undo",
    "clocks",
    "review",
    "keeper",
    "keeper-hand",
    "keeper-sheet",
)

# What is told by colour alone is told otherwise where a reader's own colours are forced.
TOLD = """() => {
  const seen = (selector) => [...document.querySelectorAll(selector)];
  const style = (element, part) => getComputedStyle(element, part);
  const lined = (element, part) => style(element, part).outlineStyle !== "none" &&
    parseFloat(style(element, part).outlineWidth) >= 3;
  const faults = [];
  for (const card of seen("[data-hand-card].chosen"))
    if (!lined(card)) faults.push(`chosen: ${card.dataset.card}`);
  for (const card of seen("[data-hand-card].playable"))
    if (style(card, "::after").backgroundColor === "rgba(0, 0, 0, 0)")
      faults.push(`playable: ${card.dataset.card}`);
  for (const side of seen("section[data-side].playing"))
    if (!lined(side)) faults.push(`turn of ${side.dataset.side}`);
  for (const aim of seen("section[data-side].target .aim, .open .aim"))
    if (!lined(aim)) faults.push("a place for a card");
  for (const pile of seen("[data-place=discard].lit"))
    if (!lined(pile)) faults.push("the discards");
  for (const button of seen("main button.button, dialog[open] button.button"))
    if (parseFloat(style(button).borderTopWidth) < 1) faults.push(button.textContent);
  return faults;
}"""


def screen_of(name: str) -> Screen:
    return next(screen for screen in SCREENS if screen.name == name)


def look_at(world: World, name: str) -> None:
    """Forced colours, then letters four times as large: axe, and nothing out of sight."""
    screen = screen_of(name)
    place = screen.prepare(world)
    with world.visitor(*place.seats, forced_colors="active") as visitor:
        page = visitor.page
        findings = Findings(page)
        screen.show(visitor, place)
        findings.found += [f"forced colours: {fault}" for fault in page.evaluate(TOLD)]
        # The browser chooses the colours here, and does not tell axe which.
        findings.ask_axe("forced colours", without=["color-contrast"])
        page.emulate_media(forced_colors="none")
        page.set_viewport_size({"width": ENLARGED[0], "height": ENLARGED[1]})
        findings.look_for_scrolling("400 %")
        if page.locator("main [data-whose]").count() and not page.locator("dialog:modal").count():
            findings.found += [f"400 %: {fault}" for fault in page.evaluate(FIXED)]
        for shut in page.locator("dialog[open] .shut").all():
            expect(shut).to_be_in_viewport(ratio=1)
        findings.ask_axe("400 %")
        findings.report()


@pytest.mark.parametrize("name", seldom(STATES, ["choosing", "phrases", "hand-end-aside"]))
def test_a_new_state_is_for_everyone(world: World, name: str) -> None:
    look_at(world, name)


# --- a switch: one key goes on, the other one does it --------------------------------


def scan_to(page: Page, selector: str, most: int = 70) -> None:
    """Go on, thing after thing, until something is reached."""
    for _ in range(most):
        if page.evaluate("wanted => document.activeElement.matches(wanted)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way to {selector}")


def switch_on(page: Page, selector: str) -> None:
    """Reach something, and do it."""
    scan_to(page, selector)
    page.wait_for_timeout(400)  # what has just appeared is guarded for a moment
    page.keyboard.press("Enter")


def test_a_turn_is_played_with_a_switch(world: World) -> None:
    seat = world.reach(MIDDLE)
    with world.visitor(seat) as visitor:
        page = visitor.sit(seat)
        to_play(page, ME)
        told = len(visitor.story())
        switch_on(page, "[data-hand-card].playable")
        switch_on(page, "[data-actions] button[data-move]")
        page.wait_for_function(
            "told => document.querySelectorAll('[role=log] [data-told]').length > told + 1",
            arg=told,
        )
        to_play(page, ME)
        assert visitor.story()[told].startswith("You play ")


@pytest.mark.parametrize("tool", seldom(["hints", "score", "help", "menu"], ["help", "menu"]))
def test_every_panel_is_opened_and_left_with_a_switch(world: World, tool: str) -> None:
    seat = world.reach(MIDDLE)
    with world.visitor(seat) as visitor:
        page = visitor.sit(seat)
        to_play(page, ME)
        switch_on(page, f"[data-tool={tool}]")
        expect(page.locator("dialog[open]")).to_be_visible()
        if tool == "menu":
            scan_to(page, "[data-pace] input")
        switch_on(page, "dialog[open] .shut")
        expect(page.locator("dialog[open]")).to_have_count(0)
        expect(page.locator(f"[data-tool={tool}]")).to_be_focused()


def test_the_score_is_put_aside_and_the_next_hand_begun_with_a_switch(world: World) -> None:
    seat = world.reach(HANDS[2])
    with world.visitor(seat) as visitor:
        page = visitor.sit(seat)
        expect(page.locator("dialog[open] [data-hand-end]")).to_be_visible()
        aside = page.get_by_role("button", name=WORDS.text("sheet-aside"))
        for _ in range(30):
            page.keyboard.press("Tab")
            if aside.evaluate("button => button === document.activeElement"):
                break
        page.keyboard.press("Enter")
        expect(page.locator("dialog[open]")).to_have_count(0)
        switch_on(page, "main .next button.main")
        expect(page.locator("main")).to_have_attribute("data-hand", "2")


def test_an_offer_is_answered_with_a_switch(world: World) -> None:
    seat = world.reach(COUP_FOURRE)
    with world.visitor(seat) as visitor:
        page = visitor.sit(seat)
        expect(page.locator("[data-offer]")).to_be_visible()
        told = len(visitor.story())
        switch_on(page, "[data-offer] [data-answer]")
        expect(page.locator("[data-offer]")).to_have_count(0)
        page.wait_for_function(
            "told => document.querySelectorAll('[role=log] [data-told]').length > told", arg=told
        )


def test_something_is_said_with_a_switch(world: World) -> None:
    seat = world.table(MIDDLE, people=2)
    take_seat(world.address, seat.table, "Chloé")
    with world.visitor(seat) as visitor:
        page = visitor.sit(seat)
        switch_on(page, "[data-tool=say]")
        switch_on(page, "[data-phrase=hello]")
        expect(page.locator("[data-said='1']")).to_be_visible()


# --- at rest -------------------------------------------------------------------------


def test_nothing_moves_while_nobody_does(world: World) -> None:
    """Idle costs nothing: no animation runs, and no timer ticks for nobody."""
    seat = world.reach(MIDDLE)
    with world.visitor(seat, still=False, pace="usual") as visitor:
        page = visitor.page
        page.add_init_script(
            "window.ticking = new Set();"
            "const [set, clear] = [window.setInterval, window.clearInterval];"
            "window.setInterval = (...all) => {"
            "  const id = set(...all); ticking.add(all[1] + ' ' + id); return id; };"
            "window.clearInterval = (id) => { clear(id);"
            "  for (const each of ticking) if (each.endsWith(' ' + id)) ticking.delete(each); };"
        )
        visitor.sit(seat)
        to_play(page, ME)
        page.wait_for_function("() => document.getAnimations().length === 0")
        often = page.evaluate("[...ticking].filter((each) => parseInt(each) < 5000)")
        assert often == []
