"""What must not be missed: a coup fourré, a parry, a U-turn, the extension."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest
from playwright.sync_api import expect

from bornes import Move
from tests.support.browser.known import (
    COUP_FOURRE,
    EXTENSION,
    ME,
    PARRY,
    TEAM,
    U_TURN,
    Known,
    found,
)
from tests.support.browser.world import Seat, Visitor, World
from tests.support.server_client import take_seat


def answer_to(known: Known) -> Move:
    return next(move for move in found(known).game.legal_moves() if move.verb != "pass")


def test_a_coup_fourre_is_offered_played_with_a_key_and_celebrated(world: World) -> None:
    seat = world.reach(COUP_FOURRE)
    answer = answer_to(COUP_FOURRE)
    with world.visitor(seat, still=False) as visitor:
        page = visitor.sit(seat)
        offer = page.locator("[data-offer]")
        expect(offer).to_be_visible()
        expect(offer.get_by_role("button").first).to_have_attribute("aria-keyshortcuts", "C")
        page.keyboard.press("c")
        expect(page.locator("[data-celebration=coup]")).to_be_visible()
        expect(offer).to_have_count(0)
        safeties = page.locator('[data-place="side:A:safeties"] > .crosswise')
        expect(safeties).to_have_count(1)
        assert any(line.startswith("Coup fourré! You answer") for line in visitor.story())
        # The turn is the answerer's, and the celebration stands in nobody's way.
        expect(page.locator("main")).to_have_attribute("data-turn", str(answer.seat))
        expect(page.locator("[data-celebration]")).to_have_count(0)


def test_an_offer_can_be_declined(world: World) -> None:
    seat = world.reach(COUP_FOURRE)
    with world.visitor(seat) as visitor:
        page = visitor.sit(seat)
        page.locator("[data-offer] [data-decline]").click()
        expect(page.locator("[data-offer]")).to_have_count(0)
        expect(page.locator("main[data-phase=play]")).to_be_visible()
        assert not any("Coup fourré" in line for line in visitor.story())


@pytest.mark.parametrize("known", [PARRY, U_TURN], ids=["parry", "u-turn"])
def test_other_answers_are_offered_too(world: World, known: Known) -> None:
    seat = world.reach(known)
    answer = answer_to(known)
    with world.visitor(seat) as visitor:
        page = visitor.sit(seat)
        before = len(visitor.story())
        page.locator(f'[data-offer] [data-answer="{answer}"]').click()
        expect(page.locator("[data-offer]")).to_have_count(0)
        sent_back = [f"U-turn! You send {name} back" for name in world.drivers(seat)]
        told = ["You answer"] if known is PARRY else sent_back
        assert any(words in line for line in visitor.story()[before:] for words in told)


@pytest.mark.parametrize(("key", "verb"), [("e", "extend"), ("n", "finish")])
def test_the_extension_is_asked_as_clearly(world: World, key: str, verb: str) -> None:
    seat = world.reach(EXTENSION)
    with world.visitor(seat, still=False) as visitor:
        page = visitor.sit(seat)
        expect(page.locator("main")).to_have_attribute("data-phase", "extension")
        expect(page.locator(f'button[data-move="1: {verb}"]')).to_be_visible()
        page.keyboard.press(key)
        if verb == "extend":
            expect(page.locator("[data-celebration=extension]")).to_be_visible()
            assert "You call the extension: everyone drives on." in visitor.story()
        else:
            expect(page.locator("[data-hand-end]")).to_be_visible()
            assert "You do not call the extension: the trip ends here." in visitor.story()


def test_two_people_live_a_coup_fourre_together(world: World) -> None:
    """Ann is attacked by Bob: she is offered the answer, he sees only that answers are open."""
    moves = found(COUP_FOURRE).moves
    ann_seat = world.table(COUP_FOURRE, people=2, pause=None)
    seated = take_seat(world.address, ann_seat.table, "Bob")
    bob_seat = Seat(ann_seat.table, ann_seat.edition, seated["seat"], seated["token"])
    with world.visitor(ann_seat) as ann, world.visitor(bob_seat) as bob:
        ann.sit(ann_seat)
        bob.sit(bob_seat)
        for move in moves:
            (ann if move.seat == ME else bob).make(move)
        expect(ann.page.locator("[data-offer]")).to_be_visible()
        expect(bob.page.locator("[data-answering]")).to_be_visible()
        expect(bob.page.locator("[data-offer]")).to_have_count(0)
        ann.page.locator("[data-offer] [data-answer]").first.click()
        for visitor, told in ((ann, "You answer"), (bob, "Ann answers")):
            expect(visitor.page.locator("[data-celebration=coup]")).to_be_visible()
            assert any(line.startswith(f"Coup fourré! {told}") for line in visitor.story())


@contextmanager
def team_under_attack(world: World) -> Iterator[tuple[Visitor, Visitor, Visitor]]:
    """Ann and Chloé, a team, have each an answer to what Bob's partner, a bot, has just played."""
    first = world.table(TEAM, people=3, pause=None)
    seats = [first]
    for name in ("Bob", "Chloé"):
        seated = take_seat(world.address, first.table, name)
        seats.append(Seat(first.table, first.edition, seated["seat"], seated["token"]))
    with ExitStack() as stack:
        ann, bob, chloe = (stack.enter_context(world.visitor(seat)) for seat in seats)
        people = dict(enumerate((ann, bob, chloe), start=ME))
        for visitor, seat in zip(people.values(), seats, strict=True):
            visitor.sit(seat)
        for move in found(TEAM).moves:
            if move.seat in people:
                people[move.seat].make(move)
        for asked in (ann, chloe):
            expect(asked.page.locator("[data-offer] [data-answer]").first).to_be_visible()
        expect(bob.page.locator("[data-answering=all]")).to_be_visible()
        expect(bob.page.locator("[data-offer]")).to_have_count(0)
        yield ann, bob, chloe


def test_partners_are_offered_their_answers_at_once_and_one_may_leave_it_to_the_other(
    world: World,
) -> None:
    with team_under_attack(world) as (ann, bob, chloe):
        chloe.page.locator("[data-offer] [data-decline]").click()
        expect(chloe.page.locator("[data-offer]")).to_have_count(0)
        expect(chloe.page.locator("[data-answering=all]")).to_be_visible()
        expect(ann.page.locator("[data-offer]")).to_be_visible()
        ann.click("[data-offer] [data-answer]")
        for visitor, told in ((ann, "You answer"), (bob, "Ann answers"), (chloe, "Ann answers")):
            expect(visitor.page.locator("main")).to_have_attribute("data-turn", "1")
            expect(visitor.page.locator("[data-offer], [data-answering]")).to_have_count(0)
            assert any(told in line for line in visitor.story())


def test_the_first_answer_of_a_team_counts_and_the_other_offer_is_gone(world: World) -> None:
    with team_under_attack(world) as (ann, bob, chloe):
        chloe.page.keyboard.press("c")
        expect(ann.page.locator("[data-offer]")).to_have_count(0)
        for visitor, told in (
            (ann, "Chloé answers"),
            (bob, "Chloé answers"),
            (chloe, "You answer"),
        ):
            expect(visitor.page.locator("[data-offer], [data-answering]")).to_have_count(0)
            assert any(told in line for line in visitor.story())
        kept = answer_to(TEAM).card
        expect(ann.page.locator(f'[data-hand-card][data-card="{kept}"]')).to_have_count(1)
