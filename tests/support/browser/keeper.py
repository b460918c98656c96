"""The score keeper in a browser: sheets that lie there already, and what is tapped on them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from bornes.locales import Messages
from tests.support.browser.world import PATIENCE, Visitor

SLOW: Final = 60_000
MARK: Final = {"bornes-score": 1, "options": {}, "house": {}}
EVENING: Final[Mapping[str, Any]] = {
    **MARK,
    "edition": "dujardin",
    "players": 4,
    "names": ["Anaïs", "Bob", "Chloé", "Dirk-Jan"],
    "hands": [
        {
            "sides": {
                "A": {"km": 1000, "safeties": 2, "coups_fourres": 2, "twohundreds": 1},
                "B": {"km": 950, "safeties": 1, "twohundreds": 2},
            },
            "finisher": "A",
        },
        {
            "sides": {"A": {"km": 350, "safeties": 2}, "B": {"km": 825, "twohundreds": 2}},
        },
        {"sides": {"A": {"km": 1000}, "B": {"km": 1000}}, "finisher": "A"},
    ],
}
"""Two hands that count, and one in which two sides arrive."""
RACES: Final[Mapping[str, Any]] = {
    **MARK,
    "edition": "volant",
    "players": 3,
    "options": {"scoring": "bonus", "match_hands": 1},
    "names": ["Ann", "", "Cleo"],
    "hands": [
        {
            "sides": {
                "A": {"km": 1000, "safeties": 1, "coups_fourres": 1},
                "B": {"km": 600, "twohundreds": 1},
                "C": {"laid_distance": True},
            },
            "finisher": "A",
        }
    ],
}
"""A match that is over."""
FAMILY: Final[Mapping[str, Any]] = {
    **MARK,
    "edition": "arche",
    "players": 3,
    "options": {"games": 3},
    "names": ["Papa", "Maman", "Zoé"],
    "hands": [{"sides": {"A": {"km": 250}, "B": {"km": 425}, "C": {"km": 75}}, "finisher": "B"}],
}
"""A match of games without points."""


def open_sheet(visitor: Visitor, book: Mapping[str, Any], name: str = "sheet1") -> Page:
    """Come to a sheet that the browser has kept."""
    page = visitor.page
    page.evaluate(
        "([key, text]) => localStorage.setItem(key, text)",
        [f"bornes-score:{name}", json.dumps({**book, "at": 1_700_000_000_000})],
    )
    page.goto(f"{visitor.address}/score#{name}")
    expect(page.locator("[data-sheet]")).to_be_visible(timeout=PATIENCE * 1000)
    return page


def choose(place: Locator, label: str) -> None:
    """Tap one of the plates that stand side by side."""
    place.locator("label").filter(has_text=label).first.click()


def sees_a_sheet_kept(visitor: Visitor) -> None:
    open_sheet(visitor, EVENING)
    visitor.page.goto(f"{visitor.address}/score")
    expect(visitor.page.locator("[data-begin]")).to_be_visible(timeout=PATIENCE * 1000)
    expect(visitor.page.locator("#sheets")).to_be_visible()


def reads_a_sheet(book: Mapping[str, Any]) -> Callable[[Visitor], None]:
    def arrive(visitor: Visitor) -> None:
        page = open_sheet(visitor, book)
        expect(page.locator("[data-hand]")).to_have_count(len(book["hands"]))

    return arrive


def tells_what_can_not_be(visitor: Visitor) -> None:
    """Open the next hand, and lay five safeties."""
    page = open_sheet(visitor, {**EVENING, "hands": EVENING["hands"][:1]})
    page.locator("[data-next]").click()
    choose(page.locator("[data-fact=finisher]"), "Bob")
    for side, count in (("A", "3"), ("B", "2")):
        choose(page.locator(f"[data-side={side}] [data-fact=safeties]"), count)
    expect(page.locator("[data-doubt]").first).to_be_visible()


def taps_cards(page: Page) -> None:
    """What somebody sees in the middle of a hand."""
    page.locator("details:has([data-adviser]) > summary").click()
    adviser = page.locator("[data-adviser]")
    for place, cards in (
        (0, ("25", "75", "100", "200", "stop", "roll", "gasoline")),
        (1, ("roll", "100", "50", "driving_ace", "driving_ace")),
        (2, ("roll", "100")),
    ):
        adviser.locator("fieldset").nth(1).locator("label").nth(place).click()
        for card in cards:
            adviser.locator(f"[data-tap='{card}']").click()


def is_advised(visitor: Visitor) -> None:
    page = open_sheet(visitor, {**EVENING, "hands": EVENING["hands"][:1]})
    taps_cards(page)
    page.locator("[data-ask]").click()
    expect(page.locator("[data-advice] li").first).to_be_visible(timeout=SLOW)


def begin_sheet(page: Page, language: str) -> None:
    """From the first screen to a sheet of two, to 3000 points."""
    words = Messages(language)
    page.get_by_role("link", name=words.text("keeper-link")).click()
    expect(page).to_have_url(re.compile("/score$"))
    page.locator("label:has(input[value=parker])").click()
    page.locator("input[placeholder]").first.fill("Ann")
    page.locator("input[placeholder]").nth(1).fill("Bob")
    page.locator("summary", has_text=words.text("start-options")).click()
    page.get_by_label(words.text("option-match_total"), exact=True).first.fill("3000")
    page.keyboard.press("Tab")
    page.locator("[data-begin]").click()
    expect(page.locator("[data-next]")).to_be_visible()


def tell_hand(page: Page) -> None:
    """Ann arrives with two safeties, one of them a coup fourré; Bob has driven 300 by taps."""
    page.locator("[data-next]").click()
    choose(page.locator("[data-fact=finisher]"), "Ann")
    choose(page.locator("[data-side=A] [data-fact=safeties]"), "2")
    choose(page.locator("[data-side=A] [data-fact=coups_fourres]"), "1")
    bob = page.locator("[data-side=B]")
    bob.get_by_role("button", name=re.compile(r"\b100\b")).click()
    bob.get_by_role("button", name=re.compile(r"\b200\b")).click()
    expect(bob.locator("[data-fact=twohundreds] input").nth(1)).to_be_checked()
    expect(page.locator("[data-preview] tfoot")).to_contain_text(re.compile(r"1\D?900"))
    page.locator("[data-write]").click()


def totals(page: Page) -> list[str]:
    """What every side has after the latest hand; French parts thousands."""
    cells = page.locator("[data-hand]").first.locator("tr.total td")
    return [re.sub(r"\D", "", text) for text in cells.all_inner_texts()]
