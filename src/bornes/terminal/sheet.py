"""The score sheet of a finished hand, line by line, a column for each side."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from bornes.engine.scoring import LINES, total
from bornes.engine.view import View
from bornes.locales import Messages

_COLUMN: Final = 8


def sheet_lines(view: View, messages: Messages) -> list[str]:
    """What the hand that is over was worth, and what that makes of the match."""
    sides = view.rules.sides
    if not view.rules.scored:
        return _race_lines(view, messages)
    score, totals = view.score, view.scores
    rows: list[tuple[str, Callable[[str], int]]] = [
        (messages.score_line(line), _points(score, line))
        for line in LINES
        if any(score[side].get(line) for side in sides)
    ]
    rows += [
        (messages.text("score-total"), lambda side: total(score[side])),
        (messages.text("score-carried"), lambda side: totals[side] - total(score[side])),
        (messages.text("play-match-total"), lambda side: totals[side]),
    ]
    return columns(
        messages.text("score-title"),
        sides,
        [(title, [str(of(side)) for side in sides]) for title, of in rows],
    )


def _race_lines(view: View, messages: Messages) -> list[str]:
    """Distances, and the games won where there are several."""
    sides = view.rules.sides
    rows = [(messages.score_line("distance"), [str(view.sides[side].km) for side in sides])]
    if view.rules.games > 1:
        won = [str(view.scores[side]) for side in sides]
        rows.append((messages.text("play-games-won-title"), won))
    return columns(messages.text("score-title"), sides, rows)


def columns(
    title: str, heads: tuple[str, ...], rows: list[tuple[str, list[str]]], least: int = 24
) -> list[str]:
    """A small table: names on the left, figures under their heads on the right."""
    width = max([least, len(title) + 2, *(len(name) + 4 for name, _ in rows)])
    lines = [f"{title:<{width}}" + "".join(f"{head:>{_COLUMN}}" for head in heads)]
    for name, cells in rows:
        lines.append(f"  {name:<{width - 2}}" + "".join(f"{cell:>{_COLUMN}}" for cell in cells))
    return [line.rstrip() for line in lines]


def _points(score: Mapping[str, Mapping[str, int]], line: str) -> Callable[[str], int]:
    return lambda side: score[side].get(line, 0)
