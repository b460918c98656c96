"""Who looks at a table, through this server and through its neighbours; and who sees to it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Final

from bornes.server.background import Background
from bornes.server.live.audience import Audience
from bornes.server.live.connection import Connection
from bornes.server.storage import StorageFailed
from bornes.server.storage.neighbours import ALONE, Gathering, Neighbours, Told

_NOBODY: Final = Gathering(ours=False)
_PAUSE: Final = 0.5


class Company:
    """The people at one table, wherever they are connected."""

    def __init__(
        self,
        table_id: str,
        audience: Audience,
        neighbours: Neighbours | None,
        changed: Callable[[], None],
    ) -> None:
        self._table_id = table_id
        self._audience = audience
        self._neighbours = neighbours
        self._changed = changed
        self._elsewhere = ALONE if neighbours is None else _NOBODY
        self._loop = asyncio.get_running_loop()
        self._heard_at = self._loop.time()
        self._coming: list[Connection] = []
        self._untold = False
        self._untold_graces: Mapping[int, float] | None = None
        self._telling: asyncio.Task[None] | None = None
        self._background = Background()

    @property
    def ours(self) -> bool:
        """Whether this server sees to the table: its clock and its bots act."""
        return self._elsewhere.ours

    def seats(self) -> frozenset[int]:
        """The seats whose persons are connected, here or elsewhere."""
        return self._audience.seats() | self._elsewhere.seats

    def spectators(self) -> int:
        """How many look on without a seat, here and elsewhere."""
        return len(self._audience.at(None)) + self._elsewhere.spectators

    def graces(self) -> dict[int, float]:
        """The seconds that those who are away have left, as another server has told."""
        passed = self._loop.time() - self._heard_at
        told = self._elsewhere.graces.items()
        return {seat: max(0.0, round(seconds - passed, 1)) for seat, seconds in told}

    def tell(self) -> None:
        """Tell the neighbours who looks here now, and hear who does there."""
        self._untold = True
        self._go_on()

    def tell_graces(self, graces: Mapping[int, float]) -> None:
        """Tell the neighbours how many seconds those who are away have left; it is ours to say."""
        now = self._loop.time()
        self._untold_graces = {seat: now + seconds for seat, seconds in graces.items()}
        here = self._elsewhere
        self._elsewhere = Gathering(here.seats, here.spectators, here.ours)
        self._go_on()

    def say(self, seat: int, phrase: str) -> None:
        """Tell the neighbours what a person has said; whoever can't be reached has not heard it."""
        if self._neighbours is not None:
            self._background.start(self._say(self._neighbours, seat, phrase))

    async def _say(self, neighbours: Neighbours, seat: int, phrase: str) -> None:
        with suppress(StorageFailed):
            await neighbours.say(self._table_id, seat, phrase)

    async def meet(self, coming: Connection) -> None:
        """Hear who is there before somebody comes in, who is told of already."""
        if self._neighbours is None:
            return
        self._coming.append(coming)
        try:
            self._hear(await self._neighbours.look(self._table_id, *self._here()))
        except StorageFailed:
            self.tell()
        finally:
            self._coming.remove(coming)

    def look_again(self) -> None:
        """Something has changed elsewhere: hear what it is, if anybody looks or is coming in."""
        if self._audience or self._coming:
            self.tell()

    def compare(self, told: Told | None) -> None:
        """Set right what the neighbours know of those who look here, and of who sees to the table.

        A statement whose answer was lost may still be carried out, after later ones.
        """
        if self._telling is not None or self._coming:
            return
        here = self._here() if self._audience else None
        known = None if told is None else (told.seats, told.spectators)
        if here != known or (told is not None and told.ours is not self.ours):
            self.tell()

    def _here(self) -> tuple[frozenset[int], int]:
        """The seats whose persons look through this server or are coming, and how many others."""
        seats, spectators = self._audience.seats(), len(self._audience.at(None))
        coming = [one.seat for one in self._coming]
        seats |= {seat for seat in coming if seat is not None}
        return seats, spectators + coming.count(None)

    async def see(self) -> None:
        """Hear who is there, though nobody looks here."""
        if self._neighbours is not None and not self._audience:
            with suppress(StorageFailed):
                self._hear(await self._neighbours.see(self._table_id))

    def _go_on(self) -> None:
        if self._neighbours is not None and self._telling is None:
            self._telling = self._background.start(self._tell(self._neighbours))
            self._telling.add_done_callback(self._told)

    def _told(self, _: object) -> None:
        self._telling = None

    async def _tell(self, neighbours: Neighbours) -> None:
        while self._untold or self._untold_graces is not None:
            try:
                if self._untold:
                    self._untold = False
                    await self._look(neighbours)
                else:
                    await self._tell_what_is_left(neighbours)
            except StorageFailed:
                self._untold = True
                await asyncio.sleep(_PAUSE)

    async def _look(self, neighbours: Neighbours) -> None:
        if not self._audience and not self._coming:
            self._hear(_NOBODY)
            await neighbours.leave(self._table_id)
            return
        if self._hear(await neighbours.look(self._table_id, *self._here())):
            self._changed()

    async def _tell_what_is_left(self, neighbours: Neighbours) -> None:
        until, self._untold_graces = self._untold_graces or {}, None
        now = self._loop.time()
        left = {seat: max(0.0, end - now) for seat, end in until.items()}
        try:
            await neighbours.tell_graces(self._table_id, left)
        except StorageFailed:
            if self._untold_graces is None:
                self._untold_graces = until
            raise

    def _hear(self, found: Gathering) -> bool:
        """Take in what was heard; whether it is something new."""
        before, self._elsewhere = self._elsewhere, found
        if found.ours and before.ours:
            # What is known of those who are away comes from here, and may be older.
            self._elsewhere = Gathering(found.seats, found.spectators, ours=True)
        self._heard_at = self._loop.time()
        return self._elsewhere != before
