"""Kept because this path is promised: `bornes.advice.adviser` re-exported."""

from bornes.advice.adviser import (
    Advice,
    advise,
)

__all__ = [
    "Advice",
    "advise",
]
