"""Counting attacks on one labelled side: in matches that are really played, and as a page."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bornes import Move, Refused, View, arena
from bornes.arena import Fairness
from bornes.arena.report.data import as_data, rows
from bornes.arena.report.fairness_page import fairness_text
from bornes.bots.random_bot import RandomBot
from bornes.bots.registry import Maker
from bornes.locales import LANGUAGES
from tests.support.arena_bots import Crash, First

SHORT = {"match_total": 1000}


@pytest.fixture(name="found", scope="module")
def fixture_found() -> Fairness:
    return arena.fairness(
        ["novice", "steady", "random"], players=3, matches=9, seed=1, options=SHORT
    )


def test_fairness_counts_attacks_on_every_side_in_turn() -> None:
    found = arena.fairness(
        ["novice", "steady"], players=3, matches=9, seed=1, options={"match_total": 3000}
    )
    assert (found.labelled, found.opponents) == ("novice", ("steady",))
    assert found.complete
    assert found.played == 9
    whole = found.attacks("steady")
    parts = [found.attacks("steady", standing) for standing in ("leading", "level", "trailing")]
    assert whole.chances == sum(part.chances for part in parts) > 50
    assert whole.attacks == sum(part.attacks for part in parts) > 10
    assert whole.ratio is not None
    assert whole.low is not None
    assert whole.high is not None
    assert whole.low < whole.ratio < whole.high
    with pytest.raises(KeyError):
        found.attacks("steady", "ahead")


def test_a_bot_among_its_own_kind_treats_all_alike() -> None:
    found = arena.fairness(["random"], players=3, matches=30, seed=1, options=SHORT)
    attacks = found.attacks("random (2)")
    assert attacks.even
    assert attacks.ratio == pytest.approx(1, abs=0.15)


class Prey(RandomBot):
    """Gives itself away."""

    name = "prey"
    side = ""

    def choose(self, view: View) -> Move:
        assert view.side is not None
        Prey.side = view.side.side
        return super().choose(view)


class Hunter(RandomBot):
    """Attacks its prey whenever it can."""

    name = "hunter"

    def choose(self, view: View) -> Move:
        return next((move for move in view.legal_moves() if move.on == Prey.side), None) or (
            super().choose(view)
        )


def test_a_side_that_is_hunted_is_found_out() -> None:
    found = arena.fairness([Prey, Hunter], players=3, matches=36, seed=1, options=SHORT)
    attacks = found.attacks("hunter")
    assert attacks.low is not None
    assert attacks.low > 1.5
    assert "hunter attacks it more than its standing justifies." in fairness_text(found, "en")


def test_attacks_are_counted_the_same_in_any_number_of_processes() -> None:
    bots: Sequence[str | Maker] = [First, "random"]
    alone = arena.fairness(bots, players=3, matches=6, seed=1, options=SHORT)
    assert arena.fairness(bots, players=3, matches=6, seed=1, options=SHORT, jobs=2) == alone
    assert alone.attacks("random").attacks > 0


def test_who_has_the_choice() -> None:
    for players in (2, 4):  # two sides, and two teams
        with pytest.raises(Refused, match="three sides or more"):
            arena.fairness(["random", "novice"], players=players)
    assert arena.fairness("random", edition="arche", players=4, matches=4, seed=1).complete


# --- what is shown ----------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_fits_and_speaks_of_every_bot(found: Fairness, language: str) -> None:
    lines = fairness_text(found, language)
    assert max(map(len, lines)) < 80
    text = "\n".join(lines)
    assert sum("steady" in line for line in lines) == 2  # its figures and what they mean
    mark = "." if language == "en" else ","
    ratio = found.attacks("steady").ratio
    assert ratio is not None
    assert f"{ratio:.2f}".replace(".", mark) in text


def test_the_page_says_who_failed() -> None:
    failed = arena.fairness([Crash, "random"], players=3, matches=3, seed=1)
    assert "ValueError" in "\n".join(fairness_text(failed, "en"))
    empty = Fairness(failed.plan, ())
    assert fairness_text(empty, "en")[-1] == "0 of 3 matches played, seed 1"


def test_the_figures_as_data(found: Fairness) -> None:
    data = as_data(found)
    assert (data["bots"], data["fairness"]) == (["novice", "steady", "random"], True)
    table = rows(found)
    assert data["results"] == table
    assert [(row["bot"], row["standing"]) for row in table] == [
        (bot, standing)
        for bot in ("steady", "random")
        for standing in (None, "leading", "level", "trailing")
    ]
    assert table[0]["ratio"] == found.attacks("steady").ratio
