"""The question that a position says is being asked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from bornes.circuit import START, Arrival, Spot
from bornes.engine.answers import asked_after
from bornes.engine.cards import KM, Card
from bornes.engine.state import Question, State
from bornes.notation import fields
from bornes.notation.fields import at, refuse

_PLACE: Final = ("position", "asked")
_KINDS: Final = ("hazard", "moved", "extension")
_KEYS: Final = ("seat", "by", *_KINDS, "from", "doubled")


@dataclass(frozen=True, slots=True)
class Asked:
    """A seat that is asked something, and the seat whose turn it is meanwhile."""

    seat: int
    by: int
    question: Question | None
    """The question asked out of turn; nothing if the seat is asked about an extension."""

    @property
    def arriving(self) -> int | None:
        """The seat whose side may stand at the target, with only this answer still to come."""
        attacked = self.question is not None and self.question.hazard is not None
        return None if attacked else self.by


def read_asked(state: State, value: object) -> Asked:
    """Read what a seat is asked: about a hazard, a distance move, or an extension.

    Everything that lies open must have been read; hands need not.
    """
    asked = fields.mapping(value, _PLACE, _KEYS)
    if "seat" not in asked:
        raise refuse(_PLACE, "missing-key", key="seat")
    seat = fields.number(asked["seat"], (*_PLACE, "seat"), 1, state.rules.players)
    extension = fields.flag(asked.get("extension", False), (*_PLACE, "extension"))
    kinds = [kind for kind in _KINDS if (extension if kind == "extension" else kind in asked)]
    if len(kinds) != 1:
        raise refuse(_PLACE, "one-question", allowed=", ".join(_KINDS))
    if extension:
        _check_extension(state, seat)
        return Asked(seat, seat, None)
    about = _about_hazard if "hazard" in asked else _about_move
    question = about(state, asked, seat)
    return Asked(seat, question.by, question)


def put(state: State, asked: Asked) -> None:
    """Put the question to its seat; all hands must have been dealt."""
    state.turn, state.to_act = asked.by, asked.seat
    state.played = True
    if asked.question is None:
        state.phase = "extension"
        return
    state.phase = "react"
    state.question = replace(asked.question, waiting=asked_after(state, asked.question))


def _about_hazard(state: State, asked: Mapping[object, object], seat: int) -> Question:
    hazard = fields.card(asked["hazard"], (*_PLACE, "hazard"))
    if "by" not in asked:
        raise refuse(_PLACE, "missing-key", key="by")
    by = fields.number(asked["by"], (*_PLACE, "by"), 1, state.rules.players)
    tableau = state.side(seat)
    if hazard not in tableau.hazards:
        raise refuse((*_PLACE, "hazard"), "hazard-not-there", card=hazard)
    if by in tableau.seats:
        raise refuse((*_PLACE, "by"), "asked-by-own-side", seat=by)
    return Question(seat, by, tableau.side, hazard)


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
    _check_way_back(state, side, back_to)
    if "doubled" in asked:
        doubled = fields.flag(asked["doubled"], (*_PLACE, "doubled"))
    else:
        doubled = _looks_doubled(state, by, back_to)
    return Question(seat, by, side, back_to=back_to, doubled=doubled)


def _check_way_back(state: State, side: str, back_to: Spot) -> None:
    """A car comes from behind, and nobody can have taken its place since."""
    circuit, place = state.rules.circuit, (*_PLACE, "from")
    assert circuit is not None
    if circuit.km(back_to) >= state.tableaus[side].km:
        raise refuse(place, "from-not-behind")
    others = [tableau.spot for tableau in state.tableaus.values() if tableau.side != side]
    if back_to != START and back_to in others:
        raise refuse(place, "lane-taken")


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


def _check_extension(state: State, seat: int) -> None:
    allowed = state.rules.extension_to is not None and state.extension is None
    if not allowed or state.side(seat).km != state.target:
        raise refuse((*_PLACE, "extension"), "no-extension-here")
