"""Many random matches, and what they add up to.

What belongs here: the command ``bornes simulate`` and its figures: how long hands are, how they
end, who wins, what each line of the score brings. What doesn't: bots and comparisons between them
(`bornes.arena`), and millions of hands (`bornes.fast.playouts`).

Begin with `matches`: a `Plan` says what is played, and `simulate` plays it, in several processes
if asked. Each process returns a `Tally` (`tally`): counters that are added up in any order, so that
the result doesn't depend on how many processes there were. `report` writes a tally as a page or as
data, and `run_and_report` is what the command calls.
"""

from bornes.simulate.matches import Plan, simulate
from bornes.simulate.report import as_data, as_text, run_and_report
from bornes.simulate.tally import Tally, interval

__all__ = ["Plan", "Tally", "as_data", "as_text", "interval", "run_and_report", "simulate"]
