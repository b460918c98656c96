"""Matches between bots: in every edition, the same in any number of processes, whoever fails."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest

import bornes
from bornes import Move, Refused, View, arena
from bornes.arena import Match, Results
from bornes.arena import match as match_module
from bornes.arena.tournament import make_plan
from bornes.bots import BOTS
from bornes.bots.registry import Maker
from bornes.bots.steady import SteadyBot
from tests.support.arena_bots import Cheat, Crash, First, Killer, Mute, Passer, Unmade, Writer
from tests.support.games import PLAIN, Table
from tests.support.killer import Killer as KillOne

SHORT = {"match_total": 1000}


def short(form: Table) -> dict[str, object]:
    """Options that make a match of the table short."""
    scored = make_plan(
        ["random", "novice"], edition=form.edition, players=form.players, matches=1, seed=1
    ).rules.scored
    return {**form.options, **({"match_hands": 1} if scored else {})}


def play(*bots: str | Maker, matches: int = 2, **settings: Any) -> Results:
    options = {"options": SHORT, "seed": 1, "matches": matches, **settings}
    return arena.play(bots, **options)


def matches(results: Results) -> list[Match]:
    return [match for group in results.groups for match in group.matches]


# --- playing ----------------------------------------------------------------------


@pytest.mark.parametrize("form", PLAIN, ids=str)
def test_every_edition_and_number_of_players(form: Table) -> None:
    results = play(
        "novice",
        "steady",
        edition=form.edition,
        players=form.players,
        matches=1,
        options=short(form),
    )
    assert results.complete
    assert not results.forfeits
    sides = len(results.plan.rules.sides)
    for match in matches(results):
        assert match.hands >= 1
        assert len(match.table) == len(match.sides) == sides
        assert sum(match.share(bot) for bot in (0, 1)) == pytest.approx(1)
    scored = results.plan.rules.scored
    assert (results["steady"].points_per_hand is not None) == scored
    assert results["steady"].clock.decisions > 10


def test_with_options_and_house_rules() -> None:
    results = play("random", "novice", options={"match_hands": 2}, house={"hand_size": 4})
    assert {match.hands for match in matches(results)} == {2}
    assert results.plan.rules.hand_size == 4


def test_counts_are_those_of_the_matches() -> None:
    results = play("novice", "steady", matches=10, options={"match_total": 3000})
    for match in matches(results):
        assert tuple(side.points for side in match.sides) == match.totals
        [winner] = match.winners
        assert match.totals[winner] == max(match.totals) >= 3000
        assert all(side.extended <= side.called for side in match.sides)
    steady = results["steady"]
    assert steady.hands == sum(match.hands for match in matches(results))
    assert steady.coups_per_hand is not None
    assert steady.coups_per_hand * steady.hands == pytest.approx(
        sum(match.sides[match.table.index(1)].coups for match in matches(results))
    )


class Eager(SteadyBot):
    """Always asks for the extension."""

    def choose(self, view: View) -> Move:
        extend = Move.parse(f"{view.seat}: extend")
        return extend if extend in view.legal_moves() else super().choose(view)


def test_coups_and_extensions_are_those_of_the_hands() -> None:
    game = bornes.new("parker", 2, seed=3, options={"match_hands": 40})
    asked: list[tuple[str | None, bool]] = []
    while game.match_outcome is None:
        if game.phase == "over":
            game.deal()
        assert game.to_act is not None
        game.apply(Eager(seed=1).choose(game.view(game.to_act)))
        if game.outcome is not None:
            asked.append((game.extension, game.extension in game.outcome.winners))
    for side, count in zip("AB", match_module.side_counts(game), strict=True):
        coups = sum(sheet[side].get("coups_fourres", 0) for sheet in game.sheets)
        assert count.points == game.scores[side]
        assert count.coups * game.rules.points.coup_fourre == coups > 0
        assert count.called == sum(by == side for by, _ in asked) > count.extended
        assert count.extended == asked.count((side, True)) > 0


def test_the_stronger_wins() -> None:
    results = play("random", "steady", matches=20)
    assert results.pairing("steady", "random").low > 0.7
    assert results.ratings["steady"].low > results.ratings["random"].mu


def test_all_at_one_table() -> None:
    results = play("random", "novice", "steady", players=3, matches=3)
    found = [results.together(bot) for bot in results.bots]
    assert all(figures and figures.rate.matches == 3 for figures in found)
    assert sum(figures.rate.won for figures in found if figures) == pytest.approx(3)
    assert results["steady"].rate.matches == 12
    assert play("random", "novice", players=3).together("novice") is None


# --- the same again ---------------------------------------------------------------


def test_the_number_of_processes_does_not_matter() -> None:
    bots = ("random", "novice", "tests.support.arena_bots:First")
    alone = play(*bots, matches=6)
    together = play(*bots, matches=6, jobs=3)
    assert alone == together
    assert [group.key for group in together.groups] == [group.key for group in alone.groups]
    assert alone.ratings == together.ratings
    assert {group.clocks[0].decisions for group in together.groups if 0 in group.bots} != {0}


def test_another_seed_is_another_result_and_the_same_is_the_same() -> None:
    first = play("random", "novice", matches=4)
    assert play("random", "novice", matches=4) == first
    assert play("random", "novice", matches=4, seed=2).groups != first.groups


def test_company_changes_nothing() -> None:
    two = play("novice", "steady", matches=4)
    three = play("random", "novice", "steady", matches=4)
    assert three.pairing("steady", "novice") == two.pairing("steady", "novice")


def test_a_seed_that_was_chosen_can_be_used_again() -> None:
    first = play("random", "novice", seed=None)
    assert play("random", "novice", seed=first.plan.seed) == first


def test_classes_can_be_sent_to_other_processes_if_they_are_in_a_module() -> None:
    assert play(First, "random", jobs=2, matches=4).complete

    class Here(First):
        pass

    assert play(Here, "random", matches=2).complete
    with pytest.raises(Refused) as refused:
        play(Here, "random", jobs=2, matches=4)
    assert refused.value.refusal.code == "arena-bot-not-sent"


def test_it_can_be_played_from_any_thread() -> None:
    found: list[Results] = []
    thread = threading.Thread(target=lambda: found.append(play("random", First, jobs=2, matches=4)))
    thread.start()
    thread.join()
    assert found == [play("random", First, matches=4)]


# --- bots that fail ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        (Cheat, "‘1: extend’"),
        (Mute, "no move but NoneType"),
        (Crash, "ValueError: seat 1 is lost"),
        ("tests.support.arena_bots:Crash:error=SystemExit", "SystemExit: seat 1 is lost"),
        (Unmade, "RuntimeError: no more bots"),
    ],
)
def test_a_bot_that_fails_loses_its_match(bot: str | Maker, reason: str) -> None:
    results = play(bot, "random", options={"match_hands": 3})
    failed, other = results.bots
    assert results.complete
    assert results[failed].rate.won == 0
    assert results[other].rate.won == 2
    assert [forfeit.seat for forfeit in results[failed].forfeits] == [1, 2]
    assert results[failed].forfeits[0].reason.startswith(reason)
    assert results[other].forfeits == ()
    assert {match.hands for match in matches(results)} == {1 if bot is Cheat else 0}


def test_at_a_table_of_three_the_others_share_the_win() -> None:
    results = play(Crash, "random", "novice", players=3, matches=3)
    for bot, won in (("Crash", 0), ("random", 1.5), ("novice", 1.5)):
        together = results.together(bot)
        assert together is not None
        assert together.rate.won == won


def test_a_failure_in_another_process_is_told_too() -> None:
    results = play(Crash, "random", matches=4, jobs=2)
    assert len(results["Crash"].forfeits) == 4


def test_a_process_that_is_killed_changes_nothing() -> None:
    killer = KillOne()
    found = play("random", "novice", matches=8, jobs=2, progress=killer)
    assert killer.killed
    assert found == play("random", "novice", matches=8)


def test_a_bot_that_ends_every_process_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    with pytest.raises(Refused) as refused:
        play("random", "novice", Killer, matches=2, jobs=2, save=path)
    assert refused.value.refusal.code == "run-worker-died"


def test_moves_may_be_written_and_talk_is_kept_apart(capsys: pytest.CaptureFixture[str]) -> None:
    results = play(Writer, "random", matches=2)
    assert not results.forfeits
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "Let me think" in captured.err


def test_who_has_no_choice_is_not_asked() -> None:
    asked: list[int] = []

    class Watcher(First):
        def choose(self, view: View) -> Move:
            asked.append(len(view.legal_moves()))
            return super().choose(view)

    play(Watcher, "random", edition="arche", options={})
    assert asked
    assert min(asked) > 1


def test_a_match_that_goes_nowhere_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_module, "PATIENCE", 300)
    results = play(Passer, Passer)
    assert results.unfinished == 2
    assert {match.totals for match in matches(results)} == {(0, 0)}
    assert results["Passer"].rate.won == 1


# --- what can't be played ---------------------------------------------------------


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"edition": "nosuch"}, "unknown-edition"),
        ({"players": 5}, "player-count"),
        ({"seed": -1}, "bad-seed"),
        ({"options": {"nosuch": 1}}, "unknown-option"),
        ({"house": {"hand_size": 0}}, "rule-out-of-range"),
        ({"matches": 0}, "run-least"),
        ({"jobs": 0}, "run-least"),
    ],
)
def test_what_cannot_be_is_refused_before_anything_is_played(
    settings: dict[str, Any], code: str
) -> None:
    with pytest.raises(Refused) as refused:
        play("random", "novice", **settings)
    assert refused.value.refusal.code == code


def test_one_bot_is_no_arena() -> None:
    for bots in (["random"], [], "random"):
        with pytest.raises(Refused, match="at least two bots"):
            arena.play(bots, seed=1)


@pytest.mark.long
@pytest.mark.parametrize("form", PLAIN, ids=str)
def test_all_bots_everywhere(form: Table) -> None:
    bots = [bot for bot in BOTS if bot != "champion"]
    results = play(*bots, edition=form.edition, players=form.players, matches=1, jobs=2, options={})
    assert results.complete
    assert not results.forfeits
    assert not results.unfinished
