"""A hint on demand, where nobody but bots could be wronged by it."""

from __future__ import annotations

import asyncio

from bornes.engine.refusals import Refused
from bornes.engine.view import View
from bornes.locales import Messages
from bornes.server.bots.names import names_at
from bornes.server.live.connection import Connection
from bornes.server.live.room import Room
from bornes.server.protocol import problems
from bornes.server.protocol.messages import Hint
from bornes.server.table.table import SEVERAL, Moment


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
        connection.tell(problems.problem(error.refusal, language, view.edition, re))
    else:
        connection.tell(Hint(seq, lines, re))


def _seat(room: Room, connection: Connection) -> int:
    if connection.seat is None:
        raise Refused(problems.not_seated())
    if len(room.table.people()) >= SEVERAL:
        raise Refused(problems.no_hint_here())
    if connection.hint is not None and not connection.hint.done():
        raise Refused(problems.hint_coming())
    return connection.seat


def _moment(room: Room) -> Moment:
    moment = room.table.now
    if moment is None:
        raise Refused(problems.not_started())
    return moment
