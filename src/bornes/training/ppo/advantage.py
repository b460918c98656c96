"""Advantages: how much better it went than the critic had thought, for each side.

Every decision of a table is a step for all its sides, whoever made it. A side's advantage at a step
is its own reward and the critic's word on the next step, against its word on this one, and what
came after counts less and less. Where two sides play for the same stake, what is good for one is
bad for the other, and this is the sum with the sign turned whenever the other side acts next. With
the end of a hand the account is closed: the change of the match's chances is its reward. Tables of
more sides are the same: each side has its own account. A side that is not there has nothing in it.
"""

from __future__ import annotations

import jax
import jax.numpy as jnp

from bornes.training.ppo.nets import Array


def by_side(relative: Array, own: Array, sides: Array) -> Array:
    """What was told as the seat sees the sides, by the sides' own numbers.

    `own` and `sides`, how many there are at its table, are told for each; places of sides that are
    not there stay as they are.
    """
    return _turned(relative, -own, sides)


def as_seen(absolute: Array, own: Array, sides: Array) -> Array:
    """The other way round."""
    return _turned(absolute, own, sides)


def _turned(numbers: Array, by: Array, sides: Array) -> Array:
    places, there = jnp.arange(numbers.shape[-1]), sides[..., None]
    turned = jnp.where(places < there, (places + by[..., None]) % there, places)
    return jnp.take_along_axis(numbers, turned, axis=-1)


def advantages(rewards: Array, ended: Array, values: Array, spread: float) -> Array:
    """The advantage of each side at each step.

    `rewards` and `ended` tell what happened between a step and the next: arrays by step, table
    and side, or step and table. `values` have one step more.
    """
    on = 1.0 - (ended > 0).astype(jnp.float32)[..., None]
    surprise = rewards + on * values[1:] - values[:-1]

    def back(later: Array, now: tuple[Array, Array]) -> tuple[Array, Array]:
        surprised, goes_on = now
        total = surprised + spread * goes_on * later
        return total, total

    _, found = jax.lax.scan(back, jnp.zeros_like(values[0]), (surprise, on), reverse=True)
    return found
