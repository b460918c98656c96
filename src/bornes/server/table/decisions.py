"""What is wanted of a table becomes entries for its log, or a refusal.

Nothing here changes the table, and a refusal tells no more than the seat's view does.
Whatever wants something of a table asks here: a client, the clock, or a bot.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Coroutine, Sequence
from functools import lru_cache
from typing import assert_never

from bornes.engine.moves import Move, Verb
from bornes.engine.refusals import IllegalMove, Refusal, Refused
from bornes.server.config import Config, check_level
from bornes.server.protocol import messages as asked
from bornes.server.protocol import problems
from bornes.server.protocol.drivers import driver_for
from bornes.server.protocol.values import BotLevel, Waiting
from bornes.server.table import clocks
from bornes.server.table import entries as log
from bornes.server.table.apply import read_move
from bornes.server.table.commitment import Shuffle, hashed, opens
from bornes.server.table.match_start import begun, check_beginning
from bornes.server.table.seats import Chair
from bornes.server.table.table import Moment, Table

Wish = (
    asked.MakeMove
    | asked.Undo
    | asked.GoOn
    | asked.Decline
    | asked.Ready
    | asked.Abandon
    | asked.Rematch
    | asked.Leave
    | asked.OfferSeat
    | asked.FillSeat
)

Proposal = Callable[[Table], Sequence[log.AnyEntry] | None]
"""What the clock or a bot wants, given the table as it is when its turn has come: entries, none if
only what follows by itself is to be seen to, or None if it is wanted no longer."""
Propose = Callable[[Proposal], Coroutine[None, None, None]]
"""Puts a proposal to the table, after whatever is being done there."""


def entries_for(table: Table, seat: int | None, wish: Wish, config: Config) -> list[log.AnyEntry]:
    """The entries that a wish of a seat leads to; none if it has nothing to change."""
    if seat is None:
        raise Refused(problems.not_seated())
    match wish:
        case asked.MakeMove():
            return _move(table, seat, wish)
        case asked.Undo():
            return _undo(table, seat, wish.seq)
        case asked.GoOn():
            return _go_on(table, seat, wish.seq)
        case asked.Decline():
            return _decline(table, seat, wish.seq)
        case asked.Ready():
            return _ready(table, seat)
        case asked.Abandon():
            return _abandon(table, seat, agree=wish.agree)
        case asked.Rematch():
            return _rematch(table, seat)
        case asked.Leave():
            driver = _driver(table, config.stand_in)
            return [log.SeatLeft(seat, config.stand_in, wish.offer, driver)]
        case asked.OfferSeat():
            return _offer_seat(table, seat, wish)
        case asked.FillSeat():
            check_level(wish.level, config)
            return _fill(table, wish)
        case _:
            assert_never(wish)


def _now(table: Table, seat: int, seq: int) -> Moment:
    """What is shown now, if that is what the seat has decided on."""
    if table.now is None:
        raise Refused(problems.not_started())
    if table.status != "playing":
        raise Refused(Refusal("match-over"))
    if table.chairs[seat].out_of_time:
        raise Refused(Refusal("server-out-of-time"))
    if seq != table.now.seq:
        raise Refused(problems.out_of_date())
    return table.now


def _move(table: Table, seat: int, wish: asked.MakeMove) -> list[log.AnyEntry]:
    moment = _now(table, seat, wish.seq)
    move = read_move(wish.move)
    if move.verb is Verb.PASS and move.seat == seat and moment.window is not None:
        return _decline(table, seat, wish.seq)
    if move not in moment.legal.get(seat, ()):
        reason = moment.game_for(seat).view(seat, history=False).why_not(move)
        if reason is not None:
            raise IllegalMove(reason)
    return [moved(move)]


@lru_cache(8192)
def moved(move: Move) -> log.Moved:
    """The entry for a move; there are few different moves."""
    return log.Moved(str(move))


def _undo(table: Table, seat: int, seq: int) -> list[log.AnyEntry]:
    reason = table.why_not_undo(seat)
    if reason is not None:
        raise Refused(reason)
    _now(table, seat, seq)
    return [log.Undone()]


def _go_on(table: Table, seat: int, seq: int) -> list[log.AnyEntry]:
    held = table.held_move
    if held is None or held.move.seat != seat:
        return []  # it stands already
    _now(table, seat, seq)
    return [log.MoveStood()]


def _decline(table: Table, seat: int, seq: int) -> list[log.AnyEntry]:
    window = _now(table, seat, seq).window
    if window is None or seat not in window.might:
        raise Refused(Refusal("nothing-to-answer"))
    return [] if seat in window.declined else [log.Declined(seat)]


def _ready(table: Table, seat: int) -> list[log.AnyEntry]:
    if not table.started:
        raise Refused(problems.not_started())
    if table.status != "playing":
        raise Refused(Refusal("match-over"))
    if not table.hand_over():
        raise Refused(Refusal("hand-not-over"))
    return [] if seat in table.ready else [log.SaidReady(seat)]


def _abandon(table: Table, seat: int, *, agree: bool) -> list[log.AnyEntry]:
    if not table.started:
        raise Refused(problems.not_started())
    if table.status != "playing":
        raise Refused(Refusal("match-over"))
    return [] if (seat in table.abandon) == agree else [log.AbandonVoted(seat, agree)]


def _rematch(table: Table, seat: int) -> list[log.AnyEntry]:
    if table.status not in {"over", "abandoned"}:
        raise Refused(Refusal("server-match-not-over"))
    return [] if seat in table.rematch else [log.RematchVoted(seat)]


def _offer_seat(table: Table, seat: int, wish: asked.OfferSeat) -> list[log.AnyEntry]:
    if not table.started:
        raise Refused(problems.not_started())
    agreed = seat in _free_chair(table, wish.seat).agreed
    if table.dealt_on_device:
        raise Refused(problems.carried_seats())
    return [] if agreed == wish.agree else [log.OfferVoted(seat, wish.seat, wish.agree)]


def _fill(table: Table, wish: asked.FillSeat) -> list[log.AnyEntry]:
    if table.started:
        raise Refused(Refusal("server-already-started"))
    _free_chair(table, wish.seat)
    return [log.SeatFilled(wish.seat, wish.level, _driver(table, wish.level))]


def _driver(table: Table, level: BotLevel) -> str | None:
    """Somebody of a level who does not sit at the table yet."""
    taken = {chair.driver for chair in table.chairs.values()}
    return driver_for(level, table.opening.commitment, taken)


def _free_chair(table: Table, seat: int) -> Chair:
    chair = table.chairs.get(seat)
    if chair is None:
        raise Refused(Refusal("no-such-seat", seat=seat, players=table.opening.players))
    if not chair.free:
        raise Refused(Refusal("server-seat-taken", seat=seat))
    return chair


# --- what follows by itself -------------------------------------------------------


def due(table: Table, bots_declined: set[int]) -> log.AnyEntry | None:
    """What everybody has agreed to, or nobody is waited for any longer."""
    people = table.people()
    if table.status == "waiting":
        return log.Started() if table.seated() and people else None
    if table.status != "playing":
        return log.Rematched() if people and people <= table.rematch else None
    persons = table.persons()  # who is only away has a say in this, and a bot none
    abandoned = bool(persons) and persons <= table.abandon
    if table.held_move is not None:
        stands = abandoned or not table.may_undo(table.held_move.move.seat)
        return log.MoveStood() if stands else None
    if abandoned:
        return log.Abandoned()
    if table.window is not None:
        return log.AnswersClosed() if _all_have_spoken(table, people, bots_declined) else None
    if table.hand_over() and people and people <= table.ready:
        return log.Dealt()
    return None


def _all_have_spoken(table: Table, people: set[int], bots_declined: set[int]) -> bool:
    window = table.window
    assert window is not None
    if window.waiting is Waiting.SOLO:
        return window.offers.keys() <= window.declined | bots_declined
    if window.waiting is Waiting.TIMED:
        return False
    persons = people & set(window.might)
    # Bots need a moment, and always the same one; so they are left to the clock.
    return persons == set(window.might) and persons <= window.declined


def time_up(table: Table, now: float, stand_in: BotLevel) -> log.TimeUp | None:
    """The entry for when the time of whose turn it is is up; None if it is not."""
    of, seat = table.clocks, None if table.clocks is None else table.clocks.running
    if of is None or seat is None or of.left_at(seat, now) > 0:
        return None
    return log.TimeUp(seat, None if of.choice.out == "lose" else stand_in)


def back(table: Table, seat: int) -> list[log.AnyEntry] | None:
    """The entry that gives a seat back to its person, if a bot stands in for them for now."""
    chair, of = table.chairs[seat], table.clocks
    no_time = chair.out_of_time and of is not None and of.for_good
    return [log.CameBack(seat)] if chair.stood_in and not no_time else None


def only_bots_left(table: Table) -> bool:
    """Whether all persons who might answer have declined, so that the clock may run."""
    window = table.window
    assert window is not None
    return table.people() & set(window.might) <= window.declined


# --- a new table, and its seats ---------------------------------------------------


def check_opening(
    opening: log.Created, mine: int, here: int, shuffle: Shuffle, config: Config
) -> None:
    """Refuse a table that can't be, with so many seats of mine and of others on my device."""
    begun(opening, 1, shuffle.seed)
    check_beginning(opening)
    for plan in opening.seats:
        if plan.level is not None:
            check_level(plan.level, config)
    if all(plan.level is not None for plan in opening.seats):
        raise Refused(Refusal("server-nobody-plays"))
    if mine > 1:
        raise Refused(Refusal("server-one-me"))
    if here and not mine:
        raise Refused(Refusal("server-here-without-me"))
    low, high = config.shortest_pause, config.longest_pause
    if opening.pause is not None and not low <= opening.pause <= high:
        raise Refused(Refusal("server-pause", low=f"{low:g}", high=f"{high:g}"))
    if opening.clock is not None:
        clocks.check(opening.clock, config.shortest_clock)
        if (opening.pause is None or here) and opening.clock.kind != "days":
            raise Refused(Refusal("server-clock-pause"))


def planned(levels: Sequence[BotLevel | None], draw: str) -> tuple[log.Planned, ...]:
    """The seats of a new table: a driver for each bot, no two alike; None is a person."""
    seats: list[log.Planned] = []
    for level in levels:
        taken = {plan.driver for plan in seats}
        driver = None if level is None else driver_for(level, draw, taken)
        seats.append(log.Planned(level, driver))
    return tuple(seats)


def clean_name(name: str, longest: int) -> str:
    """A name as it is shown; refused if nothing is left of it, or too much."""
    shown = "".join(
        " " if unicodedata.category(character) in {"Zs", "Zl", "Zp"} else character
        for character in unicodedata.normalize("NFC", name)
        if unicodedata.category(character)[0] != "C"
    )
    shown = " ".join(shown.split())
    if not 1 <= len(shown) <= longest:
        raise Refused(Refusal("server-name", longest=longest))
    return shown


def free_seat(table: Table, seat: int | None, known_by: Sequence[str]) -> int:
    """The seat that somebody who comes may have; they are known by secrets of this table."""
    if seat is not None:
        _free_chair(table, seat)
    free = [number for number, chair in table.chairs.items() if chair.free]
    if not free:
        raise Refused(Refusal("server-no-free-seat"))
    wanted = free if seat is None else [seat]
    offered = [number for number in wanted if table.may_be_taken(number)]
    if table.dealt_on_device:
        raise Refused(problems.carried_seats())
    if not offered:
        raise Refused(Refusal("server-seat-not-offered"))
    found = next((number for number in offered if _may_hold(table, number, known_by)), None)
    if found is None:
        raise Refused(problems.second_seat())
    return found


def _may_hold(table: Table, seat: int, known_by: Sequence[str]) -> bool:
    """Whether somebody has not held another seat; when a match is over that is forgotten."""
    if table.status in {"over", "abandoned"}:
        return True
    held = [table.held.get(hashed(secret)) for secret in known_by]
    return all(not seats or seat in seats for seats in held)


def seat_opened_by(table: Table, token: str) -> int:
    """The seat that a secret opens; refused if it opens none."""
    seat = seat_of(table, token)
    if seat is None:
        raise Refused(Refusal("server-token"))
    return seat


def seat_of(table: Table, token: str) -> int | None:
    """The seat that a secret opens; None if it opens none."""
    # Every chair is tried, so that the time it takes doesn't tell which one it was.
    found = [seat for seat, chair in table.chairs.items() if opens(token, chair.token)]
    return found[0] if found else None


def handed_over(table: Table, code: str, known_by: Sequence[str], now: float) -> int:
    """The seat that is handed to whoever knows its code."""
    found = [
        seat
        for seat, chair in table.chairs.items()
        if opens(code, chair.code) and chair.code_until >= now
    ]
    if not found:
        raise Refused(Refusal("server-code"))
    if not _may_hold(table, found[0], known_by):
        raise Refused(problems.second_seat())
    return found[0]
