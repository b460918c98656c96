"""Learning the weights of the policy `keen`: a small net, and how it gets better.

Nets are learned in fractions and kept in whole numbers, so that every machine plays alike.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from bornes.fast.keen_signs import OF_MOVE
from bornes.fast.keen_weights import BLOCKS, SCALE
from bornes.fast.weights import Weights

Numbers = NDArray[np.float32]

POINTS: Final = 100.0
"""The points that are one to a net."""
_CLOSE: Final = 1.0
"""A move that is worth so much less than the best counts a third: it will not be made anyway."""
_LEAST: Final = 0.03
_STEADY: Final = 0.9
_SLOW: Final = 0.999
_TINY: Final = 1e-5
_SPREAD: Final = {"table": 0.15, "move": 0.15, "sign": 0.15, "worth": 0.1, "extra": 0.0}
"""How far from nothing the weights of a net lie that knows nothing yet."""


@dataclass(frozen=True, slots=True)
class Trials:
    """Moments of hands: what the seat saw, what it could do, and what came of each.

    Moves are listed one moment after the other.
    """

    seen: NDArray[np.int16]
    """The signs of each moment's table; NONE fills up."""
    many: NDArray[np.intp]
    """How many moves each moment has."""
    kinds: NDArray[np.int8]
    signs: NDArray[np.int32]
    leads: Numbers
    """By how many points the seat's side was ahead at the end."""

    def __len__(self) -> int:
        return len(self.seen)

    def batches(self, chance: np.random.Generator, size: int) -> Iterator[Trials]:
        """All of them in any order, so many moments at a time."""
        order = chance.permutation(len(self))
        starts = np.cumsum(self.many) - self.many
        for moments in np.array_split(order, max(1, len(order) // size)):
            many = self.many[moments]
            before = np.cumsum(many) - many
            moves = np.repeat(starts[moments] - before, many) + np.arange(many.sum())
            yield Trials(
                self.seen[moments], many, self.kinds[moves], self.signs[moves], self.leads[moves]
            )


def joined(parts: Sequence[Trials]) -> Trials:
    """All of them in one."""
    return Trials(
        np.concatenate([part.seen for part in parts]),
        np.concatenate([part.many for part in parts]),
        np.concatenate([part.kinds for part in parts]),
        np.concatenate([part.signs for part in parts]),
        np.concatenate([part.leads for part in parts]),
    )


@dataclass(slots=True)
class Net:
    """One net while it learns."""

    blocks: dict[str, Numbers]
    steps: int = 0
    drift: dict[str, Numbers] = field(default_factory=dict)
    unrest: dict[str, Numbers] = field(default_factory=dict)

    @classmethod
    def fresh(cls, seed: int) -> Net:
        """A net that knows nothing."""
        chance = np.random.default_rng(seed)
        return cls(
            {
                name: chance.normal(0.0, _SPREAD[name], (len(rows), width)).astype(np.float32)
                for name, (rows, width) in BLOCKS.items()
            }
        )

    @classmethod
    def kept(cls, weights: Weights) -> Net:
        """The net that these weights are."""
        blocks: dict[str, Numbers] = {}
        at = 0
        for name, (rows, width) in BLOCKS.items():
            block = weights[at : at + len(rows) * width].reshape(len(rows), width)
            blocks[name] = (block / _scale(name)).astype(np.float32)
            at += block.size
        return cls(blocks)

    def weights(self) -> Weights:
        """The net in whole numbers."""
        whole = [np.rint(block * _scale(name)).ravel() for name, block in self.blocks.items()]
        return np.concatenate(whole).astype(np.int32)

    def learn(self, trials: Trials, rate: float) -> float:
        """Go a step towards what these trials show; how far from it the net was."""
        slopes, off = self._slopes(trials)
        self.steps += 1
        for name, slope in slopes.items():
            drift = self.drift.setdefault(name, np.zeros_like(slope))
            unrest = self.unrest.setdefault(name, np.zeros_like(slope))
            drift += (1.0 - _STEADY) * (slope - drift)
            unrest += (1.0 - _SLOW) * (slope**2 - unrest)
            step = drift / (1.0 - _STEADY**self.steps)
            self.blocks[name] -= (
                rate * step / (np.sqrt(unrest / (1.0 - _SLOW**self.steps)) + _TINY)
            ).astype(np.float32)
        return off

    def _slopes(self, trials: Trials) -> tuple[dict[str, Numbers], float]:
        """Which way each weight makes the net's error grow, and that error."""
        blocks, count, many = self.blocks, len(trials), trials.many
        moment = np.repeat(np.arange(count), many)
        first = np.cumsum(many) - many
        shown = _shown(trials.seen, len(blocks["table"]))
        kinds = _shown(trials.kinds[:, None], len(blocks["move"]))
        signs = (trials.signs[:, None] >> np.arange(len(OF_MOVE)) & 1).astype(np.float32)
        row = (shown @ blocks["table"])[moment] + kinds @ blocks["move"] + signs @ blocks["sign"]
        above = np.maximum(row, 0.0)
        worth = kinds @ blocks["worth"]
        judged = (above * worth).sum(axis=1) + (signs * (kinds @ blocks["extra"])).sum(axis=1)
        weight = _weights(judged, first, moment)
        # Only differences between the moves of one moment matter.
        error = judged - trials.leads / POINTS
        error -= np.add.reduceat(weight * error, first)[moment]
        slope = (2.0 / count * weight * error)[:, None]
        inner = slope * worth * (row > 0.0)
        slopes = {
            "table": shown.T @ np.add.reduceat(inner, first, axis=0),
            "move": kinds.T @ inner,
            "sign": signs.T @ inner,
            "worth": kinds.T @ (slope * above),
            "extra": kinds.T @ (slope * signs),
        }
        return slopes, float((weight * error**2).sum() / count)


def _scale(block: str) -> int:
    return SCALE**2 if block == "extra" else SCALE


def _shown(numbers: NDArray[np.signedinteger[Any]], many: int) -> Numbers:
    """Lists of numbers as rows in which these places are one."""
    rows = np.zeros((len(numbers), many + 1), np.float32)  # NONE falls on the last place
    rows[np.arange(len(numbers))[:, None], numbers] = 1.0
    return rows[:, :many]


def _weights(judged: Numbers, first: NDArray[np.intp], moment: NDArray[np.intp]) -> Numbers:
    """How much each move counts, all moves of a moment together one."""
    best = np.maximum.reduceat(judged, first)
    weight = np.exp((judged - best[moment]) / _CLOSE) + _LEAST
    found: Numbers = weight / np.add.reduceat(weight, first)[moment]
    return found
