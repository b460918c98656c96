"""Learning the weights of the policies `keen` and `mimic`: what is learned from, and a small net.

Nets are learned in fractions and kept in whole numbers, so that every machine plays alike. The
steps themselves are in `steps`, which needs JAX; whoever only tries moves out needs none.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

import numpy as np
from numpy.typing import NDArray

from bornes.fast.policies.net_weights import BLOCKS, SCALE
from bornes.fast.policies.weights import Weights

Numbers = NDArray[np.float32]

POINTS: Final = 100.0
"""The points that are one to a net."""
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


Loss = Literal["points", "choice"]
"""What a net is to learn: by how many points one move of a moment is better than another, or to
think most of the move that was made."""


@dataclass(slots=True)
class Net:
    """One net while it learns."""

    blocks: dict[str, Numbers]
    """The weights by block, in fractions."""
    adam: Any = None
    """What the optimiser remembers of earlier steps; nothing before the first."""

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
        whole = [np.rint(self.blocks[name] * _scale(name)).ravel() for name in BLOCKS]
        return np.concatenate(whole).astype(np.int32)

    def learn(self, trials: Trials, rate: float, loss: Loss) -> float:
        """Go a step towards what these trials show; the loss before it."""
        from bornes.training.small.steps import batch_of, begun, step

        if self.adam is None:
            self.adam = begun(self.blocks)
        blocks, self.adam, off = step(self.blocks, self.adam, batch_of(trials), rate, loss)
        self.blocks = {name: np.asarray(block) for name, block in blocks.items()}
        return float(off)

    def values(self, trials: Trials) -> Numbers:
        """The value of every move."""
        from bornes.training.small.steps import values_of

        return values_of(self.blocks, trials)


def firsts(trials: Trials) -> NDArray[np.intp]:
    """The place of each moment's first move."""
    return np.asarray(np.cumsum(trials.many) - trials.many)


def _scale(block: str) -> int:
    return SCALE**2 if block == "skip" else SCALE
