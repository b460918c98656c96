"""What the keen policy looks at, written down: for those who find its weights."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from bornes.fast.actions import ATTACK, COUP_FOURRE, DISCARD, EXTEND, FINISH, HIGH, PLAY_OWN
from bornes.fast.bits import lowest
from bornes.fast.cells import get, held, side_of
from bornes.fast.choosing import legal
from bornes.fast.compiling import entry
from bornes.fast.keen import DISCARDED, EXTENDED, HAZARD, PLAYED, at_the_end
from bornes.fast.keen_signs import attack_signs, card_signs, table_signs
from bornes.fast.layout import EXTEND_OR_FINISH, HAZARDS, KINDS, PHASE, TURN, Hand

Numbers = NDArray[np.int64]


@entry("int64(int32[::1], int64[::1], int64[::1], int64[::1])")
def describe(hand: Hand, actions: Numbers, moves: Numbers, signs: Numbers) -> int:
    """Write down what the seat may do in its turn, each with its kind and signs; how many.

    Whoever may extend the hand or finish it has the one or nothing.
    """
    if hand[PHASE] == EXTEND_OR_FINISH:
        actions[0], moves[0], signs[0] = EXTEND, EXTENDED, at_the_end(hand)
        actions[1], moves[1], signs[1] = FINISH, EXTENDED, 0
        return 2
    seat = get(hand, TURN)
    side = side_of(hand, seat)
    low, high = legal(hand)
    plays = low >> PLAY_OWN & (1 << KINDS) - 1
    attacks = high & (1 << COUP_FOURRE - HIGH) - 1
    table = table_signs(hand, seat, side, plays, attacks)
    many = 0
    for card in range(KINDS):
        if held(hand, seat) >> card & 1:
            signs[many] = table | card_signs(hand, seat, side, card)
            actions[many], moves[many] = DISCARD + card, DISCARDED[card]
            many += 1
            if plays >> card & 1:
                signs[many] = signs[many - 1]
                actions[many], moves[many] = PLAY_OWN + card, PLAYED[card]
                many += 1
    while attacks:
        place = lowest(attacks)
        attacks &= attacks - 1
        hazard = place % HAZARDS
        signs[many] = table | attack_signs(hand, seat, side, place // HAZARDS, hazard)
        actions[many], moves[many] = ATTACK + place, HAZARD[hazard]
        many += 1
    return many
