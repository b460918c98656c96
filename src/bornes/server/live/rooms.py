"""All tables: those that somebody looks at are in memory, the others only in the log."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Final

from bornes.engine.refusals import Refusal, Refused
from bornes.server.bots.thinkers import QUICK, Thinkers
from bornes.server.config import Config
from bornes.server.live.connection import Connection
from bornes.server.live.context import Shared
from bornes.server.live.room import Room
from bornes.server.protocol.messages import Bye
from bornes.server.storage import Store
from bornes.server.table import entries as log
from bornes.server.table.commitment import Secrets, Shuffle, hashed
from bornes.server.table.decide import check_opening, clean_name
from bornes.server.table.follow import follow, replayed
from bornes.server.table.table import Table

KEPT_IDLE: Final = 60.0
"""Seconds for which a table stays in memory after the last client has gone."""
_GOODBYE: Final = 2.0
_SWEEP: Final = 60.0
_DAY: Final = 86400.0
_CLEANING: Final = 3600.0


class Rooms:
    """Every table of a server."""

    def __init__(self, config: Config, secrets: Secrets | None = None) -> None:
        self.config = config
        self.shared = Shared(
            config, Store(config.log_file), Thinkers(config.bot_processes), secrets or Secrets()
        )
        self._rooms: dict[str, Room] = {}
        self._coming: dict[str, asyncio.Task[Table | None]] = {}
        self._closing = False
        self._tasks: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        """Open the log; what is too old in it is deleted, now and every hour."""
        self.shared.store.open()
        self.shared.thinkers.wake()
        if self.config.warm_up:
            self.shared.thinkers.warm_up()
        for work in (self._sweep(), self._clean()):
            task = asyncio.get_running_loop().create_task(work)
            self._tasks.add(task)

    async def say_goodbye(self) -> None:
        """Tell everybody that this is the end, and wait until they have heard it."""
        self._closing = True
        for room in self._rooms.values():
            async with room.lock:  # whatever is being written is finished first
                for connection in list(room.connections):
                    connection.dismiss(Bye("shutting_down"))
        end = time.monotonic() + _GOODBYE
        while self.connections() and time.monotonic() < end:
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Write what is still to be written, and stop thinking."""
        for task in self._tasks:
            task.cancel()
        self.shared.thinkers.close()
        await asyncio.to_thread(self.shared.store.close)

    async def create(
        self, opening: log.Created, shuffle: Shuffle, persons: Sequence[tuple[int, str]]
    ) -> tuple[Room, dict[int, str]]:
        """A new table with some seats taken; returns it with the secrets of those seats."""
        check_opening(opening, persons, shuffle, self.config)
        longest = self.config.longest_name
        named = [(seat, clean_name(name, longest)) for seat, name in persons]
        shared = self.shared
        tokens = {seat: shared.secrets.token() for seat, _ in named}
        entries: list[log.AnyEntry] = [opening]
        entries += [log.SeatTaken(seat, name, hashed(tokens[seat])) for seat, name in named]
        table_id = shared.secrets.table_id()
        table = replayed(table_id, {1: shuffle}, entries)
        if table.seated():
            entries.append(log.Started())
            follow(table, entries[-1])
        await shared.store.append(table_id, 1, entries, (1, shuffle))
        room = self._rooms[table_id] = Room(table, shared)
        if any(plan.level is not None and plan.level not in QUICK for plan in opening.seats):
            shared.thinkers.warm_up()
        return room, tokens

    async def get(self, table_id: str) -> Room:
        """The table with this id."""
        room = self._rooms.get(table_id)
        if room is None:
            coming = self._coming.get(table_id)
            if coming is None:
                reading = self.shared.read_table(table_id)
                coming = asyncio.get_running_loop().create_task(reading)
                self._coming[table_id] = coming
                coming.add_done_callback(lambda _: self._coming.pop(table_id, None))
            table = await coming
            if table is None:
                raise no_table()
            room = self._rooms.get(table_id)
            if room is None:
                room = self._rooms[table_id] = Room(table, self.shared)
        return room

    def in_memory(self) -> int:
        """How many tables are in memory."""
        return len(self._rooms)

    def connections(self) -> list[Connection]:
        """Everybody who is connected."""
        return [connection for room in self._rooms.values() for connection in room.connections]

    async def _sweep(self) -> None:
        while not self._closing:
            await asyncio.sleep(_SWEEP)
            now = asyncio.get_running_loop().time()
            for table_id, room in list(self._rooms.items()):
                if not room.connections and now - room.idle_since > KEPT_IDLE:
                    del self._rooms[table_id]

    async def _clean(self) -> None:
        while self.config.keep_days and not self._closing:
            before = time.time() - self.config.keep_days * _DAY
            self.shared.store.forget_untouched(before, list(self._rooms))
            await asyncio.sleep(_CLEANING)


def no_table() -> Refused:
    """There is no such table."""
    return Refused(Refusal("server-no-table"))
