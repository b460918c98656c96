"""Volant's road: tiles, lanes, limits, bonuses and the shortcut."""

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
