"""What the points of a hand are worth, seen from the match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp

from bornes.bots.weights import Weights
from bornes.rules import Rules

_STEEP = 1.7  # makes the logistic curve resemble the normal one


class Stakes:
    """Turns points into worth: points while the match is open, victory when it isn't."""

    def __init__(
        self,
        rules: Rules,
        totals: Mapping[str, int],
        own: str,
        rivals: Sequence[str],
        hand_number: int,
        weights: Weights,
    ) -> None:
        self.rules = rules
        self.own = totals[own]
        self.rivals = [totals[rival] for rival in rivals]
        self.hand_number = hand_number
        self.weights = weights
        best = max(self.rivals)
        shares = [exp((total - best) / weights.hand_points) for total in self.rivals]
        self.shares = [share / sum(shares) for share in shares]

    def worth(self, own: float, rivals: Sequence[float]) -> float:
        """The worth of ending the hand with these points, in points at an even score."""
        mine = self.own + own
        value = 0.0
        for share, before, points in zip(self.shares, self.rivals, rivals, strict=True):
            theirs = before + points
            spread = self._spread(max(mine, theirs))
            ahead = 1.0 / (1.0 + exp(-_STEEP * max(-30.0, min(30.0, (mine - theirs) / spread))))
            value += share * (ahead - 0.5)
        return 4.0 / _STEEP * self.weights.hand_spread * value

    def _spread(self, best: float) -> float:
        """By how much the match may still turn once a side has so many points."""
        rules, weights = self.rules, self.weights
        if rules.match_hands is not None:
            hands = float(max(0, rules.match_hands - self.hand_number))
        elif rules.match_total is not None:
            hands = max(0.0, (rules.match_total - best) / weights.hand_points)
        else:
            hands = 0.0
        return float(weights.hand_spread * hands**0.5 + weights.uncertain)
