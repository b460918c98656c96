"""How long bots think: counts that can be added up, and still tell a median."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

# Two neighbouring buckets differ by a tenth: close enough for times, and few enough to keep.
_BUCKETS_PER_DECADE: Final = 24


@dataclass(slots=True)
class Clock:
    """The times of many decisions."""

    buckets: Counter[int] = field(default_factory=Counter)
    """How many decisions took about ``10 ** (bucket / 24)`` nanoseconds."""

    @property
    def decisions(self) -> int:
        """How many decisions there were."""
        return self.buckets.total()

    def count(self, nanoseconds: int) -> None:
        """Count one decision."""
        self.buckets[round(_BUCKETS_PER_DECADE * math.log10(max(nanoseconds, 1)))] += 1

    def add(self, other: Clock) -> None:
        """Add the times of other decisions."""
        self.buckets.update(other.buckets)

    def percentile(self, percent: float) -> float | None:
        """The time that so many in a hundred decisions keep to, in seconds, within a tenth."""
        wanted, passed = self.decisions * percent / 100, 0
        for bucket in sorted(self.buckets):
            passed += self.buckets[bucket]
            if passed >= wanted:
                return float(10 ** (bucket / _BUCKETS_PER_DECADE) / 1e9)
        return None

    def data(self) -> list[list[int]]:
        """The counts as they are saved."""
        return [[bucket, self.buckets[bucket]] for bucket in sorted(self.buckets)]

    @classmethod
    def of(cls, pairs: Iterable[tuple[int, int]]) -> Clock:
        """The counts as they were saved."""
        return cls(Counter({int(bucket): int(count) for bucket, count in pairs}))
