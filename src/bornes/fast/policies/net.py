"""The keen policy: a small net that has learned from play what each move brings.

It looks closer than the rules of thumb and takes four times as long. Tables of two have a net
of their own; at larger ones it minds the two rivals that have come furthest.
"""

from __future__ import annotations

from typing import Final

from bornes.fast.jit import inner, shared
from bornes.fast.kernel.actions import ATTACK, COUP_FOURRE, DISCARD, EXTEND, FINISH, HIGH, PLAY_OWN
from bornes.fast.kernel.bits import lowest
from bornes.fast.kernel.cells import get, held, side_of
from bornes.fast.kernel.layout import (
    EXTEND_OR_FINISH,
    HAZARDS,
    KINDS,
    PHASE,
    REACT,
    SEATS,
    TURN,
    Hand,
)
from bornes.fast.kernel.legal import legal, readiest_answer
from bornes.fast.policies.features import (
    ARRIVES_AFTER,
    OF_MOVE,
    OF_TABLE,
    attack_signs,
    card_signs,
    table_signs,
)
from bornes.fast.policies.net_weights import EACH, MOVES
from bornes.fast.policies.simd import LANES, positive_product, room, set_sum
from bornes.fast.policies.thumb_weights import Weights

# The place of each kind of move in `keen_weights.MOVES`, by the card.
_PLAYED = (0, 1, 2, 3, 4, 0, 0, 0, 0, 0, 5, 6, 7, 7, 7, 8, 9, 9, 9)
_HAZARD = (10, 11, 12, 12, 12)
_DISCARDED = (13, 14, 15, 16, 17, 18, 19, 20, 20, 20, 21, 22, 23, 23, 23, 24, 25, 25, 25)
_EXTENDED, _FINISHED = 26, 27

# Where the blocks of a net begin.
_OF_KIND: Final = len(OF_TABLE) * LANES
_OF_SIGN: Final = _OF_KIND + len(MOVES) * LANES
_WORTH: Final = _OF_SIGN + len(OF_MOVE) * LANES
_EXTRA: Final = _WORTH + len(MOVES) * LANES

_NOTHING = -1 << 40


@shared
def keen(hand: Hand, weights: Weights) -> int:
    """What the keen policy chooses for the seat to act."""
    if hand[PHASE] == REACT:
        return readiest_answer(hand)
    net = EACH if hand[SEATS] > 2 else 0
    seen = room()
    actions = room()
    kinds = room()
    signs = room()
    table = room()
    row = room()
    _add_up(hand, weights, net, seen, table)
    best = _NOTHING
    choice = DISCARD
    for n in range(list_moves(hand, actions, kinds, signs)):
        action = get(actions, n)
        if get(signs, n) >> ARRIVES_AFTER & 1 and action >= PLAY_OWN:
            return action  # a safety laid first loses nothing
        worth = _worth(weights, net, table, row, get(kinds, n), get(signs, n))
        if worth > best:
            best = worth
            choice = action
    return choice


@inner
def _add_up(hand: Hand, weights: Weights, net: int, seen: Hand, table: Hand) -> None:
    """Add up what the table shows."""
    for lane in range(LANES):
        table[lane] = 0
    seat = get(hand, TURN)
    for n in range(table_signs(hand, seat, side_of(hand, seat), seen)):
        set_sum(table, table, weights, net + get(seen, n) * LANES)


@inner
def _worth(weights: Weights, net: int, table: Hand, row: Hand, kind: int, signs: int) -> int:
    """What a move of a kind and with such signs is worth."""
    worth = 0
    set_sum(row, table, weights, net + _OF_KIND + kind * LANES)
    while signs:
        sign = lowest(signs)
        signs &= signs - 1
        worth += get(weights, net + _EXTRA + (kind & 31) * len(OF_MOVE) + (sign & 31))
        set_sum(row, row, weights, net + _OF_SIGN + sign * LANES)
    return worth + positive_product(row, weights, net + _WORTH + kind * LANES)


@inner
def list_moves(hand: Hand, actions: Hand, kinds: Hand, signs: Hand) -> int:
    """List what the seat may do in its turn, each with its kind and signs; how many they are.

    The plays that leave a hazard on top of the discards, where that is a choice, are left out.
    """
    if hand[PHASE] == EXTEND_OR_FINISH:
        actions[0], kinds[0], signs[0] = EXTEND, _EXTENDED, 0
        actions[1], kinds[1], signs[1] = FINISH, _FINISHED, 0
        return 2
    seat = get(hand, TURN)
    side = side_of(hand, seat)
    low, high = legal(hand)
    plays = low >> PLAY_OWN & (1 << KINDS) - 1
    attacks = high & (1 << COUP_FOURRE - HIGH) - 1
    many = 0
    cards = held(hand, seat)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        shown = card_signs(hand, seat, side, card)
        actions[many], kinds[many], signs[many] = DISCARD + card, _DISCARDED[card], shown
        many += 1
        if plays >> card & 1:
            actions[many], kinds[many], signs[many] = PLAY_OWN + card, _PLAYED[card], shown
            many += 1
    while attacks:
        place = lowest(attacks)
        attacks &= attacks - 1
        hazard = place % HAZARDS
        shown = attack_signs(hand, seat, side, place // HAZARDS, hazard)
        actions[many], kinds[many], signs[many] = ATTACK + place, _HAZARD[hazard], shown
        many += 1
    return many
