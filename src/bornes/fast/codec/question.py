"""The question that is open in a view, as far as its seat knows."""

from __future__ import annotations

from bornes.engine.cards import Card
from bornes.engine.events import AnswerClosed, AnswerOpened, Event
from bornes.engine.rules import SIDE_NAMES
from bornes.engine.state import State
from bornes.engine.view import View
from bornes.fast.codec.names import KIND_OF
from bornes.fast.kernel.layout import NONE
from bornes.fast.kernel.sample import (
    ASKED_ELSEWHERE,
    ASKED_HERE,
    CLOSED,
    MOVE_ELSEWHERE,
    NOTHING,
)


def pending_in(state: State, view: View) -> tuple[int, int]:
    """Whom a question is put to, as far as the seat knows, and the side that it is put to."""
    if state.phase != "react":
        return NOTHING, NONE
    if state.question is not None:
        return ASKED_HERE, SIDE_NAMES.index(state.question.side)
    attack = _attack_heard(view.events) or _attack_seen(state)
    if attack is None:
        return CLOSED, NONE
    side, hazard = attack
    if hazard is None:
        return MOVE_ELSEWHERE, SIDE_NAMES.index(side)
    return ASKED_ELSEWHERE + KIND_OF[hazard], SIDE_NAMES.index(side)


def _attack_heard(events: tuple[Event, ...]) -> tuple[str, Card | None] | None:
    for event in reversed(events):
        if isinstance(event, AnswerOpened):
            return event.side, event.hazard
        if isinstance(event, AnswerClosed):
            break
    return None


def _attack_seen(state: State) -> tuple[str, Card | None] | None:
    """The one hazard that can have been played just now, if there is only one.

    Where a car may have moved instead, there is no telling.
    """
    if state.rules.circuit is not None:
        return None
    attacker = state.rules.side_of(state.turn)
    found: list[tuple[str, Card | None]] = [
        (side, hazard)
        for side, tableau in state.tableaus.items()
        if side != attacker
        for hazard in tableau.hazards
    ]
    return found[0] if len(found) == 1 else None
