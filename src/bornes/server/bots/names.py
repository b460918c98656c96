"""What those at a table are called, where the server speaks of them: as the page does it."""

from __future__ import annotations

from collections import Counter

from bornes.bots.registry import BOTS, short_name
from bornes.locales.advice_text import Names
from bornes.locales.words import Words
from bornes.server.protocol.drivers import DRIVERS
from bornes.server.table.seats import Chair
from bornes.server.table.table import Table


def names_at(table: Table, words: Words) -> Names:
    """The names of all seats, and of all sides: those of their seats in a row."""
    called = {seat: _called(seat, chair, words) for seat, chair in sorted(table.chairs.items())}
    alike, met = Counter(called.values()), Counter[str]()
    seats: dict[int, str] = {}
    teams: dict[str, list[str]] = {}
    for seat, name in called.items():
        met[name] += 1
        # A number tells two of the same name apart.
        numbered = words.text("name-numbered", name=name, number=met[name])
        seats[seat] = numbered if alike[name] > 1 else name
        teams.setdefault(table.game.rules.side_of(seat), []).append(seats[seat])
    return Names({side: words.listed(team) for side, team in teams.items()}, seats)


def _called(seat: int, chair: Chair, words: Words) -> str:
    if chair.driver in DRIVERS:
        return words.text(f"driver-{chair.driver}")
    if chair.kind == "bot":
        assert chair.level is not None
        if chair.level in BOTS:
            return words.text(f"name-bot-{chair.level}")
        return short_name(chair.level)
    return chair.name or words.text("the-seat", seat=seat)
