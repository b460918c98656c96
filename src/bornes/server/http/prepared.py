"""Tables with cards that are not dealt here.

A moment of a finished match, a guided hand, the deal of the day, a table of a device.
"""

from __future__ import annotations

from litestar import Response, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from bornes.server.http.carried import take_in
from bornes.server.http.new_tables import deal_of_the_day, guide, play_on_at
from bornes.server.http.visitors import (
    REFUSED,
    AnyRequest,
    TableId,
    Visitor,
    client_of,
    limits_of,
    rooms_of,
)
from bornes.server.protocol.bodies import Carry, Learn, PlayDaily, PlayOn, Seated
from bornes.server.table.carried import LARGEST


@post(
    "/api/tables/{table_id:str}/matches/{number:int}/moments/{step:int}/tables",
    summary="Play on from a moment of a finished match",
    responses=REFUSED,
)
async def play_on(
    table_id: TableId,
    number: FromPath[int],
    step: FromPath[int],
    data: JSONBody[PlayOn],
    request: AnyRequest,
    state: State,
) -> Response[Seated]:
    """Make a table that begins after a step; who makes it has a seat, bots have the others."""
    rooms = rooms_of(state)
    room = await rooms.get(table_id)
    limits_of(state).new_table(client_of(request))
    visitor = Visitor.of(request)
    return visitor.made(await play_on_at(rooms, room, number, step, data, visitor.person))


@post("/api/lessons/{edition:str}/tables", summary="Play a guided hand", responses=REFUSED)
async def learn(
    edition: FromPath[str], data: JSONBody[Learn], request: AnyRequest, state: State
) -> Response[Seated]:
    """Make a table with a prepared deal for a first game; its bots play what is prepared."""
    limits_of(state).new_table(client_of(request))
    visitor = Visitor.of(request)
    return visitor.made(await guide(rooms_of(state), edition, data, visitor.person))


@post("/api/daily/{edition:str}/tables", summary="Play the deal of the day", responses=REFUSED)
async def play_daily(
    edition: FromPath[str], data: JSONBody[PlayDaily], request: AnyRequest, state: State
) -> Response[Seated]:
    """Make a table with the cards that everybody has today, against a bot."""
    limits_of(state).new_table(client_of(request))
    visitor = Visitor.of(request)
    return visitor.made(await deal_of_the_day(rooms_of(state), edition, data, visitor.person))


@post(
    "/api/carried/tables",
    summary="Go on with a table of a device",
    responses=REFUSED,
    request_max_body_size=LARGEST,
)
async def carry(data: JSONBody[Carry], request: AnyRequest, state: State) -> Response[Seated]:
    """Make a table of the log of one that was begun on a device; nobody else is let in there."""
    limits_of(state).new_table(client_of(request))
    visitor = Visitor.of(request)
    return visitor.made(await take_in(rooms_of(state), data, visitor.person))
