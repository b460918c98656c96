"""The processes of this machine."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any, Final, Generic

from bornes.engine.refusals import Refusal, Refused
from bornes.runs.executor import Found, Part, Result
from bornes.runs.outcome import Done, Failed, attempted, result_of

DEATHS: Final = 5
"""The number of processes that may die of the same part; then it is the part that is at fault."""


@dataclass(frozen=True, slots=True)
class Processes:
    """So many processes of this machine, each with one part at a time.

    A pool of the standard library waits for ever, or gives up, when one of its processes is
    killed. Here each has a pipe of its own that ends with it: another takes its place.
    """

    jobs: int

    def carry_out(self, work: Callable[[Part], Result], parts: Iterable[Part]) -> Found[Result]:
        """Do the work on every part; gives each result as soon as it is there."""
        crew = _Crew(work, self.jobs, enumerate(parts))
        try:
            yield from crew.results()
        finally:
            crew.dismiss()


@dataclass(slots=True)
class _Crew(Generic[Part, Result]):
    """The processes at work, and what each of them has in hand."""

    work: Callable[[Part], Result]
    size: int
    parts: Iterator[tuple[int, Part]]
    again: list[tuple[int, Part]] = field(default_factory=list)
    """The parts of those that died."""
    deaths: Counter[int] = field(default_factory=Counter)
    """The number of processes that died with a part in hand, by part."""
    processes: dict[Connection, SpawnProcess] = field(default_factory=dict)
    idle: list[Connection] = field(default_factory=list)
    busy: dict[Connection, tuple[int, Part]] = field(default_factory=dict)

    def results(self) -> Found[Result]:
        """Hand the parts out, and take in what comes back."""
        while True:
            self._hand_out()
            if not self.busy:
                return
            for worker in wait(list(self.busy)):
                assert isinstance(worker, Connection)
                number, part = self.busy.pop(worker)
                try:
                    outcome: Done[Result] | Failed = worker.recv()
                except (EOFError, OSError):
                    self._died(worker, number, part)
                    continue
                self.idle.append(worker)
                yield number, result_of(outcome)

    def _hand_out(self) -> None:
        """Give every process a part that has none, as long as there are parts."""
        while len(self.busy) < self.size:
            due = self.again.pop() if self.again else next(self.parts, None)
            if due is None:
                return
            worker = self.idle.pop() if self.idle else self._started()
            self.busy[worker] = due
            try:
                worker.send(due[1])
            except OSError:  # it died while it waited: its end of the pipe tells
                continue

    def _started(self) -> Connection:
        # Spawned, not forked: the same on every system, and nothing is inherited by chance.
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_work, args=(theirs, self.work), daemon=True)
        with _deaf_to_ctrl_c():
            process.start()
        theirs.close()
        self.processes[ours] = process
        return ours

    def _died(self, worker: Connection, number: int, part: Part) -> None:
        """Have a dead process's part done by another, unless it was the part that killed it."""
        self.processes.pop(worker).join()
        worker.close()
        self.deaths[number] += 1
        if self.deaths[number] == DEATHS:
            raise Refused(Refusal("run-worker-died", times=DEATHS))
        self.again.append((number, part))

    def dismiss(self) -> None:
        """End all processes, whatever they are doing."""
        for process in self.processes.values():
            process.terminate()
        for worker, process in self.processes.items():
            process.join()
            worker.close()


@contextmanager
def _deaf_to_ctrl_c() -> Iterator[None]:
    """Lets processes be started that don't hear Ctrl-C: it is the parent's, who ends them."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread may say what a signal does
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _work(orders: Connection, work: Callable[[Any], Any]) -> None:
    """Do what is asked for, until nobody is there to ask."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_parent, daemon=True).start()
    while True:
        try:
            part = orders.recv()
        except (EOFError, OSError):
            return
        outcome = attempted(work, part)
        try:
            orders.send(outcome)
        except OSError:
            return


def _end_with_the_parent() -> None:
    """Don't work on for nobody when the parent was killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
    os._exit(1)
