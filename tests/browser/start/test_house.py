"""House rules in the browser: chosen, refused at their place, kept under a name, sent, in force."""

from __future__ import annotations

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from bornes.locales import Messages
from tests.support.browser.known import Known, after
from tests.support.browser.world import LANGUAGES, Visitor, World

EN = Messages("en")
NAME = "as at grandmother's"


def opened(visitor: Visitor, language: str = "en") -> Page:
    """The first screen with its house rules unfolded."""
    page = visitor.go()
    page.locator("summary", has_text=Messages(language).text("sets-title")).click()
    expect(page.locator("[data-house-group=road]")).to_be_visible()
    return page


def rule(page: Page, group: str, name: str) -> Locator:
    """One house rule, in its group, which is unfolded."""
    fold = page.locator(f"[data-house-group={group}]")
    if fold.get_attribute("open") is None:
        fold.locator("summary").first.click()
    return page.locator(f"[data-house='{name}']")


def choose(field: Locator, words: str) -> None:
    field.get_by_text(words, exact=True).click()


def made(page: Page, world: World) -> dict[str, object]:
    """The table that is made now, as the server tells of it."""
    page.locator("main button.play").click()
    page.wait_for_url("**/t/*")
    table = page.url.rpartition("/")[2]
    found: dict[str, object] = httpx.get(f"{world.address}/api/tables/{table}").json()
    return found


def test_house_rules_are_chosen_in_plain_words_and_only_what_differs_is_sent(world: World) -> None:
    with world.visitor() as visitor:
        page = opened(visitor)
        stacked = rule(page, "road", "hazard_on_remedy")
        plates = stacked.locator("label")
        expect(plates.first).to_contain_text(EN.text("sets-printed"))
        expect(plates.first).to_contain_text("no")
        choose(stacked, "yes")
        size = rule(page, "cards", "hand_size")
        size.get_by_role("textbox").fill("7")
        size.get_by_role("textbox").press("Enter")
        expect(size).to_contain_text("printed: 6")
        limit = rule(page, "road", "limited_to")
        limit.get_by_role("textbox").fill("75")
        limit.get_by_role("textbox").press("Enter")
        limit.get_by_role("button", name=EN.text("sets-back")).click()
        trip = rule(page, "points", "points.trip")
        trip.get_by_role("textbox").fill("500")
        trip.get_by_role("textbox").press("Enter")
        deck = rule(page, "more", "deck")
        deck.get_by_role("textbox").fill("200: 5")
        deck.get_by_role("textbox").press("Enter")
        expect(page.locator("summary", has_text="4 rules of your own")).to_be_visible()
        assert made(page, world)["house"] == {
            "hazard_on_remedy": True,
            "hand_size": 7,
            "points": {"trip": 500},
            "deck": {"200": 5},
        }


def test_what_makes_no_sense_is_refused_at_its_place(world: World) -> None:
    with world.visitor() as visitor:
        page = opened(visitor)
        choose(rule(page, "road", "hazard_on_remedy"), "yes")
        second = rule(page, "road", "hazard_needs_roll_card")
        choose(second, "yes")
        reason = second.get_by_role("alert")
        expect(reason).to_have_text(EN.text("house-no-rule-remedy-or-roll-card"))
        page.locator("main button.play").click()
        expect(page.locator(".ticket [role=alert]")).to_have_text(reason.inner_text())
        assert "/t/" not in page.url
        choose(second, "no")
        expect(reason).to_have_count(0)
        assert made(page, world)["house"] == {"hazard_on_remedy": True}


def test_a_set_is_kept_under_a_name_chosen_again_and_deleted(world: World) -> None:
    with world.visitor() as visitor:
        page = opened(visitor)
        choose(rule(page, "road", "hazard_on_remedy"), "yes")
        page.get_by_label(EN.text("sets-name")).fill(NAME)
        page.get_by_role("button", name=EN.text("sets-keep"), exact=True).click()
        kept = page.locator(f'[data-set="{NAME}"]')
        expect(kept).to_have_attribute("aria-pressed", "true")
        page.get_by_role("button", name=EN.text("sets-reset")).click()
        expect(kept).to_have_attribute("aria-pressed", "false")

        page.reload()
        page.locator("summary", has_text=EN.text("sets-title")).click()
        page.get_by_role("radio", name="4", exact=True).check(force=True)
        kept.click()
        expect(kept).to_have_attribute("aria-pressed", "true")
        yes = rule(page, "road", "hazard_on_remedy").get_by_role("radio", name="yes")
        expect(yes).to_be_checked()
        page.get_by_role("button", name=EN.text("sets-forget-named", name=NAME)).click()
        expect(kept).to_have_count(0)
        expect(yes).to_be_checked()


def test_a_link_opens_the_set_up_with_the_rules_filled_in(world: World) -> None:
    with world.visitor(permissions=["clipboard-read", "clipboard-write"]) as visitor:
        page = opened(visitor)
        choose(rule(page, "road", "hazard_on_remedy"), "yes")
        page.get_by_role("button", name=EN.text("sets-copy")).click()
        expect(page.get_by_role("button", name=EN.text("start-copied"))).to_be_visible()
        link = page.evaluate("navigator.clipboard.readText()")
    assert "/#house=" in link
    with world.visitor(language="nl") as friend:
        page = friend.go(link.removeprefix(world.address))
        expect(page.get_by_text(Messages("nl").text("sets-came-unnamed"))).to_be_visible()
        assert "#" not in page.url
        made_here = made(page, world)
        assert made_here["house"] == {"hazard_on_remedy": True}
        assert made_here["edition"] == "parker"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_shows_its_house_rules_and_whoever_comes_can_keep_them(
    world: World, language: str
) -> None:
    words = Messages(language, "dujardin")
    house = {"hazard_on_hazard": True, "target": 800}
    seat = world.table(Known("dujardin", 2, 1, after(1), house=house), people=2)
    with world.visitor(language=language) as guest:
        page = guest.go(f"/t/{seat.table}")
        shown = page.locator("[data-house-rules]")
        expect(shown).to_contain_text(words.house_name("hazard_on_hazard"))
        expect(shown).to_contain_text(words.house_value("target", 800))
        page.locator("summary", has_text=words.text("sets-keep-these")).click()
        page.get_by_label(words.text("sets-name")).fill(NAME)
        page.get_by_role("button", name=words.text("sets-keep"), exact=True).click()
        expect(page.get_by_text(words.text("sets-kept", name=NAME)).first).to_be_visible()
        page.goto(world.address)
        page.locator("summary", has_text=words.text("sets-title")).click()
        page.locator(f'[data-set="{NAME}"]').click()
        chosen = page.locator("[data-house=hazard_on_hazard]")
        expect(chosen.get_by_role("radio", name=words.text("option-value-true"))).to_be_checked()


def test_the_table_says_which_house_rules_are_in_force(world: World) -> None:
    seat = world.reach(Known("parker", 2, 1, after(10), house={"hand_size": 7}))
    with world.visitor(seat) as visitor:
        page = visitor.go(f"/t/{seat.table}")
        expect(page.locator("main[data-phase=play]")).to_be_visible()
        page.keyboard.press("r")
        page.locator("[role=tab][id$=table]").click()
        shown = page.locator("[data-house-rules]")
        expect(shown).to_contain_text(EN.house_name("hand_size"))
        expect(shown).to_contain_text("printed: 6")
