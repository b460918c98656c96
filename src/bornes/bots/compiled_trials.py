"""Moves tried out with the compiled rules: thousands of hands in the time of one thought."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from bornes import fast
from bornes.bots.beliefs import Odds
from bornes.bots.trying import Tried
from bornes.moves import Move
from bornes.rules import Rules
from bornes.view import View

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_BASE: Final = 1 << 20
"""More than any hand's points,"""
_MOST_IN_A_NUMBER: Final = 3
"""and so many of them go into one number."""

_FOR_TWO: Final = ("thumb", "keen")
"""Who plays the worlds out. Every policy has errors of its own, and a move that is good
whoever goes on is likelier to be good indeed."""
_FOR_MORE: Final = ("thumb",)
"""At larger tables, for which keen has not learned."""


def rows_of(odds: Odds, rules: Rules) -> list[list[float]]:
    """Odds as the compiled rules take them: for each seat, and each of their cards."""
    return [
        [believed.get(card, 1.0) for card in fast.CARDS]
        for believed in (odds.get(seat, {}) for seat in rules.seats)
    ]


def _alike(points: NDArray[np.int64]) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """The place of one row of each sort, and for each row the number of its sort."""
    import numpy as np

    sides = points.shape[1]
    if sides > _MOST_IN_A_NUMBER:
        _, first, which = np.unique(points, axis=0, return_index=True, return_inverse=True)
    else:  # the same, and much faster
        numbers = points @ _BASE ** np.arange(sides)
        _, first, which = np.unique(numbers, return_index=True, return_inverse=True)
    return first, which.reshape(-1)


class CompiledTrials:
    """Moves of the seat of a view, tried out with the compiled rules."""

    def __init__(self, view: View, odds: Odds | None = None) -> None:
        assert view.side is not None
        self.view = view
        self.odds = rows_of(odds or {}, view.rules)
        self.policies = _FOR_TWO if view.players == 2 else _FOR_MORE
        self.own = view.rules.sides.index(view.side.side)

    def run(
        self, moves: Sequence[Move], worlds: int, seed: int, judge: Callable[..., float]
    ) -> list[Tried]:
        """What came of each move in the same worlds."""
        import numpy as np

        found = self._rolled(moves, worlds, seed)
        points = np.concatenate([part.points for part in found], axis=1).astype(np.int64)
        won = np.concatenate([part.won for part in found], axis=1)
        shares = won / won.sum(axis=-1, keepdims=True).clip(1)
        # Hands often end alike, and a judgement costs more than a look-up.
        flat, sharing = points.reshape(-1, points.shape[-1]), shares.reshape(-1, shares.shape[-1])
        first, which = _alike(flat)
        judged = np.array([judge(flat[i].tolist(), sharing[i].tolist()) for i in first])
        chances = judged[which].reshape(points.shape[:-1])
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

    def _rolled(self, moves: Sequence[Move], worlds: int, seed: int) -> list[fast.Results]:
        """The worlds played out, each policy having its part of them."""
        many, left, found = len(self.policies), worlds, []
        for place, policy in enumerate(self.policies):
            part = left // (many - place)
            left -= part
            if part:
                own_seed = seed * many + place
                found.append(
                    fast.rollouts(self.view, moves, part, own_seed, policy=policy, odds=self.odds)
                )
        return found
