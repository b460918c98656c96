"""What there is beside a match against bots: all of it with the net cut and the server stopped."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from bornes.lessons import lesson_for
from tests.support.browser.cut_off import (
    AT_TABLE,
    ENDED,
    LONG,
    cut_off,
    one_step,
    play_on,
    sit_down,
)
from tests.support.browser.guided import follow
from tests.support.browser.keeper import begin_sheet, taps_cards, tell_hand, totals
from tests.support.browser.one_device import SHEET, check_covered, take
from tests.support.browser.world import PHONE

pytestmark = pytest.mark.long

MINE = "main[data-seat='1'][data-turn='1'][data-phase='play']:not([data-showing])"
TURNS = 400
SHORTEST = 5
"""No match of `arche` has fewer steps: its 400 km are two cards and more, drawn and played."""
JUDGED = 500_000
"""Milliseconds in which a match is judged by the browser, also on a machine that is busy."""

LISTEN = """() => {
  const Real = globalThis.Worker;
  globalThis.told = [];
  globalThis.Worker = class extends Real {
    constructor(...how) {
      super(...how);
      globalThis.device = this;
      this.addEventListener("message", ({ data }) => {
        if (data.kind === "told") globalThis.told.push(JSON.parse(data.text));
      });
    }
    postMessage(said) {
      if (said.kind === "connect") globalThis.line = said.line;
      super.postMessage(said);
    }
  };
}"""
"""Hear what the worker says, and remember how it is spoken to."""
SAY = """said => {
  const text = JSON.stringify({ ...said, seq: told.findLast(({ seq }) => seq !== undefined).seq });
  device.postMessage({ kind: "say", line, text });
}"""


@pytest.mark.parametrize(("edition", "keys"), [("dujardin", True), ("volant", False)])
def test_the_guided_hand(browser: Browser, tmp_path: Path, edition: str, keys: bool) -> None:
    size = {"width": PHONE[0], "height": PHONE[1]}
    wishes: dict[str, Any] = {} if keys else {"has_touch": True, "viewport": size}
    with cut_off(browser, tmp_path, edition, **wishes) as page:
        page.locator("[data-first-game]").click()
        page.wait_for_url("**/t/device-*")
        lesson = lesson_for(edition)
        assert lesson is not None
        said = follow(page, keys=keys)
        assert len(said) == sum(step.say is not None for step in lesson.steps)
        expect(page.locator("[data-match-end]")).to_be_visible()
        page.locator("[data-guide-end] button").click()
        expect(page.locator("button.play")).to_be_visible()


def test_an_evening_with_real_cards(browser: Browser, tmp_path: Path) -> None:
    with cut_off(browser, tmp_path, "parker", plan={"options": {}}) as page:
        begin_sheet(page, "en")
        tell_hand(page)
        expect(page.locator("[data-hand]")).to_have_count(1)
        page.reload()
        expect(page.locator("[data-hand]")).to_have_count(1)
        assert totals(page) == ["1900", "300"]
        taps_cards(page)
        page.locator("[data-ask]").click()
        expect(page.locator("[data-advice] li").first).to_be_visible(timeout=LONG)
        tell_hand(page)
        expect(page.locator("[data-over]")).to_contain_text("Ann")
        page.reload()
        expect(page.locator("[data-hand]")).to_have_count(2)
        assert totals(page) == ["3800", "600"]
        with page.expect_download() as coming:
            page.locator("[data-csv]").click()
        coming.value.save_as(tmp_path / "sheet.csv")
        rows = list(csv.reader((tmp_path / "sheet.csv").read_text("utf-8-sig").splitlines()))
        assert rows[-1][2:] == ["3800", "600"]


def test_two_people_hand_the_device_to_each_other(browser: Browser, tmp_path: Path) -> None:
    with cut_off(browser, tmp_path, "parker") as page:
        page.locator("label:has(input[value=here])").nth(1).click()
        page.get_by_label("Name in seat 2").fill("Bob")
        page.locator("button.play").click()
        page.wait_for_url("**/t/device-*")
        taken, asked = hand_on(page)
        assert set(taken) == {1, 2}
        assert set(asked) <= {1, 2}
        whom = page.locator(SHEET).get_attribute("data-hand-on")
        page.reload()
        expect(page.locator(SHEET)).to_have_attribute("data-hand-on", whom or "", timeout=LONG)
        check_covered(page)


def hand_on(page: Page) -> tuple[list[int], list[int]]:
    """Play until somebody was asked for an answer, and the device has gone to and fro."""
    taken: list[int] = []
    asked: list[int] = []
    expect(page.locator(SHEET)).to_be_visible(timeout=LONG)
    for _ in range(TURNS):
        if one_step(page) == "handed":
            if asked and len(taken) > 6:
                return taken, asked
            seat, asking = take(page)
            taken.append(seat)
            asked += [seat] if asking else []
        page.wait_for_timeout(20)
    raise AssertionError(f"nobody was asked, or the device stayed where it was: {taken}, {asked}")


def test_a_match_is_looked_back_at_and_judged(browser: Browser, tmp_path: Path) -> None:
    with cut_off(browser, tmp_path, "arche") as page:
        sit_down(page)
        play_on(page)
        page.locator(ENDED).click()
        curve = page.locator("[data-curve]")
        expect(curve).to_have_value("0")
        curve.focus()
        page.keyboard.press("End")
        steps = curve.get_attribute("max") or ""
        assert int(steps) > SHORTEST
        expect(curve).to_have_value(steps)
        page.keyboard.press("Home")
        page.keyboard.press("ArrowRight")
        expect(curve).to_have_value("1")
        page.locator("[data-view]").select_option("1")
        expect(page.locator("[data-hand='1'] [role=img]").first).to_be_visible()
        expect(page.locator("main[data-review=judged]")).to_be_visible(timeout=JUDGED)
        page.locator("ol button").last.click()
        expect(curve).not_to_have_value("1")
        assert "%" in (curve.get_attribute("aria-valuetext") or "")


def test_a_move_is_not_taken_back_once_a_card_was_shown(browser: Browser, tmp_path: Path) -> None:
    with cut_off(browser, tmp_path, "parker", plan={"undo": True, "botDelay": 0.9}) as page:
        page.context.add_init_script(f"({LISTEN})()")
        page.reload()
        sit_down(page)
        held = discards(page)
        undo = page.locator("[data-undo]")
        undo.click()
        expect(page.locator("[data-hand-card]")).to_have_count(held)
        expect(undo).to_have_count(0)
        assert discards(page) == held
        # The bot has waited, and has drawn: from then on the move stands.
        expect(undo).to_have_count(0, timeout=LONG)
        page.wait_for_selector(MINE, timeout=LONG)
        events = page.evaluate("told.flatMap(({ events }) => events ?? []).length")
        expect(undo).to_have_count(0)
        page.keyboard.press("u")
        page.evaluate(SAY, {"type": "undo", "re": "mine"})
        page.wait_for_function("() => told.some(({ re }) => re === 'mine')")
        answer = page.evaluate("told.find(({ re }) => re === 'mine')")
        assert answer["type"] == "refused", json.dumps(answer)
        assert answer["code"] == "server-undo-too-late", json.dumps(answer)
        assert page.evaluate("told.flatMap(({ events }) => events ?? []).length") == events
        expect(page.locator(AT_TABLE)).to_be_visible()


def discards(page: Page) -> int:
    """Throw the first card away; gives how many one had."""
    page.wait_for_selector(MINE, timeout=LONG)
    cards = page.locator("[data-hand-card]")
    count = cards.count()
    cards.first.click()
    page.locator("button[data-move*=': discard ']").click()
    expect(page.locator("[data-undo]")).to_be_visible()
    expect(cards).to_have_count(count - 1)
    return count
