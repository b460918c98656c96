"""What a page is told about options is true: as data alone, it tells what a table may have."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

import msgspec
import pytest

import bornes
from bornes.bots import BOTS
from bornes.server.config import Config
from bornes.server.http.choices import choices_of

TOLD = msgspec.to_builtins(choices_of(Config()))
CASES = [
    (edition, players, option["name"])
    for edition in TOLD["editions"]
    for players in edition["tables"]
    for option in edition["options"]
    if option["needs"] is not None
]


def other_value(option: Mapping[str, Any]) -> object:
    """A value that is not the default."""
    if option["among"] is not None:
        return next(value for value in option["among"] if value != option["default"])
    least, step = option["range"]["least"], option["range"]["step"]
    return least + 2 * step


def holds(edition: Mapping[str, Any], players: str, name: str, chosen: Mapping[str, Any]) -> bool:
    """Whether an option has what it needs, as docs/protocol.md says that a client finds out."""
    options = {option["name"]: option for option in edition["options"]}
    needs = options[name]["needs"]
    scored = edition["tables"][players]["scored"] or any(
        chosen.get(other, option["default"]) in option["scores"]
        for other, option in options.items()
    )
    return (
        needs["scored"] in (None, scored)
        and (needs["players"] is None or int(players) in needs["players"])
        and (needs["option"] is None or chosen.get(needs["option"]) is True)
    )


def others(edition: Mapping[str, Any], name: str) -> Iterator[dict[str, Any]]:
    """Every choice among the other options that have few values and need nothing themselves."""
    few = {
        option["name"]: option["among"]
        for option in edition["options"]
        if option["among"] is not None and option["name"] != name
    }
    for values in product(*few.values()):
        yield dict(zip(few, values, strict=True))


@pytest.mark.parametrize(
    ("edition", "players", "name"),
    CASES,
    ids=lambda part: part["id"] if type(part) is dict else None,
)
def test_what_an_option_is_said_to_need_is_what_it_needs(
    edition: Mapping[str, Any], players: str, name: str
) -> None:
    option = next(option for option in edition["options"] if option["name"] == name)
    value = other_value(option)
    for chosen in others(edition, name):
        if not all(
            holds(edition, players, other["name"], chosen)
            or chosen[other["name"]] == other["default"]
            for other in edition["options"]
            if other["name"] in chosen and other["needs"] is not None
        ):
            continue
        try:
            bornes.new(edition["id"], int(players), seed=1, options={**chosen, name: value})
            code = None
        except bornes.Refused as error:
            code = error.refusal.code
        wanted = None if holds(edition, players, name, chosen) else "option-needs"
        assert code == wanted, chosen


def test_an_option_that_yields_says_nothing_beside_the_other() -> None:
    found = 0
    for edition in TOLD["editions"]:
        for option in edition["options"]:
            if option["yields_to"] is None or not edition["tables"]["2"]["scored"]:
                continue
            found += 1
            other = {option["yields_to"]: 3}
            both = {**other, option["name"]: other_value(option)}
            plain = bornes.new(edition["id"], 2, seed=1, options=other)
            assert bornes.new(edition["id"], 2, seed=1, options=both).rules == plain.rules
    assert found > 0


def test_the_bots_that_are_offered_are_all_bots() -> None:
    assert list(TOLD["bots"]) == list(BOTS)
