"""Matches between bots: tournaments, statistics, ratings, and whether attacks are fair.

What belongs here: everything that plays bots against each other and counts what came of it. What
doesn't: the bots (`bornes.bots`), random play without bots (`bornes.simulate`), and how the
command's options are parsed (`bornes.cli.runs.arena`). Pages and plots stand in
`bornes.arena.report`.

Begin with `tournament`: `play` and `fairness` are the public functions, and `carry_out` is the
whole course of one. It takes a `Plan` (`plan`: who meets whom, on which seed, in which seats) of
`Contestant`s (`contestants`), gives its fixtures to an executor (`bornes.runs`), and wherever that
works they are played in `match`. What comes back is a `Group` of matches (`outcomes`), appended to
a `checkpoint` so that a run can be gone on with. `results` (a tournament) and `fairness` (a count
of attacks) are what a caller gets; both are `findings`, and take their intervals from
`statistics`, their ratings from `ratings`, their times from `clock` and their counts of attacks
from `exposure`. `tasks` names the tables of the benchmark.

Two rules hold throughout: results follow from the plan alone, not from where it is played;
and every deal is played from every side, so that its luck cancels within a group. Matches of one
group are therefore a single observation wherever an interval is worked out.
"""

from bornes.arena.contestants import Contestant
from bornes.arena.fairness import Attacks, Fairness
from bornes.arena.findings import Findings
from bornes.arena.outcomes import Exposure, Forfeit, Group, Match, SideCount
from bornes.arena.plan import Plan
from bornes.arena.ratings import Rating
from bornes.arena.results import Figures, Results
from bornes.arena.statistics import Rate, rate
from bornes.arena.tasks import TASKS, Task, task
from bornes.arena.tournament import fairness, play

__all__ = [
    "TASKS",
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
    "Rate",
    "Rating",
    "Results",
    "SideCount",
    "Task",
    "fairness",
    "play",
    "rate",
    "task",
]
