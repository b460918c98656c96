"""Deciding: what a net does at many tables at once."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp

from bornes.training.ppo.groups import Sent
from bornes.training.ppo.nets import Array, log_odds


def decide(policy: Any, sent: Sent, key: Array) -> tuple[Array, Array]:
    """An action at each table by chance, and the logarithm of its chance."""
    seen, _, words, _ = sent
    logs = log_odds(policy, seen, words)
    actions = jax.random.categorical(key, logs)
    chosen = jnp.take_along_axis(logs, actions[:, None], axis=-1)[:, 0]
    return actions.astype(jnp.uint8), chosen


def decide_with_former(
    policy: Any, former: Any, places: Array, sent: Sent, key: Array
) -> tuple[Array, Array]:
    """The same where, at some tables, an earlier learner decides for its sides."""
    actions, chosen = decide(policy, sent, key)
    some: Any = tuple(array[places] for array in sent)
    theirs, odds = decide(former, some, jax.random.fold_in(key, 1))
    own = some[3][:, 1] != 0
    actions = actions.at[places].set(jnp.where(own, actions[places], theirs))
    return actions, chosen.at[places].set(jnp.where(own, chosen[places], odds))


def best(policy: Any, sent: Sent) -> Array:
    """The likeliest action at each table."""
    seen, _, words, _ = sent
    return log_odds(policy, seen, words).argmax(axis=-1).astype(jnp.uint8)
