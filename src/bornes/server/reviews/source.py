"""A match to be looked back at: one of a table, once it is over, or one of a record."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import lru_cache

from msgspec.structs import replace

from bornes.engine.refusals import Refused
from bornes.locales import Messages
from bornes.locales.advice_text import Names
from bornes.review.timeline import Timeline
from bornes.server.bots.names import names_at
from bornes.server.live.shown.table_info import table_info
from bornes.server.protocol import problems
from bornes.server.protocol.messages import TableInfo
from bornes.server.protocol.values import Language
from bornes.server.table.commitment import Shuffle
from bornes.server.table.entries import Created, Planned
from bornes.server.table.seats import Chair
from bornes.server.table.table import Table


@dataclass(frozen=True, slots=True)
class Source:
    """A match that is over, with all its cards."""

    record: str
    table: TableInfo
    match: int
    names: Names
    kept: bool = True
    """Whether its judgement is kept with a table; nothing is kept of a record that was sent."""

    @property
    def key(self) -> str:
        """What the judgement is known by: the same record is judged once."""
        return hashlib.sha256(self.record.encode()).hexdigest()


@lru_cache(16)
def timeline_of(record: str) -> Timeline:
    """The games of a record; what is no record is refused with the line."""
    return Timeline(record)


def of_record(record: str, language: Language) -> Source:
    """A match of a record, with nobody known in its seats; what is no record is refused."""
    game = timeline_of(record).end
    rules = game.rules
    table = Table("", {1: Shuffle(0, "")})
    table.opening = Created(
        edition=rules.edition,
        players=rules.players,
        seats=(Planned(),) * rules.players,
        commitment="",
        options=game.options,
        house=game.house,
    )
    table.commitments.append("")
    table.chairs = {seat: Chair("person") for seat in rules.seats}
    table.game, table.status = game, "over"
    # Neither the seed nor what it was committed to is looked at: that is for `bornes verify`.
    info = replace(table_info(table), opening=None)
    return Source(record, info, 1, names_at(table, Messages(language, rules.edition)), kept=False)


def of_table(table: Table, number: int, names: Names) -> Source:
    """A match of a table; refused as long as it is played."""
    game = table.finished.get(number)
    if game is None:
        later = number == table.match
        raise Refused(problems.record_later() if later else problems.no_match(number))
    return Source(game.record(), table_info(table), number, names)
