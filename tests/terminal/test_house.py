"""House rules at the terminal: chosen by number, refused with the reason, kept and used by name."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bornes.editions.house_fields import HOUSE_GROUPS
from bornes.locales import LANGUAGES, Messages
from bornes.terminal.match.house_sets import HouseSet, keep_set, kept_sets, set_named, sets_file
from bornes.terminal.mistakes import Mistake
from tests.support.conversation import WIDEST, played

GROUPS = list(HOUSE_GROUPS)
PLAY = len(GROUPS) + 1
KEEP = PLAY + 1
NAME = "as at grandmother's"
DUJARDIN = "1"
"""The number of the edition in the first question."""
OWN = "2"
"""The number of the choice to have rules of one's own."""


@pytest.fixture(autouse=True)
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    return tmp_path / "bornes" / "house-sets.json"


def rule(name: str, *answers: object) -> list[object]:
    """The lines that choose a rule in its group, and go back."""
    group = next(group for group, names in HOUSE_GROUPS.items() if name in names)
    names = HOUSE_GROUPS[group]
    place = [GROUPS.index(group) + 1, names.index(name) + 1]
    return [*place, *answers, len(names) + 1]


def typed(*lines: object) -> str:
    return "".join(f"{line}\n" for line in (DUJARDIN, 2, *lines, "quit"))


def test_house_rules_are_chosen_in_plain_words_with_print_first() -> None:
    lines = [OWN, *rule("hazard_on_hazard", 2), *rule("hand_size", 7), *rule("points.trip", 500)]
    deck = rule("deck", "200: 5, stop: 3")
    shown = played(typed(*lines, *deck, PLAY), terminal=True)

    assert "A hazard may be laid on another hazard: no (as printed)" in shown
    assert "  1  no (as printed)\n  2  yes\n" in shown
    assert "On the road (one changed)" in shown
    for told in (
        "House rule: A hazard may be laid on another hazard: yes",
        "House rule: Cards in hand: 7",
        "House rule: Winning the hand: 500 points",
        "House rule: How many of each card: 200: 5, stop: 3",
    ):
        assert told in shown
    assert max(len(line.partition(" > ")[0]) for line in shown.splitlines()) <= WIDEST


def test_enter_is_as_printed_everywhere() -> None:
    assert "House rule:" not in played(typed(""), terminal=True)
    lines = [OWN, *rule("hand_size", 7), *rule("hand_size", ""), *rule("hazard_on_hazard", "")]
    assert "House rule:" not in played(typed(*lines, ""), terminal=True)
    assert "House rule:" not in played(typed(OWN, *rule("circuit", ""), ""), terminal=True)


def test_what_makes_no_sense_is_refused_with_the_reason_and_not_set() -> None:
    reason = Messages("en", "dujardin").text("house-no-rule-extension-short")
    shown = played(typed(OWN, *rule("target", 1000), PLAY), terminal=True)
    assert reason in " ".join(shown.split())
    assert "House rule:" not in shown
    none = played(
        typed(OWN, *rule("extension_to", "none"), *rule("target", 1000), PLAY), terminal=True
    )
    assert "House rule: Distance to drive: 1000 km" in none
    assert "House rule: Distance after an extension: no extension" in none


@pytest.mark.parametrize(
    ("name", "answer"),
    [("hand_size", "many"), ("hand_size", 99), ("deck", "{"), ("deck", "ace: 1")],
)
def test_what_cannot_be_read_is_refused(name: str, answer: object) -> None:
    shown = played(typed(OWN, *rule(name, answer), PLAY), terminal=True)
    assert "House rule:" not in shown
    assert "[You 0, stopped" in shown


def test_whoever_leaves_while_choosing_has_begun_nothing() -> None:
    assert played(typed(), terminal=True).endswith("No game was begun.\n")
    assert played(typed(OWN), terminal=True).endswith("No game was begun.\n")
    assert played("1\n2\n2\n1\n", terminal=True).endswith("No game was begun.\n")


def test_a_set_is_kept_under_a_name_and_offered_again(file: Path) -> None:
    lines = [OWN, *rule("hand_size", 7), *rule("points.trip", 500), KEEP, NAME, PLAY]
    shown = played(typed(*lines), terminal=True)
    assert f"Kept in {file}" in " ".join(shown.split())
    assert json.loads(file.read_text("utf-8")) == {
        NAME: {"edition": "dujardin", "house": {"hand_size": 7, "points": {"trip": 500}}}
    }
    again = played(typed(3), terminal=True)
    assert f"  3  {NAME}" in again
    assert "House rule: Cards in hand: 7" in again
    assert NAME not in played("3\n2\n\nquit\n", terminal=True), "it is for another edition"


def test_a_set_is_used_by_its_name(file: Path) -> None:
    keep_set(file, NAME, HouseSet("arche", {"hand_size": 5, "most_200s": 1}))
    shown = played("", house_set=NAME, seed=1)
    assert shown.startswith(Messages("en").text("edition-arche"))
    assert "House rule: Cards in hand: 5" in shown
    more = played("", house_set=NAME, house={"hand_size": 3}, edition="arche", players=3, seed=1)
    assert "House rule: Cards in hand: 3" in more
    assert "House rule: How many 200s in a hand: 1" in more


def test_a_set_that_does_not_fit_is_refused(file: Path) -> None:
    keep_set(file, NAME, HouseSet("arche", {}))
    refused: dict[str, dict[str, object]] = {
        "house-set-unknown": {"house_set": "elsewhere"},
        "house-set-edition": {"house_set": NAME, "edition": "parker"},
        "play-resume-alone": {"house_set": NAME, "resume": Path("some.txt")},
    }
    for key, wanted in refused.items():
        with pytest.raises(Mistake) as mistake:
            played("", **wanted)  # type: ignore[arg-type]
        assert mistake.value.key == key


@pytest.mark.parametrize("text", ["{", "[]", '{"a": 1}', '{"a": {"edition": "arche"}}'])
def test_a_file_that_holds_no_sets_is_not_overwritten(file: Path, text: str) -> None:
    file.parent.mkdir()
    file.write_text(text, "utf-8")
    with pytest.raises(Mistake) as mistake:
        keep_set(file, NAME, HouseSet("arche", {}))
    assert mistake.value.key == "house-sets-unreadable"
    assert file.read_text("utf-8") == text


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "bornes").write_text("in the way", "utf-8")
    with pytest.raises(Mistake) as mistake:
        keep_set(tmp_path / "bornes" / "house-sets.json", NAME, HouseSet("arche", {}))
    assert mistake.value.key == "play-save-failed"


def test_sets_are_where_the_system_keeps_settings(tmp_path: Path) -> None:
    told = tmp_path / "settings"
    for name in ("XDG_CONFIG_HOME", "APPDATA"):
        assert sets_file({name: str(told)}) == told / "bornes" / "house-sets.json"
    assert sets_file({}) == Path.home() / ".config" / "bornes" / "house-sets.json"
    assert kept_sets(tmp_path / "nothing.json") == {}
    keep_set(told / "sets.json", "b", HouseSet("arche", {}))
    keep_set(told / "sets.json", "a", HouseSet("rally", {"hand_size": 7}))
    assert list(kept_sets(told / "sets.json")) == ["a", "b"]
    assert set_named(told / "sets.json", "a").edition == "rally"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_group_and_field_can_be_looked_at(language: str) -> None:
    looked: list[object] = [OWN]
    for group, names in HOUSE_GROUPS.items():
        for name in names:
            looked += [GROUPS.index(group) + 1, names.index(name) + 1, "", len(names) + 1]
    shown = played(typed(*looked, PLAY), language, terminal=True)
    # On a terminal Enter ends the line; here what follows stands behind the last choice.
    assert max(len(line.partition(" > ")[0]) for line in shown.splitlines()) <= WIDEST
    assert Messages(language, "dujardin").text("play-how-to") in shown
