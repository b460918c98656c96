"""What one client may do, and how often. Clients are told apart by their address."""

from __future__ import annotations

import time
from typing import Final

from bornes.engine.refusals import Refused
from bornes.server.config import Config
from bornes.server.protocol import problems

_HOUR: Final = 3600.0
_MOST_REMEMBERED: Final = 10_000


class Allowance:
    """So many at once, and so many a second."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: int, now: float) -> None:
        self._rate, self._most, self._left, self._at = rate, most, float(most), now

    def spend(self, now: float) -> bool:
        """Take one; whether there was one left."""
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def full(self, now: float) -> bool:
        """Whether nothing has been taken lately."""
        return self._left + (now - self._at) * self._rate >= self._most


class Limits:
    """Allowances by client."""

    def __init__(self, config: Config) -> None:
        self._config = config
        self._tables: dict[str, Allowance] = {}
        self._requests: dict[str, Allowance] = {}

    def new_table(self, client: str) -> None:
        """Count a new table; refused if there have been too many lately."""
        most = self._config.tables_per_hour
        if not _spend(self._tables, client, most / _HOUR, most):
            raise Refused(problems.too_many_tables(most))

    def request_allowed(self, client: str) -> bool:
        """Count a request; whether there were not too many lately."""
        config = self._config
        return _spend(self._requests, client, config.requests_per_second, config.requests_at_once)


def _spend(known: dict[str, Allowance], client: str, rate: float, most: int) -> bool:
    now = time.monotonic()
    if len(known) > _MOST_REMEMBERED:
        for name in [name for name, allowance in known.items() if allowance.full(now)]:
            del known[name]
    allowance = known.get(client)
    if allowance is None:
        allowance = known[client] = Allowance(rate, most, now)
    return allowance.spend(now)
