"""How clocks look in messages: what a table has chosen, and how much time everybody has."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

ClockKind = Literal["move", "match", "days"]
TimeOut = Literal["bot", "lose"]

DAY: Final = 86400.0
CLOCKS: Final[dict[ClockKind, tuple[float, float]]] = {
    "move": (5.0, 3600.0),
    "match": (5.0, 3 * 3600.0),
    "days": (DAY, 14 * DAY),
}
"""The least and the most seconds that a clock of each kind may have."""
LONGEST_INCREMENT: Final = 180.0


def limits(kind: ClockKind, shortest: float) -> tuple[float, float]:
    """The least and the most seconds of a clock; the least is a setting where it is no day."""
    least, most = CLOCKS[kind]
    return (least if kind == "days" else max(shortest, 0.001)), most


class ClockChoice(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How much time persons have at a table, and what happens when it is up."""

    kind: ClockKind
    """The kind of clock: a time for each move, for the whole match, or days for each move."""
    seconds: float
    """The time for a move, or for a match; whole days where the kind is days."""
    increment: float = 0.0
    """The seconds that each move gives back, where the time is for a match."""
    out: TimeOut = "bot"
    """Whether a bot takes over when the time is up, or the match is lost."""


class ClockRange(Struct, frozen=True):
    """The least and the most seconds that a clock of a kind may have."""

    kind: ClockKind
    least: float
    most: float


class ClockTimes(Struct, frozen=True):
    """How much time everybody has; it says the same to all."""

    running: int | None
    """The seat whose clock runs; null if none does."""
    left: tuple[float | None, ...]
    """The seconds that each seat has left, seat 1 first; null for one that has no clock."""
