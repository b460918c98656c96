"""The log of a table that was begun on a device, as a server takes it in.

It comes from somebody who may have written anything, so nothing in it is believed: an entry is
applied only where a table could have come to it, and the engine makes every move again. What is
kept of it are the entries themselves, with keys of this server's and its own time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import date
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from bornes.daily import PLAYERS, Daily
from bornes.editions import RULES_VERSION
from bornes.engine.refusals import Refused
from bornes.lessons import LESSONS
from bornes.server.protocol import problems
from bornes.server.protocol.values import MoveText
from bornes.server.table import entries as log
from bornes.server.table.apply import apply
from bornes.server.table.commitment import Shuffle
from bornes.server.table.table import Table

MOST_ENTRIES: Final = 10_000
"""The longest log that is taken in: some fifty matches."""
LARGEST: Final = 1_000_000
"""The number of bytes that it may come in."""
_LATEST: Final = 1e10


def read(texts: Sequence[str]) -> list[log.AnyEntry]:
    """The entries of a log as they were kept; refused if they are none of ours."""
    if len(texts) > MOST_ENTRIES:
        raise Refused(problems.carried_too_long(MOST_ENTRIES))
    try:
        return [log.decode(text) for text in texts]
    except log.NewerEntry:
        raise Refused(problems.carried_newer()) from None
    except (msgspec.MsgspecError, ValueError, TypeError, AttributeError, RecursionError):
        raise Refused(problems.carried_broken()) from None


def rewritten(
    entries: Sequence[log.AnyEntry],
    matches: int,
    seated: Callable[[log.SeatTaken], log.SeatTaken],
    now: float,
) -> Iterator[log.AnyEntry]:
    """The same entries as a server keeps them: marked, with seats of its own, until now."""
    times = [entry.at for entry in entries if entry.at is not None]
    # A server that is younger than the table goes on from the table's time.
    later = max(0.0, now - max(times)) if times else 0.0
    for entry in entries:
        kept: log.AnyEntry = entry
        if isinstance(kept, log.Created):
            kept = replace(kept, carried=matches)
        elif isinstance(kept, log.SeatTaken):
            kept = seated(kept)
        yield kept if kept.at is None else replace(kept, at=round(kept.at + later, 3))


def doubted(
    table_id: str, shuffles: Mapping[int, Shuffle], entries: Sequence[log.AnyEntry]
) -> Table:
    """The table of a whole log, if a game could have led to it and still goes on."""
    table = Table(table_id, shuffles)
    try:
        possible = _replayed(table, entries) and _as_promised(table)
    except Exception:  # noqa: BLE001 - whatever a wrong entry leads to
        possible = False
    if not possible:
        raise Refused(problems.carried_broken())
    if table.status != "playing" or not table.persons():
        raise Refused(problems.carried_over())
    return table


def _replayed(table: Table, entries: Sequence[log.AnyEntry]) -> bool:
    """Apply the entries; whether each of them was possible."""
    before = 0.0
    for number, entry in enumerate(entries):
        at = before if entry.at is None else entry.at
        if not before <= at <= _LATEST:
            return False
        before = at
        possible = _opens if number == 0 else _POSSIBLE.get(type(entry))
        if possible is None or not possible(table, entry):
            return False
        for _ in apply(table, entry):
            pass
    return bool(entries)


def _as_promised(table: Table) -> bool:
    """Whether the seeds and salts are those that the log has the commitments to."""
    shown = dict(enumerate(table.commitments, start=1))
    return {match: one.commitment for match, one in table.shuffles.items()} == shown


def _opens(table: Table, entry: log.AnyEntry) -> bool:
    if not isinstance(entry, log.Created) or len(entry.seats) != entry.players:
        return False
    if not 1 <= entry.version <= RULES_VERSION:
        return False
    if entry.beginning is not None and entry.beginning.lesson not in {None, *LESSONS}:
        return False
    return entry.daily is None or _is_daily(entry, entry.daily, table.shuffles[1])


def _is_daily(opening: log.Created, day: str, shuffle: Shuffle) -> bool:
    of_today = Daily(date.fromisoformat(day).isoformat(), opening.edition)
    return of_today == Daily(day, opening.edition) and (
        (opening.players, opening.options) == (PLAYERS, of_today.options)
        and (opening.house, shuffle.seed) == ({}, of_today.seed)
    )


def _takes(table: Table, entry: log.SeatTaken) -> bool:
    beside = entry.beside is None or table.chairs[entry.beside].kind == "person"
    return table.chairs[entry.seat].free and beside


def _moves(table: Table, entry: log.Moved) -> bool:
    # Every text is remembered once it is read, so it has to be one that a client may send.
    msgspec.convert(entry.move, MoveText)
    return table.status == "playing" and table.held_move is None


def _undoes(table: Table, _: log.Undone) -> bool:
    seat = None if table.now is None else table.now.undo
    return table.status == "playing" and seat is not None and table.why_not_undo(seat) is None


def _declines(table: Table, entry: log.Declined) -> bool:
    window = table.window
    return window is not None and entry.seat in {*window.might} - window.declined


def _time_is_up(table: Table, entry: log.TimeUp) -> bool:
    return table.clocks is not None and table.clocks.running == entry.seat


def _ended(table: Table) -> bool:
    return table.status in {"over", "abandoned"}


def _wants_another(table: Table, entry: log.RematchVoted) -> bool:
    first = len(table.commitments) == table.match
    return _ended(table) and _person(table, entry) and first == (entry.commitment is not None)


def _person(table: Table, entry: Any) -> bool:
    return table.chairs[entry.seat].kind == "person"


_POSSIBLE: Final[Mapping[type, Callable[[Table, Any], bool]]] = {
    log.SeatTaken: _takes,
    log.SeatLeft: _person,
    log.OfferVoted: lambda table, entry: _person(table, entry) and table.chairs[entry.about].free,
    log.SeatFilled: lambda table, entry: not table.started and table.chairs[entry.seat].free,
    log.StoodIn: lambda table, entry: table.chairs[entry.seat].played_by_person,
    log.TimeUp: _time_is_up,
    log.CameBack: lambda table, entry: table.chairs[entry.seat].stood_in,
    log.Started: lambda table, _: not table.started and table.seated(),
    log.Moved: _moves,
    log.Undone: _undoes,
    log.MoveStood: lambda table, _: table.held_move is not None,
    log.Declined: _declines,
    log.AnswersClosed: lambda table, _: table.window is not None,
    log.SaidReady: lambda table, entry: table.hand_over() and _person(table, entry),
    log.Dealt: lambda table, _: table.hand_over(),
    log.AbandonVoted: lambda table, entry: table.status == "playing" and _person(table, entry),
    log.Abandoned: lambda table, _: table.status == "playing" and table.persons() <= table.abandon,
    log.RematchVoted: _wants_another,
    log.Rematched: lambda table, _: _ended(table) and bool(table.rematch),
}
"""When a device could have written an entry; one that is not here it never writes."""
