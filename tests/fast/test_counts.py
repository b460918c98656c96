"""The counts of move sequences in tests/counts: engine and compiled rules agree with them."""

from pathlib import Path

import numpy as np
import pytest

import bornes
from bornes import Game, fast
from bornes.fast.kernel.layout import Rows
from bornes.notation.files import parse_yaml
from tests.support.fast_games import PLAIN
from tests.support.paths import COUNTS
from tools.counts import count

PATHS = sorted(COUNTS.glob("*.yaml"))


def read(path: Path) -> tuple[Game, list[int]]:
    source = dict(parse_yaml(path.read_text("utf-8")))
    kept = source.pop("counts")
    assert isinstance(kept, list)
    return bornes.position(source), kept


def count_compiled(hands: Rows, depth: int) -> list[int]:
    """The counts for one move, two moves and so on: all hands of one length at a time."""
    found = []
    for step in range(depth):
        allowed = fast.legal_mask(hands)
        found.append(int(allowed.sum()))
        if not allowed.any():
            found += [0] * (depth - step - 1)
            break
        rows, actions = np.nonzero(allowed)
        if step < depth - 1:
            hands = hands[rows]
            fast.apply(hands, actions)
    return found


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_the_compiled_rules_count_as_the_file_says(path: Path) -> None:
    game, kept = read(path)
    assert count_compiled(fast.from_game(game)[np.newaxis], len(kept)) == kept


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_the_engine_counts_as_the_file_says(path: Path) -> None:
    game, kept = read(path)
    assert [count(game, depth) for depth in range(1, len(kept) + 1)] == kept


def test_every_edition_and_number_of_players_has_its_files() -> None:
    there = {tuple(path.stem.split("-")[:2]) for path in PATHS}
    assert there == {(table.edition, str(table.players)) for table in PLAIN}
    for moment in ("start", "middle", "react", "extension", "empty"):
        assert any(path.stem.endswith(f"-{moment}") for path in PATHS)
    assert all(max(read(path)[1]) > 100 for path in PATHS if path.stem.endswith("-start"))
