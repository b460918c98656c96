"""The question that a position says is being asked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from bornes.answering import asked_after
from bornes.cards import KM, Card
from bornes.circuit import Arrival, Spot
from bornes.notation import fields
from bornes.notation.fields import at, refuse
from bornes.state import Question, State

_PLACE: Final = ("position", "asked")
_KEYS: Final = ("seat", "by", "hazard", "extension", "moved", "from", "doubled")


def ask(state: State, value: object, to_play_given: bool) -> None:
    """Put a question to a seat: about a hazard, a distance move, or an extension."""
    asked = fields.mapping(value, _PLACE, _KEYS)
    if "seat" not in asked:
        raise refuse(_PLACE, "missing-key", key="seat")
    seat = fields.number(asked["seat"], (*_PLACE, "seat"), 1, state.rules.players)
    if "hazard" in asked:
        question = _about_hazard(state, asked, seat)
    elif "moved" in asked:
        question = _about_move(state, asked, seat)
    elif asked.get("extension") is True:
        _about_extension(state, seat)
        return
    else:
        raise refuse(_PLACE, "missing-key", key="hazard")
    if to_play_given and state.turn not in (question.by, seat):
        raise refuse(_PLACE, "asked-by-other", seat=question.by)
    state.turn = question.by
    state.question = question
    state.phase, state.to_act = "react", seat
    state.played = True


def _about_hazard(state: State, asked: Mapping[object, object], seat: int) -> Question:
    hazard = fields.card(asked["hazard"], (*_PLACE, "hazard"))
    if "by" not in asked:
        raise refuse(_PLACE, "missing-key", key="by")
    by = fields.number(asked["by"], (*_PLACE, "by"), 1, state.rules.players)
    tableau = state.side(seat)
    if hazard not in tableau.hazards:
        raise refuse((*_PLACE, "hazard"), "hazard-not-there", card=hazard)
    if by in tableau.seats:
        raise refuse((*_PLACE, "by"), "own-side", card=hazard)
    question = Question(seat, by, tableau.side, hazard)
    return replace(question, waiting=asked_after(state, question))


def _about_move(state: State, asked: Mapping[object, object], seat: int) -> Question:
    circuit = state.rules.circuit
    if circuit is None:
        raise refuse((*_PLACE, "moved"), "no-circuit-here")
    side = str(fields.choice(asked["moved"], (*_PLACE, "moved"), state.rules.sides))
    by = state.tableaus[side].seats[0]
    if seat == by:
        raise refuse((*_PLACE, "seat"), "not-asked", seat=seat)
    with at((*_PLACE, "from")):
        back_to = circuit.read_spot(asked.get("from"), state.rules.players, "from")
    if "doubled" in asked:
        doubled = fields.flag(asked["doubled"], (*_PLACE, "doubled"))
    else:
        doubled = _looks_doubled(state, by, back_to)
    question = Question(seat, by, side, back_to=back_to, doubled=doubled)
    return replace(question, waiting=asked_after(state, question))


def _looks_doubled(state: State, by: int, back_to: Spot) -> bool:
    """Whether the cards on top of the discards tell of a move with an acceleration."""
    circuit, tableau = state.rules.circuit, state.side(by)
    if circuit is None or state.discards[-2:-1] != [Card.ACCELERATION]:
        return False
    others = [other.spot for other in state.tableaus.values() if other is not tableau]
    for shortcut in (False, True):
        end = circuit.drive(
            back_to,
            KM.get(state.discards[-1], 25),
            others,
            state.rules.players,
            via_shortcut=shortcut,
            bonuses=not tableau.limited,
        )
        if isinstance(end, Arrival) and end.square == tableau.spot.square:
            return False  # the distance card alone explains it
    return True


def _about_extension(state: State, seat: int) -> None:
    tableau = state.side(seat)
    allowed = state.rules.extension_to is not None and state.extension is None
    if not allowed or tableau.km != state.target:
        raise refuse((*_PLACE, "extension"), "no-extension-here")
    state.turn = state.to_act = seat
    state.phase = "extension"
    state.played = True
