"""The deal of the day: found on the first screen, played, and compared with the champion."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect

from bornes.daily import Daily
from bornes.locales import Messages
from tests.support.browser.daily import daily_table, play_to_the_end
from tests.support.browser.screens import SLOW
from tests.support.browser.world import Seat, World

WORDS = Messages("en")
EDITION = "arche"


def _begin(page: Page) -> Seat:
    """Begin one from the first screen; gives the seat that one has there."""
    page.locator(f"input[value={EDITION}]").check(force=True)
    page.locator("[data-daily-link]").click()
    expect(page.locator("main[data-phase]")).to_be_visible()
    table = re.sub(r".*/t/", "", page.url)
    kept = json.loads(page.evaluate(f"localStorage.getItem('bornes-seat:{table}')"))
    return Seat(table, kept["edition"], kept["seat"], kept["token"])


def _matches(page: Page) -> list[dict[str, object]]:
    found: list[dict[str, object]] = page.evaluate(
        "JSON.parse(localStorage.getItem('bornes-matches') ?? '[]')"
    )
    return found


def test_it_is_played_and_the_first_result_counts(world: World) -> None:
    with world.visitor() as visitor:
        page = visitor.go("/")
        expect(page.locator("[data-daily-link]")).to_contain_text(WORDS.text("daily-why"))
        seat = _begin(page)
        assert seat.edition == EDITION
        expect(page.locator("[data-tool=hints]")).to_have_count(0)
        play_to_the_end(world, seat, 5)
        expect(page.locator("[data-daily=told]")).to_be_visible(timeout=SLOW)
        expect(page.locator("[data-daily]")).to_contain_text(WORDS.text("daily-counts"))
        own = page.locator("[data-daily-own]").inner_text()
        assert re.search(r"\d", page.locator("[data-daily-champion]").inner_text())
        (kept,) = _matches(page)
        date = Daily.today(EDITION).date
        assert kept["edition"] == EDITION
        assert isinstance(kept["daily"], dict)
        assert own == WORDS.text("count-distance", km=kept["daily"]["km"])
        with page.expect_download() as saving:
            page.locator("[data-picture]").click()
        assert saving.value.suggested_filename == "bornes.png"

        # Once more is practice, and says so.
        again = daily_table(world, EDITION)
        name, value = again.kept()
        page.evaluate("([name, value]) => localStorage.setItem(name, value)", [name, value])
        page.goto(f"{world.address}/t/{again.table}")
        play_to_the_end(world, again, 6)
        expect(page.locator("[data-daily=told]")).to_be_visible(timeout=SLOW)
        practice = page.locator("[data-daily]")
        if kept["daily"]["date"] == date == Daily.today(EDITION).date:  # midnight may pass
            said = re.escape(WORDS.text("daily-practice", result="…")).replace("…", ".+")
            expect(practice).to_contain_text(re.compile(said))
            assert _matches(page) == [kept]
