"""The command that makes the weights of the policy `keen`."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import numpy as np
import pytest

from bornes import fast
from bornes.bots import keen_making
from bornes.fast.keen_signs import SIGNS
from bornes.fast.keen_weights import FORMAT, MOVES, weights_of

TINY = ("--positions", "12", "--worlds", "4")


def made(out: Path, *args: str) -> str:
    keen_making.main([*TINY, *args, "--out", str(out)])
    return out.read_text("utf-8")


def test_the_file_holds_weights_that_the_policy_reads(tmp_path: Path) -> None:
    kept = json.loads(made(tmp_path / "keen.json"))
    assert kept["format"] == FORMAT
    assert list(kept["weights"]) == list(MOVES)
    assert np.count_nonzero(weights_of(kept["weights"])) > 100


def test_the_same_arguments_give_the_same_file(tmp_path: Path) -> None:
    first = made(tmp_path / "a.json")
    assert made(tmp_path / "b.json") == first
    assert made(tmp_path / "c.json", "--seed", "2") != first


def test_every_legal_move_is_described() -> None:
    positions = keen_making.positions(Random(5))
    for _ in range(60):
        game = next(positions)
        actions, shown = keen_making.shown_in(game)
        row = fast.from_game(game)
        assert {fast.move_of(row, action) for action in actions} == set(game.legal_moves())
        assert len(actions) == len(set(actions)) == len(shown)
        # Finishing a hand is what extending it is compared with.
        assert all(shown) or game.phase == "extension"


def test_signs_have_their_places() -> None:
    assert len(SIGNS) == len(set(SIGNS)) < 64
    assert len(MOVES) == len(set(MOVES))


@pytest.mark.parametrize("args", [["--positions", "0"], ["--out", "/nowhere/at/all.json"]])
def test_wrong_arguments_are_refused(args: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        keen_making.main(args)
    assert "error" in capsys.readouterr().err
