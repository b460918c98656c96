"""Tables that were begun on a device and go on here.

The name of such a table and the keys of its seats follow from a secret of the device, so that
whoever lost the answer and asks again is given the same table, by whichever server.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from msgspec.structs import replace

from bornes.server.http.new_tables import NewTable
from bornes.server.live.room import Room
from bornes.server.live.rooms import Rooms
from bornes.server.protocol.bodies import Carry, SeatHere
from bornes.server.storage import Conflict
from bornes.server.table import entries as log
from bornes.server.table.carried import doubted, read, rewritten
from bornes.server.table.commitment import Shuffle, hashed, opens
from bornes.server.table.decisions import check_opening, clean_name
from bornes.server.table.table import Table

_NAME: Final = 24
"""Hexadecimal digits of a name: as much chance as in the name of any other table."""


async def take_in(rooms: Rooms, wish: Carry, person: str) -> NewTable:
    """Let a table of a device go on here; what it brings is kept whole or not at all."""
    table, entries = await asyncio.to_thread(_checked, rooms, wish, person)
    try:
        room = await rooms.add(table, entries)
    except Conflict:
        room = await rooms.get(table.id)
    return _seated(room, wish.key)


def _checked(rooms: Rooms, wish: Carry, person: str) -> tuple[Table, Sequence[log.AnyEntry]]:
    """The table of a log that was checked, and the entries as they are kept here."""
    config = rooms.config

    def seated(entry: log.SeatTaken) -> log.SeatTaken:
        name = clean_name(entry.name, config.longest_name)
        token = hashed(_derived("seat", wish.key, entry.seat))
        return replace(entry, name=name, token=token, person=hashed(person))

    shuffles = {one.match: Shuffle(int(one.seed), one.salt) for one in wish.shuffles}
    now = rooms.services.store.seen()
    entries = list(rewritten(read(wish.entries), len(shuffles), seated, now))
    table = doubted(_derived("table", wish.key)[:_NAME], shuffles, entries)
    here = sum(chair.beside is not None for chair in table.chairs.values())
    check_opening(table.opening, 1, here, shuffles[1], config)
    return table, entries


def _seated(room: Room, key: str) -> NewTable:
    """What whoever brought a table is told: their seat, and those of others on the device."""
    found = [
        (chair.beside is not None, seat, _derived("seat", key, seat))
        for seat, chair in room.table.chairs.items()
    ]
    mine = sorted(each for each in found if opens(each[2], room.table.chairs[each[1]].token))
    if not mine:
        return NewTable(room, None, None)  # they have left it since, or handed it on
    [(_, seat, token), *others] = mine
    return NewTable(room, seat, token, [SeatHere(*each[1:]) for each in others])


def _derived(what: str, key: str, seat: int = 0) -> str:
    """What follows from the secret of a device, which can't be told from it."""
    return sha256(f"bornes-carried-1|{what}|{seat}|{key}".encode()).hexdigest()
