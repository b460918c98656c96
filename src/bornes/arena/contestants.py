"""Who takes part: bots by name, by the module that holds them, or as classes of one's own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bornes.bots import Bot
from bornes.bots.registry import Maker, Named, read


@dataclass(frozen=True, slots=True)
class Contestant:
    """One of the bots that meet. It is made anew for every seat of every match."""

    label: str
    """The name of the contestant in results; no two contestants share one."""
    bot: Named

    def make(self, seed: int) -> Bot:
        """A bot for one seat of one match."""
        return self.bot.make(seed)

    def check(self) -> None:
        """Refuse a bot that can't be made, before anything is played."""
        self.bot.checked()


def read_contestants(bots: Sequence[str | Maker]) -> tuple[Contestant, ...]:
    """The contestants as they were named; one that is named again is told apart by a number."""
    found: list[Contestant] = []
    for bot in map(read, bots):
        again = sum(other.label.partition(" (")[0] == bot.label for other in found)
        found.append(Contestant(f"{bot.label} ({again + 1})" if again else bot.label, bot))
    return tuple(found)
