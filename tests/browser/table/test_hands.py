"""A whole hand against a bot in every edition, played with the mouse, and one on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from bornes import EDITIONS
from bornes.locales import Messages
from tests.support.browser.known import HANDS, ME, Known, found, of_seat
from tests.support.browser.seldom import seldom
from tests.support.browser.world import PHONE, Visitor, World


def test_every_edition_has_a_hand() -> None:
    assert {known.edition for known in HANDS} == set(EDITIONS)


def play_the_hand(visitor: Visitor, known: Known) -> None:
    for move in of_seat(ME, found(known).moves):
        visitor.make(move)
    expect(visitor.page.locator("main")).to_have_attribute("data-phase", "over")


@pytest.mark.parametrize("known", seldom(HANDS, HANDS[3:]), ids=lambda known: known.edition)
def test_a_hand_is_played_to_its_end(world: World, known: Known) -> None:
    seat = world.table(known)
    with world.visitor(seat) as visitor:
        page = visitor.sit(seat)
        expect(page.locator("main")).to_have_attribute("data-edition", known.edition)
        play_the_hand(visitor, known)

        # The page has told as much as the terminal would, and shows the score of the engine.
        end = found(known).game
        words = Messages("en", known.edition)
        told = [event for event in end.events_for(ME) if words.event(event) is not None]
        assert len(visitor.story()) == len(told)
        ended = page.locator("[data-hand-end], [data-match-end]")
        expect(ended).to_be_visible()
        if end.rules.scored:
            totals = [str(total) for total in end.scores.values()]
            expect(ended.locator("tfoot tr").last.locator("td")).to_have_text(totals)


def test_a_hand_is_played_on_a_phone(world: World) -> None:
    known = HANDS[3]
    seat = world.table(known)
    with world.visitor(seat, size=PHONE, is_mobile=True, has_touch=True) as visitor:
        visitor.sit(seat)
        play_the_hand(visitor, known)
        expect(visitor.page.locator("[data-hand-end], [data-match-end]")).to_be_visible()
