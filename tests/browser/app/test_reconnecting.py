"""The network drops, the server dies: the page says so, comes back by itself, and goes on."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.support.browser.known import HANDS, ME, found, of_seat
from tests.support.browser.wire import wired
from tests.support.browser.world import LOST, Seat, World
from tests.support.server_client import make_table
from tests.support.server_process import serving


def hand(page: Page) -> list[str | None]:
    cards = page.locator("[data-hand-card]")
    return [card.get_attribute("data-card") for card in cards.all()]


def test_the_network_drops_and_comes_back(world: World) -> None:
    known = HANDS[0]
    first, second, third, *_ = of_seat(ME, found(known).moves)
    seat = world.table(known)
    with (
        wired(world.address) as wire,
        world.visitor(seat, address=wire.address) as visitor,
    ):
        visitor.forgive(LOST)
        page = visitor.sit(seat)
        visitor.make(first)
        visitor.make(second)
        wire.cut()
        expect(page.locator("[data-lost]")).to_be_visible()
        wire.mend()
        expect(page.locator("[data-lost]")).to_have_count(0)
        visitor.make(third)
        lines = visitor.story()
        page.reload()
        expect(page.locator("main[data-phase=play]")).to_be_visible()
        assert visitor.story()[: len(lines)] == lines


def test_a_device_that_was_offline_comes_back(world: World) -> None:
    known = HANDS[0]
    first, second, *_ = of_seat(ME, found(known).moves)
    seat = world.table(known)
    with world.visitor(seat) as visitor:
        visitor.forgive(LOST)
        page = visitor.sit(seat)
        visitor.make(first)
        visitor.context.set_offline(True)
        expect(page.locator("[data-lost]")).to_be_visible()
        visitor.context.set_offline(False)
        expect(page.locator("[data-lost]")).to_have_count(0)
        visitor.make(second)


def test_the_server_is_killed_and_started_again(world: World, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        table, token = make_table(server.address, "parker", ["me", "steady"])
        assert token is not None
        seat = Seat(table["id"], "parker", ME, token)
        with world.visitor(seat, address=server.address) as visitor:
            visitor.forgive(LOST)
            page = visitor.sit(seat)
            expect(page.locator("main[data-phase=play]")).to_be_visible()
            for _ in range(2):
                visitor.discard_something()
            lines, held = visitor.story(), hand(page)
            server.kill()
            expect(page.locator("[data-lost]")).to_be_visible()
            server.start()
            expect(page.locator("[data-lost]")).to_have_count(0)
            assert (visitor.story(), hand(page)) == (lines, held)
            visitor.discard_something()
