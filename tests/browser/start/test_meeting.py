"""Friends meet by a link, each in a browser of their own, and play."""

from __future__ import annotations

from contextlib import ExitStack

from playwright.sync_api import expect

from bornes.locales import Messages
from tests.support.browser.known import HANDS, Known, after, found, of_seat
from tests.support.browser.world import Visitor, World

WORDS = Messages("en")


def join(visitor: Visitor, link: str, name: str) -> None:
    """Come by the link, say one's name, and take the first free seat."""
    visitor.page.goto(link)
    visitor.page.get_by_role("textbox").first.fill(name)
    visitor.page.get_by_role("button", name=WORDS.text("start-join-take")).first.click()


def link_of(visitor: Visitor) -> str:
    """The link that the lobby shows."""
    shown = visitor.page.locator("input[readonly]")
    return shown.input_value()


def test_two_meet_by_link_and_play(world: World) -> None:
    known = Known("dujardin", 2, HANDS[0].first, after(14))
    moves = found(known).moves
    seat = world.table(known, people=2)
    with world.visitor(seat) as ann, world.visitor() as bob:
        ann.sit(seat)
        expect(ann.page.locator("[data-phase=waiting]")).to_be_visible()
        link = link_of(ann)
        assert link == f"{world.address}/t/{seat.table}"
        join(bob, link, "Bob O’Neill")
        for visitor in (ann, bob):
            expect(visitor.page.locator("main[data-phase=play]")).to_be_visible()
        for move in moves:
            (ann, bob)[move.seat - 1].make(move)
        expect(ann.page.locator("main")).to_have_attribute("data-turn", "1")
        assert any(line.startswith("Bob O’Neill ") for line in ann.story())
        assert any(line.startswith("You ") for line in bob.story())
        # Nobody has read the other's cards in their own log.
        drawn = [line for line in bob.story() if line.startswith("Ann draws")]
        assert set(drawn) == {"Ann draws a card."}
        # Who comes back in the same browser has the same seat.
        bob.page.reload()
        expect(bob.page.locator("main")).to_have_attribute("data-seat", "2")


def test_four_meet_in_two_teams_and_play(world: World) -> None:
    known = Known("dujardin", 4, 3, after(24))
    moves = found(known).moves
    seat = world.table(known, people=4)
    names = ("Ann", "Bob", "Chloé", "Daan")
    with ExitStack() as stack:
        ann = stack.enter_context(world.visitor(seat))
        others = [stack.enter_context(world.visitor()) for _ in names[1:]]
        ann.sit(seat)
        for visitor, name in zip(others, names[1:], strict=True):
            join(visitor, link_of(ann), name)
        everybody = [ann, *others]
        for visitor in everybody:
            expect(visitor.page.locator("main[data-phase=play]")).to_be_visible()
        for move in moves:
            everybody[move.seat - 1].make(move)
        for visitor in everybody:
            expect(visitor.page.locator("main")).to_have_attribute("data-turn", "1")
        assert {move.seat for move in moves} == {1, 2, 3, 4}
        counts = {len(visitor.story()) for visitor in everybody}
        assert len(counts) == 1
        expect(ann.page.locator("[data-side=A]")).to_contain_text("Chloé")


def test_a_stranger_watches_and_sees_no_cards(world: World) -> None:
    known = HANDS[0]
    seat = world.table(known)
    with world.visitor(seat) as ann, world.visitor() as stranger:
        ann.sit(seat)
        page = stranger.go(f"/t/{seat.table}")
        expect(page.locator("main[data-phase=play]")).to_be_visible()
        ann.make(of_seat(1, found(known).moves)[0])
        expect(page.locator("[data-hand-card]")).to_have_count(0)
        expect(page.locator("[role=log]").first).to_contain_text("Ann ")


def test_a_seat_goes_to_another_device(world: World) -> None:
    seat = world.table(HANDS[0])
    with world.visitor(seat) as desk, world.visitor() as phone:
        page = desk.sit(seat)
        page.keyboard.press("m")
        page.get_by_role("button", name=WORDS.text("table-device-do")).click()
        link = page.locator("dialog input[readonly]").input_value()
        phone.page.goto(link)
        expect(phone.page.locator("main")).to_have_attribute("data-seat", "1")
        assert "#" not in phone.page.url
        expect(page.get_by_role("heading", level=1)).to_have_text(
            WORDS.text("table-gone-handed_over")
        )
