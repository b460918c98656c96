"""The machines of a Ray cluster."""

from __future__ import annotations

import os
import re
import socket
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from time import monotonic
from types import ModuleType
from typing import Any, Final, Generic

from bornes.engine.refusals import Refusal, Refused
from bornes.runs.executor import Found, Part, Result
from bornes.runs.fingerprint import fingerprint
from bornes.runs.outcome import Done, Failed, attempted, result_of

DEATHS: Final = 3
"""The number of times that Ray may give a part up as lost; then the part is at fault."""
_RAYS_OWN_TRIES: Final = 3
"""The number of times that Ray itself does a part again before it gives it up."""
_HOST_AND_PORT: Final = re.compile(r"^(?:ray://)?(\[[0-9a-fA-F:]+\]|[^:/\s]+):(\d{1,5})$")
_AHEAD: Final = 2
"""Parts sent out for each processor, so that none waits for the next one."""
_LOOK_AROUND: Final = 5.0
"""The seconds after which it is asked again how many processors there are: nodes come and go."""


@dataclass(frozen=True, slots=True)
class Cluster:
    """The nodes of a Ray cluster. Each must have the same Bornes, which is checked.

    A part whose worker or node dies is done again elsewhere: first by Ray, then by us.
    """

    address: str
    """As Ray takes it: ``auto``, ``host:6379``, ``ray://host:10001``, or ``local``."""

    def carry_out(self, work: Callable[[Part], Result], parts: Iterable[Part]) -> Found[Result]:
        """Do the work on every part; gives each result as soon as it is there."""
        with _connected(self.address) as ray:
            order = ray.put((work, fingerprint()))
            crew: _Crew[Part, Result] = _Crew(ray, order, enumerate(parts))
            try:
                yield from crew.results()
            finally:
                crew.dismiss()


@dataclass(slots=True)
class _Crew(Generic[Part, Result]):
    """What the cluster has in hand."""

    ray: ModuleType
    order: Any
    """A reference to the work and our fingerprint, kept once on every node."""
    parts: Iterator[tuple[int, Part]]
    again: list[tuple[int, Part]] = field(default_factory=list)
    deaths: Counter[int] = field(default_factory=Counter)
    sent: dict[Any, tuple[int, Part]] = field(default_factory=dict)
    room: int = 1
    looked: float = float("-inf")

    def results(self) -> Found[Result]:
        """Send the parts out, and take in what comes back."""
        do = self.ray.remote(num_cpus=1, max_retries=_RAYS_OWN_TRIES)(_do)
        while True:
            self._look_around()
            while len(self.sent) < self.room and (due := self._next()) is not None:
                self.sent[do.remote(self.order, due[1])] = due
            if not self.sent:
                return
            ready, _ = self.ray.wait(list(self.sent), num_returns=1, timeout=_LOOK_AROUND)
            for reference in ready:
                number, part = self.sent.pop(reference)
                try:
                    outcome: Done[Result] | Failed = self.ray.get(reference)
                except self._losses():
                    self._lost(number, part)
                    continue
                yield number, result_of(outcome)

    def _next(self) -> tuple[int, Part] | None:
        return self.again.pop() if self.again else next(self.parts, None)

    def _look_around(self) -> None:
        """See how many processors the living nodes have together."""
        if monotonic() - self.looked > _LOOK_AROUND:
            self.looked = monotonic()
            processors = self.ray.cluster_resources().get("CPU", 0)
            self.room = max(1, int(processors)) * _AHEAD

    def _losses(self) -> tuple[type[Exception], ...]:
        lost = self.ray.exceptions
        return (
            lost.WorkerCrashedError,
            lost.NodeDiedError,
            lost.LocalRayletDiedError,
            lost.ObjectLostError,
            lost.OutOfMemoryError,
            lost.TaskUnschedulableError,
        )

    def _lost(self, number: int, part: Part) -> None:
        self.deaths[number] += 1
        if self.deaths[number] == DEATHS:
            raise Refused(Refusal("run-worker-died", times=DEATHS))
        self.again.append((number, part))

    def dismiss(self) -> None:
        """Let nobody work on for nobody."""
        for reference in self.sent:
            with suppress(Exception):  # a cluster that is gone needs no word
                self.ray.cancel(reference, force=True)


def _do(order: tuple[Callable[[Any], Any], str], part: Any) -> Done[Any] | Failed:
    """Do a part on a node of the cluster."""
    work, wanted = order
    if fingerprint() != wanted:
        node, found = socket.gethostname(), fingerprint()
        refusal = Refusal("run-other-bornes", node=node, found=found, wanted=wanted)
        return Failed(Refused(refusal), "")
    return attempted(work, part)


def _knock(address: str) -> None:
    """Fail at once where nobody listens: Ray would try for minutes."""
    found = _HOST_AND_PORT.match(address)
    if found is not None:
        socket.create_connection((found[1].strip("[]"), int(found[2])), timeout=10).close()


@contextmanager
def _connected(address: str) -> Iterator[ModuleType]:
    """Ray, connected to the cluster; a connection that the program has already is used."""
    # It would tell its makers about every cluster that is started here.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        import ray
        import ray.exceptions
    except ImportError:
        raise Refused(Refusal("run-needs-ray")) from None
    if ray.is_initialized():
        yield ray
        return
    try:
        _knock(address)
        ray.init(address, log_to_driver=False, logging_level="ERROR")
    except (OSError, ValueError, RuntimeError, AssertionError) as error:
        problem = " ".join(str(error).split())[:200]
        raise Refused(Refusal("run-no-cluster", address=address, problem=problem)) from None
    try:
        yield ray
    finally:
        ray.shutdown()
