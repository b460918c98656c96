"""Every screen: nothing that axe objects to, no scrolling sideways, no word missing."""

from __future__ import annotations

import pytest

from tests.support.browser.checks import Findings
from tests.support.browser.screens import SCREENS, Screen
from tests.support.browser.world import WIDE, World

NARROW = (390, 360, 320)
"""Phones, and the 320 pixels that are left of 1280 at a zoom of 400 %."""
TALL = 800
WAYS = ("by day", "by night", "on a phone")
SELDOM = {
    # Tables lie behind other screens, and test_layout.py looks at each.
    *("table-dujardin", "table-rally", "table-rally-six", "table-parker", "table-volant"),
    # Most of it is on another screen: that of another edition, or one state of it further.
    *("keeper-over", "keeper-games", "phrases", "confirming", "offer-arche", "offer-volant"),
    *("hand-end-arche", "match-end-volant", "help-cards", "help-table", "hints"),
}
"""Screens that only the long test looks at."""
EVERY_DAY = [screen for screen in SCREENS if screen.name not in SELDOM]


def test_what_is_left_to_the_long_test_is_there() -> None:
    assert {screen.name for screen in SCREENS} >= SELDOM


@pytest.mark.parametrize("screen", EVERY_DAY, ids=lambda screen: screen.name)
def test_a_screen_is_for_everyone(world: World, screen: Screen) -> None:
    """Most screens by day, by night or on a phone, in turn; `long` has all, in all three ways."""
    when = WAYS[EVERY_DAY.index(screen) % len(WAYS)]
    place = screen.prepare(world)
    with world.visitor(*place.seats, color_scheme="dark" if when == "by night" else "light") as one:
        findings = Findings(one.page)
        screen.show(one, place)
        if when != "on a phone" or screen.name == "celebration":
            findings.ask_axe(when)
        if screen.name == "celebration":
            findings.report()
            return
        for width in (NARROW[-1], NARROW[0]):
            one.page.set_viewport_size({"width": width, "height": TALL})
            findings.look_for_scrolling(f"{width} pixels wide")
        findings.look_for_small_buttons("on a phone")
        if when == "on a phone":
            findings.ask_axe(when)
        findings.report()


@pytest.mark.long
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_every_screen_is_for_everyone_at_every_size(world: World, screen: Screen) -> None:
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
            if width == NARROW[0]:
                findings.look_for_small_buttons("on a phone")
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
