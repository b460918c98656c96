"""Playing fixtures in this process, or in several at once."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import threading
import traceback
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

from bornes.arena.match import play_fixture
from bornes.arena.outcomes import Group
from bornes.arena.plan import Fixture, Plan
from bornes.engine.refusals import Refusal, Refused


def played(plan: Plan, fixtures: Sequence[Fixture], jobs: int) -> Generator[Group, None, None]:
    """Play the fixtures; gives each as soon as it is done, in any order."""
    if jobs == 1 or len(fixtures) < 2:
        for fixture in fixtures:
            yield play_fixture(plan, fixture)
        return
    _check_can_be_sent(plan)
    crew = _Crew(plan, min(jobs, len(fixtures)))
    try:
        yield from crew.play(fixtures)
    finally:
        crew.dismiss()


def _check_can_be_sent(plan: Plan) -> None:
    for contestant in plan.contestants:
        try:
            pickle.dumps(contestant)
        except (pickle.PicklingError, AttributeError, TypeError):
            raise Refused(Refusal("arena-bot-not-sent", name=contestant.label)) from None


class _Crew:
    """Processes that each play one fixture at a time.

    A pool of the standard library waits for ever when one of its processes is killed; here
    that is noticed, because each has a pipe of its own which ends with it.
    """

    def __init__(self, plan: Plan, size: int) -> None:
        # Spawned, not forked: the same on every system, and nothing is inherited by chance.
        context = multiprocessing.get_context("spawn")
        self._processes: list[SpawnProcess] = []
        self._idle: list[Connection] = []
        with _deaf_to_ctrl_c():
            for _ in range(size):
                ours, theirs = context.Pipe()
                process = context.Process(target=_work, args=(theirs, plan), daemon=True)
                process.start()
                theirs.close()
                self._processes.append(process)
                self._idle.append(ours)

    def play(self, fixtures: Sequence[Fixture]) -> Iterator[Group]:
        """Hand the fixtures out, and take in what comes back."""
        waiting = list(reversed(fixtures))
        busy: list[Connection] = []
        while waiting or busy:
            while waiting and self._idle:
                worker = self._idle.pop()
                _send(worker, waiting.pop())
                busy.append(worker)
            ready = wait(busy)
            for worker in [worker for worker in busy if worker in ready]:
                group = _receive(worker)
                busy.remove(worker)
                self._idle.append(worker)
                yield group

    def dismiss(self) -> None:
        """End all processes, whatever they are doing."""
        for process in self._processes:
            process.terminate()
        for process in self._processes:
            process.join()


def _send(worker: Connection, fixture: Fixture) -> None:
    try:
        worker.send(fixture)
    except OSError:
        raise Refused(Refusal("arena-worker-died")) from None


def _receive(worker: Connection) -> Group:
    try:
        answer = worker.recv()
    except (EOFError, OSError):
        raise Refused(Refusal("arena-worker-died")) from None
    if isinstance(answer, Group):
        return answer
    raise RuntimeError(f"a match could not be played:\n{answer}")


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


def _work(orders: Connection, plan: Plan) -> None:
    """Play what is asked for, until nobody is there to ask."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_parent, daemon=True).start()
    while True:
        try:
            fixture = orders.recv()
        except (EOFError, OSError):
            return
        answer: Group | str
        try:
            answer = play_fixture(plan, fixture)
        except Exception:  # noqa: BLE001 -- it is raised again where it can be seen
            answer = traceback.format_exc()
        try:
            orders.send(answer)
        except OSError:
            return


def _end_with_the_parent() -> None:
    """Don't play on for nobody when the parent was killed in the middle of a match."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
    os._exit(1)
