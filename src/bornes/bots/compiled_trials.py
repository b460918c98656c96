"""Moves tried out with the compiled rules: thousands of hands in the time of one thought."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bornes import fast
from bornes.bots.beliefs import Odds
from bornes.bots.trying import Tried
from bornes.moves import Move
from bornes.view import View

_BASE = 1 << 20  # more than any hand's points


class CompiledTrials:
    """Moves of the seat of a view, tried out with the compiled rules."""

    def __init__(self, view: View, odds: Odds | None = None) -> None:
        assert view.side is not None
        self.view = view
        self.odds = [
            [believed.get(card, 1.0) for card in fast.CARDS]
            for believed in ((odds or {}).get(seat, {}) for seat in view.rules.seats)
        ]
        self.own = view.rules.sides.index(view.side.side)

    def run(
        self, moves: Sequence[Move], worlds: int, seed: int, judge: Callable[..., float]
    ) -> list[Tried]:
        """What came of each move in the same worlds."""
        import numpy as np

        found = fast.rollouts(self.view, moves, worlds, seed, odds=self.odds)
        points = found.points.astype(np.int64)
        shares = found.won / found.won.sum(axis=-1, keepdims=True).clip(1)
        # Hands often end alike, and a judgement costs more than a look-up.
        kinds = points @ _BASE ** np.arange(points.shape[-1])
        _, first, which = np.unique(kinds, return_index=True, return_inverse=True)
        flat, sharing = points.reshape(-1, points.shape[-1]), shares.reshape(-1, shares.shape[-1])
        judged = np.array([judge(flat[i].tolist(), sharing[i].tolist()) for i in first])
        chances = judged[which].reshape(kinds.shape)
        others = np.delete(points, self.own, axis=-1)
        leads = points[..., self.own] - others.max(axis=-1)
        return [
            Tried(
                chances[place].tolist(),
                leads[place].tolist(),
                float(points[place, :, self.own].sum()),
                float(shares[place, :, self.own].sum()),
            )
            for place in range(len(moves))
        ]
