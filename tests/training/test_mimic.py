"""The command that makes the policy `mimic`, and how like `sharp` it plays."""

from __future__ import annotations

from pathlib import Path

import pytest

import bornes
from bornes import bots, fast
from bornes.fast.policies.net_weights import (
    MIMIC,
    MIMIC_FILE,
    NETS,
    cells_of,
    read,
    read_made,
)
from bornes.training import mimic

TINY = ("--matches", "2", "--passes", "2")


def made(out: Path, *args: str) -> str:
    mimic.main([*TINY, *args, "--out", str(out)])
    return out.read_text("utf-8")


@pytest.mark.long
@pytest.mark.filterwarnings("default")
@pytest.mark.parametrize("net", NETS)
def test_the_file_holds_one_net_made_anew_and_the_other_as_it_was(net: str, tmp_path: Path) -> None:
    made(tmp_path / "mimic.json", "--net", net)
    weights = read(tmp_path / "mimic.json")
    changed = [bool((weights != MIMIC)[cells_of(each)].any()) for each in NETS]
    assert changed == [each == net for each in NETS]
    notes = read_made(tmp_path / "mimic.json")
    command = f"python -m bornes.training.mimic --net {net} --matches 2 --passes 2 --seed 1"
    assert notes == read_made(MIMIC_FILE) | {
        net: {
            "command": command,
            "version": bornes.__version__,
            "seed": 1,
            "parent": None,
        }
    }


@pytest.mark.long
@pytest.mark.filterwarnings("default")
def test_the_same_arguments_give_the_same_file(tmp_path: Path) -> None:
    first = made(tmp_path / "a.json")
    assert made(tmp_path / "b.json", "--jobs", "2") == first
    assert made(tmp_path / "c.json", "--seed", "2") != first


@pytest.mark.parametrize("args", [["--matches", "0"], ["--out", "/nowhere/at/all.json"]])
def test_wrong_arguments_are_refused(args: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        mimic.main(args)
    assert "error" in capsys.readouterr().err


@pytest.mark.parametrize(("edition", "players"), [("parker", 2), ("dujardin", 3), ("rally", 4)])
def test_it_mostly_does_what_sharp_would_do(edition: str, players: int) -> None:
    """Where there is more than one move; without any learning it would be one in six."""
    alike = asked = 0
    for seed in range(6):
        sharp = bots.make("sharp", seed=seed)
        game = bornes.new(edition, players, seed=seed)
        while game.to_act is not None:
            move = sharp.choose(game.view(game.to_act))
            if game.phase == "play" and len(game.legal_moves()) > 1:
                row = fast.from_game(game)
                asked += 1
                alike += move == fast.move_of(row, int(fast.choose(row[None], "mimic")[0]))
            game.apply(move)
    assert asked > 200
    assert alike / asked > 0.8
