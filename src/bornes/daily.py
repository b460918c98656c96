"""The deal of the day: the same cards for everybody on a date, in every edition.

The seed follows from the date and the edition alone, so that a server needs no other to deal the
same hand, and a device without a net deals it, too. `docs/randomness.md` says how.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from bornes.editions import EDITIONS
from bornes.engine.randomness import seed_named
from bornes.game import Game, new

PLAYERS: Final = 2
"""A deal of the day is for one and an opponent."""


@dataclass(frozen=True, slots=True)
class Daily:
    """The deal of a date in an edition: one hand, or one game."""

    date: str
    """The date in universal time, such as ``2026-11-19``."""
    edition: str

    @classmethod
    def today(cls, edition: str) -> Daily:
        """The deal of today, by the clock of this machine."""
        return cls(datetime.now(UTC).date().isoformat(), edition)

    @property
    def seed(self) -> int:
        """The seed that all cards of it follow from."""
        return seed_named(f"bornes-daily 1:{self.date}:{self.edition}")

    @property
    def options(self) -> Mapping[str, object]:
        """The options of a table that plays it: no more than one hand where hands are added up."""
        return {"match_hands": 1} if EDITIONS[self.edition].rules_for(PLAYERS).scored else {}

    def begin(self) -> Game:
        """The hand as it begins."""
        return new(self.edition, PLAYERS, seed=self.seed, options=self.options)
