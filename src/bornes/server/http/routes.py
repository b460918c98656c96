"""The HTTP side: making tables, taking seats, and what is known of both."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

from litestar import MediaType, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody

from bornes import __version__
from bornes.locales import Messages
from bornes.server.http.choices import choices_of
from bornes.server.http.house import checked, house_of
from bornes.server.http.new_tables import make_table
from bornes.server.http.prepared import carry, learn, play_daily, play_on
from bornes.server.http.reviews import (
    moment_of,
    moment_of_record,
    review_of,
    review_of_record,
)
from bornes.server.http.score import advice_on, score_of, view_asked
from bornes.server.http.visitors import (
    REFUSED,
    AnyRequest,
    TableId,
    Visitor,
    client_of,
    given_token,
    limits_of,
    rooms_of,
    token_of,
)
from bornes.server.live import seat_requests
from bornes.server.protocol import problems
from bornes.server.protocol.asyncapi import asyncapi
from bornes.server.protocol.bodies import (
    CheckHouse,
    Choices,
    CreateTable,
    Handover,
    Health,
    HouseChecked,
    HouseInfo,
    OpenMoment,
    OpenRecord,
    Redeem,
    Seated,
    TakeSeat,
)
from bornes.server.protocol.messages import TableInfo
from bornes.server.protocol.review import DailyInfo, PastMoment, ReviewInfo
from bornes.server.protocol.schema import json_schema
from bornes.server.protocol.score import AdviceGiven, AskAdvice, KeepScore, ScoreKept
from bornes.server.reviews.champions import Champions
from bornes.server.reviews.reviewer import Reviewer
from bornes.server.reviews.source import of_record
from bornes.server.table.decisions import seat_of
from bornes.server.table.records import exported


@get("/healthz", summary="How the server is", responses=REFUSED)
async def health(state: State) -> Response[Health]:
    """Say how the server is; the status is 503 while the log can't be written or read."""
    rooms = rooms_of(state)
    count = await rooms.count()
    works = rooms.services.store.problem is None
    found = Health(
        "ok" if works else "storage-failed",
        __version__,
        count,
        rooms.in_memory(),
        len(rooms.connections()),
        len(rooms.services.newer),
    )
    return Response(found, status_code=200 if works else 503)


@get("/api/choices", summary="What one can choose from", responses=REFUSED)
async def choices(state: State) -> Choices:
    """List editions, options, bots and limits."""
    return choices_of(rooms_of(state).config)


@get("/api/house", summary="Which house rules there are", responses=REFUSED)
async def house(edition: FromQuery[str], players: FromQuery[int]) -> HouseInfo:
    """List the house rules that a table of an edition can have, with what is printed."""
    return house_of(edition, players)


@post("/api/house", summary="Try house rules", status_code=200, responses=REFUSED)
async def check_house(data: JSONBody[CheckHouse], request: AnyRequest) -> HouseChecked:
    """Say what house rules come to, before a table is made with them."""
    return checked(data, problems.language_of(request.headers.get("accept-language")))


@post("/api/score", summary="Score hands with real cards", status_code=200, responses=REFUSED)
async def keep_score(data: JSONBody[KeepScore], request: AnyRequest) -> ScoreKept:
    """Score what is told of all hands of a match; nothing of it is kept here."""
    return score_of(data, problems.language_of(request.headers.get("accept-language")))


@post("/api/advice", summary="Ask what to play", status_code=200, responses=REFUSED)
async def advise(data: JSONBody[AskAdvice], request: AnyRequest, state: State) -> AdviceGiven:
    """Say what to play in a position, as one seat knows it; as long and as often as a hint."""
    services = rooms_of(state).services
    language = problems.language_of(request.headers.get("accept-language"))
    seconds, client = services.config.hint_seconds, client_of(request)
    return await advice_on(services.thinkers, view_asked(data), language, seconds, client)


@get(
    "/api/rules/{edition:str}/{language:str}",
    media_type=MediaType.TEXT,
    summary="The rules",
    responses=REFUSED,
)
async def rules_page(edition: FromPath[str], language: FromPath[str]) -> str:
    """Give the rules of an edition on one page, in Markdown."""
    return Messages(language, edition).rules_page()


@post("/api/tables", summary="Make a table", responses=REFUSED)
async def create_table(
    data: JSONBody[CreateTable], request: AnyRequest, state: State
) -> Response[Seated]:
    """Make a table; whoever makes it may have one of its seats."""
    limits_of(state).new_table(client_of(request))
    visitor = Visitor.of(request)
    return visitor.made(await make_table(rooms_of(state), data, visitor.person))


@get("/api/tables/{table_id:str}", summary="Look at a table", responses=REFUSED)
async def show_table(table_id: TableId, request: AnyRequest, state: State) -> TableInfo:
    """Tell who sits where; cards are shown over the WebSocket."""
    room = await rooms_of(state).get(table_id)
    await room.company.see()
    token = given_token(request)
    seated = token is not None and seat_of(room.table, token) is not None
    return room.info(shown=seated or room.table.opening.spectators_allowed)


@post("/api/tables/{table_id:str}/seats", summary="Take a seat", responses=REFUSED)
async def take_seat(
    table_id: TableId, data: JSONBody[TakeSeat], request: AnyRequest, state: State
) -> Response[Seated]:
    """Take a free seat; during a match only one that is offered, and no second one."""
    room = await rooms_of(state).get(table_id)
    visitor = Visitor.of(request)
    seat, token = await seat_requests.take_seat(room, data, visitor.person, visitor.known_by)
    return visitor.seated(room, seat, token)


@post(
    "/api/tables/{table_id:str}/handover",
    summary="Offer one's seat to another device",
    responses=REFUSED,
    security=[{"seat": []}],
)
async def offer_handover(table_id: TableId, request: AnyRequest, state: State) -> Handover:
    """Make a code that hands one's seat to another device."""
    rooms = rooms_of(state)
    room = await rooms.get(table_id)
    seconds = rooms.config.handover_minutes * 60
    seat, code = await seat_requests.offer_handover(room, token_of(request), time.time() + seconds)
    return Handover(seat, code, seconds)


@post("/api/tables/{table_id:str}/handover/redeem", summary="Take a seat over", responses=REFUSED)
async def redeem(
    table_id: TableId, data: JSONBody[Redeem], request: AnyRequest, state: State
) -> Response[Seated]:
    """Take a seat over from another device."""
    room = await rooms_of(state).get(table_id)
    visitor = Visitor.of(request)
    seat, token = await seat_requests.hand_over(
        room, data.code, time.time(), visitor.person, visitor.known_by
    )
    return visitor.seated(room, seat, token)


@get(
    "/api/tables/{table_id:str}/matches/{number:int}/record",
    media_type=MediaType.TEXT,
    summary="The record of a finished match",
    responses=REFUSED,
)
async def record(table_id: TableId, number: FromPath[int], state: State) -> Response[str]:
    """Give a finished match, every card included, with what opens its commitment."""
    room = await rooms_of(state).get(table_id)
    name = f"bornes-{table_id[:6]}-{number}.txt"
    return Response(
        exported(room.table, number),
        media_type=MediaType.TEXT,
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get(
    "/api/tables/{table_id:str}/matches/{number:int}/review",
    summary="Look back at a finished match",
    responses=REFUSED,
)
async def review(
    table_id: TableId, number: FromPath[int], request: AnyRequest, state: State
) -> ReviewInfo:
    """Give the steps of a finished match, and what they were worth as soon as that is known."""
    room = await rooms_of(state).get(table_id)
    reviewer: Reviewer = state.reviewer
    language = problems.language_of(request.headers.get("accept-language"))
    return await review_of(reviewer, room, number, language)


@get(
    "/api/tables/{table_id:str}/matches/{number:int}/moments/{step:int}",
    summary="A moment of a finished match",
    responses=REFUSED,
)
async def moment(
    table_id: TableId,
    number: FromPath[int],
    step: FromPath[int],
    state: State,
    seat: FromQuery[int | None] = None,
) -> PastMoment:
    """Give the table after a step, as a seat saw it, or with all cards open."""
    room = await rooms_of(state).get(table_id)
    return await moment_of(room, number, step, seat)


@get(
    "/api/tables/{table_id:str}/daily",
    summary="A deal of the day beside the champion's",
    responses=REFUSED,
)
async def daily(table_id: TableId, state: State) -> DailyInfo:
    """Give what was made of a deal of the day, and the champion's result once it is known."""
    room = await rooms_of(state).get(table_id)
    champions: Champions = state.champions
    return await champions.beside(room.table)


@post("/api/review", summary="Look back at a record", status_code=200, responses=REFUSED)
async def open_record(data: JSONBody[OpenRecord], request: AnyRequest, state: State) -> ReviewInfo:
    """Give the steps of a record that somebody has, and judge it; nothing of it is kept."""
    reviewer: Reviewer = state.reviewer
    language = problems.language_of(request.headers.get("accept-language"))
    source = await asyncio.to_thread(of_record, data.record, language)
    if not reviewer.knows(source):  # whoever waits for a judgement asks again and again
        limits_of(state).new_record(client_of(request))
    return await review_of_record(reviewer, source, language)


@post("/api/review/moment", summary="A moment of a record", status_code=200, responses=REFUSED)
async def open_moment(data: JSONBody[OpenMoment]) -> PastMoment:
    """Give the table of a record after a step, as a seat saw it, or with all cards open."""
    return await moment_of_record(data.record, data.stop, data.seat)


@get("/schema/asyncapi.json", summary="The WebSocket, described", responses=REFUSED)
async def websocket_schema() -> dict[str, Any]:
    """Describe the WebSocket of a table as AsyncAPI."""
    return asyncapi()


@get("/schema/protocol.json", summary="Every type of the protocol", responses=REFUSED)
async def protocol_schema() -> dict[str, Any]:
    """Give every type of the protocol as JSON Schema."""
    return json_schema()


HANDLERS: Final = [
    health,
    choices,
    house,
    check_house,
    keep_score,
    advise,
    rules_page,
    create_table,
    show_table,
    take_seat,
    offer_handover,
    redeem,
    record,
    review,
    moment,
    open_record,
    open_moment,
    play_on,
    learn,
    play_daily,
    carry,
    daily,
    websocket_schema,
    protocol_schema,
]
