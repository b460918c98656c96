"""Who wants to know that something is being compiled: nobody, unless somebody has asked.

It is apart from `jit` because asking must not load the compiler.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

Listener = Callable[[str, bool], None]
"""Is told the name of a function when its compiling begins, with False, and ends, with True."""

_listener: Listener | None = None


def on_compiling(listener: Listener | None) -> None:
    """From now on, tell this listener what is compiled; None tells nobody.

    What was compiled before is read from disk, and nobody is told of that.
    """
    global _listener  # noqa: PLW0603 -- one process compiles, and one terminal shows it
    _listener = listener


@contextmanager
def told(name: str) -> Iterator[None]:
    """Tell of what is compiled in this block."""
    if _listener is not None:
        _listener(name, False)
    yield
    if _listener is not None:
        _listener(name, True)
