"""What came of hands that were played to their end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bornes.engine.state import Ending

ENDINGS: Final[tuple[Ending | None, ...]] = (
    None,
    Ending.DISTANCE,
    Ending.CARDS_RAN_OUT,
    Ending.ONLY_DISCARDS,
)
"""Why a hand ended, by number; it goes on at 0."""


@dataclass(frozen=True, slots=True)
class Results:
    """The ends of many hands. All arrays begin with the same axes."""

    points: NDArray[np.int32]
    """The points of each side: the sum of its lines, or 1 for a game that it has won."""
    won: NDArray[np.bool_]
    """Whether each side has won the hand."""
    endings: NDArray[np.int32]
    """Why each hand ended: a number of `ENDINGS`."""
    actions: int = 0
    """How many actions all of it took, where that was counted."""


def results(points: NDArray[np.int32], ends: NDArray[np.int32], actions: int = 0) -> Results:
    """Results from what the compiled functions have written."""
    sides = np.arange(points.shape[-1])
    won = (ends[..., :1] >> sides & 1).astype(np.bool_)
    return Results(points, won, np.ascontiguousarray(ends[..., 1]), actions)
