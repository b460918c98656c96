"""The score keeper: a match with real cards, by touch and by keys, corrected, printed, kept."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from bornes.locales import Messages
from tests.support.browser.keeper import (
    EVENING,
    RACES,
    begin_sheet,
    choose,
    open_sheet,
    taps_cards,
    tell_hand,
    totals,
)
from tests.support.browser.world import PHONE, WIDE, World

SLOW = 60_000


@pytest.mark.parametrize(("language", "size"), [("en", WIDE), ("fr", PHONE), ("nl", PHONE)])
def test_a_match_is_kept_to_its_end(
    world: World, tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    words = Messages(language, "parker")
    with world.visitor(language=language, size=size, has_touch=size == PHONE) as visitor:
        page = visitor.go("/")
        begin_sheet(page, language)
        tell_hand(page)
        expect(page.locator("[data-hand]")).to_have_count(1)
        page.reload()
        expect(page.locator("[data-hand]")).to_have_count(1)
        assert totals(page) == ["1900", "300"]

        # A correction: five safeties can't be, three of Bob's can't either, two can.
        hand = words.text("name-hand", number=1)
        page.get_by_role("button", name=words.text("keeper-correct-of", hand=hand)).click()
        choose(page.locator("[data-side=B] [data-fact=safeties]"), "3")
        expect(page.locator("[data-doubt]")).to_contain_text("5")
        page.locator("[data-write]").click()
        expect(page.locator("[data-form]")).to_be_visible()
        choose(page.locator("[data-side=B] [data-fact=safeties]"), "2")
        expect(page.locator("[data-doubt]")).to_have_count(0)
        page.locator("[data-write]").click()
        expect(page.locator("[data-form]")).to_have_count(0)
        assert totals(page) == ["1900", "500"]

        tell_hand(page)
        expect(page.locator("[data-over]")).to_contain_text("Ann")
        expect(page.locator("[data-next]")).to_have_count(0)

        with page.expect_download() as coming:
            page.locator("[data-csv]").click()
        coming.value.save_as(tmp_path / "sheet.csv")
        rows = list(csv.reader((tmp_path / "sheet.csv").read_text("utf-8-sig").splitlines()))
        assert rows[0][2:] == ["Ann", "Bob"]
        assert rows[-1][2:] == ["3800", "800"]
        with page.expect_download() as coming:
            page.locator("[data-save]").click()
        coming.value.save_as(tmp_path / "sheet.json")
        assert len(json.loads((tmp_path / "sheet.json").read_text())["hands"]) == 2

        # And the file is opened again, as another sheet.
        page.goto(f"{visitor.address}/score")
        page.locator("input[type=file]").set_input_files(tmp_path / "sheet.json")
        expect(page.locator("[data-over]")).to_contain_text("Ann")
        page.goto(f"{visitor.address}/score")
        expect(page.locator("section:has(#sheets) li")).to_have_count(2)


def test_everything_goes_without_a_mouse(world: World) -> None:
    with world.visitor() as visitor:
        visitor.go("/score")
        page = open_sheet(visitor, {**EVENING, "hands": []})
        page.locator("[data-next]").focus()
        page.keyboard.press("Enter")
        expect(page.locator("[data-form] h2")).to_be_focused()
        page.keyboard.press("Tab")  # on the last of the plates, nobody
        page.keyboard.press("ArrowRight")  # and round to the first
        expect(page.locator("[data-fact=finisher] input").first).to_be_checked()
        expect(page.locator("[data-side=A] [data-fact=km] input")).to_have_value("1000")
        km = page.locator("[data-side=B] [data-fact=km] input")
        km.focus()
        page.keyboard.type("450")
        page.keyboard.press("Tab")
        expect(page.locator("[data-preview]")).to_contain_text("450")
        page.locator("[data-write]").focus()
        page.keyboard.press("Enter")
        expect(page.locator("[data-hand]")).to_have_count(1)


def test_the_sheet_is_printed_with_itstotals(world: World) -> None:
    with world.visitor() as visitor:
        visitor.go("/score")
        page = open_sheet(visitor, {**EVENING, "hands": EVENING["hands"][:2]})
        expect(page.locator("[data-hand]")).to_have_count(2)
        page.evaluate("window.print = () => {}; dispatchEvent(new Event('beforeprint'))")
        page.emulate_media(media="print")
        sheet = page.locator(".printed-sheet")
        expect(sheet).to_be_visible()
        assert "2750" in sheet.inner_text()
        assert "1875" in sheet.inner_text()
        expect(page.locator("[data-next]")).not_to_be_visible()
        assert page.pdf()[:5] == b"%PDF-"
        page.evaluate("dispatchEvent(new Event('afterprint'))")
        expect(sheet).to_have_count(0)


def test_the_adviser_answers_to_cards_that_are_tapped_in(world: World) -> None:
    with world.visitor() as visitor:
        visitor.go("/score")
        page = open_sheet(visitor, {**EVENING, "hands": EVENING["hands"][:1]})
        taps_cards(page)
        page.locator("[data-ask]").click()
        expect(page.locator("[data-advice] li").first).to_be_visible(timeout=SLOW)
        assert page.locator("[data-advice] li").count() > 5
        # A card too many of its kind is refused in words.
        page.locator("[data-adviser] fieldset").nth(1).locator("label").first.click()
        for _ in range(4):
            page.locator("[data-tap='200']").click()
        page.locator("[data-ask]").click()
        visitor.forgive("400")
        expect(page.locator("[data-adviser] [role=alert]")).to_contain_text("200", timeout=SLOW)


def test_the_adviser_is_told_the_road(world: World) -> None:
    with world.visitor(size=PHONE) as visitor:
        visitor.go("/score")
        page = open_sheet(visitor, {**RACES, "players": 2, "names": ["Ann", "Bo"], "hands": []})
        page.locator("details:has([data-adviser]) > summary").click()
        adviser = page.locator("[data-adviser]")
        for card in ("25", "50", "75", "100", "acceleration", "stop", "roll"):
            adviser.locator(f"[data-tap='{card}']").click()
        road = adviser.locator("[data-road]")
        road.locator("input[inputmode]").first.fill("900")
        road.locator("input[inputmode]").first.press("Tab")
        road.locator("label", has_text="limit 75").click()
        road.locator("input[inputmode]").last.fill("900")
        road.locator("input[inputmode]").last.press("Tab")
        road.locator("[data-mark]").click()
        assert Axe().run(page).violations_count == 0
        page.locator("[data-ask]").click()
        lines = page.locator("[data-advice] li")
        expect(lines.first).to_be_visible(timeout=SLOW)
        # 100 would end at the finish, but the square that is marked forbids it.
        arrives = lines.filter(has_text="Reaches the finish")
        expect(arrives).to_have_count(0)
        road.get_by_role("button", name="Take back").click()
        page.locator("[data-ask]").click()
        expect(arrives.first).to_be_visible(timeout=SLOW)
