"""Matches between bots: tournaments, statistics, ratings, and whether attacks are fair."""

from bornes.arena.contestants import Contestant, Player
from bornes.arena.fairness import Attacks, Fairness
from bornes.arena.findings import Findings
from bornes.arena.outcomes import Exposure, Forfeit, Group, Match, SideCount
from bornes.arena.plan import Plan
from bornes.arena.ratings import Rating
from bornes.arena.results import Figures, Results
from bornes.arena.statistics import Rate, rate
from bornes.arena.tournament import fairness, play

__all__ = [
    "Attacks",
    "Contestant",
    "Exposure",
    "Fairness",
    "Figures",
    "Findings",
    "Forfeit",
    "Group",
    "Match",
    "Plan",
    "Player",
    "Rate",
    "Rating",
    "Results",
    "SideCount",
    "fairness",
    "play",
    "rate",
]
