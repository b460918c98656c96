"""Time at a table: pauses for answers, bots' moves, the next deal, people who are away.

Nothing runs while nobody looks: then there are no timers, and no bot thinks.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from bornes.engine.moves import Verb
from bornes.engine.refusals import Refused
from bornes.server.live.info import Presence
from bornes.server.protocol.values import Waiting
from bornes.server.table import entries as log
from bornes.server.table.answer_window import Window
from bornes.server.table.decide import only_bots_left
from bornes.server.table.table import Moment

if TYPE_CHECKING:
    from bornes.server.live.room import Room

DEAL_WITHOUT_PEOPLE: Final = 5.0
"""Seconds until the next hand where only bots are left to play it."""


class Pacing:
    """The clock of one table."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._loop = asyncio.get_running_loop()
        self._shown_at = self._loop.time()
        self._closing: tuple[Window, asyncio.TimerHandle] | None = None
        self._dealing: tuple[Moment, asyncio.TimerHandle] | None = None
        self._graces: dict[int, asyncio.TimerHandle] = {}
        self._thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._window: Window | None = None
        self.bots_declined: set[int] = set()
        """The bots that have decided not to answer; nobody is told."""

    # --- who is there -------------------------------------------------------------

    def presence(self) -> Presence:
        """Who is there, and how long the others have."""
        connections = self._room.connections
        now = self._loop.time()
        return Presence(
            frozenset(c.seat for c in connections if c.seat is not None),
            {seat: round(timer.when() - now, 1) for seat, timer in self._graces.items()},
            sum(c.seat is None for c in connections),
        )

    def presence_changed(self) -> None:
        """Give those who are away their time, and stop everything if nobody looks."""
        room = self._room
        here = {connection.seat for connection in room.connections}
        away = room.table.people() - here if room.connections and room.table.started else set()
        for seat in self._graces.keys() - away:
            self._graces.pop(seat).cancel()
        for seat in away - self._graces.keys():
            grace = room.shared.config.grace
            self._graces[seat] = self._loop.call_later(grace, self._stand_in, seat)
        if not room.connections:
            self._stop()

    def _stand_in(self, seat: int) -> None:
        self._graces.pop(seat, None)
        self._start(self._stood_in(seat))

    async def _stood_in(self, seat: int) -> None:
        room = self._room
        async with room.lock:
            here = {connection.seat for connection in room.connections}
            if seat in here or seat not in room.table.people() or not room.connections:
                return
            await room.commit([log.StoodIn(seat, room.shared.config.stand_in)])
            await room.settle()

    # --- what is to be waited for -------------------------------------------------

    def shown(self) -> None:
        """Something has just been shown; a bot's next move counts from now."""
        self._shown_at = self._loop.time()

    def plan(self) -> None:
        """Set the clock for what the table waits for now."""
        room = self._room
        table = room.table
        if table.window is not self._window:
            self._window = table.window
            self.bots_declined.clear()
        if not room.connections:
            return
        self._plan_closing()
        self._plan_deal()
        if table.status != "playing" or table.now is None:
            return
        asked = table.window.offers if table.window is not None else (table.game.to_act,)
        for seat in asked:
            if seat is not None and table.chairs[seat].level is not None:
                self._think(seat, table.now)

    def _plan_closing(self) -> None:
        table = self._room.table
        window = table.window
        if self._closing is not None and self._closing[0] is not window:
            self._closing[1].cancel()
            self._closing = None
        if window is None or self._closing is not None:
            return
        seconds = self._seconds(window)
        if seconds is not None:
            timer = self._loop.call_later(seconds, self._close, window)
            self._closing = (window, timer)

    def _seconds(self, window: Window) -> float | None:
        """For how long answers are open in all, if the clock decides."""
        table = self._room.table
        if window.waiting is Waiting.TIMED:
            return table.opening.pause
        if window.waiting is Waiting.ALL and only_bots_left(table):
            return self._room.shared.config.shortest_pause
        return None

    def seconds_left(self) -> float | None:
        """How long answers stay open by the clock, for somebody who is told of it now."""
        if self._closing is None or self._closing[0] is not self._room.table.window:
            return self._room.table.opening.pause
        return max(0.0, round(self._closing[1].when() - self._loop.time(), 2))

    def _close(self, window: Window) -> None:
        self._start(self._closed(window))

    async def _closed(self, window: Window) -> None:
        room = self._room
        async with room.lock:
            if room.table.window is window:
                await room.commit([log.AnswersClosed()])
                await room.settle()

    def _plan_deal(self) -> None:
        table = self._room.table
        if self._dealing is not None and self._dealing[0] is not table.now:
            self._dealing[1].cancel()
            self._dealing = None
        if not table.hand_over() or self._dealing is not None or table.now is None:
            return
        seconds = table.opening.deal_pause if table.people() else DEAL_WITHOUT_PEOPLE
        if seconds is not None:
            moment = table.now
            timer = self._loop.call_later(seconds, self._deal, moment)
            self._dealing = (moment, timer)

    def _deal(self, moment: Moment) -> None:
        self._start(self._room.commit_if(moment, log.Dealt()))

    # --- bots ---------------------------------------------------------------------

    def _think(self, seat: int, moment: Moment) -> None:
        known = self._thinking.get(seat)
        if known is not None and known[0] == moment.seq and not known[1].done():
            return
        task = self._start(self._bot_moves(seat, moment))
        self._thinking[seat] = (moment.seq, task)

    async def _bot_moves(self, seat: int, moment: Moment) -> None:
        room, window = self._room, moment.window
        table = room.table
        level = table.chairs[seat].level
        assert level is not None
        seed = table.shuffles[table.match].bot_seed(seat)
        view = moment.game_for(seat).view(seat)
        move = await room.shared.thinkers.choose(level, seed, view)
        if not (window is not None and move.verb is Verb.PASS):
            await asyncio.sleep(self._shown_at + self._delay(window) - self._loop.time())
        async with room.lock:
            now = room.table.now
            if now is None or now.seq != moment.seq or room.table.window is not window:
                return
            if not room.connections or room.table.status != "playing":
                return
            if room.table.chairs[seat].level is None:
                return
            if window is not None and move.verb is Verb.PASS:
                self.bots_declined.add(seat)
            else:
                await room.commit([log.Moved(str(move))])
            await room.settle()

    def _delay(self, window: Window | None) -> float:
        delay = self._room.table.opening.bot_delay
        pause = self._room.table.opening.pause
        if window is not None and window.waiting is Waiting.TIMED and pause is not None:
            return min(delay, pause / 2)  # an answer has to come while answers are open
        return delay

    # --- tasks --------------------------------------------------------------------

    def _start(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = self._loop.create_task(self._quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _quietly(self, work: Coroutine[None, None, None]) -> None:
        # The log has moved on or can't be written. The one has been shown; the other is
        # tried again when somebody does something.
        with suppress(Refused):
            await work

    def _stop(self) -> None:
        for pair in (self._closing, self._dealing):
            if pair is not None:
                pair[1].cancel()
        self._closing = self._dealing = None
