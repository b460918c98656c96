"""Whose turn a position says it is, and how far that turn has come."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bornes.engine.cards import Card
from bornes.engine.rules import Rules
from bornes.engine.state import State
from bornes.engine.view import UNKNOWN
from bornes.notation import fields
from bornes.notation.fields import refuse
from bornes.notation.questions import Asked, put, read_asked

_P: Final = ("position",)
_MOST_PLAYS: Final = 100
_MOST_IDLE_TURNS: Final = 10**4


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn as the position tells of it, before any hand is dealt."""

    seat: int
    drawn: bool
    plays_left: int
    asked: Asked | None

    def usual_size(self, rules: Rules, seat: int) -> int:
        """How many cards a hand has that the position doesn't list."""
        if seat != self.seat or rules.accelerated:
            return rules.hand_size
        if self.asked is None:
            return rules.hand_size + (self.plays_left if self.drawn else 0)
        # A question comes after the play of this turn, so one card has left the hand; with
        # an acceleration two, and the second is made up for only after the answer.
        question = self.asked.question
        doubled = question is not None and question.doubled
        return rules.hand_size + self.plays_left - 1 - doubled


def read_turn(state: State, entries: Mapping[object, object]) -> Turn:
    """Read the turn; everything that lies open must have been read."""
    asked = read_asked(state, entries["asked"]) if "asked" in entries else None
    return Turn(
        _to_play(state, entries, asked),
        fields.flag(entries.get("drawn", True), (*_P, "drawn")),
        _plays_left(state.rules, entries),
        asked,
    )


def _to_play(state: State, entries: Mapping[object, object], asked: Asked | None) -> int:
    place = (*_P, "to_play")
    given = None
    if "to_play" in entries:
        given = fields.number(entries["to_play"], place, 1, state.rules.players)
    if asked is None:
        return state.left_of(state.dealer) if given is None else given
    if asked.question is not None and given not in (None, asked.by, asked.seat):
        raise refuse(("position", "asked"), "asked-by-other", seat=asked.by)
    return asked.by


def _plays_left(rules: Rules, entries: Mapping[object, object]) -> int:
    place = (*_P, "plays_left")
    plays = fields.number(entries.get("plays_left", 1), place, 1, _MOST_PLAYS)
    if plays > 1 and (rules.accelerated or not dict(rules.deck).get(Card.TURBO)):
        raise refuse(place, "no-turbo-here")
    return plays


def take_up(state: State, entries: Mapping[object, object], turn: Turn) -> bool:
    """Put the turn where the position has it; whether it has begun already.

    All hands must have been dealt.
    """
    state.turn = state.to_act = turn.seat
    state.phase = "play"
    state.plays_left = turn.plays_left
    state.idle_turns = fields.number(
        entries.get("idle_turns", 0), (*_P, "idle_turns"), 0, _MOST_IDLE_TURNS
    )
    _read_this_turn(state, entries)
    _check_not_over(state, turn.asked)
    if turn.asked is not None:
        put(state, turn.asked)
        return True
    begun = turn.drawn and (state.hand(turn.seat) or state.rules.accelerated)
    return state.owed > 0 or bool(begun)


def _read_this_turn(state: State, entries: Mapping[object, object]) -> None:
    """Read what the turn has seen already."""
    place = (*_P, "this_turn")
    keys = ("played", "stopped", "discarded", "taken", "owes", "then")
    seen = fields.mapping(entries.get("this_turn", {}), place, keys)
    state.played = fields.flag(seen.get("played", False), (*place, "played"))
    stopped = fields.flag(seen.get("stopped", False), (*place, "stopped"))
    if stopped and state.rules.circuit is None:
        raise refuse((*place, "stopped"), "no-circuit-here")
    state.stopped_here = stopped and state.rules.square_limit_next_turn
    if fields.flag(seen.get("discarded", False), (*place, "discarded")):
        if not state.rules.accelerated:
            raise refuse((*place, "discarded"), "only-accelerated")
        state.plays_left = 0
    hand = state.hand(state.turn)
    if "taken" in seen:
        state.taken = fields.card(seen["taken"], (*place, "taken"))
        if state.taken not in hand and UNKNOWN not in hand:
            raise refuse((*place, "taken"), "wrong-card", card=state.taken)
    state.owed = fields.number(seen.get("owes", 0), (*place, "owes"), 0, len(hand))
    if "then" in seen:
        state.owed_turn = fields.number(seen["then"], (*place, "then"), 1, state.rules.players)


def _check_not_over(state: State, asked: Asked | None) -> None:
    """Nobody has won yet; only whoever arrives just now may stand at the target."""
    arriving = asked.arriving if asked is not None else None
    for tableau in state.tableaus.values():
        if tableau.km >= state.target and arriving not in tableau.seats:
            raise refuse((*_P, "sides", tableau.side), "position-already-won", side=tableau.side)
