"""Learning the weights of the policies `keen` and `mimic`: a small net, and its steps by Adam.

Nets are learned in fractions and kept in whole numbers, so that every machine plays alike.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from bornes.fast.policies.features import MOVE_FEATURES
from bornes.fast.policies.net_weights import BLOCKS, SCALE
from bornes.fast.policies.weights import Weights

Numbers = NDArray[np.float32]

POINTS: Final = 100.0
"""The points that are one to a net."""
_CLOSE: Final = 1.0
"""A move that is worth so much less than the best counts a third: it will not be made anyway."""
_LEAST: Final = 0.03
_MEAN_DECAY: Final = 0.9
_VARIANCE_DECAY: Final = 0.999
_EPSILON: Final = 1e-5
_SPREAD: Final = {"table": 0.15, "kind": 0.15, "feature": 0.15, "output": 0.1, "skip": 0.0}
"""How far from nothing the weights of a net lie that knows nothing yet."""


@dataclass(frozen=True, slots=True)
class Trials:
    """Moments of hands: what the seat saw, what it could do, and the target of each move.

    Moves are listed one moment after the other.
    """

    active: NDArray[np.int16]
    """The active features of each moment's table; NONE fills up."""
    many: NDArray[np.intp]
    """The number of moves that each moment has."""
    kinds: NDArray[np.int8]
    """The kind of each move."""
    features: NDArray[np.int32]
    """The features of each move, as bits."""
    targets: Numbers
    """The points by which the seat's side was ahead at the end; or 1 for the move that was made."""

    def __len__(self) -> int:
        return len(self.active)

    def batches(self, chance: np.random.Generator, size: int) -> Iterator[Trials]:
        """All of them in any order, so many moments at a time."""
        order = chance.permutation(len(self))
        starts = np.cumsum(self.many) - self.many
        for moments in np.array_split(order, max(1, len(order) // size)):
            many = self.many[moments]
            before = np.cumsum(many) - many
            moves = np.repeat(starts[moments] - before, many) + np.arange(many.sum())
            yield Trials(
                self.active[moments],
                many,
                self.kinds[moves],
                self.features[moves],
                self.targets[moves],
            )


def joined(parts: Sequence[Trials]) -> Trials:
    """All of them in one."""
    return Trials(
        np.concatenate([part.active for part in parts]),
        np.concatenate([part.many for part in parts]),
        np.concatenate([part.kinds for part in parts]),
        np.concatenate([part.features for part in parts]),
        np.concatenate([part.targets for part in parts]),
    )


Loss = Callable[[Numbers, Trials], tuple[Numbers, Numbers]]
"""A loss tells, from a net's values of all moves, by how much each is too high, and how much that
matters."""


@dataclass(slots=True)
class Net:
    """One net while it learns."""

    blocks: dict[str, Numbers]
    """The weights by block, in fractions."""
    steps: int = 0
    """The number of steps that the net has learned for."""
    mean: dict[str, Numbers] = field(default_factory=dict)
    """The running mean of each block's gradient: Adam's first moment."""
    variance: dict[str, Numbers] = field(default_factory=dict)
    """The running mean of its square: Adam's second moment."""

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

    def learn(self, trials: Trials, rate: float, loss_of: Loss) -> float:
        """Go a step towards what these trials show; the loss before it."""
        gradients, loss = self._gradients(trials, loss_of)
        self.steps += 1
        for name, gradient in gradients.items():
            mean = self.mean.setdefault(name, np.zeros_like(gradient))
            variance = self.variance.setdefault(name, np.zeros_like(gradient))
            mean += (1.0 - _MEAN_DECAY) * (gradient - mean)
            variance += (1.0 - _VARIANCE_DECAY) * (gradient**2 - variance)
            step = mean / (1.0 - _MEAN_DECAY**self.steps)
            self.blocks[name] -= (
                rate * step / (np.sqrt(variance / (1.0 - _VARIANCE_DECAY**self.steps)) + _EPSILON)
            ).astype(np.float32)
        return loss

    def values(self, trials: Trials) -> Numbers:
        """The value of every move."""
        return self._forward(trials).values

    def _forward(self, trials: Trials) -> _Pass:
        blocks = self.blocks
        moment = np.repeat(np.arange(len(trials)), trials.many)
        table = _one_hot(trials.active, len(blocks["table"]))
        kinds = _one_hot(trials.kinds[:, None], len(blocks["kind"]))
        features = (trials.features[:, None] >> np.arange(len(MOVE_FEATURES)) & 1).astype(
            np.float32
        )
        hidden = (
            (table @ blocks["table"])[moment]
            + kinds @ blocks["kind"]
            + features @ blocks["feature"]
        )
        output = kinds @ blocks["output"]
        values = (np.maximum(hidden, 0.0) * output).sum(axis=1)
        values += (features * (kinds @ blocks["skip"])).sum(axis=1)
        return _Pass(table, kinds, features, hidden, output, values)

    def _gradients(self, trials: Trials, loss_of: Loss) -> tuple[dict[str, Numbers], float]:
        """The gradient of the loss by each weight, and the loss."""
        forward, count = self._forward(trials), len(trials)
        error, weight = loss_of(forward.values, trials)
        gradient = (2.0 / count * weight * error)[:, None]
        back = gradient * forward.output * (forward.hidden > 0.0)
        gradients = {
            "table": forward.table.T @ np.add.reduceat(back, firsts(trials), axis=0),
            "kind": forward.kinds.T @ back,
            "feature": forward.features.T @ back,
            "output": forward.kinds.T @ (gradient * np.maximum(forward.hidden, 0.0)),
            "skip": forward.kinds.T @ (gradient * forward.features),
        }
        return gradients, float((weight * error**2).sum() / count)


@dataclass(frozen=True, slots=True)
class _Pass:
    """A forward pass over some trials: every layer of the net."""

    table: Numbers
    """The features of each moment's table are 1 where they are active."""
    kinds: Numbers
    """The kind of each move is 1 at its place."""
    features: Numbers
    """The features of each move are 1 where they are active."""
    hidden: Numbers
    """The hidden layer of each move is what all of these add up to."""
    output: Numbers
    """The weights of the output depend on the move's kind."""
    values: Numbers
    """The value of each move is the net's result."""


def firsts(trials: Trials) -> NDArray[np.intp]:
    """The place of each moment's first move."""
    return np.asarray(np.cumsum(trials.many) - trials.many)


def by_points(values: Numbers, trials: Trials) -> tuple[Numbers, Numbers]:
    """Know by how many points one move of a moment is better than another."""
    first = firsts(trials)
    moment = np.repeat(np.arange(len(trials)), trials.many)
    weight = _shares(values / _CLOSE, first, moment, least=_LEAST)
    error = values - trials.targets / POINTS
    # Only differences between the moves of one moment matter.
    return error - np.add.reduceat(weight * error, first)[moment], weight


def by_choice(values: Numbers, trials: Trials) -> tuple[Numbers, Numbers]:
    """Think most of the move that was made."""
    moment = np.repeat(np.arange(len(trials)), trials.many)
    error = _shares(values, firsts(trials), moment) - trials.targets
    return error, np.ones_like(error)


def _scale(block: str) -> int:
    return SCALE**2 if block == "skip" else SCALE


def _one_hot(numbers: NDArray[np.signedinteger[Any]], many: int) -> Numbers:
    """Lists of numbers as rows in which these places are one."""
    rows = np.zeros((len(numbers), many + 1), np.float32)  # NONE falls on the last place
    rows[np.arange(len(numbers))[:, None], numbers] = 1.0
    return rows[:, :many]


def _shares(
    values: Numbers, first: NDArray[np.intp], moment: NDArray[np.intp], least: float = 0.0
) -> Numbers:
    """How much each move counts, all moves of a moment together one; a little more the worst."""
    best = np.maximum.reduceat(values, first)
    share = (np.exp(values - best[moment]) + least).astype(np.float32)
    return np.asarray(share / np.add.reduceat(share, first)[moment], np.float32)
