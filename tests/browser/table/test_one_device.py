"""Two people and one device: it goes from hand to hand, and nobody sees the other's cards."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, expect

from bornes import Move, Verb
from bornes.locales import Messages
from tests.support.browser.known import Known, found, hand_over
from tests.support.browser.one_device import SHEET, check_covered, take
from tests.support.browser.world import PHONE, Visitor, World

WORDS = Messages("en", "parker")
KNOWN = Known("parker", 2, 1, hand_over, within=200)
ANSWERS = (Verb.COUP_FOURRE, Verb.PASS)


def begin(world: World, visitor: Visitor) -> Page:
    """Make a table on the first screen: Ann, and Bob beside her."""
    world.secrets.seeds = [found(KNOWN).seed]
    page = visitor.go()
    page.locator("label:has(input[value=here])").nth(1).click()
    page.get_by_label(WORDS.text("start-here-name", seat=2)).fill("Bob")
    page.locator(".play").click()
    expect(page.locator(SHEET)).to_be_visible()
    return page


def show(page: Page, move: Move) -> None:
    """Hand the device on until a move can be made; whoever is asked in between says no."""
    target = page.locator(selector(move))
    while True:
        expect(page.locator(SHEET).or_(target).first).to_be_visible()
        if not page.locator(SHEET).count():
            return
        seat, asking = take(page)
        if asking and not (seat == move.seat and move.verb in ANSWERS):
            page.locator("[data-decline]").click()


def selector(move: Move) -> str:
    """What is there to be pressed first when a move can be made."""
    if move.verb is Verb.COUP_FOURRE:
        return f'[data-answer="{move}"]'
    if move.verb is Verb.PASS:
        return "[data-offer] [data-decline]"
    turn = f'main[data-turn="{move.seat}"][data-seat="{move.seat}"][data-phase="play"]'
    if move.card is not None:
        return f'{turn}:not([data-showing]) [data-hand-card][data-card="{move.card}"]'
    return f'[data-move="{move}"]'


def play(page: Page, moves: Sequence[Move]) -> None:
    """Make moves as two people would, each with the device in hand."""
    for move in moves:
        if move.verb is Verb.DRAW:
            continue  # the page draws where there is no choice
        show(page, move)
        first = page.locator(selector(move)).first
        if move.verb in ANSWERS or move.card is None:
            first.click()
            continue
        if first.get_attribute("aria-pressed") != "true":
            first.click()
        page.locator(f'button[data-move="{move}"]').first.click()


def test_the_device_is_handed_on_and_shows_no_hand_meanwhile(world: World) -> None:
    with world.visitor(size=PHONE) as visitor:
        page = begin(world, visitor)
        play(page, found(KNOWN).moves[:8])
        expect(page.locator(SHEET)).to_be_visible()
        whom = page.locator(SHEET).get_attribute("data-hand-on")
        check_covered(page)
        page.reload()
        expect(page.locator(SHEET)).to_have_attribute("data-hand-on", whom or "")
        check_covered(page)
        take(page)


@pytest.mark.long
def test_two_play_a_hand_on_one_device_and_go_on_to_the_next(world: World) -> None:
    with world.visitor() as visitor:
        page = begin(world, visitor)
        play(page, found(KNOWN).moves)
        expect(page.locator("dialog[open]")).to_be_visible()
        assert page.locator("[data-hand-card]").count() == 0
        page.get_by_role("button", name=WORDS.text("sheet-next")).first.click()
        expect(page.locator(SHEET)).to_be_visible()
        check_covered(page)
