"""Kept because this path is promised: `bornes.engine.scoring` re-exported."""

from bornes.engine.scoring import (
    LINES,
)

__all__ = [
    "LINES",
]
