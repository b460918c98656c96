"""A view as nets are told of it: what its seat knows, as numbers, and its moves as actions.

It works without Numba and NumPy too: then the source of the compiled code runs as it stands.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from bornes.engine.moves import Move
from bornes.engine.view import View
from bornes.fast import available
from bornes.fast.codec.actions import action_of
from bornes.fast.codec.opened import cells_seen
from bornes.fast.policies.observation import drags_on, observe, relative
from bornes.fast.policies.observed import SIZE

_RELATIVE: Final = getattr(relative, "py_func", relative)
"""The source as it stands: to compile it by itself is not worth a few calls."""
_DRAGS_ON: Final = getattr(drags_on, "py_func", drags_on)


class Look:
    """What the seat of a view can tell a net, and what it is told."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self._seat = view.seat - 1
        self._row = cast("Any", cells_seen(view))
        self.observation = _observed(self._row, self._seat)
        """What the seat may know, as numbers."""
        self.drags_on = bool(_DRAGS_ON(self._row, self._seat))
        """Whether the seat had better play at random now."""

    def actions(self, moves: Sequence[Move]) -> list[int]:
        """Legal moves as the actions that the seat sees them as."""
        row, seat = self._row, self._seat
        return [int(_RELATIVE(row, seat, action_of(row, move))) for move in moves]


def _observed(cells: Any, seat: int) -> list[int]:
    if not available():
        out = cast("Any", [0] * SIZE)
        observe(cells, seat, out)
        return [int(number) for number in out]
    import numpy as np

    from bornes.fast.policies.row_observations import observations

    [seen] = observations(np.array([cells], np.int32), np.array([seat]))
    found: list[int] = seen.tolist()
    return found
