"""A table that somebody looks at: its log is written here, and then shown.

Everything that changes the table goes through the lock, one thing after another: decide,
append to the log, wait until that is safe, apply, show. What can't be written is tried again
(`live.retries`); the lock is free meanwhile, so that others may come, look and go.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Final

from bornes.engine.refusals import Refused
from bornes.server.bots.players import BotPlayers
from bornes.server.live import broadcast
from bornes.server.live.audience import Asker, Audience
from bornes.server.live.connection import Connection
from bornes.server.live.phrases import Phrases
from bornes.server.live.retries import Retries
from bornes.server.live.services import Services
from bornes.server.live.table_info import Presence, table_info
from bornes.server.live.timers import Timers
from bornes.server.protocol import problems
from bornes.server.protocol.bodies import TakeSeat
from bornes.server.protocol.messages import Bye, Done, Hello, TableInfo
from bornes.server.protocol.values import VERSION
from bornes.server.storage import Conflict, StorageFailed
from bornes.server.table import decisions
from bornes.server.table import entries as log
from bornes.server.table.apply import News, apply
from bornes.server.table.commitment import Shuffle, hashed
from bornes.server.table.table import Table

_HOPS: Final = 2
"""Turns of the loop until what is queued is with the system: one to take it, one to write it."""


class Room:
    """A table with those who look at it."""

    def __init__(self, table: Table, services: Services) -> None:
        self.table = table
        self.services = services
        self.lock = asyncio.Lock()
        """The lock that whoever changes the table holds, from the decision until it is shown."""
        self.audience = Audience(spectators=table.opening.spectators_allowed)
        self.timers = Timers(self.audience, services.config, self.propose)
        self.players = BotPlayers(services.thinkers, self.propose)
        self.retries = Retries(self._tell_storage)
        self.phrases = Phrases(self.audience, services.config.phrase_seconds)
        self.idle_since = asyncio.get_running_loop().time()
        """When the last client went, by the clock of the loop."""

    # --- those who look at it -----------------------------------------------------

    async def greet(self, connection: Connection, hello: Hello) -> None:
        """Let a client in, or let it become somebody else; it is shown all there is."""
        async with self.lock:
            seat = None
            if hello.token is not None:
                seat = decisions.seat_opened_by(self.table, hello.token)
            connection.seat, connection.language = seat, hello.language
            first = not self.audience
            self.audience.discard(connection)
            if seat is not None:
                await self._come_back(seat)
            self.audience.add(connection)
            if first:
                self.services.store.touch(self.table.id)
            self.timers.presence_changed(self.table)
            self._welcome(connection, hello)
            if self.retries.waiting:
                broadcast.tell_storage([connection], works=False)
            self._tell_table(besides=connection)
            await self._settle()

    async def _come_back(self, seat: int) -> None:
        """Give a seat back to its person; a bot plays on until that can be written."""

        def proposal(table: Table) -> Sequence[log.AnyEntry] | None:
            there = seat in self.audience.seats() and table.chairs[seat].stood_in
            return [log.CameBack(seat)] if there else None

        if not self.table.chairs[seat].stood_in:
            return
        try:
            if self.retries.waiting:
                raise StorageFailed
            await self._commit([log.CameBack(seat)])
        except StorageFailed:
            self.retries.later(lambda: self._take_up(proposal))

    def part(self, connection: Connection) -> None:
        """Let a client go."""
        if connection not in self.audience:
            return
        self.audience.discard(connection)
        self.timers.presence_changed(self.table)
        self._tell_table()
        if not self.audience:
            self.players.stop()
            self.idle_since = asyncio.get_running_loop().time()
            self.services.store.touch(self.table.id)

    def info(self) -> TableInfo:
        """The table as anybody may see it."""
        here = self.audience
        presence = Presence(here.seats(), self.timers.graces(), len(here.at(None)))
        return table_info(self.table, presence)

    def _welcome(self, connection: Connection, hello: Hello | None = None) -> None:
        hello = hello or Hello(version=VERSION)
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
        try:
            if self.retries.waiting:
                # What is refused anyway need not wait, and nobody may pile up wishes.
                decisions.entries_for(self.table, connection.seat, wish, self.services.config)
                raise StorageFailed
            await self._grant(connection, connection.seat, wish)
        except StorageFailed:
            if connection.waits:
                raise Refused(problems.storage_failed()) from None
            connection.waits = True
            seat, told = connection.seat, self.retries.waiting
            self.retries.later(lambda: self._grant_later(connection, seat, wish))
            if told:  # of others' wishes, and now of this one
                broadcast.tell_storage([connection], works=False)

    async def _grant(self, connection: Connection, seat: int | None, wish: decisions.Wish) -> None:
        config = self.services.config
        async with self.lock:
            entries = decisions.entries_for(self.table, seat, wish, config)
            if not entries:
                connection.tell(Done(wish.re))
                return
            await self._commit(entries, Asker(connection, wish.re))
            await self._settle()
        if any(isinstance(entry, log.SeatLeft) for entry in entries):
            self._unseat(seat)

    async def _grant_later(
        self, connection: Connection, seat: int | None, wish: decisions.Wish
    ) -> None:
        try:
            await self._grant(connection, seat, wish)
        except Refused as error:
            edition = self.table.opening.edition
            connection.tell(problems.problem(error.refusal, connection.language, edition, wish.re))
        connection.waits = False

    async def take_seat(
        self, wish: TakeSeat, person: str, known_by: Sequence[str]
    ) -> tuple[int, str]:
        """Give a free seat to somebody, who is known by some secrets; returns it with its own."""
        async with self.lock:
            name = decisions.clean_name(wish.name, self.services.config.longest_name)
            number = decisions.free_seat(self.table, wish.seat, known_by)
            token = self.services.secrets.token()
            keys = hashed(token), hashed(person)
            with self._at_once():
                await self._commit([log.SeatTaken(number, name, *keys, wish.car, wish.colour)])
            self.timers.presence_changed(self.table)
            await self._settle()
            return number, token

    async def offer_handover(self, token: str, until: float) -> tuple[int, str]:
        """A code with which another device may take the seat over."""
        async with self.lock:
            seat = decisions.seat_opened_by(self.table, token)
            code = self.services.secrets.token()
            with self._at_once():
                await self._commit([log.HandoverOffered(seat, hashed(code), until)])
            return seat, code

    async def hand_over(
        self, code: str, now: float, person: str, known_by: Sequence[str]
    ) -> tuple[int, str]:
        """Give a seat to whoever has a code; the device that had it only looks on."""
        async with self.lock:
            seat = decisions.handed_over(self.table, code, known_by, now)
            token = self.services.secrets.token()
            with self._at_once():
                await self._commit([log.HandedOver(seat, hashed(token), hashed(person))])
            for connection in self.audience.at(seat):
                connection.dismiss(Bye("handed_over"))
            return seat, token

    @contextmanager
    def _at_once(self) -> Iterator[None]:
        """Refuse what can't be written now: whoever asks by HTTP waits for the answer."""
        try:
            if self.retries.waiting:
                raise StorageFailed
            yield
        except StorageFailed:
            raise Refused(problems.storage_failed()) from None

    def _unseat(self, seat: int | None) -> None:
        """Whoever sat there only looks on from now on."""
        for connection in self.audience.at(seat):
            connection.seat = None
            self._welcome(connection)
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
        # If the log has moved on, that has been shown, and the proposal is out of date.
        with suppress(Refused):
            async with self.lock:
                entries = proposal(self.table) if self.audience else None
                if entries is None:
                    return
                if entries:
                    await self._commit(entries)
                await self._settle()

    # --- writing and showing; with the lock held ----------------------------------

    async def _settle(self) -> None:
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
        while (entry := decisions.due(self.table, self.players.declined)) is not None:
            await self._commit([entry])
        self._plan()

    def _plan(self) -> None:
        self.timers.plan(self.table)
        self.players.plan(self.table, watched=bool(self.audience))

    async def _commit(self, entries: Sequence[log.AnyEntry], asker: Asker | None = None) -> None:
        """Append entries to the log, and show them once they are safe.

        `StorageFailed` means that nothing has changed, and that it may be tried again.
        """
        table = self.table
        entries, shuffle = self._with_shuffle(entries)
        try:
            await self.services.store.append(table.id, table.sequence + 1, entries, shuffle)
        except Conflict:
            await self._read_again()
            raise Refused(problems.out_of_date()) from None
        if shuffle is not None:
            number, secret = shuffle
            table.shuffles[number] = secret
        for entry in entries:
            await self._apply(entry, asker)

    def _with_shuffle(
        self, entries: Sequence[log.AnyEntry]
    ) -> tuple[Sequence[log.AnyEntry], tuple[int, Shuffle] | None]:
        """The entries, with a commitment if they are the first wish for another match."""
        table, first = self.table, entries[0]
        if not isinstance(first, log.RematchVoted) or len(table.commitments) > table.match:
            return entries, None
        fresh = self.services.secrets.shuffle()
        return [log.RematchVoted(first.seat, fresh.commitment)], (table.match + 1, fresh)

    async def _read_again(self) -> None:
        """Somebody else has written to the log: the table is what it says now."""
        found = await self.services.read_table(self.table.id)
        if found is None:
            raise Refused(problems.no_table())
        self.table = found
        for connection in self.audience:
            self._welcome(connection)
        self._plan()

    async def _apply(self, entry: log.AnyEntry, asker: Asker | None) -> None:
        """Apply an entry, and show what is new before anything that depends on it is done."""
        seconds: float | None = None
        for news in apply(self.table, entry):
            if news.then is None:
                self._show(news, asker, seconds or self.timers.seconds_left(self.table))
                continue
            # Those who are told later are told the same time.
            seconds = self.timers.seconds_left(self.table)
            self._show(news, asker, seconds)
            self.timers.plan(self.table)
            for _ in range(_HOPS):
                await asyncio.sleep(0)

    def _show(self, news: News, asker: Asker | None, seconds: float | None) -> None:
        if news.moments:
            self.players.shown()
        if not self.audience and asker is None:
            return
        info = self.info() if news.people else None
        broadcast.show(self.audience, news, info, seconds, asker)
