"""Hidden cards dealt by odds: some seats take some cards more readily than others."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np
import pytest
from numpy.typing import ArrayLike

from bornes import Card, Refused, View, fast
from bornes.engine.cards import KIND, Kind
from bornes.fast.kernel.layout import Rows
from tests.support.fast_games import PLAIN, Table
from tests.support.games import moments

FOR_TWO = PLAIN[8]
FOR_SIX = PLAIN[3]
KINDS = len(fast.CARDS)


def first_view(table: Table, seed: int = 2) -> View:
    return table.new(seed).view(1)


def odds_for(view: View, seat: int, given: dict[Card, float], other: float) -> list[list[float]]:
    """Odds that tell cards apart in one hand only."""
    rows = [[1.0] * KINDS for _ in view.rules.seats]
    rows[seat - 1] = [given.get(card, other) for card in fast.CARDS]
    return rows


def hidden_from(view: View) -> Counter[Card]:
    return Counter(dict(view.rules.deck)) - Counter(view.hand)


def hands_of(worlds: Rows, seat: int) -> list[Counter[Card]]:
    return [Counter(fast.look(world).hands[seat]) for world in worlds]


def test_the_same_odds_for_every_card_are_no_odds() -> None:
    view = first_view(FOR_TWO)
    plain = fast.from_view(view, 50, 3)

    assert np.array_equal(fast.from_view(view, 50, 3, odds=np.full((2, KINDS), 0.3)), plain)
    assert np.array_equal(fast.from_view(view, 50, 3, odds=[[1] * KINDS, [7] * KINDS]), plain)


def test_a_card_without_odds_is_never_dealt_to_that_seat() -> None:
    view = first_view(FOR_SIX)
    safeties = {card: 0.0 for card in fast.CARDS if KIND[card] is Kind.SAFETY}
    worlds = fast.from_view(view, 300, 1, odds=odds_for(view, 4, safeties, 1.0))

    assert not any(hand[card] for hand in hands_of(worlds, 4) for card in safeties)
    assert any(hand[card] for hand in hands_of(worlds, 5) for card in safeties)


def test_a_seat_finds_the_few_cards_that_it_takes() -> None:
    view = first_view(FOR_TWO)
    rolls = fast.from_view(view, 200, 1, odds=odds_for(view, 2, {Card.ROLL: 1e-3}, 0.0))

    assert hidden_from(view)[Card.ROLL] >= 6
    assert all(hand == Counter({Card.ROLL: 6}) for hand in hands_of(rolls, 2))


def test_other_cards_are_dealt_when_nothing_else_is_left() -> None:
    view = first_view(FOR_TWO)
    wanted = next(card for card in fast.CARDS[15:] if card not in view.hand)
    worlds = fast.from_view(view, 200, 1, odds=odds_for(view, 2, {wanted: 1.0}, 0.0))
    hands = hands_of(worlds, 2)

    assert all(hand[wanted] == 1 and hand.total() == 6 for hand in hands)
    assert len({tuple(sorted(hand.elements())) for hand in hands}) > 150


Pairs = dict[Card, tuple[float, float]]
"""The odds of a first card of a kind, and of a further one."""


def drawn(hidden: Counter[Card], odds: Pairs, rand: random.Random) -> Counter[Card]:
    """Six cards one after the other, each by its odds, as a schoolbook would draw them."""
    left, hand = hidden.copy(), Counter[Card]()
    for _ in range(6):
        kinds = sorted(left)
        weights = [left[kind] * odds[kind][hand[kind] > 0] for kind in kinds]
        [card] = rand.choices(kinds, weights)
        left[card] -= 1
        hand[card] += 1
    return hand


def compare_with_drawn(view: View, rows: ArrayLike, odds: Pairs) -> None:
    """Worlds of these rows have hands like those drawn by the schoolbook."""
    many, rand = 4000, random.Random(1)
    found = hands_of(fast.from_view(view, many, 5, odds=rows), 2)
    wanted = [drawn(hidden_from(view), odds, rand) for _ in range(many)]
    for card in fast.CARDS:
        for least in (1, 2):
            dealt, right = (
                np.array([h[card] >= least for h in hands]) for hands in (found, wanted)
            )
            error = ((dealt.var() + right.var()) / many) ** 0.5
            assert abs(dealt.mean() - right.mean()) <= 5 * error, (card, least)


def test_odds_are_those_of_drawing_one_card_after_the_other() -> None:
    view, rand = first_view(FOR_TWO), random.Random(1)
    odds = {card: rand.choice((0.05, 0.3, 1.0, 4.0)) for card in fast.CARDS}
    rows = odds_for(view, 2, odds, 1.0)

    compare_with_drawn(view, rows, {card: (odds[card], odds[card]) for card in fast.CARDS})


@pytest.mark.parametrize("scarce", [1.0, 0.02])
def test_a_further_card_of_a_kind_may_have_other_odds(scarce: float) -> None:
    """Also when hardly any card is taken, so that all of them are looked at in one go."""
    view, rand = first_view(FOR_TWO), random.Random(2)
    odds = {
        card: (scarce * rand.choice((0.3, 1.0, 4.0)), scarce * rand.choice((0.2, 1.0, 4.0)))
        for card in fast.CARDS
    }
    odds[Card.KM_25] = (scarce, 4.0)
    even = [[1.0] * KINDS] * 2
    rows = [even, [[odds[card][further] for card in fast.CARDS] for further in (0, 1)]]

    compare_with_drawn(view, rows, odds)


@pytest.mark.parametrize("table", [PLAIN[1], PLAIN[6], PLAIN[11]], ids=str)
def test_dealt_by_odds_or_not_every_card_is_there_once(table: Table) -> None:
    rand = random.Random(str(table))
    for number, game in enumerate(moments(table.new(1), rand, every=15, most=10)):
        real = fast.look(fast.from_game(game))
        cards = Counter(game.pile)
        for hand in game.hands:
            cards.update(hand)
        for seat in game.rules.seats:
            odds = np.random.default_rng(number).random((table.players, KINDS)) ** 3
            for world in fast.from_view(game.view(seat), 4, number, odds=odds):
                found = fast.look(world)
                assert found.hands[seat] == real.hands[seat]
                assert [*map(len, found.hands.values())] == [*map(len, real.hands.values())]
                assert found.sides == real.sides
                dealt = Counter(found.pile)
                for held in found.hands.values():
                    dealt.update(held)
                assert dealt == cards


def test_rollouts_are_played_in_worlds_of_those_odds() -> None:
    """A rival who holds nothing but rolls scores less in this hand."""
    view = first_view(FOR_TWO)
    moves = view.legal_moves()
    odds = odds_for(view, 2, {Card.ROLL: 1.0}, 0.0)
    plain, poor, again = (
        fast.rollouts(view, moves, 200, seed=1, odds=given).points for given in (None, odds, odds)
    )

    assert np.array_equal(poor, again)
    assert poor[:, :, 1].mean() < plain[:, :, 1].mean() - 50


BAD_ODDS = {
    "too few seats": np.ones((1, KINDS)),
    "too few kinds": np.ones((2, KINDS - 1)),
    "three rows a seat": np.ones((2, 3, KINDS)),
    "a seat that takes nothing in two rows": [[[1.0] * KINDS] * 2, [[0.0] * KINDS] * 2],
    "one row": np.ones(KINDS),
    "negative": -np.ones((2, KINDS)),
    "one negative": [[1.0] * KINDS, [1.0] * (KINDS - 1) + [-0.1]],
    "not a number": np.full((2, KINDS), np.nan),
    "endless": [[1.0] * KINDS, [1.0] * (KINDS - 1) + [np.inf]],
    "a seat that takes nothing": [[1.0] * KINDS, [0.0] * KINDS],
    "words": [["many"] * KINDS] * 2,
    "numbers in words": [["1"] * KINDS] * 2,
    "more than a number holds": [[10**400] * KINDS] * 2,
    "ragged": [[1.0] * KINDS, [1.0]],
    "one word": "even",
    "empty": [],
}


@pytest.mark.parametrize("name", BAD_ODDS)
def test_bad_odds_are_refused(name: str) -> None:
    view = first_view(FOR_TWO)
    for call in (
        lambda odds: fast.from_view(view, 1, 1, odds=odds),
        lambda odds: fast.rollouts(view, view.legal_moves(), 1, 1, odds=odds),
    ):
        with pytest.raises(Refused) as refused:
            call(BAD_ODDS[name])
        assert refused.value.refusal.code == "fast-odds"
        assert refused.value.refusal.details == {"players": 2, "kinds": KINDS}
