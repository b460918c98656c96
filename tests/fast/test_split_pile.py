"""Sides that draw from the two ends of a pile: the same chances, and moves easier to compare."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np
import pytest
from numpy.typing import NDArray

from bornes import Card, fast
from bornes.fast.kernel.layout import KINDS, UNSEEN, Row, Rows
from bornes.fast.kernel.rollout import draw_apart
from tests.support.fast_games import DEALT_ONCE, PLAIN, Table

FOR_TWO = PLAIN[8]
FOR_FOUR = PLAIN[10]


def hidden_in(hand: Row) -> Counter[Card]:
    """What is in hands and in the pile."""
    seen = fast.look(hand)
    return Counter([*seen.pile, *(card for cards in seen.hands.values() for card in cards)])


def uncounted(hand: Row) -> Counter[Card]:
    """What should be there: everything that was neither laid nor discarded."""
    counts = hand[UNSEEN : UNSEEN + KINDS].tolist()
    return Counter({card: many for card, many in zip(fast.CARDS, counts, strict=True) if many})


def drawn(before: Row, after: Row, seat: int) -> Counter[Card]:
    """What a seat has got from one moment to the next."""
    old, new = (Counter(fast.look(hand).hands[seat]) for hand in (before, after))
    return new - old


def some_move(hand: Row, rand: random.Random) -> int:
    actions = np.flatnonzero(fast.legal_mask(hand)).tolist()
    return int(rand.choice(actions))


@pytest.mark.parametrize("table", DEALT_ONCE, ids=str)
@pytest.mark.parametrize("moves_before", [0, 30])
def test_each_side_draws_from_its_own_end(table: Table, moves_before: int) -> None:
    for seed in range(2):
        rand, hand = random.Random(seed), table.hand(seed)
        for _ in range(moves_before):
            fast.apply(hand, some_move(hand, rand))
        draw_apart(hand[np.newaxis], 1)
        above, below = list(fast.look(hand).pile), list(reversed(fast.look(hand).pile))
        seating = table.new(seed).rules.seating
        while fast.legal_mask(hand).any():
            before = hand.copy()
            fast.apply(hand, some_move(hand, rand))
            assert hidden_in(hand) == uncounted(hand)
            for seat, side in enumerate(seating, 1):
                end, got = above if side == "B" else below, drawn(before, hand, seat)
                assert got == Counter(end[: got.total()])
                del end[: got.total()]
        left = len(fast.look(hand).pile)
        assert fast.look(hand).pile == tuple(above[:left])


def with_and_without(table: Table) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """The points of the same deals, drawn from one end and from two."""
    hands = fast.new_batch(table.edition, table.players, range(6000))
    apart = hands.copy()
    draw_apart(apart, 0)
    return fast.play_out(hands, "keen").points, fast.play_out(apart, "keen").points


@pytest.mark.parametrize("table", [FOR_TWO, FOR_FOUR], ids=str)
def test_nobody_gains_by_it(table: Table) -> None:
    one, two = with_and_without(table)
    spread = np.sqrt((one.var(axis=0) + two.var(axis=0)) / len(one))

    assert (one != two).any()
    assert (np.abs(one.mean(axis=0) - two.mean(axis=0)) < 4 * spread).all()


def leads(worlds: Rows) -> NDArray[np.int32]:
    """By how much the first side is ahead when worlds have been played out."""
    points = fast.play_out(worlds, "keen").points
    led: NDArray[np.int32] = points[:, 0] - points[:, 1]
    return led


def unlike(led: NDArray[np.int32]) -> float:
    """How much it is a matter of the world by how far moves do better than the first one."""
    return float((led - led[0])[1:].var(axis=1).mean())


def test_moves_of_a_view_are_easier_to_compare() -> None:
    once, apart = [], []
    for seed in range(12):
        view = FOR_TWO.new(seed).view(1)
        moves = view.legal_moves()[:4]
        worlds = fast.from_view(view, 400, seed)
        tried = [worlds.copy() for _ in moves]
        for rows, move in zip(tried, moves, strict=True):
            fast.apply(rows, np.full(len(rows), fast.action_of(rows[0], move)))
        plain = np.array([leads(rows) for rows in tried])
        found = fast.rollouts(view, moves, 400, seed, policy="keen").points
        once.append(unlike(plain))
        apart.append(unlike(found[..., 0] - found[..., 1]))

    assert sum(apart) < 0.7 * sum(once)


def test_every_row_has_its_own_side() -> None:
    hands = fast.new_batch("parker", 3, range(3))
    draw_apart(hands, [0, 1, 2])
    first = [fast.look(hand) for hand in hands]

    for _ in range(2):
        fast.apply(hands, fast.legal_mask(hands).argmax(axis=1))

    for own, (hand, before) in enumerate(zip(hands, first, strict=True)):
        # Seats 2 and 3 have drawn since; the own side's card came from above.
        kept = list(before.pile)
        for seat in (1, 2):
            kept.pop(0 if seat == own else -1)
        assert fast.look(hand).pile == tuple(kept)
