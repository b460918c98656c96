"""The same matches by the compiled rules: many at a time, hand by hand, with chance of their own.

A match is not the one that the engine plays for the same seed, since shuffles and choices come
from the cheap generator of the compiled rules; the figures agree within their intervals.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bornes.engine.randomness import words
from bornes.engine.rules import Rules
from bornes.engine.scoring import LINES, match_result
from bornes.fast.api.random_hands import RandomHands
from bornes.simulate.plan import Plan
from bornes.simulate.tally import Tally

Totals = NDArray[np.int64]


def played(plan: Plan, numbers: range) -> Tally:
    """Play some of the matches of a plan, and count them."""
    tally, rules = Tally(), plan.rules
    low, high = words(plan.seed, "compiled", 2)
    hands = RandomHands(plan.roads, low | high << 32, len(numbers))
    matches = np.arange(numbers.start, numbers.stop, dtype=np.int64)
    totals: Totals = np.zeros((len(matches), len(rules.sides)), np.int64)
    hand = 0
    while len(matches):
        hand += 1
        tally.moves += hands.play(matches, hand)
        totals += _counted(hands, tally)
        going_on = _undecided(rules, totals, hand, tally)
        matches, totals = matches[going_on], totals[going_on]
    return tally


def _counted(hands: RandomHands, tally: Tally) -> Totals:
    """Count the hands that were played; gives the points of each side in each of them."""
    lines, won, sides = hands.lines, hands.won, hands.rules.sides
    tally.hands += len(won)
    tally.endings.update(hands.endings)
    _add(tally.hands_won, dict(zip(sides, won.sum(axis=0).tolist(), strict=True)))
    whole = lines.sum(axis=0, dtype=np.int64).tolist()
    for side, points in zip(sides, whole, strict=True):
        _add(tally.points, {(side, line): n for line, n in zip(LINES, points, strict=True)})
    points_of_hands: Totals = lines.sum(axis=2, dtype=np.int64)
    return points_of_hands if hands.rules.scored else won.astype(np.int64)


def _add(counter: Counter[Any], counts: dict[Any, int]) -> None:
    """Add what is there; a tally of the engine's has no zeros either."""
    counter.update({key: count for key, count in counts.items() if count})


def _undecided(rules: Rules, totals: Totals, hand: int, tally: Tally) -> NDArray[np.bool_]:
    """Count the matches that are decided after so many hands; tells which ones go on."""
    going_on = np.ones(len(totals), np.bool_)
    for index in np.flatnonzero(_may_be_decided(rules, totals)).tolist():
        outcome = match_result(
            rules, dict(zip(rules.sides, totals[index].tolist(), strict=True)), hand
        )
        if outcome is not None:
            going_on[index] = False
            tally.count_match(outcome.winners)
    return going_on


def _may_be_decided(rules: Rules, totals: Totals) -> NDArray[np.bool_]:
    """Leaves out, for speed, the many matches that are far from over."""
    if not rules.scored or rules.match_total is None:
        return np.ones(len(totals), np.bool_)
    enough: NDArray[np.bool_] = totals.max(axis=1) >= rules.match_total
    return enough
