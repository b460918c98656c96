"""What nets are given: all that a seat may know, and nothing that is hidden from it."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path

import numpy as np
import pytest

from bornes import Game, fast
from bornes.fast.codec.names import KIND_OF
from bornes.fast.kernel.layout import (
    CHANCE,
    COUNTS,
    FIRST_SAFETY,
    FROM_BELOW,
    HELD,
    KINDS,
    OVER,
    PHASE,
    PILE,
    SEAT,
    SEAT_CELLS,
    SEATS,
    SIDE,
    SIDE_CELLS,
    SIDES,
    TO_ACT,
    TOTAL,
    WAITING,
    Row,
)
from bornes.fast.policies.observation import absolute, relative
from bornes.fast.policies.observed import BLOCKS, MOST, NAMES, SIZE, SIZES
from bornes.fast.policies.row_observations import Observations, observations, relative_mask
from tests.support.fast_games import PLAIN, ROADLESS, Table, step
from tests.support.fresh_python import run_python
from tests.support.games import a_move, moments


def hands_of(table: Table, seeds: range, every: int = 5) -> Iterator[tuple[Game, Row]]:
    """Games at many moments, where somebody is to act, with their rows."""
    for seed in seeds:
        rand = random.Random(f"{table} {seed}")
        game = table.new(seed)
        for moment in moments(game, rand, every=every):
            if moment.to_act is not None:
                yield moment, fast.from_game(moment)


def seen_by(hand: Row, seat: int) -> list[int]:
    found: list[int] = observations(hand[np.newaxis], np.array([seat]))[0].tolist()
    return found


def reshuffled(hand: Row, seat: int, rand: random.Random) -> Row:
    """The same hand with other cards wherever a seat can't look, and other chances."""
    other = hand.copy()
    places = [SEAT + each * SEAT_CELLS for each in range(hand[SEATS]) if each != seat]
    pile = hand[len(hand) - hand[PILE] :].tolist()
    held = [np.repeat(np.arange(KINDS), hand[at + COUNTS :][:KINDS]).tolist() for at in places]
    cards = [*pile, *(card for each in held for card in each)]
    rand.shuffle(cards)
    other[len(hand) - hand[PILE] :] = cards[: len(pile)]
    cards = cards[len(pile) :]
    for at, old in zip(places, held, strict=True):
        other[at + HELD] = 0
        other[at + COUNTS : at + COUNTS + KINDS] = 0
        for card in cards[: len(old)]:
            other[at + COUNTS + card] += 1
            other[at + HELD] |= 1 << card
        cards = cards[len(old) :]
    other[CHANCE : CHANCE + 2] = rand.randrange(1 << 30)
    other[FROM_BELOW] = rand.randrange(1 << hand[SEATS])
    other[WAITING] = rand.randrange(1 << hand[SEATS])
    return other


@pytest.mark.parametrize("table", ROADLESS, ids=str)
def test_what_a_seat_can_not_see_changes_nothing(table: Table) -> None:
    rand = random.Random(str(table))
    changed = 0
    for _, hand in hands_of(table, range(2), every=12):
        for seat in range(hand[SEATS]):
            other = reshuffled(hand, seat, rand)
            changed += not np.array_equal(other[SEAT:], hand[SEAT:])
            assert seen_by(other, seat) == seen_by(hand, seat)
    assert changed > 10


@pytest.mark.parametrize("table", ROADLESS, ids=str)
def test_a_view_gives_the_same_as_the_hand_itself(table: Table) -> None:
    """What a bot makes of its view is what the net has learned from."""
    played = table.hand(7)
    game = table.new(7)
    rand = random.Random(str(table))
    while game.to_act is not None:
        seat = game.to_act
        [from_view] = fast.from_view(game.view(seat), 1, 1)
        expected = seen_by(played, seat - 1)
        assert seen_by(from_view, seat - 1) == expected
        assert seen_by(fast.from_game(game), seat - 1) == expected
        move = a_move(game, rand, lively=0.9)
        step(game, played, move)


def test_every_seat_has_cards_of_its_own_and_sees_no_others() -> None:
    hand = fast.new("parker", 6, seed=3)
    views = {tuple(seen_by(hand, seat)) for seat in range(6)}
    assert len(views) == 6


@pytest.mark.parametrize("block", BLOCKS)
def test_every_number_says_something_and_stays_small(block: str, every_table: Observations) -> None:
    at = [place for place, name in enumerate(NAMES) if name.startswith(f"{block}.")]
    assert len(at) == len(BLOCKS[block])
    least, most = every_table.min(axis=0), every_table.max(axis=0)
    assert least.min() >= 0
    assert most.max() <= MOST
    silent = {NAMES[place] for place in at if most[place] == 0}
    assert silent <= SELDOM, silent - SELDOM


EVERY_SIDE = [
    Table("parker", 6, "six", house={"seating": "ABCDEF", **house})
    for house in (
        {"hazard_on_remedy": True, "idle_rounds": 1, "idle_only_when_exhausted": True},
        {"hazard_needs_roll_card": True, "furthest_wins": True, "shared_win_at_zero": True},
        {"points": {"early_finish": 50}, "early_finish_until_reshuffle": True},
        {"target": 200, "extension_to": 300, "needs_roll": False},
    )
]
SELDOM = {
    *(f"side_{side}.coups_{card}" for side in range(6) for card in fast.CARDS[FIRST_SAFETY:]),
    *(f"let_go_{seat}.{card}" for seat in range(6) for card in fast.CARDS[FIRST_SAFETY:]),
    *(f"held.{card}_3" for card in fast.CARDS[:FIRST_SAFETY]),
}
"""What random play need not come to in so few hands."""


@pytest.fixture(scope="module")
def every_table() -> Observations:
    found = [seen for table in ROADLESS + EVERY_SIDE for seen in played_by_chance(table, 60)]
    return np.concatenate(found)


def played_by_chance(table: Table, many: int) -> Iterator[Observations]:
    """What one seat sees of some hands, as they go on."""
    hands = np.stack([table.hand(seed) for seed in range(many)])
    for side in range(hands[0, SIDES]):
        hands[:, SIDE + side * SIDE_CELLS + TOTAL] = 1225 + side
    seats = np.arange(many) % hands[0, SEATS]
    while (hands[:, PHASE] != OVER).any():
        for _ in range(3):
            fast.apply(hands, fast.choose(hands, "random"))
        yield observations(hands, seats)


def test_an_observation_says_who_discarded_what() -> None:
    game = Table("parker", 3).new(5)
    first, gone = game.hand(1)[0], game.hand(2)[0]
    game.apply(f"1: discard {first}")
    game.apply(f"2: discard {gone}")
    named = dict(zip(NAMES, seen_by(fast.from_game(game), 0), strict=True))
    assert named[f"let_go_1.{gone}"] == 1
    assert sum(named[f"let_go_1.{card}"] for card in fast.CARDS) == 1


def test_an_observation_says_how_the_match_stands() -> None:
    game = Table("parker", 2).new(5)
    hand = fast.from_game(game)
    hand[SIDE + TOTAL], hand[SIDE + SIDE_CELLS + TOTAL] = 4325, 1000
    named = dict(zip(NAMES, seen_by(hand, 1), strict=True))
    assert (named["side_0.total"], named["side_1.total"]) == (10, 43)
    assert (named["side_1.missing_hundreds"], named["side_1.missing_rest"]) == (6, 3)


def test_an_observation_says_where_a_card_may_be_drawn_from() -> None:
    game = Table("arche", 3).new(5)
    rand = random.Random(5)
    asked = taken = again = 0
    pile = len(game.pile)
    while game.to_act is not None:
        seat = game.to_act - 1
        row = fast.from_game(game)
        named = dict(zip(NAMES, seen_by(row, seat), strict=True))
        assert named["draw.asked"] == (game.phase == "draw")
        assert named["draw.discards"] == len(game.discards)
        assert named["draw.there"] == (len(game.pile) > 0 or len(game.discards) > 1)
        there = Counter(KIND_OF[card] for card in game.discards)
        assert [named[f"discarded.{card}"] for card in fast.CARDS] == [
            there[kind] for kind in range(KINDS)
        ]
        top = [kind for kind, card in enumerate(fast.CARDS) if named[f"top.{card}"]]
        assert top == [KIND_OF[card] for card in game.discards[-1:]]
        asked += named["draw.asked"]
        assert not any(
            seen_by(row, other)[NAMES.index("draw.asked")] for other in {0, 1, 2} - {seat}
        )
        move = a_move(game, rand, lively=0.3)
        taken += "take" in str(move)
        game.apply(move)
        again += len(game.pile) > pile
        pile = len(game.pile)
    assert min(asked, taken, again) > 0


def test_what_is_new_comes_after_all_that_was_there() -> None:
    """Nets that learned with the first observation read its numbers where they were."""
    assert (SIZES[1], SIZES[2]) == (522, 567)
    digest = sha256(" ".join(NAMES[: SIZES[1]]).encode()).hexdigest()
    assert digest.startswith("1a41def2e569")


# --- actions ------------------------------------------------------------------------


@pytest.mark.parametrize("table", [PLAIN[1], PLAIN[2], PLAIN[11]], ids=str)
def test_actions_are_told_as_the_seat_sees_them(table: Table) -> None:
    turned = 0
    for _, hand in hands_of(table, range(3)):
        [legal], [seen] = fast.legal_mask(hand[np.newaxis]), relative_mask(hand[np.newaxis])
        seat = int(hand[TO_ACT])
        there = [int(action) for action in np.flatnonzero(legal)]
        numbers = [in_python(relative, hand, seat, action) for action in there]
        assert sorted(numbers) == np.flatnonzero(seen).tolist()
        assert [in_python(absolute, hand, seat, number) for number in numbers] == there
        turned += numbers != there
    assert turned


def in_python(function: Callable[[Row, int, int], int], hand: Row, seat: int, action: int) -> int:
    """Call the source of a compiled function."""
    plain = getattr(function, "py_func", function)
    result: int = plain(hand.tolist(), seat, action)
    return result


# --- without NumPy ------------------------------------------------------------------

AS_IT_STANDS = """
import json, sys
for name in ("numba", "numpy", "llvmlite"):
    sys.modules[name] = None
from pathlib import Path
from bornes.fast.kernel.actions import ATTACK
from bornes.fast.kernel.layout import HAZARDS, SIDES
from bornes.fast.policies.observation import absolute, observe, relative
from bornes.fast.policies.observed import SIZE
found = []
for row, seat in json.loads(Path({path!r}).read_text()):
    out = [None] * SIZE
    observe(row, seat, out)
    assert all(type(number) is int for number in out)
    attacks = range(ATTACK, ATTACK + row[SIDES] * HAZARDS)
    turned = [relative(row, seat, action) for action in attacks]
    assert [absolute(row, seat, action) for action in turned] == [*attacks]
    found.append(out)
print(json.dumps(found))
"""


def test_the_same_source_runs_without_numpy_and_numba(tmp_path: Path) -> None:
    rows = [hand for table in ROADLESS for _, hand in hands_of(table, range(1), every=25)]
    told = [(hand.tolist(), seat) for hand in rows for seat in range(hand[SEATS])]
    path = tmp_path / "rows.json"
    path.write_text(json.dumps(told))
    code = AS_IT_STANDS.format(path=str(path))
    found = json.loads(run_python(code))
    assert len(found) == len(told) > 100
    for (row, seat), seen in zip(told, found, strict=True):
        assert seen == seen_by(np.array(row, np.int32), seat)
        assert len(seen) == SIZE


def test_a_hand_that_is_over_can_be_looked_at() -> None:
    hands = fast.new_batch("rally", 4, range(20))
    fast.play_out(hands, "thumb")
    assert (hands[:, PHASE] == OVER).all()
    for seat in range(4):
        assert observations(hands, np.full(20, seat)).any()
