"""A table that somebody looks at: its log is written here, and then shown.

Everything that changes the table goes through the lock, one thing after another: decide,
append to the log, wait until that is safe, apply, show.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from bornes.engine.refusals import Refusal, Refused
from bornes.server.live.connection import Connection
from bornes.server.live.context import Shared
from bornes.server.live.info import table_info
from bornes.server.live.timers import Pacing
from bornes.server.live.views import (
    Showing,
    answer_part,
    open_part,
    own_part,
    own_view,
    to_text,
    view_for,
)
from bornes.server.protocol.messages import (
    Bye,
    Done,
    Hello,
    TableChanged,
    TableInfo,
    Welcome,
)
from bornes.server.protocol.values import VERSION
from bornes.server.protocol.wire import event_raw
from bornes.server.storage import Conflict, StorageFailed
from bornes.server.table import decide
from bornes.server.table import entries as log
from bornes.server.table.commitment import hashed
from bornes.server.table.follow import News, follow
from bornes.server.table.table import Moment, Table


class Room:
    """A table with those who look at it."""

    def __init__(self, table: Table, shared: Shared) -> None:
        self.table = table
        self.shared = shared
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.pacing = Pacing(self)
        self.idle_since = asyncio.get_running_loop().time()

    # --- those who look at it -----------------------------------------------------

    async def greet(self, connection: Connection, hello: Hello) -> None:
        """Let a client in, or let it become somebody else; it is shown all there is."""
        async with self.lock:
            seat = None
            if hello.token is not None:
                seat = decide.seat_opened_by(self.table, hello.token)
            connection.seat, connection.language = seat, hello.language
            first = not self.connections
            self.connections.discard(connection)
            if seat is not None and self.table.chairs[seat].level is not None:
                await self.commit([log.CameBack(seat)])
            self.connections.add(connection)
            if first:
                self.shared.store.touch(self.table.id)
            self.pacing.presence_changed()
            connection.tell(self._welcome(seat, hello))
            self._tell_people(besides=connection)
            await self.settle()

    def part(self, connection: Connection) -> None:
        """Let a client go."""
        if connection not in self.connections:
            return
        self.connections.discard(connection)
        self.pacing.presence_changed()
        self._tell_people()
        if not self.connections:
            self.idle_since = asyncio.get_running_loop().time()
            self.shared.store.touch(self.table.id)

    def info(self) -> TableInfo:
        """The table as anybody may see it."""
        return table_info(self.table, self.pacing.presence())

    def _welcome(self, seat: int | None, hello: Hello) -> Welcome:
        table, moment = self.table, self.table.now
        seq = table.base if moment is None else moment.seq
        # A client that claims to have more than there is has something else: begin anew.
        since = max(hello.since, table.base) if hello.since <= seq else table.base
        events = [] if moment is None else table.events_for(seat, since, seq)
        view = None if moment is None else view_for(moment.game, seat)
        own = None
        if moment is not None and view is not None and seat is not None:
            own = own_part(moment, own_view(moment, view))
        return Welcome(
            version=VERSION,
            seat=seat,
            table=self.info(),
            seq=seq,
            first=since,
            events=[event_raw(event) for event in events],
            open=None if view is None else open_part(view),
            own=own,
            answer=None if moment is None else answer_part(moment, self.pacing.seconds_left()),
            re=hello.re,
        )

    # --- what they want -----------------------------------------------------------

    async def wish(self, connection: Connection, wish: decide.Wish) -> None:
        """Do what a client asks, or raise the refusal."""
        async with self.lock:
            entries = decide.entries_for(self.table, connection.seat, wish, self.shared.config)
            if not entries:
                connection.tell(Done(wish.re))
                return
            await self.commit(entries, connection, wish.re)
            await self.settle()
        if any(isinstance(entry, log.SeatLeft) for entry in entries):
            self._unseat(connection.seat)

    async def take_seat(self, seat: int | None, name: str) -> tuple[int, str]:
        """Give a free seat to somebody; returns it with its secret."""
        async with self.lock:
            name = decide.clean_name(name, self.shared.config.longest_name)
            number = decide.free_seat(self.table, seat)
            token = self.shared.secrets.token()
            await self.commit([log.SeatTaken(number, name, hashed(token))])
            self.pacing.presence_changed()
            await self.settle()
            return number, token

    async def offer_handover(self, token: str, until: float) -> tuple[int, str]:
        """A code with which another device may take the seat over."""
        async with self.lock:
            seat = decide.seat_opened_by(self.table, token)
            code = self.shared.secrets.token()
            await self.commit([log.HandoverOffered(seat, hashed(code), until)])
            return seat, code

    async def hand_over(self, code: str, now: float) -> tuple[int, str]:
        """Give a seat to whoever has a code; the device that had it only looks on."""
        async with self.lock:
            token = self.shared.secrets.token()
            entry = decide.handed_over(self.table, code, token, now)
            await self.commit([entry])
            for connection in [c for c in self.connections if c.seat == entry.seat]:
                connection.dismiss(Bye("handed_over"))
            return entry.seat, token

    def _unseat(self, seat: int | None) -> None:
        """Whoever sat there only looks on from now on."""
        for connection in [c for c in self.connections if c.seat == seat]:
            connection.seat = None
            connection.tell(self._welcome(None, Hello(version=VERSION)))
        self.pacing.presence_changed()
        self._tell_people()

    # --- writing and showing ------------------------------------------------------

    async def commit_if(self, moment: Moment | None, entry: log.AnyEntry) -> None:
        """Append an entry that the clock or a bot brings, if the table still shows that moment."""
        async with self.lock:
            if self.table.now is moment:
                await self.commit([entry])
                await self.settle()

    async def settle(self) -> None:
        """Do what has become due, and see what is to be waited for; with the lock held."""
        while (entry := decide.due(self.table, self.pacing.bots_declined)) is not None:
            await self.commit([entry])
        self.pacing.plan()

    async def commit(
        self,
        entries: Sequence[log.AnyEntry],
        asker: Connection | None = None,
        re: str | None = None,
    ) -> None:
        """Append entries to the log, and show them once they are safe; with the lock held."""
        table = self.table
        shuffle = None
        if isinstance(entries[0], log.RematchVoted) and len(table.commitments) == table.match:
            fresh = self.shared.secrets.shuffle()
            shuffle = (table.match + 1, fresh)
            entries = [log.RematchVoted(entries[0].seat, fresh.commitment)]
        try:
            await self.shared.store.append(table.id, table.sequence + 1, entries, shuffle)
        except Conflict:
            await self._read_again()
            raise moved_on() from None
        except StorageFailed:
            raise not_written() from None
        if shuffle is not None:
            table.shuffles[shuffle[0]] = shuffle[1]
        for entry in entries:
            self._show(follow(table, entry), asker, re)

    async def _read_again(self) -> None:
        """Somebody else has written to the log: the table is what it says now."""
        found = await self.shared.read_table(self.table.id)
        assert found is not None
        self.table = found
        for connection in self.connections:
            connection.tell(self._welcome(connection.seat, Hello(version=VERSION)))
        self.pacing.plan()

    def _show(self, news: News, asker: Connection | None, re: str | None) -> None:
        if news.moments:
            self.pacing.shown()
        # A match begins with its table, commitment and all; it ends with its last card.
        ended = self.table.status in {"over", "abandoned"}
        if news.people and not ended:
            self._tell_people(asker, None if news.moments else re)
        self._show_moments(news, asker, None if news.people and ended else re)
        if news.people and ended:
            self._tell_people(asker, re)
        if asker is not None and not news.moments and not news.people:
            asker.tell(Done(re))

    def _show_moments(self, news: News, asker: Connection | None, re: str | None) -> None:
        for number, moment in enumerate(news.moments, start=1):
            showing = Showing(moment, self.pacing.seconds_left())
            last = number == len(news.moments)
            for connection in self.connections:
                if news.only is None or news.only == connection.seat:
                    mine = re if connection is asker and last else None
                    connection.send(showing.text_for(connection.seat, mine))

    def _tell_people(
        self,
        asker: Connection | None = None,
        re: str | None = None,
        besides: Connection | None = None,
    ) -> None:
        if not self.connections:
            return
        info = self.info()
        text = to_text(TableChanged(info))
        for connection in self.connections:
            if connection is not besides:
                if connection is asker and re is not None:
                    connection.tell(TableChanged(info, re))
                else:
                    connection.send(text)


def moved_on() -> Refused:
    """Somebody else was first."""
    return Refused(Refusal("server-out-of-date"))


def not_written() -> Refused:
    """The log can't be written."""
    return Refused(Refusal("server-storage-failed"))
