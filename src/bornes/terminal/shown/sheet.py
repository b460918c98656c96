"""The score sheet, line by line, a column for each side: of a finished hand, or as it stands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bornes.engine.scoring import LINES, total
from bornes.engine.view import View
from bornes.locales import Messages

_COLUMN: Final = 8
_NARROWEST_NAMES: Final = 24
_SHORTEST_NAMES: Final = 8


@dataclass(frozen=True, slots=True)
class Sheet:
    """A small table: names on the left, figures under their heads on the right."""

    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, tuple[int, ...]], ...]
    totals: int
    """The number of rows at the end that are sums."""


def sheet_of(view: View, messages: Messages) -> Sheet:
    """What this hand is worth, and what that makes of the match."""
    sides = view.rules.sides
    title = messages.text("score-title")
    if not view.rules.scored:
        return Sheet(title, sides, *_race(view, messages))
    score, totals = view.score, view.scores
    rows = [
        (messages.score_line(line), tuple(score[side].get(line, 0) for side in sides))
        for line in LINES
        if any(score[side].get(line) for side in sides)
    ]
    hand = {side: total(score[side]) for side in sides}
    # A hand that is over is in the totals already.
    before = {side: totals[side] - (hand[side] if view.phase == "over" else 0) for side in sides}
    rows += [
        (messages.text("score-total"), tuple(hand[side] for side in sides)),
        (messages.text("score-carried"), tuple(before[side] for side in sides)),
        (messages.text("play-match-total"), tuple(before[side] + hand[side] for side in sides)),
    ]
    return Sheet(title, sides, tuple(rows), 3)


def _race(view: View, messages: Messages) -> tuple[tuple[tuple[str, tuple[int, ...]], ...], int]:
    """Distances, and the games won where there are several."""
    sides = view.rules.sides
    rows = [(messages.score_line("distance"), tuple(view.sides[side].km for side in sides))]
    if view.rules.games > 1:
        won = tuple(view.scores[side] for side in sides)
        rows.append((messages.text("play-games-won-title"), won))
    return tuple(rows), 0


def sheet_lines(view: View, messages: Messages, width: int) -> list[str]:
    """The sheet as lines of plain text, no longer than this as far as figures allow it."""
    return laid_out(sheet_of(view, messages), width)


def laid_out(sheet: Sheet, width: int) -> list[str]:
    """A sheet as lines of plain text, no longer than this as far as figures allow it."""
    cells = [tuple(map(str, figures)) for _, figures in sheet.rows]
    names = max([len(sheet.title) + 2, *(len(name) + 4 for name, _ in sheet.rows)])
    names, column = max(names, _NARROWEST_NAMES), _COLUMN
    if names + column * len(sheet.heads) > width:
        column = max(len(cell) for row in (sheet.heads, *cells) for cell in row) + 1
        names = max(_SHORTEST_NAMES, width - column * len(sheet.heads))
    lines = [_row(sheet.title, sheet.heads, names, column)]
    lines += [
        _row(f"  {name}", row, names, column)
        for (name, _), row in zip(sheet.rows, cells, strict=True)
    ]
    return lines


def _row(name: str, cells: tuple[str, ...], names: int, column: int) -> str:
    shown = name if len(name) <= names else name[: names - 1] + "…"
    return (f"{shown:<{names}}" + "".join(f"{cell:>{column}}" for cell in cells)).rstrip()
