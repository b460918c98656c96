"""Actions: every move of the seat to act as a small number, and the numbers as a mask of bits."""

from __future__ import annotations

from typing import Final

from bornes.fast.kernel.layout import HAZARDS, KINDS, MOST_SIDES, REMEDIES, SAFETIES

DISCARD: Final = 0
"""Discard a card: + its kind."""
PLAY_OWN: Final = DISCARD + KINDS
"""Play a card on one's own side: + its kind."""
PLAY_UNDER: Final = PLAY_OWN + KINDS
"""Play a remedy and leave its hazard on top of the discards: + the remedy, from 0."""
DRAW: Final = PLAY_UNDER + REMEDIES
"""Draw the card of this turn from the pile, where that is a choice."""
TAKE: Final = DRAW + 1
"""Take the top of the discards instead."""
HIGH: Final = 64
"""The first action of the second word of a mask."""
ATTACK: Final = HIGH
"""Play a hazard on a side: + 5 for each side + the hazard, from 0."""
COUP_FOURRE: Final = ATTACK + MOST_SIDES * HAZARDS
"""Answer with a safety: + the safety, from 0."""
PARRY: Final = COUP_FOURRE + SAFETIES
"""Answer with a remedy: + the remedy, from 0."""
PARRY_UNDER: Final = PARRY + REMEDIES
"""Answer with a remedy and leave the hazard on top of the discards."""
PASS: Final = PARRY_UNDER + REMEDIES
EXTEND: Final = PASS + 1
FINISH: Final = EXTEND + 1
ACTIONS: Final = FINISH + 1
"""All actions are below this."""

Mask = tuple[int, int]
"""The legal actions: a bit for each below 64, and for each from there on."""
