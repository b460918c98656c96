"""Entries about who has which seat, applied to the table."""

from __future__ import annotations

from bornes.server.protocol.values import BotLevel
from bornes.server.table import entries as log
from bornes.server.table.news import News
from bornes.server.table.seats import Chair
from bornes.server.table.table import Table


def seat_taken(table: Table, entry: log.SeatTaken) -> News:
    """A person has a seat."""
    table.chairs[entry.seat].take(entry)
    note_holders(table)
    return News(people=True)


def seat_left(table: Table, entry: log.SeatLeft) -> News:
    """A person has a seat no longer."""
    chair = table.chairs[entry.seat]
    if not table.started:
        # Nobody has seen a card yet: one may change one's mind about the seat.
        for seats in table.held.values():
            seats.discard(entry.seat)
    chair.vacate(entry, played=table.started)
    _forget_votes(table, entry.seat)
    return News(people=True)


def offer_voted(table: Table, entry: log.OfferVoted) -> News:
    """Somebody agrees that a seat may be taken, or no longer does."""
    agreed = table.chairs[entry.about].agreed
    (agreed.add if entry.agree else agreed.discard)(entry.seat)
    return News(people=True)


def note_holders(table: Table) -> None:
    """Remember who has which seats: until the match is over they get no other."""
    for seat, chair in table.chairs.items():
        for known in (chair.token, chair.person):
            if known is not None:
                table.held.setdefault(known, set()).add(seat)


def seat_filled(table: Table, entry: log.SeatFilled) -> News:
    """A bot has a seat that nobody took."""
    table.chairs[entry.seat] = Chair("bot", level=entry.level, driver=entry.driver)
    return News(people=True)


def handover_offered(table: Table, entry: log.HandoverOffered) -> News:
    """A code opens a seat from now on."""
    chair = table.chairs[entry.seat]
    chair.code, chair.code_until = entry.code, entry.until
    return News()


def handed_over(table: Table, entry: log.HandedOver) -> News:
    """Another device has a seat."""
    chair = table.chairs[entry.seat]
    chair.token, chair.person, chair.code = entry.token, entry.person, None
    chair.beside = None
    note_holders(table)
    return News()


def stood_in(table: Table, entry: log.StoodIn) -> News:
    """A bot plays for a person who is away."""
    table.chairs[entry.seat].hand_to(entry.level)
    _ask_no_bot(table, entry.seat)
    return News(people=True)


def out_of_time(table: Table, seat: int, level: BotLevel) -> News:
    """A bot plays for a person whose time is up."""
    table.chairs[seat].hand_to(level, out_of_time=True)
    _ask_no_bot(table, seat)
    return News(people=True)


def _ask_no_bot(table: Table, seat: int) -> None:
    # Who agreed to end the match and went has agreed; for the rest a bot is not asked.
    table.ready.discard(seat)
    table.rematch.discard(seat)


def came_back(table: Table, entry: log.CameBack) -> News:
    """The person plays again."""
    table.chairs[entry.seat].hand_back()
    return News(people=True)


def _forget_votes(table: Table, seat: int) -> None:
    for votes in (table.ready, table.abandon, table.rematch):
        votes.discard(seat)
    for chair in table.chairs.values():
        chair.agreed.discard(seat)
