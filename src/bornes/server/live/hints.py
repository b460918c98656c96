"""Hints for a client: told when they are there; the game goes on meanwhile.

A table has one at a time, and one that nobody waits for any more is not begun, or is broken off.
"""

from __future__ import annotations

import asyncio

from bornes.engine.refusals import Refused
from bornes.engine.view import View
from bornes.server.bots.hints import moment_for_hint, work_out_hint
from bornes.server.live.connection import Connection
from bornes.server.live.room import Room
from bornes.server.protocol import problems
from bornes.server.protocol.messages import Hint


def ask_for_hint(room: Room, connection: Connection, re: str | None) -> None:
    """Have a hint worked out for the seat of a client."""
    if connection.seat is None:
        raise Refused(problems.not_seated())
    moment = moment_for_hint(room.table)
    if any(other.hint is not None and not other.hint.done() for other in room.audience):
        raise Refused(problems.hint_coming())
    view = moment.game_for(connection.seat).view(connection.seat)
    telling = _tell(room, connection, view, moment.seq, re)
    connection.hint = asyncio.get_running_loop().create_task(telling)


def forget_hint(connection: Connection) -> None:
    """Nobody waits for the hint of a client any more."""
    if connection.hint is not None:
        connection.hint.cancel()


async def _tell(room: Room, connection: Connection, view: View, seq: int, re: str | None) -> None:
    services, language = room.services, connection.language
    seconds = services.config.hint_seconds
    try:
        lines = await work_out_hint(
            services.thinkers, room.table, view, language, seconds, connection.client
        )
    except Refused as error:
        connection.tell(problems.problem(error.refusal, language, view.edition, re))
    else:
        connection.tell(Hint(seq, lines, re))
