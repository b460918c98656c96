"""Answers out of turn: the coup fourré, the parry, the U-turn.

An answer is opened after every hazard (with a circuit, after every distance move) and
closed again, whether or not anybody can give one, so that nothing is learned from it.
Whether a move may be answered at all, for everything the table can know, is `answerable`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from bornes.circuit import Spot
from bornes.engine.cards import KIND, SAFETY_FOR, Card, Kind
from bornes.engine.events import (
    ANSWER_CLOSED,
    CoupFourrePlayed,
    HazardParried,
    MoveUndone,
    SeatPassed,
    answer_opened,
    hazard_cancelled,
)
from bornes.engine.legal_moves import can_answer
from bornes.engine.legality import reshufflable
from bornes.engine.moves import Move, Verb
from bornes.engine.rules import Rules
from bornes.engine.state import Ending, Question, State
from bornes.engine.tableau import Tableau
from bornes.engine.turns import draw_card, draw_up_to_full, end_hand, end_play, go_on


@dataclass(frozen=True, slots=True)
class OpenAnswer:
    """That a move may be answered, as everybody at the table can know; no card is looked at."""

    by: int
    """The seat that attacks or moves."""
    side: str
    """The side that is attacked, or the side that moves."""
    hazard: Card | None
    """The hazard that is played; None for a move of the car."""
    seats: tuple[int, ...]
    """The seats that might have an answer, in the order in which they would be asked."""

    @property
    def card(self) -> Card:
        """A card that would be an answer."""
        return Card.U_TURN if self.hazard is None else SAFETY_FOR[self.hazard]


def may_open_answers(rules: Rules, move: Move) -> bool:
    """Whether a move is of a kind after which answers are opened."""
    if move.verb is not Verb.PLAY or move.card is None:
        return False
    kind = KIND[move.card]
    if kind is Kind.HAZARD:
        return True
    return rules.circuit is not None and (kind is Kind.DISTANCE or move.card is Card.ACCELERATION)


def answerable(state: State, move: Move) -> OpenAnswer | None:
    """What others might answer to a whole and legal move, for all that the table can know.

    It is nothing for a move that has no answers, and for a move of the car once every U-turn
    lies among the discards.
    """
    rules = state.rules
    if not may_open_answers(rules, move):
        return None
    if move.on is not None:
        hazard, side = move.card, move.on
    else:
        hazard, side = None, rules.side_of(move.seat)
        if state.discards.count(Card.U_TURN) >= dict(rules.deck).get(Card.U_TURN, 0):
            return None
    seats = _from_the_left(rules, move.seat, _addressed(rules, side, hazard))
    return OpenAnswer(move.seat, side, hazard, seats)


def _addressed(rules: Rules, side: str, hazard: Card | None) -> tuple[int, ...]:
    """The seats that may answer: those attacked, or the rivals of the one that moved."""
    return rules.seats_of(side) if hazard else rules.rivals_of(side)


def _from_the_left(rules: Rules, by: int, seats: Iterable[int]) -> tuple[int, ...]:
    return tuple(sorted(seats, key=lambda seat: (seat - by) % rules.players))


def ask_about_hazard(state: State, by: int, target: Tableau, hazard: Card) -> None:
    """Let the side attacked answer."""
    state.log.append(answer_opened(target.side, hazard))
    waiting = _able(state, by, by, target.seats, hazard)
    if waiting:
        _ask(state, Question(by, by, target.side, hazard, waiting=waiting))
    else:
        state.log.append(ANSWER_CLOSED)
        end_play(state)


def ask_about_move(state: State, by: int, back_to: Spot, *, doubled: bool) -> None:
    """Let the mover's rivals send the car back."""
    side = state.side(by)
    state.log.append(answer_opened(side.side, None))
    waiting = _able(state, by, by, _addressed(state.rules, side.side, None), None)
    if waiting:
        asked = Question(by, by, side.side, back_to=back_to, doubled=doubled, waiting=waiting)
        _ask(state, asked)
    else:
        state.log.append(ANSWER_CLOSED)
        state.stopped_here = state.rules.square_limit_next_turn
        _settle_move(state, by, doubled=doubled)


def asked_after(state: State, question: Question) -> tuple[int, ...]:
    """Who can answer a question after the seat it stands at."""
    seats = _addressed(state.rules, question.side, question.hazard)
    return _able(state, question.by, question.seat, seats, question.hazard)


def _able(
    state: State, by: int, after: int, seats: tuple[int, ...], hazard: Card | None
) -> tuple[int, ...]:
    """Who of these can answer, in seat order from the left of `by`, once `after` was asked."""
    if hazard is None:
        able = [seat for seat in seats if Card.U_TURN in state.hand(seat)]
    else:
        able = [seat for seat in seats if can_answer(state, seat, hazard)]
    if not able:
        return ()
    n = state.rules.players
    in_order = _from_the_left(state.rules, by, able)
    return tuple(seat for seat in in_order if (seat - by) % n > (after - by) % n)


def _ask(state: State, question: Question) -> None:
    """Ask the next seat that waits, or close the answer."""
    if question.waiting:
        seat, *waiting = question.waiting
        state.question = replace(question, seat=seat, waiting=tuple(waiting))
        state.phase, state.to_act = "react", seat
        return
    _close(state)
    state.phase, state.to_act = "play", state.turn
    if question.back_to is None:
        end_play(state)
    else:
        state.stopped_here = state.rules.square_limit_next_turn
        _settle_move(state, question.by, doubled=question.doubled)


def _close(state: State) -> None:
    state.question = None
    state.log.append(ANSWER_CLOSED)


def decline(state: State, move: Move) -> None:
    """Decline what was asked."""
    assert state.question is not None
    state.log.append(SeatPassed(move.seat))
    _ask(state, state.question)


# --- answers to a hazard ----------------------------------------------------------


def coup_fourre(state: State, move: Move) -> None:
    """Answer a hazard with its safety, and take a turn."""
    question, card, seat = state.question, move.card, move.seat
    assert question is not None
    assert card is not None
    assert question.hazard is not None
    rules, tableau = state.rules, state.side(seat)
    state.hand(seat).remove(card)
    state.log.append(CoupFourrePlayed(seat, card, question.hazard))
    for hazard in _hazard_last(tableau.expose(card, coup=True), question.hazard):
        state.log.append(hazard_cancelled(tableau.side, hazard))
        if rules.hazard_tokens is None:
            state.discards.append(hazard)
    tableau.km += rules.coup_fourre_km
    _close(state)
    if tableau.km >= state.target:
        end_hand(state, Ending.DISTANCE, tableau.side)
        return
    gains = bool(state.pile or reshufflable(state)) or rules.coup_fourre_turn_on_empty_pile
    if rules.accelerated:
        draw_up_to_full(state, question.by)
        draw_up_to_full(state, seat)
    elif not rules.make_up_hand:
        draw_card(state, seat)
    _go_on_after_coup(state, question.by, seat, gains=gains)


def _hazard_last(hazards: list[Card], last: Card) -> list[Card]:
    """The hazards with the one that was answered at the end, on top of the discards."""
    return sorted(hazards, key=lambda hazard: hazard is last)


def _go_on_after_coup(state: State, attacker: int, seat: int, *, gains: bool) -> None:
    state.phase, state.to_act = "play", attacker
    owed = 0 if state.rules.accelerated else state.plays_left - 1
    owed = min(owed, len(state.hand(attacker)))
    turn_for = seat if gains else None
    if owed:
        state.owed, state.owed_turn = owed, turn_for
    else:
        go_on(state, turn_for)


def parry(state: State, move: Move) -> None:
    """Answer a hazard with its remedy; play goes on left of the attacker."""
    question, card, seat = state.question, move.card, move.seat
    assert question is not None
    assert card is not None
    assert question.hazard is not None
    tableau = state.side(seat)
    state.hand(seat).remove(card)
    hazard = (tableau.speed if question.hazard is Card.SPEED_LIMIT else tableau.battle).pop()
    tableau.changed()
    top = move.top or card
    state.log.append(HazardParried(seat, card, hazard, top))
    state.log.append(hazard_cancelled(tableau.side, hazard))
    if state.rules.hazard_tokens is None:
        state.discards += [card, hazard] if top is hazard else [hazard, card]
    else:
        state.discards.append(card)
    _close(state)
    if not state.rules.make_up_hand:
        draw_card(state, seat)
    state.phase, state.to_act = "play", state.turn
    end_play(state)


# --- answers to a distance move ---------------------------------------------------


def u_turn(state: State, move: Move) -> None:
    """Send the car that has just moved back to where it stood."""
    question, seat = state.question, move.seat
    assert question is not None
    assert question.back_to is not None
    circuit = state.rules.circuit
    assert circuit is not None
    mover = state.side(question.by)
    state.hand(seat).remove(Card.U_TURN)
    state.discards.append(Card.U_TURN)
    mover.spot = question.back_to
    mover.km = circuit.km(mover.spot)
    state.changed()
    state.log.append(MoveUndone(seat, mover.side, mover.spot))
    _close(state)
    if state.rules.accelerated:
        draw_up_to_full(state, seat)
    else:
        draw_card(state, seat)
    state.phase, state.to_act = "play", state.turn
    _settle_move(state, question.by, doubled=question.doubled)


def _settle_move(state: State, by: int, *, doubled: bool) -> None:
    """A distance move stands, or was undone, for good."""
    tableau, circuit = state.side(by), state.rules.circuit
    assert circuit is not None
    if tableau.spot.square == circuit.finish and not tableau.spot.shortcut:
        end_hand(state, Ending.DISTANCE, tableau.side)
        return
    if doubled and not state.rules.accelerated:
        draw_card(state, by)  # two cards left the hand in one play
    end_play(state)
