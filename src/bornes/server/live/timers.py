"""Time at a table: pauses for answers, the next deal, people who are away.

Nothing runs while nobody looks: then there are no timers. A timer changes nothing itself; when it
has run down, it proposes an entry to the table. Of several servers, one sees to the table; in the
others the clock runs along, for what they show and for the case that they have to take over.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from bornes.server.background import Background
from bornes.server.config import Config
from bornes.server.live.audience import Audience
from bornes.server.live.clock import TableTime
from bornes.server.live.company import Company
from bornes.server.protocol.values import Waiting
from bornes.server.table import entries as log
from bornes.server.table.answer_window import Window
from bornes.server.table.clocks import Clocks
from bornes.server.table.decisions import Proposal, Propose, only_bots_left
from bornes.server.table.table import Moment, Table
from bornes.server.table.undo import Held

DEAL_WITHOUT_PEOPLE: Final = 5.0
"""Seconds until the next hand where only bots are left to play it."""
_AT_ONCE: Final = 0.01
"""The shortest time for a timer: without any, uvloop gives one that doesn't tell when it is."""
UNTOLD: Final = 0.02
"""The longest time by which answers close late, at random. The loop waits for whole milliseconds
from when it has nothing to do: without it, a clock tells whether there was an answer to offer."""
_NOT_OURS: Final = 0.5
"""Seconds after which it is looked again whether what has run down is for this server to do."""
_LOOK_AGAIN: Final = 3600.0
"""The longest time for a timer: a move may take days."""

Run = tuple[int, float]
"""A clock that runs: whose it is, and the time since when."""


@dataclass(frozen=True, slots=True)
class Alarm:
    """Something that is done later, and when: a browser's loop has timers that don't tell."""

    at: float
    """The time at which it is done, by the clock of the loop."""
    timer: asyncio.Handle

    def cancel(self) -> None:
        """Leave it undone."""
        self.timer.cancel()


class Timers:
    """The clock of one table."""

    def __init__(
        self,
        audience: Audience,
        company: Company,
        config: Config,
        propose: Propose,
        time: TableTime,
    ) -> None:
        self._audience = audience
        self._company = company
        self._config = config
        self._propose = propose
        self._time = time
        self._background = Background()
        self._loop = asyncio.get_running_loop()
        self._closing: tuple[Window, Alarm] | None = None
        self._standing: tuple[Held, Alarm] | None = None
        self._dealing: tuple[Moment, Alarm] | None = None
        self._running: tuple[Run, Alarm] | None = None
        self._graces: dict[int, Alarm] = {}

    def plan(self, table: Table) -> None:
        """Set the clock for what the table waits for now."""
        if self._audience:
            self._plan_closing(table)
            self._plan_standing(table)
            self._plan_deal(table)
            self._plan_time_up(table)

    def _stop(self) -> None:
        for pair in (self._closing, self._standing, self._dealing, self._running):
            if pair is not None:
                pair[1].cancel()
        self._closing = self._standing = self._dealing = self._running = None

    def _later(self, seconds: float, call: Callable[..., None], *args: object) -> Alarm:
        timer = self._loop.call_later(seconds, call, *args)
        return Alarm(self._loop.time() + seconds, timer)

    def _run_down(self, proposal: Proposal) -> None:
        self._background.start(self._propose(proposal))

    # --- people who are away ------------------------------------------------------

    def graces(self) -> dict[int, float]:
        """For each person who is away, the seconds until a bot plays for them."""
        if not self._company.ours:
            return self._company.graces()
        now = self._loop.time()
        return {seat: round(timer.at - now, 1) for seat, timer in self._graces.items()}

    def presence_changed(self, table: Table) -> None:
        """Give those who are away their time, and stop everything if nobody looks."""
        looked_at = bool(self._audience)
        ours = looked_at and table.started and self._company.ours
        # At a table with clocks, they say how long one waits for whoever plays.
        waits = table.clocks is None or table.status != "playing"
        away = table.people() - self._company.seats() if ours and waits else set()
        back, gone = self._graces.keys() - away, away - self._graces.keys()
        for seat in back:
            self._graces.pop(seat).cancel()
        inherited = self._company.graces() if gone else {}
        for seat in gone:
            seconds = max(_AT_ONCE, inherited.get(seat, self._config.grace))
            self._graces[seat] = self._later(seconds, self._stand_in, seat)
        if ours and (back or gone):
            self._company.tell_graces(self.graces())
        if not looked_at:
            self._stop()

    def _stand_in(self, seat: int) -> None:
        def proposal(table: Table) -> Sequence[log.AnyEntry] | None:
            if seat in self._company.seats() or seat not in table.people():
                return None
            return [log.StoodIn(seat, self._config.stand_in)]

        self._graces.pop(seat, None)
        self._company.tell_graces(self.graces())
        self._run_down(proposal)

    # --- answers ------------------------------------------------------------------

    def seconds_left(self, table: Table) -> float | None:
        """What is left on the clock, for somebody who is told of it now.

        It is how long answers stay open, or how long a move can be taken back.
        """
        running: tuple[object, Alarm] | None = self._closing
        waits_for: object = table.window
        in_all = table.opening.pause
        if table.held_move is not None:
            running, waits_for, in_all = self._standing, table.held_move, table.opening.undo
        if running is None or running[0] is not waits_for:
            return in_all
        left = max(0.0, round(running[1].at - self._loop.time(), 2))
        window = table.window
        if window is None or window.waiting is not Waiting.TIMED or in_all is None:
            return left
        return min(left, in_all)  # by how much answers close late is not told

    def _plan_closing(self, table: Table) -> None:
        window = table.window
        # By days, answers have the time of a move; where only bots are left, a moment.
        hurries = window is not None and window.waiting is Waiting.ALL and only_bots_left(table)
        if self._closing is not None and (self._closing[0] is not window or hurries):
            self._closing[1].cancel()
            self._closing = None
        if window is None or self._closing is not None:
            return
        seconds = self._seconds(table, window)
        if seconds is not None:
            late = UNTOLD * secrets.randbelow(1000) / 1000
            self._closing = (window, self._later(seconds + late, self._close, window))

    def _seconds(self, table: Table, window: Window) -> float | None:
        """For how long answers are open in all, if the clock decides."""
        if window.waiting is Waiting.TIMED:
            return table.opening.pause
        if table.clocks is not None and table.clocks.by_days and not only_bots_left(table):
            return self._left_of(table.clocks, table.clocks.choice.seconds)
        if window.waiting is Waiting.ALL and only_bots_left(table):
            return self._config.shortest_pause
        return None

    def _left_of(self, clocks: Clocks, seconds: float) -> float:
        """What is left of a time that began when the last clock stood still."""
        return max(_AT_ONCE, seconds - clocks.still_for(self._time.now() or 0.0))

    def _close(self, window: Window) -> None:
        def proposal(table: Table) -> Sequence[log.AnyEntry] | None:
            return [log.AnswersClosed()] if table.window is window else None

        if self._company.ours:
            self._run_down(proposal)
        else:
            self._closing = window, self._later(_NOT_OURS, self._close, window)

    # --- a move that can be taken back --------------------------------------------

    def _plan_standing(self, table: Table) -> None:
        held = table.held_move
        if self._standing is not None and self._standing[0] is not held:
            self._standing[1].cancel()
            self._standing = None
        if held is None or self._standing is not None:
            return
        seconds = max(_AT_ONCE, table.opening.undo or 0)
        self._standing = (held, self._later(seconds, self._stand, held))

    def _stand(self, held: Held) -> None:
        def proposal(table: Table) -> Sequence[log.AnyEntry] | None:
            return [log.MoveStood()] if table.held_move is held else None

        if self._company.ours:
            self._run_down(proposal)
        else:
            self._standing = held, self._later(_NOT_OURS, self._stand, held)

    # --- the next hand ------------------------------------------------------------

    def _plan_deal(self, table: Table) -> None:
        if self._dealing is not None and self._dealing[0] is not table.now:
            self._dealing[1].cancel()
            self._dealing = None
        if not table.hand_over() or self._dealing is not None or table.now is None:
            return
        seconds = self._until_deal(table)
        if seconds is not None:
            moment = table.now
            self._dealing = (moment, self._later(seconds, self._deal, moment))

    def _until_deal(self, table: Table) -> float | None:
        if not table.people():
            return DEAL_WITHOUT_PEOPLE
        seconds, clocks = table.opening.deal_pause, table.clocks
        if seconds is not None or clocks is None:
            return seconds
        return self._left_of(clocks, clocks.between_hands)

    def _deal(self, moment: Moment) -> None:
        def proposal(table: Table) -> Sequence[log.AnyEntry] | None:
            return [log.Dealt()] if table.now is moment else None

        if self._company.ours:
            self._run_down(proposal)
        else:
            self._dealing = moment, self._later(_NOT_OURS, self._deal, moment)

    # --- whose time is up ---------------------------------------------------------

    def _plan_time_up(self, table: Table) -> None:
        clocks = table.clocks
        run = None
        if clocks is not None and clocks.running is not None:
            run = clocks.running, clocks.at
        if self._running is not None and self._running[0] != run:
            self._running[1].cancel()
            self._running = None
        if clocks is not None and run is not None and self._running is None:
            self._wait_for_time_up(table, clocks, run)

    def _wait_for_time_up(self, table: Table, clocks: Clocks, run: Run) -> None:
        left = clocks.left_at(run[0], self._time.now() or 0.0)
        pause = min(max(_AT_ONCE, left), _LOOK_AGAIN)
        if left <= 0 and not self._company.ours:
            pause = _NOT_OURS
        timer = self._later(pause, self._look_at_time, table, clocks, run)
        self._running = run, timer

    def _look_at_time(self, table: Table, clocks: Clocks, run: Run) -> None:
        now = self._time.now() or 0.0
        if clocks.left_at(run[0], now) > 0 or not self._company.ours:
            self._wait_for_time_up(table, clocks, run)
            return
        self._run_down(lambda table: self._time.up(table) or None)
