"""What a client says, understood and done: the same whether it comes from a socket or not.

Hints are told when they are there; the game goes on meanwhile. A table has one at a time, and one
that nobody waits for any more is not begun, or is broken off.
"""

from __future__ import annotations

import asyncio

import msgspec

from bornes.engine.refusals import Refusal, Refused
from bornes.engine.view import View
from bornes.server.bots.hints import moment_for_hint, work_out_hint
from bornes.server.live.connection import Connection
from bornes.server.live.room import Room
from bornes.server.protocol import problems
from bornes.server.protocol.messages import (
    AnyRequest,
    AskHint,
    Hello,
    Hint,
    Ping,
    Pong,
    Say,
    decode_request,
)
from bornes.server.protocol.values import VERSION


async def hear(room: Room, connection: Connection, text: str | None) -> bool:
    """Do what a client says, and tell it if that is refused; whether it was no message at all."""
    request, problem = _read(text)
    re = request.re if request is not None else None
    if request is not None:
        problem = await _serve(room, connection, request)
    if problem is None:
        return False
    tell_refusal(room, connection, problem, re)
    return problem.code == "server-bad-message"


def tell_refusal(
    room: Room, connection: Connection, refusal: Refusal, re: str | None = None
) -> None:
    """Tell a client that something is refused."""
    edition = room.table.opening.edition
    connection.tell(problems.problem(refusal, connection.language, edition, re))


def _read(text: str | None) -> tuple[AnyRequest | None, Refusal | None]:
    """A message of the protocol, or why it is none."""
    if text is None:
        return None, problems.bad_message("text expected")
    try:
        return decode_request(text), None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        return None, problems.bad_message(str(error))


async def _serve(room: Room, connection: Connection, request: AnyRequest) -> Refusal | None:
    """Do what is asked; the refusal if it can't be done."""
    try:
        match request:
            case Hello():
                if request.version != VERSION:
                    return problems.wrong_version(request.version, VERSION)
                await room.greet(connection, request)
            case Ping():
                connection.tell(Pong(request.re))
            case _ if connection not in room.audience:
                return problems.hello_first()
            case AskHint():
                ask_for_hint(room, connection, request.re)
            case Say():
                room.phrases.say(room.table, connection, request)
            case _:
                await room.wish(connection, request)
    except Refused as error:
        return error.refusal
    return None


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
