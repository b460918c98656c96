"""House rules that a server offers and tries."""

from __future__ import annotations

import msgspec
import pytest

from bornes.editions import EDITIONS
from bornes.engine.refusals import Refused
from bornes.server.http.house import checked, house_of
from bornes.server.protocol.bodies import CheckHouse


def test_house_rules_come_in_groups_with_what_is_printed() -> None:
    told = msgspec.to_builtins(house_of("dujardin", 2))
    names = [group["name"] for group in told["groups"]]
    assert names == ["distance", "cards", "road", "safeties", "match", "points", "more"]
    fields = {field["name"]: field for group in told["groups"] for field in group["fields"]}
    assert fields["target"]["printed"] == 700
    assert fields["target"]["range"] == {"least": 25, "most": 10_000, "step": 25}
    assert fields["target"]["unit"] == "distance"
    assert fields["hazard_on_hazard"]["among"] == (False, True)
    assert fields["shut_out"]["printed"] == "each_to_placed"
    assert fields["points.trip"]["printed"] == 400
    assert fields["deck"]["printed"]["200"] == 4


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_table_has_its_own(edition: str) -> None:
    for players, rules in EDITIONS[edition].tables.items():
        fields = {
            field.name: field
            for group in house_of(edition, players).groups
            for field in group.fields
        }
        assert fields["target"].printed == rules.target
        assert fields["seating"].printed == rules.seating


def test_a_choice_is_tried_on_top_of_the_options() -> None:
    plain = checked(CheckHouse("volant", 2), "en")
    points = checked(CheckHouse("volant", 2, {"scoring": "points"}), "en")
    assert (plain.printed["scored"], points.printed["scored"]) == (False, True)
    hands = checked(CheckHouse("parker", 2, {}, {"match_hands": 3}), "en")
    assert hands.values is not None
    assert hands.values["match_total"] is None
    assert hands.printed["match_total"] == 5000
    assert hands.rules is not None
    assert hands.rules.match_hands == 3


def test_what_makes_no_sense_is_refused_with_its_place_and_in_plain_words() -> None:
    found = checked(CheckHouse("dujardin", 2, {}, {"target": 1000}), "en")
    assert found.values is None
    assert found.rules is None
    assert found.refused is not None
    assert found.refused.fields == ("extension_to", "target")
    assert found.refused.problem.code == "rule-extension-short"
    assert "_" not in found.refused.problem.text
    french = checked(CheckHouse("dujardin", 2, {}, {"target": 1000}), "fr").refused
    assert french is not None
    assert french.problem.text != found.refused.problem.text


def test_an_option_that_makes_no_sense_is_refused_as_ever() -> None:
    with pytest.raises(Refused) as refused:
        checked(CheckHouse("dujardin", 2, {"small_game": True}), "en")
    assert refused.value.refusal.code == "unknown-option"
