"""The policies that are compiled in, and the choice of one of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bornes.engine.refusals import Refusal, Refused, brief
from bornes.fast.jit import inner
from bornes.fast.kernel.layout import Hand
from bornes.fast.kernel.legal import how_many, legal, nth_action
from bornes.fast.kernel.prng import pick
from bornes.fast.policies.net import keen
from bornes.fast.policies.net_weights import KEEN as KEEN_WEIGHTS
from bornes.fast.policies.net_weights import MIMIC as MIMIC_WEIGHTS
from bornes.fast.policies.thumb import thumb
from bornes.fast.policies.thumb_weights import THUMB as THUMB_WEIGHTS
from bornes.fast.policies.thumb_weights import Weights

RANDOM, THUMB, KEEN, MIMIC = range(4)
POLICIES: Final = {"random": RANDOM, "thumb": THUMB, "keen": KEEN, "mimic": MIMIC}
"""Every policy by its name."""

WEIGHTS: Final = np.zeros((len(POLICIES), KEEN_WEIGHTS.size), np.int32)
"""The weights of each policy; chance has none."""
WEIGHTS[THUMB, : THUMB_WEIGHTS.size] = THUMB_WEIGHTS
WEIGHTS[KEEN] = KEEN_WEIGHTS
WEIGHTS[MIMIC] = MIMIC_WEIGHTS

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
def at_random(hand: Hand) -> int:
    """Any legal action, each as likely as the others."""
    mask = legal(hand)
    return nth_action(mask, pick(hand, how_many(mask)))


@inner
def all_at_random(policies: Seated) -> bool:
    """Whether every seat plays at random."""
    planned = 0
    for seat in range(policies.size):
        planned += policies[seat] != RANDOM
    return planned == 0


@inner
def choose(hand: Hand, policy: int, weights: Weights) -> int:
    """What a policy chooses for the seat to act."""
    if policy == RANDOM:
        return at_random(hand)
    # The mimic is another net of the same form.
    return thumb(hand, weights) if policy == THUMB else keen(hand, weights)
