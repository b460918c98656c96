"""Tables that begin from a prepared moment: one of a finished match, or a guided hand."""

from __future__ import annotations

from litestar import Response, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from bornes.server.http.new_tables import guide, play_on_at
from bornes.server.http.visitors import (
    REFUSED,
    AnyRequest,
    TableId,
    Visitor,
    client_of,
    limits_of,
    rooms_of,
)
from bornes.server.protocol.bodies import Learn, PlayOn, Seated


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
