"""Former bots play as they always did: every move that they made here when they were kept."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from bornes import View, bots
from bornes.bots.registry import EARLIER
from tests.support.games import ROAD, Table, a_move

MOVES = Path(__file__).with_name("earlier_moves.json")
"""Written by ``python -m tests.bots.test_earlier``, once, when a bot is put among the former."""
SETTINGS: dict[str, dict[str, object]] = {"champion-1": {"playouts": 120}}
KEPT_AT = [
    Table("dujardin", 3),
    Table("dujardin", 6, "short-match", {"match_total": 500}),
    Table("rally", 4),
    Table("parker", 2),
    Table("parker", 2, "short-match", {"match_total": 900}),
    Table("arche", 2),
    Table("arche", 3),
    Table("volant", 2, "road", {"circuit": ROAD}),
]


def views(table: Table) -> Iterator[View]:
    """Moments of two hands in which there is something to choose, some of them late."""
    for seed in (1, 2):
        chance = random.Random(f"{table}|{seed}")
        game = table.new(seed)
        for count in range(400):
            if game.phase == "over":
                break
            asked = game.phase in ("react", "extension")
            if len(game.legal_moves()) > 1 and (asked or count % 11 == seed):
                yield game.view(game.to_act)
            game.apply(a_move(game, chance, lively=0.9))


def moves_of(name: str, table: Table) -> list[str]:
    settings = SETTINGS.get(name, {})
    return [str(bots.make(name, seed=5, **settings).choose(view)) for view in views(table)]


@pytest.mark.parametrize("table", KEPT_AT, ids=str)
@pytest.mark.parametrize("name", EARLIER)
def test_it_makes_the_moves_that_it_made(name: str, table: Table) -> None:
    kept = json.loads(MOVES.read_text())[name][str(table)]

    assert len(kept) > 8
    assert moves_of(name, table) == kept


def test_no_list_of_opponents_shows_them() -> None:
    assert set(EARLIER) == {"sharp-1", "champion-1"}
    assert not {*EARLIER} & {*bots.BOTS, *bots.names()}
    view = next(views(Table("parker", 2)))
    assert bots.make("sharp-1").choose(view) in view.legal_moves()


if __name__ == "__main__":
    found = {name: {str(table): moves_of(name, table) for table in KEPT_AT} for name in EARLIER}
    MOVES.write_text(json.dumps(found, indent=0) + "\n")
