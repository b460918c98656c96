"""Advice: every legal move with its figures, the best first, and refusals that are clear."""

from __future__ import annotations

import random
import re

import pytest

import bornes
from bornes import Refused, View
from bornes.advice.adviser import Advice, advise
from bornes.advice.figures import falling, usual_playouts
from bornes.advice.reasons.ends import ENDINGS
from bornes.bots import BOTS, make
from bornes.bots.champion import ChampionBot
from tests.support.fast_games import LEARNED
from tests.support.games import READINGS, TABLES, WRONG_VALUES, Table, moments
from tests.support.paths import DOCS
from tests.support.twins import twin_of

FEW = 50


def moments_of(table: Table, seed: int, most: int) -> list[View]:
    """The views of those who act at some moments of a random hand."""
    rand = random.Random(f"{table}|{seed}")
    games = moments(table.new(seed), rand, every=25, most=most)
    return [game.view(game.to_act) for game in games if game.to_act is not None]


def assert_sound(view: View, advice: list[Advice]) -> None:
    assert sorted(str(a.move) for a in advice) == sorted(map(str, view.legal_moves()))
    assert [a.chosen for a in advice] == [True] + [False] * (len(advice) - 1)
    for one in advice:
        assert 0 <= one.chance <= 1
        assert -1e-9 <= one.hand <= 1 + 1e-9
        assert one.worlds > 0
        assert (one.points is not None) == view.rules.scored
        assert one.reason.code.startswith("reason-")


def chances(advice: list[Advice]) -> list[float]:
    return [one.chance for one in advice]


# --- every game -------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES + READINGS, ids=str)
def test_every_legal_move_is_there_the_best_first(table: Table) -> None:
    compiled = table.edition in LEARNED
    for view in moments_of(table, 2, most=6 if compiled else 2):
        advice = advise(view, playouts=FEW if compiled else 5)
        assert_sound(view, advice)
        assert chances(advice) == sorted(chances(advice), reverse=True)


def test_the_champion_itself_comes_first() -> None:
    for view in moments_of(Table("parker", 2), 4, most=8):
        advice = advise(view, seed=9, playouts=200)
        if not any(one.reason.code in ENDINGS for one in advice):
            assert advice[0].move == ChampionBot(9, 200).choose(view)


@pytest.mark.parametrize("bot", BOTS)
def test_whoever_is_asked_comes_first_with_the_figures_of_the_search(bot: str) -> None:
    for view in moments_of(Table("dujardin", 3), 5, most=8):
        advice = advise(view, bot, seed=3, playouts=FEW)
        assert_sound(view, advice)
        if bot != ChampionBot.name:
            assert advice[0].move == make(bot, seed=3).choose(view)
        assert chances(advice[1:]) == sorted(chances(advice[1:]), reverse=True)
        figures = {a.move: (a.chance, a.points) for a in advice}
        assert figures == {a.move: (a.chance, a.points) for a in advise(view, seed=3, playouts=FEW)}


def test_the_same_question_has_the_same_answer() -> None:
    view = bornes.new("parker", 4, seed=8).view(1)
    assert advise(view, seed=1, playouts=FEW) == advise(view, seed=1, playouts=FEW)
    assert advise(view, seed=1, playouts=FEW) != advise(view, seed=2, playouts=FEW)


def test_a_time_limit_leaves_no_move_out() -> None:
    for edition in ("parker", "volant"):
        game = bornes.new(edition, 2, seed=8)
        while len(game.legal_moves()) < 3:
            game.apply(game.legal_moves()[0])
        assert game.to_act is not None
        view = game.view(game.to_act)
        assert_sound(view, advise(view, seconds=0.01))


# --- sense ------------------------------------------------------------------------


def test_what_wins_for_certain_comes_before_what_seems_as_good() -> None:
    view = bornes.read_view(
        {
            "edition": "parker",
            "players": 4,
            "position": {
                "to_play": 1,
                "hands": {1: ["25", "50", "roll", "stop", "repairs", "end_of_limit", "extra_tank"]},
                "hand_sizes": {2: 6, 3: 6, 4: 6},
                "sides": {
                    "A": {"battle": ["roll"], "distance": [200, 200, 100, 100, 100, 100, 75, 75]},
                    "B": {"battle": ["roll"], "distance": [100, 100, 100]},
                },
                "scores": {"A": 4000, "B": 4200},
            },
        },
        1,
    )
    for playouts in (11, 500, 4000):
        best = advise(view, playouts=playouts)[0]
        assert str(best.move) == "1: play 50"
        assert best.reason.code == "reason-wins-hand-and-match"
        assert (best.chance, best.hand, best.points) == (1, 1, 1400)


def test_figures_fall_from_the_first_to_the_last() -> None:
    assert falling([0.6, 0.5, 0.4], [9, 9, 9]) == [0.6, 0.5, 0.4]
    assert falling([0.6, 0.3, 0.5], [9, 1, 1]) == [0.6, 0.4, 0.4]
    assert falling([0.4, 0.5], [3, 1]) == pytest.approx([0.425, 0.425])
    assert falling([0.1, 0.2, 0.3], [1, 1, 1]) == pytest.approx([0.2, 0.2, 0.2])
    assert falling([], []) == []


def test_the_page_says_how_long_it_is_thought() -> None:
    page = (DOCS / "advice.md").read_text("utf-8")
    numbers = re.search(
        r"there are ([\d,]+) playouts for each .*?, (\d+) .*? and (\d+)", page, re.DOTALL
    )
    assert numbers is not None
    usual = [usual_playouts(bornes.new(e, 2).rules, 1) for e in ("parker", "volant", "arche")]
    assert [int(number.replace(",", "")) for number in numbers.groups()] == usual


# --- refusals ---------------------------------------------------------------------


def refused(view: View, **asked: object) -> tuple[str, dict[str, object]]:
    with pytest.raises(Refused) as error:
        advise(view, **asked)  # type: ignore[arg-type]
    return error.value.refusal.code, error.value.refusal.details


def test_a_seat_that_is_not_asked_gets_no_advice() -> None:
    game = bornes.new("parker", 3, seed=1)
    assert refused(game.view(2)) == ("advice-not-asked", {"seat": 2, "other": 1})
    assert refused(game.view())[0] == "advice-spectator"


def test_what_another_seat_is_asked_in_secret_stays_a_secret() -> None:
    source = {
        "edition": "parker",
        "players": 4,
        "position": {
            "asked": {"seat": 4, "by": 1, "hazard": "flat_tire"},
            "hands": {4: ["puncture_proof"]},
            "sides": {"B": {"battle": ["roll", "flat_tire"]}},
        },
    }
    game = bornes.position(source)
    assert refused(game.view(3)) == ("advice-nothing-asked", {"seat": 3})
    assert advise(game.view(4), playouts=FEW)[0].reason.code.startswith("reason-coup")


def test_when_the_hand_is_over_there_is_nothing_to_advise() -> None:
    game = bornes.new("arche", 2, seed=1)
    while game.phase != "over":
        game.apply(game.legal_moves()[0])
    assert refused(game.view(1))[0] == "advice-nothing-asked"


def test_nonsense_is_refused() -> None:
    view = bornes.new("parker", 2, seed=1).view(1)
    assert refused(view, bot="nobody")[0] == "unknown-bot"
    for value in WRONG_VALUES:
        if value is not None:
            assert refused(view, playouts=value)[0] == "bot-playouts"
    for seconds in (0, -1, float("nan"), float("inf"), "x", True):
        assert refused(view, seconds=seconds)[0] == "bot-seconds"
    for seed in (-1, 0.5, "x", 1 << 300):
        assert refused(view, seed=seed)[0] == "bad-seed"


@pytest.mark.parametrize("table", [each for each in TABLES if each.players == 2], ids=str)
def test_nothing_hidden_changes_what_is_said(table: Table) -> None:
    """Hints and the coach: the same figures, whatever lies where the seat can't see."""
    rand, compared = random.Random(str(table)), 0
    for game in moments(table.new(3), rand, every=20, most=5):
        seat = game.to_act
        if seat is None or game.phase not in {"draw", "play"}:
            continue  # whoever is asked is known to have an answer
        twin = twin_of(game, seat, rand)
        if twin is None:
            continue
        assert advise(game.view(seat), playouts=8) == advise(twin.view(seat), playouts=8)
        compared += 1
    assert compared


def test_a_move_is_called_worse_only_beyond_doubt() -> None:
    view = bornes.position(
        {
            "edition": "parker",
            "players": 2,
            "position": {
                "hands": {1: ["roll", 25, 50, 75, 100, 200, "stop"]},
                "to_play": 1,
            },
        }
    ).view(1)
    found = {str(one.move): one for one in advise(view, playouts=3000)}
    assert found["1: discard roll"].worse
    best = next(iter(found.values()))
    assert not best.worse
    assert all(best.chance > one.chance for one in found.values() if one.worse)
