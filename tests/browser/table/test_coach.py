"""A coach beside the table: it speaks where another move is clearly better, when one likes."""

from __future__ import annotations

import json
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from bornes import Game
from tests.support.browser.known import ME, Known
from tests.support.browser.world import PATIENCE, PHONE, World


def must_roll(game: Game) -> bool:
    """Seat 1 may start, and has better things to throw away than what starts it."""
    legal = {str(move) for move in game.legal_moves()}
    return game.to_act == ME and {"1: play roll", "1: discard 25"} <= legal and len(game.log) < 12


DECIDES = Known("parker", 2, 1, must_roll)


def worse_move(page: Page, hints: list[dict[str, Any]]) -> str:
    """A move that is clearly worse, once the coach knows."""
    for _ in range(int(20 * PATIENCE)):
        if hints:
            break
        page.wait_for_timeout(50)
    return next(str(line["move"]["text"]) for line in hints[-1]["moves"] if line["worse"])


def make(page: Page, move: str) -> None:
    words = move.split(" ")
    page.locator(f"[data-hand-card][data-card='{words[2]}']").first.click()
    page.wait_for_timeout(400)
    page.locator(f"button[data-move='{move}']").click()


@pytest.mark.parametrize("when", ["before", "after"])
def test_a_clearly_better_move_is_told(world: World, when: str) -> None:
    seat = world.reach(DECIDES, undo=10)
    hints: list[dict[str, Any]] = []

    def hear(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "hint":
            hints.append(message)

    with world.visitor(seat, size=PHONE) as visitor:
        page = visitor.page
        page.on("websocket", lambda socket: socket.on("framereceived", hear))
        visitor.sit(seat)
        page.keyboard.press("h")
        page.locator("[data-coach] label").nth(1 if when == "after" else 2).click()
        expect(page.locator(f"[data-coach={when}]")).to_be_visible()
        assert Axe().run(page).violations_count == 0
        page.keyboard.press("Escape")
        move = worse_move(page, hints)
        said = page.locator(f"[data-line] [data-coached={when}]")
        make(page, move)
        expect(said).to_contain_text("Better")
        if when == "before":
            # It was held back: nobody has seen it. The second time it is made.
            expect(page.locator(f"button[data-move='{move}']")).to_be_visible()
            page.locator(f"button[data-move='{move}']").click()
            expect(said).to_have_count(0)
        # It is made, and the bots wait as long as it may be taken back.
        expect(page.locator("main[data-phase=held]")).to_be_visible()
