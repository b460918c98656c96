"""A newcomer's first game: offered, played as it is shown, left, taken up again, done otherwise."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from bornes.editions import EDITIONS
from bornes.lessons import lesson_for
from tests.support.browser.guided import READY, follow, lesson_table, pointed
from tests.support.browser.world import LANGUAGES, PHONE, Visitor, World

TAUGHT = [name for name in EDITIONS if lesson_for(name) is not None]


def whole_hand(world: World, edition: str, language: str, *, keys: bool) -> None:
    lesson = lesson_for(edition)
    assert lesson is not None
    seat = lesson_table(world, edition)
    size = (1440, 900) if keys else PHONE
    with world.visitor(seat, language=language, size=size, has_touch=not keys) as visitor:
        page = visitor.sit(seat)
        said = follow(page, keys=keys)
        assert len(said) == sum(step.say is not None for step in lesson.steps)
        assert all(said)
        expect(page.locator("[data-match-end]")).to_be_visible()
        page.locator("[data-guide-end] button").click()
        page.wait_for_url(world.address + "/")


def test_a_guided_hand_is_played_to_its_end(world: World) -> None:
    whole_hand(world, "dujardin", "fr", keys=False)


@pytest.mark.long
@pytest.mark.parametrize("keys", [True, False], ids=["keys", "touch"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", TAUGHT)
def test_it_is_in_every_language_by_keys_and_by_touch(
    world: World, edition: str, language: str, keys: bool
) -> None:
    whole_hand(world, edition, language, keys=keys)


def test_it_is_offered_left_and_taken_up_again(world: World) -> None:
    with world.visitor(language="en") as visitor:
        page = visitor.go()
        page.get_by_role("button", name="Begin").click()
        says = page.locator("[data-guide-says]")
        expect(says).to_contain_text("standstill")
        assert Axe().run(page).violations_count == 0
        # It can be silent, and speak again.
        page.locator("[data-guide-leave]").click()
        expect(says).to_have_count(0)
        expect(pointed(page)).to_have_count(0)
        page.locator("[data-guide-return]").click()
        first = says.inner_text()
        refuse_once(visitor)
        expect(says).to_have_text(first)
        visitor.go()
        page.get_by_role("button", name="Carry on").first.click()
        expect(says).to_have_text(first)


def refuse_once(visitor: Visitor) -> None:
    """Another move is held back with a word, the second time it is made."""
    page = visitor.page
    page.locator("[data-hand-card][data-card='25']").click()
    page.wait_for_timeout(400)
    discard = page.locator("button[data-move*=': discard ']")
    discard.click()
    expect(page.locator("[data-guide-says]")).to_contain_text("allowed too")
    assert visitor.story() == []
    page.keyboard.press("Escape")


def test_the_second_time_another_move_is_made(world: World) -> None:
    seat = lesson_table(world, "parker")
    with world.visitor(seat) as visitor:
        page = visitor.sit(seat)
        follow(page, keys=False, most=0)
        page.wait_for_function(READY)
        visitor.choose("25")
        page.wait_for_timeout(400)
        discard = page.locator("button[data-move*=': discard ']")
        discard.click()
        expect(page.locator("[data-guide-says]")).to_contain_text("allowed too")
        visitor.click("button[data-move*=': discard ']")
        expect(page.locator("[data-guide='classic-start']")).to_be_visible()
