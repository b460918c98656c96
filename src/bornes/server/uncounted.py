"""Counts that nobody reads: what `bornes.server.metrics` does without on a device."""

from __future__ import annotations


class CollectorRegistry:
    """Nothing that is counted."""


class Uncounted:
    """Takes whatever would be counted, and forgets it."""

    def __init__(self, *_: object, **__: object) -> None:
        """Take a name, and what else is said of what would be counted."""

    def labels(self, *_: object) -> Uncounted:
        """Of which kind it would be."""
        return self

    def inc(self) -> None:
        """One more."""

    def observe(self, _: float) -> None:
        """So long."""

    def set(self, _: float) -> None:
        """So many now."""


Counter = Gauge = Histogram = Uncounted
