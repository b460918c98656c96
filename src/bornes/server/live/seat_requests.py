"""Seats that are asked for by HTTP: taken, offered to another device, and handed over.

Whoever asks waits for the answer, so that what can't be written now is refused.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from bornes.engine.refusals import Refused
from bornes.server.live.room import Decision, Room
from bornes.server.protocol import problems
from bornes.server.protocol.bodies import TakeSeat
from bornes.server.storage import StorageFailed
from bornes.server.table import decisions
from bornes.server.table import entries as log
from bornes.server.table.commitment import hashed
from bornes.server.table.table import Table


async def take_seat(
    room: Room, wish: TakeSeat, person: str, known_by: Sequence[str]
) -> tuple[int, str]:
    """Give a free seat to somebody, who is known by some secrets; returns it with its own."""
    token, config = room.services.secrets.token(), room.services.config
    name = decisions.clean_name(wish.name, config.longest_name)

    def decision(table: Table) -> Sequence[log.AnyEntry]:
        number = decisions.free_seat(table, wish.seat, known_by)
        keys = hashed(token), hashed(person)
        return [log.SeatTaken(number, name, *keys, wish.car, wish.colour)]

    def taken_back(table: Table) -> Sequence[log.AnyEntry] | None:
        """Nobody was told the secret of the seat: it is free again."""
        mine = [seat for seat, chair in table.chairs.items() if chair.token == hashed(token)]
        return [log.SeatLeft(seat, config.stand_in, offer=True) for seat in mine] or None

    async with room.lock:
        with _at_once(room, taken_back):
            await room.decide(decision)
        await room.settle()
        return decisions.seat_opened_by(room.table, token), token


async def offer_handover(room: Room, token: str, until: float) -> tuple[int, str]:
    """A code with which another device may take the seat over."""
    code = room.services.secrets.token()

    def decision(table: Table) -> Sequence[log.AnyEntry]:
        seat = decisions.seat_opened_by(table, token)
        return [log.HandoverOffered(seat, hashed(code), until)]

    async with room.lock:
        with _at_once(room):
            await room.decide(decision)
        return decisions.seat_opened_by(room.table, token), code


async def hand_over(
    room: Room, code: str, now: float, person: str, known_by: Sequence[str]
) -> tuple[int, str]:
    """Give a seat to whoever has a code; the device that had it only looks on."""
    token = room.services.secrets.token()
    before: list[log.AnyEntry] = []

    def decision(table: Table) -> Sequence[log.AnyEntry]:
        seat = decisions.handed_over(table, code, known_by, now)
        chair = table.chairs[seat]
        before[:] = [log.HandedOver(seat, chair.token or "", chair.person)]
        return [log.HandedOver(seat, hashed(token), hashed(person))]

    def taken_back(table: Table) -> Sequence[log.AnyEntry] | None:
        """Nobody was told the new secret: the old one opens the seat again."""
        given = any(chair.token == hashed(token) for chair in table.chairs.values())
        return before if given else None

    async with room.lock:
        with _at_once(room, taken_back):
            await room.decide(decision)
        return decisions.seat_opened_by(room.table, token), token


@contextmanager
def _at_once(room: Room, taken_back: Decision | None = None) -> Iterator[None]:
    """Refuse what can't be written now, and take it back if it was written all the same."""
    try:
        if room.retries.waiting:
            raise Refused(problems.storage_failed())
        yield
    except StorageFailed:
        if taken_back is not None and room.services.store.neighbours is not None:
            room.take_back(taken_back)
        raise Refused(problems.storage_failed()) from None
