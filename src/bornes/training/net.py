"""Learning the weights of the policies `keen` and `mimic`: a small net, and how it gets better.

Nets are learned in fractions and kept in whole numbers, so that every machine plays alike.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from bornes.fast.policies.features import OF_MOVE
from bornes.fast.policies.net_weights import BLOCKS, SCALE
from bornes.fast.policies.thumb_weights import Weights

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
    """Moments of hands: what the seat saw, what it could do, and what is known of each move.

    Moves are listed one moment after the other.
    """

    seen: NDArray[np.int16]
    """The signs of each moment's table; NONE fills up."""
    many: NDArray[np.intp]
    """How many moves each moment has."""
    kinds: NDArray[np.int8]
    signs: NDArray[np.int32]
    known: Numbers
    """By how many points the seat's side was ahead at the end; or 1 for the move that was made."""

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
                self.seen[moments], many, self.kinds[moves], self.signs[moves], self.known[moves]
            )


def joined(parts: Sequence[Trials]) -> Trials:
    """All of them in one."""
    return Trials(
        np.concatenate([part.seen for part in parts]),
        np.concatenate([part.many for part in parts]),
        np.concatenate([part.kinds for part in parts]),
        np.concatenate([part.signs for part in parts]),
        np.concatenate([part.known for part in parts]),
    )


Aim = Callable[[Numbers, Trials], tuple[Numbers, Numbers]]
"""From a net's judgement of every move: by how much each is too high, and how much that matters."""


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

    def learn(self, trials: Trials, rate: float, aim: Aim) -> float:
        """Go a step towards what these trials show; how far from it the net was."""
        slopes, off = self._slopes(trials, aim)
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

    def judge(self, trials: Trials) -> Numbers:
        """What the net thinks of every move."""
        return self._look(trials).judged

    def _look(self, trials: Trials) -> _Look:
        blocks = self.blocks
        moment = np.repeat(np.arange(len(trials)), trials.many)
        shown = _shown(trials.seen, len(blocks["table"]))
        kinds = _shown(trials.kinds[:, None], len(blocks["move"]))
        signs = (trials.signs[:, None] >> np.arange(len(OF_MOVE)) & 1).astype(np.float32)
        row = (shown @ blocks["table"])[moment] + kinds @ blocks["move"] + signs @ blocks["sign"]
        worth = kinds @ blocks["worth"]
        judged = (np.maximum(row, 0.0) * worth).sum(axis=1)
        judged += (signs * (kinds @ blocks["extra"])).sum(axis=1)
        return _Look(shown, kinds, signs, row, worth, judged)

    def _slopes(self, trials: Trials, aim: Aim) -> tuple[dict[str, Numbers], float]:
        """Which way each weight makes the net's error grow, and that error."""
        look, count = self._look(trials), len(trials)
        error, weight = aim(look.judged, trials)
        slope = (2.0 / count * weight * error)[:, None]
        inner = slope * look.worth * (look.row > 0.0)
        slopes = {
            "table": look.shown.T @ np.add.reduceat(inner, firsts(trials), axis=0),
            "move": look.kinds.T @ inner,
            "sign": look.signs.T @ inner,
            "worth": look.kinds.T @ (slope * np.maximum(look.row, 0.0)),
            "extra": look.kinds.T @ (slope * look.signs),
        }
        return slopes, float((weight * error**2).sum() / count)


@dataclass(frozen=True, slots=True)
class _Look:
    """What a net makes of some trials."""

    shown: Numbers
    """For each moment the signs of its table,"""
    kinds: Numbers
    """and for each move its kind,"""
    signs: Numbers
    """its signs,"""
    row: Numbers
    """what all of these add up to,"""
    worth: Numbers
    """what that counts for,"""
    judged: Numbers
    """and what the net thinks of it."""


def firsts(trials: Trials) -> NDArray[np.intp]:
    """The place of each moment's first move."""
    return np.asarray(np.cumsum(trials.many) - trials.many)


def by_points(judged: Numbers, trials: Trials) -> tuple[Numbers, Numbers]:
    """Know by how many points one move of a moment is better than another."""
    first = firsts(trials)
    moment = np.repeat(np.arange(len(trials)), trials.many)
    weight = _shares(judged / _CLOSE, first, moment, least=_LEAST)
    error = judged - trials.known / POINTS
    # Only differences between the moves of one moment matter.
    return error - np.add.reduceat(weight * error, first)[moment], weight


def by_choice(judged: Numbers, trials: Trials) -> tuple[Numbers, Numbers]:
    """Think most of the move that was made."""
    moment = np.repeat(np.arange(len(trials)), trials.many)
    error = _shares(judged, firsts(trials), moment) - trials.known
    return error, np.ones_like(error)


def _scale(block: str) -> int:
    return SCALE**2 if block == "extra" else SCALE


def _shown(numbers: NDArray[np.signedinteger[Any]], many: int) -> Numbers:
    """Lists of numbers as rows in which these places are one."""
    rows = np.zeros((len(numbers), many + 1), np.float32)  # NONE falls on the last place
    rows[np.arange(len(numbers))[:, None], numbers] = 1.0
    return rows[:, :many]


def _shares(
    judged: Numbers, first: NDArray[np.intp], moment: NDArray[np.intp], least: float = 0.0
) -> Numbers:
    """How much each move counts, all moves of a moment together one; a little more the worst."""
    best = np.maximum.reduceat(judged, first)
    share = (np.exp(judged - best[moment]) + least).astype(np.float32)
    return np.asarray(share / np.add.reduceat(share, first)[moment], np.float32)
