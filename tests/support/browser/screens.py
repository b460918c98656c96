"""Every screen of the page, and how one gets there: for the checks, and for the pictures."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import expect

from bornes import EDITIONS, Verb
from bornes.locales import Messages
from tests.support.browser import keeper, played
from tests.support.browser.daily import daily_table, play_to_the_end
from tests.support.browser.guided import lesson_table
from tests.support.browser.known import (
    EXTENSION,
    HANDS,
    Known,
    after,
    asked_for,
    choice_after,
    hand_over,
    match_over,
    second_hand_over,
)
from tests.support.browser.world import PATIENCE, Seat, Visitor, World
from tests.support.server_client import take_seat

SLOW: Final = 60_000
"""Milliseconds for what is worked out: a hint."""

Arrive = Callable[[Visitor], None]


@dataclass(frozen=True)
class Place:
    """Where a screen is: an address, and the seats one has."""

    path: str
    seats: tuple[Seat, ...] = ()


@dataclass(frozen=True)
class Screen:
    """A screen: what must have happened, and what is done once its address is open."""

    name: str
    prepare: Callable[[World], Place]
    arrive: Arrive
    passing: bool = False
    """Whether it is gone after a moment, and can't be had again."""

    def show(self, visitor: Visitor, place: Place) -> None:
        """Come to it."""
        visitor.go(place.path)
        self.arrive(visitor)
        visitor.page.evaluate("document.fonts.ready")


# --- what must have happened ------------------------------------------------------


def _at(path: str) -> Callable[[World], Place]:
    return lambda _: Place(path)


def _reached(known: Known, **settings: object) -> Callable[[World], Place]:
    def prepare(world: World) -> Place:
        seat = world.reach(known, **settings)
        return Place(f"/t/{seat.table}", (seat,))

    return prepare


def _looked_back_at(world: World) -> Place:
    seat = world.reach(Known("arche", 2, 1, match_over))
    return Place(f"/t/{seat.table}/review/1")


def _waiting(world: World) -> Place:
    known = Known("dujardin", 4, 3, hand_over)
    seat = world.table(known, people=3, pause=3)
    take_seat(world.address, seat.table, "Chloé")
    return Place(f"/t/{seat.table}", (seat,))


def _guided(world: World) -> Place:
    seat = lesson_table(world, "dujardin")
    return Place(f"/t/{seat.table}", (seat,))


def _of_the_day(world: World) -> Place:
    seat = daily_table(world, "arche")
    play_to_the_end(world, seat, 5)
    return Place(f"/t/{seat.table}", (seat,))


def _at_home(world: World) -> Place:
    house = {"hazard_on_hazard": True, "hand_size": 7, "points": {"trip": 500}}
    known = Known("dujardin", 4, 3, hand_over, house=house)
    seat = world.table(known, people=3, pause=3)
    return Place(f"/t/{seat.table}", (seat,))


def _by_link(world: World) -> Place:
    return Place(_waiting(world).path)


def _watched(world: World) -> Place:
    return Place(_reached(Known("rally", 3, 5, after(60)))(world).path)


def _with_a_friend(world: World) -> Place:
    seat = world.table(Known("parker", 3, 1, choice_after(2)), people=2, pause=8)
    take_seat(world.address, seat.table, "Chloé")
    return Place(f"/t/{seat.table}", (seat,))


def _with_clocks(world: World) -> Place:
    known = Known("dujardin", 4, 3, hand_over)
    clock = {"kind": "match", "seconds": 600, "increment": 5}
    seat = world.table(known, people=4, pause=8, clock=clock)
    for name in ("Bernadette", "Maximilian", "Eva"):
        take_seat(world.address, seat.table, name)
    return Place(f"/t/{seat.table}", (seat,))


def _without_spectators(world: World) -> Place:
    known = Known("rally", 3, 5, after(4))
    return Place(_reached(known, spectators_allowed=False)(world).path)


# --- what is done there -----------------------------------------------------------


def _sees(selector: str, timeout: float = PATIENCE * 1000) -> Arrive:
    def arrive(visitor: Visitor) -> None:
        expect(visitor.page.locator(selector).first).to_be_visible(timeout=timeout)

    return arrive


def _presses(key: str, selector: str, timeout: float = PATIENCE * 1000) -> Arrive:
    def arrive(visitor: Visitor) -> None:
        _sees("main[data-phase]:not([data-phase=connecting])")(visitor)
        visitor.page.keyboard.press(key)
        _sees(selector, timeout)(visitor)

    return arrive


def _chooses(kind: str) -> Arrive:
    """Take a card in hand that can be played, or one that can't."""

    def arrive(visitor: Visitor) -> None:
        _sees("main[data-phase=play] [data-hand-card]")(visitor)
        visitor.page.locator(f"[data-hand-card].{kind}").first.click()
        _sees("button[data-move], [data-try]")(visitor)
        if kind == "idle":
            visitor.page.locator("[data-try]").click()
            _sees("[role=alert]:has-text('.')")(visitor)

    return arrive


def _opens(panel: str, words: str, selector: str) -> Arrive:
    def arrive(visitor: Visitor) -> None:
        _presses(panel, "dialog[open]")(visitor)
        visitor.page.get_by_role("button", name=_said(visitor, words)).click()
        _sees(selector)(visitor)

    return arrive


def _said(visitor: Visitor, words: str) -> str:
    """A message as the page of a visitor has it."""
    return Messages(visitor.page.locator("html").get_attribute("lang") or "en").text(words)


def _chooses_clocks(visitor: Visitor) -> None:
    visitor.page.locator("summary").filter(has=visitor.page.locator(".note")).nth(0).wait_for()
    visitor.page.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)")
    visitor.page.locator(".clocks label").nth(2).click()
    expect(visitor.page.locator(".clocks fieldset")).to_have_count(4)


def _may_take_back(visitor: Visitor) -> None:
    _sees(_IN_PLAY)(visitor)
    visitor.page.locator("[data-hand-card]").first.click()
    visitor.page.keyboard.press("d")
    expect(visitor.page.locator("[data-undo]")).to_be_visible()


def _is_asked_again(visitor: Visitor) -> None:
    """Want to be asked before a card is thrown away, and throw one away."""
    visitor.page.evaluate("localStorage.setItem('bornes-confirm', 'discards')")
    visitor.page.reload()
    _chooses("idle")(visitor)
    visitor.page.keyboard.press("d")
    lang = visitor.page.locator("html").get_attribute("lang") or "en"
    sure = visitor.page.locator("button[data-move]", has_text=Messages(lang).text("table-sure"))
    expect(sure).to_be_visible()


def _sits_beside(visitor: Visitor) -> None:
    """Two people on one device, in the set-up."""
    visitor.page.locator("label:has(input[value=here])").nth(1).click()
    expect(visitor.page.locator("input.name")).to_be_visible()


def _hands_on(visitor: Visitor) -> None:
    _sits_beside(visitor)
    visitor.page.locator("button.play").click()
    expect(visitor.page.locator("[data-hand-on]")).to_be_visible()


def _opens_company(visitor: Visitor) -> None:
    """Plan a table with a friend, and look at what goes on around it."""
    _sees("main button.play")(visitor)
    page = visitor.page
    page.locator("input[type=radio][value=friend]").nth(1).check(force=True)
    page.locator("summary", has_text=_said(visitor, "start-company")).click()
    expect(page.locator("details[open] input[role=switch]")).to_have_count(2)


def _looks_for_words(visitor: Visitor) -> None:
    _sees("main[data-phase=play]")(visitor)
    visitor.page.locator("[data-tool=say]").click()
    _sees("[data-phrases]")(visitor)


def _says_something(visitor: Visitor) -> None:
    _looks_for_words(visitor)
    visitor.page.locator("[data-phrase=well_played]").click()
    _sees("[data-said]")(visitor)


def _sees_hints_on_cards(visitor: Visitor) -> None:
    """Have hints shown on the cards, and close what explains them."""
    _presses("h", "[data-hints]")(visitor)
    switch = visitor.page.locator("dialog[open] input[role=switch]")
    switch.check(force=True)
    visitor.page.keyboard.press("Escape")
    _sees("[data-hand-card] [data-worth]", SLOW)(visitor)


def _puts_aside(visitor: Visitor) -> None:
    """Put the score of the hand aside, to look at the table."""
    _sees("[data-hand-end]")(visitor)
    visitor.page.keyboard.press("Escape")
    _sees("main .next button")(visitor)


def _turns_to(tab: str) -> Arrive:
    """Open the help at one of its other pages."""

    def arrive(visitor: Visitor) -> None:
        _presses("r", "dialog[open] [role=tab]")(visitor)
        visitor.page.locator(f"[role=tab][id$={tab}]").click()
        _sees(f"[data-help={tab}]")(visitor)

    return arrive


def _reads_the_rules(visitor: Visitor) -> None:
    """Open the rules, as large as they can be."""
    _presses("r", "[data-rules=decisions] li")(visitor)
    larger = visitor.page.locator("[data-help] > button[aria-pressed]")
    if larger.is_visible():
        larger.click()


def _opens_house_rules(visitor: Visitor) -> None:
    """Open the house rules of the set-up, change two, and have one refused."""
    _sees("main button.play")(visitor)
    lang = visitor.page.locator("html").get_attribute("lang") or "en"
    visitor.page.locator("summary", has_text=Messages(lang).text("sets-title")).click()
    for group in ("distance", "road"):
        visitor.page.locator(f"[data-house-group={group}] > summary").click()
    visitor.page.locator("[data-house=hazard_on_remedy] label").nth(1).click()
    visitor.page.locator("[data-house=hazard_needs_roll_card] label").nth(1).click()
    _sees("[data-house=hazard_needs_roll_card] [role=alert]")(visitor)


def _is_cut_off(visitor: Visitor) -> None:
    """Lose the connection: the browser is told that it has no network."""
    visitor.forgive("net::ERR_INTERNET_DISCONNECTED")
    _sees("main[data-phase=play]")(visitor)
    visitor.context.set_offline(True)
    _sees("[data-lost]")(visitor)


def _gets_no_words(visitor: Visitor) -> None:
    """Come again, and the file of the language doesn't."""
    visitor.forgive("net::ERR_FAILED")
    visitor.page.route("**/assets/{en,fr,nl}-*.js", lambda route: route.abort())
    visitor.page.reload()
    _sees("[data-speechless]")(visitor)


_IN_PLAY: Final = "main[data-phase=play] [data-hand-card]"
_MID: Final = Known("parker", 2, 1, choice_after(30))
_EARLY: Final = Known("parker", 2, 1, after(0))
"""Where every turn waits to be taken back, a later moment is minutes away."""
_ATTACKED: Final = Known("rally", 3, 5, asked_for(Verb.COUP_FOURRE, 70))
_HUNGRY: Final = Known("arche", 3, 10, asked_for(Verb.PARRY, 24))
_OVERTAKEN: Final = Known("volant", 3, 10, asked_for(Verb.U_TURN, 60))
_SECOND_HAND: Final = Known("parker", 2, 33, second_hand_over, within=300)
_RACE: Final = Known("volant", 2, 6, choice_after(40))

SCREENS: Final = (
    Screen("start", _at("/"), _sees("main button.play")),
    Screen("stats", _at("/stats"), played.has_matches),
    Screen("keeper", _at("/score"), keeper.sees_a_sheet_kept),
    Screen("keeper-hand", _at("/score"), keeper.tells_what_can_not_be),
    Screen("keeper-sheet", _at("/score"), keeper.reads_a_sheet(keeper.EVENING)),
    Screen("keeper-over", _at("/score"), keeper.reads_a_sheet(keeper.RACES)),
    Screen("keeper-games", _at("/score"), keeper.reads_a_sheet(keeper.FAMILY)),
    Screen("keeper-advice", _at("/score"), keeper.is_advised),
    Screen("start-house", _at("/"), _opens_house_rules),
    Screen("start-clocks", _at("/"), _chooses_clocks),
    Screen("start-company", _at("/"), _opens_company),
    Screen("start-here", _at("/"), _sits_beside),
    Screen("hand-on", _at("/"), _hands_on),
    Screen("lobby-house", _at_home, _sees("[data-phase=waiting] [data-house-rules]")),
    Screen("lobby", _waiting, _sees("[data-phase=waiting] input[readonly]")),
    Screen("join", _by_link, _sees("[data-phase=waiting] section")),
    Screen("table-dujardin", _reached(Known("dujardin", 2, 1, after(36, 200))), _sees(_IN_PLAY)),
    Screen(
        "table-dujardin-teams", _reached(Known("dujardin", 4, 1, after(70, 300))), _sees(_IN_PLAY)
    ),
    Screen("table-rally", _reached(Known("rally", 3, 1, after(60, 200))), _sees(_IN_PLAY)),
    Screen("table-rally-six", _reached(Known("rally", 6, 1, after(80, 300))), _sees(_IN_PLAY)),
    Screen("table-parker", _reached(_MID), _sees(_IN_PLAY)),
    Screen("table-arche", _reached(Known("arche", 3, 1, after(24, 75))), _sees(_IN_PLAY)),
    Screen("table-volant", _reached(Known("volant", 4, 2, after(110, 250))), _sees(_IN_PLAY)),
    Screen("daily", _of_the_day, _sees("[data-daily=told]", SLOW)),
    Screen("guided", _guided, _sees("[data-pointed]")),
    Screen("clocks", _with_clocks, _sees(".clock.running")),
    Screen("undo", _reached(_EARLY, undo=10), _may_take_back, passing=True),
    Screen("confirming", _reached(_MID), _is_asked_again),
    Screen("choosing", _reached(_MID), _chooses("playable")),
    Screen("choosing-volant", _reached(_RACE), _chooses("playable")),
    Screen("refused", _reached(_MID), _chooses("idle")),
    Screen("watching", _watched, _sees("main[data-phase]")),
    Screen("watching-not", _without_spectators, _sees("[data-phase=closed] h1")),
    Screen("phrases", _with_a_friend, _looks_for_words),
    Screen("said", _with_a_friend, _says_something, passing=True),
    Screen("offer", _reached(_ATTACKED), _sees("[data-offer]")),
    Screen("offer-arche", _reached(_HUNGRY), _sees("[data-offer]")),
    Screen("offer-volant", _reached(_OVERTAKEN), _sees("[data-offer]")),
    Screen("celebration", _reached(_ATTACKED), _presses("c", "[data-celebration]"), passing=True),
    Screen("extension", _reached(EXTENSION), _sees("main[data-phase=extension] [data-move]")),
    Screen("hand-end", _reached(_SECOND_HAND), _sees("[data-hand-end]")),
    Screen("hand-end-aside", _reached(_SECOND_HAND), _puts_aside),
    Screen(
        "hand-end-arche",
        _reached(Known("arche", 2, 39, hand_over, {"games": 3})),
        _sees("[data-hand-end]"),
    ),
    Screen(
        "match-end",
        _reached(Known("dujardin", 2, 1, match_over, {"match_hands": 3}, within=400)),
        _sees("[data-match-end]"),
    ),
    Screen("match-end-volant", _reached(HANDS[4]), _sees("[data-match-end]")),
    Screen("record", _at("/review"), _sees("[data-open-record] textarea")),
    Screen("review", _looked_back_at, _sees("[data-curve]")),
    Screen("score", _reached(_MID), _presses("s", "dialog[open] table")),
    Screen("log", _reached(_MID), _presses("l", "dialog[open] [role=log] li")),
    Screen("help", _reached(_MID), _presses("r", "dialog[open] h3")),
    Screen("help-cards", _reached(_MID), _turns_to("cards")),
    Screen("help-keys", _reached(_MID), _turns_to("keys")),
    Screen(
        "help-table",
        _reached(Known("parker", 2, 1, choice_after(30), house={"hand_size": 7})),
        _turns_to("table"),
    ),
    Screen("hints", _reached(_MID), _presses("h", "[data-hints]:not([data-hints='0'])", SLOW)),
    Screen("hints-on-cards", _reached(_MID), _sees_hints_on_cards),
    Screen("menu", _reached(_MID), _presses("m", "dialog[open] button")),
    Screen(
        "handover", _reached(_MID), _opens("m", "table-device-do", "dialog[open] input[readonly]")
    ),
    Screen("nowhere", _at("/elsewhere"), _sees("main h1")),
    Screen("no-table", _at("/t/none"), _sees("main h1")),
    Screen("lost", _reached(_MID), _is_cut_off, passing=True),
    Screen("speechless", _at("/"), _gets_no_words),
)
"""In the order in which one meets them."""

RULES: Final = tuple(
    Screen(f"rules-{edition}", _reached(Known(edition, 2, 1, choice_after(2))), _reads_the_rules)
    for edition in EDITIONS
)
"""The rules of every edition: for the pictures only, as the checks have the help."""
