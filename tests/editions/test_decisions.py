"""docs/editions.md names the field that turns each decision: it is played, and does turn it."""

import re
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import yaml

from bornes import EDITIONS, Refused
from bornes.editions import OPTIONS
from bornes.editions.house import HOUSE_FIELDS
from bornes.scenarios import load_scenario, run_scenario
from tests.support.paths import DOCS, SCENARIOS

ROW = re.compile(r"^\| ((?:\d+\.\d+(?:, )?)+) ([^|]+) \| ([^|]+) \| ([^|]+) \|$")
WORD = re.compile(r"(option )?`(\w+)`")


@dataclass(frozen=True)
class Decision:
    """A row of the page: what was decided, and what turns it."""

    edition: str
    cites: tuple[str, ...]
    text: str
    turned_by: str

    def named(self) -> list[tuple[str, str]]:
        """The options and fields that turn it; what stands after a dash is a reason only."""
        text = re.sub(r"\([^)]*\)", "", self.turned_by)
        return [("options" if option else "house", name) for option, name in WORD.findall(text)]


def decisions() -> Iterator[Decision]:
    edition = ""
    for line in (DOCS / "editions.md").read_text("utf-8").splitlines():
        if line.startswith("## "):
            edition = line.removeprefix("## ").strip("`")
        elif row := ROW.match(line):
            yield Decision(edition, tuple(row[1].split(", ")), row[2], row[4])


DECISIONS = list(decisions())
NAMED = [(each, where, name) for each in DECISIONS for where, name in each.named()]


def played(mapping: dict[str, Any], path: Path) -> bool:
    """Whether a scenario goes as it is written."""
    path.write_text(yaml.safe_dump(mapping, sort_keys=False), "utf-8")
    try:
        return run_scenario(*load_scenario(path)) is None
    except Refused:
        return False


def test_the_page_is_read() -> None:
    told = {each.edition for each in DECISIONS}
    assert told == set(EDITIONS), "docs/editions.md has no table of decisions for one"
    assert len(DECISIONS) > 40
    for each in DECISIONS:
        assert each.named() or re.match(r"– \(.+\)$", each.turned_by), each
        assert "–" not in each.text


@pytest.mark.parametrize(
    ("decision", "where", "name"),
    [pytest.param(*each, id=f"{each[0].edition}-{each[0].cites[0]}-{each[2]}") for each in NAMED],
)
def test_what_is_named_turns_the_decision(
    decision: Decision, where: str, name: str, tmp_path: Path
) -> None:
    assert name in (OPTIONS if where == "options" else HOUSE_FIELDS)
    shown = 0
    for path in sorted((SCENARIOS / decision.edition).glob("*.yaml")):
        scenario = yaml.safe_load(path.read_text("utf-8"))
        if name in scenario.get(where, {}) and set(decision.cites) & set(scenario["cites"]):
            without = deepcopy(scenario)
            del without[where][name]
            copy = tmp_path / "scenario.yaml"
            shown += played(scenario, copy) and not played(without, copy)
    assert shown, f"no scenario of {decision.edition} shows {name} for {decision.cites}"


def test_every_reading_of_rules_14_is_named() -> None:
    page = (DOCS / "rules.md").read_text("utf-8")
    table = page[page.index("## 14.") :]
    fields = set(re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE))

    assert len(fields) >= 9, "the table is found"
    assert fields <= set(HOUSE_FIELDS)
    assert fields <= {name for _, _, name in NAMED}
