"""The bot that plays any legal move."""

from __future__ import annotations

from bornes.bots.bot import rng_for
from bornes.engine.moves import Move
from bornes.engine.view import View


class RandomBot:
    """Plays every legal move with the same chance."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: View) -> Move:
        """Any legal move."""
        return rng_for(self.seed, view).choice(view.legal_moves())
