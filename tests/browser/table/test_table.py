"""Cards go where they are put: by dragging and by clicking, and what can't be says why."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from bornes import Card, Game, Verb
from tests.support.browser.known import ME, Known, choice_after, found
from tests.support.browser.world import TOLD_MORE, World

MIDDLE = Known("parker", 2, 33, choice_after(30))


def laid_200(game: Game) -> bool:
    sides = game.tableaus.values()
    return game.to_act == ME and any(Card.KM_200 in side.distance for side in sides)


LONG_WAY = Known("arche", 2, 1, laid_200)


def drag(page: Page, card: Locator, target: Locator) -> None:
    here, there = card.bounding_box(), target.bounding_box()
    assert here is not None
    assert there is not None
    page.mouse.move(here["x"] + here["width"] / 2, here["y"] + here["height"] / 2)
    page.mouse.down()
    page.mouse.move(there["x"] + 30, there["y"] + there["height"] / 2, steps=6)
    page.mouse.move(there["x"] + there["width"] / 2, there["y"] + there["height"] / 2, steps=4)
    page.mouse.up()


def card_to_play(known: Known, verb: Verb) -> str:
    """A card that goes to one's own side, or to the discards, and nowhere else."""
    moves = found(known).game.legal_moves()
    return str(next(m.card for m in moves if m.verb is verb and m.on is None and m.card))


def test_a_card_is_dragged_to_the_road(world: World) -> None:
    seat = world.reach(MIDDLE)
    card = card_to_play(MIDDLE, Verb.PLAY)
    with world.visitor(seat) as visitor:
        page = visitor.sit(seat)
        told = len(visitor.story())
        held = page.locator(f'[data-hand-card][data-card="{card}"]').first
        drag(page, held, page.locator("section[data-side=A]"))
        page.wait_for_function(TOLD_MORE, arg=told)
        assert visitor.story()[told].startswith("You play ")


def test_a_card_is_dragged_to_the_discards(world: World) -> None:
    seat = world.reach(MIDDLE)
    with world.visitor(seat) as visitor:
        page = visitor.sit(seat)
        told = len(visitor.story())
        drag(page, page.locator("[data-hand-card]").first, page.locator("[data-place=discard]"))
        page.wait_for_function(TOLD_MORE, arg=told)
        assert visitor.story()[told].startswith("You discard ")


def test_a_card_that_may_not_be_played_there_says_why_and_stays(world: World) -> None:
    seat = world.reach(MIDDLE)
    with world.visitor(seat) as visitor:
        page = visitor.sit(seat)
        expect(page.locator("[data-hand-card].idle").first).to_be_visible()
        before = page.locator("[data-hand-card]").count()
        drag(
            page, page.locator("[data-hand-card].idle").first, page.locator("section[data-side=A]")
        )
        expect(page.locator("[role=alert]").filter(has_text=".").first).to_be_visible()
        expect(page.locator("[data-hand-card]")).to_have_count(before)


def test_a_card_dropped_nowhere_comes_back(world: World) -> None:
    seat = world.reach(MIDDLE)
    with world.visitor(seat) as visitor:
        page = visitor.sit(seat)
        told = len(visitor.story())
        held = page.locator("[data-hand-card]").first
        drag(page, held, page.locator("header h1"))
        expect(held).to_have_attribute("aria-pressed", "false")
        assert len(visitor.story()) == told


def test_every_distance_that_lies_on_the_table_is_seen(world: World) -> None:
    seat = world.reach(LONG_WAY)
    side = next(s for s in found(LONG_WAY).game.tableaus.values() if Card.KM_200 in s.distance)
    with world.visitor(seat) as visitor:
        page = visitor.sit(seat)
        expect(page.locator(f'[data-place="side:{side.side}:200"] .card').first).to_be_visible()


def may_take(game: Game) -> bool:
    """Seat 1 has to draw, and has a choice where from."""
    verbs = {move.verb for move in game.legal_moves()} if game.to_act == ME else set()
    return verbs == {Verb.DRAW, Verb.TAKE}


def test_whoever_chooses_a_card_too_early_still_sees_how_to_draw(world: World) -> None:
    seat = world.reach(Known("volant", 2, 1, may_take, within=60))
    with world.visitor(seat) as visitor:
        page = visitor.sit(seat)
        draw = page.locator("[data-actions] button[data-move$=draw]")
        expect(draw).to_be_visible()
        card = page.locator("[data-hand-card]").first
        kind = card.get_attribute("data-card")
        card.click(position={"x": 12, "y": 30})
        expect(card).to_have_attribute("aria-pressed", "true")
        expect(page.locator("[data-actions] button[data-move$=take]")).to_be_visible()
        visitor.click("[data-actions] button[data-move$=draw]")
        expect(page.locator("main[data-phase=play]")).to_be_visible()
        # Nothing has left the hand: the card lies where it lay.
        expect(page.locator("[data-hand-card]").first).to_have_attribute("data-card", kind or "")
        expect(page.locator("[data-hand-card]")).to_have_count(7)
