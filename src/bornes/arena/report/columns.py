"""How the arena's figures are written, in columns that fit a terminal of 80."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable
from typing import Final, Protocol

from bornes.arena.plan import Plan
from bornes.locales import Messages
from bornes.runs import WHOLE

WIDTH: Final = 78
LABEL: Final = 22
"""The width of the column with the bots' names."""
NOTHING: Final = "–"

_TIMES: Final = ((1.0, "s"), (1e-3, "ms"), (1e-6, "µs"))


class Between(Protocol):
    """Something with an interval."""

    @property
    def low(self) -> float | None:
        """Where the interval begins."""

    @property
    def high(self) -> float | None:
        """Where the interval ends."""


def title(plan: Plan, messages: Messages, played: int, planned: int) -> list[str]:
    """What was played, and how much of it."""
    players = messages.text("count-players", count=plan.players)
    seed = str(plan.seed)
    lines = [
        f"{messages.text(f'edition-{plan.edition}')} ({players})",
        messages.text("arena-done", played=played, planned=planned, seed=seed),
    ]
    if plan.shard != WHOLE:
        lines.append(messages.text("run-share", shard=str(plan.shard)))
    return lines


def cut(label: str, width: int = LABEL) -> str:
    """A bot's name, no longer than there is room for; its end tells more than its beginning."""
    return label if len(label) <= width else "…" + label[1 - width :]


def number(value: float | None, messages: Messages, digits: int = 1) -> str:
    """A number with some digits behind the mark."""
    if value is None:
        return NOTHING
    return f"{value:.{digits}f}".replace(".", messages.text("simulate-decimal-mark"))


def wins(value: float, messages: Messages) -> str:
    """A number of matches, of which some may be shared."""
    return number(value, messages, 0 if value == round(value) else 1)


def share(value: float | None, messages: Messages) -> str:
    """A part of the whole, in percent."""
    if value is None:
        return NOTHING
    return messages.text("simulate-percent", value=number(value * 100, messages))


def shares(between: Between, messages: Messages) -> str:
    """An interval of parts of the whole."""
    return f"{share(between.low, messages)} – {share(between.high, messages)}"


def duration(seconds: float | None, messages: Messages) -> str:
    """A time in the unit that suits it."""
    if seconds is None:
        return NOTHING
    size, unit = next((pair for pair in _TIMES if seconds >= pair[0]), _TIMES[-1])
    return f"{number(seconds / size, messages, 0 if seconds / size >= 10 else 1)} {unit}"


def paragraphs(texts: Iterable[str]) -> list[str]:
    """Sentences below the tables, each as a paragraph of its own."""
    lines = [line for text in texts for line in textwrap.wrap(text, WIDTH)]
    return ["", *lines] if lines else []
