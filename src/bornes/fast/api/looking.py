"""A view as nets are told of it: what its seat knows, as numbers, and its moves as actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from bornes.engine.moves import Move
from bornes.engine.view import View
from bornes.fast.codec.actions import action_of
from bornes.fast.codec.encode import known_by
from bornes.fast.policies.observation import relative
from bornes.fast.policies.observing import observations

_RELATIVE: Final = getattr(relative, "py_func", relative)
"""The source as it stands: to compile it by itself is not worth a few calls."""


class Look:
    """What the seat of a view can tell a net, and what it is told."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self._seat = view.seat - 1
        self._row = known_by(view).row
        [seen] = observations(self._row[np.newaxis], np.array([self._seat]))
        self.observation: list[int] = seen.tolist()
        """What the seat may know, as numbers."""

    def actions(self, moves: Sequence[Move]) -> list[int]:
        """Legal moves as the actions that the seat sees them as."""
        row, seat = self._row, self._seat
        return [int(_RELATIVE(row, seat, action_of(row, move))) for move in moves]
