"""What reaches somebody who doesn't look: sounds, and a tab that says that it waits."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from bornes.locales import Messages
from tests.support.browser.known import HANDS, found
from tests.support.browser.world import World

WORDS = Messages("en")
SOUND = "nav [data-sound]"
ICON = "link[rel=icon]"


def test_nothing_is_heard_before_sound_is_switched_on_and_then_what_happens_is(
    world: World,
) -> None:
    known = HANDS[0]
    seat = world.table(known)
    moves = [move for move in found(known).moves if move.seat == 1]
    with world.visitor(seat) as visitor:
        page = visitor.sit(seat)
        html = page.locator("html")
        expect(page.locator(SOUND)).to_have_attribute("data-sound", "off")
        visitor.make(moves[0])
        visitor.make(moves[1])
        assert html.get_attribute("data-sounds") is None
        page.locator(SOUND).click()
        expect(page.locator(SOUND)).to_have_attribute("data-sound", "quiet")
        expect(html).to_have_attribute("data-sounds", "horn")
        visitor.make(moves[2])
        expect(html).to_have_attribute("data-sounds", re.compile("^horn .*(draw|card|engine)"))
        # The choice is kept; nothing is heard before a touch, as browsers want it.
        page.reload()
        expect(page.locator(SOUND)).to_have_attribute("data-sound", "quiet")
        assert html.get_attribute("data-sounds") is None
        for after in ("medium", "loud", "off"):
            page.locator(SOUND).click()
            expect(page.locator(SOUND)).to_have_attribute("data-sound", after)


def test_a_tab_that_waits_says_so_in_its_title_and_icon(world: World) -> None:
    known = HANDS[0]
    seat = world.table(known)
    with world.visitor(seat) as visitor:
        page = visitor.sit(seat)
        expect(page).to_have_title(WORDS.text("table-title-turn"))
        expect(page.locator(ICON)).to_have_attribute("href", "/mark-turn.svg")
        visitor.go("/")
        expect(page).to_have_title(WORDS.text("page-title"))
        expect(page.locator(ICON)).to_have_attribute("href", "/mark.svg")


def test_a_notification_is_asked_for_by_a_button_alone(world: World) -> None:
    known = HANDS[0]
    seat = world.table(known)
    with world.visitor(seat) as visitor:
        visitor.page.add_init_script(
            """
            window.called = [];
            window.asked = 0;
            const hidden = () => window.away === true;
            Object.defineProperty(document, "hidden", { get: hidden });
            window.Notification = class {
              static permission = "default";
              static async requestPermission() {
                window.asked++;
                return (this.permission = "granted");
              }
              constructor(text) { window.called.push(text); }
              close() {}
            };
            """
        )
        page = visitor.sit(seat)
        expect(page).to_have_title(WORDS.text("table-title-turn"))
        page.keyboard.press("m")
        assert page.evaluate("window.asked") == 0
        page.get_by_role("button", name=WORDS.text("page-notify-off")).click()
        expect(page.locator("[data-notify=on]")).to_be_visible()
        assert page.evaluate("window.asked") == 1
        page.keyboard.press("Escape")
        moves = [move for move in found(known).moves if move.seat == 1]
        page.evaluate("window.away = true")
        for move in moves[:3]:
            visitor.make(move)
        page.wait_for_function("() => window.called.length > 0")
        assert page.evaluate("window.called[0]") == WORDS.text("table-call-turn")
