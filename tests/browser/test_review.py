"""A finished match looked back at: stepped through by keys, judged, its moments one click away."""

from __future__ import annotations

import os
import struct
from pathlib import Path

import httpx
import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from bornes.locales import Messages
from bornes.review.timeline import Timeline
from tests.support.browser.known import Known, found, match_over
from tests.support.browser.world import World

JUDGED = 500_000
"""Milliseconds in which a match is judged, also where others want the processor."""


def steps(page: Page) -> int:
    return int(page.locator("[data-curve]").get_attribute("max") or 0)


def test_a_record_is_opened_pasted_and_from_a_file(world: World, tmp_path: Path) -> None:
    record = found(Known("arche", 2, 1, match_over)).game.record()
    file = tmp_path / "match.txt"
    file.write_text(record, "utf-8")
    with world.visitor() as visitor:
        page = visitor.go("/review")
        page.locator("[data-open-record] textarea").fill(record)
        page.locator("[data-open-record] button[type=submit]").click()
        curve = page.locator("[data-curve]")
        expect(curve).to_have_attribute("max", str(len(Timeline(record).stops)))
        expect(page.locator("[data-hand='2'] [role=img]").first).to_be_visible()
        curve.press("ArrowRight")
        expect(curve).to_have_value("1")
        page.get_by_role("button", name=Messages("en").text("review-record-other")).click()
        page.locator("[data-open-record] input[type=file]").set_input_files(file)
        expect(curve).to_have_value("0")
        assert page.locator("[data-play-on]").count() == 0
        # A picture of it is drawn here, and is a file like any other.
        with page.expect_download() as coming:
            page.locator("[data-picture]").click()
        picture = coming.value.path().read_bytes()
        assert picture[:8] == b"\x89PNG\r\n\x1a\n"
        assert struct.unpack(">II", picture[16:24]) == (1200, 630)
        if "BORNES_PICTURE" in os.environ:
            Path(os.environ["BORNES_PICTURE"]).write_bytes(picture)


def test_a_match_is_gone_through_from_any_seat(world: World) -> None:
    seat = world.reach(Known("arche", 2, 1, match_over))
    with world.visitor(seat) as visitor:
        page = visitor.sit(seat)
        page.locator("[data-look-back]").click()
        curve = page.locator("[data-curve]")
        expect(curve).to_have_value("0")
        expect(page.locator("[data-hand='2'] [role=img]").first).to_be_visible()
        first = page.locator("[data-said]")
        expect(first).not_to_be_empty()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
        expect(curve).to_have_value("2")
        curve.focus()
        page.keyboard.press("End")
        expect(curve).to_have_value(str(steps(page)))
        page.keyboard.press("Home")
        expect(curve).to_have_value("0")
        # In the view of one seat the others' cards lie face down.
        held = page.locator("[data-hand='2'] li")
        names = page.locator("[data-hand='2'] [role=img][aria-label]")
        known = names.all_inner_texts(), names.evaluate_all("all => all.map(o => o.ariaLabel)")
        page.locator("[data-view]").select_option("1")
        expect(page.locator("[data-hand='1'] [role=img]").first).to_be_visible()
        expect(held).not_to_have_count(0)
        expect.set_options(timeout=20_000)
        page.wait_for_function(
            "before => JSON.stringify([...document.querySelectorAll("
            "\"[data-hand='2'] [role=img][aria-label]\")].map(o => o.ariaLabel)) !== before",
            arg=str(known[1]),
        )


def test_another_move_is_tried_at_a_table_of_its_own(world: World) -> None:
    seat = world.reach(Known("arche", 2, 1, match_over))
    record = httpx.get(f"{world.address}/api/tables/{seat.table}/matches/1/record").text
    timeline = Timeline(record)
    step = next(
        at for at in range(9, 40) if timeline.at(at).to_act == 1 and timeline.at(at).phase == "play"
    )
    with world.visitor() as visitor:
        page = visitor.go(f"/t/{seat.table}/review/1")
        button = page.locator("[data-play-on] button")
        curve = page.locator("[data-curve]")
        curve.focus()
        page.keyboard.press("End")
        expect(button).to_be_disabled()
        page.keyboard.press("Home")
        for _ in range(step):
            page.keyboard.press("ArrowRight")
        expect(curve).to_have_value(str(step))
        page.locator("[data-view]").select_option("1")
        expect(button).to_be_enabled()
        button.click()
        page.wait_for_url(lambda url: "/review" not in url and seat.table not in url)
        held = page.locator("[data-hand-card]")
        expect(held).to_have_count(len(timeline.at(step).hand(1)))
        cards = held.evaluate_all("all => all.map(one => one.dataset.card)")
        assert sorted(cards) == sorted(map(str, timeline.at(step).hand(1)))
        visitor.choose(cards[0])
        visitor.click("button[data-move*=': discard ']")


@pytest.mark.long
def test_a_judged_match_has_its_moments_and_its_luck(world: World) -> None:
    seat = world.reach(Known("arche", 2, 1, match_over))
    with world.visitor() as visitor:
        page = visitor.go(f"/t/{seat.table}/review/1")
        expect(page.locator("main[data-review=judged]")).to_be_visible(timeout=JUDGED)
        moment = page.locator("ol button").last
        moment.click()
        expect(moment).to_have_attribute("aria-current", "step")
        expect(page.locator("[data-curve]")).not_to_have_value("0")
        told = page.locator("[data-curve]").get_attribute("aria-valuetext") or ""
        assert "%" in told
        found = Axe().run(page)
        assert found.violations_count == 0, found.generate_report()
