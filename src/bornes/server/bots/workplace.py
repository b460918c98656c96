"""Where bots think, as those see it who have something worked out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar, TypeVarTuple

from bornes.server.bots.queue import Claim, Rank

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Workplace(Protocol):
    """A place where work is done beside tables: `machine` on a server, or one thread alone."""

    async def quickly(self, work: Callable[[*Ts], T], *args: *Ts) -> T:
        """Have work done at once that takes next to no time."""

    async def run(self, work: Callable[[*Ts], T], *args: *Ts, claim: Claim) -> T:
        """Have work done when it is its turn."""

    async def prepared(self) -> None:
        """Wait until it is known who does the work."""

    def waiting(self, rank: Rank) -> int:
        """How much waits for its turn."""

    def wake(self) -> None:
        """Get ready for quick work; nobody waits for that."""

    def get_ready(self) -> None:
        """Get ready for what takes a while."""

    def close(self) -> None:
        """End all work."""
