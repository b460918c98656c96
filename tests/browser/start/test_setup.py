"""Setting a table up: six seats in one look, all bots alike, an invitation with a name."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from bornes.locales import Messages
from tests.support.browser.known import HANDS
from tests.support.browser.seldom import seldom
from tests.support.browser.world import LANGUAGES, PHONE, World

WORDS = Messages("en")
IN_SIGHT = """() => [...document.querySelectorAll("ol li:has(input[type=radio])"),
  document.querySelector("main button.play")].every((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  })"""


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720)], ids=["1440", "1280"])
@pytest.mark.parametrize("language", seldom(LANGUAGES, ["fr"]))
def test_six_seats_and_the_button_are_seen_at_once_on_a_laptop(
    world: World, language: str, size: tuple[int, int]
) -> None:
    with world.visitor(language=language, size=size) as visitor:
        page = visitor.go()
        page.get_by_role("radio", name="6", exact=True).check(force=True)
        seats = page.locator("ol li:has(input[type=radio])")
        expect(seats).to_have_count(6)
        seats.last.evaluate("last => last.closest('ol').scrollIntoView({ block: 'center' })")
        page.wait_for_function(IN_SIGHT)


def test_all_bots_are_made_alike_with_a_click(world: World) -> None:
    with world.visitor() as visitor:
        page = visitor.go()
        page.get_by_role("radio", name="4", exact=True).check(force=True)
        expect(page.locator("button.all")).to_have_count(0)
        sharp = page.get_by_role("radio", name=WORDS.text("start-bot-sharp"), exact=True)
        sharp.first.check(force=True)
        page.locator("button.all[data-all=sharp]").click()
        expect(page.locator("button.all")).to_have_count(0)
        for gauge in sharp.all():
            expect(gauge).to_be_checked()


@pytest.mark.parametrize("language", seldom(LANGUAGES, ["fr"]))
def test_the_longest_level_stays_within_its_seat_on_a_phone(world: World, language: str) -> None:
    with world.visitor(language=language, size=PHONE) as visitor:
        page = visitor.go()
        for level in ("steady", "champion"):
            word = Messages(language).text(f"start-bot-{level}")
            page.get_by_role("radio", name=word, exact=True).first.check(force=True)
            told = page.locator("fieldset > .name").first
            expect(told).to_have_text(word)
            room = told.evaluate(
                "told => told.closest('li').getBoundingClientRect().right"
                " - told.getBoundingClientRect().right"
            )
            assert room >= 8


def test_an_invitation_says_who_invites(world: World) -> None:
    seat = world.table(HANDS[0], people=2)
    with world.visitor() as guest:
        page = guest.go(f"/t/{seat.table}")
        heading = page.get_by_role("heading", name=WORDS.text("start-join-invited", name="Ann"))
        expect(heading).to_be_visible()
