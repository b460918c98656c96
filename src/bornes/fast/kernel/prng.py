"""The cheap generator that every row has of its own: for shuffles in bulk and choices at random.

It is splitmix64: a counter in steps of 0x9E3779B97F4A7C15, mixed. Each row has its own,
so that a batch gives the same result however its rows are shared out.
"""

from __future__ import annotations

import numpy as np

from bornes.fast.jit import inner
from bornes.fast.kernel.layout import CHANCE, Row

_STEP = np.uint64(0x9E3779B97F4A7C15)
_FIRST = np.uint64(0xBF58476D1CE4E5B9)
_SECOND = np.uint64(0x94D049BB133111EB)
_27, _30, _31, _32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)
_LOW = np.uint64(0xFFFFFFFF)


@inner
def mixed(number: np.uint64) -> np.uint64:
    """A number that looks like chance, another for every number."""
    number = (number ^ number >> _30) * _FIRST
    number = (number ^ number >> _27) * _SECOND
    return number ^ number >> _31


@inner
def start_chance(row: Row, seed: np.uint64, index: int) -> None:
    """Start the generator of one row of a batch."""
    set_chance(row, mixed(mixed(seed) + np.uint64(index)))


@inner
def chance_of(row: Row) -> np.uint64:
    """The state of a row's generator."""
    return np.uint64(row[CHANCE]) & _LOW | np.uint64(row[CHANCE + 1]) << _32


@inner
def set_chance(row: Row, state: np.uint64) -> None:
    """Leave a row's generator in this state."""
    row[CHANCE] = np.int32(state & _LOW)
    row[CHANCE + 1] = np.int32(state >> _32)


@inner
def after(state: np.uint64) -> np.uint64:
    """The state that comes after another."""
    return state + _STEP


@inner
def picked(state: np.uint64, many: int) -> int:
    """The number from 0 to `many - 1` that a state stands for."""
    return scaled(mixed(state) >> _32, many)


@inner
def scaled(word: np.uint64, many: int) -> int:
    """A 32-bit word as a number from 0 to `many - 1`."""
    return np.int64(word * np.uint64(many) >> _32)  # type: ignore[return-value]


@inner
def next_64(row: Row) -> np.uint64:
    """The next 64 bits of a row's generator."""
    state = after(chance_of(row))
    set_chance(row, state)
    return mixed(state)


@inner
def pick(row: Row, many: int) -> int:
    """A number from 0 to `many - 1` by the row's generator."""
    return scaled(next_64(row) >> _32, many)
