"""The chance of winning the match from the scores."""

from __future__ import annotations

from itertools import pairwise, product

import pytest

import bornes
from bornes.bots.equity.table import Equity
from tests.support.games import TABLES, Table


def equity(edition: str, players: int, **options: object) -> Equity:
    return Equity(bornes.new(edition, players, seed=1, options=options).rules)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_chances_are_shares_of_one_match(table: Table) -> None:
    rules = table.new(1).rules
    worth = Equity(rules)
    most = rules.match_total or 4000 if rules.scored else (rules.games + 1) // 2
    for totals in product((0, most // 3, most - 1), repeat=len(rules.sides)):
        found = worth.chances(totals, 1)
        assert sum(found) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in found)
        order = sorted(range(len(totals)), key=lambda side: totals[side])
        for low, high in pairwise(order):
            assert found[low] <= found[high] + 1e-9, (totals, found)


def test_equal_scores_are_equal_chances() -> None:
    assert equity("parker", 2).chances((3200, 3200), 4) == pytest.approx((0.5, 0.5))
    assert equity("dujardin", 3).chances((800, 800, 800), 4) == pytest.approx((1 / 3,) * 3)


def test_a_decided_match_is_certain() -> None:
    assert equity("parker", 2).chances((5100, 4900), 6) == (1.0, 0.0)
    assert equity("parker", 2).chances((5100, 5200), 6) == (0.0, 1.0)
    assert equity("arche", 3, games=3).chances((2, 0, 0), 2) == (1.0, 0.0, 0.0)
    assert equity("rally", 4, match_hands=2).chances((10, 20), 2) == (0.0, 1.0)


def test_a_tie_at_the_end_is_played_on() -> None:
    assert equity("parker", 2).chances((5100, 5100), 6) == pytest.approx((0.5, 0.5))


def test_more_points_are_never_worse() -> None:
    worth = equity("parker", 2)
    for other in range(0, 5000, 475):
        found = [worth.chances((own, other), 3)[0] for own in range(0, 5000, 25)]
        assert all(low <= high + 1e-3 for low, high in pairwise(found)), other
        assert found[-1] - found[0] > 0.4


def test_any_total_has_its_chances() -> None:
    for total in (1, 100, 9000, 10_000_000):
        worth = equity("parker", 2, match_total=total)
        ahead = worth.chances((total // 2, 0), 1)[0]
        assert 0.5 <= ahead <= 1
