"""Many random matches, and what they add up to."""

from bornes.simulate.matches import Plan, simulate
from bornes.simulate.report import as_data, as_text, run_and_report
from bornes.simulate.tally import Tally, interval

__all__ = ["Plan", "Tally", "as_data", "as_text", "interval", "run_and_report", "simulate"]
