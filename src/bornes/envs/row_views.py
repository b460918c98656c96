"""A view of a hand that is played by the compiled rules, for bots that play there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bornes.engine.cards import Card, Kind
from bornes.engine.rules import Rules
from bornes.engine.state import Question, State
from bornes.engine.tableau import Tableau
from bornes.engine.view import View, view_of
from bornes.fast.codec.decode import SideSeen, look
from bornes.fast.kernel.layout import (
    DOUBLED_MOVE,
    NONE,
    OWED_TURN,
    PLAYED,
    RAN_OUT,
    STOPPED_HERE,
    Row,
)


def view_of_row(row: Row, rules: Rules, hand_number: int, totals: Sequence[int]) -> View:
    """What the seat to act may know. A row has no history, so the view has no events."""
    seen = look(row)
    state = State(rules, 0)
    state.hand_number = hand_number
    state.dealer = (state.dealer + hand_number - 2) % rules.players + 1
    state.totals = dict(zip(rules.sides, map(int, totals), strict=True))
    state.hands = [sorted(seen.hands[seat]) for seat in rules.seats]
    state.pile = list(reversed(seen.pile))
    state.discards = list(seen.discards)
    state.target, state.extension = seen.target, seen.extension
    state.phase, state.turn, state.to_act = seen.phase, seen.turn, seen.to_act
    state.played, state.ran_out = bool(row[PLAYED]), bool(row[RAN_OUT])
    state.plays_left, state.owed, state.taken = seen.plays_left, seen.owed, seen.taken
    state.owed_turn = None if row[OWED_TURN] == NONE else int(row[OWED_TURN]) + 1
    state.stopped_here = bool(row[STOPPED_HERE])
    for name, side in seen.sides.items():
        _lay(state.tableaus[name], side)
    _bury(state)
    if seen.phase == "react":
        assert seen.to_act is not None
        asks = rules.side_of(seen.to_act if seen.back_to is None else seen.turn)
        state.question = Question(
            seen.to_act,
            seen.turn,
            asks,
            seen.hazard,
            seen.back_to,
            doubled=bool(row[DOUBLED_MOVE]),
        )
    return view_of(state, seen.to_act)


def _bury(state: State) -> None:
    """Put cards back that lie under others: a row doesn't say on which pile, but all saw them."""
    gone = Counter(dict(state.rules.deck))
    gone.subtract(card for cards in (*state.hands, state.pile, state.discards) for card in cards)
    for tableau in state.tableaus.values():
        gone.subtract(tableau.cards(state.rules))
    limits, ends = gone.pop(Card.SPEED_LIMIT, 0), gone.pop(Card.END_OF_LIMIT, 0)
    # Where nothing lies on it, an end of limit is in force.
    anybody = next(iter(state.tableaus.values()))
    anybody.speed[:0] = [Card.SPEED_LIMIT] * limits + [Card.END_OF_LIMIT] * ends
    piled = [tableau for tableau in state.tableaus.values() if tableau.battle]
    if piled:
        # Under a remedy nothing counts any more, under hazards it would.
        piled.sort(key=lambda tableau: tableau.battle[0].kind is Kind.HAZARD)
        piled[0].battle[:0] = sorted((+gone).elements())


def _lay(tableau: Tableau, side: SideSeen) -> None:
    tableau.battle = list(side.battle)
    tableau.speed = [Card.SPEED_LIMIT] if side.limited else []
    for card in side.distance:
        tableau.add_distance(card)
    for safety in side.safeties:
        tableau.add_safety(safety, coup=safety in side.coups)
    tableau.spot = side.spot
    tableau.km = side.km
