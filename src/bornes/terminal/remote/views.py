"""What the messages of a server come to: rules, events, and the view of whoever looks."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields, replace
from typing import Any, Final

from bornes.circuit import Circuit, Layout, Shortcut
from bornes.editions import table_rules
from bornes.engine.cards import Card
from bornes.engine.events import Event
from bornes.engine.moves import Move
from bornes.engine.rules import Rules
from bornes.engine.state import MatchEnding, MatchOutcome, Outcome, Question, State
from bornes.engine.tableau import Tableau
from bornes.engine.view import UNKNOWN, View
from bornes.server.protocol.events import EVENT_TYPES
from bornes.server.protocol.game import MoveInfo, OpenTable, Own, Road, SideInfo
from bornes.server.protocol.messages import TableInfo

_ENGINES: Final[dict[type, type]] = {wire: event for event, wire in EVENT_TYPES.items()}


def rules_of(info: TableInfo) -> Rules:
    """The rules of a table, with the road that lies there."""
    rules = table_rules(info.edition, info.players, info.options, info.house, 0)
    road = info.rules.road
    if road is None:
        return rules
    # A road by chance follows from the seed, which nobody is told.
    return replace(rules, circuit=_circuit(road), target=info.rules.target)


def _circuit(road: Road) -> Circuit:
    way = road.shortcut
    shortcut = None if way is None else Shortcut(way.entry, way.squares, way.exit)
    return Circuit(road.name, Layout(road.lanes, road.dark, road.limits, road.bonuses, shortcut))


def moves_of(moves: Iterable[MoveInfo]) -> list[Move]:
    """Moves as the engine has them."""
    return [Move.parse(move.text) for move in moves]


def event_of(wire: object) -> Event:
    """An event as the engine has it."""
    kind = _ENGINES[type(wire)]
    values = {field.name: getattr(wire, field.name) for field in fields(kind)}
    found: Event = kind(**{name: _value(value) for name, value in values.items()})
    return found


def _value(value: Any) -> object:
    return Move.parse(value.text) if isinstance(value, MoveInfo) else value


def view_of(
    rules: Rules,
    info: TableInfo,
    shown: OpenTable,
    own: Own | None,
    seat: int | None,
    events: tuple[Event, ...],
) -> View:
    """The view that a server shows; what it doesn't show stands as unknown."""
    known = State(rules, 0, info.options, info.house)
    known.hand_number, known.dealer = shown.hand_number, shown.dealer
    known.phase, known.turn, known.to_act = shown.phase, shown.turn, shown.to_act
    known.plays_left, known.owed, known.taken = shown.plays_left, shown.owed, shown.taken
    known.target, known.extension = shown.target, shown.extension
    known.discards = list(shown.discards)
    known.pile = [UNKNOWN] * shown.draw_size
    known.hands = [[UNKNOWN] * size for size in shown.hand_sizes]
    known.tableaus = {side.side: _tableau(side, rules) for side in shown.sides}
    known.totals, known.sheets = dict(shown.scores), list(shown.sheets)
    # The server has worked it out already, for a hand that is over and for one under way.
    known.sheet = shown.score
    if shown.outcome is not None:
        known.outcome = Outcome(shown.outcome.winners, shown.outcome.reason)
    if shown.match_outcome is not None:
        match = shown.match_outcome
        # A view knows the endings of the rules alone; that time was up, the table tells.
        reason = MatchEnding.TOTAL if match.reason == "time" else MatchEnding(match.reason)
        known.match_outcome = MatchOutcome(match.winners, reason)
    if own is None or seat is None:
        return View(known, seat, events, [])
    _add_own(known, own, seat)
    return View(known, seat, events, moves_of(own.legal))


def _add_own(known: State, own: Own, seat: int) -> None:
    known.hands[seat - 1] = list(own.hand)
    asked = own.asked
    if asked is not None:
        known.question = Question(seat, asked.by, asked.side, asked.hazard, asked.back_to)
        known.to_act = seat


def _tableau(info: SideInfo, rules: Rules) -> Tableau:
    found = Tableau(info.side, info.seats)
    found.battle, found.speed = list(info.battle), list(info.speed)
    for card in info.distance:
        found.add_distance(card)
    coups: set[Card] = set(info.coups)
    for card in info.safeties:
        found.add_safety(card, coup=card in coups)
    found.km, found.spot = info.km, info.spot
    # Nothing else keeps a side from driving that would drive by its cards.
    found.owes_roll = found.rolling(rules) and not info.rolling
    return found
