"""Advantages, against a computation by hand; rewards, against the engine's equity; masks."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import numpy as np
import pytest
from numpy.typing import NDArray

from bornes import fast
from bornes.bots.equity.table import Equity
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
from bornes.training.table_kinds import setting_of

if TYPE_CHECKING:
    from bornes.training.ppo.groups import Tables

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
    absolute = np.asarray(by_side(relative, own, np.full(3, 3)))
    assert [absolute[each, each] for each in own] == [0, 0, 0]
    assert absolute.tolist() == [[0, 1, 2], [2, 0, 1], [1, 2, 0]]
    assert np.array_equal(np.asarray(as_seen(absolute, own, np.full(3, 3))), relative)


def test_sides_that_are_not_there_are_left_alone() -> None:
    from bornes.training.ppo.advantage import as_seen, by_side

    relative = np.arange(6, dtype=np.float32)[None].repeat(3, 0)
    own, sides = np.array([1, 2, 5]), np.array([2, 3, 6])
    absolute = np.asarray(by_side(relative, own, sides))
    assert absolute.tolist() == [[1, 0, 2, 3, 4, 5], [1, 2, 0, 3, 4, 5], [1, 2, 3, 4, 5, 0]]
    assert np.array_equal(np.asarray(as_seen(absolute, own, sides)), relative)


def test_a_table_among_others_has_the_advantages_that_it_has_alone() -> None:
    """Two sides in arrays with room for six: what is not there adds nothing."""
    from bornes.training.ppo.advantage import advantages

    rand = np.random.default_rng(4)
    rewards, values = (np.zeros((size, 7, 6), np.float32) for size in (20, 21))
    rewards[..., :2] = rand.standard_normal((20, 7, 2))
    values[..., :2] = rand.standard_normal((21, 7, 2))
    ended = (rand.random((20, 7)) < 0.2).astype(np.int8)
    found = np.asarray(advantages(rewards, ended, values, 0.95))
    alone = np.asarray(advantages(rewards[..., :2], ended, values[..., :2], 0.95))
    assert np.allclose(found[..., :2], alone, atol=1e-6)
    assert not found[..., 2:].any()


def test_the_critic_says_nothing_of_sides_that_are_not_there() -> None:
    from bornes.training.ppo.nets import side_values

    weights = np.random.default_rng(1).standard_normal((4, 6)).astype(np.float32)
    seen = np.random.default_rng(2).standard_normal((3, 4)).astype(np.float32)
    found = np.asarray(side_values([(weights, np.ones(6, np.float32))], seen, np.array([2, 3, 6])))
    assert np.allclose(found.sum(axis=-1), 0, atol=1e-5)
    assert not found[0, 2:].any()
    assert not found[1, 3:].any()
    assert found[2].all()


def test_advantages_are_evened_at_every_kind_of_table() -> None:
    from bornes.training.ppo.learn import Batch, evened

    rand = np.random.default_rng(3)
    groups, mine = rand.integers(0, 3, 3000), rand.random(3000) < 0.8
    advantage = rand.standard_normal(3000) * (1 + 4 * groups) + groups
    batch = Batch(*([None] * len(Batch._fields)))._replace(mine=mine, advantage=advantage)
    found = np.asarray(evened(batch, groups, 3).advantage)
    for group in range(3):
        own = found[mine & (groups == group)]
        assert abs(own.mean()) < 1e-3
        assert abs(own.std() - 1) < 1e-3


# --- what tables bring ------------------------------------------------------------


def alone(name: str, opponent: int, count: int, threads: int = 1) -> Tables:
    """Tables of one kind."""
    from bornes.training.ppo.groups import Tables
    from bornes.training.ppo.workers import Workers

    seated = [(setting_of(name), np.full(count, opponent, np.int64))]
    return Tables(seated, 1, 3, Workers(threads))


@pytest.mark.parametrize(
    "name", ["parker:2", "dujardin:3", "rally:4", "parker:6", "arche:2", "arche:3:games=3"]
)
def test_the_reward_is_what_a_hand_did_to_the_chances(name: str) -> None:
    """Every step is made once more an action at a time; the match is kept by the engine's rules."""
    from bornes.training.ppo.tables import HAND

    rules = setting_of(name).rules
    equity = Equity(rules)
    count, sides = 40, len(rules.sides)
    tables = alone(name, -1, count)
    [group] = tables.groups
    tables.step(0, np.full(count, NONE, np.int64))
    rand = random.Random(name)
    ends = matches = 0
    for _ in range(400):
        before, hands = group.rows.copy(), group.tables[:, HAND].copy()
        flags = _allowed(tables.words[0])
        actions = np.array([rand.choice(np.flatnonzero(each).tolist()) for each in flags])
        tables.step(0, actions.astype(np.int64))
        for table in range(count):
            if not tables.ended[0, table]:
                assert not tables.rewards[0, table].any()
                assert totals_of(before[table]) == totals_of(group.rows[table])
                continue
            ends += 1
            start, after = played_on(before[table], int(actions[table]))
            number = int(hands[table]) + 1
            result = match_result(rules, dict(zip(rules.sides, after, strict=True)), number)
            if result is not None:
                matches += 1
                share = 1 / len(result.winners)
                now = [share * (side in result.winners) for side in rules.sides]
                assert totals_of(group.rows[table]) == [0] * sides
                assert group.tables[table, HAND] == 0
            else:
                now = list(equity.chances(after, 0))
                assert totals_of(group.rows[table]) == after
                assert group.tables[table, HAND] == number
            expected = np.subtract(now, equity.chances(start, 0))
            assert np.allclose(tables.rewards[0, table, :sides], expected, atol=2e-4)
            assert not tables.rewards[0, table, sides:].any()
            assert abs(tables.rewards[0, table].sum()) < 1e-4
    assert ends > 60
    assert matches > 2


def totals_of(row: Row) -> list[int]:
    return [int(row[SIDE + side * SIDE_CELLS + TOTAL]) for side in range(row[SIDES])]


def _allowed(words: NDArray[np.uint32]) -> NDArray[np.bool_]:
    places = np.arange(fast.ACTIONS)
    found: NDArray[np.bool_] = words[:, places >> 5] >> (places & 31).astype(np.uint32) & 1 != 0
    return found


def played_on(row: Row, action: int) -> tuple[list[int], list[int]]:
    """The totals before and after the hand in a row."""
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
    return start, after


def seen_as(row: Row, seat: int, action: int) -> int:
    from bornes.fast.policies.observation import relative

    plain = getattr(relative, "py_func", relative)
    return int(plain(row.tolist(), seat, int(action)))


def test_tables_stop_only_where_there_is_a_choice_and_tell_what_is_hidden() -> None:
    from bornes.fast.policies.row_observations import observations, relative_mask
    from bornes.training.ppo.tables import AHEAD, HANDS_HIDDEN

    tables = alone("parker:4", -1, 64, threads=2)
    [group] = tables.groups
    actions = np.full(64, NONE, np.int64)
    rand = random.Random(1)
    for _ in range(80):
        tables.step(0, actions)
        flags = _allowed(tables.words[0])
        assert np.array_equal(flags, relative_mask(group.rows))
        assert (flags.sum(axis=1) > 1).all()
        assert np.array_equal(tables.seen[0], observations(group.rows))
        row, hidden = group.rows[0], tables.hidden[0, 0]
        next_seat = (int(row[TO_ACT]) + 1) % 4
        at = SEAT + next_seat * SEAT_CELLS + 1
        assert hidden[:KINDS].tolist() == row[at : at + KINDS].tolist()
        pile = row[len(row) - row[PILE] :][:AHEAD] + 1
        assert hidden[HANDS_HIDDEN:][: len(pile)].tolist() == pile.tolist()
        actions = np.array([rand.choice(np.flatnonzero(each).tolist()) for each in flags])


@pytest.mark.parametrize(("opponent", "players"), [("keen", 2), ("thumb", 3)])
def test_opponents_play_for_the_other_sides(opponent: str, players: int) -> None:
    """The learner is asked for one side alone, and for each in its turn."""
    from bornes.training.ppo.tables import LEARNING

    tables = alone(f"parker:{players}", fast.POLICIES[opponent], 32)
    [group] = tables.groups
    actions = np.full(32, NONE, np.int64)
    sides = set()
    for _ in range(60):
        tables.step(0, actions)
        assert (tables.who[0, :, 0] == group.tables[:, LEARNING]).all()
        assert tables.who[0, :, 1].all()
        sides |= {*tables.who[0, :, 0].tolist()}
        actions = _allowed(tables.words[0]).argmax(axis=1)
    assert sides == set(range(players))


def test_tables_of_several_kinds_play_as_each_kind_does_alone() -> None:
    """Rows of different length side by side: every group finds its own slice, with any threads."""
    from bornes.training.ppo.groups import Tables
    from bornes.training.ppo.workers import Workers

    names = ("parker:2", "rally:6", "arche:3", "dujardin:3")
    seated = [(setting_of(name), np.full(24 + 2 * n, -1, np.int64)) for n, name in enumerate(names)]
    together = Tables(seated, 1, 3, Workers(3))
    one_thread = Tables(seated, 1, 3, Workers(1))
    assert together.count == sum(len(opponents) for _, opponents in seated)
    rand = random.Random(2)
    actions = np.full(together.count, NONE, np.int64)
    for _ in range(60):
        together.step(0, actions)
        one_thread.step(0, actions)
        at = 0
        for (setting, _), group in zip(seated, together.groups, strict=True):
            own = slice(at, at + len(group.rows))
            at = own.stop
            assert np.array_equal(together.seen[0, own], fast_observations(group.rows))
            assert (together.who[0, own, 2] == setting.sides).all()
            assert not together.before[0, own, setting.sides :].any()
            assert np.allclose(together.before[0, own].sum(axis=1), 1, atol=1e-4)
        for name in ("seen", "hidden", "words", "who", "rewards", "ended", "before"):
            assert np.array_equal(getattr(together, name), getattr(one_thread, name)), name
        flags = _allowed(together.words[0])
        actions = np.array([rand.choice(np.flatnonzero(each).tolist()) for each in flags])
    assert {*together.hands} == {*names}


def fast_observations(rows: NDArray[np.int32]) -> NDArray[np.int8]:
    from bornes.fast.policies.row_observations import observations

    return observations(rows)


def test_keen_and_mimic_are_thumb_where_they_can_not_play() -> None:
    from bornes.training.ppo.groups import company_of, seated_by
    from bornes.training.ppo.settings import Settings

    settings = Settings(tables="parker:2,arche:2", at_once=200, keen=0.2, mimic=0.2, former=0.2)
    company = company_of(seated_by(settings))
    parker, arche = (company.opponents[company.groups == kind].tolist() for kind in (0, 1))
    assert len(parker) == len(arche) == 50
    assert {*parker} == {-1, -2, fast.POLICIES["keen"], fast.POLICIES["mimic"]}
    assert arche.count(fast.POLICIES["thumb"]) == 20
    assert arche.count(-2) == 10
