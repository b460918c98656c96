"""Rollouts with the compiled rules: thousands of hands in the time of one decision."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bornes import fast
from bornes.bots.search.engine_rollouts import RolloutResult, ValueOf
from bornes.engine.moves import Move
from bornes.engine.rules import DrawFrom, Reshuffle, Rules
from bornes.engine.view import View
from bornes.sampling import UNKNOWN, Odds

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from bornes.fast.policies.weights import WeightTable

_BASE: Final = 1 << 20
"""A number that is greater than any hand's points."""
_MOST_IN_A_NUMBER: Final = 3
"""The points of so many sides, each below `_BASE`, go into one number of 64 bits."""


@dataclass(frozen=True, slots=True)
class Policies:
    """The compiled policies that play a hand out."""

    own: str
    """The policy of one's own side; it is the prior policy too, unless a net knows better."""
    rivals: tuple[str, ...]
    """Those of rivals, each in its part of the worlds: nobody knows of which kind they are."""


_LEARNED: Final = Policies("keen", ("keen", "mimic"))
_ON_ROAD: Final = Policies("thumb", ("thumb",))


def policies_for(rules: Rules) -> Policies | None:
    """The policies that play hands by these rules out well enough to tell moves apart.

    There are none where the rules are not compiled, and none where one may draw from the discards
    or they come back: nobody has learned that, and a search by the rules of thumb is misled there
    more often than not.
    """
    if not fast.supports(rules):
        return None
    if rules.circuit is not None:
        return _ON_ROAD
    kept = rules.draw_from is DrawFrom.PILE and rules.reshuffle is Reshuffle.NEVER
    return _LEARNED if kept else None


def compiled(rules: Rules) -> bool:
    """Whether hands by these rules are played out with the compiled rules."""
    return policies_for(rules) is not None


def rows_of(odds: Odds, rules: Rules) -> list[list[list[float]]]:
    """Odds as the compiled rules take them: for each seat two rows with each of their cards."""
    believed = (odds.get(seat, {}) for seat in rules.seats)
    likely = ([cards.get(card, UNKNOWN) for card in fast.cards_of(rules)] for cards in believed)
    return [[list(numbers) for numbers in zip(*pairs, strict=True)] for pairs in likely]


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


class CompiledRollouts:
    """Moves of the seat of a view, played out with the compiled rules."""

    def __init__(
        self,
        view: View,
        odds: Odds | None = None,
        weights: WeightTable | None = None,
        prior: Move | None = None,
    ) -> None:
        policies = policies_for(view.rules)
        assert view.side is not None
        assert policies is not None
        self.view = view
        self.policies = policies
        self.odds = rows_of(odds or {}, view.rules)
        self.own = view.rules.sides.index(view.side.side)
        self.weights = weights
        """The weights of all policies, instead of those that they come with."""
        self.prior = prior
        """What a better policy would do than the one that plays the worlds out."""
        self.partners = [side == view.side.side for side in view.rules.seating]

    def prior_move(self, seed: int) -> Move:
        """What the policy that plays the worlds out would do itself, or a better one."""
        if self.prior is not None:
            return self.prior
        world = fast.from_view(self.view, 1, seed)  # any will do: it knows no more than the seat
        chosen = fast.choose(world, self.policies.own, weights=self.weights)
        return fast.move_of(world[0], int(chosen[0]))

    def run(
        self, moves: Sequence[Move], worlds: int, seed: int, value_of: ValueOf
    ) -> list[RolloutResult]:
        """What came of each move in the same worlds."""
        import numpy as np

        parts = [
            fast.rollouts(
                self.view,
                moves,
                some,
                start,
                policy=lineup,
                odds=self.odds,
                weights=self.weights,
            )
            for some, start, lineup in self._parts(worlds, seed)
        ]
        points = np.concatenate([part.points for part in parts], axis=1).astype(np.int64)
        won = np.concatenate([part.won for part in parts], axis=1)
        shares = won / won.sum(axis=-1, keepdims=True).clip(1)
        # Hands often end alike, and a value costs more than a look-up.
        flat, sharing = points.reshape(-1, points.shape[-1]), shares.reshape(-1, shares.shape[-1])
        first, which = _alike(flat)
        values = np.array([value_of(flat[i].tolist(), sharing[i].tolist()) for i in first])
        chances = values[which].reshape(points.shape[:-1])
        others = np.delete(points, self.own, axis=-1)
        leads = points[..., self.own] - others.max(axis=-1)
        return [
            RolloutResult(
                chances[place].tolist(),
                leads[place].tolist(),
                float(points[place, :, self.own].sum()),
                float(shares[place, :, self.own].sum()),
            )
            for place in range(len(moves))
        ]

    def _parts(self, worlds: int, seed: int) -> Iterator[tuple[int, int, list[str]]]:
        """So many worlds, their seed, and how each seat plays in them."""
        kinds = self.policies.rivals
        for place, rivals in enumerate(kinds):
            some = (worlds + place) // len(kinds)
            if some:
                lineup = [self.policies.own if own else rivals for own in self.partners]
                yield some, seed * len(kinds) + place, lineup
