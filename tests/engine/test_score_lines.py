"""The lines that a sheet is printed with are those in which there are points."""

from collections.abc import Mapping

import pytest

import bornes
from bornes.bots import make
from bornes.editions import EDITIONS
from bornes.engine.scoring import LINES, lines_of

TABLES = [(edition.id, players) for edition in EDITIONS.values() for players in edition.tables]


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_points_are_in_lines_of_the_sheet(edition: str, players: int) -> None:
    bot = make("novice", seed=3)
    game = bornes.new(edition, players, seed=players)
    while game.outcome is None:
        assert game.to_act is not None
        game.apply(bot.choose(game.view(game.to_act)))
    used = {line for lines in game.score.values() for line in lines}
    assert used <= set(lines_of(game.rules))
    assert bool(used) == game.rules.scored


@pytest.mark.parametrize(
    ("edition", "players", "settings", "line", "there"),
    [
        ("dujardin", 2, {}, "extension", True),
        ("dujardin", 4, {}, "extension", False),
        ("dujardin", 2, {}, "no_200_no_100", False),
        ("dujardin", 2, {"options": {"no_200_no_100": True}}, "no_200_no_100", True),
        ("parker", 2, {"house": {"points": {"safe_trip": 0}}}, "safe_trip", False),
        ("volant", 3, {"options": {"scoring": "points"}}, "early_finish", False),
        ("volant", 3, {"options": {"scoring": "bonus"}}, "early_finish", True),
        ("volant", 3, {}, "distance", False),
        ("arche", 2, {}, "distance", False),
    ],
)
def test_a_line_is_there_if_it_pays(
    edition: str, players: int, settings: Mapping[str, Mapping[str, object]], line: str, there: bool
) -> None:
    rules = bornes.new(edition, players, seed=1, **settings).rules
    assert (line in lines_of(rules)) is there


def test_lines_are_in_the_order_of_the_sheet() -> None:
    lines = lines_of(bornes.new("dujardin", 2).rules)
    assert list(lines) == [line for line in LINES if line in lines]
