"""Actions at tables with a road: those of all tables, and others in numbers that these leave free.

A mask has four words of 64 bits: two with the actions of all tables, one for the moves of a car,
and one for those that an acceleration doubles.
"""

from __future__ import annotations

from typing import Final

from bornes.fast.kernel.actions import TAKE
from bornes.fast.kernel.layout import DISTANCES, HAZARDS, KINDS, MOST_KINDS, MOST_LANES

CLASSIC: Final = (1 << KINDS) - 1
"""A bit for each kind of card that other tables have, too."""
WORD: Final = 64
DISCARD_SPECIAL: Final = TAKE + 1
"""Discard one of the cards that only the road has: + its kind, from KINDS."""
PLAY_TURBO: Final = DISCARD_SPECIAL + MOST_KINDS - KINDS
END_TURN: Final = PLAY_TURBO + 1
"""End a turn of the accelerated game."""
SEND_BACK: Final = END_TURN + 1
"""Answer a move with a U-turn."""
TOW: Final = SEND_BACK + 1
"""Play a tow truck: + the hazard that it removes, from 0."""
AFTER_TOW: Final = TOW + HAZARDS
DRIVE: Final = 2 * WORD
"""Drive: + 30 by the shortcut + 6 for each distance, the shortest first + the lane, from 0."""
DRIVES: Final = DISTANCES * MOST_LANES
"""The drives by one way: the road, or the shortcut."""
DOUBLED: Final = 3 * WORD
"""The same with an acceleration."""
ROAD_ACTIONS: Final = DOUBLED + 2 * DRIVES
"""All actions are below this."""

RoadMask = tuple[int, int, int, int]
"""The legal actions: a bit for each, 64 to a word."""
