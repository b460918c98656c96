"""Bots are somebody, and people have the car and the colour they like."""

from __future__ import annotations

from playwright.sync_api import expect

from bornes.locales import Messages
from tests.support.browser.known import HANDS
from tests.support.browser.world import World

WORDS = Messages("en")
PAINT = "document.documentElement.style.getPropertyValue('--side-a')"


def test_a_driver_has_a_name_and_a_face_at_the_table(world: World) -> None:
    seat = world.table(HANDS[0])
    [name] = world.drivers(seat)
    with world.visitor(seat) as visitor:
        page = visitor.sit(seat)
        expect(page.locator("main")).to_contain_text(name)
        expect(page.locator("main [data-driver]").first).to_be_visible()


def test_one_plays_in_the_car_and_the_colour_one_has_chosen(world: World) -> None:
    with world.visitor() as visitor:
        page = visitor.go()
        van = page.get_by_role("button", name=WORDS.text("start-car-van"), exact=True)
        van.click()
        page.get_by_role("button", name=WORDS.text("start-colour-purple"), exact=True).click()
        page.reload()
        expect(van).to_have_attribute("aria-pressed", "true")
        page.locator("main button.play").click()
        expect(page.locator("main[data-phase=play] [data-hand-card]").first).to_be_visible()
        assert page.evaluate(PAINT) == "var(--hue-purple)"
        table = page.url.rsplit("/", 1)[-1]
        info = page.request.get(f"{world.address}/api/tables/{table}").json()
        assert (info["seats"][0]["car"], info["seats"][0]["colour"]) == ("van", "purple")
        visitor.go("/")
        assert page.evaluate(PAINT) == ""
