"""How the equity tables are made, and the file that comes of it."""

from __future__ import annotations

import json

import numpy as np
import pytest

from bornes import fast
from bornes.bots.equity.table import all_tables, form_of
from bornes.training.equity import SEED, chances, entry_for, forms, main, pairs_of


def test_every_compiled_form_has_a_table() -> None:
    assert {form_of(rules) for rules in forms()} == set(all_tables())


def test_the_table_follows_from_the_hands() -> None:
    """Each side wins 5000 in half of the hands: whoever wins the first is home."""
    table = chances(pairs_of(np.array([[5000, 0], [0, 5000]], np.int32)))

    assert np.allclose(table[1:201, 1:201], 0.5)
    assert table[1, 204] == pytest.approx(0.75)  # who misses 5100 must win twice


def test_the_shipped_hands_are_like_those_that_are_played_now() -> None:
    played = fast.playouts("parker", 2, 4000, seed=SEED, policy="keen").points
    shipped = all_tables()["parker AB"]

    assert played.mean() == pytest.approx(shipped.mean, abs=40)
    assert (played[:, 0] - played[:, 1]).std() == pytest.approx(shipped.spread, rel=0.05)


@pytest.mark.long
def test_the_shipped_tables_are_those_that_the_command_makes() -> None:
    rules = next(rules for rules in forms() if form_of(rules) == "parker AB")
    made = json.loads(json.dumps(entry_for(rules, 4000)))
    shipped = all_tables()["parker AB"]

    assert made["mean"] == pytest.approx(shipped.mean, abs=40)
    assert made["spread"] == pytest.approx(shipped.spread, rel=0.05)
    for row, kept in zip(made["chances"], shipped.chances, strict=True):
        assert row == pytest.approx(kept[: len(row)], abs=0.04)


@pytest.mark.parametrize("args", [["--hands", "0"], ["--out", "/nowhere/at/all.json"]])
def test_the_command_refuses_wrong_arguments(
    args: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(args)
    assert "error" in capsys.readouterr().err
