"""Invented circuits and cars as positions write them: read strictly, written back the same."""

from __future__ import annotations

import copy
import json
import pickle
from collections import OrderedDict
from collections.abc import Callable
from types import MappingProxyType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bornes.circuit import START, Circuit, Spot
from bornes.engine.refusals import Refusal, Refused

FULL: dict[str, Any] = {
    "squares": 40,
    "lanes": {"default": 2, 12: 1},
    "dark": [20, 21],
    "limits": {6: 50, 9: 75},
    "bonuses": {8: 75},
    "shortcuts": [{"entry": 14, "squares": [375, 450], "exit": 20}],
}


def refusal_of(read: Callable[[], object]) -> Refusal:
    with pytest.raises(Refused) as refused:
        read()
    return refused.value.refusal


def shortcut(**changes: Any) -> dict[str, Any]:
    return {"shortcuts": [{"entry": 14, "squares": [375, 450], "exit": 20, **changes}]}


@pytest.mark.parametrize("mapping", [FULL, {"squares": 1}, {"squares": 400, "lanes": {400: 6}}])
def test_what_is_written_is_read_back(mapping: dict[str, Any]) -> None:
    circuit = Circuit.from_mapping(mapping)
    written = circuit.to_mapping()
    through_json = Circuit.from_mapping(json.loads(json.dumps(written)))
    assert circuit == Circuit.from_mapping(written) == through_json
    assert circuit.name == "invented"
    assert written == through_json.to_mapping()


def test_a_written_circuit_is_the_one_that_was_read() -> None:
    assert Circuit.from_mapping(FULL).to_mapping() == FULL


def test_squares_that_are_not_named_have_one_lane() -> None:
    circuit = Circuit.from_mapping({"squares": 2, "lanes": {2: 3}})
    assert [circuit.lanes(square, 2) for square in (1, 2)] == [1, 3]


def test_any_kind_of_mapping_and_tuples_will_do() -> None:
    changed = {**FULL, "lanes": MappingProxyType({"default": 2, "12": 1}), "dark": (20, 21)}
    assert Circuit.from_mapping(OrderedDict(changed)) == Circuit.from_mapping(FULL)


def test_the_bounds_themselves_are_allowed() -> None:
    Circuit.from_mapping({"squares": 400, "limits": {1: 25, 400: 200}, "bonuses": {1: 25}})
    Circuit.from_mapping({"squares": 2, "lanes": {"default": 6}, "dark": [1, 2]})
    Circuit.from_mapping({**FULL, **shortcut(squares=[375, 400, 425, 450, 475])})
    Circuit.from_mapping({**FULL, **shortcut(squares=[], exit=40)})


def test_circuits_are_values() -> None:
    one, same = Circuit.from_mapping(FULL), Circuit.from_mapping(FULL)
    assert one == same
    assert hash(one) == hash(same)
    assert one != Circuit.from_mapping({**FULL, "dark": [20]})
    for copied in (pickle.loads(pickle.dumps(one)), copy.deepcopy(one)):  # noqa: S301
        assert copied == one
        assert copied.finish == one.finish
        assert copied.lanes(20, 4) == 3
    with pytest.raises(AttributeError):
        one.finish = 3  # type: ignore[misc]


@pytest.mark.parametrize("value", [None, 3, "squares", [FULL], True])
def test_a_circuit_is_a_mapping(value: object) -> None:
    assert refusal_of(lambda: Circuit.from_mapping(value)).code == "circuit-not-mapping"


BAD: list[tuple[dict[Any, Any], str, dict[str, object]]] = [
    ({"square": 40}, "circuit-unknown-key", {"place": "circuit", "key": "square"}),
    ({40: 1}, "circuit-unknown-key", {"key": "40"}),
    ({"squares": None}, "circuit-not-number", {"place": "squares", "found": "null"}),
    ({"squares": True}, "circuit-not-number", {"place": "squares", "found": "true"}),
    ({"squares": 40.0}, "circuit-not-number", {"found": "40.0"}),
    ({"squares": "40"}, "circuit-not-number", {"found": '"40"'}),
    ({"squares": 0}, "circuit-out-of-range", {"value": "0", "least": 1, "most": 400}),
    ({"squares": 401}, "circuit-out-of-range", {"value": "401", "least": 1, "most": 400}),
    ({"squares": 10**5000}, "circuit-out-of-range", {"value": "…"}),
    ({"lanes": 2}, "circuit-not-mapping", {"place": "lanes", "found": "2"}),
    ({"lanes": None}, "circuit-not-mapping", {"place": "lanes"}),
    ({"lanes": {"default": 0}}, "circuit-out-of-range", {"place": "lanes.default", "most": 6}),
    ({"lanes": {"default": 7}}, "circuit-out-of-range", {"value": "7"}),
    ({"lanes": {"default": False}}, "circuit-not-number", {"place": "lanes.default"}),
    ({"lanes": {12: 0}}, "circuit-out-of-range", {"place": "lanes.12"}),
    ({"lanes": {0: 1}}, "circuit-out-of-range", {"place": "lanes", "value": "0"}),
    ({"lanes": {41: 1}}, "circuit-out-of-range", {"place": "lanes", "value": "41"}),
    ({"lanes": {True: 1}}, "circuit-not-number", {"place": "lanes", "found": "true"}),
    ({"lanes": {"twelve": 1}}, "circuit-not-number", {"place": "lanes", "found": "twelve"}),
    ({"lanes": {"²": 1}}, "circuit-not-number", {"place": "lanes"}),
    ({"lanes": {"1" * 5000: 1}}, "circuit-not-number", {"found": '"' + "1" * 40 + '…"'}),
    ({"lanes": {12: 1, "12": 2}}, "circuit-repeated-square", {"place": "lanes", "square": 12}),
    ({"dark": {20: 1}}, "circuit-not-list", {"place": "dark", "found": "dict"}),
    ({"dark": "20"}, "circuit-not-list", {"found": '"20"'}),
    ({"dark": [True]}, "circuit-not-number", {"place": "dark"}),
    ({"dark": ["20"]}, "circuit-not-number", {"place": "dark"}),
    ({"dark": [41]}, "circuit-out-of-range", {"place": "dark", "most": 40}),
    ({"dark": [20, 20]}, "circuit-repeated-square", {"place": "dark", "square": 20}),
    ({"limits": [50]}, "circuit-not-mapping", {"place": "limits", "found": "list"}),
    ({"limits": {6: 0}}, "circuit-out-of-range", {"place": "limits.6", "least": 25}),
    ({"limits": {6: 225}}, "circuit-out-of-range", {"place": "limits.6", "most": 200}),
    ({"limits": {6: 60}}, "circuit-not-multiple", {"place": "limits.6", "value": 60, "step": 25}),
    ({"limits": {6: 50.0}}, "circuit-not-number", {"place": "limits.6"}),
    ({"limits": {None: 50}}, "circuit-not-number", {"place": "limits", "found": "null"}),
    ({"bonuses": {8: -75}}, "circuit-out-of-range", {"place": "bonuses.8"}),
    ({"bonuses": {8: 30}}, "circuit-not-multiple", {"place": "bonuses.8"}),
    ({"bonuses": {8: True}}, "circuit-not-number", {"place": "bonuses.8"}),
    ({"bonuses": {99: 75}}, "circuit-out-of-range", {"place": "bonuses", "value": "99"}),
    ({"shortcuts": {"entry": 14}}, "circuit-not-list", {"place": "shortcuts"}),
    ({"shortcuts": [14]}, "circuit-not-mapping", {"place": "shortcuts", "found": "14"}),
    ({"shortcuts": [{"entry": 14, "exit": 20}]}, "circuit-missing-key", {"key": "squares"}),
    (shortcut(lanes=1), "circuit-unknown-key", {"place": "shortcuts", "key": "lanes"}),
    (shortcut(entry=0), "circuit-out-of-range", {"place": "shortcuts.entry"}),
    (shortcut(exit=41), "circuit-out-of-range", {"place": "shortcuts.exit"}),
    (shortcut(entry=20), "circuit-shortcut-order", {"entry": 20, "exit": 20}),
    (shortcut(entry=True), "circuit-not-number", {"place": "shortcuts.entry"}),
    (shortcut(squares=375), "circuit-not-list", {"place": "shortcuts.squares"}),
    (shortcut(squares=["375"]), "circuit-not-number", {"place": "shortcuts.squares"}),
    (shortcut(squares=[380]), "circuit-not-multiple", {"value": 380}),
    (shortcut(squares=[350]), "circuit-shortcut-km", {"value": 350, "after": 350, "before": 500}),
    (shortcut(squares=[500]), "circuit-shortcut-km", {"value": 500}),
    (shortcut(squares=[450, 375]), "circuit-shortcut-km", {"value": 375, "after": 450}),
    (shortcut(squares=[375, 375]), "circuit-shortcut-km", {"value": 375, "after": 375}),
    ({"shortcuts": shortcut()["shortcuts"] * 2}, "circuit-many-shortcuts", {"count": 2}),
]


@pytest.mark.parametrize(("change", "code", "details"), BAD)
def test_a_bad_circuit_is_refused_with_the_reason(
    change: dict[Any, Any], code: str, details: dict[str, object]
) -> None:
    refusal = refusal_of(lambda: Circuit.from_mapping({**FULL, **change}))
    assert refusal.code == code
    assert details.items() <= dict(refusal.details).items()


def test_the_number_of_squares_is_needed() -> None:
    refusal = refusal_of(lambda: Circuit.from_mapping({"lanes": {"default": 2}}))
    assert refusal == Refusal("circuit-missing-key", place="circuit", key="squares")


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.binary(),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.none() | st.booleans() | st.integers(-2, 9) | st.text(), inner)
    ),
    max_leaves=6,
)


@given(
    value=ANYTHING
    | st.fixed_dictionaries(
        {"squares": st.integers(1, 9) | ANYTHING},
        optional={
            "lanes": st.dictionaries(st.just("default") | st.integers(0, 9), st.integers(0, 7)),
            "dark": st.lists(st.integers(1, 9)) | ANYTHING,
            "limits": st.dictionaries(st.integers(1, 9), st.sampled_from([50, 75])) | ANYTHING,
            "bonuses": st.dictionaries(st.integers(1, 9), st.sampled_from([25, 50])) | ANYTHING,
            "shortcuts": ANYTHING,
        },
    )
)
def test_whatever_is_read_is_sound_or_refused(value: object) -> None:
    found = [reading(read, value) for read in (Circuit.from_mapping, Circuit.read)]
    for circuit in found:
        if isinstance(circuit, Refusal):
            assert circuit.code.startswith("circuit-")
        else:
            assert Circuit.from_mapping(circuit.to_mapping()) == circuit


def reading(read: Callable[[object], Circuit], value: object) -> Circuit | Refusal:
    try:
        return read(value)
    except Refused as refused:
        return refused.refusal


# Cars


@pytest.mark.parametrize(
    ("written", "players", "spot"),
    [
        ({"square": 0}, 2, START),
        ({"square": 0, "lane": 0}, 2, START),
        ({"square": 0, "lane": 1}, 2, START),
        ({"square": 10, "lane": 2}, 2, Spot(10, 2)),
        ({"square": 12}, 2, Spot(12, 1)),
        ({"square": 20, "lane": 3}, 4, Spot(20, 3)),
        ({"shortcut": 2}, 2, Spot(14, 1, 2)),
        ({"square": 14, "lane": 1, "shortcut": 1}, 2, Spot(14, 1, 1)),
    ],
)
def test_a_car_is_read_and_written_back(written: dict[str, int], players: int, spot: Spot) -> None:
    circuit = Circuit.from_mapping(FULL)
    assert circuit.read_spot(written, players) == spot
    assert circuit.read_spot(circuit.write_spot(spot), players) == spot


@pytest.mark.parametrize(
    ("written", "code", "details"),
    [
        (12, "circuit-not-mapping", {"place": "cars.A", "found": "12"}),
        ({}, "circuit-missing-key", {"key": "square"}),
        ({"lane": 1}, "circuit-missing-key", {"key": "square"}),
        ({"square": 1, "km": 25}, "circuit-unknown-key", {"key": "km"}),
        ({"square": 41, "lane": 1}, "circuit-out-of-range", {"place": "cars.A.square"}),
        ({"square": -1, "lane": 1}, "circuit-out-of-range", {"value": "-1"}),
        ({"square": True, "lane": 1}, "circuit-not-number", {"place": "cars.A.square"}),
        ({"square": 10}, "circuit-which-lane", {"square": 10, "lanes": 2}),
        ({"square": 10, "lane": 0}, "circuit-out-of-range", {"place": "cars.A.lane"}),
        ({"square": 20, "lane": 3}, "circuit-out-of-range", {"value": "3", "most": 2}),
        ({"square": 10, "lane": "1"}, "circuit-not-number", {"place": "cars.A.lane"}),
        ({"shortcut": 0}, "circuit-out-of-range", {"place": "cars.A.shortcut"}),
        ({"shortcut": 3}, "circuit-out-of-range", {"most": 2}),
        ({"shortcut": 1, "lane": 2}, "circuit-out-of-range", {"place": "cars.A.lane"}),
        ({"shortcut": 1, "square": 15}, "circuit-out-of-range", {"place": "cars.A.square"}),
    ],
)
def test_a_car_that_cannot_stand_there_is_refused(
    written: object, code: str, details: dict[str, object]
) -> None:
    refusal = refusal_of(lambda: Circuit.from_mapping(FULL).read_spot(written, 3, "cars.A"))
    assert refusal.code == code
    assert details.items() <= dict(refusal.details).items()


def test_a_road_without_a_shortcut_has_no_car_inside() -> None:
    refusal = refusal_of(
        lambda: Circuit.from_mapping({"squares": 40}).read_spot({"shortcut": 1}, 2)
    )
    assert refusal == Refusal("circuit-no-shortcut", place="cars")
