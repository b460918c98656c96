"""People say something to each other: in each reader's language, or not at all."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from bornes.locales import Messages
from tests.support.browser.known import HANDS, Known, after, hand_over
from tests.support.browser.world import PHONE, Seat, World
from tests.support.server_client import take_seat

TWO = Known("dujardin", 2, HANDS[0].first, after(14))
TEAMS = Known("dujardin", 4, 3, hand_over)


def friend_of(world: World, seat: Seat, name: str = "Chloé") -> Seat:
    """Another person's seat at the same table."""
    taken = take_seat(world.address, seat.table, name)
    return Seat(seat.table, seat.edition, taken["seat"], taken["token"])


def say(page: Page, phrase: str) -> None:
    page.locator("[data-tool=say]").click()
    page.locator(f"[data-phrase={phrase}]").click()


def test_a_phrase_is_read_in_the_readers_language_and_told_once(world: World) -> None:
    seat = world.table(TWO, people=2)
    other = friend_of(world, seat)
    with world.visitor(seat) as ann, world.visitor(other, language="fr") as chloe:
        one, two = ann.sit(seat), chloe.sit(other)
        say(one, "well_played")
        words = Messages("fr").text("table-say-well_played")
        expect(two.locator("[data-said='1']")).to_contain_text(words)
        expect(one.locator("[data-said='1']")).to_be_visible()
        heard = two.locator("[aria-live=polite]").get_by_text(words)
        expect(heard).to_have_count(1)
        expect(two.locator("[data-said]")).to_have_count(0)
        expect(one.locator("[data-said]")).to_have_count(0)
        # One thing at a time: the server says so, and the line tells it.
        two.keyboard.press("Escape")
        say(two, "thanks")
        expect(one.locator("[data-said='2']")).to_be_visible()
        say(two, "ouch")
        expect(two.locator("[data-line]")).to_contain_text(re.compile(r"\d\u00a0s\."))


def test_whoever_is_muted_is_not_heard(world: World) -> None:
    seat = world.table(Known("parker", 3, 1, after(2)), people=3)
    other, third = friend_of(world, seat), friend_of(world, seat, "Daan")
    with world.visitor(seat) as ann, world.visitor(other) as bob, world.visitor(third) as daan:
        page = ann.sit(seat)
        bob.sit(other)
        daan.sit(third)
        page.locator("[data-tool=say]").click()
        page.get_by_role("switch", name="Chloé").uncheck(force=True)
        page.keyboard.press("Escape")
        expect(page.locator("[data-phrases]")).to_be_hidden()
        say(bob.page, "hello")
        expect(daan.page.locator("[data-said='2']")).to_be_visible()
        say(daan.page, "hello")
        expect(page.locator("[data-said='3']")).to_be_visible()
        expect(page.locator("[data-said='2']")).to_have_count(0)
        page.reload()
        page.locator("[data-tool=say]").click()
        expect(page.get_by_role("switch", name="Chloé")).not_to_be_checked()


def test_partners_see_why_they_are_silent(world: World) -> None:
    seat = world.table(TEAMS, people=2)
    friend_of(world, seat)
    with world.visitor(seat, size=PHONE) as ann:
        page = ann.sit(seat)
        page.locator("[data-tool=say]").click()
        expect(page.locator("[data-phrases]")).to_contain_text(
            Messages("en").text("table-say-partners")
        )
        expect(page.locator("[data-phrase]:enabled")).to_have_count(0)


def test_by_keyboard_alone(world: World) -> None:
    seat = world.table(TWO, people=2)
    friend_of(world, seat)
    with world.visitor(seat) as ann:
        page = ann.sit(seat)
        page.locator("[data-tool=say]").focus()
        page.keyboard.press("Enter")
        expect(page.locator("[data-phrase=hello]")).to_be_focused()
        page.keyboard.press("2")
        expect(page.locator("[data-hand-card][aria-pressed=true]")).to_have_count(0)
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        expect(page.locator("[data-said='1']")).to_contain_text(
            Messages("en").text("table-say-good_luck")
        )
        expect(page.locator("[data-tool=say]")).to_be_focused()


def test_there_is_no_button_where_nothing_is_said(world: World) -> None:
    alone = world.table(TWO)
    silent = world.table(TWO, people=2, phrases=False)
    friend_of(world, silent)
    for seat in (alone, silent):
        with world.visitor(seat) as ann:
            page = ann.sit(seat)
            expect(page.locator("[data-tool=menu]")).to_be_visible()
            expect(page.locator("[data-tool=say]")).to_have_count(0)


def test_a_table_made_without_spectators_shows_no_card(world: World) -> None:
    with world.visitor() as ann, world.visitor() as stranger:
        page = ann.go()
        page.get_by_text(Messages("en").text("start-company")).click()
        page.get_by_role("switch", name=Messages("en").text("start-spectators")).uncheck(force=True)
        page.locator("button.play").click()
        expect(page.locator("main[data-phase]:not([data-phase=connecting])")).to_be_visible()
        found = stranger.page
        found.goto(page.url)
        expect(found.locator("[data-phase=closed] h1")).to_have_text(
            Messages("en").text("start-closed")
        )
        expect(found.locator("[role=img]")).to_have_count(0)
