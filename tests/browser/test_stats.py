"""The matches of a browser: counted once, told by their figures, taken along as a file, deleted."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from bornes.locales import Messages
from tests.support.browser.known import Known, match_over
from tests.support.browser.played import MATCHES, as_file, has_matches
from tests.support.browser.world import World

WORDS = Messages("en")


def _figures(page: Page) -> dict[str, str]:
    """What stands on every sign."""
    signs = page.locator("dl > div")
    return {
        sign.locator("dt").inner_text(): sign.locator("dd strong").inner_text()
        for sign in signs.all()
    }


def _come(page: Page) -> None:
    page.goto(re.sub(r"/t/.*|/stats", "/", page.url))
    page.get_by_role("link", name=WORDS.text("stats-link")).click()
    expect(page.locator("[data-stats]")).to_be_visible()


def test_a_finished_match_is_counted_once(world: World, tmp_path: Path) -> None:
    seat = world.reach(Known("arche", 2, 1, match_over))
    with world.visitor(seat) as visitor:
        page = visitor.sit(seat)
        expect(page.locator("[data-match-end]")).to_be_visible()
        page.reload()
        expect(page.locator("[data-match-end]")).to_be_visible()
        _come(page)
        expect(page.locator("[data-stats='1']")).to_be_visible()
        figures = _figures(page)
        assert figures[WORDS.text("stats-played")] == "1"
        assert figures[WORDS.text("stats-won")] == figures[WORDS.text("stats-row")]
        # A hand of this edition is a game, which has no points.
        assert WORDS.text("stats-points") not in figures
        row = page.get_by_role("row", name=re.compile(WORDS.text("start-bot-steady")))
        expect(row.locator("td").first).to_have_text("1")
        page.get_by_role("link", name=WORDS.text("review-title")).click()
        expect(page.locator("[data-curve]")).to_be_visible()
        page.go_back()
        with page.expect_download() as saving:
            page.locator("[data-save]").click()
        saving.value.save_as(tmp_path / "matches.json")
        kept = json.loads((tmp_path / "matches.json").read_text())["matches"]
        assert [(each["table"], each["edition"]) for each in kept] == [(seat.table, "arche")]


def test_matches_are_added_told_and_deleted(world: World) -> None:
    with world.visitor() as visitor:
        page = visitor.go("/stats")
        expect(page.get_by_text(WORDS.text("stats-none"))).to_be_visible()
        page.locator("input[type=file]").set_input_files(as_file("[]"))
        expect(page.locator("main [role=alert]")).to_have_text(WORDS.text("stats-bad-file"))
        has_matches(visitor)
        expect(page.locator("[data-told]")).to_contain_text(str(len(MATCHES)))
        figures = _figures(page)
        assert figures[WORDS.text("stats-played")] == str(len(MATCHES))
        assert figures[WORDS.text("stats-won")] == str(sum(1 for m in MATCHES if m["won"]))
        assert figures[WORDS.text("stats-coups")] == str(sum(m["coups"] for m in MATCHES))
        # Those in which a move was taken back can be left out.
        page.get_by_role("switch").check(force=True)
        expect(page.locator("dl > div dd strong").first).to_have_text(str(len(MATCHES) - 1))
        page.reload()
        expect(page.locator(f"[data-stats='{len(MATCHES)}']")).to_be_visible()
        page.locator("[data-delete]").click()
        page.get_by_role("button", name=WORDS.text("stats-delete-no")).click()
        page.locator("[data-delete]").click()
        page.locator("[data-delete-yes]").click()
        expect(page.get_by_text(WORDS.text("stats-none"))).to_be_visible()
        page.reload()
        expect(page.locator("[data-stats='0']")).to_be_visible()
