"""Many random matches, and what they add up to.

What belongs here: the command ``bornes simulate`` and its figures: how long hands are, how they
end, who wins, what each line of the score brings. What doesn't: bots and comparisons between them
(`bornes.arena`), and how work is spread over processes and machines (`bornes.runs`).

Begin with `simulation`: a `Plan` (`plan`) says what is played, and `simulate` plays it in shares,
wherever its executor plays them: by the engine (`matches`), or if the plan says so by the compiled
rules (`compiled`). Each share gives a `Tally` (`tally`): counters that are added up in any order,
so that the result doesn't depend on where it was played. `saved` keeps tallies in a file.
`report` writes a tally as a page or as data, and `run_and_report` is
what the command calls.
"""

from bornes.simulate.plan import Plan
from bornes.simulate.report import Wanted, as_data, as_text, run_and_report
from bornes.simulate.simulation import simulate
from bornes.simulate.tally import Tally, interval

__all__ = [
    "Plan",
    "Tally",
    "Wanted",
    "as_data",
    "as_text",
    "interval",
    "run_and_report",
    "simulate",
]
