"""A small net that has learned what each move brings: the policies ``keen`` and ``mimic``.

The active features of the table are added up into a hidden layer once; each move adds its kind
and its few features to that, and what is above zero is weighed into the move's value. All of it
is whole numbers, so that every machine plays alike. Tables of two have a net of their own; at
larger ones it minds the two rivals that have come furthest. It looks closer than the rules of
thumb and takes four times as long.

`describe` writes down what a net sees, for the programs that train it.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from bornes.fast.jit import entry, inner, shared
from bornes.fast.kernel.actions import ATTACK, COUP_FOURRE, DISCARD, EXTEND, FINISH, HIGH, PLAY_OWN
from bornes.fast.kernel.bits import lowest
from bornes.fast.kernel.cells import get, held, side_of
from bornes.fast.kernel.layout import (
    EXTEND_OR_FINISH,
    HAZARDS,
    KINDS,
    NONE,
    PHASE,
    REACT,
    SEATS,
    TURN,
    Cells,
    Row,
    Rows,
)
from bornes.fast.kernel.legal import legal, readiest_answer
from bornes.fast.policies.features import (
    ARRIVES_AFTER,
    MOVE_FEATURES,
    TABLE_FEATURES,
    attack_features,
    card_features,
    table_features,
)
from bornes.fast.policies.net_weights import MOVE_KINDS, NET_SIZE
from bornes.fast.policies.simd import LANES, ROOM, positive_product, room, set_sum
from bornes.fast.policies.weights import Weights

# The place of each kind of move in `MOVE_KINDS`, by the card.
_PLAYED = (0, 1, 2, 3, 4, 0, 0, 0, 0, 0, 5, 6, 7, 7, 7, 8, 9, 9, 9)
_HAZARD = (10, 11, 12, 12, 12)
_DISCARDED = (13, 14, 15, 16, 17, 18, 19, 20, 20, 20, 21, 22, 23, 23, 23, 24, 25, 25, 25)
_EXTENDED, _FINISHED = 26, 27

# Where the blocks of a net begin.
_KIND: Final = len(TABLE_FEATURES) * LANES
_FEATURE: Final = _KIND + len(MOVE_KINDS) * LANES
_OUTPUT: Final = _FEATURE + len(MOVE_FEATURES) * LANES
_SKIP: Final = _OUTPUT + len(MOVE_KINDS) * LANES

_NOTHING = -1 << 40


@shared
def net_policy(row: Row, weights: Weights) -> int:
    """What a net with these weights chooses for the seat to act."""
    if row[PHASE] == REACT:
        return readiest_answer(row)
    net = NET_SIZE if row[SEATS] > 2 else 0
    active = room()
    actions = room()
    kinds = room()
    features = room()
    table = room()
    hidden = room()
    _add_up_table(row, weights, net, active, table)
    best = _NOTHING
    choice = DISCARD
    for n in range(_list_moves(row, actions, kinds, features)):
        action = get(actions, n)
        if get(features, n) >> ARRIVES_AFTER & 1 and action >= PLAY_OWN:
            return action  # a safety laid first loses nothing
        value = _value(weights, net, table, hidden, get(kinds, n), get(features, n))
        if value > best:
            best = value
            choice = action
    return choice


@inner
def _add_up_table(row: Row, weights: Weights, net: int, active: Cells, table: Cells) -> None:
    """Add up the active features of the table, which all moves share."""
    for lane in range(LANES):
        table[lane] = 0
    seat = get(row, TURN)
    for n in range(table_features(row, seat, side_of(row, seat), active)):
        set_sum(table, table, weights, net + get(active, n) * LANES)


@inner
def _value(
    weights: Weights, net: int, table: Cells, hidden: Cells, kind: int, features: int
) -> int:
    """The value of a move of this kind and with these features."""
    value = 0
    set_sum(hidden, table, weights, net + _KIND + kind * LANES)
    while features:
        feature = lowest(features)
        features &= features - 1
        value += get(weights, net + _SKIP + (kind & 31) * len(MOVE_FEATURES) + (feature & 31))
        set_sum(hidden, hidden, weights, net + _FEATURE + feature * LANES)
    return value + positive_product(hidden, weights, net + _OUTPUT + kind * LANES)


@inner
def _list_moves(row: Row, actions: Cells, kinds: Cells, features: Cells) -> int:
    """List what the seat may do in its turn, each with its kind and features; how many they are.

    The plays that leave a hazard on top of the discards, where that is a choice, are left out.
    """
    if row[PHASE] == EXTEND_OR_FINISH:
        actions[0], kinds[0], features[0] = EXTEND, _EXTENDED, 0
        actions[1], kinds[1], features[1] = FINISH, _FINISHED, 0
        return 2
    seat = get(row, TURN)
    side = side_of(row, seat)
    low, high = legal(row)
    plays = low >> PLAY_OWN & (1 << KINDS) - 1
    attacks = high & (1 << COUP_FOURRE - HIGH) - 1
    many = 0
    cards = held(row, seat)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        bits = card_features(row, seat, side, card)
        actions[many], kinds[many], features[many] = DISCARD + card, _DISCARDED[card], bits
        many += 1
        if plays >> card & 1:
            actions[many], kinds[many], features[many] = PLAY_OWN + card, _PLAYED[card], bits
            many += 1
    while attacks:
        place = lowest(attacks)
        attacks &= attacks - 1
        hazard = place % HAZARDS
        bits = attack_features(row, seat, side, place // HAZARDS, hazard)
        actions[many], kinds[many], features[many] = ATTACK + place, _HAZARD[hazard], bits
        many += 1
    return many


# --- for training -------------------------------------------------------------------

Lists = NDArray[np.int32]
"""A list for each row, of `ROOM` places; what is beyond its end is NONE."""


@entry(
    "void(int32[:, ::1], int32[:, ::1], int32[:, ::1], int32[:, ::1], int32[:, ::1])",
    for_training=True,
)
def _describe(rows: Rows, active: Lists, actions: Lists, kinds: Lists, features: Lists) -> None:
    for index in range(rows.shape[0]):
        row = rows[index]
        seat = get(row, TURN)
        for place in range(table_features(row, seat, side_of(row, seat), active[index]), ROOM):
            active[index, place] = NONE
        for place in range(_list_moves(row, actions[index], kinds[index], features[index]), ROOM):
            actions[index, place] = kinds[index, place] = features[index, place] = NONE


def describe(rows: Rows) -> tuple[Lists, Lists, Lists, Lists]:
    """For each row the active features of its table; its actions, and kind and features of each."""
    active, actions, kinds, features = (np.zeros((len(rows), ROOM), np.int32) for _ in range(4))
    _describe(rows, active, actions, kinds, features)
    return active, actions, kinds, features
