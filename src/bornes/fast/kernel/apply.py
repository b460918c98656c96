"""What an action does."""

from __future__ import annotations

from bornes.fast.jit import inner, shared
from bornes.fast.kernel.actions import (
    ATTACK,
    COUP_FOURRE,
    EXTEND,
    FINISH,
    PARRY,
    PARRY_UNDER,
    PASS,
    PLAY_OWN,
    PLAY_UNDER,
)
from bornes.fast.kernel.cells import (
    get,
    held,
    left_of,
    put_on_discards,
    side_at,
    side_of,
    take_away,
)
from bornes.fast.kernel.layout import (
    BY_DISTANCE,
    COUP_KM,
    DISTANCE,
    EXTEND_OR_FINISH,
    EXTENSION,
    EXTENSION_TO,
    EXTRA_TURN,
    FIRST_HAZARD,
    FIRST_REMEDY,
    FIRST_SAFETY,
    HAZARD,
    HAZARDS,
    IDLE,
    KM,
    KM_OF,
    MAKES_UP,
    NONE,
    PARRIES,
    PHASE,
    PILE,
    PLAYED,
    REACT,
    SAFETY_KM,
    SAFETY_OF,
    SAFETY_TURN,
    SEATS,
    SIDES,
    TARGET,
    TO_ACT,
    TURN,
    TWO_HUNDRED,
    WAITING,
    Hand,
)
from bornes.fast.kernel.side import expose, push_hazard, refresh, remedy
from bornes.fast.kernel.turns import NEXT_TURN, SAME_TURN, draw, end_hand, go_on


@inner
def apply(hand: Hand, action: int) -> None:
    """Make a legal action."""
    if action < PLAY_OWN:
        take_away(hand, get(hand, TURN), action)
        put_on_discards(hand, action)
        then = NEXT_TURN
    elif action < ATTACK:
        then = _play(hand, action)
    elif action < COUP_FOURRE:
        then = _attack(hand, action - ATTACK)
    elif action < EXTEND:
        then = _answer(hand, action)
    else:
        then = _extend_or_finish(hand, action)
    go_on(hand, then)


@shared
def make(hand: Hand, action: int) -> None:
    """The same, for callers that need not be the fastest."""
    apply(hand, action)


# --- in turn ------------------------------------------------------------------------
# Each of these gives what comes next: the seat whose turn it is, or a value of `turning`.


@inner
def _play(hand: Hand, action: int) -> int:
    under = action >= PLAY_UNDER
    card = action - PLAY_UNDER + FIRST_REMEDY if under else action - PLAY_OWN
    seat = get(hand, TURN)
    side = side_of(hand, seat)
    take_away(hand, seat, card)
    hand[PLAYED] = 1
    hand[IDLE] = 0
    if card < FIRST_HAZARD:
        return _drive(hand, side, card)
    if card < FIRST_SAFETY:
        remedy(hand, side, card, under)
        return NEXT_TURN
    return _expose(hand, seat, card)


@inner
def _drive(hand: Hand, side: int, card: int) -> int:
    at = side_at(side)
    hand[at + DISTANCE + card] += 1
    km = hand[at + KM] + KM_OF[card]
    hand[at + KM] = km
    if km < hand[TARGET]:
        if card == TWO_HUNDRED or hand[TARGET] - km < KM_OF[TWO_HUNDRED]:
            refresh(hand, side)  # further away, what may be played stays the same
        return NEXT_TURN
    if km == hand[TARGET] and hand[EXTENSION_TO] and hand[EXTENSION] == NONE:
        hand[PHASE] = EXTEND_OR_FINISH
    else:
        end_hand(hand, BY_DISTANCE, side)
    return SAME_TURN


@inner
def _extend_or_finish(hand: Hand, action: int) -> int:
    side = side_of(hand, get(hand, TURN))
    if action == FINISH:
        end_hand(hand, BY_DISTANCE, side)
        return SAME_TURN
    hand[EXTENSION] = side
    hand[TARGET] = hand[EXTENSION_TO]
    for other in range(get(hand, SIDES)):
        refresh(hand, other)
    return NEXT_TURN


@inner
def _expose(hand: Hand, seat: int, card: int) -> int:
    more_to_draw = hand[PILE] > 0
    side = side_of(hand, seat)
    expose(hand, side, card, NONE)
    if _arrives_with(hand, side, get(hand, SAFETY_KM)):
        return SAME_TURN
    if hand[SAFETY_TURN] and (more_to_draw or hand[EXTRA_TURN]):
        return seat
    return NEXT_TURN


@inner
def _arrives_with(hand: Hand, side: int, km: int) -> bool:
    """Add the km of a safety; whether they win the hand."""
    if km == 0:
        return False
    at = side_at(side) + KM
    hand[at] += km
    if hand[at] >= hand[TARGET]:
        end_hand(hand, BY_DISTANCE, side)
        return True
    refresh(hand, side)
    return False


@inner
def _attack(hand: Hand, place: int) -> int:
    side, hazard = place // HAZARDS, FIRST_HAZARD + place % HAZARDS
    seat = get(hand, TURN)
    take_away(hand, seat, hazard)
    hand[PLAYED] = 1
    hand[IDLE] = 0
    push_hazard(hand, side, hazard)
    hand[HAZARD] = hazard
    hand[WAITING] = able(hand, side, hazard)
    return ask_next(hand, seat)


# --- out of turn --------------------------------------------------------------------


@inner
def able(hand: Hand, side: int, hazard: int) -> int:
    """A bit for each seat of a side that can answer a hazard."""
    answers = 1 << SAFETY_OF[hazard - FIRST_HAZARD]
    if hand[PARRIES]:
        answers |= 1 << hazard - FIRST_HAZARD + FIRST_REMEDY
    seats = 0
    for seat in range(get(hand, SEATS)):
        if held(hand, seat) & answers and side_of(hand, seat) == side:
            seats |= 1 << seat
    return seats


@inner
def ask_next(hand: Hand, after: int) -> int:
    """Ask the next seat that waits to the left of another; go on if there is none."""
    if hand[WAITING] == 0:
        hand[HAZARD] = NONE
        return NEXT_TURN
    seat = left_of(hand, after)
    while not hand[WAITING] >> seat & 1:
        seat = left_of(hand, seat)
    hand[WAITING] ^= 1 << seat
    hand[PHASE] = REACT
    hand[TO_ACT] = seat
    return SAME_TURN


@inner
def _answer(hand: Hand, action: int) -> int:
    seat = get(hand, TO_ACT)
    if action == PASS:
        return ask_next(hand, seat)
    hazard = get(hand, HAZARD)
    hand[HAZARD] = NONE
    hand[WAITING] = 0
    if action < PARRY:
        return _coup_fourre(hand, seat, hazard)
    card = hazard - FIRST_HAZARD + FIRST_REMEDY
    take_away(hand, seat, card)
    remedy(hand, side_of(hand, seat), card, action >= PARRY_UNDER)
    if not hand[MAKES_UP]:
        draw(hand, seat)
    return NEXT_TURN


@inner
def _coup_fourre(hand: Hand, seat: int, hazard: int) -> int:
    side = side_of(hand, seat)
    card = SAFETY_OF[hazard - FIRST_HAZARD]
    take_away(hand, seat, card)
    expose(hand, side, card, hazard)
    if _arrives_with(hand, side, get(hand, COUP_KM)):
        return SAME_TURN
    gains = hand[PILE] > 0 or hand[EXTRA_TURN]
    if not hand[MAKES_UP]:
        draw(hand, seat)
    return seat if gains else NEXT_TURN
