"""The first visit: two clicks to a game, and not much to fetch before it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Request, expect

from bornes.locales import Messages
from tests.support.browser.seldom import seldom
from tests.support.browser.world import LANGUAGES, LOST, World

MOST = 200_000
"""Bytes of the first load, packed as they are sent."""
TABLE = "**/assets/TablePage-*.js"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_load_is_light(world: World, language: str) -> None:
    requests: list[Request] = []

    def heard(request: Request) -> None:
        requests.append(request)

    with world.visitor(language=language) as visitor:
        visitor.page.on("requestfinished", heard)
        page = visitor.go()
        expect(page.locator("main button.play")).to_be_visible()
        page.wait_for_load_state("networkidle")
        sizes = {request.url: request.sizes()["responseBodySize"] for request in requests}
        assert page.locator("html").get_attribute("lang") == language
        assert any(url.endswith(".woff2") for url in sizes), "the typeface is part of it"
        assert 20_000 < sum(sizes.values()) < MOST, sizes


def test_a_game_is_two_clicks_away(world: World) -> None:
    with world.visitor() as visitor:
        page = visitor.go()
        page.locator("main button.play").click()
        expect(page.locator("main[data-phase=play] [data-hand-card]").first).to_be_visible()
        page.locator("[data-hand-card]").first.click()
        expect(page.locator("button[data-move]").first).to_be_visible()


def test_the_language_is_the_browsers_and_can_be_changed_at_any_moment(world: World) -> None:
    with world.visitor(language="nl-BE") as visitor:
        page = visitor.go()
        html = page.locator("html")
        expect(html).to_have_attribute("lang", "nl")
        page.get_by_role("button", name="Français").click()
        expect(html).to_have_attribute("lang", "fr")
        page.reload()
        expect(html).to_have_attribute("lang", "fr")


def test_the_table_is_fetched_by_whoever_points_at_the_way_to_one(world: World) -> None:
    with world.visitor() as visitor:
        page = visitor.go()
        play = page.locator("main button.play")
        expect(play).to_be_visible()
        page.wait_for_load_state("networkidle")
        with page.expect_request(TABLE):
            play.hover()
    with world.visitor() as visitor:
        page = visitor.go()
        expect(page.locator("main button.play")).to_be_visible()
        page.wait_for_load_state("networkidle")
        with page.expect_request(TABLE):
            page.locator("main button.play").focus()


@pytest.mark.parametrize("language", seldom(LANGUAGES, ["fr"]))
def test_a_table_whose_files_do_not_come_says_so_and_can_be_come_to_again(
    world: World, language: str
) -> None:
    words = Messages(language)
    with world.visitor(language=language) as visitor:
        visitor.forgive(LOST)
        page = visitor.go()
        page.route(TABLE, lambda route: route.abort())
        page.locator("main button.play").click()
        expect(page.locator("[data-speechless]")).to_contain_text(words.text("page-no-words"))
        page.unroute_all()
        page.get_by_role("button", name=words.text("page-try-again")).click()
        expect(page.locator("main[data-phase=play] [data-hand-card]").first).to_be_visible()


@pytest.mark.parametrize("language", seldom(LANGUAGES, ["nl"]))
def test_a_page_whose_words_do_not_come_says_so_and_can_be_loaded_again(
    world: World, language: str
) -> None:
    words = Messages(language)
    with world.visitor(language=language) as visitor:
        visitor.forgive(LOST)
        visitor.page.route(f"**/assets/{language}-*.js", lambda route: route.abort())
        page = visitor.go()
        expect(page.get_by_role("alert")).to_contain_text(words.text("page-no-words"))
        expect(page.locator("html")).to_have_attribute("lang", language)
        again = page.get_by_role("button", name=words.text("page-try-again"))
        again.click()
        expect(again).to_be_visible()
        page.unroute_all()
        again.click()
        expect(page.locator("main button.play")).to_be_visible()
