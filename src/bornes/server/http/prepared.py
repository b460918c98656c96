"""Tables that begin from a prepared moment: one of a finished match, or a guided hand."""

from __future__ import annotations

import asyncio
from typing import Final

from litestar import Response, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from bornes.editions import RULES_VERSION
from bornes.engine.moves import Move, Verb
from bornes.engine.refusals import Refusal, Refused
from bornes.game import Game
from bornes.lessons import GUIDED, lesson_for
from bornes.server.http.visitors import (
    REFUSED,
    AnyRequest,
    TableId,
    Visitor,
    client_of,
    limits_of,
    rooms_of,
)
from bornes.server.protocol import problems
from bornes.server.protocol.bodies import Learn, Me, PlayOn, Seated
from bornes.server.protocol.values import BotLevel
from bornes.server.reviews.source import timeline_of
from bornes.server.table import entries as log
from bornes.server.table.decisions import planned
from bornes.server.table.match_start import lesson_as_beginning, moment_as_beginning
from bornes.server.table.records import exported
from bornes.server.table.table import Table

_PARTNER: Final[BotLevel] = "novice"
"""The bot of a guided hand; it thinks for itself where nothing that is prepared fits."""


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
    table = (await rooms.get(table_id)).table
    record = exported(table, number)
    game, moves = await asyncio.to_thread(moment_at, record, step)
    seat = data.seat or game.to_act or game.turn
    if seat not in game.rules.seats:
        raise Refused(Refusal("no-such-seat", seat=seat, players=game.rules.players))
    limits_of(state).new_table(client_of(request))
    shuffle = rooms.services.secrets.shuffle()
    opening = log.Created(
        edition=game.rules.edition,
        players=game.rules.players,
        seats=planned(_levels(table, seat, data.level), shuffle.commitment),
        commitment=shuffle.commitment,
        options=game.options,
        house=game.house,
        bot_delay=data.bot_delay,
        version=RULES_VERSION,
        undo=data.undo,
        beginning=moment_as_beginning(game),
    )
    visitor = Visitor.of(request)
    mine = [(seat, Me(data.name, data.car, data.colour))]
    room, tokens = await rooms.create(opening, shuffle, mine, visitor.person, moves)
    return visitor.seated(room, seat, tokens[seat])


@post("/api/lessons/{edition:str}/tables", summary="Play a guided hand", responses=REFUSED)
async def learn(
    edition: FromPath[str], data: JSONBody[Learn], request: AnyRequest, state: State
) -> Response[Seated]:
    """Make a table with a prepared deal for a first game; its bots play what is prepared."""
    lesson = lesson_for(edition)
    if lesson is None:
        raise Refused(problems.no_lesson(edition))
    rooms = rooms_of(state)
    limits_of(state).new_table(client_of(request))
    shuffle = rooms.services.secrets.shuffle()
    others: list[BotLevel | None] = [_PARTNER] * (lesson.players - 1)
    opening = log.Created(
        edition=edition,
        players=lesson.players,
        seats=planned([None, *others], shuffle.commitment),
        commitment=shuffle.commitment,
        options=dict(lesson.options),
        bot_delay=data.bot_delay,
        version=RULES_VERSION,
        beginning=lesson_as_beginning(lesson),
    )
    visitor = Visitor.of(request)
    mine = [(GUIDED, Me(data.name, data.car, data.colour))]
    room, tokens = await rooms.create(opening, shuffle, mine, visitor.person)
    return visitor.seated(room, GUIDED, tokens[GUIDED])


def moment_at(record: str, step: int) -> tuple[Game, list[Move]]:
    """The table after a step, or before the move that it asks about, with that move."""
    timeline = timeline_of(record)
    if not 0 <= step <= len(timeline.stops):
        raise Refused(problems.no_step(step, len(timeline.stops)))
    first = step
    while (game := timeline.at(first)).phase == "react":
        first -= 1
    between = [stop for stop in timeline.stops[first:step] if isinstance(stop, Move)]
    return game, [move for move in between if move.verb is not Verb.PASS]


def _levels(table: Table, seat: int, level: BotLevel) -> list[BotLevel | None]:
    """The bots stay who they were; a level takes the seats of the other persons."""
    had = [table.opening.seats[other - 1].level or level for other in table.game.rules.seats]
    return [None if other == seat else bot for other, bot in enumerate(had, start=1)]
