"""Driving on volant's road. Names of tests cite the paragraphs of the rules."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from bornes.circuit import START, Arrival, Circuit, Spot
from bornes.engine.refusals import Refusal, Refused

FULL: dict[str, Any] = {
    "squares": 40,
    "lanes": {"default": 2, 12: 1},
    "dark": [20, 21],
    "limits": {6: 50, 9: 75},
    "bonuses": {8: 75},
    "shortcuts": [{"entry": 14, "squares": [375, 450], "exit": 20}],
}


def road(**changes: Any) -> Circuit:
    """Forty squares of two lanes, unless told otherwise."""
    return Circuit.from_mapping({"squares": 40, "lanes": {"default": 2}, **changes})


def drive(
    circuit: Circuit,
    start: Spot,
    km: int,
    *others: Spot,
    players: int = 3,
    via: bool = False,
    bonuses: bool = True,
) -> Arrival | Refusal:
    return circuit.drive(start, km, others, players, via_shortcut=via, bonuses=bonuses)


def both_lanes(square: int) -> tuple[Spot, Spot]:
    return Spot(square, 1), Spot(square, 2)


# 12.2, 12.3: lanes


def test_12_2_the_start_line_holds_all_and_blocks_nobody() -> None:
    narrow = road(lanes={"default": 1})
    assert drive(narrow, START, 25, START, START) == Arrival(1, 0, (1,), ())
    assert narrow.lanes(0, 6) == 6


def test_12_3_a_move_goes_exactly_its_squares_to_any_free_lane() -> None:
    assert drive(road(), Spot(10, 1), 100) == Arrival(14, 0, (1, 2), ())
    assert drive(road(), Spot(10, 1), 100, Spot(14, 1)) == Arrival(14, 0, (2,), ())


def test_12_3_a_full_square_is_not_passed() -> None:
    blocked = Refusal("road-blocked", square=12, km=300)
    assert drive(road(), Spot(10, 1), 75, *both_lanes(12)) == blocked
    assert drive(road(), Spot(10, 1), 200, *both_lanes(15), *both_lanes(12)) == blocked
    assert drive(road(), Spot(10, 1), 75, Spot(12, 2)) == Arrival(13, 0, (1, 2), ())


def test_12_3_a_full_square_is_not_entered() -> None:
    refusal = Refusal("no-free-lane", square=12, km=300)
    assert drive(road(), Spot(10, 1), 50, *both_lanes(12)) == refusal
    assert drive(road(), Spot(10, 1), 25, *both_lanes(12)) == Arrival(11, 0, (1, 2), ())


def test_12_3_cars_behind_and_beside_are_not_in_the_way() -> None:
    cars = (Spot(10, 2), *both_lanes(9), *both_lanes(14))
    assert drive(road(), Spot(10, 1), 75, *cars) == Arrival(13, 0, (1, 2), ())


@pytest.mark.parametrize(("players", "lanes"), [(2, 2), (3, 2), (4, 3), (5, 3), (6, 3)])
def test_12_1_a_dark_lane_opens_with_four_players(players: int, lanes: int) -> None:
    dark = road(dark=[12])
    assert dark.lanes(12, players) == lanes
    assert dark.lanes(13, players) == 2
    passing = drive(dark, Spot(10, 1), 75, *both_lanes(12), players=players)
    stopping = drive(dark, Spot(10, 1), 50, *both_lanes(12), players=players)
    if players < 4:
        assert [passing, stopping] == [
            Refusal("road-blocked", square=12, km=300),
            Refusal("no-free-lane", square=12, km=300),
        ]
    else:
        assert [passing, stopping] == [Arrival(13, 0, (1, 2), ()), Arrival(12, 0, (3,), ())]


# 12.4, 12.5: finish and limits


def test_12_4_the_finish_must_be_reached_exactly() -> None:
    assert drive(road(), Spot(38, 1), 50) == Arrival(40, 0, (1, 2), ())
    assert drive(road(), Spot(38, 1), 75) == Refusal("past-finish", km=75, left=50)
    assert drive(road(), Spot(38, 1), 75, *both_lanes(39)) == Refusal("past-finish", km=75, left=50)


def test_12_5_a_limit_is_told_and_not_applied() -> None:
    limited = road(limits={6: 50, 9: 75})
    told = [limited.limit(spot) for spot in (START, Spot(6, 1), Spot(7, 1), Spot(9, 2))]
    assert told == [None, 50, None, 75]
    assert drive(limited, Spot(6, 1), 200) == Arrival(14, 0, (1, 2), ())


@pytest.mark.parametrize("km", [0, -25, 30])
def test_a_distance_is_whole_squares(km: int) -> None:
    with pytest.raises(ValueError, match="squares of 25 km"):
        drive(road(), START, km)


# 12.6: bonuses


def test_12_6_a_bonus_carries_the_car_on() -> None:
    assert drive(road(bonuses={8: 75}), START, 200) == Arrival(11, 0, (1, 2), (75,))
    assert drive(road(bonuses={8: 75}), START, 200, Spot(11, 2)) == Arrival(11, 0, (1,), (75,))
    assert drive(road(bonuses={8: 75}), Spot(7, 1), 50) == Arrival(9, 0, (1, 2), ())


def test_12_6_a_speed_limit_keeps_the_car_on_the_bonus_square() -> None:
    assert drive(road(bonuses={8: 75}), START, 200, bonuses=False) == Arrival(8, 0, (1, 2), ())


@pytest.mark.parametrize("square", [9, 10, 11])
def test_12_6_a_blocked_bonus_is_not_made(square: int) -> None:
    bonus = road(bonuses={8: 75})
    assert drive(bonus, START, 200, *both_lanes(square)) == Arrival(8, 0, (1, 2), ())
    assert drive(bonus, START, 200, Spot(square, 1)) != Arrival(8, 0, (1, 2), ())


def test_12_6_a_full_bonus_square_is_not_stopped_on() -> None:
    refusal = Refusal("no-free-lane", square=8, km=200)
    assert drive(road(bonuses={8: 75}), START, 200, *both_lanes(8)) == refusal


def test_12_6_bonuses_chain_as_far_as_the_road_is_open() -> None:
    chain = road(bonuses={2: 50, 4: 25, 5: 75})
    assert drive(chain, START, 50) == Arrival(8, 0, (1, 2), (50, 25, 75))
    assert drive(chain, START, 50, *both_lanes(7)) == Arrival(5, 0, (1, 2), (50, 25))
    assert drive(chain, START, 50, *both_lanes(4)) == Arrival(2, 0, (1, 2), ())


def test_12_6_a_bonus_may_end_on_the_finish_and_never_beyond() -> None:
    assert drive(road(bonuses={37: 75}), Spot(35, 1), 50) == Arrival(40, 0, (1, 2), (75,))
    assert drive(road(bonuses={38: 75}), Spot(35, 1), 75) == Arrival(38, 0, (1, 2), ())
    assert drive(road(bonuses={40: 25}), Spot(35, 1), 125) == Arrival(40, 0, (1, 2), ())


# 12.7: the shortcut: entry 14, squares at 375 and 450 km, exit 20


def test_12_7_the_shortcut_is_chosen_on_its_entry() -> None:
    circuit = Circuit.from_mapping(FULL)
    entry = Spot(14, 2)
    assert drive(circuit, entry, 25) == Arrival(15, 0, (1, 2), ())
    ends = [drive(circuit, entry, km, via=True) for km in (25, 50, 75, 100)]
    assert ends == [
        Arrival(14, 1, (1,), ()),
        Arrival(14, 2, (1,), ()),
        Arrival(20, 0, (1, 2), ()),
        Arrival(21, 0, (1, 2), ()),
    ]


@pytest.mark.parametrize("spot", [START, Spot(13, 1), Spot(15, 1), Spot(20, 1), Spot(14, 1, 1)])
def test_12_7_the_shortcut_is_chosen_nowhere_else(spot: Spot) -> None:
    assert drive(Circuit.from_mapping(FULL), spot, 25, via=True) == Refusal("no-shortcut-here")


def test_12_7_a_road_without_a_shortcut_has_none_to_choose() -> None:
    assert drive(road(), Spot(14, 1), 25, via=True) == Refusal("no-shortcut-here")


def test_12_7_a_car_inside_goes_on_to_the_exit() -> None:
    circuit = Circuit.from_mapping(FULL)
    assert drive(circuit, Spot(14, 1, 1), 25) == Arrival(14, 2, (1,), ())
    assert drive(circuit, Spot(14, 1, 1), 50) == Arrival(20, 0, (1, 2), ())
    assert drive(circuit, Spot(14, 1, 2), 200) == Arrival(27, 0, (1, 2), ())


def test_12_7_a_car_inside_has_the_km_of_its_square_and_no_limit() -> None:
    circuit = Circuit.from_mapping({**FULL, "limits": {14: 50}})
    spots = (START, Spot(14, 1), Spot(14, 1, 1), Spot(14, 1, 2), Spot(20, 1))
    assert [circuit.km(spot) for spot in spots] == [0, 350, 375, 450, 500]
    assert [circuit.limit(spot) for spot in spots] == [None, 50, None, None, None]


def test_12_7_cars_block_the_shortcut_too() -> None:
    circuit = Circuit.from_mapping(FULL)
    entry, first, second = Spot(14, 1), Spot(14, 1, 1), Spot(14, 1, 2)
    assert drive(circuit, entry, 25, first, via=True) == Refusal("no-free-lane", square=14, km=375)
    for km in (50, 75, 200):
        blocked = drive(circuit, entry, km, second, first, via=True)
        assert blocked == Refusal("road-blocked", square=14, km=375)
    assert drive(circuit, entry, 25, second, via=True) == Arrival(14, 1, (1,), ())
    assert drive(circuit, second, 25, first, entry) == Arrival(20, 0, (1, 2), ())
    exit_full = both_lanes(20)
    refusal = Refusal("no-free-lane", square=20, km=500)
    assert drive(circuit, entry, 75, *exit_full, via=True) == refusal
    refusal = Refusal("road-blocked", square=20, km=500)
    assert drive(circuit, first, 75, *exit_full) == refusal


def test_12_7_road_and_shortcut_do_not_block_each_other() -> None:
    circuit = Circuit.from_mapping(FULL)
    assert drive(circuit, Spot(13, 1), 50, Spot(14, 1, 1), Spot(14, 1, 2)) == Arrival(
        15, 0, (1, 2), ()
    )
    assert drive(circuit, Spot(13, 1), 25, Spot(14, 1, 1), Spot(14, 2)) == Arrival(14, 0, (1,), ())
    by_road = (*both_lanes(15), *both_lanes(17), *both_lanes(19))
    assert drive(circuit, Spot(14, 1), 75, *by_road, via=True) == Arrival(20, 0, (1, 2), ())


def test_12_6_a_bonus_may_end_on_the_entry_and_follows_the_road() -> None:
    circuit = Circuit.from_mapping({**FULL, "bonuses": {11: 75, 13: 50, 21: 25}})
    assert drive(circuit, Spot(10, 1), 25) == Arrival(14, 0, (1, 2), (75,))
    assert drive(circuit, Spot(10, 1), 75) == Arrival(15, 0, (1, 2), (50,))
    assert drive(circuit, Spot(14, 1, 1), 75) == Arrival(22, 0, (1, 2), (25,))


def test_12_7_the_way_left_is_counted_through_the_shortcut() -> None:
    circuit = Circuit.from_mapping({**FULL, "squares": 21, "dark": []})
    assert drive(circuit, Spot(14, 1), 125, via=True) == Refusal("past-finish", km=125, left=100)
    assert drive(circuit, Spot(14, 1, 2), 75, Spot(14, 1, 1)) == Refusal(
        "past-finish", km=75, left=50
    )
    assert drive(circuit, Spot(14, 1), 100, via=True) == Arrival(21, 0, (1, 2), ())


# 12.19: the small game


def test_12_19_a_nearer_finish() -> None:
    small = Circuit.from_mapping({**FULL, "bonuses": {8: 75, 27: 50, 28: 25, 30: 25}}).shortened(28)
    assert small.finish == 28
    assert small.shortcut is not None
    assert drive(small, Spot(26, 1), 50) == Arrival(28, 0, (1, 2), ())
    assert drive(small, Spot(26, 1), 75) == Refusal("past-finish", km=75, left=50)
    assert drive(small, Spot(26, 1), 25) == Arrival(27, 0, (1, 2), ())
    assert small.to_mapping()["bonuses"] == {8: 75, 27: 50}


def test_12_19_a_shortcut_that_ends_beyond_the_finish_is_closed() -> None:
    circuit = Circuit.from_mapping(FULL)
    assert circuit.shortened(20).shortcut == circuit.shortcut
    closed = circuit.shortened(19)
    assert closed.shortcut is None
    assert drive(closed, Spot(14, 1), 25, via=True) == Refusal("no-shortcut-here")


def test_12_19_a_finish_is_not_moved_further_away() -> None:
    assert road().shortened(40) == road()
    for finish in (0, 41):
        with pytest.raises(Refused) as refused:
            road().shortened(finish)
        assert refused.value.refusal == Refusal("circuit-too-short", finish=finish, squares=40)


# One square at a time is slow and plainly right; the engine's way must agree with it.


def slowly(circuit: Circuit, start: Spot, km: int, others: list[Spot], players: int) -> object:
    def lanes_free(square: int) -> tuple[int, ...]:
        taken = [spot.lane for spot in others if spot.square == square and not spot.shortcut]
        return tuple(n for n in range(1, circuit.lanes(square, players) + 1) if n not in taken)

    def walk(square: int, steps: int) -> int | None:
        for _ in range(steps - 1):
            square += 1
            if square > circuit.finish or not lanes_free(square):
                return None
        square += 1
        return square if square <= circuit.finish and lanes_free(square) else None

    square = walk(start.square, km // 25)
    if square is None:
        return None
    collected = []
    while bonus := circuit.layout.bonuses[square]:
        further = walk(square, bonus // 25)
        if further is None:
            break
        collected.append(bonus)
        square = further
    return Arrival(square, 0, lanes_free(square), tuple(collected))


SPOTS = st.builds(Spot, st.integers(1, 12), st.integers(1, 2))


@given(
    bonuses=st.dictionaries(st.integers(1, 12), st.sampled_from([25, 50, 75]), max_size=5),
    narrow=st.sets(st.integers(1, 12), max_size=4),
    dark=st.sets(st.integers(1, 12), max_size=4),
    start=st.one_of(st.just(START), SPOTS),
    km=st.sampled_from([25, 50, 75, 100, 150, 200]),
    others=st.sets(SPOTS, max_size=5),
    players=st.integers(2, 6),
)
def test_driving_agrees_with_going_square_by_square(
    bonuses: dict[int, int],
    narrow: set[int],
    dark: set[int],
    start: Spot,
    km: int,
    others: set[Spot],
    players: int,
) -> None:
    lanes: dict[str | int, int] = {"default": 2}
    lanes.update(dict.fromkeys(narrow, 1))
    circuit = Circuit.from_mapping(
        {"squares": 12, "lanes": lanes, "dark": list(dark), "bonuses": bonuses}
    )
    cars = [spot for spot in others if spot.lane <= circuit.lanes(spot.square, players)]
    assume(start not in cars)
    found = drive(circuit, start, km, *cars, players=players)
    assert (None if isinstance(found, Refusal) else found) == slowly(
        circuit, start, km, cars, players
    )
