"""Advantages, against a computation by hand; rewards, against the engine's equity; masks."""

from __future__ import annotations

import random

import numpy as np
import pytest
from numpy.typing import NDArray

from bornes import fast
from bornes.bots.equity.table import Equity
from bornes.engine.rules import Rules
from bornes.engine.scoring import match_result
from bornes.fast.kernel.layout import (
    KINDS,
    NONE,
    PILE,
    SEAT,
    SEAT_CELLS,
    SIDE,
    SIDE_CELLS,
    SIDES,
    TO_ACT,
    TOTAL,
    Row,
)

pytestmark = [pytest.mark.long, pytest.mark.filterwarnings("default")]

Steps = NDArray[np.float32]


def by_hand(
    rewards: Steps, ended: NDArray[np.int8], values: Steps, own: NDArray[np.int64], spread: float
) -> NDArray[np.float64]:
    """The advantage of whoever acts at each step of one table for two sides.

    It is the textbook's sum over what comes after, with the sign turned for the other side's steps.
    """
    steps = len(rewards)
    found = np.zeros(steps)
    for start in range(steps):
        weight, mover = 1.0, own[start]
        for step in range(start, steps):
            sign = 1 if own[step] == mover else -1
            here = values[step, own[step]]
            there = 0.0 if ended[step] else values[step + 1, own[step + 1]]
            turned = there if own[step + 1] == own[step] else -there
            found[start] += weight * sign * (rewards[step, own[step]] + turned - here)
            if ended[step]:
                break
            weight *= spread
    return found


def test_advantages_of_two_sides_turn_their_sign() -> None:
    from bornes.training.ppo.advantage import advantages

    rand = np.random.default_rng(1)
    steps, tables = 40, 30
    rewards = np.zeros((steps, tables, 2), np.float32)
    ended = (rand.random((steps, tables)) < 0.1).astype(np.int8)
    rewards[..., 0] = np.where(ended, rand.standard_normal((steps, tables)), 0)
    rewards[..., 1] = -rewards[..., 0]
    values = rand.standard_normal((steps + 1, tables, 2)).astype(np.float32)
    values[..., 1] = -values[..., 0]
    own = rand.integers(0, 2, (steps + 1, tables))
    found = np.asarray(advantages(rewards, ended, values, 0.95))
    for table in range(tables):
        expected = by_hand(
            rewards[:, table], ended[:, table], values[:, table], own[:, table], 0.95
        )
        mine = found[np.arange(steps), table, own[:-1, table]]
        assert np.allclose(mine, expected, atol=1e-4)
    assert np.allclose(found.sum(axis=-1), 0, atol=1e-4)


def test_with_full_spread_an_advantage_is_what_came_less_what_was_thought() -> None:
    from bornes.training.ppo.advantage import advantages

    rand = np.random.default_rng(2)
    rewards = rand.standard_normal((12, 5, 3)).astype(np.float32)
    ended = np.zeros((12, 5), np.int8)
    ended[-1] = 1
    values = rand.standard_normal((13, 5, 3)).astype(np.float32)
    found = np.asarray(advantages(rewards, ended, values, 1.0))
    came = np.cumsum(rewards[::-1], axis=0)[::-1]
    assert np.allclose(found, came - values[:-1], atol=1e-4)


def test_sides_are_turned_and_turned_back() -> None:
    from bornes.training.ppo.advantage import as_seen, by_side

    relative = np.arange(3, dtype=np.float32)[None].repeat(3, 0)
    own = np.arange(3)
    absolute = np.asarray(by_side(relative, own))
    assert [absolute[each, each] for each in own] == [0, 0, 0]
    assert absolute.tolist() == [[0, 1, 2], [2, 0, 1], [1, 2, 0]]
    assert np.array_equal(np.asarray(as_seen(absolute, own)), relative)


# --- what tables bring ------------------------------------------------------------


@pytest.mark.parametrize(("edition", "players"), [("parker", 2), ("dujardin", 3), ("rally", 4)])
def test_the_reward_is_what_a_hand_did_to_the_chances(edition: str, players: int) -> None:
    """Every step is made once more an action at a time; the match is kept by the engine's rules."""
    from bornes.editions import table_rules
    from bornes.training.ppo.collect import Tables, Workers

    rules = table_rules(edition, players, {}, {}, 0)
    equity = Equity(rules)
    count = 40
    tables = Tables(rules, np.full(count, -1, np.int64), 1, 3, Workers(1))
    tables.step(0, np.full(count, NONE, np.int64))
    rand = random.Random(edition)
    ends = matches = 0
    for _ in range(300):
        before = tables.rows.copy()
        flags = _allowed(tables.words[0])
        actions = np.array([rand.choice(np.flatnonzero(each).tolist()) for each in flags])
        tables.step(0, actions.astype(np.int64))
        for table in range(count):
            if not tables.ended[0, table]:
                assert not tables.rewards[0, table].any()
                assert totals_of(before[table]) == totals_of(tables.rows[table])
                continue
            ends += 1
            start, after, over = played_on(before[table], int(actions[table]), rules)
            now = [0.0] * len(start)
            if over is not None:
                matches += 1
                now[over] = 1.0
                assert totals_of(tables.rows[table]) == [0] * len(start)
            else:
                now = list(equity.chances(after, 0))
                assert totals_of(tables.rows[table]) == after
            expected = np.subtract(now, equity.chances(start, 0))
            assert np.allclose(tables.rewards[0, table], expected, atol=2e-4)
            assert abs(tables.rewards[0, table].sum()) < 1e-4
    assert ends > 60
    assert matches > 2


def totals_of(row: Row) -> list[int]:
    return [int(row[SIDE + side * SIDE_CELLS + TOTAL]) for side in range(row[SIDES])]


def _allowed(words: NDArray[np.uint32]) -> NDArray[np.bool_]:
    places = np.arange(fast.ACTIONS)
    found: NDArray[np.bool_] = words[:, places >> 5] >> (places & 31).astype(np.uint32) & 1 != 0
    return found


def played_on(row: Row, action: int, rules: Rules) -> tuple[list[int], list[int], int | None]:
    """The totals before and after the hand in a row, and who has won the match with it."""
    hand = row.copy()
    start = totals_of(row)
    seat = int(hand[TO_ACT])
    turned = [
        a
        for a in np.flatnonzero(fast.legal_mask(hand)).tolist()
        if seen_as(hand, seat, a) == action
    ]
    fast.apply(hand, int(turned[0]))
    while (flags := np.flatnonzero(fast.legal_mask(hand))).size:
        assert flags.size == 1, "what was not decided had no choice"
        fast.apply(hand, int(flags[0]))
    after = [old + int(points) for old, points in zip(start, fast.score(hand), strict=True)]
    result = match_result(rules, dict(zip(rules.sides, after, strict=True)), 1)
    winner = None if result is None else rules.sides.index(result.winners[0])
    return start, after, winner


def seen_as(row: Row, seat: int, action: int) -> int:
    from bornes.fast.policies.observation import relative

    plain = getattr(relative, "py_func", relative)
    return int(plain(row.tolist(), seat, int(action)))


def test_tables_stop_only_where_there_is_a_choice_and_tell_what_is_hidden() -> None:
    from bornes.editions import table_rules
    from bornes.fast.policies.row_observations import observations, relative_mask
    from bornes.training.ppo.collect import Tables, Workers
    from bornes.training.ppo.tables import AHEAD, HANDS_HIDDEN

    rules = table_rules("parker", 4, {}, {}, 0)
    tables = Tables(rules, np.full(64, -1, np.int64), 1, 3, Workers(2))
    actions = np.full(64, NONE, np.int64)
    rand = random.Random(1)
    for _ in range(80):
        tables.step(0, actions)
        flags = _allowed(tables.words[0])
        assert np.array_equal(flags, relative_mask(tables.rows))
        assert (flags.sum(axis=1) > 1).all()
        assert np.array_equal(tables.seen[0], observations(tables.rows))
        row, hidden = tables.rows[0], tables.hidden[0, 0]
        next_seat = (int(row[TO_ACT]) + 1) % 4
        at = SEAT + next_seat * SEAT_CELLS + 1
        assert hidden[:KINDS].tolist() == row[at : at + KINDS].tolist()
        pile = row[len(row) - row[PILE] :][:AHEAD] + 1
        assert hidden[HANDS_HIDDEN:][: len(pile)].tolist() == pile.tolist()
        actions = np.array([rand.choice(np.flatnonzero(each).tolist()) for each in flags])


@pytest.mark.parametrize(("opponent", "players"), [("keen", 2), ("thumb", 3)])
def test_opponents_play_for_the_other_sides(opponent: str, players: int) -> None:
    """The learner is asked for one side alone, and for each in its turn."""
    from bornes.editions import table_rules
    from bornes.training.ppo.collect import Tables, Workers
    from bornes.training.ppo.tables import LEARNING

    rules = table_rules("parker", players, {}, {}, 0)
    number = fast.POLICIES[opponent]
    tables = Tables(rules, np.full(32, number, np.int64), 1, 3, Workers(1))
    actions = np.full(32, NONE, np.int64)
    sides = set()
    for _ in range(60):
        tables.step(0, actions)
        assert (tables.who[0, :, 0] == tables.tables[:, LEARNING]).all()
        assert tables.who[0, :, 1].all()
        sides |= {*tables.who[0, :, 0].tolist()}
        actions = _allowed(tables.words[0]).argmax(axis=1)
    assert sides == set(range(players))
