"""Everything by keyboard alone: beginning, playing, reading."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from bornes import Move
from tests.support.browser.known import HANDS, ME, found, of_seat
from tests.support.browser.world import TOLD_MORE, World, to_play

FOCUSABLE = """() => [...document.querySelectorAll("button, a[href], input, [tabindex='0']")]
  .filter((each) => each.tabIndex >= 0 && !each.disabled && each.checkVisibility())
  .map((each) => each.outerHTML.slice(0, 120))"""
FOCUSED = "() => document.activeElement.outerHTML.slice(0, 120)"
RINGED = """() => {
  const ring = (element) => element && getComputedStyle(element).outlineStyle !== "none";
  const here = document.activeElement;
  return ring(here) || ring(here.closest("label")) || getComputedStyle(here).boxShadow !== "none";
}"""


def tab_to(page: Page, selector: str, most: int = 80) -> None:
    """Go on with the Tab key until something has the focus."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate("wanted => document.activeElement.matches(wanted)", selector):
            assert page.evaluate(RINGED), "the focus can't be seen"
            return
    raise AssertionError(f"no way to {selector}")


def play_with_keys(page: Page, move: Move) -> None:
    """Make a move as the help says: a number for the card, Enter or D for what is done."""
    to_play(page, ME)
    told = page.locator("[role=log] [data-told]").count()
    held = page.locator(f'[data-hand-card][data-card="{move.card}"]').first
    page.keyboard.press(held.get_attribute("data-number") or "")
    expect(held).to_have_attribute("aria-pressed", "true")
    if move.verb == "discard":
        page.keyboard.press("d")
    else:
        tab_to(page, f'button[data-move="{move}"]')
        page.keyboard.press("Enter")
    page.wait_for_function(TOLD_MORE, arg=told)


def test_a_game_begins_and_is_played_without_a_mouse(world: World) -> None:
    known = HANDS[2]
    moves = of_seat(ME, found(known).moves)[:5]
    with world.visitor(language="en-GB") as visitor:
        world.secrets.seeds = [found(known).seed]
        page = visitor.go()
        tab_to(page, "button.play")
        page.keyboard.press("Enter")
        expect(page.locator("main[data-phase=play]")).to_be_visible()
        for move in moves:
            play_with_keys(page, move)
        to_play(page, ME)


def test_every_button_of_the_table_can_be_reached(world: World) -> None:
    seat = world.table(HANDS[0])
    with world.visitor(seat) as visitor:
        page = visitor.sit(seat)
        expect(page.locator("main[data-phase=play] [data-hand-card]").first).to_be_visible()
        wanted = set(page.evaluate(FOCUSABLE))
        reached = set()
        for _ in range(len(wanted) + 5):
            page.keyboard.press("Tab")
            reached.add(page.evaluate(FOCUSED))
        assert wanted - reached == set()


def test_panels_open_and_close_with_keys(world: World) -> None:
    seat = world.table(HANDS[0])
    with world.visitor(seat) as visitor:
        page = visitor.sit(seat)
        expect(page.locator("main[data-phase=play] [data-hand-card]").first).to_be_visible()
        for key in ("r", "s", "l", "m"):
            page.keyboard.press(key)
            expect(page.locator("dialog[open]")).to_be_visible()
            page.keyboard.press("Escape")
            expect(page.locator("dialog[open]")).to_have_count(0)


def test_the_table_is_read_out_when_asked(world: World) -> None:
    seat = world.table(HANDS[0])
    with world.visitor(seat) as visitor:
        page = visitor.sit(seat)
        expect(page.locator("main[data-phase=play] [data-hand-card]").first).to_be_visible()
        page.keyboard.press("i")
        spoken = page.locator("[role=status][aria-live=polite]")
        expect(spoken).to_contain_text(world.drivers(seat)[0])
        first = of_seat(ME, found(HANDS[0]).moves)[0]
        visitor.make(first)
        expect(spoken).to_contain_text("You play Right of Way.")


def test_an_illegal_play_says_why(world: World) -> None:
    seat = world.table(HANDS[0])
    with world.visitor(seat) as visitor:
        page = visitor.sit(seat)
        expect(page.locator("main[data-phase=play] [data-hand-card]").first).to_be_visible()
        page.locator("[data-hand-card].idle").first.click()
        page.locator("[data-try]").click()
        expect(page.locator("[role=alert]").filter(has_text=".").first).to_be_visible()


def open_keys(page: Page) -> None:
    """The page of the help that lists the keys."""
    page.keyboard.press("r")
    page.locator("[role=tab][id$=keys]").click()


def test_a_key_is_changed_and_a_taken_one_is_refused(world: World) -> None:
    seat = world.table(HANDS[0])
    with world.visitor(seat) as visitor:
        page = visitor.sit(seat)
        expect(page.locator("main[data-phase=play] [data-hand-card]").first).to_be_visible()
        open_keys(page)
        page.locator("[data-key=s]").press("Enter")
        page.keyboard.press("l")
        expect(page.locator("dialog [role=alert]")).to_contain_text("L is taken")
        page.keyboard.press("x")
        expect(page.locator("[data-key=s]")).to_have_text("X")
        page.keyboard.press("Escape")
        page.keyboard.press("s")
        expect(page.locator("dialog[open]")).to_have_count(0)
        page.reload()
        expect(page.locator("[data-tool=score]")).to_have_attribute("aria-keyshortcuts", "X")
        expect(page.locator("main[data-phase=play] [data-hand-card]").first).to_be_visible()
        page.keyboard.press("x")
        expect(page.locator("dialog[open] table").first).to_be_visible()


def test_single_keys_can_be_switched_off(world: World) -> None:
    seat = world.table(HANDS[0])
    with world.visitor(seat) as visitor:
        page = visitor.sit(seat)
        expect(page.locator("main[data-phase=play] [data-hand-card]").first).to_be_visible()
        open_keys(page)
        page.locator("dialog input[role=switch]").uncheck(force=True)
        expect(page.locator("[data-key]")).to_have_count(0)
        page.keyboard.press("Escape")
        for key in ("1", "s", "d", "m"):
            page.keyboard.press(key)
        expect(page.locator("dialog[open], [data-hand-card][aria-pressed=true]")).to_have_count(0)
        page.locator("[data-hand-room]").focus()
        page.keyboard.press("ArrowRight")
        expect(page.locator("[data-hand-card][aria-pressed=true]")).to_have_count(1)


def test_what_a_screen_reader_finds_on_the_table(world: World) -> None:
    seat = world.table(HANDS[0])
    with world.visitor(seat) as visitor:
        page = visitor.sit(seat)
        expect(page.locator("main[data-phase=play] [data-hand-card]").first).to_be_visible()
        # Whoever comes begins at the hand.
        expect(page.locator("[data-hand-room]")).to_be_focused()
        piles = page.locator("[data-piles]").aria_snapshot()
        assert piles.count("img") == 2, piles
        assert piles.count("cards") == 2, piles
        # Nothing lies before anybody yet, and empty places are no cards.
        side = page.locator("section.own[data-side]").aria_snapshot()
        assert "img" not in side.replace("region", ""), side
