"""What an opponent is: it is shown a view and answers with a move."""

from __future__ import annotations

import hashlib
from random import Random
from typing import Protocol

from bornes.engine.moves import Move
from bornes.engine.view import View


class Bot(Protocol):
    """An opponent: this one method is all that anything here asks of it.

    It is made anew for every seat of every match, by a call with ``seed=…`` and the settings that
    were given. The same bot, seed and view should give the same move. What it may have besides is
    a ``name``, and ``ponders``: whether it takes long enough for a move that a server has it think
    in a process of its own.
    """

    def choose(self, view: View) -> Move:
        """The move for the seat whose view this is; it must be asked something."""
        ...


def rng_for(seed: int, view: View) -> Random:
    """The random numbers of one decision, which depend on the bot's seed and on what the seat sees.

    Bots remember nothing between decisions, so that a view from a file, or from the
    middle of a match, is answered like any other. How much has happened is part of what
    is seen: without it, chance would send a hand that comes round to the same table
    around again for ever.
    """
    facts = (
        seed,
        view.seat,
        view.hand,
        view.hand_number,
        len(view.events),
        view.draw_size,
        len(view.discards),
        tuple(sorted(view.scores.items())),
        tuple((side.side, side.km, *side.battle, *side.speed) for side in view.sides.values()),
    )
    return Random(hashlib.sha256(repr(facts).encode()).digest())
