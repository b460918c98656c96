"""What becomes of a part where it is done: its result, or the error that it ended with."""

from __future__ import annotations

import pickle
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

Part = TypeVar("Part")
Result = TypeVar("Result")


@dataclass(frozen=True, slots=True)
class Done(Generic[Result]):
    """A part that was done."""

    result: Result


@dataclass(frozen=True, slots=True)
class Failed:
    """A part that raised something; it is raised again where it can be seen."""

    error: Exception
    trace: str


def attempted(work: Callable[[Part], Result], part: Part) -> Done[Result] | Failed:
    """Do the work on a part, whatever comes of it."""
    try:
        return Done(work(part))
    except Exception as error:  # noqa: BLE001 -- it is raised again where it can be seen
        trace = traceback.format_exc()
        return Failed(error if _can_be_sent(error) else RuntimeError(str(error)), trace)


def result_of(outcome: Done[Result] | Failed) -> Result:
    """The result; what was raised where it was worked on is raised here."""
    if isinstance(outcome, Done):
        return outcome.result
    raise outcome.error from RuntimeError(f"in another process:\n{outcome.trace}")


def _can_be_sent(error: Exception) -> bool:
    try:
        return type(pickle.loads(pickle.dumps(error))) is type(error)  # noqa: S301 -- our own
    except Exception:  # noqa: BLE001 -- an error of one's own may fail in any way
        return False
