"""What an executor is, and the simplest one."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from typing import Final, Protocol, TypeVar

from bornes.engine.refusals import Refusal, Refused

Part = TypeVar("Part")
Result = TypeVar("Result")
Found = Generator[tuple[int, Result], None, None]
"""Results as they come, each with the number of its part, from 0 on. Close it to break off."""


class Executor(Protocol):
    """Does work in parts, somewhere.

    Parts are taken as they are needed, so that there may be any number of them. The work must
    follow from the part alone: it may be done elsewhere, and again if whoever did it is gone.
    """

    def carry_out(self, work: Callable[[Part], Result], parts: Iterable[Part]) -> Found[Result]:
        """Do the work on every part; gives each result as soon as it is there."""
        ...


class ThisProcess:
    """Does everything here, one part after the other."""

    def carry_out(self, work: Callable[[Part], Result], parts: Iterable[Part]) -> Found[Result]:
        """Do the work on every part, in their order."""
        for number, part in enumerate(parts):
            yield number, work(part)


HERE: Final = ThisProcess()


def chosen(jobs: int = 1, cluster: str | None = None) -> Executor:
    """This process, so many processes of this machine, or the cluster with this address."""
    if jobs < 1:
        raise Refused(Refusal("run-least", name="jobs", least=1))
    if cluster is not None:
        if jobs != 1:
            raise Refused(Refusal("run-jobs-or-cluster"))
        from bornes.runs.cluster import Cluster

        return Cluster(cluster)
    if jobs == 1:
        return HERE
    from bornes.runs.processes import Processes

    return Processes(jobs)


def in_order(
    executor: Executor, work: Callable[[Part], Result], parts: Iterable[Part]
) -> Iterator[Result]:
    """The results in the order of their parts; those that come early are held back."""
    early: dict[int, Result] = {}
    due = 0
    with closing(executor.carry_out(work, parts)) as found:
        for number, result in found:
            early[number] = result
            while due in early:
                yield early.pop(due)
                due += 1
