"""Kept because this path is promised: `bornes.engine.refusals` re-exported."""

from bornes.engine.refusals import (
    IllegalMove,
    Refusal,
    Refused,
    brief,
    text_of,
)

__all__ = [
    "IllegalMove",
    "Refusal",
    "Refused",
    "brief",
    "text_of",
]
