"""The arena's figures against small examples that were worked out by hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

import pytest

from bornes.arena import Exposure, Forfeit, Group, Match, Results, SideCount, rate
from bornes.arena.clock import Clock
from bornes.arena.exposure import standing
from bornes.arena.fairness import compared
from bornes.arena.ratings import ranks, rated
from bornes.arena.report.fairness_page import verdict
from bornes.arena.statistics import student
from bornes.arena.tournament import make_plan

# --- rates ------------------------------------------------------------------------


def test_a_rate_worked_out_by_hand() -> None:
    # Four deals from both seats: 2, 1, 1 and 1 won of 2. With two wins and two losses added
    # that is 7 of 12, so the middle is 7/12 = 0.5833. What the groups stray from it:
    #   2 - 7/6 = 0.8333, three times 1 - 7/6 = -0.1667, twice -0.5833, twice 0.4167
    # Squared and summed 1.8056; times 8/7, rooted, over 12: 0.1197.
    # Student's quantile for 3 degrees of freedom is 3.182: the spread is 0.381.
    found = rate([(2, 2), (1, 2), (1, 2), (1, 2)])
    assert (found.won, found.matches, found.value) == (5, 8, 0.625)
    assert found.low == pytest.approx(0.583 - 0.381, abs=0.005)
    assert found.high == pytest.approx(0.583 + 0.381, abs=0.005)


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (100, 1.984)]
)
def test_the_quantiles_are_students(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=0.04 if freedom < 3 else 0.01)


def test_what_tells_nothing_has_the_whole_width() -> None:
    assert rate([]) == rate([(0, 0)])
    assert (rate([]).value, rate([]).low, rate([]).high) == (None, 0, 1)
    assert (rate([(2, 2)]).value, rate([(2, 2)]).low, rate([(2, 2)]).high) == (1, 0, 1)


def test_luck_that_cancels_makes_the_interval_smaller() -> None:
    paired = rate([(1, 2)] * 50)
    lucky = rate([(2, 2), (0, 2)] * 25)
    assert paired.value == lucky.value == 0.5
    assert paired.high - paired.low < (lucky.high - lucky.low) / 4


@pytest.mark.parametrize("won", [0, 2])
def test_a_whole_success_keeps_a_width(won: int) -> None:
    found = rate([(won, 2)] * 30)
    assert found.value == won / 2
    assert found.low <= found.value <= found.high
    assert 0.03 < found.high - found.low < 0.15


def test_groups_of_different_sizes_weigh_what_they_have() -> None:
    assert rate([(2, 2), (0, 6)] * 5).value == 0.25


@pytest.mark.parametrize("together", [0.0, 0.4])
@pytest.mark.parametrize("chance", [0.5, 0.7, 0.9])
def test_the_interval_holds_the_truth_as_often_as_it_says(chance: float, together: float) -> None:
    # Pairs of matches that share their luck now and then.
    dice = Random(7)
    hits, rounds = 0, 800
    for _ in range(rounds):
        groups = []
        for _ in range(30):
            first = dice.random() < chance
            second = first if dice.random() < together else dice.random() < chance
            groups.append((float(first + second), 2))
        found = rate(groups)
        hits += found.low <= chance <= found.high
    assert 0.93 < hits / rounds < 0.995


# --- times ------------------------------------------------------------------------


def clock(times: Iterable[int]) -> Clock:
    made = Clock()
    for nanoseconds in times:
        made.count(nanoseconds)
    return made


def test_times_are_told_within_a_tenth() -> None:
    found = clock(range(1_000_000, 101_000_000, 1_000_000))  # 1 to 100 ms
    assert found.decisions == 100
    assert found.percentile(50) == pytest.approx(0.050, rel=0.1)
    assert found.percentile(95) == pytest.approx(0.095, rel=0.1)
    assert clock([0]).percentile(50) == pytest.approx(1e-9)
    assert Clock().percentile(50) is None


def test_times_add_up_and_can_be_saved() -> None:
    whole = clock([10, 2000, 300_000])
    part = clock([10])
    part.add(clock([2000, 300_000]))
    assert part == whole == Clock.of((bucket, count) for bucket, count in whole.data())


# --- results ----------------------------------------------------------------------


def match(
    table: Sequence[int], winners: Sequence[int], points: Sequence[int], *, hands: int = 1
) -> Match:
    sides = tuple(SideCount(total, coups=place + 1) for place, total in enumerate(points))
    return Match(tuple(table), tuple(winners), tuple(points), hands, sides)


def results(*groups: Group, bots: Sequence[str] = ("random", "novice", "steady")) -> Results:
    plan = make_plan(bots, edition="parker", players=2, matches=2, seed=1)
    return Results(plan, groups)


def pair(number: int, bots: tuple[int, int], winners: str) -> Group:
    """A deal from both seats, and who won each time."""
    one, other = bots
    tables = ((one, other), (other, one))
    found = tuple(
        match(table, [table.index(int(winner))], [100, 300])
        for table, winner in zip(tables, winners, strict=True)
    )
    return Group(number, bots, found)


def test_what_a_bot_won_and_scored() -> None:
    found = results(pair(0, (0, 1), "00"), pair(0, (0, 2), "02"), pair(1, (0, 1), "11"))
    random = found["random"]
    assert (random.rate.won, random.rate.matches) == (3, 6)
    assert (random.hands, random.points_per_hand) == (6, 200)  # each seat equally often
    assert random.coups_per_hand == 1.5
    assert found.pairing("random", "novice").value == 0.5
    assert found.pairing("steady", "random").value == 0.5
    assert found.pairing("novice", "steady").value is None
    assert [figures.bot for figures in found.standings()] == ["random", "novice", "steady"]
    with pytest.raises(KeyError):
        found["champion of champions"]


def test_pairings_with_the_same_cards_are_one_observation() -> None:
    found = results(pair(0, (0, 1), "00"), pair(0, (0, 2), "02"), pair(1, (0, 1), "11"))
    assert found["random"].rate == rate([(3, 4), (0, 2)])
    assert found.pairing("random", "novice") == rate([(2, 2), (0, 2)])


def test_a_shared_win_counts_in_parts() -> None:
    three = match((0, 1, 0), (0, 1), (1, 1, 0))
    assert (three.share(0), three.share(1)) == (0.5, 0.5)
    whole = match((0, 1, 0), (0, 1, 2), (1, 1, 1))
    assert whole.share(0) == pytest.approx(2 / 3)


# --- ratings ----------------------------------------------------------------------


def test_ranks_go_by_the_win_and_then_by_points() -> None:
    assert ranks(match((0, 1), (0,), (0, 5)), (0, 1)) == [0, 1]
    assert ranks(match((1, 0, 1), (2,), (0, 900, 0)), (0, 1)) == [1, 0]
    assert ranks(match((2, 0, 1), (2,), (50, 70, 100)), (0, 1, 2)) == [1, 0, 2]
    assert ranks(match((0, 1), (0, 1), (1, 1)), (0, 1)) == [0, 0]


def test_who_fails_is_last() -> None:
    failed = Match(
        (0, 1, 2), (1, 2), (900, 0, 10), 0, (SideCount(),) * 3, Forfeit(0, 1, "ValueError")
    )
    assert ranks(failed, (0, 1, 2)) == [2, 1, 0]


def test_winners_are_rated_higher_and_more_matches_make_it_surer() -> None:
    few = rated(2, [pair(0, (0, 1), "00")])
    many = rated(2, [pair(number, (0, 1), "00") for number in range(20)])
    assert few[0].mu > 25 > few[1].mu
    assert many[0].mu > few[0].mu
    assert many[0].sigma < few[0].sigma
    assert few[0].low < few[0].mu < few[0].high
    even = rated(2, [pair(number, (0, 1), "01") for number in range(20)])
    assert even[0].mu == pytest.approx(even[1].mu, abs=1.5)


# --- fairness ---------------------------------------------------------------------


def on_it(chances: int, attacks: int, hand: str = "level") -> Exposure:
    return Exposure(True, hand, "level", 2, chances, attacks)


def on_others(chances: int, attacks: int, hand: str = "level") -> Exposure:
    return Exposure(False, hand, "level", 2, chances, attacks)


def test_fairness_worked_out_by_hand() -> None:
    # Others are attacked in 10 of 40 chances: at that rate the labelled side's 20 chances
    # give 5 attacks. It had 10, so the ratio is 2. A group with 3 attacks has 1.25 expected
    # from its chances and loses 0.25 by others' 2 in 10, so 3 - 2 * 1 = 1 is left over; one
    # with 2 attacks has 2 - 2 * 1.5 = -1. Squared and summed 4; times 4/3, rooted, over 5:
    # 0.462, times Student's 3.182.
    odd, even = [on_it(5, 3), on_others(10, 2)], [on_it(5, 2), on_others(10, 3)]
    found = compared([odd, even, odd, even])
    assert (found.chances, found.attacks) == (20, 10)
    assert (found.rate, found.others_rate) == (0.5, 0.25)
    assert (found.expected, found.ratio) == (5, 2)
    assert found.low == pytest.approx(2 - 1.47, abs=0.02)
    assert found.high == pytest.approx(2 + 1.47, abs=0.02)
    assert verdict(found) == "even"


def test_standings_justify_attacks() -> None:
    # The leader is attacked more often, whoever it is; the labelled side leads more often.
    group = [
        on_it(80, 40, "leading"),
        on_it(20, 2, "trailing"),
        on_others(20, 10, "leading"),
        on_others(80, 8, "trailing"),
    ]
    found = compared([group] * 10)
    assert found.rate == pytest.approx(0.42)
    assert found.others_rate == pytest.approx(0.18)
    assert found.ratio == pytest.approx(1)
    assert verdict(found) == "even"


def test_a_side_that_is_picked_on_is_noticed() -> None:
    groups = [[on_it(10, 6 + n % 2), on_others(20, 6 - n % 3)] for n in range(30)]
    assert verdict(compared(groups)) == "more"
    spared = [[on_it(10, 1 + n % 2), on_others(20, 12 - n % 3)] for n in range(30)]
    assert verdict(compared(spared)) == "less"


def test_a_situation_that_only_one_met_tells_nothing() -> None:
    group = [on_it(5, 5, "leading"), on_it(10, 2), on_others(10, 2), on_others(9, 9, "trailing")]
    found = compared([group, group])
    assert (found.chances, found.attacks, found.ratio) == (20, 4, 1)
    nothing = compared([[on_it(5, 5)], []])
    assert (nothing.chances, nothing.ratio, nothing.low, nothing.rate) == (0, None, None, None)
    assert verdict(nothing) == "even"


def test_how_a_side_stands() -> None:
    figures = {"A": 300, "B": 100, "C": 200, "D": 300}
    assert [standing(side, figures) for side in "ABCD"] == [
        "leading",
        "trailing",
        "level",
        "leading",
    ]
    assert standing("A", {"A": 5, "B": 5}) == "level"
