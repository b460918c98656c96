"""One thing after the other, and a table that says what happens, what is wrong and what helps."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from bornes import Card, Game, Verb
from bornes.locales import Messages
from tests.support.browser.known import (
    COUP_FOURRE,
    EXTENSION,
    HANDS,
    ME,
    Known,
    choice_after,
    found,
    of_seat,
)
from tests.support.browser.order import SHOWN, assert_in_order, steps
from tests.support.browser.seldom import seldom
from tests.support.browser.world import LANGUAGES, PHONE, Seat, World
from tests.support.server_client import take_seat

# What is on the screen when each step is done, noted by the page's own record of steps.
WATCH: str = """() => {
  window.seen = [];
  const root = document.documentElement;
  new MutationObserver(() => {
    const steps = root.dataset.steps.split(" ");
    requestAnimationFrame(() => window.seen.push({
      step: steps.at(-1),
      flying: document.querySelectorAll(".sky .flight").length,
      turn: document.querySelector("main").dataset.turn,
      told: document.querySelectorAll("[role=log] [data-told]").length,
      said: document.querySelectorAll("[role=status] p").length,
      buttons: document.querySelectorAll("button.held.playable").length,
    }));
  }).observe(root, { attributes: true, attributeFilter: ["data-steps"] });
}"""


def stuck(card: Card) -> Callable[[Game], bool]:
    """Seat 1 is to play, stopped by this card, and can only discard."""

    def reached(game: Game) -> bool:
        if game.to_act != ME or game.phase != "play":
            return False
        side = next(iter(game.tableaus.values()))
        verbs = {move.verb for move in game.legal_moves()}
        return card in side.hazards and verbs == {Verb.DISCARD}

    return reached


def may_attack(game: Game) -> bool:
    """Seat 1 is to play, and holds a hazard for somebody."""
    return game.to_act == ME and any(
        move.verb is Verb.PLAY and move.on is not None for move in game.legal_moves()
    )


# What is animated, and which properties of it.
ANIMATED: str = """() => {
  window.animated = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, ...rest) {
    const properties = [...new Set(frames.flatMap(Object.keys))];
    const car = this.closest("[data-car]")?.dataset.car ?? null;
    window.animated.push({ car, properties });
    return animate.call(this, frames, ...rest);
  };
}"""

MIDDLE = Known("parker", 2, 33, choice_after(30))
OUT_OF_GAS = Known("parker", 2, 1, stuck(Card.OUT_OF_GAS), within=120)


def throw_away(page: Page) -> None:
    page.locator("[data-hand-card]").first.click(position={"x": 12, "y": 30})
    page.locator('button[data-move*=": discard "]').click()


@pytest.mark.parametrize("still", [False, True], ids=["moving", "still"])
def test_a_card_flies_lands_is_told_and_then_the_turn_passes(world: World, still: bool) -> None:
    seat = world.reach(MIDDLE)
    with world.visitor(seat, still=still, pace="usual") as visitor:
        page = visitor.sit(seat)
        page.evaluate(WATCH)
        throw_away(page)
        page.wait_for_function("() => window.seen.filter(each => each.step === 'pass').length >= 2")
        page.wait_for_function(SHOWN)
        assert_in_order(steps(page))
        seen = page.evaluate("window.seen")
        landed = next(i for i, each in enumerate(seen) if each["step"] == "land:card_discarded")
        told = next(i for i, each in enumerate(seen) if each["step"] == "tell:card_discarded")
        assert landed < told
        if still:
            assert not any(each["flying"] for each in seen)
        else:
            assert any(each["flying"] for each in seen[:landed])
        # The log and the announcement come after the landing, and the turn after both.
        assert seen[landed]["told"] < seen[told]["told"]
        assert seen[landed]["said"] < seen[told]["said"]
        assert seen[told]["turn"] == str(ME)
        assert seen[-1]["buttons"] >= 0
        expect(page.locator(".sky .flight")).to_have_count(0)


@pytest.mark.parametrize("edition", ["parker", "volant"])
def test_a_hazard_stops_a_car_with_a_jolt(world: World, edition: str) -> None:
    """On the road and on a circuit; and nothing but transform and opacity is animated."""
    known = Known(edition, 2, 1, may_attack)
    attack = next(m for m in found(known).game.legal_moves() if m.verb is Verb.PLAY and m.on)
    seat = world.reach(known)
    with world.visitor(seat, still=False, pace="usual") as visitor:
        page = visitor.sit(seat)
        expect(page.locator("main[data-phase=play]")).to_be_visible()
        expect(page.locator(".road-room [data-car]")).to_have_count(2)
        page.evaluate(ANIMATED)
        visitor.make(attack)
        page.wait_for_function(
            "car => window.animated.some((each) => each.car === car)", arg=str(attack.on)
        )
        used = {name for each in page.evaluate("window.animated") for name in each["properties"]}
        assert used <= {"transform", "opacity"}


def test_a_click_or_a_key_shows_the_rest_and_one_can_act_at_once(world: World) -> None:
    seat = world.reach(MIDDLE)
    with world.visitor(seat, still=False, pace="calm") as visitor:
        page = visitor.sit(seat)
        for key in (None, "Escape"):
            expect(page.locator('main[data-turn="1"][data-phase="play"]')).to_be_visible()
            throw_away(page)
            expect(page.locator("main[data-showing]")).to_be_visible()
            # The bot has answered long ago: whoever touches the table sees it at once.
            page.wait_for_timeout(150)
            if key is None:
                page.mouse.click(5, 450)
            else:
                page.keyboard.press(key)
            page.wait_for_function(
                "() => document.querySelector('main').dataset.turn === '1' &&"
                " document.querySelector('main').dataset.showing === undefined",
                timeout=900,
            )
            expect(page.locator(".sky .flight")).to_have_count(0)
            expect(
                page.locator("[data-hand-card].playable, [data-hand-card].idle").first
            ).to_be_visible()


def test_a_key_that_was_meant_for_something_else_answers_nothing_unseen(world: World) -> None:
    """The attack is still flying: its key shows the offer, and only the next one takes it."""
    seat = world.table(COUP_FOURRE)
    mine = of_seat(ME, found(COUP_FOURRE).moves)
    with world.visitor(seat, still=False, pace="calm") as visitor:
        page = visitor.sit(seat)
        for number, move in enumerate(mine):
            if number == len(mine) - 1:
                page.wait_for_function(SHOWN)
            visitor.make(move)
        expect(page.locator("main[data-showing]")).to_be_visible()
        page.keyboard.press("c")
        expect(page.locator("[data-offer]")).to_be_visible()
        page.keyboard.press("c")
        expect(page.locator("[data-offer]")).to_have_count(0)


def test_the_pace_is_changed_in_the_middle_of_a_game_and_kept(world: World) -> None:
    seat = world.reach(MIDDLE)
    with world.visitor(seat, still=False, pace=None) as visitor:
        page = visitor.sit(seat)
        page.keyboard.press("m")
        picked = page.locator("[data-pace]")
        expect(picked).to_have_attribute("data-pace", "usual")
        page.get_by_text("at once", exact=True).click()  # its plate, as a person does
        expect(picked).to_have_attribute("data-pace", "none")
        page.keyboard.press("Escape")
        page.evaluate(WATCH)
        throw_away(page)
        page.wait_for_function("() => window.seen.some(each => each.step === 'pass')")
        assert not any(each["flying"] for each in page.evaluate("window.seen"))
        page.reload()
        expect(page.locator("main[data-phase=play]")).to_be_visible()
        page.keyboard.press("m")
        expect(picked).to_have_attribute("data-pace", "none")


def test_a_tab_that_nobody_sees_shows_everything_at_once(world: World) -> None:
    seat = world.reach(MIDDLE)
    with world.visitor(seat, still=False, pace="calm") as visitor:
        page = visitor.sit(seat)
        throw_away(page)
        expect(page.locator("main[data-showing]")).to_be_visible()
        page.evaluate(
            "() => { Object.defineProperty(document, 'hidden', { get: () => true });"
            " document.dispatchEvent(new Event('visibilitychange')); }"
        )
        page.wait_for_function(SHOWN, timeout=900)
        expect(page.locator('main[data-turn="1"]')).to_be_visible()


def test_whoever_comes_back_is_shown_no_old_flights(world: World) -> None:
    seat = world.reach(MIDDLE)
    with world.visitor(seat, still=False, pace="usual") as visitor:
        page = visitor.sit(seat)
        throw_away(page)
        page.wait_for_function(SHOWN)
        lines = len(visitor.story())
        page.reload()
        expect(page.locator("main[data-phase=play]")).to_be_visible()
        assert page.evaluate("document.documentElement.dataset.steps ?? ''") == ""
        assert page.locator("main[data-showing]").count() == 0
        assert len(visitor.story()) >= lines


@pytest.mark.parametrize("language", seldom(LANGUAGES, ["fr"]))
def test_the_line_says_what_is_wrong_what_helps_and_what_to_do(world: World, language: str) -> None:
    words = Messages(language)
    seat = world.reach(OUT_OF_GAS)
    with world.visitor(seat, language=language) as visitor:
        page = visitor.sit(seat)
        line = page.locator("[data-whose]")
        expect(line).to_contain_text(words.text("card-out_of_gas"))
        expect(line).to_contain_text(words.text("card-gasoline"))
        expect(line).to_contain_text(words.text("table-nothing-fits"))
        # The only thing to do is the first button, and its place is lit.
        expect(page.locator('[data-place="discard"].lit')).to_be_visible()
        page.locator("[data-hand-card]").first.click(position={"x": 12, "y": 30})
        first = page.locator("[data-actions] button").first
        expect(first).to_have_attribute("data-move", re.compile(": discard "))


def test_what_is_at_stake_is_said(world: World) -> None:
    seat = world.reach(EXTENSION)
    with world.visitor(seat) as visitor:
        page = visitor.sit(seat)
        expect(page.locator("[data-whose]")).to_contain_text("200 points")
    seat = world.reach(COUP_FOURRE)
    with world.visitor(seat) as visitor:
        visitor.sit(seat)
        expect(visitor.page.locator("[data-stake]")).to_have_text("+300 points and your turn.")


def test_after_a_hazard_all_without_an_answer_read_the_same(world: World) -> None:
    """Bob attacks Ann, who can answer: Bob and a spectator read the same as if she could not."""
    words = Messages("en")
    first = world.table(COUP_FOURRE, people=2, pause=8)
    seated = take_seat(world.address, first.table, "Bob")
    second = Seat(first.table, first.edition, seated["seat"], seated["token"])
    with (
        world.visitor(first) as ann,
        world.visitor(second) as bob,
        world.visitor() as watching,
    ):
        ann.sit(first)
        bob.sit(second)
        watching.go(f"/t/{first.table}")
        for move in found(COUP_FOURRE).moves:
            (ann if move.seat == ME else bob).make(move)
        expect(ann.page.locator("[data-offer]")).to_be_visible()
        for visitor in (bob, watching):
            line = visitor.page.locator("[data-answering] strong")
            expect(line).to_have_text(words.text("table-moment"))
        # Whoever declines reads what all others read.
        ann.page.locator("[data-offer] [data-decline]").click()
        expect(ann.page.locator("[data-answering] strong")).to_have_text(words.text("table-moment"))
        bob.forgive("")
        bob.page.close()
        expect(ann.page.locator("[data-last]")).to_have_text("Bob has lost the connection.")


def test_the_log_groups_draws_opens_at_its_end_and_can_be_filtered(world: World) -> None:
    seat = world.reach(MIDDLE)
    with world.visitor(seat, size=(390, 844)) as visitor:
        page = visitor.sit(seat)
        page.keyboard.press("l")
        log = page.locator("dialog[open] [role=log]")
        expect(log.locator("li").last).to_be_in_viewport()
        grouped = log.locator("li:has(.card_drawn):has(.card_played)")
        assert grouped.count() > 0
        everything = log.locator("li").count()
        page.locator("dialog [data-log-what]").select_option("attacks")
        attacks = log.locator("li").count()
        assert 0 < attacks < everything
        assert log.locator("li:not(:has(.card_played, .coup_fourre_played))").count() == 0
        page.locator("dialog [data-log-who]").select_option("A")
        assert log.locator("li").count() <= attacks


@pytest.mark.long
@pytest.mark.parametrize("known", HANDS, ids=lambda known: known.edition)
@pytest.mark.parametrize("pace", ["calm", "usual", "quick"])
def test_a_whole_hand_is_shown_in_order_at_every_pace(
    world: World, known: Known, pace: str
) -> None:
    seat = world.table(known, bot_delay=0.1)
    with world.visitor(seat, still=False, pace=pace) as visitor:
        page = visitor.sit(seat)
        for move in of_seat(ME, found(known).moves):
            visitor.make(move)
            assert_in_order_so_far(steps(page))


def assert_in_order_so_far(done: list[str]) -> None:
    last = max(i for i, step in enumerate(done) if step == "pass") if "pass" in done else -1
    first = done.index("pass") + 1 if "pass" in done else 0
    if last > first:
        assert_in_order(done[first : last + 1])


def test_a_still_tells_the_last_three_events(world: World) -> None:
    seat = world.reach(MIDDLE)
    with world.visitor(seat, size=PHONE) as visitor:
        page = visitor.sit(seat)
        told = page.locator("[data-lately] li, [data-last]")
        expect(told).to_have_count(3)
        lines = [line for line in visitor.story() if " draw" not in line]
        shown = told.all_text_contents()
        assert [shown[-2].strip(), shown[-1].strip(), shown[0].strip()] == lines[-3:]
        assert page.locator("[data-played-by]").count() >= 1
        # A button that is needed has the room at once.
        page.locator("[data-hand-card]").first.click(position={"x": 12, "y": 30})
        expect(page.locator("[data-actions] button").first).to_be_visible()
        expect(page.locator("[data-lately]")).to_have_count(0)
