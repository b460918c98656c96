"""Options: those of the edition, with values in their range, and no others (rules 13)."""

import pytest

import bornes
from bornes import EDITIONS, Refused
from bornes.editions import OPTIONS
from tests.support.games import ENDLESS, WRONG_VALUES, all_cards, whole_deck


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_option_of_another_edition_is_refused_with_what_is_allowed(edition: str) -> None:
    own = EDITIONS[edition].options
    for name in {*OPTIONS, "colour", "", 7} - set(own):
        options: dict[str, object] = {name: 1}  # type: ignore[dict-item]
        with pytest.raises(Refused) as refused:
            bornes.new(edition, 2, options=options)
        assert refused.value.refusal.code == "unknown-option"
        assert refused.value.refusal.details["allowed"] == ", ".join(own)


@pytest.mark.parametrize(
    ("edition", "options"),
    [
        ("dujardin", {"match_total": 0}),
        ("dujardin", {"match_total": "5000"}),
        ("dujardin", {"match_hands": 0}),
        ("dujardin", {"first_seat": 3}),
        ("dujardin", {"no_200_no_100": 1}),
        ("arche", {"games": 2}),
        ("arche", {"games": -1}),
        ("volant", {"scoring": "best"}),
        ("volant", {"accelerated": "yes"}),
        ("volant", {"small_game": None}),
        ("volant", {"small_game": True, "target": 800}),
        ("volant", {"circuit": 97}),
        ("volant", {"circuit": 0}),
    ],
)
def test_an_option_out_of_range_is_refused_with_what_is_allowed(
    edition: str, options: dict[str, object]
) -> None:
    with pytest.raises(Refused) as refused:
        bornes.new(edition, 2, options=options)
    name = list(options)[-1]
    assert refused.value.refusal.code == "option-value"
    assert refused.value.refusal.details["name"] == name
    assert refused.value.refusal.details["allowed"] == OPTIONS[name].values


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"match_total": 3000}),
        (2, {"match_hands": 3}),
        (2, {"games": 3, "scoring": "points"}),
        (4, {"small_game": True}),
        (2, {"target": 700}),
    ],
)
def test_an_option_that_needs_another_says_so(players: int, options: dict[str, object]) -> None:
    with pytest.raises(Refused) as refused:
        bornes.new("volant", players, options=options)
    assert refused.value.refusal.code == "option-needs"


@pytest.mark.parametrize("edition", EDITIONS)
def test_default_options_change_nothing(edition: str) -> None:
    plain = bornes.new(edition, 2, seed=1)
    for name in EDITIONS[edition].options:
        options = {name: OPTIONS[name].default}
        assert bornes.new(edition, 2, seed=1, options=options).rules == plain.rules, name


@pytest.mark.parametrize(
    "options",
    [
        {"scoring": "points", "games": 1},
        {"scoring": "race", "match_total": 5000},
        {"scoring": "bonus", "match_total": 5000, "match_hands": 3},
        {"accelerated": True, "small_game": False, "target": 1000, "match_hands": None},
        {"circuit": {"squares": 20}, "target": 1000},
    ],
)
def test_a_default_may_be_said_where_the_option_makes_no_sense(options: dict[str, object]) -> None:
    told = {name: value for name, value in options.items() if value != OPTIONS[name].default}

    assert (
        bornes.new("volant", 4, seed=1, options=options).rules
        == bornes.new("volant", 4, seed=1, options=told).rules
    )


@pytest.mark.parametrize(
    ("name", "value"), [("first_seat", True), ("games", 1.0), ("match_total", 5000.0)]
)
def test_what_only_equals_a_default_is_not_taken_for_it(name: str, value: object) -> None:
    edition = "parker" if name == "match_total" else "arche"
    with pytest.raises(Refused) as refused:
        bornes.new(edition, 2, options={name: value})
    assert refused.value.refusal.code == "option-value"


@pytest.mark.parametrize(
    ("edition", "name", "most"),
    [
        ("parker", "match_total", 10_000_000),
        ("parker", "match_hands", 10_000),
        ("arche", "games", 999),
    ],
)
def test_the_bounds_told_are_those_enforced(edition: str, name: str, most: int) -> None:
    assert f"1 to {most}" in OPTIONS[name].values
    for value in (1, most):
        assert getattr(bornes.new(edition, 2, options={name: value}).rules, name) == value
    for value in (-1, 0, most + 2):
        with pytest.raises(Refused):
            bornes.new(edition, 2, options={name: value})


@pytest.mark.parametrize(
    ("edition", "name"),
    [(edition, name) for edition in EDITIONS for name in EDITIONS[edition].options],
)
def test_an_option_of_the_wrong_kind_is_refused_or_means_something(edition: str, name: str) -> None:
    for wrong in WRONG_VALUES:
        try:
            game = bornes.new(edition, 2, seed=1, options={name: wrong})
        except Refused as error:
            reason = str(error)
        else:
            reason = "accepted"
            assert all_cards(game) == whole_deck(game)
        assert reason


@pytest.mark.parametrize("wrong", [5, "x", [1], [("games", 3)], 0, "", [], (), False])
def test_options_and_house_rules_are_mappings(wrong: object) -> None:
    for name in ("options", "house"):
        with pytest.raises(Refused):
            bornes.new("arche", 2, **{name: wrong})  # type: ignore[arg-type]


def test_a_number_too_long_to_print_is_refused() -> None:
    for edition in EDITIONS:
        for name in EDITIONS[edition].options:
            with pytest.raises(Refused) as refused:
                bornes.new(edition, 2, options={name: ENDLESS})
            assert str(refused.value)
        with pytest.raises(Refused):
            bornes.new(edition, ENDLESS)
        with pytest.raises(Refused):
            bornes.new(edition, 2, seed=ENDLESS)


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_option_sets_the_field_that_it_names(edition: str) -> None:
    others: dict[str, dict[str, object]] = {"target": {"small_game": True}}
    values = {"match_total": 700, "match_hands": 3, "first_seat": 2, "games": 5}
    named = {name: OPTIONS[name].sets for name in EDITIONS[edition].options}
    for name, field in named.items():
        if field is None:
            continue
        option = OPTIONS[name]
        value = values[name] if option.among is None else option.among[-1]
        extra = dict(others.get(name, {}))
        if option.needs is not None and option.needs.scored and "scoring" in named:
            extra["scoring"] = "points"
        rules = bornes.new(edition, 2, options={**extra, name: value}, seed=1).rules
        assert getattr(rules, field) == value
    assert named.get("first_seat", "first_seat") == "first_seat"
