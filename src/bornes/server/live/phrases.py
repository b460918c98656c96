"""Phrases that persons say to each other: told to all who are there, and kept nowhere.

They change nothing at the table, so that they need neither its lock nor its log, and whoever
comes later has not missed anything.
"""

from __future__ import annotations

import asyncio
import math
from typing import Final

from bornes.engine.refusals import Refusal, Refused
from bornes.server.live.audience import Audience
from bornes.server.live.company import Company
from bornes.server.live.connection import Connection
from bornes.server.protocol import problems
from bornes.server.protocol.encoding import to_frame
from bornes.server.protocol.messages import Said, Say
from bornes.server.protocol.phrases import PHRASES
from bornes.server.table.table import SEVERAL, Table


class Phrases:
    """What is said at one table, and how often."""

    def __init__(self, audience: Audience, company: Company, seconds: float) -> None:
        self._audience = audience
        self._company = company
        self._seconds: Final = seconds
        self._spoken: dict[int, float] = {}
        """The time at which each seat said something last, by the clock of the loop."""

    def say(self, table: Table, connection: Connection, wish: Say) -> None:
        """Tell everybody what a client says, or raise the refusal."""
        seat, now = connection.seat, asyncio.get_running_loop().time()
        if seat is None:
            raise Refused(problems.not_seated())
        reason = why_not(table) or self._too_soon(seat, now)
        if reason is not None:
            raise Refused(reason)
        self._tell(seat, wish.phrase, besides=connection)
        connection.tell(Said(seat, wish.phrase, wish.re))
        self._company.say(seat, wish.phrase)

    def hear(self, seat: int, phrase: str) -> None:
        """Tell everybody what was said through another server."""
        if phrase in PHRASES:
            self._tell(seat, phrase)

    def _tell(self, seat: int, phrase: str, besides: Connection | None = None) -> None:
        self._spoken[seat] = asyncio.get_running_loop().time()
        frame = to_frame(Said(seat, phrase))
        for other in self._audience:
            if other is not besides and self._audience.may_see(other):
                other.send(frame)

    def _too_soon(self, seat: int, now: float) -> Refusal | None:
        left = self._spoken.get(seat, -math.inf) + self._seconds - now
        return problems.phrase_too_soon(math.ceil(left)) if left > 0 else None


def why_not(table: Table) -> Refusal | None:
    """Why nothing may be said at a table just now, or nothing."""
    if not table.opening.phrases:
        return problems.no_phrases()
    if len(table.persons()) < SEVERAL:
        return problems.nobody_listens()
    moment = table.now
    if table.status != "playing" or moment is None or moment.game.phase == "over":
        return None
    rules = table.game.rules
    if len(rules.sides) < len(rules.seats):
        return problems.partners_silent()
    if moment.window is not None:
        return problems.answers_open()
    return None
