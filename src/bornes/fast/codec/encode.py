"""From a game, or from what one seat knows of it, to rows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from bornes.engine.cards import Card
from bornes.engine.refusals import Refusal, Refused
from bornes.engine.state import State
from bornes.engine.view import View
from bornes.fast.codec.names import KIND_OF, cards_of
from bornes.fast.codec.opened import give, seen_of, write_move_asked, write_open
from bornes.fast.codec.question import pending_in
from bornes.fast.codec.rules import empty_row
from bornes.fast.kernel.layout import (
    DTYPE,
    KINDS,
    MOST_KINDS,
    NONE,
    PILE,
    WAITING,
    Cells,
    Row,
    Rows,
)
from bornes.fast.kernel.sample import EVEN, MOVE_ELSEWHERE, NOTHING, Odds, refresh_rows, sample
from bornes.game import Game
from bornes.sampling import held_openly

SEED_MASK: Final = (1 << 64) - 1


@dataclass(frozen=True, slots=True)
class Known:
    """What one seat knows, ready for its hidden cards to be drawn at random."""

    row: Row
    """A row with everything that the seat can see."""
    hidden: Cells
    """The cards that it can't see, in order."""
    sizes: NDArray[np.int64]
    """The number of hidden cards that each seat holds."""
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
    return np.uint64(seed & SEED_MASK)


def from_game(game: Game, seed: int = 0) -> Row:
    """The hand that a game is in, all cards as they are; the seed is for choices at random."""
    row = empty_row(game.rules)
    write_open(row, game, game.log)
    for seat, cards in enumerate(game.hands):
        for card in cards:
            give(row, seat, card)
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
    row = empty_row(game.rules)
    write_open(row, game, game.log)
    back = Counter(drawn)
    sizes = np.zeros(game.rules.players, np.int64)
    for seat, cards in enumerate(game.hands, start=1):
        for card in cards:
            if back[seat, card]:
                back[seat, card] -= 1
                sizes[seat - 1] += 1
            else:
                give(row, seat - 1, card)
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
    row = empty_row(state.rules)
    write_open(row, state, view.events)
    held = held_openly(view)
    hidden = _hidden(state, held.values())
    sizes = np.zeros(state.rules.players, np.int64)
    for seat, cards in enumerate(state.hands):
        known = [card for card in cards if card in KIND_OF] or [*held[seat + 1].elements()]
        for card in known:
            give(row, seat, card)
        sizes[seat] = len(cards) - len(known)
    if sizes.sum() + len(state.pile) > len(hidden):
        raise Refused(Refusal("not-enough-cards"))
    row[PILE] = len(state.pile)
    pending, side = pending_in(state, view)
    if pending == MOVE_ELSEWHERE:
        write_move_asked(row, view.events)
    row[WAITING] = sum(1 << seat - 1 for seat in state.rules.seats if seat != view.seat)
    likely = odds_of(odds, len(sizes), len(cards_of(state.rules)))
    return Known(row, hidden, sizes, likely, pending, side)


def odds_of(odds: ArrayLike | None, players: int, kinds: int = KINDS) -> Odds:
    """Odds for each seat and kind, checked, as shares of what a seat takes most readily.

    Those for a further card of a kind follow those for a first one; they may be left out.
    """
    if odds is None:
        return np.full((players, 2 * MOST_KINDS), EVEN, np.int64)
    try:
        given = np.asarray(odds)
        given = given.astype(np.float64) if given.dtype.kind in "biuf" else np.zeros(0)
    except (OverflowError, TypeError, ValueError):
        given = np.zeros(0)
    if given.shape == (players, kinds):
        given = np.repeat(given[:, np.newaxis], 2, axis=1)
    right = given.shape == (players, 2, kinds) and bool(np.isfinite(given).all())
    if not right or given.min() < 0 or not given.max(axis=(1, 2)).all():
        raise Refused(Refusal("fast-odds", players=players, kinds=kinds))
    shares: NDArray[np.float64] = given / given.max(axis=(1, 2), keepdims=True)
    room = np.zeros((players, 2, MOST_KINDS))
    room[:, :, :kinds] = shares
    return np.ascontiguousarray(np.rint(room * EVEN).reshape(players, -1), np.int64)


def _hidden(state: State, held: Iterable[Counter[Card]]) -> Cells:
    """Every card that lies neither on the table nor in a hand that is known, or held openly."""
    seen = sum(held, seen_of(state))
    for hand in state.hands:
        seen.update(hand)
    left = Counter(dict(state.rules.deck)) - seen
    return np.array([KIND_OF[card] for card in left.elements()], DTYPE)
