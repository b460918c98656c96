"""Entries of the log go in, the table changes, and what is to be shown comes out.

A table is what its log says: whoever replays the entries gets the same table, so that
nothing here depends on the time, on chance, or on who looks on.

What takes a time that depends on hidden cards is done after everybody else has been shown the
move, so that nobody can tell from a clock who holds what: `apply` is an iterator, and goes on when
what it has given is on its way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache, partial
from typing import Any, Final

from bornes.engine.events import Event, SeatPassed
from bornes.engine.moves import Move, Verb
from bornes.game import Game
from bornes.server.protocol.values import Waiting
from bornes.server.table import entries as log
from bornes.server.table import seat_entries
from bornes.server.table.answer_window import Window
from bornes.server.table.clocks import Clocks
from bornes.server.table.commitment import Shuffle
from bornes.server.table.match_start import begun, lesson_of
from bornes.server.table.news import News
from bornes.server.table.seats import Chair
from bornes.server.table.table import SEVERAL, Loss, Moment, Status, Table
from bornes.server.table.undo import Held, held


def apply(table: Table, entry: log.AnyEntry) -> Iterator[News]:
    """Apply one entry of a table's log; gives what is new, each part before the next is known.

    The table is whole when the iterator is at its end.
    """
    clocks = table.clocks
    if clocks is not None and entry.at is not None:
        clocks.pass_until(entry.at)
    news = _EFFECTS[type(entry)](table, entry)
    table.sequence += 1
    if clocks is not None:
        clocks.run_for(table.on_the_clock())
    for moment in news.moments:
        moment.lesson = table.lesson
    yield news
    if news.then is not None:
        yield news.then()


def apply_all(table: Table, entries: Iterable[log.AnyEntry]) -> None:
    """Apply entries that nobody is shown."""
    for entry in entries:
        for _ in apply(table, entry):
            pass


def replayed(
    table_id: str, shuffles: Mapping[int, Shuffle], entries: Iterable[log.AnyEntry]
) -> Table:
    """The table of a whole log."""
    table = Table(table_id, shuffles)
    apply_all(table, entries)
    return table


@lru_cache(8192)
def read_move(text: str) -> Move:
    """A move as it is written; what is no move is refused."""
    return Move.parse(text)


def _created(table: Table, entry: log.Created) -> News:
    table.opening = entry
    table.commitments.append(entry.commitment)
    table.chairs = {seat: Chair.planned(plan) for seat, plan in enumerate(entry.seats, start=1)}
    if entry.clock is not None:
        table.clocks = Clocks(entry.clock)
    _new_game(table)
    return News(people=True)


# --- play -------------------------------------------------------------------------


def _new_game(table: Table) -> None:
    table.game = begun(table.opening, table.match, table.shuffles[table.match].seed)
    table.lesson = lesson_of(table.opening, table.match)
    table.visible = 0
    table.unshown = []
    table.before.clear()
    if table.clocks is not None:
        table.clocks.wind(table.game.rules.seats)
    _count(table, table.game.events)


def _started(table: Table, entry: log.Started) -> News:  # noqa: ARG001
    table.status = "playing"
    return _shown(table, people=True)


def _moved(table: Table, entry: log.Moved) -> News:
    move = read_move(entry.move)
    if table.clocks is not None and table.window is None:
        table.clocks.moved(move, by_person=table.chairs[move.seat].played_by_person)
    if table.window is None and table.may_undo(move.seat):
        found = held(table.game, move)
        if found is not None and found.shown.to_act == move.seat:
            table.before.append(table.game.copy())
            return _made(table, move)
        if found is not None:
            return _held(table, found)
    table.before.clear()
    return _made(table, move)


def _held(table: Table, found: Held) -> News:
    """A move is shown, and nothing that follows it, so that it can be taken back."""
    table.held_move = found
    seq = table.base + table.visible + len(found.events)
    undo = found.move.seat
    table.now = Moment(seq, found.shown, found.events, undo=undo, held=True)
    return News([table.now])


def _move_stood(table: Table, entry: log.MoveStood) -> News:  # noqa: ARG001
    found = table.held_move
    assert found is not None
    table.held_move = None
    table.before.clear()
    news = _made(table, found.move)
    # What has been shown of it is not told again; that answers are open is, whoever has one.
    first = news.moments[0]
    first.fresh = first.fresh[len(found.events) :]
    return news


def _undone(table: Table, entry: log.Undone) -> News:  # noqa: ARG001
    now = table.now
    assert now is not None
    if table.clocks is not None and now.undo is not None:
        table.clocks.taken_back(now.undo)
    if table.held_move is None:
        table.game = table.before.pop()
        table.visible = sum(type(event) is not SeatPassed for event in table.game.log)
    table.held_move = None
    table.undone[table.match] = table.undone.get(table.match, 0) + 1
    # The match is numbered anew from a number that nobody has had, so that whoever has missed this
    # is told all of it.
    table.base = now.seq + 1
    _shown(table)
    return News(anew=True)


def _made(table: Table, move: Move) -> News:
    game = table.game
    if table.window is not None:
        _pass_until(table, move.seat)
        table.window = None
        _count(table, game.apply(move))
        return _shown(table)
    answer = game.answerable(move)
    if answer is None:
        _count(table, game.apply(move))
        return _shown(table)
    window = Window(answer, _waiting(table), game.with_answers_open(move))
    return _answers_opened(table, window, move)


def _answers_opened(table: Table, window: Window, move: Move) -> News:
    """A move that may be answered is shown first, and looked at afterwards; the rest waits."""
    events = window.shown.log[len(table.game.log) :]
    first = Moment(table.base + table.visible + len(events), window.shown, events, window)
    table.window, table.now = window, first
    if window.waiting is Waiting.SOLO:
        return _answers_of_bots(table, window, move, first)
    might = frozenset(window.might)
    return News([first], besides=might, then=partial(_offers, table, window, move, first))


def _offers(table: Table, window: Window, move: Move, first: Moment) -> News:
    """Those who might answer are shown the move with their answers, if they have any."""
    _make(table, window, move)
    return News([first], only=frozenset(window.might))


def _answers_of_bots(table: Table, window: Window, move: Move, first: Moment) -> News:
    """Against bots, nobody is waited for where nobody has an answer."""
    _make(table, window, move)
    if window.offers:
        return News([first])
    table.window = None
    rest = _shown(table)
    return News([first, *rest.moments], people=rest.people)


def _make(table: Table, window: Window, move: Move) -> None:
    """Make a move that has been shown: from here on it matters what others hold."""
    told = len(window.shown.log) - len(table.game.log)
    events = table.game.apply(move)
    _count(table, events)
    table.unshown = events[told:]
    window.work_out(table.game)


def _waiting(table: Table) -> Waiting:
    if len(table.people()) < SEVERAL:
        return Waiting.SOLO
    by_days = table.clocks is not None and table.clocks.by_days
    # A device goes from hand to hand in its own time, whoever has an answer.
    untimed = table.opening.pause is None or by_days or table.shares_a_device()
    return Waiting.ALL if untimed else Waiting.TIMED


def _declined(table: Table, entry: log.Declined) -> News:
    window, now = table.window, table.now
    assert window is not None
    assert now is not None
    window.declined.add(entry.seat)
    table.now = Moment(now.seq, now.game, [], window)
    # Only where everybody must speak may everybody know who has spoken.
    everybody = window.waiting is Waiting.ALL
    return News([table.now], only=None if everybody else frozenset({entry.seat}))


def _answers_closed(table: Table, entry: log.AnswersClosed) -> News:  # noqa: ARG001
    window = table.window
    assert window is not None
    assert window.silent is not None
    # Worked out long ago, so that now it takes as long whether or not somebody was asked.
    events = window.silent.log[len(table.game.log) :]
    table.window, table.game = None, window.silent
    _count(table, events)
    return _shown(table)


def _pass_until(table: Table, seat: int | None) -> None:
    game = table.game
    while game.phase == "react" and game.to_act is not None and game.to_act != seat:
        _count(table, game.apply(Move(game.to_act, Verb.PASS)))


def _count(table: Table, events: list[Event]) -> None:
    table.visible += sum(type(event) is not SeatPassed for event in events)
    table.unshown += events


def _shown(table: Table, *, people: bool = False) -> News:
    if table.status == "playing" and table.game.match_outcome is not None:
        _finish(table, "over")
        people = True
    undo = table.game.to_act if table.before else None
    loss = table.losses.get(table.match)
    seq = table.base + table.visible
    table.now = Moment(seq, table.game, table.unshown, undo=undo, loss=loss)
    table.unshown = []
    return News([table.now], people=people)


def _said_ready(table: Table, entry: log.SaidReady) -> News:
    table.ready.add(entry.seat)
    return News(people=True)


def _dealt(table: Table, entry: log.Dealt) -> News:  # noqa: ARG001
    table.ready.clear()
    _count(table, table.game.deal())
    return _shown(table, people=True)


# --- the end of a match -----------------------------------------------------------


def _abandon_voted(table: Table, entry: log.AbandonVoted) -> News:
    (table.abandon.add if entry.agree else table.abandon.discard)(entry.seat)
    return News(people=True)


def _abandoned(table: Table, entry: log.Abandoned) -> News:  # noqa: ARG001
    table.window = None
    _finish(table, "abandoned")
    return _shown(table, people=True)


def _time_up(table: Table, entry: log.TimeUp) -> News:
    if entry.level is not None:
        return seat_entries.out_of_time(table, entry.seat, entry.level)
    table.before.clear()
    table.losses[table.match] = Loss(entry.seat, _winners_without(table.game, entry.seat))
    _finish(table, "over")
    return _shown(table, people=True)


def _winners_without(game: Game, seat: int) -> tuple[str, ...]:
    """Who has won when the side of a seat has lost: of several others those who are ahead."""
    lost = game.rules.side_of(seat)
    others = {side: points for side, points in game.scores.items() if side != lost}
    best = max(others.values())
    return tuple(side for side, points in others.items() if points == best)


def _finish(table: Table, status: Status) -> None:
    table.status = status
    for chair in table.chairs.values():
        if chair.out_of_time:
            chair.hand_back()
    table.finished[table.match] = table.game
    table.ready.clear()
    table.abandon.clear()


def _rematch_voted(table: Table, entry: log.RematchVoted) -> News:
    table.rematch.add(entry.seat)
    if entry.commitment is not None:
        table.commitments.append(entry.commitment)
    return News(people=True)


def _rematched(table: Table, entry: log.Rematched) -> News:  # noqa: ARG001
    table.rematch.clear()
    table.held.clear()
    seat_entries.note_holders(table)
    for chair in table.chairs.values():
        chair.withdraw()
    table.base += table.visible
    table.match += 1
    table.status = "playing"
    _new_game(table)
    return _shown(table, people=True)


_EFFECTS: Final[Mapping[type, Callable[[Table, Any], News]]] = {
    log.Created: _created,
    log.SeatTaken: seat_entries.seat_taken,
    log.SeatLeft: seat_entries.seat_left,
    log.OfferVoted: seat_entries.offer_voted,
    log.SeatFilled: seat_entries.seat_filled,
    log.HandoverOffered: seat_entries.handover_offered,
    log.HandedOver: seat_entries.handed_over,
    log.StoodIn: seat_entries.stood_in,
    log.TimeUp: _time_up,
    log.CameBack: seat_entries.came_back,
    log.Started: _started,
    log.Moved: _moved,
    log.Undone: _undone,
    log.MoveStood: _move_stood,
    log.Declined: _declined,
    log.AnswersClosed: _answers_closed,
    log.SaidReady: _said_ready,
    log.Dealt: _dealt,
    log.AbandonVoted: _abandon_voted,
    log.Abandoned: _abandoned,
    log.RematchVoted: _rematch_voted,
    log.Rematched: _rematched,
}
