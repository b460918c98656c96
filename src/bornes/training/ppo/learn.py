"""Learning from collected steps: proximal policy optimisation (PPO), and what goes with it.

The policy follows its advantages, held near what it did when the steps were played; the critic
follows what came. Beside them two nets learn from the same steps without any effect on the policy:
the value, each side's chance to win the match as far as a seat can know, and the belief, what the
others hold.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import optax

from bornes.fast.kernel.layout import MOST_SEATS
from bornes.training.ppo.advantage import advantages, as_seen, by_side
from bornes.training.ppo.groups import Sent
from bornes.training.ppo.nets import (
    Array,
    Params,
    critic_sees,
    forward,
    log_odds,
    playing,
    scaled,
    side_values,
)
from bornes.training.ppo.settings import Settings
from bornes.training.ppo.tables import HANDS_HIDDEN, LEARNER

REWARD: Final = 4.0
"""Rewards are told so many times larger, so that the critic's numbers are about one."""
_LONGEST: Final = 1.0


class Batch(NamedTuple):
    """Samples: one for each decision, with what is to be learned from it."""

    seen: Array
    hidden: Array
    words: Array
    mine: Array
    sides: Array
    """How many sides there are at the table."""
    opponent: Array
    action: Array
    log_odds: Array
    advantage: Array
    returns: Array
    chances: Array
    """What each side's chance of the match has come to, as the seat sees the sides."""


class Rates(NamedTuple):
    """What changes while a run goes on."""

    rate: Array
    entropy: Array
    others: Array
    """What the losses of all nets but the critic count: nothing while it learns alone."""


class Company(NamedTuple):
    """Who sits at each table of a half, and the number of its kind."""

    opponents: Array
    groups: Array


def optimiser(params: Params) -> Any:
    """Adam for each net, with its own limit to the length of a step."""
    each = optax.chain(optax.clip_by_global_norm(_LONGEST), optax.scale_by_adam(eps=1e-5))
    names = {name: name for name in params}
    return optax.multi_transform(dict.fromkeys(params, each), names)


# --- from steps to samples -----------------------------------------------------------


def _critic(params: Params, sent: Sent, opponents: Array) -> Array:
    seen, hidden, _, who = sent
    own, sides = (who[:, place].astype(jnp.int32) for place in (0, 2))
    x = critic_sees(seen, hidden, opponents, who[:, 1])
    return by_side(side_values(params["critic"], x, sides), own, sides)


def samples(
    params: Params,
    steps: tuple[list[Sent], list[Array], list[Array], Array, Array, Array],
    opponents: Array,
    spread: float,
) -> tuple[Batch, dict[str, Array]]:
    """The samples of some steps of a half, with figures on the critic."""
    sent, actions, odds, rewards, ended, before = steps
    stacked = tuple(jnp.stack(parts) for parts in zip(*sent, strict=True))
    values = jax.lax.map(lambda each: _critic(params, each, opponents), stacked)
    found = advantages(rewards * REWARD, ended, values, spread)
    returns = found + values[:-1]
    seen, hidden, words, who = (part[:-1] for part in stacked)
    own, sides = (who[..., place].astype(jnp.int32) for place in (0, 2))
    mine = who[..., 1] != 0
    chances = jnp.clip(before + returns / REWARD, 0.0, 1.0)
    chances /= chances.sum(axis=-1, keepdims=True)
    batch = Batch(
        seen,
        hidden,
        words,
        mine,
        sides,
        jnp.broadcast_to(opponents, mine.shape),
        jnp.stack(actions),
        jnp.stack(odds),
        jnp.take_along_axis(found, own[..., None], axis=-1)[..., 0],
        as_seen(returns, own, sides),
        as_seen(chances, own, sides),
    )
    there = jnp.broadcast_to(playing(sides), found.shape).astype(jnp.float32)
    varies = _mean(jnp.square(returns), there)  # returns of a table's sides add up to nothing
    figures = {
        "explained": 1 - _mean(jnp.square(found), there) / (varies + 1e-9),
        "returns": jnp.sqrt(varies),
    }
    flat = jax.tree.map(lambda x: x.reshape(-1, *x.shape[2:]), batch)
    return flat, figures


# --- losses -----------------------------------------------------------------------


def _mean(x: Array, weights: Array) -> Array:
    return (x * weights).sum() / (weights.sum() + 1e-6)


def policy_loss(
    params: Params, batch: Batch, clip: float, entropy: Array
) -> tuple[Array, dict[str, Array]]:
    """What the policy is to make small; samples of others than the learner count for nothing."""
    weights = batch.mine.astype(jnp.float32)
    logs = log_odds(params["policy"], batch.seen, batch.words)
    chosen = jnp.take_along_axis(logs, batch.action[:, None].astype(jnp.int32), axis=-1)[:, 0]
    ratio = jnp.exp(chosen - batch.log_odds)
    held = jnp.clip(ratio, 1 - clip, 1 + clip)
    gain = jnp.minimum(ratio * batch.advantage, held * batch.advantage)
    chances = jnp.exp(logs)
    spread = -jnp.sum(chances * jnp.where(chances > 0, logs, 0.0), axis=-1)
    figures = {
        "entropy": _mean(spread, weights),
        "moved": _mean(batch.log_odds - chosen, weights),
        "clipped": _mean((jnp.abs(ratio - 1) > clip).astype(jnp.float32), weights),
    }
    return -_mean(gain, weights) - entropy * figures["entropy"], figures


def critic_loss(params: Params, batch: Batch) -> Array:
    """How far the critic is off."""
    x = critic_sees(batch.seen, batch.hidden, batch.opponent, batch.mine)
    off = jnp.square(side_values(params["critic"], x, batch.sides) - batch.returns)
    return 0.5 * (off.sum(axis=-1) / batch.sides).mean()


def value_loss(params: Params, batch: Batch) -> Array:
    """How badly the value foretells what the chances come to, among learners."""
    logits = forward(params["value"], scaled(batch.seen))
    logs = jax.nn.log_softmax(jnp.where(playing(batch.sides), logits, -1e9))
    weights = (batch.opponent == LEARNER).astype(jnp.float32)
    return _mean(-(batch.chances * logs).sum(axis=-1), weights)


def belief_loss(params: Params, batch: Batch) -> Array:
    """How badly the belief foretells what others hold; a seat without cards counts for nothing."""
    held = batch.hidden[:, :HANDS_HIDDEN].reshape(len(batch.hidden), MOST_SEATS - 1, -1)
    there = held.sum(axis=-1, keepdims=True, dtype=jnp.int32) > 0
    logits = forward(params["belief"], scaled(batch.seen)).reshape(held.shape)
    loss = optax.sigmoid_binary_cross_entropy(logits, (held > 0).astype(jnp.float32))
    return _mean(loss, jnp.broadcast_to(there, held.shape).astype(jnp.float32))


def loss(params: Params, batch: Batch, clip: float, rates: Rates) -> tuple[Array, dict[str, Array]]:
    """All losses together: they have no weights in common."""
    policy, figures = policy_loss(params, batch, clip, rates.entropy)
    critic, value, belief = (each(params, batch) for each in (critic_loss, value_loss, belief_loss))
    figures |= {"critic": critic, "value": value, "belief": belief}
    return rates.others * (policy + value + belief) + critic, figures


def evened(batch: Batch, groups: Array, kinds: int) -> Batch:
    """Samples whose advantages are even about nothing and about one at every kind of table.

    Otherwise a table of many sides, where a hand moves the chances less, would count for less.
    """
    weights = batch.mine.astype(jnp.float32)

    def of_kind(numbers: Array) -> Array:
        whole = jax.ops.segment_sum(numbers * weights, groups, kinds)
        return whole / (jax.ops.segment_sum(weights, groups, kinds) + 1e-6)

    middle = of_kind(batch.advantage)[groups]
    deviation = jnp.sqrt(of_kind(jnp.square(batch.advantage - middle)))[groups]
    return batch._replace(advantage=(batch.advantage - middle) / (deviation + 1e-6))


# --- an update ---------------------------------------------------------------------


class Learned(NamedTuple):
    """What learning changes."""

    params: Params
    state: Any
    key: Array


def learner(settings: Settings, kinds: int) -> Any:
    """The function of an update: of what was learned, steps of both halves, company, rates.

    There are so many kinds of tables.
    """

    def one_batch(rates: Rates) -> Any:
        def update(learned: Learned, batch: Batch) -> tuple[Learned, dict[str, Array]]:
            params, state, key = learned
            slopes, figures = jax.grad(loss, has_aux=True)(params, batch, settings.clip, rates)
            changes, state = optimiser(params).update(slopes, state)
            params = jax.tree.map(lambda old, new: old - rates.rate * new, params, changes)
            return Learned(params, state, key), figures

        return update

    def update(learned: Learned, halves: Any, company: Company, rates: Rates) -> Any:
        found = [
            samples(learned.params, half, company.opponents, settings.spread) for half in halves
        ]
        batch = jax.tree.map(lambda *parts: jnp.concatenate(parts), *(part for part, _ in found))
        figures = {name: (found[0][1][name] + found[1][1][name]) / 2 for name in found[0][1]}
        batch = evened(batch, jnp.tile(company.groups, 2 * settings.steps), kinds)

        def epoch(learned: Learned, _: None) -> Any:
            params, state, key = learned
            key, shuffle = jax.random.split(key)
            size = min(settings.batch, len(batch.action))
            order = jax.random.permutation(shuffle, len(batch.action))
            order = order[: len(order) // size * size].reshape(-1, size)

            def pick(learned: Learned, places: Array) -> Any:
                some = jax.tree.map(lambda x: x[places], batch)
                return one_batch(rates)(learned, some)

            return jax.lax.scan(pick, Learned(params, state, key), order)

        learned, more = jax.lax.scan(epoch, learned, None, length=settings.epochs)
        return learned, figures | {name: each.mean() for name, each in more.items()}

    return jax.jit(update, donate_argnums=0)
