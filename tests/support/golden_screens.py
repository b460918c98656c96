"""The screens that are kept as text: every edition, small and large, for few and for many."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from bornes.editions import EDITIONS
from bornes.terminal.screen.playing import Kind
from tests.support.paths import ROOT
from tests.support.screen import LARGE, SMALL, app_at, running, under_way


@dataclass(frozen=True)
class Golden:
    edition: str
    players: int
    size: tuple[int, int]
    language: str

    @property
    def name(self) -> str:
        width, height = self.size
        return f"{self.edition}-{self.players}-{width}x{height}-{self.language}"


def _screens() -> list[Golden]:
    languages = {"dujardin": "fr", "rally": "nl", "parker": "en", "arche": "fr", "volant": "fr"}
    found = []
    for edition in EDITIONS.values():
        most = max(edition.tables)
        for players, size in ((2, SMALL), (most, SMALL), (most, LARGE)):
            found.append(Golden(edition.id, players, size, languages[edition.id]))
    return found


SCREENS = _screens()


def path_of(screen: Golden) -> Path:
    return ROOT / "tests" / "terminal" / "screens" / f"{screen.name}.txt"


async def text_of(screen: Golden) -> str:
    app = app_at(under_way(screen.edition, screen.players), language=screen.language)
    async with running(app, screen.size) as at:
        await at.until_kind(Kind.ASK)
        await at.pilot.pause(0.05)
        return at.text
