"""A table in plain text, in the words of the notation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import starmap
from typing import Final

from bornes.circuit import Circuit
from bornes.engine.cards import RANK, Card
from bornes.engine.tableau import Tableau
from bornes.engine.view import View

_BAR: Final = 24
_ROW: Final = 20


def text(view: View) -> str:
    """All that the seat of a view sees, as lines of text."""
    acts = "nobody acts" if view.to_act is None else f"seat {view.to_act} acts"
    top = f", {view.discards[-1]} on top" if view.discards else ""
    lines = [
        f"{view.edition}, {view.players} players, hand {view.hand_number}: {view.phase}, {acts}",
        f"draw pile {view.draw_size}, discards {len(view.discards)}{top}",
    ]
    for tableau in view.sides.values():
        lines += ["", *_side(view, tableau)]
    if view.rules.circuit is not None:
        lines += ["", *_road(view, view.rules.circuit)]
    if view.seat is not None:
        lines += ["", f"seat {view.seat} holds {_cards(view.hand)}"]
    if view.asked is not None:
        lines.append(f"asked by seat {view.asked.by}: {view.asked.hazard or 'u_turn'}")
    if view.outcome is not None:
        lines.append(f"the hand is over: {view.outcome.reason}, {_winners(view.outcome.winners)}")
    if view.match_outcome is not None:
        lines.append(f"the match is over: {_winners(view.match_outcome.winners)}")
    return "\n".join(lines)


def _winners(winners: tuple[str, ...]) -> str:
    return f"won by {' '.join(winners)}" if winners else "won by nobody"


def _cards(cards: Iterable[Card]) -> str:
    counts = sorted(Counter(cards).items(), key=lambda item: RANK[item[0]])
    return ", ".join(starmap(_several, counts)) or "nothing"


def _several(card: Card, count: int) -> str:
    return str(card) if count == 1 else f"{count} x {card}"


def _side(view: View, tableau: Tableau) -> list[str]:
    driven = min(_BAR, tableau.km * _BAR // view.target)
    bar = "=" * driven + " " * (_BAR - driven)
    seats = ", ".join(f"seat {seat}: {view.hand_sizes[seat]} cards" for seat in tableau.seats)
    won = "games" if not view.rules.scored else "points"
    mark = "*" if view.rules.side_of(view.turn) == tableau.side else " "
    asked = ", asked for an extension" if view.extension == tableau.side else ""
    driving = f"{mark} {tableau.side} [{bar}] {tableau.km} of {view.target}{asked}"
    head = f"{driving}   {view.scores[tableau.side]} {won}   ({seats})"
    moving = "rolling" if tableau.rolling(view.rules) else "standing"
    piles = [moving]
    if tableau.battle:
        piles.append(f"battle {' '.join(tableau.battle[-3:])}")
    if tableau.limited:
        piles.append("limited")
    if tableau.safeties:
        marked = (f"{card}{'!' if card in tableau.coups else ''}" for card in tableau.safeties)
        piles.append(f"safeties {' '.join(marked)}")
    if tableau.distance:
        piles.append(f"distance {_cards(tableau.distance)}")
    return [head, "    " + "; ".join(piles)]


def _road(view: View, circuit: Circuit) -> list[str]:
    """The road in rows, the cars on it by their sides, its signs underneath."""
    cars = {(t.spot.square, t.spot.lane): side for side, t in view.sides.items()}
    inside = [f"{side} in the shortcut" for side, t in view.sides.items() if t.spot.shortcut]
    layout, lines = circuit.layout, []
    for first in range(1, circuit.finish + 1, _ROW):
        squares = range(first, min(first + _ROW, circuit.finish + 1))
        lines.append("square " + "".join(f"{square:>4}" for square in squares))
        lanes = {square: circuit.lanes(square, view.players) for square in squares}
        for lane in range(1, max(lanes.values()) + 1):
            cells = (
                f"[{cars.get((square, lane), ' ')}]" if lane <= lanes[square] else ""
                for square in squares
            )
            lines.append(f"lane {lane} " + "".join(f"{cell:>4}" for cell in cells))
        for name, table in (("limit", layout.limits), ("bonus", layout.bonuses)):
            if any(table[square] for square in squares):
                signs = "".join(f"{table[square] or '':>4}" for square in squares)
                lines.append(f"{name}  {signs}".rstrip())
    if layout.shortcut is not None:
        lines.append(f"shortcut from {layout.shortcut.entry} to {layout.shortcut.exit}")
    return lines + inside
