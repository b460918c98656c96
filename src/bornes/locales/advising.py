"""Kept because this path is promised: `bornes.locales.advice_text` re-exported."""

from bornes.locales.advice_text import (
    Names,
    explain,
)

__all__ = [
    "Names",
    "explain",
]
