"""The table at every size of window: all of it in sight, nothing covered, and nothing moves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from bornes import EDITIONS
from tests.support.browser.known import HANDS, Known, after, choice_after
from tests.support.browser.layout import (
    ENLARGED,
    FIXED,
    SIZES,
    SMALL_BUTTONS,
    controls,
    faults,
    resize,
)
from tests.support.browser.seldom import seldom
from tests.support.browser.world import LANGUAGES, PHONE, WIDE, World

COVERING = (
    ("dujardin", 6, "nl", False),
    ("rally", 6, "fr", False),
    ("parker", 2, "en", False),
    ("arche", 4, "fr", False),
    ("volant", 6, "nl", False),
    ("volant", 5, "fr", True),
    ("parker", 3, "nl", True),
)
"""Every edition, the fewest and the most players, partners, spectators and languages."""

PHONES = ((390, 844), (360, 640), (844, 390))
MIDDLE = Known("parker", 2, 33, choice_after(30))
RACE = Known("volant", 2, 6, choice_after(40))


Window = tuple[int, int]


def covering() -> Iterator[Any]:
    """Each of these tables at one half of the sizes every day, at the other where there is time."""
    for number, table in enumerate(COVERING):
        for half in (0, 1):
            every_day = half == number % 2 and table != COVERING[-1]
            sizes = (*SIZES, ENLARGED)[half::2]
            marks = () if every_day else pytest.mark.long
            name = "-".join(map(str, (*table, ("widest first", "narrowest last")[half])))
            yield pytest.param(*table, sizes, marks=marks, id=name)


def every_table() -> Iterator[tuple[str, int, str, bool]]:
    count = 0
    for edition in EDITIONS.values():
        for players in edition.tables:
            for watching in (False, True):
                yield edition.id, players, LANGUAGES[count % len(LANGUAGES)], watching
                count += 1


def well_on(edition: str, players: int) -> Known:
    """A table where much lies: everybody has played for a while."""
    return Known(edition, players, 1, after(14 * players), within=60 * players)


def look_at_sizes(
    world: World,
    edition: str,
    players: int,
    language: str,
    *,
    watching: bool,
    sizes: Sequence[Window] = (*SIZES, ENLARGED),
) -> None:
    seat = world.reach(well_on(edition, players))
    seats = () if watching else (seat,)
    found: list[str] = []
    with world.visitor(*seats, language=language) as visitor:
        page = visitor.go(f"/t/{seat.table}")
        expect(page.locator("main[data-phase=play]")).to_be_visible()
        page.evaluate("document.fonts.ready")
        for size in sizes:
            resize(page, size)
            if size == ENLARGED:
                found += [f"{size}: {fault}" for fault in page.evaluate(FIXED)]
                continue
            found += [f"{size}: {fault}" for fault in faults(page)]
            if size in PHONES:
                found += [f"{size}: small: {each}" for each in page.evaluate(SMALL_BUTTONS)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("edition", "players", "language", "watching", "sizes"), list(covering()))
def test_everything_is_in_sight_at_every_size(
    world: World,
    edition: str,
    players: int,
    language: str,
    watching: bool,
    sizes: Sequence[Window],
) -> None:
    look_at_sizes(world, edition, players, language, watching=watching, sizes=sizes)


@pytest.mark.long
@pytest.mark.parametrize(("edition", "players", "language", "watching"), tuple(every_table()))
def test_every_table_is_in_sight_at_every_size(
    world: World, edition: str, players: int, language: str, watching: bool
) -> None:
    look_at_sizes(world, edition, players, language, watching=watching)


@pytest.mark.parametrize(
    "size", seldom([PHONE, (844, 390), WIDE], [PHONE]), ids=["phone", "lying", "wide"]
)
@pytest.mark.parametrize("known", [MIDDLE, RACE], ids=["road", "race"])
def test_no_control_moves_while_one_chooses(
    world: World, known: Known, size: tuple[int, int]
) -> None:
    seat = world.reach(known)
    with world.visitor(seat, size=size) as visitor:
        page = visitor.sit(seat)
        states = [controls(page)]
        for card in page.locator("[data-hand-card]").all():
            card.click(position={"x": 12, "y": 30})
            expect(card).to_have_attribute("aria-pressed", "true")
            states.append(controls(page))
            assert faults(page) == []
        if page.locator("[data-try]").count():
            page.locator("[data-try]").click()
            expect(page.locator("[role=alert]").filter(has_text=".")).to_be_visible()
            states.append(controls(page))
        page.keyboard.press("Escape")
        states.append(controls(page))
        for before in states:
            for after_ in states:
                moved = {
                    name: (place, after_[name])
                    for name, place in before.items()
                    if name in after_ and after_[name] != place
                }
                assert moved == {}


def test_the_cards_of_a_hand_stay_where_they_are_when_one_is_played_and_drawn(
    world: World,
) -> None:
    seat = world.reach(MIDDLE)
    with world.visitor(seat) as visitor:
        page = visitor.sit(seat)
        expect(page.locator("main[data-phase=play]")).to_be_visible()
        before = places_of_cards(page)
        visitor.discard_something()
        after_ = places_of_cards(page)
        stayed = {number for number in before if before[number] == after_.get(number)}
        assert len(stayed) >= len(before) - 1
        assert {number: place for number, (_, place) in before.items()} == {
            number: place for number, (_, place) in after_.items()
        }


def places_of_cards(page: Page) -> dict[str, tuple[str, float]]:
    """Each card by its number: what it is, and where."""
    found: dict[str, tuple[str, float]] = {}
    for card in page.locator("[data-hand-card]").all():
        box = card.bounding_box()
        assert box is not None
        number = card.get_attribute("data-number") or ""
        found[number] = (card.get_attribute("data-card") or "", round(box["x"]))
    return found


@pytest.mark.parametrize("kind", ["playable", "idle"])
def test_two_quick_taps_on_a_phone_only_choose_a_card(world: World, kind: str) -> None:
    seat = world.reach(MIDDLE)
    with world.visitor(seat, size=PHONE, is_mobile=True, has_touch=True) as visitor:
        page = visitor.sit(seat)
        card = page.locator(f"[data-hand-card].{kind}").first
        box = card.bounding_box()
        assert box is not None
        told = len(visitor.story())
        for _ in range(2):
            page.touchscreen.tap(box["x"] + 14, box["y"] + box["height"] / 2)
        expect(card).to_have_attribute("aria-pressed", "true")
        page.wait_for_timeout(600)
        assert len(visitor.story()) == told
        expect(card).to_have_attribute("aria-pressed", "true")


def test_what_has_just_appeared_is_not_pressed_at_once(world: World) -> None:
    seat = world.reach(MIDDLE)
    with world.visitor(seat, size=PHONE) as visitor:
        page = visitor.sit(seat)
        page.locator("[data-hand-card].idle").first.click(position={"x": 12, "y": 30})
        throw = page.locator('button[data-move*=": discard "]')
        box = throw.bounding_box()
        assert box is not None
        told = len(visitor.story())
        page.keyboard.press("Escape")
        expect(throw).to_have_count(0)
        page.locator("[data-hand-card].idle").first.click(position={"x": 12, "y": 30})
        page.mouse.click(box["x"] + 10, box["y"] + 10)
        page.wait_for_timeout(600)
        assert len(visitor.story()) == told
        # After a moment it is what it says.
        visitor.click('button[data-move*=": discard "]')


def test_rules_and_hints_on_a_phone_leave_the_hand_in_sight(world: World) -> None:
    seat = world.reach(MIDDLE)
    with world.visitor(seat, size=PHONE) as visitor:
        page = visitor.sit(seat)
        for key in ("r", "h"):
            page.keyboard.press(key)
            sheet = page.locator("dialog[open]")
            expect(sheet).to_be_visible()
            bottom = sheet.evaluate("sheet => sheet.getBoundingClientRect().bottom")
            for part in ("[data-hand-room]", "[data-line]"):
                top = page.locator(part).evaluate("part => part.getBoundingClientRect().top")
                assert bottom <= top + 1
            page.keyboard.press("Escape")
            expect(sheet).to_have_count(0)


def test_whoever_comes_by_keyboard_begins_at_the_hand(world: World) -> None:
    seat = world.reach(MIDDLE)
    with world.visitor(seat) as visitor:
        page = visitor.sit(seat)
        expect(page.locator("[data-hand-room]")).to_be_focused()
        page.keyboard.press("Tab")
        expect(page.locator("[data-hand-card]").first).to_be_focused()


def test_a_listener_hears_of_no_empty_place_and_each_pile_once(world: World) -> None:
    seat = world.table(HANDS[0])
    with world.visitor(seat) as visitor:
        page = visitor.sit(seat)
        expect(page.locator("main[data-phase=play] [data-hand-card]").first).to_be_visible()
        # Nothing has been played: a side has no cards to tell of.
        assert page.locator("section[data-side] .cards [role=img]").count() == 0
        piles = page.locator("[data-piles]")
        expect(piles.get_by_role("img")).to_have_count(2)
        spoken = piles.aria_snapshot()
        assert spoken.count("cards") <= 2
        assert spoken.lower().count("draw pile") == 2  # the region's name, and the pile's


def test_the_score_of_a_hand_can_be_put_aside_and_taken_up_again(world: World) -> None:
    seat = world.reach(HANDS[2])
    with world.visitor(seat) as visitor:
        page = visitor.sit(seat)
        sheet = page.locator("dialog[open]:has([data-hand-end])")
        expect(sheet).to_be_visible()
        assert sheet.evaluate("sheet => sheet.matches(':modal')")
        # The table behind it can't be reached, by keys or otherwise.
        page.keyboard.press("l")
        expect(page.locator("dialog[open]")).to_have_count(1)
        for _ in range(12):
            page.keyboard.press("Tab")
            assert page.evaluate("document.activeElement.closest('main') === null")
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
        expect(page.locator("main .story [role=log] li").last).to_be_visible()
        assert faults(page) == []
        page.get_by_role("button", name="Back to the score").click()
        expect(sheet).to_be_visible()
        page.get_by_role("button", name="Look at the table").click()
        expect(sheet).to_have_count(0)
        page.get_by_role("button", name="Next hand").click()
        expect(page.locator("main")).to_have_attribute("data-hand", "2")
