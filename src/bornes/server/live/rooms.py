"""All tables: those that somebody looks at are in memory, the others only in the log."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from bornes.engine.moves import Move
from bornes.engine.refusals import Refused
from bornes.server.background import Background
from bornes.server.bots.thinkers import Thinkers, ponders
from bornes.server.bots.workplace import Workplace
from bornes.server.config import Config
from bornes.server.live.clock import TableTime
from bornes.server.live.connection import Connection
from bornes.server.live.measure import kept
from bornes.server.live.room import Room
from bornes.server.live.services import Services
from bornes.server.protocol import problems
from bornes.server.protocol.bodies import Here, Me
from bornes.server.protocol.messages import Bye
from bornes.server.storage import Damaged, Storage, StorageFailed
from bornes.server.storage.neighbours import Neighbours
from bornes.server.table import entries as log
from bornes.server.table.apply import apply_all, replayed
from bornes.server.table.commitment import Secrets, Shuffle, hashed
from bornes.server.table.decisions import check_opening, clean_name, moved
from bornes.server.table.table import Table

KEPT_IDLE: Final = 60.0
"""Seconds for which a table stays in memory after the last client has gone."""
_GOODBYE: Final = 2.0
_SWEEP: Final = 60.0
_TICK: Final = 60
_SECOND: Final = 1.0
_DAY: Final = 86400.0
_CLEANING: Final = 3600.0
_COMPARING: Final = 3.0


class Rooms:
    """Every table of a server, or of a device."""

    def __init__(
        self, config: Config, store: Storage, place: Workplace, secrets: Secrets | None = None
    ) -> None:
        self.config = config
        thinkers = Thinkers(place, config.bots)
        self.services = Services(config, store, thinkers, secrets or Secrets())
        self._rooms: dict[str, Room] = {}
        self._coming: dict[str, asyncio.Task[Table | None]] = {}
        self._closing = False
        self._background = Background()
        if self.services.store.neighbours is not None:
            self.services.store.neighbours.listen(self)

    async def open(self) -> None:
        """Open the log; what is too old in it goes to the trash, now and every hour."""
        await self.services.store.open()
        self.services.thinkers.wake()
        if self.config.warm_up:
            self.services.thinkers.warm_up()
        for work in (self._sweep(), self._clean(), self._tick()):
            self._background.start(work)
        if self.services.store.neighbours is not None:
            self._background.start(self._compare(self.services.store.neighbours))

    async def say_goodbye(self) -> None:
        """Tell everybody that this is the end, and wait until they have heard it."""
        self._closing = True
        for room in self._rooms.values():
            async with room.lock:  # whatever is being written is finished first
                for connection in list(room.audience):
                    connection.dismiss(Bye("shutting_down"))
        end = time.monotonic() + _GOODBYE
        while self.connections() and time.monotonic() < end:
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Write what is still to be written, and stop thinking."""
        self._background.cancel()
        self.services.thinkers.close()
        await self.services.store.close()

    async def create(
        self,
        opening: log.Created,
        shuffle: Shuffle,
        persons: Sequence[tuple[int, Me | Here]],
        person: str,
        moves: Sequence[Move] = (),
    ) -> tuple[Room, dict[int, str]]:
        """A new table with some seats taken; returns it with the secrets of those seats.

        ``moves`` have been made already when a prepared table begins.
        """
        mine = [seat for seat, who in persons if isinstance(who, Me)]
        check_opening(opening, len(mine), len(persons) - len(mine), shuffle, self.config)
        longest = self.config.longest_name
        named = [(seat, clean_name(who.name, longest), who) for seat, who in persons]
        services = self.services
        tokens = {seat: services.secrets.token() for seat, _, _ in named}
        entries: list[log.AnyEntry] = [opening]
        for seat, name, who in named:
            keys = hashed(tokens[seat]), hashed(person)
            beside = mine[0] if isinstance(who, Here) else None
            entries.append(log.SeatTaken(seat, name, *keys, who.car, who.colour, beside))
        table_id = services.secrets.table_id()
        table = replayed(table_id, {1: shuffle}, entries)
        if table.seated():
            begun: list[log.AnyEntry] = [log.Started(), *(moved(move) for move in moves)]
            entries += TableTime(table, services).stamped(begun)
            apply_all(table, entries[-len(begun) :])
        return await self.add(table, entries), tokens

    async def add(self, table: Table, entries: Sequence[log.AnyEntry]) -> Room:
        """A new table with all of its log; a `Conflict` if there is one of that name."""
        services = self.services
        try:
            writing = services.store.append(table.id, 1, entries, *table.shuffles.items())
            await kept(entries, writing)
        except StorageFailed:
            raise Refused(problems.storage_failed()) from None
        room = self._rooms[table.id] = Room(table, services)
        if any(plan.level is not None and ponders(plan.level) for plan in table.opening.seats):
            services.thinkers.warm_up()
        return room

    async def get(self, table_id: str) -> Room:
        """The table with this id."""
        room = self._rooms.get(table_id)
        if room is None:
            coming = self._coming.get(table_id)
            if coming is None:
                reading = self.services.read_table(table_id)
                coming = asyncio.get_running_loop().create_task(reading)
                self._coming[table_id] = coming
                coming.add_done_callback(lambda _: self._coming.pop(table_id, None))
            table = await coming
            if table is None:
                raise Refused(problems.no_table())
            room = self._rooms.get(table_id)
            if room is None:
                room = self._rooms[table_id] = Room(table, self.services)
        elif self.services.store.neighbours is not None:
            # Whoever comes may have seen more through another server.
            with suppress(StorageFailed):
                await room.follow()
        return room

    def let_go(self, table_id: str) -> None:
        """Forget a table that is no longer here; whoever looks at it has to ask for it again."""
        room = self._rooms.pop(table_id, None)
        if room is None:
            return
        for connection in list(room.audience):
            connection.dismiss(Bye("shutting_down"))
            room.part(connection)

    # --- what is heard of other servers -------------------------------------------

    def appended(self, table: str, sequence: int) -> None:
        """A table's log has reached a sequence number."""
        if (room := self._rooms.get(table)) is not None:
            room.hear_of(sequence)

    def gathered(self, table: str) -> None:
        """Others look at a table than before, or another server sees to it."""
        if (room := self._rooms.get(table)) is not None:
            room.company.look_again()

    def said(self, table: str, seat: int, phrase: str) -> None:
        """A person at a table has said a phrase."""
        if (room := self._rooms.get(table)) is not None:
            room.phrases.hear(seat, phrase)

    def out_of_touch(self) -> None:
        """Nothing was heard for a while: every table is looked at again."""
        for room in self._rooms.values():
            room.hear_of(room.table.sequence + 1)
            room.company.look_again()

    async def _compare(self, neighbours: Neighbours) -> None:
        """See again and again whether the other servers know what is so here."""
        while not self._closing:
            await asyncio.sleep(_COMPARING)
            with suppress(StorageFailed):
                told = await neighbours.told()
                for table, room in self._rooms.items():
                    room.company.compare(told.get(table))
                for table in told.keys() - self._rooms.keys() - self._coming.keys():
                    await neighbours.leave(table)

    # --- all of them --------------------------------------------------------------

    async def count(self) -> int:
        """How many tables there are; refused if the log can't be read."""
        try:
            return await self.services.store.count()
        except (StorageFailed, Damaged):
            raise Refused(problems.storage_failed()) from None

    def in_memory(self) -> int:
        """How many tables are in memory."""
        return len(self._rooms)

    def connections(self) -> list[Connection]:
        """Everybody who is connected."""
        return [connection for room in self._rooms.values() for connection in room.audience]

    async def _sweep(self) -> None:
        while not self._closing:
            await asyncio.sleep(_SWEEP)
            now = asyncio.get_running_loop().time()
            for table_id, room in list(self._rooms.items()):
                idle = not room.audience and not room.retries.waiting
                if idle and now - room.idle_since > KEPT_IDLE:
                    del self._rooms[table_id]

    async def _clean(self) -> None:
        while self.config.keep_days and not self._closing:
            keep, trash = self.config.keep_days * _DAY, self.config.trash_days * _DAY
            if await self._cleans():
                self.services.store.clean(keep, trash, list(self._rooms))
            await asyncio.sleep(_CLEANING)

    async def _cleans(self) -> bool:
        """Whether cleaning is for this server to do: of several, the eldest does it."""
        neighbours = self.services.store.neighbours
        with suppress(StorageFailed):
            return neighbours is None or await neighbours.first()
        return False

    async def _tick(self) -> None:
        """Note every minute how much time has passed; every second where it is counted."""
        seconds = 0
        while not self._closing:
            await asyncio.sleep(_SECOND)
            seconds += 1
            # Other servers begin where this one is.
            counted = self.services.store.neighbours is not None or self._clock_runs()
            if counted or seconds % _TICK == 0:
                self.services.store.tick()

    def _clock_runs(self) -> bool:
        """Whether a second counts at some table."""
        return any(
            room.table.on_the_clock() is not None
            for room in self._rooms.values()
            if room.table.clocks is not None and not room.table.clocks.by_days
        )
