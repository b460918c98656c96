"""A simulation from plan to tally: in shares, wherever they are played, kept if asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from dataclasses import replace
from functools import partial
from os import PathLike
from pathlib import Path
from typing import Final

from bornes.runs import WHOLE, Executor, chosen
from bornes.simulate import matches
from bornes.simulate.plan import Plan
from bornes.simulate.saved import SavedTally
from bornes.simulate.tally import Tally

# Enough matches that handing them to a process costs little, few enough that a bar moves.
_SHARES: Final = 40
_MOST_IN_A_SHARE: Final = 50
_MOST_COMPILED: Final = 2000


def simulate(
    plan: Plan,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    *,
    executor: Executor | None = None,
    save: str | PathLike[str] | None = None,
) -> Tally:
    """Play all the matches. Ctrl-C leaves the tally of those that were done.

    The result depends on the plan alone: each match has a seed of its own, made from the
    plan's and its number. With ``save`` what was done is kept in a file, and gone on from.
    """
    plan.check()
    executor = executor or chosen(jobs)
    whole = Tally()
    file = SavedTally(Path(save), plan) if save is not None else None
    try:
        if file is not None:
            whole.add(file.found)
            _tell(progress, whole.matches)
        left = file.left if file is not None else [plan.numbers]
        _play(plan, left, executor, whole, file, progress)
    except KeyboardInterrupt:
        pass
    finally:
        if file is not None:
            file.close()
    return whole


def _play(
    plan: Plan,
    left: Iterable[range],
    executor: Executor,
    whole: Tally,
    file: SavedTally | None,
    progress: Callable[[int], None] | None,
) -> None:
    """Play what is left, adding it to the whole as it comes."""
    # Where its matches are played, nothing depends on which share of a run they belong to.
    work = partial(_play_share, replace(plan, shard=WHOLE))
    with closing(executor.carry_out(work, _shares(plan, left))) as found:
        for _, (numbers, part) in found:
            whole.add(part)
            if file is not None:
                file.add(numbers, part)
            _tell(progress, part.matches)


def _shares(plan: Plan, left: Iterable[range]) -> Iterator[range]:
    """The matches in parts, made as they are needed: there may be any number of them."""
    most = _MOST_COMPILED if plan.compiled else _MOST_IN_A_SHARE
    size = max(1, min(most, len(plan.numbers) // _SHARES))
    for numbers in left:
        for first in range(numbers.start, numbers.stop, size):
            yield range(first, min(first + size, numbers.stop))


def _play_share(plan: Plan, numbers: range) -> tuple[range, Tally]:
    if plan.compiled:
        from bornes.simulate import compiled

        return numbers, compiled.played(plan, numbers)
    return numbers, matches.played(plan, numbers)


def _tell(progress: Callable[[int], None] | None, done: int) -> None:
    if progress is not None and done:
        progress(done)
