"""Where bots think on a device: one after another, in the thread that does everything else."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar, TypeVarTuple

from bornes.server.bots.queue import Claim, Rank, Turns

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class OneThread:
    """One piece of work at a time; what has come in meanwhile is heard before the next."""

    def __init__(self) -> None:
        self._turns = Turns(1)

    async def quickly(self, work: Callable[[*Ts], T], *args: *Ts) -> T:
        """Have work done at once."""
        await asyncio.sleep(0)
        return work(*args)

    async def run(self, work: Callable[[*Ts], T], *args: *Ts, claim: Claim) -> T:
        """Have work done when it is its turn."""
        await self._turns.take(claim)
        try:
            return await self.quickly(work, *args)
        finally:
            self._turns.give_back(claim)

    async def prepared(self) -> None:
        """Nothing has to be waited for."""

    def waiting(self, rank: Rank) -> int:
        """How much waits for its turn."""
        return self._turns.waiting(rank)

    def wake(self) -> None:
        """Nothing is read before it is needed: it would be in the way."""

    def get_ready(self) -> None:
        """Nothing has to be compiled."""

    def close(self) -> None:
        """Work ends with the worker."""
