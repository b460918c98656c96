"""What came of a match and of a fixture, as values that can be saved as JSON."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from sys import intern
from typing import Any, NamedTuple

from bornes.arena.clock import Clock
from bornes.arena.plan import Table


class SideCount(NamedTuple):
    """What one side did in a match."""

    points: int = 0
    """The points of the side's finished hands; none in editions without points."""
    coups: int = 0
    """How many coups fourrés the side played."""
    called: int = 0
    """How many extensions the side asked for."""
    extended: int = 0
    """How many of the hands that the side extended it also won."""


class Forfeit(NamedTuple):
    """A match that a bot lost because it failed."""

    bot: int
    """The contestant that forfeits, by its place in the plan."""
    seat: int
    reason: str
    trace: str = ""
    """The bot's own traceback, if it raised something."""


class Exposure(NamedTuple):
    """How often sides in one situation could be attacked, and were."""

    labelled: bool
    """Whether the side is the labelled one."""
    hand: str
    """The side's standing in the hand: ``leading``, ``level`` or ``trailing``."""
    match: str
    """The side's standing in the match, in the same words as `hand`."""
    targets: int
    """How many sides could be attacked at that moment."""
    chances: int
    attacks: int


@dataclass(frozen=True, slots=True)
class Match:
    """One match that is over."""

    table: Table
    winners: tuple[int, ...]
    """The sides that won, by their place at the table."""
    totals: tuple[int, ...]
    """Each side's points or games at the end."""
    hands: int
    """How many hands were played to their end."""
    sides: tuple[SideCount, ...]
    forfeit: Forfeit | None = None
    unfinished: bool = False
    """Whether the match was broken off because nothing happened any more; all sides share it."""
    exposures: tuple[Exposure, ...] = ()

    def share(self, bot: int) -> float:
        """How much of the win is a contestant's: 1, or its part where the win was shared."""
        return sum(self.table[side] == bot for side in self.winners) / len(self.winners)

    def data(self) -> dict[str, object]:
        """The match as it is saved; what is empty is left out."""
        saved: dict[str, object] = {
            "table": self.table,
            "winners": self.winners,
            "totals": self.totals,
            "hands": self.hands,
            "sides": self.sides,
        }
        if self.forfeit is not None:
            saved["forfeit"] = self.forfeit
        if self.unfinished:
            saved["unfinished"] = True
        if self.exposures:
            saved["exposures"] = self.exposures
        return saved

    @classmethod
    def of(cls, saved: Mapping[str, Any]) -> Match:
        """The match as it was saved; an error of some kind if it makes no sense."""
        match = cls(
            table=_whole(saved["table"]),
            winners=_whole(saved["winners"]),
            totals=_whole(saved["totals"]),
            hands=int(saved["hands"]),
            sides=tuple(SideCount(*_whole(side)) for side in saved["sides"]),
            forfeit=_forfeit(*saved["forfeit"]) if "forfeit" in saved else None,
            unfinished=bool(saved.get("unfinished")),
            exposures=tuple(_exposure(*row) for row in saved.get("exposures", ())),
        )
        places = range(len(match.table))
        if not match.winners or not set(match.winners) <= set(places):
            raise ValueError("nobody who was there won")
        if not len(match.totals) == len(match.sides) == len(places):
            raise ValueError("sides are missing")
        return match


def _whole(numbers: Iterable[Any]) -> tuple[int, ...]:
    return tuple(int(number) for number in numbers)


def _forfeit(bot: Any, seat: Any, reason: Any, trace: Any = "") -> Forfeit:
    # A bot that fails fails often: the same texts are kept once.
    return Forfeit(int(bot), int(seat), intern(str(reason)), intern(str(trace)))


def _exposure(labelled: Any, hand: Any, match: Any, *counts: Any) -> Exposure:
    return Exposure(bool(labelled), str(hand), str(match), *_whole(counts))


@dataclass(frozen=True, slots=True)
class Group:
    """A fixture that was played: matches with the same cards, counted as one observation."""

    number: int
    bots: tuple[int, ...]
    matches: tuple[Match, ...]
    clocks: Mapping[int, Clock] = field(default_factory=dict, compare=False)
    """How long each contestant thought; the one thing that differs from run to run."""

    @property
    def key(self) -> tuple[int, tuple[int, ...]]:
        """Which fixture it was."""
        return self.number, self.bots

    @property
    def together(self) -> bool:
        """Whether all contestants sat at one table, instead of two."""
        return len(self.bots) > 2

    def won(self, bot: int) -> float:
        """How many of the matches a contestant won, parts of shared ones included."""
        return sum(match.share(bot) for match in self.matches)

    def data(self) -> dict[str, object]:
        """The group as it is saved."""
        return {
            "number": self.number,
            "bots": self.bots,
            "matches": [match.data() for match in self.matches],
            "clocks": [[bot, clock.data()] for bot, clock in self.clocks.items()],
        }

    @classmethod
    def of(cls, saved: Mapping[str, Any]) -> Group:
        """The group as it was saved; an error of some kind if it makes no sense."""
        return cls(
            number=int(saved["number"]),
            bots=_whole(saved["bots"]),
            matches=tuple(Match.of(match) for match in saved["matches"]),
            clocks={int(bot): Clock.of(clock) for bot, clock in saved["clocks"]},
        )
