"""Clocks at a table: how much time each person has follows from the times in its log.

Time is counted in seconds that servers have seen pass, so that neither a clock of the machine that
is put right nor a server that is down takes anything from anybody. It runs whether or not anybody
looks. While answers are open, a move can be taken back, or no hand is played, nobody's runs.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from bornes.engine.moves import Move, Verb
from bornes.engine.refusals import Refusal, Refused
from bornes.server.protocol.clocks import DAY, LONGEST_INCREMENT, ClockChoice, ClockTimes, limits

BETWEEN_HANDS: Final = 60.0
"""Seconds after which the next hand is dealt at the latest, where the time is for a match."""
_NO_MOVES: Final = frozenset({Verb.DRAW, Verb.TAKE})
"""What belongs to the move that follows it."""


@dataclass(slots=True)
class Clocks:
    """The clocks of one table."""

    choice: ClockChoice
    left: dict[int, float] = field(default_factory=dict)
    """The seconds that each seat had left at the time of the last entry."""
    running: int | None = None
    """The seat whose clock runs."""
    at: float = 0.0
    """The time of the last entry."""
    still_since: float = 0.0
    """The time from which on no clock has run, if none does."""

    def wind(self, seats: Iterable[int]) -> None:
        """Give every seat its whole time, for a new match."""
        self.left = dict.fromkeys(seats, self.choice.seconds)
        self.running, self.still_since = None, self.at

    def pass_until(self, at: float) -> None:
        """Let time go by until the time of an entry."""
        at = max(self.at, at)
        if self.running is not None:
            self.left[self.running] = self.left_at(self.running, at)
        self.at = at

    def run_for(self, seat: int | None) -> None:
        """Let the clock of a seat run from now on, or none."""
        if seat is None and self.running is not None:
            self.still_since = self.at
        self.running = seat

    def left_at(self, seat: int, now: float) -> float:
        """The seconds that a seat has left at a time."""
        spent = max(0.0, now - self.at) if seat == self.running else 0.0
        return max(0.0, round(self.left[seat] - spent, 3))

    def still_for(self, now: float) -> float:
        """For how many seconds no clock has run."""
        return 0.0 if self.running is not None else max(0.0, now - self.still_since)

    def moved(self, move: Move, *, by_person: bool) -> None:
        """A seat has made a move: the next one has its own time, or its person gets some back."""
        if move.verb in _NO_MOVES:
            return
        if self.choice.kind == "match":
            if not by_person:
                return
            self.left[move.seat] = round(self.left[move.seat] + self.choice.increment, 3)
        else:
            self.left[move.seat] = self.choice.seconds

    def taken_back(self, seat: int) -> None:
        """A move was taken back, and with it what it gave."""
        if self.choice.kind == "match":
            self.left[seat] = max(0.0, round(self.left[seat] - self.choice.increment, 3))

    def times(self, now: float, seats: Iterable[int], timed: set[int]) -> ClockTimes:
        """How much time everybody has at a time; those who are not timed have no clock."""
        left = tuple(self.left_at(seat, now) if seat in timed else None for seat in seats)
        return ClockTimes(self.running, left)

    @property
    def by_days(self) -> bool:
        """Whether nobody need be there at the same time as others."""
        return self.choice.kind == "days"

    @property
    def for_good(self) -> bool:
        """Whether whoever has no time left has none until the match is over."""
        return self.choice.kind == "match"

    @property
    def between_hands(self) -> float:
        """Seconds after which the next hand is dealt, whoever is ready for it."""
        return BETWEEN_HANDS if self.choice.kind == "match" else self.choice.seconds


def check(choice: ClockChoice, shortest: float) -> None:
    """Refuse a clock that can't be; the least time for a move is a setting of the server."""
    least, most = limits(choice.kind, shortest)
    if not least <= choice.seconds <= most:
        raise Refused(Refusal("server-clock", low=f"{least:g}", high=f"{most:g}"))
    if choice.kind == "days" and choice.seconds % DAY:
        raise Refused(Refusal("server-clock-days"))
    highest = LONGEST_INCREMENT if choice.kind == "match" else 0.0
    if not 0 <= choice.increment <= highest:
        raise Refused(Refusal("server-clock-increment", high=f"{highest:g}"))
