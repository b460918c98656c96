"""A match to be looked back at: one of a table, once it is over."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import lru_cache

from bornes.engine.refusals import Refused
from bornes.locales.advice_text import Names
from bornes.review.timeline import Timeline
from bornes.server.live.shown.table_info import table_info
from bornes.server.protocol import problems
from bornes.server.protocol.messages import TableInfo
from bornes.server.table.table import Table


@dataclass(frozen=True, slots=True)
class Source:
    """A match that is over, with all its cards."""

    record: str
    table: TableInfo
    match: int
    names: Names

    @property
    def key(self) -> str:
        """What the judgement is known by: the same record is judged once."""
        return hashlib.sha256(self.record.encode()).hexdigest()


@lru_cache(16)
def timeline_of(record: str) -> Timeline:
    """The games of a record; what is no record is refused with the line."""
    return Timeline(record)


def of_table(table: Table, number: int, names: Names) -> Source:
    """A match of a table; refused as long as it is played."""
    game = table.finished.get(number)
    if game is None:
        later = number == table.match
        raise Refused(problems.record_later() if later else problems.no_match(number))
    return Source(game.record(), table_info(table), number, names)
