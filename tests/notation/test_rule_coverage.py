"""Every statement of docs/rules.md has a scenario that cites it, and every citation a statement."""

import re
from collections import defaultdict
from collections.abc import Mapping
from functools import cache

import pytest
import yaml

from bornes import EDITIONS
from tests.support.paths import DOCS, SCENARIOS

PAGE = DOCS / "rules.md"
SECTION = re.compile(r"^## (\d+)\. (.*)$")
STATEMENT = re.compile(r"^(\d+\.\d+) ")
WITH_TABLES = ("2", "9", "13", "14")
"""Sections whose table says something by itself; it is cited by the section's number."""


@cache
def statements() -> Mapping[str, str]:
    """The text of each statement by its number; a section's own text is what comes before them."""
    texts: dict[str, list[str]] = {}
    number = ""
    for block in PAGE.read_text("utf-8").split("\n\n"):
        if section := SECTION.match(block):
            number = section[1]
        elif statement := STATEMENT.match(block):
            number = statement[1]
            assert number not in texts, f"{number} stands twice"
        if "." in number or number in WITH_TABLES:
            texts.setdefault(number, []).append(block)
    return {number: "\n\n".join(blocks) for number, blocks in texts.items()}


@cache
def citations() -> Mapping[str, Mapping[str, tuple[str, ...]]]:
    """For each number, the scenarios that cite it, by edition."""
    found: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for path in sorted(SCENARIOS.rglob("*.yaml")):
        scenario = yaml.safe_load(path.read_text("utf-8"))
        for number in scenario["cites"]:
            # A bare 12.10 is the number 12.1 to YAML, so that only text can be trusted.
            assert isinstance(number, str), f"{path}: {number} is not text"
            found[number][scenario["edition"]].append(path.name)
    return {
        number: {edition: tuple(names) for edition, names in editions.items()}
        for number, editions in found.items()
    }


def test_the_page_is_read() -> None:
    numbers = list(statements())

    assert {"1.1", "1.2", "1.3", "2", "2.1", "9", "9.3", "12.19", "13"} <= set(numbers)
    in_order = sorted(numbers, key=lambda number: [int(part) for part in number.split(".")])
    assert numbers == in_order
    for section, last in (("4", 9), ("8", 4), ("11", 9), ("12", 19)):
        assert [n for n in numbers if n.startswith(f"{section}.")] == [
            f"{section}.{part}" for part in range(1, last + 1)
        ]


@pytest.mark.parametrize("number", statements())
def test_a_statement_has_a_scenario(number: str) -> None:
    assert citations().get(number)


@pytest.mark.parametrize("number", statements())
def test_an_edition_named_in_a_statement_has_a_scenario_of_its_own(number: str) -> None:
    named = {edition for edition in EDITIONS if f"`{edition}`" in statements()[number]}

    assert named <= set(citations()[number])


def test_every_citation_is_of_a_statement() -> None:
    assert set(citations()) <= set(statements())
