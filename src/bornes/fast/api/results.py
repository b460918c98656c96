"""What came of hands that were played to their end."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray


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
    """The number of actions that all playouts took together, where they were counted."""


def results(points: NDArray[np.int32], ends: NDArray[np.int32], actions: int = 0) -> Results:
    """Results from what the compiled functions have written."""
    sides = np.arange(points.shape[-1])
    won = (ends[..., :1] >> sides & 1).astype(np.bool_)
    return Results(points, won, np.ascontiguousarray(ends[..., 1]), actions)
