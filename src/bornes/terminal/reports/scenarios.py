"""Running scenario files, and saying which of them fail."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final

from bornes.engine.refusals import Refused
from bornes.scenarios import load_scenario, run_scenario

PASSED: Final = 0
FAILED: Final = 1
NOT_A_SCENARIO: Final = 2
_ENDINGS: Final = (".yaml", ".yml")


def check_scenarios(paths: Iterable[Path], say: Callable[[str], None]) -> int:
    """Run every scenario; says what fails and then how many. Returns the exit status.

    The lines are for programs as much as for people, so they are English everywhere.
    """
    results = [_check(file, say) for path in paths for file in _files(path)]
    passed = results.count(PASSED)
    say(f"{passed} passed, {len(results) - passed} failed")
    return max(results, default=PASSED)


def _files(path: Path) -> Iterator[Path]:
    """The file itself, or the scenarios in a folder and the folders below it, in order."""
    try:
        folder = path.is_dir()
    except OSError:
        folder = False  # reading it as a file will say what is wrong with it
    if not folder:
        yield path
        return
    for file in sorted(path.rglob("*")):
        if file.suffix in _ENDINGS and not file.is_dir():
            yield file


def _check(file: Path, say: Callable[[str], None]) -> int:
    try:
        scenario, game = load_scenario(file)
    except Refused as error:
        # A refusal from a file names it already, and the line.
        reason = str(error)
        say(_line(reason if reason.startswith(str(file)) else f"{file}: {reason}"))
        return NOT_A_SCENARIO
    failure = run_scenario(scenario, game)
    if failure is None:
        return PASSED
    say(_line(f"{file}: {failure}"))
    return FAILED


def _line(text: str) -> str:
    # What was found may quote a text of several lines; a report is one line for each file.
    return " ".join(text.splitlines())
