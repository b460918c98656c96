"""Whole numbers as programs have them: Python's own, or NumPy's."""

from __future__ import annotations

from operator import index


def plain(value: object) -> object:
    """A whole number of any kind as Python's own; everything else as it is."""
    if isinstance(value, int):
        return value
    try:
        return index(value)  # type: ignore[arg-type]
    except TypeError:
        return value
