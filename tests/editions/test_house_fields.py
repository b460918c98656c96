"""What is offered as a house rule: every field, in its group, with values that the rules take."""

from __future__ import annotations

import re
from dataclasses import fields

import pytest

from bornes.editions import EDITIONS
from bornes.editions.house import HOUSE_FIELDS, with_house_rules
from bornes.editions.house_fields import (
    CONCERNS,
    HOUSE,
    HOUSE_GROUPS,
    HouseKind,
    changed_alone,
    concerned,
    flat,
    judged,
    nested,
    values_of,
)
from bornes.engine.refusals import Refusal
from bornes.engine.rules import Points
from bornes.locales import LANGUAGES, Messages
from tests.support.paths import ROOT

TABLES = [(edition.id, players) for edition in EDITIONS.values() for players in edition.tables]
REFUSALS = (ROOT / "src/bornes/locales/en/refusals.ftl").read_text("utf-8")
CODES = re.findall(r"^(rule-[\w-]+) =", REFUSALS, re.MULTILINE)


def test_every_field_is_offered_once() -> None:
    offered = [name for names in HOUSE_GROUPS.values() for name in names]
    lines = {f"points.{field.name}" for field in fields(Points)}
    assert sorted(offered) == sorted((set(HOUSE_FIELDS) - {"points"}) | lines)
    assert list(HOUSE) == offered


def test_only_what_is_no_number_switch_or_choice_is_behind_more() -> None:
    texts = {name for name, field in HOUSE.items() if field.kind is HouseKind.TEXT}
    assert texts == set(HOUSE_GROUPS["more"])
    assert {"deck", "circuit", "seating"} <= texts


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_what_is_printed_is_among_what_is_offered(edition: str, players: int) -> None:
    rules = EDITIONS[edition].rules_for(players)
    for name, value in values_of(rules).items():
        field = HOUSE[name]
        if field.kind in {HouseKind.SWITCH, HouseKind.CHOICE}:
            assert value in field.choices
        elif field.numbers is not None:
            assert (value is None and field.may_be_none) or (
                isinstance(value, int) and field.numbers.hold(value, players)
            )


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_saying_what_is_printed_changes_nothing(edition: str, players: int) -> None:
    rules = EDITIONS[edition].rules_for(players)
    assert with_house_rules(rules, nested(values_of(rules))) == rules


def test_bounds_are_those_of_the_rules() -> None:
    rules = EDITIONS["dujardin"].rules_for(4)
    for name, field in HOUSE.items():
        if field.numbers is None or field.numbers.most is None:
            continue
        beyond = field.numbers.most + field.numbers.step
        found = judged(rules, nested({name: beyond}))
        assert found.refusal is not None, name
        assert found.refusal.code == "rule-out-of-range"
        assert found.concerns == (name,)


def test_house_rules_are_the_same_flat_and_nested() -> None:
    house = {"target": 1000, "points": {"trip": 500, "safety": 50}}
    assert flat(house) == {"target": 1000, "points.trip": 500, "points.safety": 50}
    assert nested(flat(house)) == house
    assert nested({}) == {}


def test_every_refused_combination_says_which_fields_it_is_about() -> None:
    named = {"rule-out-of-range", "rule-not-in-25s"}
    assert set(CODES) - named == set(CONCERNS)
    assert {name for names in CONCERNS.values() for name in names} <= set(HOUSE)
    assert concerned(Refusal("rule-out-of-range", name="deck.stop", low=0, high=60)) == ("deck",)
    without_roll = concerned(Refusal("rule-without-roll", name="hazard_on_remedy"))
    assert without_roll[0] == "hazard_on_remedy"
    assert "needs_roll" in without_roll


def test_a_field_changes_alone_if_some_other_value_would_do() -> None:
    alone = changed_alone(EDITIONS["dujardin"].rules_for(2))
    assert {"hazard_on_hazard", "hand_size", "extension_to", "deck"} <= set(alone)
    assert {"square_limit_next_turn", "exact_finish", "games"}.isdisjoint(alone)
    four = changed_alone(EDITIONS["dujardin"].rules_for(4))
    assert {"exact_finish", "extension_to"} <= set(four)
    assert "square_limit_next_turn" in changed_alone(EDITIONS["volant"].rules_for(2))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_field_has_its_words(language: str) -> None:
    messages = Messages(language)
    seen: set[str] = set()
    for group in HOUSE_GROUPS:
        assert messages.text(f"house-group-{group}")
    for name, field in HOUSE.items():
        label = messages.house_name(name)
        assert label not in seen, label
        seen.add(label)
        key = "house-" + name.replace(".", "-")
        assert re.fullmatch(r"[A-ZÀ-Ý].+\.", messages.text(f"{key}-why"))
        values = [*field.choices, *([None] if field.may_be_none else [])]
        words = [messages.house_value(name, value) for value in values]
        assert len(set(words)) == len(words), words
        assert not any("_" in word or word == "none" for word in words), words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refused_combination_has_plain_words(language: str) -> None:
    messages = Messages(language, "dujardin")
    details = {"name": "hand_size", "low": 1, "high": 20, "card": "stop", "value": "x"}
    for code in [*CODES, "house-value"]:
        assert messages.has(f"house-no-{code}"), code
        text = messages.house_refusal(Refusal(code, **details))
        assert "_" not in text, text


def test_values_are_told_as_people_say_them() -> None:
    messages = Messages("en", "parker")
    assert messages.house_value("target", 700) == "700 miles"
    assert messages.house_value("points.trip", 500) == "500 points"
    assert messages.house_value("most_200s", None) == "as many as you like"
    assert messages.house_value("most_200s", 3) == "3"
    assert messages.house_value("hazard_on_hazard", True) == "yes"
    assert messages.house_value("deck", {"25": 4, "stop": 2}) == "25: 4, stop: 2"
    assert messages.house_value("seating", "ABAB") == "ABAB"
    assert messages.house_value("circuit", None) == "none"
