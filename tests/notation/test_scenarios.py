"""Every scenario goes as it is written."""

from collections.abc import Mapping
from pathlib import Path

import pytest
import yaml

from bornes import EDITIONS, Refused
from bornes.notation.files import NotationError
from bornes.scenarios import _EXPECTED, load_scenario, run_scenario
from tests.support.paths import SCENARIOS

PATHS = sorted(SCENARIOS.rglob("*.yaml"))


def test_every_edition_has_scenarios_in_a_folder_of_its_name() -> None:
    assert {path.parent.name for path in PATHS} == set(EDITIONS)
    assert {path for path in SCENARIOS.rglob("*") if path.is_file()} == set(PATHS)


@pytest.mark.parametrize("path", PATHS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_scenario(path: Path) -> None:
    scenario, game = load_scenario(path)

    assert scenario.start["edition"] == path.parent.name
    assert path.stem.split("-")[0] in scenario.cites
    assert scenario.steps
    failure = run_scenario(scenario, game)
    assert failure is None, f"{scenario.title}: {failure}"


HERE = {
    "title": "A hand won with a 50",
    "edition": "dujardin",
    "players": 2,
    "position": {
        "to_play": 1,
        "hands": {1: [50, 25], 2: [25]},
        "draw": [],
        "discard": ["stop"],
        "sides": {
            "A": {"battle": ["roll"], "distance": [200, 200, 75, 75, 100], "speed": []},
            "B": {"battle": ["roll"], "speed": ["speed_limit"], "safeties": ["extra_tank!"]},
        },
        "scores": {"A": 4000},
    },
}
OVER: list[Mapping[str, object]] = [{"do": "1: play 50"}, {"do": "1: finish"}]


WRONG: list[tuple[list[Mapping[str, object]], int, str]] = [
    ([{"do": "1: play 25"}, {"do": "1: play 100"}], 2, "refused"),
    ([{"refuse": "1: play 25"}], 1, "accepted"),
    ([{"expect": {"to_act": 2}}], 1, "expected 2, found 1"),
    ([{"expect": {"phase": "draw"}}], 1, "expected 'draw', found 'play'"),
    ([{"expect": {"km": {"A": 600}}}], 1, "A expected 600, found 650"),
    ([{"expect": {"battle": {"A": None}}}], 1, "found 'roll'"),
    ([{"expect": {"speed": {"B": None}}}], 1, "found 'speed_limit'"),
    ([{"expect": {"rolling": {"A": False}}}], 1, "found True"),
    ([{"expect": {"limited": {"B": False}}}], 1, "found True"),
    ([{"expect": {"safeties": {"B": ["extra_tank"]}}}], 1, "extra_tank!"),
    ([{"expect": {"hazards": {"B": []}}}], 1, "speed_limit"),
    ([{"expect": {"hand": {1: [25]}}}], 1, "'50'"),
    ([{"expect": {"hand_size": {1: True}}}], 1, "found 2"),
    ([{"expect": {"draw_size": 1}}], 1, "expected 1, found 0"),
    ([{"expect": {"discard_top": "roll"}}], 1, "found 'stop'"),
    ([{"expect": {"can": ["1: play 100"]}}], 1, "'1: play 100' is refused"),
    ([{"expect": {"cannot": ["1: play 25"]}}], 1, "'1: play 25' is legal"),
    ([{"expect": {"square": {"A": 3}}}], 1, "expected 3, found 0"),
    ([{"expect": {"lane": {"A": 1}}}], 1, "expected 1, found None"),
    ([*OVER, {"expect": {"winner": "B"}}], 3, "found ['A']"),
    ([*OVER, {"expect": {"points": {"A": {"trip": 300}}}}], 3, "A trip expected 300"),
    ([*OVER, {"expect": {"hand_total": {"A": 0}}}], 3, "A expected 0"),
    ([*OVER, {"expect": {"scores": {"A": 4000}}}], 3, "A expected 4000"),
    ([*OVER, {"expect": {"match_winner": None}}], 3, "found ['A']"),
    ([{"expect": {"km": {"C": 0}}}], 1, "can't compare"),
    ([{"expect": {"hand": 7}}], 1, "can't compare"),
]


@pytest.mark.parametrize(("steps", "number", "found"), WRONG)
def test_what_does_not_go_as_written_is_said_with_its_step(
    steps: list[Mapping[str, object]], number: int, found: str
) -> None:
    failure = run_scenario(*load_scenario({**HERE, "steps": steps}))

    assert failure is not None
    assert failure.step == number
    assert found in str(failure)


@pytest.mark.parametrize(
    ("steps", "place"),
    [
        ([{"do": "1: play 25"}, {"expect": {"toact": 1}}], "steps.2.expect.toact"),
        ([{"do": "1: play 25", "refuse": "1: play 25"}], "steps.1"),
        ([{"do": 5}], "steps.1.do"),
    ],
)
def test_what_can_not_be_read_is_said_with_its_step_too(
    steps: list[Mapping[str, object]], place: str, tmp_path: Path
) -> None:
    with pytest.raises(Refused) as refused:
        load_scenario({**HERE, "steps": steps})
    assert str(refused.value).startswith(f"{place}: ")

    path = tmp_path / "scenario.yaml"
    path.write_text(yaml.safe_dump({**HERE, "steps": steps}, sort_keys=False))
    with pytest.raises(NotationError, match=f": {place}: ") as located:
        load_scenario(path)
    found = path.read_text().splitlines()[(located.value.line or 0) - 1]
    assert found.strip(" -").startswith(("expect", "toact", "do"))


def test_every_expectation_can_fail() -> None:
    tried = [steps[-1].get("expect") for steps, _, _ in WRONG]

    assert {key for wanted in tried if isinstance(wanted, dict) for key in wanted} == set(_EXPECTED)
