"""What the arena found, as data for programs."""

from __future__ import annotations

import csv
import io
from itertools import permutations
from typing import Final

from bornes.arena.checkpoint import settings
from bornes.arena.exposure import STANDINGS
from bornes.arena.fairness import Attacks, Fairness
from bornes.arena.ratings import Rating
from bornes.arena.report.tournament_page import ratings_if_installed
from bornes.arena.results import Figures, Results

Row = dict[str, object]

TOGETHER: Final = "(together)"
"""The name that stands for all opponents at tables where all bots sit together."""


def as_data(found: Results | Fairness) -> dict[str, object]:
    """Everything that was found, with everything that it takes to repeat it."""
    return {
        **settings(found.plan),
        "matches": found.plan.matches,
        "planned": found.planned,
        "played": found.played,
        "complete": found.complete,
        "failures": len(found.forfeits),
        "unfinished": found.unfinished,
        "results": rows(found),
    }


def as_csv(found: Results | Fairness) -> str:
    """The rows as a table for spreadsheets."""
    table = rows(found)
    text = io.StringIO()
    writer = csv.DictWriter(text, list(table[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(table)
    return text.getvalue()


def rows(found: Results | Fairness) -> list[Row]:
    """What was found, line by line."""
    return _tournament(found) if isinstance(found, Results) else _fairness(found)


def _tournament(results: Results) -> list[Row]:
    """A row for each bot against all others, and for each against each."""
    ratings = ratings_if_installed(results) or {}
    standings = results.standings()
    bots = [figures.bot for figures in standings]
    together = [figures for bot in bots if (figures := results.together(bot)) is not None]
    return [
        *(_row(figures, None, ratings.get(figures.bot)) for figures in standings),
        *(_row(figures, TOGETHER) for figures in together),
        *(_row(results.figures(bot, other), other) for bot, other in permutations(bots, 2)),
    ]


def _row(figures: Figures, against: str | None, rating: Rating | None = None) -> Row:
    return {
        "bot": figures.bot,
        "against": against,
        "matches": figures.rate.matches,
        "won": figures.rate.won,
        "rate": figures.rate.value,
        "low": figures.rate.low,
        "high": figures.rate.high,
        "rating": rating.mu if rating else None,
        "rating_sigma": rating.sigma if rating else None,
        "hands": figures.hands,
        "points_per_hand": figures.points_per_hand,
        "coups_fourres_per_hand": figures.coups_per_hand,
        "extensions_called": figures.extensions,
        "extensions_won": figures.extensions_won,
        "decisions": figures.clock.decisions,
        "seconds_median": figures.usual_time,
        "seconds_p95": figures.slow_time,
        "failures": len(figures.forfeits),
        "first_failure": figures.forfeits[0].reason if figures.forfeits else None,
    }


def _fairness(found: Fairness) -> list[Row]:
    """A row for each bot in all situations, and one for each standing in the hand."""
    return [
        _attacks(bot, standing, found.attacks(bot, standing))
        for bot in found.opponents
        for standing in (None, *STANDINGS)
    ]


def _attacks(bot: str, standing: str | None, attacks: Attacks) -> Row:
    return {
        "bot": bot,
        "standing": standing,
        "chances": attacks.chances,
        "attacks": attacks.attacks,
        "rate": attacks.rate,
        "others_chances": attacks.others_chances,
        "others_attacks": attacks.others_attacks,
        "others_rate": attacks.others_rate,
        "expected": attacks.expected,
        "ratio": attacks.ratio,
        "low": attacks.low,
        "high": attacks.high,
    }
