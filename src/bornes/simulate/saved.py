"""A simulation that is kept in a file as it goes on, and gone on from.

Each line has the numbers of some matches that are done, and what they add up to; the file's
tally is the sum of its lines. Lines are written once in a while, not for every share, so that
ten million hands make a small file.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from itertools import pairwise
from pathlib import Path
from time import monotonic
from typing import Any, Final

from bornes import __version__
from bornes.engine.refusals import Refusal, Refused
from bornes.game import Game
from bornes.runs.result_file import ResultFile, header_of
from bornes.simulate.plan import Plan
from bornes.simulate.tally import Tally

FORMAT: Final = "bornes-simulate 1"
_EVERY: Final = 1.0
"""The seconds after which a line is written again: what a kill may cost."""


def settings(plan: Plan) -> dict[str, object]:
    """What must be the same for matches to belong together. How many there are may differ."""
    table = Game(plan.rules, plan.seed, plan.options, plan.house)  # has them as a file would
    return {
        "bornes": __version__,
        "edition": plan.edition,
        "players": plan.players,
        "options": table.options,
        "house": table.house,
        "seed": plan.seed,
        "compiled": plan.compiled,
    }


class SavedTally:
    """The file of one plan's matches."""

    def __init__(self, path: Path, plan: Plan) -> None:
        """Open it, or begin it; refuses one that belongs to something else, or is written to."""
        self._file = ResultFile(path, {"format": FORMAT, **settings(plan)})
        self._new = Tally()
        self._new_numbers: list[range] = []
        self._written = monotonic()
        try:
            self.found, self.left = self._read(plan.numbers)
        except BaseException:
            self._file.close()
            raise

    found: Tally
    """What the file held of this plan when it was opened."""
    left: list[range]
    """The numbers of the matches that it did not hold."""

    def _read(self, wanted: range) -> tuple[Tally, list[range]]:
        found, done = Tally(), Numbers()
        for number, line in enumerate(self._file.lines):
            try:
                numbers, tally = read_line(json.loads(line))
            except (ValueError, TypeError, LookupError, AttributeError, RecursionError):
                raise self._file.damaged(number) from None
            if not done.add(numbers):
                raise Refused(Refusal("run-file-overlaps", file=str(self._file.path)))
            inside = [part for part in numbers if part.start < wanted.stop]
            inside = [part for part in inside if part.stop > wanted.start]
            if inside and not all(_within(part, wanted) for part in numbers):
                # A sum can't be taken apart: fewer matches than it has can't be told.
                raise Refused(Refusal("run-file-more", file=str(self._file.path)))
            if inside:
                found.add(tally)
        return found, done.missing(wanted)

    def add(self, numbers: range, tally: Tally) -> None:
        """Note what some matches add up to; it is in the file within a second or so."""
        self._new.add(tally)
        self._new_numbers.append(numbers)
        if monotonic() - self._written > _EVERY:
            self._write()

    def close(self) -> None:
        """Write what is left to write, and let others write."""
        self._write()
        self._file.close()

    def _write(self) -> None:
        if self._new_numbers:
            done = [[part.start, part.stop] for part in joined(self._new_numbers)]
            self._file.append({"done": done, "tally": self._new.data()})
        self._new, self._new_numbers, self._written = Tally(), [], monotonic()


def saved_seed(path: Path) -> int | None:
    """The seed of a file that was begun, so that it can be gone on with; nothing otherwise."""
    seed = (header_of(path, FORMAT) or {}).get("seed")
    return seed if type(seed) is int else None


class Numbers:
    """A set of numbers, as ranges."""

    def __init__(self) -> None:
        self.ranges: list[range] = []

    def add(self, numbers: Iterable[range]) -> bool:
        """Add ranges; false, and nothing is changed, if one of them is there already."""
        both = sorted([*self.ranges, *numbers], key=lambda part: part.start)
        if any(part.stop > after.start for part, after in pairwise(both)):
            return False
        self.ranges = joined(both)
        return True

    def missing(self, wanted: range) -> list[range]:
        """What is not there of the numbers that are wanted."""
        left, at = [], wanted.start
        for part in self.ranges:
            if part.stop > at and part.start < wanted.stop:
                if part.start > at:
                    left.append(range(at, part.start))
                at = part.stop
        return [*left, range(at, wanted.stop)] if at < wanted.stop else left


class Taker:
    """Takes the lines of many files, each match once."""

    def __init__(self) -> None:
        self._numbers = Numbers()
        self._lines: set[str] = set()
        self.matches = 0

    def take(self, path: Path, line: dict[str, Any]) -> bool:
        """Whether a line is new; refuses one that has some of its matches from elsewhere."""
        numbers, tally = read_line(line)
        text = json.dumps(line, sort_keys=True)
        if text in self._lines:
            return False
        if not self._numbers.add(numbers):
            raise Refused(Refusal("run-file-overlaps", file=str(path)))
        self._lines.add(text)
        self.matches += tally.matches
        return True


def joined(parts: Sequence[range]) -> list[range]:
    """Ranges in order, those that touch made one."""
    whole: list[range] = []
    for part in sorted(parts, key=lambda part: part.start):
        if whole and whole[-1].stop == part.start:
            whole[-1] = range(whole[-1].start, part.stop)
        else:
            whole.append(part)
    return whole


def read_line(line: dict[str, Any]) -> tuple[list[range], Tally]:
    """A line's numbers and tally; an error of some kind if it makes no sense."""
    numbers = [range(int(first), int(after)) for first, after in line["done"]]
    tally = Tally.of(line["tally"])
    if not all(0 <= part.start < part.stop for part in numbers):
        raise ValueError("numbers that can't be")
    if sum(map(len, numbers)) != tally.matches:
        raise ValueError("numbers and tally differ")
    return numbers, tally


def _within(part: range, whole: range) -> bool:
    return whole.start <= part.start and part.stop <= whole.stop
