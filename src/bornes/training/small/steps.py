"""How the nets of `keen` and `mimic` learn, with JAX and Optax: values, losses, a step by Adam.

Moments differ in their numbers of moves. So that few shapes have to be compiled, a batch is filled
up with moments and moves that count for nothing.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax
from numpy.typing import NDArray

from bornes.fast.policies.features import MOVE_FEATURES
from bornes.fast.policies.net_weights import BLOCKS
from bornes.training.small.net import POINTS, Loss, Numbers, Trials

Array = Any
Blocks = dict[str, Array]

_CLOSE: Final = 1.0
"""A move that is worth so much less than the best counts a third: it will not be made anyway."""
_LEAST: Final = 0.03
_MOMENTS, _MOVES = 256, 4096
"""Batches are filled up to multiples of these."""
_ADAM: Final = optax.scale_by_adam(b1=0.9, b2=0.999, eps=1e-5)


class Batch(NamedTuple):
    """Some trials as arrays of a usual size; the last moment is never a real one."""

    table: Numbers
    """The features of each moment's table are 1 where they are active."""
    kinds: Numbers
    """The kind of each move is 1 at its place."""
    features: Numbers
    """The features of each move are 1 where they are active."""
    moment: NDArray[np.intp]
    """The moment of each move."""
    targets: Numbers
    known: NDArray[np.bool_]
    """Whether a moment is a real one."""


def batch_of(trials: Trials) -> Batch:
    """These trials, filled up."""
    moments = _up(len(trials) + 1, _MOMENTS)
    more = _up(len(trials.kinds), _MOVES) - len(trials.kinds)
    features = trials.features[:, None] >> np.arange(len(MOVE_FEATURES)) & 1
    own = np.repeat(np.arange(len(trials)), trials.many)
    return Batch(
        _filled(_one_hot(trials.active, len(BLOCKS["table"][0])), moments - len(trials)),
        _filled(_one_hot(trials.kinds[:, None], len(BLOCKS["kind"][0])), more),
        _filled(features.astype(np.float32), more),
        np.concatenate([own, np.full(more, moments - 1)]),
        _filled(trials.targets, more),
        np.arange(moments) < len(trials),
    )


def values_of(blocks: dict[str, Numbers], trials: Trials) -> Numbers:
    """The value of every move."""
    return np.asarray(_RUN(blocks, batch_of(trials)))[: len(trials.kinds)]


def begun(blocks: dict[str, Numbers]) -> Any:
    """What Adam remembers before the first step."""
    return _ADAM.init(blocks)


@partial(jax.jit, static_argnames="loss")
def step(
    blocks: Blocks, state: Any, batch: Batch, rate: float, loss: Loss
) -> tuple[Blocks, Any, Array]:
    """The net after a step, what Adam remembers, and the loss before it."""
    off, slopes = jax.value_and_grad(lambda each: _LOSSES[loss](_values(each, batch), batch))(
        blocks
    )
    changes, state = _ADAM.update(slopes, state)
    return jax.tree.map(lambda old, new: old - rate * new, blocks, changes), state, off


def _values(blocks: Blocks, batch: Batch) -> Array:
    hidden = (
        (batch.table @ blocks["table"])[batch.moment]
        + batch.kinds @ blocks["kind"]
        + batch.features @ blocks["feature"]
    )
    values = (jax.nn.relu(hidden) * (batch.kinds @ blocks["output"])).sum(axis=1)
    return values + (batch.features * (batch.kinds @ blocks["skip"])).sum(axis=1)


_RUN: Final = jax.jit(_values)


# --- losses --------------------------------------------------------------------------


def _by_points(values: Array, batch: Batch) -> Array:
    """How far off the differences between the moves of a moment are; good moves count most."""
    best = jax.lax.stop_gradient(_best(values, batch))
    share = jnp.exp((jax.lax.stop_gradient(values) - best[batch.moment]) / _CLOSE) + _LEAST
    weight = share / _sum(share, batch)[batch.moment]
    error = values - batch.targets / POINTS
    error -= _sum(weight * error, batch)[batch.moment]
    return _mean(_sum(weight * error**2, batch), batch)


def _by_choice(values: Array, batch: Batch) -> Array:
    """How little is thought of the moves that were made: twice the cross-entropy."""
    best = jax.lax.stop_gradient(_best(values, batch))
    everything = _sum(jnp.exp(values - best[batch.moment]), batch)
    logs = best + jnp.log(jnp.where(everything > 0, everything, 1.0))
    return 2 * _mean(logs - _sum(batch.targets * values, batch), batch)


_LOSSES: Final = {"points": _by_points, "choice": _by_choice}


def _sum(numbers: Array, batch: Batch) -> Array:
    return jax.ops.segment_sum(numbers, batch.moment, len(batch.known))


def _best(values: Array, batch: Batch) -> Array:
    """The greatest value of each moment; nothing where there are no moves."""
    best = jax.ops.segment_max(values, batch.moment, len(batch.known))
    return jnp.where(jnp.isfinite(best), best, 0.0)


def _mean(numbers: Array, batch: Batch) -> Array:
    """The mean over the real moments."""
    return jnp.where(batch.known, numbers, 0.0).sum() / jnp.sum(batch.known)


# --- arrays of a usual size -----------------------------------------------------------


def _up(number: int, step: int) -> int:
    return -(-number // step) * step


def _filled(numbers: Numbers, more: int) -> Numbers:
    return np.pad(numbers, [(0, more), *[(0, 0)] * (numbers.ndim - 1)])


def _one_hot(numbers: NDArray[np.signedinteger[Any]], many: int) -> Numbers:
    """Lists of numbers as rows in which these places are one."""
    rows = np.zeros((len(numbers), many + 1), np.float32)  # NONE falls on the last place
    rows[np.arange(len(numbers))[:, None], numbers] = 1.0
    return rows[:, :many]
