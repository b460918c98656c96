"""A table that somebody looks at: its log is written here, and then shown.

Everything that changes the table goes through the lock, one thing after another: decide,
append to the log, wait until that is safe, apply, show. What can't be written is tried again
(`live.retries`); the lock is free meanwhile, so that others may come, look and go.

Other servers may append to the same log. What they have appended is taken in and shown like what is
appended here; if they were faster, it is decided anew.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

from bornes.engine.refusals import Refused
from bornes.server.background import Background
from bornes.server.bots.players import BotPlayers
from bornes.server.live import broadcast
from bornes.server.live.audience import Asker, Audience
from bornes.server.live.clock import TableTime, same
from bornes.server.live.company import Company
from bornes.server.live.connection import Connection
from bornes.server.live.measure import kept
from bornes.server.live.phrases import Phrases
from bornes.server.live.retries import Retries
from bornes.server.live.services import Services
from bornes.server.live.shown.table_info import Presence, table_info
from bornes.server.live.timers import Timers
from bornes.server.protocol import problems
from bornes.server.protocol.messages import Bye, Done, Hello, TableInfo
from bornes.server.storage import Conflict, StorageFailed
from bornes.server.table import decisions
from bornes.server.table import entries as log
from bornes.server.table.apply import apply
from bornes.server.table.commitment import Shuffle
from bornes.server.table.news import News
from bornes.server.table.table import Table

_PAUSE: Final = 0.3

Decision = Callable[[Table], Sequence[log.AnyEntry] | None]
"""What is to be appended, given the table as it is; nothing, or a refusal."""


class Room:
    """A table with those who look at it."""

    def __init__(self, table: Table, services: Services) -> None:
        self.table = table
        self.services = services
        self.lock = asyncio.Lock()
        """The lock that whoever changes the table holds, from the decision until it is shown."""
        self.audience = Audience(spectators=table.opening.spectators_allowed)
        neighbours = services.store.neighbours
        self.company = Company(table.id, self.audience, neighbours, self._company_changed)
        self.time = TableTime(table, services)
        self.timers = Timers(self.audience, self.company, services.config, self.propose, self.time)
        self.players = BotPlayers(services.thinkers, self.propose)
        self.retries = Retries(self._tell_storage)
        self.phrases = Phrases(self.audience, self.company, services.config.phrase_seconds)
        self.idle_since = asyncio.get_running_loop().time()
        """The time at which the last client went, by the clock of the loop."""
        self._background = Background()
        self._heard_of = 0
        self._heard_more = False
        self._following: asyncio.Task[None] | None = None

    # --- those who look at it -----------------------------------------------------

    async def greet(self, connection: Connection, hello: Hello) -> None:
        """Let a client in, or let it become somebody else; it is shown all there is."""
        async with self.lock:
            connection.seat = await self._seat_for(hello)
            connection.language = hello.language
            first = not self.audience
            self.audience.discard(connection)
            if connection.seat is not None:
                await self._come_back(connection.seat)
            await self.company.meet(connection)
            self.audience.add(connection)
            if first:
                self.services.store.touch(self.table.id)
            self.timers.presence_changed(self.table)
            self._welcome(connection, hello)
            if self.retries.waiting:
                broadcast.tell_storage([connection], works=False)
            self._tell_table(besides=connection)
            await self.settle()

    async def _seat_for(self, hello: Hello) -> int | None:
        """The seat that a client's secret opens; it may know more than this server does."""
        shown = self.table.base if self.table.now is None else self.table.now.seq
        if hello.since > shown:
            await self._look_again()
        if hello.token is None:
            return None
        try:
            return decisions.seat_opened_by(self.table, hello.token)
        except Refused:
            await self._look_again()
            return decisions.seat_opened_by(self.table, hello.token)

    async def _look_again(self) -> None:
        """See whether the log has more than is known here, if there is anybody else to write."""
        if self.services.store.neighbours is not None:
            with suppress(StorageFailed):
                await self._catch_up()

    async def _come_back(self, seat: int) -> None:
        """Give a seat back to its person; a bot plays on until that can be written."""
        if decisions.back(self.table, seat) is None:
            return
        try:
            if self.retries.waiting:
                raise StorageFailed
            await self.decide(lambda table: decisions.back(table, seat))
        except StorageFailed:
            self._have_back(seat)

    def _have_back(self, seat: int) -> None:
        """Give a seat back to its person as soon as it can be written, if they are still here."""

        def proposal(table: Table) -> Sequence[log.AnyEntry] | None:
            return decisions.back(table, seat) if seat in self.audience.seats() else None

        self.retries.later(lambda: self._take_up(proposal))

    def part(self, connection: Connection) -> None:
        """Let a client go."""
        if connection not in self.audience:
            return
        self.audience.discard(connection)
        self.company.tell()
        self.timers.presence_changed(self.table)
        self._tell_table()
        if not self.audience:
            self.players.stop()
            self.idle_since = asyncio.get_running_loop().time()
            self.services.store.touch(self.table.id)

    def info(self, *, shown: bool = True) -> TableInfo:
        """The table for somebody who may see what is played, or may not."""
        company = self.company
        presence = Presence(company.seats(), self.timers.graces(), company.spectators())
        return table_info(self.table, presence, now=self.time.now(), shown=shown)

    def _company_changed(self) -> None:
        """Others look at the table through other servers, or another server sees to it."""
        self.timers.presence_changed(self.table)
        self._tell_table()
        self._background.start(self.propose(lambda _: []))

    def _welcome(self, connection: Connection, hello: Hello) -> None:
        table, seconds = self.table, self.timers.seconds_left(self.table)
        message = broadcast.welcome(table, self.info(), connection.seat, hello, seconds)
        connection.tell(message)

    def _tell_table(self, besides: Connection | None = None) -> None:
        if self.audience:
            broadcast.tell_table(self.audience, self.info(), besides=besides)

    def _tell_storage(self) -> None:
        broadcast.tell_storage(self.audience, works=not self.retries.waiting)

    # --- what they want -----------------------------------------------------------

    async def wish(self, connection: Connection, wish: decisions.Wish) -> None:
        """Do what a client asks, or raise the refusal; what can't be written yet is done later."""
        seat = connection.seat
        try:
            if self.retries.waiting:
                # What is refused anyway need not wait, and nobody may pile up wishes.
                decisions.entries_for(self.table, seat, wish, self.services.config)
                raise StorageFailed
            await self._grant(connection, seat, wish)
        except StorageFailed:
            if connection.waits:
                raise Refused(problems.storage_failed()) from None
            connection.waits = True
            told = self.retries.waiting
            self.retries.later(lambda: self._grant_later(connection, seat, wish))
            if told:  # of others' wishes, and now of this one
                broadcast.tell_storage([connection], works=False)

    async def _grant(self, connection: Connection, seat: int | None, wish: decisions.Wish) -> None:
        def decision(table: Table) -> Sequence[log.AnyEntry]:
            # The seat may have been left meanwhile, through another device.
            still = seat if connection.seat == seat else None
            return decisions.entries_for(table, still, wish, self.services.config)

        async with self.lock:
            await self.decide(self.time.up)  # what comes too late comes too late
            if await self.decide(decision, Asker(connection, wish.re)):
                await self.settle()
            else:
                connection.tell(Done(wish.re))

    async def _grant_later(
        self, connection: Connection, seat: int | None, wish: decisions.Wish
    ) -> None:
        try:
            await self._grant(connection, seat, wish)
        except Refused as error:
            edition = self.table.opening.edition
            connection.tell(problems.problem(error.refusal, connection.language, edition, wish.re))
        connection.waits = False

    def _unseat(self, seat: int) -> None:
        """Whoever sat there only looks on from now on."""
        for connection in self.audience.at(seat):
            connection.seat = None
            self._welcome(connection, broadcast.hello_anew(connection))
        self.company.tell()
        self.timers.presence_changed(self.table)
        self._tell_table()

    # --- what the clock and the bots want -----------------------------------------

    async def propose(self, proposal: decisions.Proposal) -> None:
        """Do what a proposal still wants when its turn has come, if anybody looks.

        It is wanted until it is written. If nobody looks, it is dropped: whoever comes next has
        the clock and the bots begin anew with what the table waits for (`greet`).
        """
        await self.retries.do(lambda: self._take_up(proposal))

    async def _take_up(self, proposal: decisions.Proposal) -> None:
        with suppress(Refused):
            async with self.lock:
                if self.audience and await self.decide(proposal) is not None:
                    await self.settle()

    # --- what other servers have appended -----------------------------------------

    def hear_of(self, sequence: int) -> None:
        """The log is said to have reached a sequence number."""
        self._heard_of = max(self._heard_of, sequence)
        self._heard_more = True
        if self._following is None and self._heard_of > self.table.sequence:
            self._following = self._background.start(self._follow_on())

    async def _follow_on(self) -> None:
        try:
            while self._heard_of > self.table.sequence:
                await self._follow_or_wait()
        finally:
            self._following = None

    async def _follow_or_wait(self) -> None:
        before, self._heard_more = self.table.sequence, False
        try:
            await self.follow()
        except StorageFailed:
            await asyncio.sleep(_PAUSE)
        except Refused:
            self._heard_of = 0
        else:
            # There was nothing to be heard, if nothing has come since it was looked for.
            if self.table.sequence == before and not self._heard_more:
                self._heard_of = before

    async def follow(self) -> None:
        """Take in what other servers have appended, and see to what follows, if that is ours."""
        async with self.lock:
            await self._catch_up()
            if self.company.ours and self.audience:
                await self.settle()
            else:
                self._plan()

    def take_back(self, decision: Decision) -> None:
        """Undo what nobody was told of, in case that it was written and the answer was lost."""
        self.retries.later(lambda: self._take_back(decision))

    async def _take_back(self, decision: Decision) -> None:
        with suppress(Refused):
            async with self.lock:
                await self._catch_up()
                await self.decide(decision)
                await self.settle()

    # --- writing and showing; with the lock held ----------------------------------

    async def settle(self) -> None:
        """Do what has become due, and see what is to be waited for."""
        try:
            await self._do_what_is_due()
        except StorageFailed:
            self.retries.later(self._settle_later)

    async def _settle_later(self) -> None:
        with suppress(Refused):
            async with self.lock:
                await self._do_what_is_due()

    async def _do_what_is_due(self) -> None:
        def due(table: Table) -> Sequence[log.AnyEntry]:
            entry = decisions.due(table, self.players.declined)
            return [] if entry is None else [entry]

        while await self.decide(due):
            pass
        self._plan()

    def _plan(self) -> None:
        self.timers.plan(self.table)
        self.players.plan(self.table, watched=bool(self.audience) and self.company.ours)

    async def decide(
        self, decision: Decision, asker: Asker | None = None
    ) -> Sequence[log.AnyEntry] | None:
        """Append what a decision comes to, and show it once it is safe; returns it.

        If another server was faster, it is decided anew. `StorageFailed` means that it may be
        tried again.
        """
        while entries := decision(self.table):
            try:
                await self._commit(entries, asker)
            except Conflict:
                if await self._catch_up(entries, asker):
                    break
            else:
                break
        return entries

    async def _commit(self, entries: Sequence[log.AnyEntry], asker: Asker | None) -> None:
        table = self.table
        entries, shuffles = self._with_shuffles(entries)
        entries, store = self.time.stamped(entries), self.services.store
        await kept(entries, store.append(table.id, table.sequence + 1, entries, *shuffles))
        table.shuffles.update(shuffles)
        for entry in entries:
            await self._apply(entry, asker)

    def _with_shuffles(
        self, entries: Sequence[log.AnyEntry]
    ) -> tuple[Sequence[log.AnyEntry], Sequence[tuple[int, Shuffle]]]:
        """The entries, with a commitment if they are the first wish for another match."""
        table, first = self.table, entries[0]
        if not isinstance(first, log.RematchVoted) or len(table.commitments) > table.match:
            return entries, []
        fresh = self.services.secrets.shuffle()
        return [log.RematchVoted(first.seat, fresh.commitment)], [(table.match + 1, fresh)]

    async def _catch_up(
        self, wanted: Sequence[log.AnyEntry] = (), asker: Asker | None = None
    ) -> bool:
        """Take in and show what the log has more; whether that begins with what was wanted.

        It does if the answer of the storage was lost, or if somebody has wanted the same.
        """
        fresh = await self.services.read_on(self.table)
        if wanted and not fresh:
            raise Refused(problems.no_table())
        got_through = bool(wanted) and same(fresh, wanted)
        for number, entry in enumerate(fresh):
            await self._apply(entry, asker if got_through and number < len(wanted) else None)
        for seat in self.audience.seats():
            chair = self.table.chairs[seat]
            if chair.stood_in and not chair.out_of_time:
                # They came while the server that sees to the table gave them up.
                self._have_back(seat)
        return got_through

    async def _apply(self, entry: log.AnyEntry, asker: Asker | None) -> None:
        """Apply an entry, and show what is new before anything that depends on it is done."""
        seconds: float | None = None
        for news in apply(self.table, entry):
            if news.people:
                self.timers.presence_changed(self.table)
            if news.then is None:
                self._show(news, asker, seconds or self.timers.seconds_left(self.table))
                continue
            # Those who are told later are told the same time.
            seconds = self.timers.seconds_left(self.table)
            self._show(news, asker, seconds)
            self.timers.plan(self.table)
            # The socket has it; with the next turn of the loop the system has it too.
            await asyncio.sleep(0)
        if isinstance(entry, log.SeatLeft):
            self._unseat(entry.seat)
        elif isinstance(entry, log.HandedOver):
            for connection in self.audience.at(entry.seat):
                connection.dismiss(Bye("handed_over"))

    def _show(self, news: News, asker: Asker | None, seconds: float | None) -> None:
        if news.moments:
            self.players.shown()
        if news.anew:
            for connection in self.audience:
                self._welcome(connection, broadcast.hello_anew(connection, asker))
        elif self.audience or asker is not None:
            info = self.info() if news.people else None
            broadcast.show(self.audience, news, info, seconds, asker, self.table.times())
