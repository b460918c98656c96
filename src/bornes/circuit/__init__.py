"""Volant's road: tiles, lanes, limits, bonuses and the shortcut.

What belongs here: the geometry of a road, and where a distance takes a car on it. What doesn't:
cards and turns (`bornes.engine`); the engine asks a `Circuit` where a move ends and whether it may
be made, and knows no square itself. Editions without a road have no `Circuit`.

Begin with `layout`: what a road is made of, square by square, and how the ``circuit:`` of a
position is read and written. `road` is what the engine uses: `Circuit`, `Spot` (where a car stands)
and `Arrival` (where a move ends). `tiles` makes the 96 circuits that the four printed tiles can be
laid to, from ``editions/tiles.json``. `drawing` draws a road in plain text, for docs.
"""

from bornes.circuit.layout import KM_PER_SQUARE, Layout, Shortcut
from bornes.circuit.road import START, Arrival, Circuit, Spot
from bornes.circuit.tiles import CIRCUITS, number_of, tiles_of

__all__ = [
    "CIRCUITS",
    "KM_PER_SQUARE",
    "START",
    "Arrival",
    "Circuit",
    "Layout",
    "Shortcut",
    "Spot",
    "number_of",
    "tiles_of",
]
