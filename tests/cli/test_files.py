"""The commands that read files: scenarios are run, and records are looked back at."""

import json
import re
from pathlib import Path

import pytest

import bornes
from bornes.engine.randomness import pick
from bornes.locales import Messages
from bornes.terminal.reports.record import Replayed, moves_text
from tests.support.command_line import Run, runner


@pytest.fixture(name="run")
def fixture_run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    return runner(monkeypatch, capsys)


# --- scenarios --------------------------------------------------------------------

GOOD = """\
title: One may roll
edition: parker
players: 2
position: {to_play: 1, hands: {1: [roll, 25, 25, 50, 50, 75, 100]}}
steps:
  - do: "1: play roll"
  - expect: {rolling: {A: true}}
"""
FAILING = GOOD.replace("A: true", "A: false")
REFUSED = GOOD.replace("[roll, ", "[nonsense, ")
NO_SCENARIO = "just: a mapping\n"


def scenario_files(folder: Path, **texts: str) -> None:
    for name, text in texts.items():
        (folder / f"{name}.yaml").write_text(text, "utf-8")


def test_scenarios_that_pass(run: Run, tmp_path: Path) -> None:
    scenario_files(tmp_path, a=GOOD, b=GOOD)
    assert run("scenario", str(tmp_path)) == (0, "2 passed, 0 failed\n", "")


def test_a_scenario_that_fails_is_reported_with_step_and_finding(run: Run, tmp_path: Path) -> None:
    scenario_files(tmp_path, a=GOOD, b=FAILING)
    status, out, err = run("scenario", str(tmp_path))

    assert (status, err) == (1, "")
    assert out.splitlines() == [
        f"{tmp_path / 'b.yaml'}: step 2: rolling: A expected False, found True",
        "1 passed, 1 failed",
    ]


@pytest.mark.parametrize("text", [REFUSED, NO_SCENARIO, "a: [", "\x00", ""])
def test_no_scenario_wins_over_a_failure_and_the_rest_still_run(
    run: Run, tmp_path: Path, text: str
) -> None:
    scenario_files(tmp_path, a=text, b=FAILING, c=GOOD)
    status, out, _ = run("scenario", str(tmp_path))
    lines = out.splitlines()

    assert status == 2
    assert len(lines) == 3
    assert lines[0].startswith(f"{tmp_path / 'a.yaml'}: ")
    assert lines[1].startswith(f"{tmp_path / 'b.yaml'}: step 2: ")
    assert lines[2] == "1 passed, 2 failed"


def test_a_finding_of_several_lines_is_reported_on_one(run: Run, tmp_path: Path) -> None:
    scenario_files(tmp_path, a=GOOD.replace('"1: play roll"', '"1: play\\nroll"'))
    status, out, _ = run("scenario", str(tmp_path))

    assert (status, len(out.splitlines())) == (1, 2)


def test_missing_and_unreadable_paths_are_reported(run: Run, tmp_path: Path) -> None:
    (tmp_path / "bytes.yaml").write_bytes(b"\xff\xfe")
    scenario_files(tmp_path, good=GOOD)
    missing, long = tmp_path / "missing", tmp_path / ("x" * 300)
    names = (missing, long, tmp_path / "bytes.yaml", tmp_path / "good.yaml")
    status, out, _ = run("scenario", *map(str, names))
    lines = out.splitlines()

    assert status == 2
    assert [line.startswith(f"{name}: ") for line, name in zip(lines, names, strict=True)] == [
        True,
        True,
        True,
        False,
    ]
    assert lines[-1] == "1 passed, 3 failed"


def test_folders_are_walked_in_order_for_both_endings(run: Run, tmp_path: Path) -> None:
    (tmp_path / "deep" / "er").mkdir(parents=True)
    (tmp_path / "folder.yaml").mkdir()
    for name in ("b.yaml", "a.yml", "deep/er/c.yaml", "notes.txt", "folder.yaml/z.yaml"):
        (tmp_path / name).write_text(FAILING, "utf-8")
    status, out, _ = run("scenario", str(tmp_path))
    reported = [line.partition(": ")[0] for line in out.splitlines()[:-1]]

    names = ("a.yml", "b.yaml", "deep/er/c.yaml", "folder.yaml/z.yaml")
    assert status == 1
    assert reported == [str(tmp_path / name) for name in names]


def test_an_empty_folder_has_none_that_fail(run: Run, tmp_path: Path) -> None:
    assert run("scenario", str(tmp_path)) == (0, "0 passed, 0 failed\n", "")


# --- looking back -----------------------------------------------------------------


@pytest.fixture(name="record")
def fixture_record(tmp_path: Path) -> Path:
    """A match of one hand, played at random."""
    game = bornes.new("parker", 2, seed=5, options={"match_hands": 1})
    while game.phase != "over":
        moves = game.legal_moves()
        game.apply(moves[pick(5, f"test|{len(game.story)}", len(moves))])
    assert game.match_outcome is not None
    path = tmp_path / "record"
    path.write_text(game.record(), "utf-8")
    return path


def test_a_record_is_shown_at_its_end(run: Run, record: Path) -> None:
    result = run("replay", str(record))
    game = bornes.replay(record.read_text("utf-8"))

    assert (result.status, result.err) == (0, "")
    moves = len(re.findall(r"^\d: ", record.read_text("utf-8"), re.MULTILINE))
    assert result.out.startswith(f"After {moves} moves\n")
    assert "Score sheet" in result.out
    assert str(game.scores["A"]) in result.out


def test_a_record_is_shown_after_some_moves(run: Run, record: Path) -> None:
    text = record.read_text("utf-8")
    shown = [run("replay", str(record), "--to", str(n)).out for n in (0, 1, 2)]

    assert shown[0].startswith("Before the first move\n")
    assert shown[1].startswith("After 1 move\n")
    assert len(set(shown)) == 3
    hand = bornes.replay(text, moves=1).view(2).hand
    names = Messages("en", "parker")
    for card in hand:
        assert names.card(card) in shown[1].partition("Seat 2: ")[2]


def test_a_view_shows_no_other_hand(run: Run, record: Path) -> None:
    shown = run("replay", str(record), "--to", "1", "--view", "2").out

    assert "Your cards: " in shown
    assert "Seat 1: " not in shown
    assert run("replay", str(record), "--view", "3").status == 2


def test_the_moves_of_a_record_are_listed(run: Run, record: Path) -> None:
    shown = run("replay", str(record), "--moves").out
    listed = re.findall(r"^ +\d+  (\d: .+)$", shown, re.MULTILINE)

    assert listed == re.findall(r"^\d: .+$", record.read_text("utf-8"), re.MULTILINE)
    assert "Seat 1 draws " in shown
    assert "Seat 2 draws " in shown
    own = run("replay", str(record), "--moves", "--view", "2").out
    assert "Seat 1 draws " not in own
    assert "Seat 2 draws " in own
    assert not re.search(r"^ +\d+  \d: ", own, re.MULTILINE)


def test_a_pass_is_not_listed_for_a_seat() -> None:
    game = bornes.position(
        {
            "edition": "dujardin",
            "players": 2,
            "position": {
                "to_play": 1,
                "hands": {1: ["stop", *["25"] * 6], 2: ["right_of_way", *["50"] * 5]},
                "sides": {"B": {"battle": ["roll"]}},
            },
        }
    )
    moves = []
    for text in ("1: play stop on B", "2: pass"):
        moves.append((bornes.Move.parse(text), len(game.log)))
        game.apply(text)
    looked_at, messages = Replayed(game, tuple(moves)), Messages("en", "dujardin")

    assert "   2  2: pass" in moves_text(looked_at, None, messages)
    for seat in (1, 2):
        assert not any("pass" in line for line in moves_text(looked_at, seat, messages))


def test_a_position_as_data(run: Run, record: Path) -> None:
    data = json.loads(run("replay", str(record), "--to", "7", "--json").out)
    game = bornes.replay(record.read_text("utf-8"), moves=7)

    assert data["edition"] == "parker"
    assert data["options"] == {"match_hands": 1}
    assert data == json.loads(json.dumps(bornes.write_position(game)))
    assert bornes.position(data) == bornes.position(bornes.write_position(game))
    own = json.loads(run("replay", str(record), "--to", "7", "--json", "--view", "1").out)
    assert list(own["position"]["hands"]) == ["1"]
    assert "draw" not in own["position"]
    assert "seed" not in own["position"]


def test_a_hand_that_is_over_has_no_position(run: Run, record: Path) -> None:
    result = run("replay", str(record), "--json")
    assert (result.status, result.out) == (2, "")
    assert "--to" in result.err


def test_a_record_has_an_end(run: Run, record: Path) -> None:
    result = run("replay", str(record), "--to", "100000")
    assert (result.status, result.out) == (2, "")
    assert "100000" in result.err
