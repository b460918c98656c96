"""What every clock shows follows from the times in the log, and adds up, whatever happens."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from bornes.editions import RULES_VERSION
from bornes.engine.refusals import Refused
from bornes.server.live.shown.table_info import table_info
from bornes.server.protocol.clocks import DAY, ClockChoice
from bornes.server.table import entries as log
from bornes.server.table.apply import apply, apply_all, replayed
from bornes.server.table.clocks import check
from bornes.server.table.commitment import Shuffle
from bornes.server.table.decisions import time_up
from bornes.server.table.records import exported
from bornes.server.table.table import Table
from tests.server.table.test_secrecy import an_entry
from tests.support.games import TABLES
from tests.support.games import Table as Kind

PER_MOVE = ClockChoice("move", 30.0)
PER_MATCH = ClockChoice("match", 600.0, increment=5.0)
BY_DAYS = ClockChoice("days", 3 * DAY, out="lose")


class Logged:
    """A table with the log that made it."""

    def __init__(self, kind: Kind, clock: ClockChoice, people: int = 2) -> None:
        self.shuffle = Shuffle(random.Random(f"{kind}/{clock}").getrandbits(256), "salt")
        self.table = Table("t", {1: self.shuffle})
        self.entries: list[log.AnyEntry] = []
        seats = [
            log.Planned(None if seat <= people else "novice") for seat in range(1, kind.players + 1)
        ]
        self.add(
            log.Created(
                kind.edition,
                len(seats),
                tuple(seats),
                self.shuffle.commitment,
                options=dict(kind.options),
                house=dict(kind.house),
                pause=None if clock.kind == "days" else 3.0,
                version=RULES_VERSION,
                undo=2.0 if people == 1 else None,
                clock=clock,
            )
        )
        for seat in range(1, people + 1):
            self.add(log.SeatTaken(seat, f"P{seat}", "secret"))

    def add(self, entry: log.AnyEntry, at: float | None = None) -> None:
        entry = log.decode(log.encode(replace(entry, at=at)))
        self.entries.append(entry)
        for _ in apply(self.table, entry):
            pass

    def left(self, now: float | None = None) -> tuple[float | None, ...]:
        times = self.table.times(now)
        assert times is not None
        return times.left


def started(clock: ClockChoice, kind: Kind = TABLES[0], people: int = 2) -> Logged:
    found = Logged(kind, clock, people)
    found.add(log.Started(), 100.0)
    return found


def first_move(table: Table) -> log.Moved:
    """A discard, or whatever ends the turn."""
    moves = table.game.legal_moves()
    quiet = [move for move in moves if move.verb == "discard"]
    return log.Moved(str((quiet or moves)[0]))


def by_person(table: Table, entry: log.AnyEntry) -> bool:
    """Whether an entry is a move in one's turn, made by a person."""
    return isinstance(entry, log.Moved) and table.on_the_clock() is not None


def given(entry: log.AnyEntry, nothing: bool) -> float:
    """What an entry gives back to whoever has moved."""
    if isinstance(entry, log.Undone):
        return -5.0
    draws = isinstance(entry, log.Moved) and entry.move.split()[1] in {"draw", "take"}
    return 0.0 if nothing or draws else 5.0


@pytest.mark.parametrize("clock", [PER_MOVE, PER_MATCH, BY_DAYS], ids=lambda each: each.kind)
@pytest.mark.parametrize("kind", TABLES, ids=str)
def test_clocks_never_go_up_and_add_up(kind: Kind, clock: ClockChoice) -> None:
    rand = random.Random(f"{kind}/{clock.kind}/clock")
    for people in (1, 2):
        logged = started(clock, kind, people)
        table, at, spent, gifts = logged.table, 100.0, 0.0, 0.0
        for _ in range(90):
            if table.status != "playing":
                break
            entry = an_entry(table, rand)
            at = round(at + rand.choice([0.0, 0.001, rand.random() * 3]), 3)
            running, before = table.clocks and table.clocks.running, logged.left()
            waiting = logged.left(at)
            assert table.clocks is not None
            assert (running is None) >= (table.window is not None)
            for seat, (now, then) in enumerate(zip(waiting, before, strict=True), start=1):
                if now is None or then is None:
                    assert seat > people
                elif seat != running:
                    assert now == then
                else:
                    assert now == pytest.approx(then - (at - table.clocks.at), abs=0.002)
                    spent += then - now
            nothing = table.window is not None or not by_person(table, entry)
            logged.add(entry, at)
            gifts += given(entry, nothing)
            moved = isinstance(entry, log.Moved) and not nothing
            for seat, (now, then) in enumerate(zip(logged.left(), waiting, strict=True), start=1):
                may = (moved and seat == running) or isinstance(entry, log.Undone)
                assert now == then or may, f"{entry} changed seat {seat}"
                assert now is None or now >= 0
            if clock.kind == "match":
                in_all = sum(left for left in logged.left() if left is not None)
                assert in_all == pytest.approx(people * 600.0 + gifts - spent, abs=0.2)
        assert spent > 0
        again = replayed("t", {1: logged.shuffle}, logged.entries)
        assert again.times() == table.times()
        assert again.times(at + 1) == table.times(at + 1)
        assert table_info(again, now=at + 1) == table_info(table, now=at + 1)


def test_while_answers_are_open_nobodys_clock_runs() -> None:
    """Whoever might have one, and whether or not somebody has."""
    rand = random.Random("window")
    logged, opened = started(PER_MATCH), 0
    table, at = logged.table, 100.0
    while opened < 3 and table.status == "playing":
        if table.window is None:
            at += 1
            logged.add(an_entry(table, rand), at)
            continue
        opened += 1
        times = table.times()
        assert times is not None
        assert times.running is None
        assert table.times(at + 1000) == times
        at += 1000
        logged.add(log.AnswersClosed(), at)
        assert logged.left() == times.left
    assert opened


def test_a_move_has_its_own_time_and_drawing_belongs_to_it() -> None:
    logged = started(PER_MOVE)
    table = logged.table
    if table.game.phase == "draw":
        logged.add(log.Moved("1: draw"), 110.0)
        assert logged.left() == (20.0, 30.0)
    logged.add(first_move(table), 125.0)
    assert logged.left() == (30.0, 30.0)
    assert logged.left(135.0) == (30.0, 20.0)


def test_a_move_gives_back_its_increment_and_what_is_taken_back_takes_it_along() -> None:
    logged = started(PER_MATCH, people=1)
    logged.add(first_move(logged.table), 110.0)
    assert logged.left() == (595.0, None)
    assert logged.left(170.0) == (595.0, None)  # while it can be taken back no clock runs
    logged.add(log.Undone(), 111.0)
    assert logged.left() == (590.0, None)
    assert logged.left(121.0) == (580.0, None)


def test_time_is_up_when_it_is_and_not_before() -> None:
    table = started(PER_MOVE).table
    assert time_up(table, 129.999, "steady") is None
    assert time_up(table, 130.0, "steady") == log.TimeUp(1, "steady")


def test_a_bot_takes_over_and_the_person_comes_back() -> None:
    logged = started(PER_MOVE)
    table = logged.table
    logged.add(log.TimeUp(1, "novice"), 130.0)
    times = table.times()
    assert times is not None
    assert times.running is None
    assert table_info(table).seats[0].out_of_time
    logged.add(log.CameBack(1), 131.0)
    assert not table_info(table).seats[0].out_of_time
    # What was used up is used up, until the next move.
    assert time_up(table, 131.0, "novice") == log.TimeUp(1, "novice")
    logged.add(log.TimeUp(1, "novice"), 131.0)
    logged.add(first_move(table), 132.0)
    assert logged.left() == (30.0, 30.0)


def test_the_loss_of_a_match_is_an_ending_of_its_own() -> None:
    logged = started(BY_DAYS)
    table = logged.table
    assert time_up(table, 100.0 + 3 * DAY - 1, "steady") is None
    logged.add(log.TimeUp(1), 100.0 + 3 * DAY)
    assert table.status == "over"
    assert table.now is not None
    assert table.now.loss is not None
    assert table.now.loss.winners == ("B",)
    assert table_info(table).lost_on_time == 1
    record = exported(table, 1)
    assert "# lost on time: seat 1\n# won by: B\n" in record
    logged.add(log.RematchVoted(1, "c2"), 300_000.0)
    table.shuffles[2] = logged.shuffle
    logged.add(log.Rematched(), 300_001.0)
    assert logged.left() == (3 * DAY, 3 * DAY)
    assert table_info(table).lost_on_time is None


def test_of_several_others_those_who_are_ahead_have_won() -> None:
    kind = next(kind for kind in TABLES if len(kind.new(1).rules.sides) > 2)
    logged = started(ClockChoice("match", 60.0, out="lose"), kind)
    table = logged.table
    seat = table.clocks.running if table.clocks is not None else None
    assert seat is not None
    table.game.totals[table.game.rules.sides[-1]] = 500
    table.game.totals[table.game.rules.side_of(seat)] = 900
    apply_all(table, [log.TimeUp(seat, at=160.0)])
    assert table.losses[1].winners == (table.game.rules.sides[-1],)


def test_a_table_of_days_waits_until_all_have_spoken() -> None:
    rand = random.Random("days")
    logged = started(BY_DAYS)
    at = 100.0
    while logged.table.window is None:
        at += 1
        logged.add(an_entry(logged.table, rand), at)
    assert logged.table.window.waiting == "all"
    assert logged.table.waits_for() == sorted(logged.table.window.might)


@pytest.mark.parametrize(
    ("choice", "code"),
    [
        (ClockChoice("move", 1.0), "server-clock"),
        (ClockChoice("match", 1e6), "server-clock"),
        (ClockChoice("days", DAY / 2), "server-clock"),
        (ClockChoice("days", 1.5 * DAY), "server-clock-days"),
        (ClockChoice("move", 30.0, 5.0), "server-clock-increment"),
        (ClockChoice("match", 30.0, 181.0), "server-clock-increment"),
    ],
)
def test_clocks_that_can_not_be_are_refused(choice: ClockChoice, code: str) -> None:
    with pytest.raises(Refused) as refused:
        check(choice, 5.0)
    assert refused.value.refusal.code == code


def test_a_table_from_before_has_no_clocks() -> None:
    logged = Logged(TABLES[0], PER_MOVE)
    logged.entries[0] = replace(logged.entries[0], clock=None)
    table = replayed("t", {1: logged.shuffle}, [*logged.entries, log.Started()])
    assert table.times() is None
    assert b'"at"' not in log.encode(log.Started())
