"""The keen policy: every move is worth what the signs around it have been found to bring.

It looks closer than the rules of thumb and takes three times as long. Its weights were learned
at tables of two; at larger ones, whoever has come furthest stands for all rivals.
"""

from __future__ import annotations

from bornes.fast.actions import ATTACK, COUP_FOURRE, DISCARD, EXTEND, FINISH, HIGH, PLAY_OWN
from bornes.fast.bits import lowest
from bornes.fast.cells import get, held, side_of
from bornes.fast.choosing import legal, readiest_answer
from bornes.fast.compiling import inner, shared
from bornes.fast.keen_signs import ARRIVES_AFTER, attack_signs, card_signs, table_signs
from bornes.fast.keen_weights import ROW
from bornes.fast.layout import EXTEND_OR_FINISH, HAZARDS, KINDS, PHASE, REACT, TURN, Hand
from bornes.fast.weights import Weights

# The place of each kind of move in `keen_weights.MOVES`, by the card.
PLAYED = (0, 1, 2, 3, 4, 0, 0, 0, 0, 0, 5, 6, 7, 7, 7, 8, 9, 9, 9)
HAZARD = (10, 11, 12, 12, 12)
DISCARDED = (13, 14, 15, 16, 17, 18, 19, 20, 20, 20, 21, 22, 23, 23, 23, 24, 25, 25, 25)
EXTENDED = 26

_NOTHING = -1 << 40


@shared
def keen(hand: Hand, weights: Weights) -> int:
    """What the keen policy chooses for the seat to act."""
    phase = hand[PHASE]
    if phase == REACT:
        return readiest_answer(hand)
    if phase == EXTEND_OR_FINISH:
        return EXTEND if _worth(weights, EXTENDED, at_the_end(hand)) > 0 else FINISH
    return _turn(hand, weights)


@inner
def _worth(weights: Weights, move: int, signs: int) -> int:
    worth = 0
    while signs:
        worth += weights[move * ROW + lowest(signs)]
        signs &= signs - 1
    return worth


@inner
def at_the_end(hand: Hand) -> int:
    """The signs when a hand may be finished or extended."""
    seat = get(hand, TURN)
    return table_signs(hand, seat, side_of(hand, seat), 0, 0)


@inner
def _turn(hand: Hand, weights: Weights) -> int:
    seat = get(hand, TURN)
    side = side_of(hand, seat)
    low, high = legal(hand)
    plays = low >> PLAY_OWN & (1 << KINDS) - 1
    attacks = high & (1 << COUP_FOURRE - HIGH) - 1
    table = table_signs(hand, seat, side, plays, attacks)
    best = _NOTHING
    choice = DISCARD
    cards = held(hand, seat)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        signs = table | card_signs(hand, seat, side, card)
        if signs >> ARRIVES_AFTER & 1:  # a safety laid first loses nothing
            return PLAY_OWN + card
        worth = _worth(weights, DISCARDED[card], signs)
        if worth > best:
            best = worth
            choice = DISCARD + card
        if plays >> card & 1:
            worth = _worth(weights, PLAYED[card], signs)
            if worth > best:
                best = worth
                choice = PLAY_OWN + card
    while attacks:
        place = lowest(attacks)
        attacks &= attacks - 1
        hazard = place % HAZARDS
        signs = table | attack_signs(hand, seat, side, place // HAZARDS, hazard)
        worth = _worth(weights, HAZARD[hazard], signs)
        if worth > best:
            best = worth
            choice = ATTACK + place
    return choice
