"""Matches without a net: the net really cut, and the server really stopped."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from bornes.editions import EDITIONS
from tests.browser.conftest import page_folder
from tests.support.browser.chromium import ELSEWHERE
from tests.support.browser.cut_off import ENDED, STEPS, comer, cut_off, one_step, play_on, sit_down
from tests.support.server_thread import running

SOME = 4
"""So many moves of one's own: the bot has made as many."""
MADE = ("move", "discard")


def test_some_moves_with_the_net_cut_and_the_server_stopped(
    browser: Browser, tmp_path: Path
) -> None:
    with cut_off(browser, tmp_path, "parker") as page:
        sit_down(page)
        hand = page.locator("[data-hand-card]").count()
        page.reload()
        expect(page.locator("[data-hand-card]")).to_have_count(hand)
        made = 0
        for _ in range(STEPS):
            made += one_step(page) in MADE
            if made == SOME:
                return
            page.wait_for_timeout(20)
        raise AssertionError(f"only {made} moves were made")


@pytest.mark.long
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_match_of_every_edition(edition: str, browser: Browser, tmp_path: Path) -> None:
    with cut_off(browser, tmp_path, edition) as page:
        table = sit_down(page)
        play_on(page)
        page.locator(ENDED).click()
        expect(page.locator("[data-review=judging], [data-review=judged]")).to_be_visible()
        page.goto(table)
        expect(page.locator(ENDED)).to_be_visible()


@pytest.mark.long
def test_where_nothing_may_be_kept_that_is_said(browser: Browser, tmp_path: Path) -> None:
    """Over plain HTTP a browser keeps no page of another machine; tables are made all the same."""
    settings = {"web": str(page_folder()), "allowed_hosts": (ELSEWHERE,)}
    with running(tmp_path, None, **settings) as server:
        address = server.address.replace("127.0.0.1", ELSEWHERE)
        with comer(browser, address, "parker", viewport=None) as page:
            page.goto(address)
            page.get_by_text("Play without a net").click()
            expect(page.get_by_text("need HTTPS")).to_be_visible()
            page.get_by_role("button", name="Fetch what it takes (").click()
            expect(page.get_by_role("switch", name="New tables on this device")).to_be_checked()
            page.context.set_offline(True)
            sit_down(page)
