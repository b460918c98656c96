"""What a card does when it is played or discarded in turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from bornes.circuit import Arrival, Spot
from bornes.engine.answers import ask_about_hazard, ask_about_move
from bornes.engine.cards import KIND, Card, Kind
from bornes.engine.events import (
    DISCARDED,
    CarMoved,
    ExtensionCalled,
    ExtensionDeclined,
    card_played,
    hazard_cancelled,
)
from bornes.engine.legality import reshufflable, why_not_drive
from bornes.engine.moves import Move
from bornes.engine.rules import DrawFrom
from bornes.engine.state import Ending, State
from bornes.engine.turns import (
    begin_turn,
    draw_card,
    end_hand,
    end_play,
    end_turn,
    go_on,
    pass_turn_on,
)

# Reaching a member through its enum is slow enough to show in millions of hands.
_FROM_PILE: Final = DrawFrom.PILE


def discard(state: State, move: Move) -> None:
    """Put a card on the discard pile."""
    card = move.card
    assert card is not None
    state.hands[move.seat - 1].remove(card)
    state.discards.append(card)
    state.log.append(DISCARDED[move])
    if state.owed:
        _owe_one_less(state)
    elif state.rules.accelerated:
        state.plays_left = 0
    elif state.plays_left > 1:
        end_play(state)
    elif state.pile and state.rules.draw_from is _FROM_PILE:
        pass_turn_on(state)
    else:
        end_turn(state)


def _owe_one_less(state: State) -> None:
    state.owed = min(state.owed - 1, len(state.hand(state.turn)))
    if state.owed == 0:
        seat, state.owed_turn = state.owed_turn, None
        go_on(state, seat)


def play(state: State, move: Move) -> None:
    """Play a card from the hand."""
    card = move.card
    assert card is not None
    state.hands[move.seat - 1].remove(card)
    state.log.append(card_played(move))
    state.played = True
    state.idle_turns = 0
    state.taken = None
    _EFFECTS[KIND[card]](state, move, card)


def _distance(state: State, move: Move, card: Card) -> None:
    tableau = state.side(move.seat)
    if state.rules.circuit is not None:
        _drive(state, move, card)
        return
    tableau.cover(card, state.target)
    if tableau.km >= state.target:
        _reach_target(state, move.seat)
    else:
        end_play(state)


def _reach_target(state: State, seat: int) -> None:
    tableau = state.side(seat)
    may_extend = state.rules.extension_to is not None and state.extension is None
    if may_extend and tableau.km == state.target:
        state.phase = "extension"
    else:
        end_hand(state, Ending.DISTANCE, tableau.side)


def extend(state: State, move: Move) -> None:
    """Go on to the longer target; it then holds for everyone."""
    assert state.rules.extension_to is not None
    side = state.side(move.seat).side
    state.extension = side
    state.target = state.rules.extension_to
    state.changed()
    state.log.append(ExtensionCalled(move.seat, side))
    state.phase = "play"  # in the accelerated game the turn goes on
    end_play(state)


def finish(state: State, move: Move) -> None:
    """Be content with the target reached."""
    side = state.side(move.seat).side
    state.log.append(ExtensionDeclined(move.seat, side))
    end_hand(state, Ending.DISTANCE, side)


def _drive(state: State, move: Move, card: Card, *, doubled: bool = False) -> None:
    tableau, circuit = state.side(move.seat), state.rules.circuit
    assert circuit is not None
    assert move.lane is not None
    end = why_not_drive(state, move.seat, card, doubled=doubled, shortcut=move.shortcut)
    assert isinstance(end, Arrival)
    back_to = tableau.spot
    tableau.spot = Spot(end.square, move.lane, end.shortcut)
    tableau.km = circuit.km(tableau.spot)
    tableau.add_distance(card)
    state.changed()
    state.discards.append(card)
    state.log.append(CarMoved(tableau.side, tableau.spot, end.bonuses))
    ask_about_move(state, move.seat, back_to, doubled=doubled)


def _hazard(state: State, move: Move, card: Card) -> None:
    assert move.on is not None
    target = state.tableaus[move.on]
    (target.speed if card is Card.SPEED_LIMIT else target.battle).append(card)
    target.changed()
    if state.rules.hazard_tokens is not None:
        state.discards.append(card)
    ask_about_hazard(state, move.seat, target, card)


def _remedy(state: State, move: Move, card: Card) -> None:
    tableau = state.side(move.seat)
    pile = tableau.speed if card is Card.END_OF_LIMIT else tableau.battle
    if state.rules.remedy_covers:
        pile.append(card)
        if card is Card.ROLL:
            tableau.owes_roll = False
    else:
        hazard = pile.pop()
        state.log.append(hazard_cancelled(tableau.side, hazard))
        if state.rules.hazard_tokens is None:
            both = [card, hazard] if move.top is hazard else [hazard, card]
            state.discards += both
        else:
            state.discards.append(card)
    tableau.changed()
    end_play(state)


def _safety(state: State, move: Move, card: Card) -> None:
    rules, tableau = state.rules, state.side(move.seat)
    more_to_draw = bool(state.pile) or bool(reshufflable(state))
    lay_safety(state, move.seat, card)
    tableau.km += rules.safety_km
    if tableau.km >= state.target:
        end_hand(state, Ending.DISTANCE, tableau.side)
    elif rules.safety_gives_turn and (more_to_draw or rules.extra_turn_on_empty_pile):
        plays_kept = state.plays_left - 1
        begin_turn(state, move.seat)
        state.plays_left += plays_kept
    elif rules.safety_gives_turn:
        end_turn(state)
    else:
        end_play(state)


def lay_safety(state: State, seat: int, card: Card) -> None:
    """Lay a safety in turn and take away what it cures."""
    tableau = state.side(seat)
    for hazard in tableau.expose(card, coup=False, roll_after=state.rules.roll_after_safety):
        state.log.append(hazard_cancelled(tableau.side, hazard))
        if state.rules.hazard_tokens is None:
            state.discards.append(hazard)


def _special(state: State, move: Move, card: Card) -> None:
    if card is Card.ACCELERATION:
        assert move.doubled is not None
        state.discards.append(card)
        state.hands[move.seat - 1].remove(move.doubled)
        _drive(state, move, move.doubled, doubled=True)
        return
    state.discards.append(card)
    if card is Card.TURBO:
        state.plays_left += 2
        draw_card(state, move.seat)
        draw_card(state, move.seat)
    else:
        tableau = state.side(move.seat)
        assert move.curing is not None
        (tableau.speed if move.curing is Card.SPEED_LIMIT else tableau.battle).pop()
        tableau.changed()
        state.log.append(hazard_cancelled(tableau.side, move.curing))
        if state.rules.hazard_tokens is None:
            state.discards.append(move.curing)
    end_play(state)


_EFFECTS: Final[Mapping[Kind, Callable[[State, Move, Card], None]]] = {
    Kind.DISTANCE: _distance,
    Kind.HAZARD: _hazard,
    Kind.REMEDY: _remedy,
    Kind.SAFETY: _safety,
    Kind.SPECIAL: _special,
}
