"""What a player is told, as OpenSpiel asks for it: as text, and as numbers."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
import pyspiel

from bornes.engine.events import Event
from bornes.envs.numbers.codec import Encoding
from bornes.envs.numbers.observation_fields import Numbers
from bornes.envs.openspiel.position import Position
from bornes.envs.text import text

_NOBODY = pyspiel.PrivateInfoType.NONE


class Observer:
    """What OpenSpiel's observers are: `tensor` and `dict` are filled in place.

    Numbers are given for what a player sees now, and are those of `Encoding.observation`. All that
    it remembers is told as text alone.
    """

    def __init__(self, encoding: Encoding, kind: Any) -> None:
        self._encoding = encoding
        self._own = kind.private_info != _NOBODY
        self._public, self._recall = kind.public_info, kind.perfect_recall
        self.tensor: Numbers | None = None
        self.dict: dict[str, Numbers] = {}
        if self._own and self._public and not self._recall:
            self.tensor = np.zeros(encoding.observation_size, np.float32)
            self.dict = {
                name: self.tensor[field.part].reshape(field.shape)
                for name, field in encoding.fields.items()
            }

    def set_from(self, state: Any, player: int) -> None:
        """Write what a player sees into the numbers; before the deal they are all 0."""
        position: Position = state.position
        if self.tensor is None:
            return
        if position.dealt:
            self.tensor[:] = self._encoding.observation(position.table.view(player + 1))
        else:
            self.tensor.fill(0)

    def string_from(self, state: Any, player: int) -> str:
        """What a player sees, or remembers, as text."""
        position: Position = state.position
        seat = player + 1
        if not position.dealt:
            return " ".join(position.dealt_so_far(seat)) if self._own else ""
        view = position.table.view(seat if self._own else None)
        if not self._public:
            return " ".join(view.hand)
        if not self._recall:
            return text(view)
        acts = "acts" if self._own and view.to_act == seat else "waits"
        passes = position.passes.get(seat, ()) if self._own else ()
        # In a hand that was dealt anew the events of the others don't tell what they hold.
        held = " ".join(sorted(view.hand))
        told = "\n".join(map(_told, view.events))
        return f"seat {view.seat} {acts} with {held}, passed at {list(passes)}\n{told}"


def _told(event: Event) -> str:
    try:
        return _told_once(event)
    except TypeError:  # the end of a hand, whose score can't be hashed
        return repr(event)


@lru_cache(4096)
def _told_once(event: Event) -> str:
    return repr(event)
