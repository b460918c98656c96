"""Whose turn it is to ponder: bots, then hints, then looking back; tables and clients in turn."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from dataclasses import dataclass
from enum import IntEnum

from bornes.engine.refusals import Refused
from bornes.server.protocol import problems


class Rank(IntEnum):
    """What goes first: the lower."""

    MOVE = 0
    """A bot's move, for which a whole table waits."""
    HINT = 1
    """A hint, for which one person waits."""
    REVIEW = 2
    """A part of the judgement of a finished match, for which nobody need wait."""


@dataclass(frozen=True, slots=True)
class Claim:
    """Who wants something worked out."""

    rank: Rank = Rank.MOVE
    owner: str = ""
    """The table of a bot or the client that asks for a hint: these take turns."""


@dataclass(frozen=True, slots=True)
class Bounds:
    """How many hints may be asked for; bots are as many as the tables that are looked at."""

    waiting: int = 10
    """How many hints may wait in all."""
    of_one: int = 2
    """How many hints one client may have in the works, the ones that it no longer wants included
    until they are done."""


class Turns:
    """So many pieces of work at a time; the others wait in line."""

    def __init__(self, places: int, bounds: Bounds | None = None) -> None:
        self._free = places
        self._bounds = bounds or Bounds()
        # By owner in the order in which they are served next; an owner who was served goes last.
        self._lines: dict[Rank, dict[str, deque[asyncio.Future[None]]]] = {r: {} for r in Rank}
        self._hints: Counter[str] = Counter()

    def waiting(self, rank: Rank) -> int:
        """How much waits for a place."""
        return sum(map(len, self._lines[rank].values()))

    async def take(self, claim: Claim) -> None:
        """Wait for a place; refused if too many hints wait already."""
        if claim.rank is Rank.HINT:
            self._count_hint(claim.owner)
        if self._free:
            self._free -= 1
            return
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line = self._lines[claim.rank].setdefault(claim.owner, deque())
        line.append(waiting)
        try:
            await waiting
        except asyncio.CancelledError:
            if waiting.cancelled():
                self._step_out(claim, waiting)
                self._forget(claim)
            else:  # the place came at the same moment
                self.give_back(claim)
            raise

    def give_back(self, claim: Claim) -> None:
        """Leave a place to whoever is next."""
        self._forget(claim)
        waiting = self._next()
        if waiting is None:
            self._free += 1
        else:
            waiting.set_result(None)

    def _next(self) -> asyncio.Future[None] | None:
        """Whoever is next leaves the line; those who were cancelled leave it by themselves."""
        for owners in self._lines.values():
            for owner, line in owners.items():
                waiting = next((one for one in line if not one.cancelled()), None)
                if waiting is not None:
                    del owners[owner]
                    line.remove(waiting)
                    if line:
                        owners[owner] = line
                    return waiting
        return None

    def _count_hint(self, owner: str) -> None:
        if (
            self.waiting(Rank.HINT) >= self._bounds.waiting
            or self._hints[owner] >= self._bounds.of_one
        ):
            raise Refused(problems.hints_busy())
        self._hints[owner] += 1

    def _forget(self, claim: Claim) -> None:
        if claim.rank is Rank.HINT:
            self._hints[claim.owner] -= 1
            if not self._hints[claim.owner]:
                del self._hints[claim.owner]

    def _step_out(self, claim: Claim, waiting: asyncio.Future[None]) -> None:
        owners = self._lines[claim.rank]
        owners[claim.owner].remove(waiting)
        if not owners[claim.owner]:
            del owners[claim.owner]
