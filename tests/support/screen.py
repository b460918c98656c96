"""The full screen without a terminal: keys go in, and the text of the screen comes out."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from textual.pilot import Pilot

import bornes
from bornes import Game
from bornes.locales import Messages
from bornes.terminal.match.local import LocalMatch
from bornes.terminal.match.seat_plan import Seats, read_seats
from bornes.terminal.screen.app import BornesApp
from bornes.terminal.screen.local_session import LocalSession
from bornes.terminal.screen.table_screen import TableScreen
from bornes.terminal.screen.theme import FEW_COLOURS
from bornes.terminal.session import Kind, Session

SMALL = (80, 24)
LARGE = (120, 40)
_PATIENCE = 9000
"""How often a screen is looked at before it is given up: a first hint waits for the compiler."""


class At:
    """A running application: press keys, click, and read the screen."""

    def __init__(self, app: BornesApp, pilot: Pilot[int]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def text(self) -> str:
        """The screen, line by line."""
        # Textual has no public way to read the screen as text.
        strips = self.app.screen._compositor.render_strips()
        return "\n".join(strip.text.rstrip() for strip in strips)

    @property
    def table(self) -> TableScreen:
        found = [screen for screen in self.app.screen_stack if isinstance(screen, TableScreen)]
        return found[-1]

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.pilot.pause()

    async def until(self, holds: Callable[[], bool]) -> None:
        for _ in range(_PATIENCE):
            if holds():
                await self.pilot.pause()
                return
            await self.pilot.pause(0.01)
        raise AssertionError(f"the screen never came to it:\n{self.text}")

    async def until_kind(self, *kinds: Kind) -> None:
        def is_so() -> bool:
            moment = self.table.moment
            return moment is not None and moment.kind in kinds

        await self.until(is_so)

    async def until_text(self, text: str) -> None:
        await self.until(lambda: text in self.text)


@asynccontextmanager
async def running(app: BornesApp, size: tuple[int, int] = SMALL) -> AsyncIterator[At]:
    async with app.run_test(size=size) as pilot:
        at = At(app, pilot)
        await pilot.pause()
        yield at
        app.exit()


def app_at(game: Game, seats: Seats | None = None, language: str = "en") -> BornesApp:
    """The application at a table of this game; bots take no time."""
    messages = Messages(language, game.rules.edition)
    everyone = seats or read_seats(None, game.rules.players)
    session: Session = LocalSession(LocalMatch(game, everyone), messages, pace=0)
    return BornesApp(session, messages, FEW_COLOURS)


def under_way(edition: str, players: int, seed: int = 1, moves: int = 60) -> Game:
    """A match that has gone on for a while, with seat 1 to play."""
    game = bornes.new(edition, players, seed=seed)
    count = 0
    while count < moves or game.to_act != 1 or game.phase != "play":
        legal = game.legal_moves()
        if not legal:
            return under_way(edition, players, seed + 1, moves)
        # Some other card each time, and rather one that is played than one thrown away.
        useful = [move for move in legal if move.verb != "discard"] or legal
        game.apply(useful[count % len(useful)])
        count += 1
    return game


def scene(play: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Carry a scene out, from its first key to its last."""
    asyncio.run(play())
