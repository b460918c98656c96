"""Clocks beside the names, moves that are taken back, and discards that are asked for twice."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.support.browser.known import HANDS, ME
from tests.support.browser.world import PHONE, World, to_play
from tests.support.server_client import take_seat

LIT = "() => [...document.querySelectorAll('.clock.running')].map(each => each.dataset.clock)"


def discard(page: Page) -> None:
    """Throw the first card away."""
    to_play(page, ME)
    page.locator("[data-hand-card]").first.click()
    page.keyboard.press("d")


def test_the_clock_of_whose_turn_it_is_is_lit_and_runs(world: World) -> None:
    seat = world.table(HANDS[2], 2, clock={"kind": "match", "seconds": 600})
    take_seat(world.address, seat.table)
    for size in (PHONE, (1440, 900)):
        with world.visitor(seat, size=size) as visitor:
            page = visitor.sit(seat)
            expect(page.locator("[data-clock]")).to_have_count(2)
            assert page.evaluate(LIT) == ["1"]
            left = page.locator("[data-clock='1']")
            first = int(left.get_attribute("data-left") or 0)
            assert 400 < first <= 600
            expect(left).not_to_have_attribute("data-left", str(first))
            assert int(left.get_attribute("data-left") or 0) < first
            for clock in page.locator("[data-clock]").all():
                expect(clock).to_be_in_viewport(ratio=1)


def test_whose_time_is_up_comes_back(world: World) -> None:
    clock = {"kind": "move", "seconds": 6}
    seat = world.table(HANDS[2], clock=clock, bot_delay=0.4)
    with world.visitor(seat) as visitor:
        page = visitor.sit(seat)
        expect(page.locator("[data-back]")).to_be_visible()
        expect(page.locator("[role=log] [data-told]").nth(3)).to_be_attached()
        page.locator("[data-back]").click()
        expect(page.locator("[data-back]")).to_have_count(0)
        expect(page.locator(".clock.up")).to_have_count(0)


def test_a_match_that_is_lost_by_the_clock_says_so(world: World) -> None:
    seat = world.table(HANDS[2], clock={"kind": "move", "seconds": 5, "out": "lose"})
    with world.visitor(seat) as visitor:
        page = visitor.sit(seat)
        expect(page.locator("[data-match-end] .why")).to_have_text("Ann ran out of time.")


def test_a_move_is_taken_back_and_a_click_goes_on(world: World) -> None:
    seat = world.table(HANDS[2], undo=10)
    with world.visitor(seat) as visitor:
        page = visitor.sit(seat)
        before = page.locator("[data-hand-card]").count()
        discard(page)
        expect(page.locator("[data-hand-card]")).to_have_count(before - 1)
        page.locator("[data-undo]").click()
        expect(page.locator("[data-hand-card]")).to_have_count(before)
        discard(page)
        expect(page.locator("[data-undo]")).to_be_visible()
        page.locator("[data-place=discard]").click()
        expect(page.locator("[data-undo]")).to_have_count(0)
        to_play(page, ME)


def test_discards_are_asked_for_twice_where_one_likes(world: World) -> None:
    seat = world.table(HANDS[2])
    with world.visitor(seat) as visitor:
        page = visitor.sit(seat)
        page.locator("[data-tool=menu]").click()
        page.get_by_text("Confirm discards").click()
        page.keyboard.press("Escape")
        before = page.locator("[data-hand-card]").count()
        discard(page)
        expect(page.get_by_role("button", name="Yes, really")).to_be_visible()
        expect(page.locator("[data-hand-card]")).to_have_count(before)
        page.get_by_role("button", name="Yes, really").click()
        expect(page.locator("[role=log]")).to_contain_text("You discard")
