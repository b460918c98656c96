"""Who meets whom: every deal from every seat, the same cards for all, bots by their names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from bornes import Move, Refused, View
from bornes.arena import Plan
from bornes.arena.contestants import read_contestants
from bornes.arena.match import play_fixture
from bornes.arena.plan import Table, alternating, labelled
from bornes.arena.tournament import make_plan
from bornes.bots import BOTS
from bornes.bots.registry import Maker
from bornes.engine.events import HandDealt
from tests.support.arena_bots import First, NoBot, broken
from tests.support.games import PLAIN
from tests.support.games import Table as Form


def plan(*bots: str | Maker, edition: str = "parker", players: int = 2, matches: int = 4) -> Plan:
    return make_plan(bots, edition=edition, players=players, matches=matches, seed=1)


# --- tables -----------------------------------------------------------------------


@pytest.mark.parametrize("sides", range(2, 7))
def test_each_of_two_bots_takes_each_side_equally_often(sides: int) -> None:
    tables = alternating(0, 1, sides)
    assert len(set(tables)) == len(tables) == (2 * sides if sides % 2 else 2)
    for side in range(sides):
        seen = Counter(table[side] for table in tables)
        assert seen[0] == seen[1] == len(tables) / 2


@pytest.mark.parametrize("sides", range(3, 7))
def test_the_labelled_bot_takes_each_side_once(sides: int) -> None:
    tables = labelled(0, 1, sides)
    assert [table.index(0) for table in tables] == [0, *range(sides - 1, 0, -1)]
    assert all(table.count(1) == sides - 1 for table in tables)


def test_everybody_meets_everybody() -> None:
    fixtures = list(plan("random", "novice", "steady", matches=6).fixtures())
    met = Counter(fixture.bots for fixture in fixtures)
    assert met == {(0, 1): 3, (0, 2): 3, (1, 2): 3}  # each with two tables: six matches
    assert [fixture.number for fixture in fixtures] == [0, 0, 0, 1, 1, 1, 2, 2, 2]


def test_fixtures_stay_whole() -> None:
    assert plan("random", "novice", matches=5).size == 6
    assert plan("random", "novice", players=3, matches=7).size == 12
    assert plan("random", "novice", matches=1).size == 2


def test_bots_for_all_sides_meet_at_one_table_too() -> None:
    fixtures = list(plan("random", "novice", "steady", players=3, matches=6).fixtures())
    together = [fixture.tables for fixture in fixtures if fixture.bots == (0, 1, 2)]
    assert len(together) == 2
    for tables in together:
        assert len(tables) == 3
        assert all({table[side] for table in tables} == {0, 1, 2} for side in range(3))
    orders = {
        frozenset(f.tables)
        for f in plan("random", "novice", "steady", players=3, matches=60).fixtures()
        if len(f.bots) == 3
    }
    assert len(orders) == 2  # both ways round the table


def test_more_matches_begin_with_the_same_ones() -> None:
    few, many = (list(plan("random", "novice", matches=n).fixtures()) for n in (4, 10))
    assert many[: len(few)] == few


def test_seeds_differ_where_they_should_and_nowhere_else() -> None:
    one = plan("random", "novice", "steady")
    other = plan("steady", "random")
    assert one.match_seed(0) == other.match_seed(0) != one.match_seed(1)
    assert one.match_seed(0) != replace(one, seed=2).match_seed(0)
    assert one.bot_seed(0, 2, 1) == other.bot_seed(0, 0, 1)  # steady's, in either company
    seeds = {one.bot_seed(n, bot, seat) for n in (0, 1) for bot in (0, 1) for seat in (1, 2)}
    assert len(seeds) == 8


# --- the cards themselves ---------------------------------------------------------


class Recorder(First):
    """Writes down what it is dealt."""

    deals: list[tuple[int, int, tuple[object, ...] | None]] = []  # noqa: RUF012 -- for all of them

    def choose(self, view: View) -> Move:
        dealt = [event for event in view.events if isinstance(event, HandDealt)]
        for event in dealt:
            assert view.seat is not None
            self.deals.append((event.hand_number, view.seat, event.hands[view.seat - 1]))
        return super().choose(view)


@pytest.mark.parametrize(
    "form", [Form("parker", 2), Form("rally", 3), Form("dujardin", 6)], ids=str
)
def test_all_tables_of_a_fixture_have_the_same_cards(form: Form) -> None:
    made = plan(Recorder, Recorder, edition=form.edition, players=form.players, matches=1)
    deals: list[dict[tuple[int, int], object]] = []
    for fixture in made.fixtures():
        for table in fixture.tables:
            Recorder.deals.clear()
            play_fixture(made, replace(fixture, tables=(table,)))
            deals.append({(hand, seat): cards for hand, seat, cards in Recorder.deals})
    assert len(deals) == made.size
    first = {key: cards for key, cards in deals[0].items() if key[0] == 1}
    assert len(first) == form.players
    for other in deals[1:]:
        assert other == deals[0]


def test_luck_cancels_between_equals() -> None:
    made = plan(First, First, matches=20)
    groups = [play_fixture(made, fixture) for fixture in made.fixtures()]
    assert [group.won(0) for group in groups] == [1.0] * 10
    winners = {match.winners for group in groups for match in group.matches}
    assert winners == {(0,), (1,)}  # the cards decide, and each side gets its turn with them


@pytest.mark.parametrize("form", PLAIN, ids=str)
def test_a_bot_plays_a_whole_side(form: Form) -> None:
    made = plan("random", "novice", edition=form.edition, players=form.players, matches=1)
    sides = len(made.rules.sides)
    tables: Sequence[Table] = next(made.fixtures()).tables
    assert {len(table) for table in tables} == {sides}


# --- who takes part ---------------------------------------------------------------


def test_bots_by_name_with_settings_and_from_modules() -> None:
    [steady, named, own, tuned] = read_contestants(
        [
            "steady",
            " random : a=1, b=x ",
            "tests.support.arena_bots:First",
            "tests.support.arena_bots:First:wanted=2.5",
        ]
    )
    assert (steady.label, steady.bot.settings) == ("steady", {})
    assert (named.label, named.bot.source) == ("random:a=1,b=x", "random")
    assert named.bot.settings == {"a": 1, "b": "x"}
    assert isinstance(own.make(1), First)
    made = tuned.make(3)
    assert isinstance(made, First)
    assert (made.seed, made.wanted) == (3, 2.5)


@pytest.mark.parametrize(
    ("text", "value"),
    [("3", 3), ("0.5", 0.5), ("true", True), ("False", False), ("none", None), ("fast", "fast")],
)
def test_the_values_of_settings(text: str, value: object) -> None:
    [bot] = read_contestants([f"tests.support.arena_bots:First:wanted={text}"])
    assert bot.bot.settings == {"wanted": value}


def test_the_same_bot_again_gets_a_number() -> None:
    bots: list[str | Maker] = ["steady", "steady", First, "steady", First]
    labels = [bot.label for bot in read_contestants(bots)]
    assert labels == ["steady", "steady (2)", "First", "steady (3)", "First (2)"]


def test_a_bot_beside_the_caller_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "homemade.py").write_text(
        "class Bot:\n"
        "    def __init__(self, seed): pass\n"
        "    def choose(self, view): return view.legal_moves()[0]\n"
    )
    (tmp_path / "leaves.py").write_text("raise SystemExit(3)")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", ["/nowhere"])
    plan("homemade:Bot", "random")
    with pytest.raises(Refused, match="SystemExit: 3"):
        plan("leaves:Bot", "random")


@pytest.mark.parametrize(
    ("bot", "code"),
    [
        ("nosuch", "unknown-bot"),
        ("", "unknown-bot"),
        ("nosuch:playouts=3", "unknown-bot"),
        ("tests.support.arena_bots:", "unknown-bot"),
        ("nosuch:Bot", "bot-import"),
        ("tests.support.arena_bots:Nobody", "bot-import"),
        ("tests.support.arena_bots:NoBot", "bot-no-choose"),
        ("tests.support.arena_bots:__doc__", "bot-no-choose"),
        ("tests.support.arena_bots:broken", "bot-not-made"),
        ("tests.support.arena_bots:First:wanted", "bot-text"),
        ("tests.support.arena_bots:First:wanted=1,wanted=2", "bot-text"),
        ("tests.support.arena_bots:First:seed=1", "bot-text"),
        ("tests.support.arena_bots:First:depth=1", "bot-setting"),
        ("random:depth=1", "bot-no-settings"),
        (NoBot, "bot-no-choose"),
        (broken, "bot-not-made"),
        (First(), "bot-instance"),
        ("tests.support.arena_bots:MADE", "bot-instance"),
    ],
)
def test_a_bot_that_cannot_play_is_refused(bot: str | Maker, code: str) -> None:
    with pytest.raises(Refused) as refused:
        plan("random", bot)
    assert refused.value.refusal.code == code


def test_every_bot_of_ours_can_take_part() -> None:
    plan(*BOTS).check()
