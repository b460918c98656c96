"""Signs: what the sharp player sees of a table, in numbers, and what they are worth.

A sign is about one where it matters and nothing where it doesn't. Its price says what it
brings; the prices were found by playing.
"""

from __future__ import annotations

from collections.abc import Mapping

Signs = dict[str, float]
"""What a table shows, by name."""

Prices = Mapping[str, float]
"""What each sign is worth."""


def add(signs: Signs, name: str, value: float) -> None:
    """Add to a sign that several cards or sides may give."""
    signs[name] = signs.get(name, 0.0) + value


def appraised(signs: Signs, prices: Prices) -> float:
    """What some signs are worth together."""
    return sum(prices[name] * value for name, value in signs.items())
