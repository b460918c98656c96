"""Work for the tests of executors; in a module, so that other processes find it."""

from __future__ import annotations

import os
import time
from pathlib import Path


def square(number: int) -> int:
    return number * number


def slow_square(number: int) -> int:
    time.sleep(0.05)
    return number * number


def fail_at_three(number: int) -> int:
    if number == 3:
        raise LookupError("there is no three")
    return number


class Unsendable(Exception):
    """An error that can't be made anew from what it was made of."""

    def __init__(self, first: str, second: str) -> None:
        super().__init__(f"{first} {second}")


def fail_unsendable(_: int) -> int:
    raise Unsendable("not", "sent")


def die_once(folder: Path, number: int) -> int:
    """Die the first time that one of the parts is worked on."""
    mark = folder / str(number)
    if number % 3 == 0 and not mark.exists():
        mark.touch()
        os._exit(9)
    return number * number


def die_always(number: int) -> int:
    if number == 2:
        os._exit(9)
    return number
