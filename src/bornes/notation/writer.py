"""Positions as mappings: the whole table, or what one seat knows of it."""

from __future__ import annotations

from copy import deepcopy

from bornes.engine.cards import Card
from bornes.engine.refusals import Refusal, Refused
from bornes.engine.state import State
from bornes.engine.tableau import Tableau
from bornes.engine.view import View


def write_position(state: State) -> dict[str, object]:
    """A running hand as a whole position file, every card listed."""
    _check_running(state)
    return _file(state, write_opening(state))


def write_opening(state: State, *, drawn: bool | None = None) -> dict[str, object]:
    """The ``position`` part of such a file; reading it gives the same table.

    ``drawn`` is told where the turn has not begun yet, which the state can't tell.
    """
    position = _open_cards(state)
    if drawn is not None:
        position["drawn"] = drawn
    position["hands"] = {seat: list(map(str, state.hand(seat))) for seat in state.rules.seats}
    position["draw"] = [str(card) for card in reversed(state.pile)]
    position["seed"] = state.seed
    return position


def write_view(view: View) -> dict[str, object]:
    """What a seat knows as a whole position file; `read_view` reads it."""
    state = view.known()
    _check_running(state)
    position = _open_cards(state)
    if view.seat is not None:
        position["hands"] = {view.seat: list(map(str, view.hand))}
    position["hand_sizes"] = dict(view.hand_sizes)
    position["draw_size"] = view.draw_size
    return _file(state, position)


def _check_running(state: State) -> None:
    if state.phase == "over":
        raise Refused(Refusal("no-running-hand"))


def _file(state: State, position: dict[str, object]) -> dict[str, object]:
    return {
        "edition": state.rules.edition,
        "players": state.rules.players,
        "options": deepcopy(state.options),
        "house": deepcopy(state.house),
        "position": position,
    }


def _open_cards(state: State) -> dict[str, object]:
    """Everything that lies face up, and whose turn it is."""
    rules = state.rules
    position: dict[str, object] = {
        "to_play": state.turn,
        "drawn": state.phase != "draw",
        "dealer": state.dealer,
        "hand_number": state.hand_number,
        "scores": dict(state.totals),
        "discard": list(map(str, state.discards)),
        "sides": {side: _side(state, tableau) for side, tableau in state.tableaus.items()},
        "reshuffled": state.ran_out,
    }
    if state.extension is not None:
        position["extension"] = state.extension
    if not rules.remedy_covers:
        position["hazards"] = {
            side: list(map(str, tableau.hazards)) for side, tableau in state.tableaus.items()
        }
    if rules.circuit is not None:
        circuit = rules.circuit
        position["circuit"] = circuit.to_mapping()
        position["cars"] = {
            side: circuit.write_spot(tableau.spot) for side, tableau in state.tableaus.items()
        }
    if state.idle_turns:
        position["idle_turns"] = state.idle_turns
    if state.plays_left > 1:
        position["plays_left"] = state.plays_left
    if turn := _this_turn(state):
        position["this_turn"] = turn
    if asked := _asked(state):
        position["asked"] = asked
    return position


def _side(state: State, tableau: Tableau) -> dict[str, object]:
    lists: dict[str, list[Card]] = {"distance": tableau.distance}
    if state.rules.remedy_covers:
        lists = {"battle": tableau.battle, "speed": tableau.speed, **lists}
    side: dict[str, object] = {name: list(map(str, cards)) for name, cards in lists.items()}
    side["safeties"] = [
        f"{card}!" if card in tableau.coups else str(card) for card in tableau.safeties
    ]
    if tableau.owes_roll:
        side["needs_roll"] = True
    return side


def _this_turn(state: State) -> dict[str, object]:
    """What the turn has seen already, as far as it matters for what may follow."""
    turn: dict[str, object] = {}
    if state.played and state.question is None and state.phase == "play":
        turn["played"] = True
    if state.stopped_here:
        turn["stopped"] = True
    if state.plays_left == 0:
        turn["discarded"] = True
    if state.taken is not None:
        turn["taken"] = str(state.taken)
    if state.owed:
        turn["owes"] = state.owed
    if state.owed_turn is not None:
        turn["then"] = state.owed_turn
    return turn


def _asked(state: State) -> dict[str, object] | None:
    if state.phase == "extension":
        return {"seat": state.turn, "extension": True}
    question = state.question
    if question is None:
        return None
    if question.hazard is not None:
        return {"seat": question.seat, "by": question.by, "hazard": str(question.hazard)}
    assert state.rules.circuit is not None
    assert question.back_to is not None
    back_to = state.rules.circuit.write_spot(question.back_to)
    asked = {"seat": question.seat, "moved": question.side, "from": back_to}
    return {**asked, "doubled": True} if question.doubled else asked
