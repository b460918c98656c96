"""How often what is called a chance comes true, for chances that are known to be right or wrong."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from bornes.bots.equity.table import equity_of
from bornes.fast.kernel.layout import SIDE, SIDE_CELLS, SIDE_OF, TO_ACT, TOTAL, Rows
from bornes.training import calibration, ship
from bornes.training.calibration import Floats, Moments, moments, table
from bornes.training.table_kinds import Setting
from tests.support.some_nets import write_checkpoint

SETTING = Setting("parker", 2)


def by_score(rows: Rows, number: int) -> Floats:
    """The chance that the score of the match alone gives."""
    equity, found = equity_of(SETTING.rules), []
    for row in rows:
        totals = [int(row[SIDE + side * SIDE_CELLS + TOTAL]) for side in range(2)]
        found.append(equity.chances(totals, number - 1)[row[SIDE_OF + row[TO_ACT]]])
    return np.array(found)


def test_what_the_score_says_is_true_on_the_whole() -> None:
    found = moments(SETTING, "keen", by_score, 300, 0.01, seed=3)
    wrong = Moments(1 - found.called, found.won, found.match)

    assert len(found.won) > 300
    assert abs(found.called.mean() - found.won.mean()) < 0.08
    assert found.brier < 0.25 < wrong.brier


def test_the_curve_has_a_line_for_each_tenth_that_was_called() -> None:
    called = np.array([0.05, 0.07, 0.55, 0.55, 1.0])
    found = Moments(called, np.array([0.0, 0.0, 1.0, 0.0, 1.0]), np.array([0, 1, 2, 3, 3]))
    lines = table(found).splitlines()

    assert lines[2:5] == [
        "| 0 to 10 % | 6.0 % | 0.0 % (0.0) | 2 |",
        "| 50 to 60 % | 55.0 % | 50.0 % (35.4) | 2 |",
        "| 90 to 100 % | 100.0 % | 100.0 % (0.0) | 1 |",
    ]
    assert lines[-1] == "Brier score 0.1025, 5 moments"


def test_the_value_net_of_a_file_is_asked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    net = str(tmp_path / "some.net")
    checkpoint = str(write_checkpoint(tmp_path / "some.npz"))
    ship.main([checkpoint, "--out", net, "--hands", "20", "--matches", "2"])
    capsys.readouterr()
    calibration.main(["--net", net, "--matches", "30", "--share", "0.02"])
    assert "moments" in capsys.readouterr().out.splitlines()[-1]
    with pytest.raises(SystemExit):
        calibration.main([])
