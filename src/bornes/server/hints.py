"""A hint on demand, where nobody but bots could be wronged by it."""

from __future__ import annotations

import asyncio

from bornes.locales import Messages
from bornes.refusals import Refused
from bornes.server import refusing
from bornes.server.connection import Connection
from bornes.server.messages import Hint
from bornes.server.naming import names_at
from bornes.server.room import Room
from bornes.server.table import SEVERAL, Moment
from bornes.view import View


def ask_for_hint(room: Room, connection: Connection, re: str | None) -> None:
    """Have a hint worked out; it is told when it is there, and the game goes on meanwhile."""
    seat = _seat(room, connection)
    moment = _moment(room)
    view = moment.game_for(seat).view(seat)
    telling = _tell(room, connection, view, moment.seq, re)
    connection.hint = asyncio.get_running_loop().create_task(telling)


async def _tell(room: Room, connection: Connection, view: View, seq: int, re: str | None) -> None:
    seconds, language = room.shared.config.hint_seconds, connection.language
    names = names_at(room.table, Messages(language, view.edition))
    try:
        lines = await room.shared.thinkers.advice(view, seconds, language, names)
    except Refused as error:
        connection.tell(refusing.problem(error.refusal, language, view.edition, re))
    else:
        connection.tell(Hint(seq, lines, re))


def _seat(room: Room, connection: Connection) -> int:
    if connection.seat is None:
        raise Refused(refusing.not_seated())
    if len(room.table.people()) >= SEVERAL:
        raise Refused(refusing.no_hint_here())
    if connection.hint is not None and not connection.hint.done():
        raise Refused(refusing.hint_coming())
    return connection.seat


def _moment(room: Room) -> Moment:
    moment = room.table.now
    if moment is None:
        raise Refused(refusing.not_started())
    return moment
