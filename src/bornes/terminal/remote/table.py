"""What a server has told of a table, and since when."""

from __future__ import annotations

import math
import time
from collections.abc import Callable

from bornes.engine.events import Event
from bornes.engine.rules import Rules
from bornes.engine.view import View
from bornes.locales import Messages
from bornes.locales.log_text import Company
from bornes.server.protocol.clocks import ClockTimes
from bornes.server.protocol.game import OpenTable, Own
from bornes.server.protocol.messages import AnswerInfo, SeatInfo, TableInfo, Update, Welcome
from bornes.terminal.remote.clocks import clock_line
from bornes.terminal.remote.lobby import away_notes, names_of
from bornes.terminal.remote.views import event_of, rules_of, view_of

Clock = Callable[[], float]


class RemoteTable:
    """A table as its server tells it, message by message."""

    def __init__(self, info: TableInfo, clock: Clock = time.monotonic) -> None:
        self.info = info
        self.rules: Rules = rules_of(info)
        self.seat: int | None = None
        self.seq = 0
        self.events: list[Event] = []
        self.view: View | None = None
        self.answer: AnswerInfo | None = None
        self._first = 0
        self._clock = clock
        self._shown_at = 0.0
        self._told_at = 0.0
        self._times: ClockTimes | None = None
        self._timed_at = 0.0

    # --- following ----------------------------------------------------------------

    def welcomed(self, message: Welcome) -> None:
        """Everything there is to see."""
        self.changed(message.table)
        self.seat = message.seat
        if message.first != self._first + len(self.events):
            self._first, self.events = message.first, []
        self._show(message.seq, message.events, message.open, message.own, message.answer)

    def updated(self, message: Update) -> None:
        """Something happened in the game."""
        self._time(message.times)
        self._show(message.seq, message.events, message.open, message.own, message.answer)

    def changed(self, info: TableInfo) -> None:
        """Something about the table is new; with another match its events are past."""
        if (info.match, info.rules) != (self.info.match, self.info.rules):
            self.rules = rules_of(info)
        if info.match != self.info.match:
            self._first, self.events = self.seq, []
            self.view = self.answer = None
        self.info = info
        self._told_at = self._clock()
        self._time(info.times)

    def _time(self, times: ClockTimes | None) -> None:
        self._times, self._timed_at = times, self._clock()

    def _show(
        self,
        seq: int,
        events: list[object],
        shown: OpenTable | None,
        own: Own | None,
        answer: AnswerInfo | None,
    ) -> None:
        self.seq = seq
        self.events += map(event_of, events)
        self.answer = answer
        self._shown_at = self._clock()
        self.view = None
        if shown is not None:
            told = tuple(self.events)
            self.view = view_of(self.rules, self.info, shown, own, self.seat, told)

    # --- who and when -------------------------------------------------------------

    def company(self, messages: Messages) -> Company:
        """Those at the table, as whoever looks is told."""
        return Company(self.rules, messages, self.seat, names_of(self.info, messages))

    @property
    def own_seat(self) -> SeatInfo | None:
        """One's own seat; nothing for who looks on."""
        return None if self.seat is None else self.info.seats[self.seat - 1]

    def seconds_left(self) -> int | None:
        """For how long answers are still open, or until the next hand is dealt."""
        most = self.answer.seconds if self.answer is not None else None
        if most is None and self.view is not None and self.view.phase == "over":
            most = self.info.deal_pause if self.info.status == "playing" else None
        if most is None:
            return None
        return max(0, math.ceil(most - (self._clock() - self._shown_at)))

    def away(self, messages: Messages) -> list[str]:
        """Who is away, and what becomes of their seat."""
        return away_notes(self.info, self.seat, self._clock() - self._told_at, messages)

    def clocks(self, messages: Messages) -> list[str]:
        """How much time everybody has; nothing at a table without clocks."""
        return clock_line(self.info, self._times, self._clock() - self._timed_at, messages)

    @property
    def ticks(self) -> bool:
        """Whether what is to be seen changes with every second."""
        grace = any(seat.grace for seat in self.info.seats)
        runs = self._times is not None and self._times.running is not None
        return grace or runs or bool(self.seconds_left())

    @property
    def is_to_speak(self) -> bool:
        """Whether the table waits until whoever looks says that there is no answer."""
        answer = self.answer
        return (
            answer is not None
            and answer.waiting == "all"
            and self.seat in answer.seats
            and self.seat not in answer.declined
        )
