"""What lies open at a table as the cells of a row: an array, or a list where there is no NumPy."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bornes.circuit import START, Spot
from bornes.engine.cards import BATTLE_HAZARDS, SAFETY_FOR, Card
from bornes.engine.events import (
    CardDiscarded,
    CardPlayed,
    CarMoved,
    Event,
    HandDealt,
    MoveUndone,
)
from bornes.engine.refusals import Refusal, Refused
from bornes.engine.rules import SIDE_NAMES
from bornes.engine.state import State
from bornes.engine.tableau import Tableau
from bornes.engine.view import View
from bornes.fast.codec.names import ENDINGS, KIND_OF, PHASES, cards_in
from bornes.fast.codec.rules import empty_cells
from bornes.fast.kernel.layout import (
    BACK_INSIDE,
    BACK_SQUARE,
    BASE,
    COUNTS,
    COUPS,
    DECK,
    DEPTH,
    DISCARDS,
    DISTANCE,
    DOUBLED_MOVE,
    ENDING,
    EXTENSION,
    FIRST_REMEDY,
    FIRST_SAFETY,
    HANDS_LEFT,
    HAZARD,
    HELD,
    IDLE,
    INSIDE,
    KM,
    LAID,
    LANE,
    LET_GO,
    LIMITED,
    MOST_STACKED,
    MOST_USED,
    NONE,
    OWED,
    OWED_TURN,
    PHASE,
    PILE,
    PLAYED,
    PLAYS_LEFT,
    RAN_OUT,
    SAFE,
    SEAT,
    SEAT_CELLS,
    SIDE,
    SIDE_CELLS,
    SQUARE,
    STACK,
    STACK_BITS,
    STACK_MORE,
    STOPPED_HERE,
    TAKEN,
    TARGET,
    TO_ACT,
    TOTAL,
    TURN,
    UNSEEN,
    USED,
    USED_BITS,
    WINNERS,
    Row,
)

Opened = Row | list[int]
"""A row, or the same cells as a list."""


def give(row: Opened, seat: int, card: Card) -> None:
    """Put a card into a seat's hand."""
    at = SEAT + seat * SEAT_CELLS
    row[at + COUNTS + KIND_OF[card]] += 1
    row[at + HELD] |= 1 << KIND_OF[card]


def seen_of(state: State) -> Counter[Card]:
    """Every card that was laid or discarded."""
    seen = Counter(state.discards)
    for tableau in state.tableaus.values():
        seen.update(tableau.cards(state.rules))
    return seen


# --- what lies open ---------------------------------------------------------------


def write_open(row: Opened, state: State, events: Sequence[Event]) -> None:
    """Write into an empty row everything but the cards in hands and in the draw pile.

    The events are what was seen to happen: they tell who discarded what.
    """
    if state.rules.circuit is not None:
        _write_turn_on_road(row, state)
    elif state.plays_left != 1 or state.owed or state.taken is not None:
        raise Refused(Refusal("fast-not-compiled", name="this_turn"))
    row[PHASE] = PHASES.index(state.phase)
    row[TURN] = state.turn - 1
    row[TO_ACT] = NONE if state.to_act is None else state.to_act - 1
    row[TARGET] = state.target
    row[EXTENSION] = NONE if state.extension is None else SIDE_NAMES.index(state.extension)
    row[PLAYED] = state.played
    row[IDLE] = state.idle_turns
    row[RAN_OUT] = state.ran_out
    if state.question is not None and state.question.hazard is not None:
        row[HAZARD] = KIND_OF[state.question.hazard]
    if state.outcome is not None:
        row[ENDING] = ENDINGS.index(state.outcome.reason)
        row[WINNERS] = sum(1 << SIDE_NAMES.index(side) for side in state.outcome.winners)
    row[DISCARDS] = len(state.discards)
    row[DECK : DECK + len(state.discards)] = [KIND_OF[card] for card in state.discards]
    for card, count in seen_of(state).items():
        row[UNSEEN + KIND_OF[card]] -= count
    for index, side in enumerate(state.rules.sides):
        _write_side(row, SIDE + index * SIDE_CELLS, state.tableaus[side])
        row[SIDE + index * SIDE_CELLS + TOTAL] = state.totals[side]
    if state.rules.match_hands is not None:
        row[HANDS_LEFT] = max(1, state.rules.match_hands - state.hand_number + 1)
    _write_let_go(row, events)


def _write_turn_on_road(row: Opened, state: State) -> None:
    """Write what only a turn at a table with a road knows."""
    row[PLAYS_LEFT] = state.plays_left
    row[OWED] = state.owed
    row[OWED_TURN] = NONE if state.owed_turn is None else state.owed_turn - 1
    row[TAKEN] = NONE if state.taken is None else KIND_OF[state.taken]
    row[STOPPED_HERE] = state.stopped_here
    question = state.question
    if question is not None and question.back_to is not None:
        _write_move(row, question.back_to, doubled=question.doubled)


def _write_move(row: Opened, back_to: Spot, *, doubled: bool) -> None:
    row[BACK_SQUARE : BACK_INSIDE + 1] = [back_to.square, back_to.lane, back_to.shortcut]
    row[DOUBLED_MOVE] = doubled


def write_move_asked(row: Opened, events: Sequence[Event]) -> None:
    """Write the last move of a car, about which somebody is asked, as far as it was seen."""
    played = next(each.move for each in reversed(events) if isinstance(each, CardPlayed))
    spots = {side: [START] for side in SIDE_NAMES}
    moved = SIDE_NAMES[0]
    for event in events:
        if isinstance(event, HandDealt):
            spots = {side: [START] for side in SIDE_NAMES}
        elif isinstance(event, CarMoved | MoveUndone):
            moved = event.side
            spots[moved].append(event.spot)
    _write_move(row, spots[moved][-2], doubled=played.doubled is not None)


def _write_let_go(row: Opened, events: Sequence[Event]) -> None:
    """Count what each seat was seen to discard since the deal."""
    for event in reversed(events):
        if isinstance(event, HandDealt):
            break
        if isinstance(event, CardDiscarded):
            row[SEAT + (event.seat - 1) * SEAT_CELLS + LET_GO + KIND_OF[event.card]] += 1


def _write_side(row: Opened, at: int, tableau: Tableau) -> None:
    row[at + KM] = tableau.km
    spot = tableau.spot
    row[at + SQUARE], row[at + LANE], row[at + INSIDE] = spot.square, spot.lane, spot.shortcut
    row[at + LIMITED] = tableau.limited
    for card in tableau.distance:
        row[at + DISTANCE + KIND_OF[card]] += 1
    for safety in tableau.safeties:
        place = KIND_OF[safety] - FIRST_SAFETY
        row[at + LAID + place] += 1
        row[at + SAFE] |= 1 << place
    for safety in tableau.coups:
        row[at + COUPS + KIND_OF[safety] - FIRST_SAFETY] += 1
    laid = Counter(tableau.battle + tableau.speed)
    for place, remedy in enumerate(cards_in(row)[FIRST_REMEDY:FIRST_SAFETY]):
        row[at + USED] |= min(laid[remedy], MOST_USED) << USED_BITS * place
    _write_battle(row, at, tableau.battle)


def _write_battle(row: Opened, at: int, battle: list[Card]) -> None:
    depth = 0
    while depth < len(battle) and battle[-1 - depth] in BATTLE_HAZARDS:
        depth += 1
    if depth > MOST_STACKED:
        raise Refused(Refusal("fast-not-compiled", name="hazard_on_hazard"))
    stack = 0
    for hazard in battle[len(battle) - depth :]:
        stack = stack << 2 | KIND_OF[SAFETY_FOR[hazard]] - FIRST_SAFETY
    row[at + BASE] = KIND_OF[battle[-1 - depth]] if depth < len(battle) else NONE
    row[at + DEPTH] = depth
    row[at + STACK] = stack & (1 << STACK_BITS) - 1
    row[at + STACK_MORE] = stack >> STACK_BITS


# --- what one seat sees --------------------------------------------------------------


def cells_seen(view: View) -> list[int]:
    """What the seat of a view knows, as the cells of a row: enough to observe, not to play on.

    Of other hands it has the number of cards alone; all of them stand at the first kind.
    """
    state = view.known()
    row = list(empty_cells(state.rules))
    write_open(row, state, view.events)
    for seat, cards in enumerate(state.hands):
        for card in cards:
            if card in KIND_OF:
                give(row, seat, card)
            else:
                row[SEAT + seat * SEAT_CELLS + COUNTS] += 1
    row[PILE] = len(state.pile)
    return row
