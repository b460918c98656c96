"""What a tournament found: who won how often, how they played, and how long they thought."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from bornes.arena.clock import Clock
from bornes.arena.findings import Findings
from bornes.arena.outcomes import Forfeit, Group
from bornes.arena.ratings import Rating, rated
from bornes.arena.statistics import Rate, rate_of


@dataclass(frozen=True, slots=True)
class Figures:
    """One bot's play, against all others or against one."""

    bot: str
    rate: Rate
    """The bot's share of wins with its interval; equal bots win half of a pairing."""
    hands: int
    """How many hands the bot finished; one in which it played two sides counts twice."""
    points_per_hand: float | None
    """The mean points of a finished hand; nothing in editions without points."""
    coups_per_hand: float | None
    extensions: int
    """How many extensions the bot asked for."""
    extensions_won: int
    forfeits: tuple[Forfeit, ...]
    clock: Clock

    @property
    def usual_time(self) -> float | None:
        """The median time of a decision, in seconds."""
        return self.clock.percentile(50)

    @property
    def slow_time(self) -> float | None:
        """The time that 95 in 100 decisions keep to, in seconds."""
        return self.clock.percentile(95)


class Results(Findings):
    """Everything that a tournament found."""

    def __getitem__(self, bot: str) -> Figures:
        return self.figures(bot)

    def figures(self, bot: str, against: str | None = None) -> Figures:
        """A bot's figures in its pairings, with all others or with one of them."""
        other = None if against is None else self._place(against)
        return self._figures(bot, other)

    def together(self, bot: str) -> Figures | None:
        """A bot's figures at tables with all bots, where equal bots win one part each.

        There are such tables where three or more sides play and there is a bot for each.
        """
        place = self._place(bot)
        return self._figures(bot, _TOGETHER) if (place, _TOGETHER) in self._sums else None

    def pairing(self, bot: str, against: str) -> Rate:
        """How often one bot beat another."""
        return self.figures(bot, against).rate

    def standings(self) -> list[Figures]:
        """All bots' figures, the one that won most first."""
        return ranked(self.figures(bot) for bot in self.bots)

    @cached_property
    def ratings(self) -> Mapping[str, Rating]:
        """The bots' ratings by openskill; refused where that is not installed."""
        return dict(zip(self.bots, rated(len(self.bots), self.groups), strict=True))

    @cached_property
    def _sums(self) -> dict[tuple[int, int | None], _Sums]:
        """By bot and whom it met: what its matches come to. The groups are read once for all."""
        sums: dict[tuple[int, int | None], _Sums] = {}
        for group in self.groups:
            for place in group.bots:
                for met in _met(place, group):
                    sums.setdefault((place, met), _Sums(place)).add(group)
        return sums

    def _figures(self, bot: str, met: int | None) -> Figures:
        place = self._place(bot)
        sums = self._sums.get((place, met)) or _Sums(place)
        return sums.figures(bot, scored=self.plan.rules.scored)

    def _place(self, bot: str) -> int:
        if bot not in self.bots:
            raise KeyError(bot)
        return self.bots.index(bot)


def ranked(found: Iterable[Figures]) -> list[Figures]:
    """Figures in the order of what was won, the most first."""
    return sorted(found, key=lambda figures: -(figures.rate.value or 0))


_TOGETHER: Final = -1
"""The place of an opponent that stands for a table with all bots."""


def _met(place: int, group: Group) -> tuple[int | None, ...]:
    """Under whom a bot's play in a group is counted; None stands for all pairings."""
    if group.together:
        return (_TOGETHER,)
    return (None, *(other for other in group.bots if other != place))


@dataclass(slots=True)
class _Sums:
    """What a bot's matches come to, added up group by group."""

    place: int
    counts: Counter[str] = field(default_factory=Counter)
    forfeits: list[Forfeit] = field(default_factory=list)
    clock: Clock = field(default_factory=Clock)
    deals: Counter[tuple[float, int]] = field(default_factory=Counter)
    """The number of deals by how many of their matches were won, and how many were played."""
    deal: int | None = None
    """The number of the deal that is being added up."""
    won: float = 0.0
    played: int = 0

    def add(self, group: Group) -> None:
        """Add a group; those with the same number come one after the other."""
        if group.number != self.deal:
            self._end_deal()
            self.deal = group.number
        # Groups with the same number have the same cards, so they are one observation together.
        self.won += group.won(self.place)
        self.played += len(group.matches)
        self.clock.add(group.clocks.get(self.place, Clock()))
        for match in group.matches:
            if match.forfeit is not None and match.forfeit.bot == self.place:
                self.forfeits.append(match.forfeit)
            for side, who in enumerate(match.table):
                if who == self.place:
                    self.counts.update(match.sides[side]._asdict())
                    self.counts["hands"] += match.hands

    def _end_deal(self) -> None:
        if self.played:
            self.deals[self.won, self.played] += 1
        self.won, self.played = 0.0, 0

    def figures(self, bot: str, *, scored: bool) -> Figures:
        """The figures of everything that was added."""
        self._end_deal()
        hands = self.counts["hands"]
        return Figures(
            bot=bot,
            rate=rate_of(self.deals),
            hands=hands,
            points_per_hand=self.counts["points"] / hands if hands and scored else None,
            coups_per_hand=self.counts["coups"] / hands if hands else None,
            extensions=self.counts["called"],
            extensions_won=self.counts["extended"],
            forfeits=tuple(self.forfeits),
            clock=self.clock,
        )
