"""Functions that are compiled where Numba is there, and run as they stand where it is not.

They read a row cell by cell and write whole numbers into what they are handed, so that an array
and a list of numbers do alike. They use the constants of `kernel.layout` and each other, no more.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


def as_it_stands(function: Callable[P, R]) -> Callable[P, R]:
    """The function itself."""
    return function


if TYPE_CHECKING:
    either = as_it_stands
else:
    try:
        from bornes.fast.jit import inner as either
    except ImportError:
        either = as_it_stands
