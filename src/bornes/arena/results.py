"""What a tournament found: who won how often, how they played, and how long they thought."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from bornes.arena.clock import Clock
from bornes.arena.findings import Findings
from bornes.arena.outcomes import Forfeit, Group
from bornes.arena.plan import Plan
from bornes.arena.ratings import Rating, rated
from bornes.arena.statistics import Rate, rate


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
        place = self._place(bot)
        groups = [group for group in self.groups if place in group.bots and not group.together]
        if against is not None:
            pairing = sorted((place, self._place(against)))
            groups = [group for group in groups if list(group.bots) == pairing]
        return _figures(self.plan, bot, place, groups)

    def together(self, bot: str) -> Figures | None:
        """A bot's figures at tables with all bots, where equal bots win one part each.

        There are such tables where three or more sides play and there is a bot for each.
        """
        groups = [group for group in self.groups if group.together]
        return _figures(self.plan, bot, self._place(bot), groups) if groups else None

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

    def _place(self, bot: str) -> int:
        if bot not in self.bots:
            raise KeyError(bot)
        return self.bots.index(bot)


def ranked(found: Iterable[Figures]) -> list[Figures]:
    """Figures in the order of what was won, the most first."""
    return sorted(found, key=lambda figures: -(figures.rate.value or 0))


def _figures(plan: Plan, bot: str, place: int, groups: Iterable[Group]) -> Figures:
    counts: Counter[str] = Counter()
    forfeits: list[Forfeit] = []
    clock = Clock()
    wins: dict[int, tuple[float, int]] = {}
    for group in groups:
        # Groups with the same number have the same cards, so they are one observation together.
        won, matches = wins.get(group.number, (0.0, 0))
        wins[group.number] = won + group.won(place), matches + len(group.matches)
        clock.add(group.clocks.get(place, Clock()))
        for match in group.matches:
            if match.forfeit is not None and match.forfeit.bot == place:
                forfeits.append(match.forfeit)
            for side, who in enumerate(match.table):
                if who == place:
                    counts.update(match.sides[side]._asdict())
                    counts["hands"] += match.hands
    hands = counts["hands"]
    return Figures(
        bot=bot,
        rate=rate(wins.values()),
        hands=hands,
        points_per_hand=counts["points"] / hands if hands and plan.rules.scored else None,
        coups_per_hand=counts["coups"] / hands if hands else None,
        extensions=counts["called"],
        extensions_won=counts["extended"],
        forfeits=tuple(forfeits),
        clock=clock,
    )
