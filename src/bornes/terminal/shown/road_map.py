"""Volant's road with the cars on it, drawn with letters, lane 1 on top."""

from __future__ import annotations

from typing import Final

from bornes.circuit import KM_PER_SQUARE, Circuit
from bornes.engine.view import View
from bornes.locales import Messages

_INDENT: Final = "    "
_CELL: Final = 5
_AHEAD: Final = 12
_ROW: Final = 10


def strip(view: View, messages: Messages, width: int) -> list[str]:
    """The road before one's own car, as far as a turn usually goes."""
    circuit = view.rules.circuit
    assert circuit is not None
    here = view.side.spot.square if view.side is not None else 0
    road = _Road(view, circuit, messages)
    ahead = min(_AHEAD, road.fitting(width) - 1)
    first = max(1, min(here, circuit.finish - ahead))
    last = min(first + ahead, circuit.finish)
    return road.rows(range(first, last + 1))


def whole_road(view: View, messages: Messages, width: int) -> list[str]:
    """The whole circuit, ten squares to a row, or as many as fit."""
    circuit = view.rules.circuit
    if circuit is None:
        return []
    road = _Road(view, circuit, messages)
    lines = [messages.text("play-circuit", name=circuit.name)]
    most = min(_ROW, road.fitting(width))
    for first in range(1, circuit.finish + 1, most):
        lines += ["", *road.rows(range(first, min(first + most, circuit.finish + 1)))]
    return lines


class _Road:
    """Draws stretches of one road."""

    def __init__(self, view: View, circuit: Circuit, messages: Messages) -> None:
        self.circuit = circuit
        self.players = view.players
        self.messages = messages
        spots = {side: tableau.spot for side, tableau in view.sides.items()}
        self.cars = {(s.square, s.lane): side for side, s in spots.items() if not s.shortcut}
        self.inside = {s.shortcut: side for side, s in spots.items() if s.shortcut}

    def fitting(self, width: int) -> int:
        """How many squares fit in a line."""
        titles = [
            self.messages.text("play-road-square"),
            self.messages.text("play-road-lane", lane=1),
            *(self.messages.text(f"play-road-{sign}") for sign in ("limit", "bonus", "shortcut")),
        ]
        return max(1, (width - len(_INDENT) - max(map(len, titles)) - 1) // _CELL)

    def rows(self, squares: range) -> list[str]:
        """The lanes of some squares, with the signs underneath."""
        layout = self.circuit.layout
        most = max(self.circuit.lanes(square, self.players) for square in squares)
        titles = [self.messages.text("play-road-square")]
        rows = [[str(square) for square in squares]]
        for lane in range(1, most + 1):
            titles.append(self.messages.text("play-road-lane", lane=lane))
            rows.append([self._lane(square, lane) for square in squares])
        for key, sign, table in (
            ("play-road-limit", "", layout.limits),
            ("play-road-bonus", "+", layout.bonuses),
        ):
            titles.append(self.messages.text(key))
            rows.append([f"{sign}{table[n]}" if table[n] else "" for n in squares])
        titles.append(self.messages.text("play-road-shortcut"))
        rows.append([self._beside(square) for square in squares])
        width = max(map(len, titles)) + 1
        return [
            f"{_INDENT}{title:<{width}}{''.join(f'{cell:^{_CELL}}' for cell in row)}".rstrip()
            for title, row in zip(titles, rows, strict=True)
            if any(row)
        ]

    def _lane(self, square: int, lane: int) -> str:
        if lane > self.circuit.lanes(square, self.players):
            return ""
        return f"[{self.cars.get((square, lane), ' ')}]"

    def _beside(self, square: int) -> str:
        """What the shortcut has beside a square: its squares stand at their km."""
        side = self.circuit.shortcut
        if side is None or not side.entry <= square <= side.exit:
            return ""
        if square in {side.entry, side.exit}:
            return self.messages.text("play-road-in" if square == side.entry else "play-road-out")
        km = square * KM_PER_SQUARE
        if km not in side.squares:
            return "..."
        return f"[{self.inside.get(side.squares.index(km) + 1, ' ')}]"
