"""The page about environments: every field, every size, and the example it tells of."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bornes
from bornes import envs
from examples import train_small
from tests.support.paths import DOCS

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


@pytest.mark.long
def test_a_small_training_learns_to_beat_a_novice_now_and_then() -> None:
    policy = train_small.Policy(envs.encoding("parker", 2))
    before, _ = train_small.measure(train_small.Learned(policy), "novice", pairs=3)
    train_small.train(policy, 300_000, tables=64, seed=1)
    after, _ = train_small.measure(train_small.Learned(policy), "novice", pairs=20)
    assert before < 0.2
    assert after > 0.4  # two in three, with these seeds; a fully trained one wins more


@pytest.mark.long
def test_the_whole_training_beats_a_novice() -> None:
    policy = train_small.Policy(envs.encoding("parker", 2))
    train_small.train(policy, 2_000_000, tables=256, seed=1)
    share, half = train_small.measure(train_small.Learned(policy), "novice", pairs=200)
    assert share - half > 0.5


def test_what_was_learned_can_be_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(tmp_path / "small.npz")
    small = ["--tables", "8", "--pairs", "1"]
    assert train_small.main(["--steps", "600", "--save", file, *small]) == 0
    first = capsys.readouterr().out
    assert train_small.main(["--steps", "0", "--load", file, *small]) == 0
    assert capsys.readouterr().out == first
    assert re.fullmatch(r"won [\d.]+% of 2 matches against novice \(± [\d.]+%\)\n", first)


@pytest.mark.parametrize(
    "wrong",
    [["--bot", "nobody"], ["--pairs", "0"], ["--load", "nothing.npz"], ["--opponent", "nobody"]],
    ids=str,
)
def test_a_mistake_on_its_command_line_is_told(
    wrong: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        train_small.main(["--steps", "64", "--tables", "1", "--pairs", "1", *wrong])
    assert left.value.code == 2
    assert "error:" in capsys.readouterr().err
