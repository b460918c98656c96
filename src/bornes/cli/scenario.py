"""``bornes scenario``: what the rules make of positions and moves."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter


def scenario(
    paths: Annotated[
        list[Path],
        Parameter(help="Scenario files, or folders that are searched for *.yaml and *.yml."),
    ],
    /,
) -> int:
    """Run scenarios: positions, moves, and what must be found after them.

    Prints a line for each that fails and then `N passed, M failed`. The status is 1 if any
    failed, 2 if a file is no scenario or its position is refused. A folder without scenarios
    has none that fail.

    Example: `bornes scenario tests/scenarios/parker`
    """
    from bornes.terminal.reports.scenarios import check_scenarios

    return check_scenarios(paths, print)
