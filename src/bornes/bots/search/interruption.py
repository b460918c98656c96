"""A search that nobody waits for any more may be broken off: whoever has it done says when."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

Unwanted = Callable[[], bool]
"""Says whether nobody waits for the result any more."""

_unwanted: Final[ContextVar[Unwanted | None]] = ContextVar("unwanted", default=None)


@contextmanager
def interruptible(unwanted: Unwanted) -> Iterator[None]:
    """Let searches ask, between their rounds, whether anybody still waits for them."""
    before = _unwanted.set(unwanted)
    try:
        yield
    finally:
        _unwanted.reset(before)


def interrupted() -> bool:
    """Whether nobody waits any more for what is being worked out here."""
    unwanted = _unwanted.get()
    return unwanted is not None and unwanted()
