"""The bots that play at one table: they think about what is shown, and propose a move."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from bornes.engine.moves import Move, Verb
from bornes.server.background import Background
from bornes.server.bots.thinkers import Thinkers
from bornes.server.protocol.values import Waiting
from bornes.server.table import entries as log
from bornes.server.table.answer_window import Window
from bornes.server.table.decisions import Propose
from bornes.server.table.table import Moment, Table


class BotPlayers:
    """The bots of one table. Like persons, they see a view and are refused what is not legal."""

    def __init__(self, thinkers: Thinkers, propose: Propose) -> None:
        self._thinkers = thinkers
        self._propose = propose
        self._background = Background()
        self._loop = asyncio.get_running_loop()
        self._shown_at = self._loop.time()
        self._thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self._window: Window | None = None
        self.declined: set[int] = set()
        """The bots that have decided not to answer now; nobody is told of them."""

    def shown(self) -> None:
        """Something has just been shown; a bot's next move counts from now."""
        self._shown_at = self._loop.time()

    def plan(self, table: Table, *, watched: bool) -> None:
        """Let those think whom the table waits for; nobody does while nobody looks."""
        if table.window is not self._window:
            self._window = table.window
            self.declined.clear()
        waits = table.held_move is not None  # for whoever may take a move back
        if not watched or waits or table.status != "playing" or table.now is None:
            self.stop()
            return
        self._stop_all_but(table.now)
        asked = table.window.offers if table.window is not None else (table.game.to_act,)
        for seat in asked:
            if seat is not None and table.chairs[seat].level is not None:
                self._think(seat, table, table.now)

    def stop(self) -> None:
        """Nobody waits for the bots any more."""
        for _, task in self._thinking.values():
            task.cancel()
        self._thinking.clear()

    def _stop_all_but(self, moment: Moment) -> None:
        """Whatever is thought about an earlier moment comes too late."""
        for seat, (seq, task) in list(self._thinking.items()):
            if seq != moment.seq:
                task.cancel()
                del self._thinking[seat]

    def _think(self, seat: int, table: Table, moment: Moment) -> None:
        known = self._thinking.get(seat)
        if known is not None and known[0] == moment.seq and not known[1].done():
            return
        task = self._background.start(self._play(seat, table, moment))
        self._thinking[seat] = (moment.seq, task)

    async def _play(self, seat: int, table: Table, moment: Moment) -> None:
        level = table.chairs[seat].level
        assert level is not None
        seed = table.shuffles[table.match].bot_seed(seat)
        view = moment.game_for(seat).view(seat)
        move = _prepared(moment, seat) or await self._thinkers.choose(level, seed, view, table.id)
        if not _declines(moment, move):
            delay = _delay(table, moment.window)
            await asyncio.sleep(self._shown_at + delay - self._loop.time())

        def proposal(now: Table) -> Sequence[log.AnyEntry] | None:
            return self._entries(now, seat, moment, move)

        # What is being written is written, also if the bot is told to stop meanwhile.
        await asyncio.shield(self._background.start(self._propose(proposal)))

    def _entries(
        self, table: Table, seat: int, moment: Moment, move: Move
    ) -> Sequence[log.AnyEntry] | None:
        """What a decision leads to; None if it has come too late."""
        now = table.now
        if now is None or now.seq != moment.seq or table.window is not moment.window:
            return None
        if table.status != "playing" or table.chairs[seat].level is None:
            return None
        if _declines(moment, move):
            self.declined.add(seat)
            return []
        return [log.Moved(str(move))]


def _prepared(moment: Moment, seat: int) -> Move | None:
    """The move that a bot is meant to make in a guided hand, if it can."""
    if moment.lesson is None:
        return None
    step = moment.lesson.next_step(moment.game_for(seat))
    return None if step is None else step.move


def _declines(moment: Moment, move: Move) -> bool:
    return moment.window is not None and move.verb is Verb.PASS


def _delay(table: Table, window: Window | None) -> float:
    """How long after it was shown something a bot moves."""
    delay, pause = table.opening.bot_delay, table.opening.pause
    if window is not None and window.waiting is Waiting.TIMED and pause is not None:
        return min(delay, pause / 2)  # an answer has to come while answers are open
    return delay
