"""What a seat is sent tells no more than its view: other hidden cards, the same bytes.

A match is played; then the cards that one seat never saw are dealt otherwise, and the same
things happen again. Every byte that the seat is sent must be the same.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

import pytest

from bornes import Game
from bornes.editions import RULES_VERSION
from bornes.engine.events import Event, HandDealt
from bornes.engine.view import shown
from bornes.lessons import GUIDED, Lesson
from bornes.server.live.broadcast import welcome
from bornes.server.live.shown.table_info import table_info
from bornes.server.live.shown.views import Showing
from bornes.server.protocol.encoding import to_frame
from bornes.server.protocol.messages import Hello
from bornes.server.protocol.values import VERSION
from bornes.server.table import apply, match_start
from bornes.server.table import entries as log
from bornes.server.table.commitment import Shuffle
from bornes.server.table.table import Table
from tests.support.games import READINGS, TABLES
from tests.support.games import Table as Kind
from tests.support.guided import LESSONS_BY_EDITION, dealt_otherwise
from tests.support.server_twins import new_like
from tests.support.twins import Hidden, twin_of


@dataclass
class Recorded:
    """A table, and everything that was sent to each seat and to a spectator."""

    table: Table
    sent: dict[int | None, list[bytes]] = field(default_factory=dict)

    def add(self, entry: log.AnyEntry) -> None:
        table = self.table
        for news in apply.apply(table, entry):
            lookers = (*range(1, table.opening.players + 1), None)
            for moment in news.moments:
                showing = Showing(moment, table.opening.pause)
                for looker in filter(news.concerns, lookers):
                    self.sent.setdefault(looker, []).append(showing.frame_for(looker))
            if news.anew:
                hello = Hello(version=VERSION)
                for looker in lookers:
                    told = welcome(table, table_info(table), looker, hello, table.opening.undo)
                    self.sent.setdefault(looker, []).append(to_frame(told))
            if news.people and table.status != "over":
                for looker in lookers:
                    self.sent.setdefault(looker, []).append(to_frame(table_info(table)))


FEW_KINDS = 5
"""With more kinds of card than these, a shuffle hardly ever leaves all of them in place."""


def opened(
    kind: Kind,
    people: int,
    pause: float | None,
    undo: float | None = None,
    daily: str | None = None,
) -> Recorded:
    shuffle = Shuffle(random.Random(str(kind)).getrandbits(256), "salt")
    recorded = Recorded(Table("t", {1: shuffle}))
    seats = tuple(
        log.Planned(None if seat <= people else "novice") for seat in range(1, kind.players + 1)
    )
    recorded.add(
        log.Created(
            kind.edition,
            kind.players,
            seats,
            shuffle.commitment,
            options=dict(kind.options),
            house=dict(kind.house),
            pause=pause,
            version=RULES_VERSION,
            undo=undo,
            daily=daily,
        )
    )
    for seat in range(1, people + 1):
        recorded.add(log.SeatTaken(seat, f"P{seat}", "secret"))
    recorded.add(log.Started())
    return recorded


def a_match(
    kind: Kind,
    people: int,
    pause: float | None,
    rand: random.Random,
    most: int,
    undo: float | None = None,
    daily: str | None = None,
) -> list[log.AnyEntry]:
    """What happens at a table where everybody plays at random."""
    recorded = opened(kind, people, pause, undo, daily)
    table = recorded.table
    happened: list[log.AnyEntry] = []
    while table.status == "playing" and len(happened) < most:
        entry = an_entry(table, rand)
        happened.append(entry)
        recorded.add(entry)
    return happened


def an_entry(table: Table, rand: random.Random) -> log.AnyEntry:
    window = table.window
    person = next(iter(table.people()))
    if table.why_not_undo(person) is None and rand.random() < 0.3:
        return log.Undone()
    if table.held_move is not None:
        return log.MoveStood()
    if window is not None:
        if window.offers and rand.random() < 0.4:
            seat = rand.choice(list(window.offers))
            moves = [m for m in window.offers[seat].legal_moves() if m.verb != "pass"]
            if seat not in window.declined:
                return log.Moved(str(rand.choice(moves)))
        spoken = [seat for seat in window.might if seat not in window.declined]
        if spoken and rand.random() < 0.4:
            return log.Declined(rand.choice(spoken))
        return log.AnswersClosed()
    if table.hand_over():
        return log.Dealt()
    moves = table.game.legal_moves()
    active = [move for move in moves if move.verb not in ("discard", "pass", "end")]
    return log.Moved(str(rand.choice(active if active and rand.random() < 0.8 else moves)))


def run(
    kind: Kind,
    people: int,
    pause: float | None,
    happened: list[log.AnyEntry],
    undo: float | None = None,
    daily: str | None = None,
) -> Recorded:
    """Let the same things happen. Where nobody is waited for, an answer closes by itself."""
    recorded = opened(kind, people, pause, undo, daily)
    for entry in happened:
        table = recorded.table
        if isinstance(entry, log.AnswersClosed | log.Declined):
            if table.window is None:
                continue  # with these cards nobody was asked
        elif table.window is not None and not is_answer(entry):
            recorded.add(log.AnswersClosed())
        recorded.add(entry)
    if recorded.table.window is not None:
        recorded.add(log.AnswersClosed())
    return recorded


def is_answer(entry: log.AnyEntry) -> bool:
    answers = ("coup-fourre", "parry", "u-turn")
    return isinstance(entry, log.Moved) and any(f": {verb}" in entry.move for verb in answers)


@pytest.mark.parametrize("pause", [3.0, None], ids=["timed", "all"])
@pytest.mark.parametrize("kind", TABLES + READINGS, ids=str)
def test_other_hidden_cards_the_same_bytes(
    kind: Kind, pause: float | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    compare(kind, kind.players, pause, monkeypatch)


@pytest.mark.parametrize("kind", TABLES + READINGS, ids=str)
def test_the_same_against_bots_alone(kind: Kind, monkeypatch: pytest.MonkeyPatch) -> None:
    compare(kind, 1, 3.0, monkeypatch)


@pytest.mark.parametrize("kind", TABLES + READINGS, ids=str)
def test_the_same_where_moves_are_taken_back(kind: Kind, monkeypatch: pytest.MonkeyPatch) -> None:
    compare(kind, 1, 3.0, monkeypatch, "undo", undo=2.0)


@pytest.mark.parametrize("kind", [kind for kind in TABLES if kind.players == 2], ids=str)
def test_the_same_at_a_deal_of_the_day(kind: Kind, monkeypatch: pytest.MonkeyPatch) -> None:
    """It tells its date, which is no secret, and nothing of its cards or their seed."""
    compare(kind, 1, None, monkeypatch, "daily", daily="2026-11-19")
    sent = opened(kind, 1, None, daily="2026-11-19")
    seed = str(sent.table.shuffles[1].seed).encode()
    assert not any(seed in frame for frames in sent.sent.values() for frame in frames)
    assert any(b'"daily":"2026-11-19"' in frame for frame in sent.sent[1])


@pytest.mark.parametrize(("lesson", "edition"), LESSONS_BY_EDITION)
def test_the_same_where_somebody_is_guided(lesson: Lesson, edition: str) -> None:
    """What is said next depends on nothing that the guided seat has not seen."""
    for most in (1, 6, 12, 18):
        first = guided(lesson, edition, lesson.position)
        happened = [log.Moved(str(step.move)) for step in lesson.steps[:most]]
        for entry in happened:
            first.add(entry)
        rand = random.Random(f"{edition} {most}")
        other = dealt_otherwise(lesson, first.table.game, rand)
        second = guided(lesson, edition, other)
        for entry in happened:
            second.add(entry)
        for seat in (GUIDED, None):
            assert second.sent[seat] == first.sent[seat], "sent other bytes"
        assert second.table.game.hands[1] != first.table.game.hands[1]
        told = sum(b'"lesson":{' in frame for frame in first.sent[GUIDED])
        assert told >= sum(step.say is not None for step in lesson.steps[: most + 1])


def guided(lesson: Lesson, edition: str, position: Mapping[str, object]) -> Recorded:
    """A table that begins with a guided hand."""
    recorded = Recorded(Table("t", {1: Shuffle(5, "salt")}))
    opening = match_start.lesson_as_beginning(replace(lesson, position=position))
    seats = (log.Planned(), log.Planned("novice"))
    made = log.Created(
        edition,
        lesson.players,
        seats,
        "commitment",
        options=dict(lesson.options),
        version=RULES_VERSION,
        beginning=opening,
    )
    for entry in (made, log.SeatTaken(GUIDED, "P1", "secret"), log.Started()):
        recorded.add(entry)
    return recorded


SEVERAL_HANDS = "dujardin-3 rally-4 parker-2 arche-2-games volant-2-road"
"""A table of every edition whose match has several hands, even when they are short."""


@pytest.mark.parametrize("name", SEVERAL_HANDS.split())
def test_matches_of_several_hands(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kind = named(name)
    assert compare(kind, kind.players, 3.0, monkeypatch, "several hands", most=1200) > 1


@pytest.mark.long
@pytest.mark.parametrize("pause", [3.0, None], ids=["timed", "all"])
@pytest.mark.parametrize("kind", TABLES + READINGS, ids=str)
def test_many_matches(kind: Kind, pause: float | None, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(10):
        for people in {1, 2, kind.players}:
            compare(kind, people, pause, monkeypatch, f"long {number}", most=500)


def compare(
    kind: Kind,
    people: int,
    pause: float | None,
    monkeypatch: pytest.MonkeyPatch,
    name: str = "",
    most: int = 90,
    undo: float | None = None,
    daily: str | None = None,
) -> int:
    """Play a match, and once more for each seat with other hidden cards; gives the hands dealt."""
    rand = random.Random(f"{kind}/{people}/{pause}/{name}")
    happened = a_match(kind, people, pause, rand, rand.randint(most // 3, most), undo, daily)
    first = run(kind, people, pause, happened, undo, daily)
    # Who looks on has seen cards that were taken back into a hand, which no record tells of.
    lookers = (*range(1, people + 1), None) if undo is None else range(1, people + 1)
    for seat in lookers:
        twin = twin_of(first.table.game, seat, rand)
        if twin is None:
            continue
        with monkeypatch.context() as patch:
            patch.setattr(match_start, "new", new_like(twin))
            second = run(kind, people, pause, happened, undo, daily)
        assert second.sent[seat] == first.sent[seat], "sent other bytes"
        assert_lie_otherwise(first.table.game, second.table.game, seat)
    return first.table.game.hand_number


def assert_lie_otherwise(first: Game, second: Game, seat: int | None) -> None:
    """What the seat never saw does lie otherwise, in every shuffle that left enough of it.

    A hand that was played to its end may have shown all of its cards, so every deal and every
    reshuffle of the match is asked for itself. Hands are sorted and a few cards may fall as they
    lay, so that only a pile with many kinds of unseen cards must differ.
    """
    before, after = Hidden(first, seat), Hidden(second, seat)
    assert len(after.shuffles) == len(before.shuffles)
    for number, shuffle in enumerate(before.shuffles):
        if len(before.unseen_in_pile(number)) > FEW_KINDS:
            assert after.shuffles[number] != shuffle, "the same cards"


def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison is worth something: what depends on hidden cards makes it fail."""
    monkeypatch.setattr(
        "bornes.game.Game.with_answers_open",
        _after,
    )
    with pytest.raises(AssertionError, match="sent other bytes"):
        compare_some("parker-2", monkeypatch)


def test_a_leak_in_a_later_hand_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(event: Event, seat: int | None) -> Event | None:
        later = isinstance(event, HandDealt) and event.hand_number > 1
        return event if later else shown(event, seat)

    monkeypatch.setattr("bornes.server.live.shown.views.shown", leaky)
    with pytest.raises(AssertionError, match="sent other bytes"):
        compare_some("dujardin-2", monkeypatch, most=500)


def test_a_twin_with_the_same_cards_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing can leak where nothing differs, so such a comparison must not pass."""
    monkeypatch.setattr(f"{__name__}.twin_of", lambda game, *_: game)
    with pytest.raises(AssertionError, match="the same cards"):
        compare_some("dujardin-2", monkeypatch, most=500)


def named(name: str) -> Kind:
    return next(kind for kind in TABLES if str(kind) == name)


def compare_some(name: str, monkeypatch: pytest.MonkeyPatch, most: int = 90) -> None:
    for number in range(60):
        compare(named(name), 2, 3.0, monkeypatch, str(number), most)


def _after(before: Game, move: object) -> Game:
    after = before.copy()
    after.apply(move)  # type: ignore[arg-type]
    return after
