"""Hands as arrays: making them, and playing them one action at a time.

A hand is a row of 32-bit integers and a batch is many rows; what they hold is in `layout`.
Functions that say `hands` take either.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import numpy as np
from numpy.typing import ArrayLike, NDArray

from bornes.editions import table_rules
from bornes.engine.cards import Card
from bornes.engine.moves import Move
from bornes.engine.numbers import plain
from bornes.engine.randomness import shuffled
from bornes.engine.refusals import IllegalMove, Refusal, Refused, brief
from bornes.engine.rules import Rules
from bornes.engine.view import View
from bornes.fast.api.line_up import line_up
from bornes.fast.codec.actions import action_of, move_of
from bornes.fast.codec.encode import SEED_MASK, known_by, open_but_for
from bornes.fast.codec.names import KIND_OF
from bornes.fast.codec.rows import only_row_of, rows_of
from bornes.fast.codec.rules import empty_row, empty_rows
from bornes.fast.kernel.actions import ACTIONS
from bornes.fast.kernel.batch import apply_rows, choose_rows, legal_rows, line_rows, score_rows
from bornes.fast.kernel.deal import deal_by_seed, deal_rows
from bornes.fast.kernel.keccak import LANES
from bornes.fast.kernel.layout import (
    CHANCE,
    DECK,
    HANDS_LEFT,
    LAST_SQUARE,
    NONE,
    RESHUFFLES,
    SIDES,
    Row,
    Rows,
)
from bornes.fast.kernel.road.actions import ROAD_ACTIONS
from bornes.fast.kernel.score import LINE_COUNT
from bornes.fast.policies.weights import WeightTable
from bornes.game import Game, read_seed

MOST_HANDS = 1 << 24


# --- making hands -------------------------------------------------------------------


def new(
    edition: str,
    players: int,
    *,
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
    house: Mapping[str, object] | None = None,
    hand_number: int = 1,
    dealer: int | None = None,
) -> Row:
    """A hand with the cards that a match with this seed deals; see `bornes.new`.

    The deal passes to the left from hand to hand; `dealer` names another seat.
    """
    chosen = read_seed(seed)
    rules = table_rules(edition, players, options or {}, house or {}, chosen)
    row = empty_row(rules)
    first = first_seat_of(rules, hand_number, dealer)
    _count_down(row[np.newaxis], hand_number)
    _start_chances(row[np.newaxis], np.array([chosen & SEED_MASK], np.uint64), hand_number)
    order = shuffled(chosen, f"deal|{hand_number}", rules.cards)
    row[DECK:] = [KIND_OF[card] for card in order]
    deal_rows(row[np.newaxis], first)
    return row


def new_batch(
    edition: str,
    players: int,
    seeds: ArrayLike,
    *,
    options: Mapping[str, object] | None = None,
    house: Mapping[str, object] | None = None,
    hand_number: int = 1,
    dealer: int | None = None,
) -> Rows:
    """A hand for each seed, all of the same table, with the cards that `new` deals.

    Seeds have at most 64 bits here.
    """
    numbers = _seeds(seeds)
    rows = _empty_rows_for(edition, players, options or {}, house or {}, numbers)
    rules = table_rules(edition, players, options or {}, house or {}, 0)
    lanes = np.zeros(LANES, np.uint64)
    first = first_seat_of(rules, hand_number, dealer)
    _count_down(rows, hand_number)
    _start_chances(rows, numbers, hand_number)
    deal_by_seed(rows, first, numbers, hand_number, lanes)
    return rows


def _empty_rows_for(
    edition: str,
    players: int,
    options: Mapping[str, object],
    house: Mapping[str, object],
    seeds: NDArray[np.uint64],
) -> Rows:
    """An empty row for each seed, which may choose the road."""
    rules = table_rules(edition, players, options, house, 0)
    rows = empty_rows(rules, len(seeds))
    if rules.circuit is not None:
        for row, seed in zip(rows, seeds, strict=True):
            row[:] = empty_row(table_rules(edition, players, options, house, int(seed)))
    return rows


def _count_down(rows: Rows, hand_number: int) -> None:
    """Note how many hands are left of a match that has a certain number of them."""
    if rows[0, HANDS_LEFT]:
        rows[:, HANDS_LEFT] = max(1, int(rows[0, HANDS_LEFT]) - hand_number + 1)


def _start_chances(rows: Rows, seeds: NDArray[np.uint64], hand_number: int) -> None:
    """Give each row chance of its own where a pile may be shuffled in the midst of a hand."""
    if rows[0, RESHUFFLES]:
        states = seeds ^ np.uint64(hand_number << 48 & SEED_MASK)
        rows[:, CHANCE : CHANCE + 2] = states.view(np.int32).reshape(-1, 2)


def _seeds(seeds: ArrayLike) -> NDArray[np.uint64]:
    try:
        numbers = np.atleast_1d(np.asarray(seeds))
        whole = np.issubdtype(numbers.dtype, np.integer) and bool((numbers >= 0).all())
    except (OverflowError, TypeError, ValueError):
        whole = False
        numbers = np.zeros(0)
    if not whole or numbers.ndim != 1 or not 0 < numbers.size <= MOST_HANDS:
        raise Refused(Refusal("bad-seed", bits=64))
    return np.require(numbers, np.uint64, ["C", "W"])


def first_seat_of(rules: Rules, hand_number: int, dealer: int | None) -> int:
    """The seat, from 0, that begins."""
    number, seat = plain(hand_number), plain(dealer)
    if type(number) is not int or not 1 <= number < 1 << 31:
        raise Refused(Refusal("fast-hand-number"))
    if seat is None:
        return (rules.first_seat - 1 + number - 1) % rules.players
    if type(seat) is not int or seat not in rules.seats:
        raise Refused(Refusal("no-such-seat", seat=brief(dealer), players=rules.players))
    return seat % rules.players


def from_view(view: View, count: int, seed: int, *, odds: ArrayLike | None = None) -> Rows:
    """Hands that agree with all that a seat has seen, the hidden cards drawn at random.

    Discards that the seat has not seen are drawn, too; they lie nowhere. `odds` tell for each
    seat and each of `CARDS` how readily it is drawn into that hand, compared with the others,
    or two rows of that for a seat: for a first card of a kind, and for a further one. Without
    them all cards are alike.
    """
    return known_by(view, odds).worlds(count_of(count), seed)


def reshuffled(
    game: Game, count: int, seed: int, *, drawn: Collection[tuple[int, Card]] = ()
) -> Rows:
    """The hand a game is in, its draw pile shuffled anew; each row another way.

    Cards that were `drawn` last, each with its seat, go back first, and others may come instead.
    """
    return open_but_for(game, drawn).worlds(count_of(count), seed)


def count_of(count: int) -> int:
    """A number of hands, checked."""
    number = plain(count)
    if type(number) is not int or not 1 <= number <= MOST_HANDS:
        raise Refused(Refusal("fast-count", most=MOST_HANDS))
    return number


# --- playing them -------------------------------------------------------------------


def legal_mask(hands: Rows) -> NDArray[np.bool_]:
    """Which actions are legal: a flag for each action, for each hand.

    There are `ACTIONS` of them, or `ROAD_ACTIONS` at a table with a road.
    """
    rows = rows_of(hands)
    actions = ROAD_ACTIONS if rows[0, LAST_SQUARE] else ACTIONS
    allowed = np.zeros((len(rows), actions), np.bool_)
    legal_rows(rows, allowed)
    return allowed.reshape(*hands.shape[:-1], actions)


def moves_of(hand: Row) -> list[Move]:
    """The legal moves of one hand, in the order of their actions; none once it is over."""
    [allowed] = legal_mask(only_row_of(hand))
    return [move_of(hand, int(action)) for action in np.flatnonzero(allowed)]


def apply(hands: Rows, actions: Move | str | int | Sequence[int] | NDArray[np.integer]) -> None:
    """Make a move in one hand, or an action in each; -1 leaves a hand as it is.

    Raises `IllegalMove`, and changes nothing, if one of them is not legal.
    """
    rows = rows_of(hands, changed=True)
    if isinstance(actions, Move | str):
        actions = _meant(only_row_of(hands)[0], actions)
    numbers = np.atleast_1d(np.asarray(actions))
    if numbers.shape != (len(rows),) or not np.issubdtype(numbers.dtype, np.integer):
        raise Refused(Refusal("fast-one-action-each", hands=len(rows)))
    numbers = np.require(numbers, np.int64, ["C", "W"])
    wrong = apply_rows(rows, numbers)
    if wrong != NONE:
        raise IllegalMove(Refusal("fast-illegal-action", action=int(numbers[wrong]), row=wrong))


def _meant(hand: Row, move: Move | str) -> int:
    try:
        return action_of(hand, Move.of(move))
    except Refused as error:
        raise IllegalMove(error.refusal) from None


def choose(
    hands: Rows, policy: str | Sequence[str] = "thumb", *, weights: WeightTable | None = None
) -> NDArray[np.int64]:
    """What a policy, or the one of the seat to act, does in each hand; -1 where it is over.

    `weights` replace those of the policies: see `bornes.fast.policies.registry.with_weights`.
    """
    rows = rows_of(hands, changed=True)
    actions = np.zeros(len(rows), np.int64)
    policies, table = line_up(rows[0], policy, weights)
    choose_rows(rows, policies, table, actions)
    return actions


def score(hands: Rows) -> NDArray[np.int32]:
    """The points of each side; before the end of a hand, what lies on the table so far."""
    rows = rows_of(hands)
    points = np.zeros((len(rows), rows[0, SIDES]), np.int32)
    score_rows(rows, points, np.zeros(LINE_COUNT, np.int32))
    return points.reshape(*hands.shape[:-1], -1)


def score_lines(hands: Rows) -> NDArray[np.int32]:
    """The same line by line, in the order of `bornes.engine.scoring.LINES`."""
    rows = rows_of(hands)
    lines = np.zeros((len(rows), rows[0, SIDES], LINE_COUNT), np.int32)
    line_rows(rows, lines)
    return lines.reshape(*hands.shape[:-1], rows[0, SIDES], LINE_COUNT)
