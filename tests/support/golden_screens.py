"""The screens that are kept as text: every edition and every other screen, small and large."""

from __future__ import annotations

import os
import random
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from textual.screen import ModalScreen

from bornes.editions import EDITIONS
from bornes.game import Game
from bornes.locales import Messages
from bornes.terminal.match.lookback import Lookback
from bornes.terminal.match.setup import Wanted
from bornes.terminal.screen.begin import app_before, app_for, app_replaying
from bornes.terminal.screen.offer import OfferPanel
from bornes.terminal.session import Kind
from tests.support.conversation import position
from tests.support.games import finish_hand
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


_LANGUAGES = {"dujardin": "fr", "rally": "nl", "parker": "en", "arche": "fr", "volant": "fr"}
_KEYS = {
    "score": "s",
    "rules": "r",
    "help": "question_mark",
    "log": "l",
    "tableaus": "t",
    "road": "m",
    "save": "w",
    "leave": "q",
}
"""What opens each page over a table."""


def _screens() -> list[Golden]:
    found = []
    for edition in EDITIONS.values():
        most = max(edition.tables)
        for players, size in ((2, SMALL), (most, SMALL), (most, LARGE)):
            found.append(Golden(edition.id, players, size, _LANGUAGES[edition.id]))
    return found


def _sheets() -> list[Golden]:
    """A hand that is over, in every edition: each counts other things."""
    return [
        Golden(edition.id, min(edition.tables), SMALL, _LANGUAGES[edition.id], "ended")
        for edition in EDITIONS.values()
    ]


SCREENS = [
    *_screens(),
    *_sheets(),
    Golden("volant", 2, LARGE, "en", "ended"),
    Golden("parker", 2, SMALL, "en", "help"),
    Golden("rally", 4, LARGE, "nl", "help"),
    Golden("parker", 2, SMALL, "en", "log"),
    Golden("parker", 2, SMALL, "en", "score"),
    Golden("volant", 2, SMALL, "fr", "score"),
    Golden("arche", 2, SMALL, "fr", "rules"),
    Golden("dujardin", 6, SMALL, "fr", "tableaus"),
    Golden("volant", 2, SMALL, "fr", "road"),
    Golden("parker", 2, SMALL, "en", "save"),
    Golden("rally", 2, SMALL, "nl", "leave"),
    Golden("dujardin", 2, SMALL, "fr", "coup"),
    Golden("parker", 2, LARGE, "en", "coup"),
    Golden("parker", 2, SMALL, "nl", "extension"),
    Golden("parker", 2, SMALL, "en", "curtain"),
    Golden("arche", 2, SMALL, "fr", "curtain"),
    Golden("parker", 2, SMALL, "en", "replay-help"),
    Golden("parker", 2, SMALL, "fr", "replay-go"),
    Golden("parker", 2, SMALL, "en", "setup"),
    Golden("volant", 4, LARGE, "nl", "setup"),
    Golden("parker", 2, SMALL, "en", "house"),
    Golden("dujardin", 4, LARGE, "fr", "house"),
    Golden("rally", 2, SMALL, "nl", "house-field"),
    Golden("arche", 2, SMALL, "fr", "house-keep"),
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
async def _page(screen: Golden, folder: Path) -> AsyncIterator[At]:
    async with _table(screen, folder) as at:
        await at.press(_KEYS[screen.kind])
        await at.until(lambda: isinstance(at.app.screen, ModalScreen))
        yield at


@asynccontextmanager
async def _ended(screen: Golden, _: Path) -> AsyncIterator[At]:
    """A hand is over, and its score is shown."""
    game = under_way(screen.edition, screen.players)
    finish_hand(game, random.Random(1))
    async with running(app_at(game, language=screen.language), screen.size) as at:
        await at.until_kind(Kind.HAND_ENDED, Kind.MATCH_ENDED)
        yield at


@asynccontextmanager
async def _offered(screen: Golden, game: Game) -> AsyncIterator[At]:
    """Somebody is asked something."""
    async with running(app_at(game, language=screen.language), screen.size) as at:
        await at.until(lambda: bool(at.table.query_one(OfferPanel).display))
        yield at


@asynccontextmanager
async def _coup(screen: Golden, _: Path) -> AsyncIterator[At]:
    """Seat 1 holds the safety that answers what was just laid."""
    game = position(
        screen.edition,
        screen.players,
        to_play=2,
        hands={
            1: ["right_of_way", "25", "50", "100", "roll", "stop"],
            2: ["stop", "25", "25", "50", "50", "75", "75"],
        },
        sides={"A": {"battle": ["roll"]}, "B": {"battle": ["roll"]}},
    )
    game.apply("play stop on A")
    async with _offered(screen, game) as at:
        yield at


@asynccontextmanager
async def _extension(screen: Golden, _: Path) -> AsyncIterator[At]:
    game = position(
        screen.edition,
        screen.players,
        to_play=1,
        hands={1: ["100", "25", "50", "stop", "roll", "stop", "repairs"]},
        sides={"A": {"battle": ["roll"], "distance": ["100"] * 6}},
    )
    game.apply("play 100")
    async with _offered(screen, game) as at:
        yield at


@asynccontextmanager
async def _curtain(screen: Golden, _: Path) -> AsyncIterator[At]:
    """Two on one device: it is handed on, and no card is to be seen."""
    seats = ("person=Anna", "person=Bob")
    app = app_at(under_way(screen.edition, screen.players), seats, screen.language)
    async with running(app, screen.size) as at:
        await at.until_kind(Kind.CURTAIN)
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
async def _keep(screen: Golden, folder: Path) -> AsyncIterator[At]:
    """A house rule was changed, and the set of them is given a name."""
    async with _field(screen, folder) as at:
        await at.press("down", "enter")
        await at.until(lambda: not at.app.screen.query("#box"))
        await at.press("k")
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


@asynccontextmanager
async def _replay_page(screen: Golden, folder: Path) -> AsyncIterator[At]:
    async with _replay(screen, folder) as at:
        await at.press("g" if screen.kind == "replay-go" else "question_mark")
        await at.until(lambda: isinstance(at.app.screen, ModalScreen))
        yield at


_MAKERS = {
    **dict.fromkeys(_KEYS, _page),
    "ended": _ended,
    "coup": _coup,
    "extension": _extension,
    "curtain": _curtain,
    "replay-help": _replay_page,
    "replay-go": _replay_page,
    "table": _table,
    "setup": _setup,
    "house": _house,
    "house-field": _field,
    "house-keep": _keep,
    "join": _join,
    "lobby": _lobby,
    "wishes": _wishes,
    "replay": _replay,
    "replay-seat": _replay,
}
