"""From a game, or from what one seat knows of it, to rows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from bornes.engine.cards import BATTLE_HAZARDS, SAFETY_FOR, Card
from bornes.engine.events import CardDiscarded, Event, HandDealt
from bornes.engine.refusals import Refusal, Refused
from bornes.engine.rules import SIDE_NAMES
from bornes.engine.state import State
from bornes.engine.tableau import Tableau
from bornes.engine.view import View
from bornes.fast.codec.names import ENDINGS, KIND_OF, PHASES
from bornes.fast.codec.question import pending_in
from bornes.fast.codec.rules import empty_row
from bornes.fast.kernel.layout import (
    BASE,
    CARDS,
    COUNTS,
    COUPS,
    DECK,
    DEPTH,
    DISCARDS,
    DISTANCE,
    DTYPE,
    ENDING,
    EXTENSION,
    FIRST_REMEDY,
    FIRST_SAFETY,
    HANDS_LEFT,
    HAZARD,
    HELD,
    IDLE,
    KINDS,
    KM,
    LAID,
    LET_GO,
    LIMITED,
    MOST_STACKED,
    MOST_USED,
    NONE,
    PHASE,
    PILE,
    PLAYED,
    RAN_OUT,
    SAFE,
    SEAT,
    SEAT_CELLS,
    SIDE,
    SIDE_CELLS,
    STACK,
    STACK_BITS,
    STACK_MORE,
    TARGET,
    TO_ACT,
    TOTAL,
    TURN,
    UNSEEN,
    USED,
    USED_BITS,
    WAITING,
    WINNERS,
    Cells,
    Row,
    Rows,
)
from bornes.fast.kernel.sample import EVEN, NOTHING, Odds, refresh_rows, sample
from bornes.game import Game

_SEED_MASK: Final = (1 << 64) - 1


@dataclass(frozen=True, slots=True)
class Known:
    """What one seat knows, ready for its hidden cards to be drawn at random."""

    row: Row
    """A row with everything that the seat can see."""
    hidden: Cells
    """The cards that it can't see, in order."""
    sizes: NDArray[np.int64]
    """How many hidden cards each seat holds."""
    odds: Odds
    """How readily each seat takes each hidden card: see `kernel.sample`."""
    pending: int
    """The question that is open, a number of `kernel.sample`."""
    side: int
    """The side that the open question is put to, or NONE."""

    def worlds(self, count: int, seed: int) -> Rows:
        """So many hands that agree with it, each with other hidden cards."""
        rows = np.tile(self.row, (count, 1))
        cards = self.hidden.copy()
        known = (self.hidden, cards, self.sizes, self.odds, self.pending, self.side)
        sample(rows, *known, seed_64(seed))
        return rows


def seed_64(seed: int) -> np.uint64:
    """A seed of any size for the cheap generator."""
    return np.uint64(seed & _SEED_MASK)


def from_game(game: Game, seed: int = 0) -> Row:
    """The hand that a game is in, all cards as they are; the seed is for choices at random."""
    row = _open_row(game, game.log)
    for seat, cards in enumerate(game.hands):
        for card in cards:
            _give(row, seat, card)
    row[PILE] = len(game.pile)
    row[len(row) - len(game.pile) :] = [KIND_OF[card] for card in reversed(game.pile)]
    if game.question is not None:
        row[WAITING] = sum(1 << seat - 1 for seat in game.question.waiting)
    refresh_rows(row[np.newaxis], seed_64(seed))
    return row


def open_but_for(game: Game, drawn: Collection[tuple[int, Card]] = ()) -> Known:
    """A game whose hands are known and whose draw pile is not.

    Cards that were `drawn` last, each with its seat, count as not drawn yet: others may come in
    their place.
    """
    row = _open_row(game, game.log)
    back = Counter(drawn)
    sizes = np.zeros(game.rules.players, np.int64)
    for seat, cards in enumerate(game.hands, start=1):
        for card in cards:
            if back[seat, card]:
                back[seat, card] -= 1
                sizes[seat - 1] += 1
            else:
                _give(row, seat - 1, card)
    if back.total():
        raise Refused(Refusal("not-enough-cards"))
    row[PILE] = len(game.pile)
    if game.question is not None:
        row[WAITING] = sum(1 << seat - 1 for seat in game.question.waiting)
    # In order, so that nothing depends on how the pile lies.
    hidden = sorted(KIND_OF[card] for card in (*game.pile, *(card for _, card in drawn)))
    return Known(row, np.array(hidden, DTYPE), sizes, odds_of(None, len(sizes)), NOTHING, NONE)


def known_by(view: View, odds: ArrayLike | None = None) -> Known:
    """What the seat of a view knows, and how likely it thinks the others to hold what."""
    state = view.known()
    row = _open_row(state, view.events)
    hidden = _hidden(state)
    sizes = np.zeros(state.rules.players, np.int64)
    for seat, cards in enumerate(state.hands):
        for card in cards:
            if card in KIND_OF:
                _give(row, seat, card)
            else:
                sizes[seat] += 1
    if sizes.sum() + len(state.pile) > len(hidden):
        raise Refused(Refusal("not-enough-cards"))
    row[PILE] = len(state.pile)
    pending, side = pending_in(state, view)
    return Known(row, hidden, sizes, odds_of(odds, len(sizes)), pending, side)


def odds_of(odds: ArrayLike | None, players: int) -> Odds:
    """Odds for each seat and kind, checked, as shares of what a seat takes most readily.

    Those for a further card of a kind follow those for a first one; they may be left out.
    """
    if odds is None:
        return np.full((players, 2 * KINDS), EVEN, np.int64)
    try:
        given = np.asarray(odds)
        given = given.astype(np.float64) if given.dtype.kind in "biuf" else np.zeros(0)
    except (OverflowError, TypeError, ValueError):
        given = np.zeros(0)
    if given.shape == (players, KINDS):
        given = np.repeat(given[:, np.newaxis], 2, axis=1)
    right = given.shape == (players, 2, KINDS) and bool(np.isfinite(given).all())
    if not right or given.min() < 0 or not given.max(axis=(1, 2)).all():
        raise Refused(Refusal("fast-odds", players=players, kinds=KINDS))
    shares: NDArray[np.float64] = given / given.max(axis=(1, 2), keepdims=True)
    shares = shares.reshape(players, 2 * KINDS)
    return np.ascontiguousarray(np.rint(shares * EVEN), np.int64)


def _give(row: Row, seat: int, card: Card) -> None:
    at = SEAT + seat * SEAT_CELLS
    row[at + COUNTS + KIND_OF[card]] += 1
    row[at + HELD] |= 1 << KIND_OF[card]


def _hidden(state: State) -> Cells:
    """Every card that lies neither on the table nor in a hand that is known."""
    seen = _seen(state)
    for hand in state.hands:
        seen.update(hand)
    left = Counter(dict(state.rules.deck)) - seen
    return np.array([KIND_OF[card] for card in left.elements()], DTYPE)


def _seen(state: State) -> Counter[Card]:
    """Every card that was laid or discarded."""
    seen = Counter(state.discards)
    for tableau in state.tableaus.values():
        seen.update(tableau.cards(state.rules))
    return seen


# --- what lies open ---------------------------------------------------------------


def _open_row(state: State, events: Sequence[Event]) -> Row:
    """A row with everything but the cards in hands and in the draw pile.

    The events are what was seen to happen: they tell who discarded what.
    """
    row = empty_row(state.rules)
    if state.plays_left != 1 or state.owed or state.taken is not None:
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
    for card, count in _seen(state).items():
        row[UNSEEN + KIND_OF[card]] -= count
    for index, side in enumerate(state.rules.sides):
        _write_side(row, SIDE + index * SIDE_CELLS, state.tableaus[side])
        row[SIDE + index * SIDE_CELLS + TOTAL] = state.totals[side]
    if state.rules.match_hands is not None:
        row[HANDS_LEFT] = max(1, state.rules.match_hands - state.hand_number + 1)
    _write_let_go(row, events)
    return row


def _write_let_go(row: Row, events: Sequence[Event]) -> None:
    """Count what each seat was seen to discard since the deal."""
    for event in reversed(events):
        if isinstance(event, HandDealt):
            break
        if isinstance(event, CardDiscarded):
            row[SEAT + (event.seat - 1) * SEAT_CELLS + LET_GO + KIND_OF[event.card]] += 1


def _write_side(row: Row, at: int, tableau: Tableau) -> None:
    row[at + KM] = tableau.km
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
    for place, remedy in enumerate(CARDS[FIRST_REMEDY:FIRST_SAFETY]):
        row[at + USED] |= min(laid[remedy], MOST_USED) << USED_BITS * place
    _write_battle(row, at, tableau.battle)


def _write_battle(row: Row, at: int, battle: list[Card]) -> None:
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
