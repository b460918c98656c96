"""Kept because this path is promised: `bornes.locales.advice` re-exported."""

from bornes.locales.advice import (
    Names,
    explain,
)

__all__ = [
    "Names",
    "explain",
]
