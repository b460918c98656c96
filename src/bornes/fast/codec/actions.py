"""Between the engine's moves and the numbers of actions."""

from __future__ import annotations

from typing import Final

from bornes.engine.cards import HAZARD_OF, KM, REMEDY_FOR, Card
from bornes.engine.moves import Move, Verb
from bornes.engine.refusals import Refusal, Refused
from bornes.engine.rules import SIDE_NAMES
from bornes.fast.codec.names import KIND_OF, cards_in
from bornes.fast.codec.road_actions import road_move_of, road_number
from bornes.fast.kernel.actions import (
    ATTACK,
    COUP_FOURRE,
    DISCARD,
    DRAW,
    EXTEND,
    FINISH,
    PARRY,
    PARRY_UNDER,
    PASS,
    PLAY_OWN,
    PLAY_UNDER,
    TAKE,
)
from bornes.fast.kernel.layout import (
    COVERS,
    DRAWS_FROM,
    FIRST_HAZARD,
    FIRST_REMEDY,
    FIRST_SAFETY,
    HAS_TOKENS,
    HAZARDS,
    KINDS,
    LAST_SQUARE,
    REMEDIES,
    TO_ACT,
    Row,
)

_VERBS: Final = {Verb.PASS: PASS, Verb.EXTEND: EXTEND, Verb.FINISH: FINISH}
_DRAWS: Final = {Verb.DRAW: DRAW, Verb.TAKE: TAKE}


def move_of(hand: Row, action: int) -> Move:
    """The move that an action is for the seat to act."""
    seat, cards = int(hand[TO_ACT]) + 1, cards_in(hand)
    if DISCARD <= action < PLAY_OWN:
        return Move(seat, Verb.DISCARD, cards[action])
    if _is_play(hand, action):
        return _play_of(hand, seat, action)
    if ATTACK <= action < COUP_FOURRE:
        side, hazard = divmod(action - ATTACK, HAZARDS)
        return Move(seat, Verb.PLAY, cards[FIRST_HAZARD + hazard], on=SIDE_NAMES[side])
    if COUP_FOURRE <= action < PARRY:
        return Move(seat, Verb.COUP_FOURRE, cards[FIRST_SAFETY + action - COUP_FOURRE])
    if PARRY <= action < (PARRY_UNDER if hand[HAS_TOKENS] else PASS):
        card = cards[FIRST_REMEDY + (action - PARRY) % REMEDIES]
        return Move(seat, Verb.PARRY, card, top=_top(card, under=action >= PARRY_UNDER))
    verbs = _VERBS | _DRAWS if hand[DRAWS_FROM] else _VERBS
    for verb, number in verbs.items():
        if action == number:
            return Move(seat, verb)
    if hand[LAST_SQUARE] and (move := road_move_of(seat, action)) is not None:
        return move
    raise Refused(Refusal("fast-no-such-action", action=str(action)[:20]))


def _is_play(hand: Row, action: int) -> bool:
    """Whether this is a card that can be played on one's own side."""
    if PLAY_UNDER <= action < PLAY_UNDER + REMEDIES:
        return _leaves_hazard(hand)
    if not PLAY_OWN <= action < PLAY_UNDER:
        return False
    card = cards_in(hand)[action - PLAY_OWN]
    return card not in REMEDY_FOR and not (hand[LAST_SQUARE] and card in KM)


def _leaves_hazard(hand: Row) -> bool:
    """Whether a remedy goes to the discards together with its hazard."""
    return not hand[COVERS] and not hand[HAS_TOKENS]


def _play_of(hand: Row, seat: int, action: int) -> Move:
    under = action >= PLAY_UNDER
    card = cards_in(hand)[action - PLAY_UNDER + FIRST_REMEDY if under else action - PLAY_OWN]
    if card in HAZARD_OF and _leaves_hazard(hand):
        return Move(seat, Verb.PLAY, card, top=_top(card, under=under))
    return Move(seat, Verb.PLAY, card)


def _top(remedy: Card, *, under: bool) -> Card:
    return HAZARD_OF[remedy] if under else remedy


def action_of(hand: Row, move: Move) -> int:
    """The action that is a move of the seat to act; whether it is legal is not looked at."""
    action = _number(move)
    if action is None or move_of(hand, action) != move:
        raise Refused(Refusal("fast-no-such-action", action=str(move)))
    return action


def _number(move: Move) -> int | None:
    if (number := road_number(move)) is not None:
        return number
    if move.card is None:
        return (_VERBS | _DRAWS).get(move.verb)
    if KIND_OF.get(move.card, KINDS) >= KINDS:
        return None
    kind = KIND_OF[move.card]
    under = move.top is not None and move.top is not move.card
    if move.verb is Verb.DISCARD:
        return DISCARD + kind
    if move.verb is Verb.COUP_FOURRE and kind >= FIRST_SAFETY:
        return COUP_FOURRE + kind - FIRST_SAFETY
    if move.verb is Verb.PARRY and move.card in HAZARD_OF:
        return (PARRY_UNDER if under else PARRY) + kind - FIRST_REMEDY
    if move.verb is Verb.PLAY and move.on is not None and move.card in REMEDY_FOR:
        return ATTACK + SIDE_NAMES.index(move.on) * HAZARDS + kind - FIRST_HAZARD
    if move.verb is Verb.PLAY:
        return PLAY_UNDER + kind - FIRST_REMEDY if under else PLAY_OWN + kind
    return None
