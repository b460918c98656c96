"""After a hand and after a match: going on, playing again, agreeing to end, leaving."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page, expect

from bornes.locales import Messages
from tests.support.browser.known import HANDS, Known, match_over
from tests.support.browser.world import Seat, Visitor, World
from tests.support.server_client import take_seat

WORDS = Messages("en", "parker")


def press(page: Page, words: str) -> None:
    page.get_by_role("button", name=WORDS.text(words), exact=True).click()


def test_the_next_hand_is_dealt_when_one_is_ready(world: World) -> None:
    seat = world.reach(HANDS[2])
    with world.visitor(seat) as visitor:
        page = visitor.sit(seat)
        expect(page.locator("[data-hand-end]")).to_be_visible()
        page.keyboard.press("Enter")
        expect(page.locator("main")).to_have_attribute("data-hand", "2")
        expect(page.locator("[data-hand-end]")).to_have_count(0)


def test_a_match_is_played_again(world: World) -> None:
    seat = world.reach(Known("arche", 2, 39, match_over))
    with world.visitor(seat) as visitor:
        page = visitor.sit(seat)
        expect(page.locator("[data-match-end]")).to_be_visible()
        press(page, "sheet-rematch")
        expect(page.locator("[data-match-end]")).to_have_count(0)
        expect(page.locator("main:not([data-phase=over]) [data-hand-card]").first).to_be_visible()
        assert visitor.story()[0].startswith("Game 1: ")


@contextmanager
def ann_and_bob(world: World) -> Iterator[tuple[Visitor, Visitor]]:
    """Two people in the middle of a hand."""
    ann_seat = world.table(HANDS[2], people=2)
    seated = take_seat(world.address, ann_seat.table, "Bob")
    bob_seat = Seat(ann_seat.table, "parker", seated["seat"], seated["token"])
    with world.visitor(ann_seat) as ann, world.visitor(bob_seat) as bob:
        for visitor, seat in ((ann, ann_seat), (bob, bob_seat)):
            visitor.sit(seat)
            expect(visitor.page.locator("main[data-phase=play]")).to_be_visible()
        yield ann, bob


def propose_to_end(visitor: Visitor) -> None:
    visitor.page.keyboard.press("m")
    press(visitor.page, "table-abandon-do")
    visitor.page.locator("[data-abandon]").click()


def test_a_match_ends_by_agreement(world: World) -> None:
    with ann_and_bob(world) as (ann, bob):
        propose_to_end(ann)
        expect(
            bob.page.get_by_text(WORDS.text("table-abandon-wanted", names="Ann"))
        ).to_be_visible()
        press(bob.page, "table-abandon-agree")
        for visitor in (ann, bob):
            expect(visitor.page.locator("[data-match-end]")).to_be_visible()


def test_whoever_wants_to_play_on_is_asked_once_for_every_proposal(world: World) -> None:
    with ann_and_bob(world) as (ann, bob):
        question = bob.page.get_by_text(WORDS.text("table-abandon-wanted", names="Ann"))
        for _ in range(2):
            propose_to_end(ann)
            expect(question).to_be_visible()
            press(bob.page, "table-abandon-not")
            expect(question).to_have_count(0)
            press(ann.page, "table-abandon-not")
            expect(ann.page.get_by_text(WORDS.text("table-abandon-asked"))).to_have_count(0)
        expect(bob.page.locator("main[data-phase=play]")).to_be_visible()


def test_whoever_leaves_is_replaced_by_a_bot_and_can_be_followed(world: World) -> None:
    seat = world.table(HANDS[2], bot_delay=2)
    with world.visitor(seat) as visitor, world.visitor() as stranger:
        visitor.sit(seat)
        watched = stranger.go(f"/t/{seat.table}")
        expect(watched.locator("main[data-phase=play]")).to_be_visible()
        visitor.page.keyboard.press("m")
        press(visitor.page, "table-leave-do")
        visitor.page.locator("[data-leave]").click()
        expect(visitor.page.locator("main button.play")).to_be_visible()
        # The seat is free now: whoever watches may have it.
        press(watched, "table-free-seat-take")
        watched.get_by_role("button", name=WORDS.text("start-join-take")).first.click()
        expect(watched.locator("main")).to_have_attribute("data-seat", "1")
