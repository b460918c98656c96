"""What the numbers in a row stand for in the engine: cards, phases, endings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bornes.engine.cards import Card
from bornes.engine.state import Ending, Phase
from bornes.fast.kernel.layout import CARDS

KIND_OF: Final[Mapping[Card, int]] = {card: kind for kind, card in enumerate(CARDS)}
"""The number of each card."""
PHASES: Final[tuple[Phase, ...]] = ("play", "react", "extension", "over")
"""The phases of a hand, in the order of their numbers."""
ENDINGS: Final[tuple[Ending | None, ...]] = (
    None,
    Ending.DISTANCE,
    Ending.CARDS_RAN_OUT,
    Ending.ONLY_DISCARDS,
)
"""Why a hand ended, by number; it goes on at 0."""
