"""The command: plays with a bar where somebody watches, and prints what was found."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from bornes.arena.fairness import Fairness
from bornes.arena.groups import Groups
from bornes.arena.outcomes import Forfeit
from bornes.arena.plan import Plan
from bornes.arena.report.columns import paragraphs
from bornes.arena.report.data import as_csv, as_data
from bornes.arena.report.fairness_page import fairness_text
from bornes.arena.report.plot import check_plot, draw
from bornes.arena.report.tournament_page import as_text
from bornes.arena.results import Results
from bornes.arena.tournament import Progress, carry_out
from bornes.engine.refusals import Refusal, Refused
from bornes.locales import Messages
from bornes.runs import HERE, Executor
from bornes.runs.progress_bar import bar, killed_like_ctrl_c

FAILED: Final = 1
INTERRUPTED: Final = 130

Output = Literal["text", "json", "csv"]


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is to become of what is played."""

    language: str
    executor: Executor = HERE
    save: Path | None = None
    output: Output = "text"
    plot: Path | None = None

    def check(self, plan: Plan) -> None:
        """Refuse before hours are spent what would be refused after them."""
        for path in (self.save, self.plot):
            if path is not None and not path.parent.is_dir():
                raise Refused(Refusal("run-no-folder", file=str(path)))
        if self.plot is not None:
            if plan.fairness:
                raise Refused(Refusal("arena-fairness-no-plot"))
            check_plot(self.plot)


def output_of(*, as_json: bool, as_csv: bool) -> Output:
    """The one form in which results are printed."""
    if as_json and as_csv:
        raise Refused(Refusal("arena-one-output"))
    if as_json:
        return "json"
    return "csv" if as_csv else "text"


def run(plan: Plan, wanted: Wanted) -> int:
    """Carry a plan out and print the results; gives the exit status.

    The status is 1 if a bot failed, and 130 if it was interrupted.
    """
    wanted.check(plan)
    with killed_like_ctrl_c():
        groups = _watched(plan, wanted) if sys.stderr.isatty() else _played(plan, wanted)
    found = Fairness(plan, groups) if plan.fairness else Results(plan, groups)
    print(_written(found, wanted), end="")
    _print_traces(found)
    if wanted.plot is not None and isinstance(found, Results) and found.played:
        draw(found, wanted.plot, wanted.language)
    if found.complete:
        return FAILED if found.forfeits else 0
    return INTERRUPTED


def _played(plan: Plan, wanted: Wanted, progress: Progress | None = None) -> Groups:
    return carry_out(plan, wanted.executor, wanted.save, progress)


def _watched(plan: Plan, wanted: Wanted) -> Groups:
    title = Messages(wanted.language, plan.edition).text("simulate-progress")
    with bar(title, plan.size) as advance:
        return _played(plan, wanted, advance)


def _written(found: Results | Fairness, wanted: Wanted) -> str:
    if wanted.output == "json":
        return json.dumps(as_data(found), ensure_ascii=False, indent=2) + "\n"
    if wanted.output == "csv":
        return as_csv(found)
    if isinstance(found, Results):
        lines = as_text(found, wanted.language)
    else:
        lines = fairness_text(found, wanted.language)
    if not found.complete:
        lines += _how_to_go_on(found, wanted)
    return "\n".join(lines) + "\n"


def _print_traces(found: Results | Fairness) -> None:
    """Where in its own code each bot failed first: for whoever wrote it, beside the results."""
    first: dict[int, Forfeit] = {}
    for forfeit in found.forfeits:
        if forfeit.trace:
            first.setdefault(forfeit.bot, forfeit)
    for bot, forfeit in sorted(first.items()):
        print(f"\n{found.plan.contestants[bot].label}:\n{forfeit.trace}", end="", file=sys.stderr)


def _how_to_go_on(found: Results | Fairness, wanted: Wanted) -> list[str]:
    messages = Messages(wanted.language, found.plan.edition)
    if wanted.save is None:
        return paragraphs([messages.text("arena-interrupted")])
    return paragraphs([messages.text("arena-interrupted-saved", file=str(wanted.save))])
