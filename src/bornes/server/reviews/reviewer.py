"""Matches are judged in the background, one after another, a few moves at a time.

A judgement takes a minute of a processor. So it goes through the pool of the bots in small parts
that come after every bot's move and every hint; a bot waits for one part at most.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

from bornes.engine.refusals import Refused
from bornes.review.files import read, written
from bornes.review.points import Point
from bornes.server.background import Background
from bornes.server.bots.thinkers import Thinkers
from bornes.server.logs import complain
from bornes.server.metrics import REVIEWS
from bornes.server.protocol import problems
from bornes.server.reviews.source import Source, timeline_of
from bornes.server.reviews.work import judged
from bornes.server.storage import Damaged, Storage, StorageFailed

STEPS: Final = 2
"""So many steps are judged at a time: a fraction of a second."""
_REMEMBERED: Final = 32


@dataclass(slots=True)
class Work:
    """A judgement that is being worked out, or is there."""

    source: Source
    steps: int
    """The number of steps, the first deal included."""
    judge: str = ""
    points: list[Point] = field(default_factory=list)
    done: int = 0
    failed: bool = False

    @property
    def whole(self) -> bool:
        """Whether every step has been judged."""
        return self.done == self.steps


class Reviewer:
    """The judgements of a server."""

    def __init__(self, thinkers: Thinkers, store: Storage, most_waiting: int) -> None:
        self._thinkers = thinkers
        self._store = store
        self._most = most_waiting
        self._works: OrderedDict[str, Work] = OrderedDict()
        self._line: deque[Work] = deque()
        self._background = Background()
        self._running = False

    async def ask(self, source: Source) -> Work:
        """How far a match has been judged; whoever asks first has it begun.

        Refused if too many wait already.
        """
        work = self._works.get(source.key)
        if work is None or work.failed:
            if len(self._line) >= self._most:
                raise Refused(problems.reviews_busy())
            work = Work(source, len(timeline_of(source.record).stops) + 1)
            self._works[source.key] = work
            self._line.append(work)
            self._forget_some()
        self._works.move_to_end(source.key)
        if not self._running:
            self._running = True
            self._background.start(self._run())
        return work

    def knows(self, source: Source) -> bool:
        """Whether a match has been judged, or is being judged."""
        work = self._works.get(source.key)
        return work is not None and not work.failed

    def close(self) -> None:
        """Judge nothing any more."""
        self._background.cancel()

    def _forget_some(self) -> None:
        for key in [key for key, work in self._works.items() if work.whole or work.failed]:
            if len(self._works) <= _REMEMBERED:
                return
            del self._works[key]

    async def _run(self) -> None:
        try:
            while self._line:
                work = self._line[0]
                try:
                    await self._judge(work)
                except Exception as error:  # noqa: BLE001 - one match must not hold up all others
                    work.failed = True
                    complain("review-failed", problem=type(error).__name__)
                self._line.popleft()
        finally:
            self._running = False

    async def _judge(self, work: Work) -> None:
        record = work.source.record
        while not work.whole:
            after = min(work.done + STEPS, work.steps)
            judge, points = await self._thinkers.later(judged, record, work.done, after)
            if not work.judge:
                work.judge = judge
                if await self._was_kept(work):
                    return
            if judge != work.judge:  # other processes have taken the place of those that began
                work.judge, work.points, work.done = judge, [], 0
                continue
            work.points += points
            work.done = after
        REVIEWS.inc()
        self._keep(work)

    async def _was_kept(self, work: Work) -> bool:
        source = work.source
        if not source.kept:
            return False
        with suppress(StorageFailed, Damaged):
            text = await self._store.load_review(source.table.id, source.match)
            points = None if text is None else read(text, work.judge, work.steps - 1)
            if points is not None:
                work.points, work.done = points, work.steps
                return True
        return False

    def _keep(self, work: Work) -> None:
        if not work.source.kept:
            return
        text = written(work.judge, work.points)
        self._store.keep_review(work.source.table.id, work.source.match, text)
