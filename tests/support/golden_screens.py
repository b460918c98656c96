"""The screens that are kept as text: every edition and every other screen, small and large."""

from __future__ import annotations

import os
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from bornes.editions import EDITIONS
from bornes.locales import Messages
from bornes.terminal.match.lookback import Lookback
from bornes.terminal.match.setup import Wanted
from bornes.terminal.screen.begin import app_before, app_for, app_replaying
from bornes.terminal.session import Kind
from tests.support.paths import ROOT
from tests.support.screen import LARGE, SMALL, At, app_at, running, under_way
from tests.support.server_client import make_table, take_seat
from tests.support.server_thread import KnownSecrets
from tests.support.server_thread import running as server_running
from tests.support.visits import visit

_PORT = re.compile(r"127\.0\.0\.1:\d{5}")
"""The system gives another one each time."""


@dataclass(frozen=True)
class Golden:
    edition: str
    players: int
    size: tuple[int, int]
    language: str
    kind: str = "table"

    @property
    def name(self) -> str:
        width, height = self.size
        kind = "" if self.kind == "table" else f"{self.kind}-"
        return f"{kind}{self.edition}-{self.players}-{width}x{height}-{self.language}"


def _screens() -> list[Golden]:
    languages = {"dujardin": "fr", "rally": "nl", "parker": "en", "arche": "fr", "volant": "fr"}
    found = []
    for edition in EDITIONS.values():
        most = max(edition.tables)
        for players, size in ((2, SMALL), (most, SMALL), (most, LARGE)):
            found.append(Golden(edition.id, players, size, languages[edition.id]))
    return found


SCREENS = [
    *_screens(),
    Golden("parker", 2, SMALL, "en", "setup"),
    Golden("volant", 4, LARGE, "nl", "setup"),
    Golden("parker", 2, SMALL, "en", "house"),
    Golden("dujardin", 4, LARGE, "fr", "house"),
    Golden("rally", 2, SMALL, "nl", "house-field"),
    Golden("dujardin", 3, SMALL, "fr", "join"),
    Golden("parker", 4, LARGE, "en", "join"),
    Golden("rally", 3, SMALL, "nl", "lobby"),
    Golden("arche", 2, SMALL, "en", "wishes"),
    Golden("parker", 2, SMALL, "en", "replay"),
    Golden("volant", 6, SMALL, "fr", "replay"),
    Golden("dujardin", 6, LARGE, "nl", "replay-seat"),
]


def path_of(screen: Golden) -> Path:
    return ROOT / "tests" / "terminal" / "screens" / f"{screen.name}.txt"


async def text_of(screen: Golden) -> str:
    """The screen as text."""
    async with shown(screen) as at:
        return _PORT.sub("127.0.0.1:00000", at.text)


@asynccontextmanager
async def shown(screen: Golden) -> AsyncIterator[At]:
    """The screen as it is to be seen."""
    with TemporaryDirectory() as folder, _settings_in(folder):
        async with _MAKERS[screen.kind](screen, Path(folder)) as at:
            before = ""
            while at.text != before:  # a busy machine lays a screen out in several steps
                before = at.text
                at.app.screen.refresh(layout=True)
                await at.pilot.pause(0.1)
            yield at


@contextmanager
def _settings_in(folder: str) -> Iterator[None]:
    """Nobody's own sets of house rules, and nobody's own seats."""
    before = os.environ.get("XDG_CONFIG_HOME")
    os.environ["XDG_CONFIG_HOME"] = folder
    try:
        yield
    finally:
        if before is None:
            del os.environ["XDG_CONFIG_HOME"]
        else:
            os.environ["XDG_CONFIG_HOME"] = before


@asynccontextmanager
async def _table(screen: Golden, _: Path) -> AsyncIterator[At]:
    app = app_at(under_way(screen.edition, screen.players), language=screen.language)
    async with running(app, screen.size) as at:
        await at.until_kind(Kind.ASK)
        yield at


@asynccontextmanager
async def _setup(screen: Golden, _: Path) -> AsyncIterator[At]:
    wanted = Wanted(edition=screen.edition, players=screen.players)
    app = app_for(wanted, None, Messages(screen.language))
    async with running(app, screen.size) as at:
        yield at


@asynccontextmanager
async def _house(screen: Golden, folder: Path) -> AsyncIterator[At]:
    async with _setup(screen, folder) as at:
        at.app.screen.query_one("#change-house").press()  # type: ignore[attr-defined]
        await at.until(lambda: bool(at.app.screen.query("#house-list")))
        yield at


@asynccontextmanager
async def _field(screen: Golden, folder: Path) -> AsyncIterator[At]:
    async with _house(screen, folder) as at:
        await at.press("down", "enter")
        await at.until(lambda: bool(at.app.screen.query("#box")))
        yield at


@asynccontextmanager
async def _join(screen: Golden, folder: Path) -> AsyncIterator[At]:
    seats = ["me", *["friend"] * (screen.players - 2), "steady"]
    with server_running(folder / "server", KnownSecrets(7)) as server:
        table, _ = make_table(server.address, screen.edition, seats, options={"match_hands": 3})
        guest = visit(server.address, table["id"], folder, name=None, language=screen.language)
        async with running(app_before(guest), screen.size) as at:
            yield at


@asynccontextmanager
async def _lobby(screen: Golden, folder: Path) -> AsyncIterator[At]:
    """One seat is Tess's, one is still free."""
    with server_running(folder / "server", KnownSecrets(7)) as server:
        seats = ["friend"] * (screen.players - 1) + ["steady"]
        table, _ = make_table(server.address, screen.edition, seats)
        guest = visit(server.address, table["id"], folder, seat=1, language=screen.language)
        async with running(app_before(guest), screen.size) as at:
            await at.until_kind(Kind.LOBBY)
            await at.until(lambda: at.table.moment is not None and bool(at.table.moment.wishes))
            yield at


@asynccontextmanager
async def _wishes(screen: Golden, folder: Path) -> AsyncIterator[At]:
    """What can be said at a table where somebody else sits."""
    with server_running(folder / "server", KnownSecrets(7)) as server:
        table, _ = make_table(server.address, screen.edition, ["friend"] * screen.players)
        take_seat(server.address, table["id"], "Ann", 2)
        guest = visit(server.address, table["id"], folder, seat=1, language=screen.language)
        async with running(app_before(guest), screen.size) as at:
            await at.until_kind(Kind.ASK, Kind.WAIT)
            await at.until(lambda: at.table.moment is not None and bool(at.table.moment.wishes))
            await at.press("a")
            await at.until(lambda: bool(at.app.screen.query("#box")))
            yield at


@asynccontextmanager
async def _replay(screen: Golden, folder: Path) -> AsyncIterator[At]:
    file = folder / "record.txt"
    file.write_text(under_way(screen.edition, screen.players).record(), "utf-8")
    seat = 2 if screen.kind == "replay-seat" else None
    app = app_replaying(Lookback(file), screen.language, 40, seat)
    async with running(app, screen.size) as at:
        await at.until(lambda: " 40 " in at.text)
        yield at


_MAKERS = {
    "table": _table,
    "setup": _setup,
    "house": _house,
    "house-field": _field,
    "join": _join,
    "lobby": _lobby,
    "wishes": _wishes,
    "replay": _replay,
    "replay-seat": _replay,
}
