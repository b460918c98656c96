"""Ratings of bots, by the Plackett-Luce model of openskill."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bornes.arena.outcomes import Group, Match
from bornes.arena.statistics import Z
from bornes.engine.refusals import Refusal, Refused


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a bot is thought to be. Everybody begins at 25."""

    mu: float
    """The estimated strength: the mean of the belief about the bot."""
    sigma: float
    """The standard deviation of the estimate; less means surer."""

    @property
    def low(self) -> float:
        """Where the 95 % interval begins."""
        return self.mu - Z * self.sigma

    @property
    def high(self) -> float:
        """Where the 95 % interval ends."""
        return self.mu + Z * self.sigma


def rated(bots: int, groups: Iterable[Group]) -> list[Rating]:
    """Each bot's rating after all the matches, in their order."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise Refused(Refusal("arena-needs-extra", package="openskill")) from None
    model = PlackettLuce()
    ratings = [model.rating() for _ in range(bots)]
    for group in groups:
        for match in group.matches:
            teams = [[ratings[bot]] for bot in group.bots]
            for bot, [rating] in zip(
                group.bots, model.rate(teams, ranks=ranks(match, group.bots)), strict=True
            ):
                ratings[bot] = rating
    return [Rating(rating.mu, rating.sigma) for rating in ratings]


def ranks(match: Match, bots: Sequence[int]) -> list[float]:
    """The place of each bot in a match: by its part of the win, then by its points.

    Between two bots only the win counts, because one may have more sides than the other.
    """
    merits = []
    for bot in bots:
        points = max(
            (total for side, total in enumerate(match.totals) if match.table[side] == bot),
            default=0,
        )
        failed = match.forfeit is not None and match.forfeit.bot == bot
        merits.append((match.share(bot), not failed, points if len(bots) > 2 else 0))
    return [float(sum(other > merit for other in merits)) for merit in merits]
