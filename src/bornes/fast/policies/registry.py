"""The policies by name and number, their weights, and the choice of an action by one of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bornes.engine.refusals import Refusal, Refused, brief
from bornes.fast.jit import by_table, inner
from bornes.fast.kernel.layout import Row
from bornes.fast.kernel.legal import how_many, legal, nth_action
from bornes.fast.kernel.prng import pick
from bornes.fast.kernel.road.legal import how_many_on_road, nth_on_road, road_legal
from bornes.fast.policies.learned import learned_policy
from bornes.fast.policies.net import net_policy
from bornes.fast.policies.net_weights import KEEN as KEEN_WEIGHTS
from bornes.fast.policies.net_weights import MIMIC as MIMIC_WEIGHTS
from bornes.fast.policies.road.thumb import road_thumb
from bornes.fast.policies.thumb import thumb_policy
from bornes.fast.policies.thumb_weights import THUMB as THUMB_WEIGHTS
from bornes.fast.policies.weights import Weights, WeightTable

RANDOM, THUMB, KEEN, MIMIC, LEARNED = range(5)
POLICIES: Final = {
    "random": RANDOM,
    "thumb": THUMB,
    "keen": KEEN,
    "mimic": MIMIC,
    "learned": LEARNED,
}
"""Every policy by its name."""

WEIGHTS: Final[WeightTable] = np.zeros((len(POLICIES), KEEN_WEIGHTS.size), np.int32)
"""The weights that each policy comes with; chance has none. They are never changed: whoever
wants to play with others passes a table of `with_weights`. What is learned depends on the table:
its nets are put in for those that play (`bornes.fast.api.line_up`)."""
WEIGHTS[THUMB, : THUMB_WEIGHTS.size] = THUMB_WEIGHTS
WEIGHTS[KEEN] = KEEN_WEIGHTS
WEIGHTS[MIMIC] = MIMIC_WEIGHTS


def with_weights(policy: str, weights: Weights) -> WeightTable:
    """The weights of all policies, with others for one of them."""
    return _put_in(WEIGHTS, POLICIES[policy], weights)


def with_net(net: Weights, weights: WeightTable = WEIGHTS) -> WeightTable:
    """The weights of all policies, with a net for what is learned: see `layers.cells_of`."""
    return _put_in(weights, LEARNED, net)


def _put_in(weights: WeightTable, policy: int, others: Weights) -> WeightTable:
    policies, size = weights.shape
    table = np.zeros((policies, max(size, others.size)), weights.dtype)
    table[:, :size] = weights
    table[policy] = 0
    table[policy, : others.size] = others
    return table


def has_net(weights: WeightTable) -> bool:
    """Whether there is a net for what is learned."""
    return bool(weights[LEARNED, 0])


def table_of(weights: WeightTable | None) -> WeightTable:
    """The weights to play with: those that the policies come with, unless others are given."""
    if weights is None:
        return WEIGHTS
    # Compiled code reads them without looking at their size.
    policies, least = WEIGHTS.shape
    right = weights.ndim == 2 and weights.shape[0] == policies and weights.shape[1] >= least
    if not right or weights.dtype != WEIGHTS.dtype:
        raise ValueError(f"weights are {WEIGHTS.shape} of {WEIGHTS.dtype}: see with_weights")
    return np.require(weights, requirements=["C", "W"])


Seated = NDArray[np.int64]
"""The policy of each seat."""


def seated_at(policy: str | Sequence[str], players: int) -> Seated:
    """The policy of each seat, from one name for all of them or a name for each."""
    names = [policy] * players if isinstance(policy, str) else policy
    if not isinstance(names, list | tuple) or len(names) != players:
        raise Refused(Refusal("fast-policies", players=players))
    for name in names:
        if name not in POLICIES:
            raise Refused(
                Refusal("fast-no-such-policy", name=brief(name), allowed=", ".join(POLICIES))
            )
    return np.array([POLICIES[name] for name in names], np.int64)


@inner
def at_random(row: Row) -> int:
    """Any legal action, each as likely as the others."""
    mask = legal(row)
    return nth_action(mask, pick(row, how_many(mask)))


@inner
def _at_random_on_road(row: Row) -> int:
    mask = road_legal(row)
    return nth_on_road(mask, pick(row, how_many_on_road(mask)))


@inner
def all_at_random(policies: Seated) -> bool:
    """Whether every seat plays at random."""
    planned = 0
    for seat in range(policies.size):
        planned += policies[seat] != RANDOM
    return planned == 0


@inner
def _choose(row: Row, policy: int, weights: Weights) -> int:
    if policy == RANDOM:
        return at_random(row)
    if policy == LEARNED:
        return learned_policy(row, weights)
    # Keen and mimic are nets of the same form with other weights.
    return thumb_policy(row, weights) if policy == THUMB else net_policy(row, weights)


@inner
def _choose_on_road(row: Row, policy: int, weights: Weights) -> int:
    # No net plays on a road: `line_up` has put thumb in its place.
    return _at_random_on_road(row) if policy == RANDOM else road_thumb(row, weights)


choose = by_table(_choose, _choose_on_road)
"""What a policy chooses for the seat to act."""
