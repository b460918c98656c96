"""Who plays a batch of hands: the policy of each seat, and the weights that all of them play by.

What is learned depends on the table. Where a net knows the table, ``learned`` plays by that net;
where none does, ``learned`` is another name for ``keen``.

Keen and mimic have not learned to choose a draw, to see discards come back or to play with the
family's cards: there they are names for ``thumb``, and so is ``learned`` where no net knows it. On
a road no net plays at all.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from bornes.fast.codec.rules import empty_row
from bornes.fast.kernel.layout import (
    CARD_NAMES,
    DRAWS_FROM,
    LAST_SQUARE,
    MOST_SEATS,
    RESHUFFLES,
    RULES,
    SEATS,
    SIDE_OF,
    Row,
)
from bornes.fast.policies.layers import cells_of
from bornes.fast.policies.registry import (
    KEEN,
    LEARNED,
    MIMIC,
    RANDOM,
    THUMB,
    WEIGHTS,
    Seated,
    has_net,
    seated_at,
    table_of,
    with_net,
)
from bornes.fast.policies.weights import WeightTable
from bornes.nets.shipped import shipped, tables_of


def line_up(
    hand: Row, policy: str | Sequence[str], weights: WeightTable | None = None
) -> tuple[Seated, WeightTable]:
    """The policy of each seat at the table of a hand, and the weights of all policies."""
    return settled(hand, seated_at(policy, int(hand[SEATS])), weights)


def settled(
    hand: Row, seated: Seated, weights: WeightTable | None = None
) -> tuple[Seated, WeightTable]:
    """The same for numbers of policies, however they are arranged."""
    seated, table = seated.copy(), table_of(weights)
    if hand[LAST_SQUARE]:
        seated[seated > RANDOM] = THUMB
    if LEARNED in seated and not has_net(table):
        place = _known_tables().get(_key(hand))
        if place is None:
            seated[seated == LEARNED] = KEEN
        elif weights is None:
            table = _with_shipped(place)
        else:
            table = with_net(_with_shipped(place)[LEARNED], table)
    if hand[DRAWS_FROM] or hand[RESHUFFLES] or hand[CARD_NAMES]:
        seated[(seated == KEEN) | (seated == MIMIC)] = THUMB
    return seated, table


def _key(hand: Row) -> bytes:
    """What rules a hand is played by."""
    return bytes(hand[RULES : SIDE_OF + MOST_SEATS].tobytes())


@cache
def _known_tables() -> dict[bytes, int]:
    """The place among the shipped nets of those that know a table."""
    found: dict[bytes, int] = {}
    for place, nets in enumerate(shipped()):
        for rules in tables_of(nets):
            found.setdefault(_key(empty_row(rules)), place)
    return found


@cache
def _with_shipped(place: int) -> WeightTable:
    return with_net(cells_of(shipped()[place].parts["policy"]), WEIGHTS)
