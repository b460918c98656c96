"""The page about environments: every field, every size, and the example it tells of."""

from __future__ import annotations

import importlib
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import bornes
from bornes import arena, envs
from tests.support.paths import DOCS, ROOT

PAGE = DOCS / "envs.md"


def sizes_table() -> str:
    """The sizes of observations and actions, as the page has them."""
    rows = ["| edition | players | observation | actions |", "|---|---|---|---|"]
    for edition in bornes.EDITIONS.values():
        for players in edition.tables:
            coding = envs.encoding(edition.id, players)
            sizes = f"{coding.observation_size} | {coding.action_count}"
            rows.append(f"| `{edition.id}` | {players} | {sizes} |")
    return "\n".join(rows)


def rows(section: str) -> dict[str, list[str]]:
    """The rows of the tables of fields, by the names in their first cells."""
    text = PAGE.read_text("utf-8").partition(f"## {section}\n")[2].partition("\n## ")[0]
    found = {}
    for line in text.split("\n"):
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        for name in re.findall(r"`(\w+)`", cells[0]) if len(cells) == 4 else ():
            found[name] = cells
    return found


def test_the_sizes_are_those_of_the_page() -> None:
    assert sizes_table() in PAGE.read_text("utf-8")


def test_every_field_is_described_in_its_order() -> None:
    described = list(rows("Observations"))
    assert described == list(envs.encoding("volant", 3).fields)
    plain = list(envs.encoding("parker", 3).fields)
    assert described[: len(plain)] == plain


@pytest.mark.parametrize("table", [("parker", 6), ("arche", 3), ("volant", 4)], ids=str)
def test_the_fields_have_the_numbers_and_scales_of_the_page(table: tuple[str, int]) -> None:
    coding = envs.encoding(*table)
    kinds, rules = coding.kinds, coding.rules
    deck = dict(rules.deck)
    words = {
        "seats": rules.players,
        "sides": len(rules.sides),
        "kinds": len(kinds.cards),
        "hazards": len(kinds.hazards),
        "battle hazards": len(kinds.battle),
        "safeties": len(kinds.safeties),
        "distances": len(kinds.distances),
        "squares": 40,
        "lanes": 3,
        "hand size": rules.hand_size,
        "deck": len(rules.cards),
        "what wins the match": rules.match_total if rules.scored else 1,
    }
    for name, (_, numbers, scale, _) in rows("Observations").items():
        if name not in coding.fields:
            continue
        field = coding.fields[name]
        parts = numbers.replace(" + 1", "").split(" × ")
        shape = tuple(words.get(part) or int(part) for part in parts)
        assert field.shape == tuple(n + ("+ 1" in numbers) for n in shape), name
        if scale == "in the deck":
            cards = kinds.distances if name == "distance" else kinds.cards
            assert field.scale == tuple(deck[card] for card in cards), name
        elif scale != "as above":
            assert field.scale == (words.get(scale) or int(scale),), name


# --- the worked example ---------------------------------------------------------------


@pytest.fixture
def ppo(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The example, found as somebody in its folder finds it."""
    monkeypatch.syspath_prepend(str(ROOT / "examples"))
    return importlib.import_module("ppo")


def test_a_short_learning_is_repeatable_and_its_result_plays(ppo: Any, tmp_path: Path) -> None:
    files = [str(tmp_path / f"{name}.npz") for name in ("one", "other")]
    for file in files:
        ppo.learn(file, 1, 3, "thumb")
    with np.load(files[0]) as one, np.load(files[1]) as other:
        assert all(np.array_equal(one[name], other[name]) for name in one.files)
    found = arena.play([f"ppo:Learned:weights={files[0]}", "random"], matches=2, seed=1)
    assert not found.forfeits


@pytest.mark.long
def test_a_learning_of_two_million_steps_beats_a_novice(ppo: Any, tmp_path: Path) -> None:
    file = str(tmp_path / "ppo.npz")
    ppo.learn(file, 2_000_000, 1, "thumb")
    found = arena.play([f"ppo:Learned:weights={file}", "novice"], matches=100, seed=1)
    assert found[f"ppo:Learned:weights={file}"].rate.won > 60
