"""Whole hands at a time, over all cores: batches played out, fresh deals, rollouts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import ArrayLike

from bornes.editions import table_rules
from bornes.engine.moves import Move
from bornes.engine.refusals import IllegalMove, Refusal
from bornes.engine.resolve import resolve
from bornes.engine.view import View
from bornes.fast.api.hands import count_of
from bornes.fast.api.line_up import line_up
from bornes.fast.api.results import Results, results
from bornes.fast.codec.actions import action_of
from bornes.fast.codec.encode import known_by, seed_64
from bornes.fast.codec.rows import rows_of
from bornes.fast.codec.rules import empty_row
from bornes.fast.kernel.batch import score_rows
from bornes.fast.kernel.layout import ENDING, SIDE_OF, SIDES, WINNERS, Rows
from bornes.fast.kernel.playout import deal_and_finish, finish
from bornes.fast.kernel.rollout import draw_apart, roll
from bornes.fast.kernel.score import LINE_COUNT, Lines
from bornes.fast.policies.weights import WeightTable
from bornes.fast.threads import share


def play_out(
    hands: Rows,
    policy: str | Sequence[str] = "thumb",
    *,
    threads: int | None = None,
    weights: WeightTable | None = None,
) -> Results:
    """Play hands to their end, in place; a policy for all seats, or one for each.

    `weights` replace those of the policies: see `bornes.fast.policies.registry.with_weights`.
    """
    rows = rows_of(hands, changed=True)
    policies, table = line_up(rows[0], policy, weights)
    actions = share(lambda a, b: finish(rows[a:b], policies, table), len(rows), threads)
    points = np.zeros((len(rows), rows[0, SIDES]), np.int32)
    score_rows(rows, points, _lines())
    return results(points, rows[:, [WINNERS, ENDING]], actions)


def playouts(
    edition: str,
    players: int,
    count: int,
    *,
    seed: int,
    policy: str | Sequence[str] = "random",
    options: Mapping[str, object] | None = None,
    house: Mapping[str, object] | None = None,
    threads: int | None = None,
) -> Results:
    """Deal so many hands and play them to their end.

    They are shuffled by a generator that is faster than the engine's, and begun by each seat
    in turn.
    """
    rules = table_rules(edition, players, options or {}, house or {}, seed)
    blank = empty_row(rules)
    policies, table = line_up(blank, policy)
    points = np.zeros((count_of(count), len(rules.sides)), np.int32)
    ends = np.zeros((count, 2), np.int32)
    start = seed_64(seed)

    def part(first: int, after: int) -> int:
        return deal_and_finish(
            blank,
            blank.copy(),
            start,
            first,
            policies,
            table,
            points[first:after],
            ends[first:after],
            _lines(),
        )

    actions = share(part, count, threads)
    return results(points, ends, actions)


def rollouts(
    view: View,
    moves: Sequence[Move | str],
    playouts: int,
    seed: int,
    *,
    policy: str | Sequence[str] = "thumb",
    odds: ArrayLike | None = None,
    threads: int | None = 1,
    weights: WeightTable | None = None,
) -> Results:
    """What comes of each of some legal moves of a view's seat: arrays by move, then by world.

    Hidden cards are drawn at random `playouts` times. In each of these worlds, every move is
    made and the hand played to its end by the policy, so that all moves meet the same cards;
    for that the seat's side draws from above and all others from under the pile (`draw_apart`).
    For `odds` see `from_view`; `weights` replace those of the policies, as in `play_out`.
    """
    meant = _meant(view, moves)
    known = known_by(view, odds)
    actions = np.array([action_of(known.row, move) for move in meant], np.int64)
    if view.seat is not None:  # whoever only watches has no move to try
        draw_apart(known.row[np.newaxis], known.row[SIDE_OF + view.seat - 1])
    policies, table = line_up(known.row, policy, weights)
    points = np.zeros((count_of(playouts), len(moves), len(view.rules.sides)), np.int32)
    ends = np.zeros((playouts, len(moves), 2), np.int32)
    start = seed_64(seed)

    def part(first: int, after: int) -> int:
        roll(
            known.row,
            known.hidden,
            known.sizes,
            known.odds,
            known.pending,
            known.side,
            start,
            first,
            actions,
            policies,
            table,
            points[first:after],
            ends[first:after],
            known.row.copy(),
            known.row.copy(),
            known.hidden.copy(),
            _lines(),
        )
        return 0

    share(part, playouts, threads)
    return results(points.swapaxes(0, 1), ends.swapaxes(0, 1))


def _lines() -> Lines:
    return np.zeros(LINE_COUNT, np.int32)


def _meant(view: View, moves: Sequence[Move | str]) -> list[Move]:
    """The moves, completed where a part was left out; all must be legal for the seat."""
    state = view.known()
    meant = []
    for move in map(Move.of, moves):
        answer = resolve(state, move) if move.seat == view.seat else None
        if answer is None:
            raise IllegalMove(Refusal("not-your-seat", seat=move.seat))
        if isinstance(answer, Refusal):
            raise IllegalMove(answer)
        meant.append(answer)
    return meant
