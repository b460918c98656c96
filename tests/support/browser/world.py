"""A server whose cards can be chosen, and people who come to it with a browser."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

import httpx
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    StorageState,
    expect,
)
from websockets.sync.client import connect

from bornes import Move
from bornes.locales import Messages
from tests.support.browser.known import LEVEL, ME, ChosenSecrets, Known, found, of_seat
from tests.support.server_client import make_table

PATIENCE: Final = 20.0
WIDE: Final = (1440, 900)
PHONE: Final = (390, 844)
LANGUAGES: Final = ("en", "fr", "nl")
LOST: Final = r"WebSocket connection to|net::ERR_"
"""What a browser itself says about a connection that is cut."""

TOLD_MORE: Final = "told => document.querySelectorAll('[role=log] [data-told]').length > told"
MY_TURN_AGAIN: Final = """told => {
  const { turn, seat, phase } = document.querySelector("main").dataset;
  const lines = document.querySelectorAll("[role=log] [data-told]").length;
  return turn === seat && phase === "play" && lines > told + 1;
}"""
DRAWN_OR_ASKED: Final = """() => {
  const { turn, seat, phase, showing } = document.querySelector("main").dataset;
  const asked = document.querySelector("button[data-move$=take]") !== null;
  return showing === undefined && turn === seat && (phase !== "draw" || asked);
}"""
"""Not while one's last move is still being shown: until the turn has passed, it is one's own."""

# A machine that is busy with other tests needs its time.
expect.set_options(timeout=PATIENCE * 1000)


@dataclass(frozen=True)
class Seat:
    """A seat with its key."""

    table: str
    edition: str
    seat: int
    token: str

    def kept(self) -> tuple[str, str]:
        """What the browser keeps of it, and under which name."""
        value = {"token": self.token, "seat": self.seat, "edition": self.edition, "at": 1}
        return f"bornes-seat:{self.table}", json.dumps(value)


class World:
    """A server, and the tables that the tests make there."""

    def __init__(self, address: str, secrets: ChosenSecrets, browser: Browser) -> None:
        self.address = address
        self.secrets = secrets
        self.browser = browser

    def table(self, known: Known, people: int = 1, **settings: Any) -> Seat:
        """A table as it is dealt: the first seats are for people, the others have bots."""
        self.secrets.seeds = [found(known).seed]
        seats = ["me"] + ["friend"] * (people - 1) + [LEVEL] * (known.players - people)
        table, token = make_table(
            self.address,
            known.edition,
            seats,
            options=dict(known.options),
            house=dict(known.house),
            **settings,
        )
        assert token is not None
        return Seat(table["id"], known.edition, ME, token)

    def reach(self, known: Known, **settings: Any) -> Seat:
        """A table with one person that has been played up to the wanted point."""
        seat = self.table(known, **settings)
        _play(self.address, seat, of_seat(ME, found(known).moves))
        return seat

    def drivers(self, seat: Seat) -> list[str]:
        """What the bots of a table are called, in English."""
        info = httpx.get(f"{self.address}/api/tables/{seat.table}").json()
        ids = [each["driver"] for each in info["seats"] if each["kind"] == "bot"]
        return [Messages("en").text(f"driver-{driver}") for driver in ids]

    @contextmanager
    def visitor(self, *seats: Seat, **wishes: Any) -> Iterator[Visitor]:
        """Somebody with a browser of their own; whatever goes wrong in it fails the test."""
        visitor = self.open(*seats, **wishes)
        try:
            yield visitor
            visitor.check()
        finally:
            visitor.context.close()

    def open(
        self,
        *seats: Seat,
        language: str = "en",
        size: tuple[int, int] = WIDE,
        still: bool = True,
        pace: str | None = "none",
        address: str | None = None,
        **wishes: Any,
    ) -> Visitor:
        """A browser that has these seats; without motion, and at once, unless it is wanted."""
        address = address or self.address
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            reduced_motion="reduce" if still else "no-preference",
            storage_state=_storage(address, seats, pace),
            **wishes,
        )
        context.set_default_timeout(PATIENCE * 1000)
        return Visitor(address, context)


def _storage(address: str, seats: Sequence[Seat], pace: str | None) -> StorageState:
    kept = [seat.kept() for seat in seats]
    if pace is not None:
        kept.append(("bornes-pace", pace))
    entries: Any = [{"name": name, "value": value} for name, value in kept]
    return {"cookies": [], "origins": [{"origin": address, "localStorage": entries}]}


def _play(address: str, seat: Seat, moves: Sequence[Move]) -> None:
    """Make moves at a table without a browser, and go when it is one's turn again."""
    url = address.replace("http", "ws", 1) + f"/api/tables/{seat.table}/live"
    left = [str(move) for move in moves]
    with connect(url, compression=None, proxy=None) as socket:
        socket.send(json.dumps({"type": "hello", "version": 1, "token": seat.token}))
        while True:
            message = json.loads(socket.recv(PATIENCE))
            assert message["type"] != "refused", message
            if message["type"] not in {"welcome", "update"}:
                continue
            legal = [move["text"] for move in message["own"]["legal"]]
            over = message["open"]["phase"] == "over"
            if not left and (legal or over):
                return
            if over:
                socket.send(json.dumps({"type": "ready"}))
            elif legal:
                assert left[0] in legal, (left[0], legal)
                move = {"type": "move", "move": left.pop(0), "seq": message["seq"]}
                socket.send(json.dumps(move))


def to_play(page: Page, seat: int) -> None:
    """Wait until a seat has to play a card.

    Both are asked at once: while others may still answer its last card, it is still its turn,
    and when they have, somebody else is to play.
    """
    expect(page.locator(f'main[data-turn="{seat}"][data-phase="play"]')).to_be_visible()


class Visitor:
    """A browser with one page, and what one does there."""

    def __init__(self, address: str, context: BrowserContext) -> None:
        self.address = address
        self.context = context
        self.problems: list[str] = []
        self.forgiven: list[str] = []
        context.on("console", self._heard)
        context.on("weberror", lambda error: self.problems.append(str(error.error)))
        self.page: Page = context.new_page()

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.problems.append(message.text)

    def forgive(self, pattern: str) -> None:
        """Expect a complaint of the browser's own."""
        self.forgiven.append(pattern)

    def check(self) -> None:
        """Nothing was missing, forbidden or broken."""
        left = [
            problem
            for problem in self.problems
            if not any(re.search(pattern, problem) for pattern in self.forgiven)
        ]
        assert not left, "\n".join(left)

    def go(self, path: str = "/") -> Page:
        """Open an address of the page."""
        self.page.goto(self.address + path)
        return self.page

    def sit(self, seat: Seat) -> Page:
        """Come to the table where one has a seat."""
        self.go(f"/t/{seat.table}")
        expect(self.page.locator("[data-phase]:not([data-phase=connecting])")).to_be_visible()
        return self.page

    # --- playing ------------------------------------------------------------------

    def make(self, move: Move) -> None:
        """Make a move with the mouse: the card, and then what is to be done with it."""
        page = self.page
        if move.verb in {"coup-fourre", "parry", "u-turn"}:
            self.click(f'[data-offer] [data-answer="{move}"]')
        elif move.verb == "pass":
            page.locator("[data-offer] [data-decline]").click()
        elif move.verb == "draw":
            self.draw(move)
        else:
            if move.card is not None:
                self.choose(str(move.card))
            self.click(f'button[data-move="{move}"]')

    def click(self, selector: str) -> None:
        """Click on a move, and wait until the log tells something new."""
        told = len(self.story())
        self.page.locator(selector).click()
        self.page.wait_for_function(TOLD_MORE, arg=told)

    def choose(self, card: str) -> None:
        """Take a card in hand, once it is one's turn."""
        seat = self.page.locator("main").get_attribute("data-seat")
        to_play(self.page, int(seat or 0))
        held = self.page.locator(f'button[data-hand-card][data-card="{card}"]').first
        if held.get_attribute("aria-pressed") != "true":
            held.click()

    def discard_something(self) -> None:
        """Throw the first card away, and wait until it is one's turn again."""
        count = len(self.story())
        card = self.page.locator("[data-hand-card]").first.get_attribute("data-card")
        assert card is not None
        self.choose(card)
        self.page.locator('button[data-move*=": discard "]').click()
        self.page.wait_for_function(MY_TURN_AGAIN, arg=count)

    def draw(self, move: Move) -> None:
        """Draw where there is a choice; where there is none, the page does it by itself."""
        self.page.wait_for_function(DRAWN_OR_ASKED)
        if self.page.locator("button[data-move$=take]").count():
            self.click(f'button[data-move="{move}"]')

    def story(self) -> list[str]:
        """What the log tells."""
        told = self.page.locator("[role=log]").first.locator("[data-told]")
        lines: list[str] = told.all_text_contents()
        return lines
