"""Who arrives first: turns still needed, and the chances that follow from them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import exp
from typing import Final

from bornes.bots.evaluation.knowledge import ENDLESS
from bornes.engine.cards import KM, Card

STEP: Final = 25
LUCK: Final = 1.6
"""How many turns of a race chance makes up for, times the root of its length."""


class Supply:
    """How many draws it takes until the right distances for some km have come."""

    __slots__ = ("draws",)

    def __init__(
        self, unseen: Mapping[Card, int], cards: int, target: int, allowed: Iterable[Card]
    ) -> None:
        odds = [(KM[card] // STEP, unseen.get(card, 0) / cards) for card in allowed if cards]
        self.draws = _draws([pair for pair in odds if pair[1]], target // STEP)

    def __call__(self, km: int) -> float:
        """The draws for so many km, arriving exactly."""
        return self.draws[km // STEP]


def _draws(odds: Sequence[tuple[int, float]], steps: int) -> list[float]:
    draws = [0.0]
    for left in range(1, steps + 1):
        helpful = sorted((draws[left - step], chance) for step, chance in odds if step <= left)
        weight, total, best = 0.0, 1.0, ENDLESS
        for further, chance in helpful:
            # A card is only of use if it leads to where one would rather be.
            if further >= best:
                break
            weight += chance
            total += chance * further
            best = min(ENDLESS, total / weight)
        draws.append(best)
    return draws


def sums(cards: Iterable[Card], most: int) -> dict[int, int]:
    """Every sum that some of these distances make, with the fewest cards it takes."""
    fewest = {0: 0}
    for card in cards:
        km = KM[card]
        for total, count in list(fewest.items()):
            new = total + km
            if new <= most and fewest.get(new, 99) > count + 1:
                fewest[new] = count + 1
    return fewest


def chances(turns: Sequence[float]) -> list[float]:
    """The chance of each racer to be first, from the turns that each one needs."""
    first = min(turns)
    scale = LUCK * (first + 1.0) ** 0.5
    weights = [exp((first - t) / scale) for t in turns]
    total = sum(weights)
    return [weight / total for weight in weights]
