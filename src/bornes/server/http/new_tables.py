"""New tables, as they are asked for: with a deal, from a moment of a match, or of the day.

Nothing of it knows who carries the wish here: a server's routes, or the page on a device.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bornes.daily import PLAYERS, Daily
from bornes.editions import EDITIONS, RULES_VERSION
from bornes.engine.moves import Move, Verb
from bornes.engine.refusals import Refusal, Refused
from bornes.game import Game
from bornes.lessons import GUIDED, lesson_for
from bornes.server.live.room import Room
from bornes.server.live.rooms import Rooms
from bornes.server.protocol import problems
from bornes.server.protocol.bodies import (
    BotSeat,
    CreateTable,
    Here,
    Learn,
    Me,
    PlayDaily,
    PlayOn,
    Seated,
    SeatHere,
)
from bornes.server.protocol.values import BotLevel
from bornes.server.reviews.champions import OPPONENT, OWN
from bornes.server.reviews.source import timeline_of
from bornes.server.table import entries as log
from bornes.server.table.commitment import Shuffle
from bornes.server.table.decisions import planned
from bornes.server.table.match_start import lesson_as_beginning, moment_as_beginning
from bornes.server.table.records import exported
from bornes.server.table.table import Table

_PARTNER: Final[BotLevel] = "novice"
"""The bot of a guided hand; it thinks for itself where nothing that is prepared fits."""


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table that was just made, and what whoever made it is told of their seats."""

    room: Room
    seat: int | None
    token: str | None
    here: Sequence[SeatHere] = ()

    def seated(self) -> Seated:
        """The answer to whoever made it."""
        return Seated(self.seat, self.token, self.room.info(), list(self.here))


async def make_table(rooms: Rooms, wish: CreateTable, person: str) -> NewTable:
    """Make a table; whoever makes it may have one of its seats."""
    shuffle = rooms.services.secrets.shuffle()
    opening = log.Created(
        edition=wish.edition,
        players=len(wish.seats),
        seats=planned(
            [plan.level if isinstance(plan, BotSeat) else None for plan in wish.seats],
            shuffle.commitment,
        ),
        commitment=shuffle.commitment,
        options=wish.options,
        house=wish.house,
        pause=wish.pause,
        bot_delay=wish.bot_delay,
        deal_pause=wish.deal_pause,
        version=RULES_VERSION,
        phrases=wish.phrases,
        spectators_allowed=wish.spectators_allowed,
        undo=wish.undo,
        clock=wish.clock,
    )
    persons = [
        (seat, plan) for seat, plan in enumerate(wish.seats, start=1) if isinstance(plan, Me | Here)
    ]
    room, tokens = await rooms.create(opening, shuffle, persons, person)
    mine = next((seat for seat, plan in persons if isinstance(plan, Me)), None)
    here = [SeatHere(seat, tokens[seat]) for seat, plan in persons if isinstance(plan, Here)]
    return NewTable(room, mine, None if mine is None else tokens[mine], here)


async def play_on_at(
    rooms: Rooms, room: Room, number: int, step: int, wish: PlayOn, person: str
) -> NewTable:
    """Make a table that begins after a step; who makes it has a seat, bots have the others."""
    table = room.table
    game, moves = await asyncio.to_thread(moment_at, exported(table, number), step)
    seat = wish.seat or game.to_act or game.turn
    if seat not in game.rules.seats:
        raise Refused(Refusal("no-such-seat", seat=seat, players=game.rules.players))
    shuffle = rooms.services.secrets.shuffle()
    opening = log.Created(
        edition=game.rules.edition,
        players=game.rules.players,
        seats=planned(_levels(table, seat, wish.level), shuffle.commitment),
        commitment=shuffle.commitment,
        options=game.options,
        house=game.house,
        bot_delay=wish.bot_delay,
        version=RULES_VERSION,
        undo=wish.undo,
        beginning=moment_as_beginning(game),
    )
    mine = [(seat, Me(wish.name, wish.car, wish.colour))]
    made, tokens = await rooms.create(opening, shuffle, mine, person, moves)
    return NewTable(made, seat, tokens[seat])


async def guide(rooms: Rooms, edition: str, wish: Learn, person: str) -> NewTable:
    """Make a table with a prepared deal for a first game; its bots play what is prepared."""
    lesson = lesson_for(edition)
    if lesson is None:
        raise Refused(problems.no_lesson(edition))
    shuffle = rooms.services.secrets.shuffle()
    others: list[BotLevel | None] = [_PARTNER] * (lesson.players - 1)
    opening = log.Created(
        edition=edition,
        players=lesson.players,
        seats=planned([None, *others], shuffle.commitment),
        commitment=shuffle.commitment,
        options=dict(lesson.options),
        bot_delay=wish.bot_delay,
        version=RULES_VERSION,
        beginning=lesson_as_beginning(lesson),
    )
    mine = [(GUIDED, Me(wish.name, wish.car, wish.colour))]
    room, tokens = await rooms.create(opening, shuffle, mine, person)
    return NewTable(room, GUIDED, tokens[GUIDED])


async def deal_of_the_day(rooms: Rooms, edition: str, wish: PlayDaily, person: str) -> NewTable:
    """Make a table with the deal of today, for one person against a bot."""
    if edition not in EDITIONS:
        raise Refused(problems.no_daily())
    daily = Daily.today(edition)
    # The salt is a secret, so that nothing can be learned from the commitment to a known seed.
    shuffle = Shuffle(daily.seed, rooms.services.secrets.shuffle().salt)
    opening = log.Created(
        edition=edition,
        players=PLAYERS,
        seats=planned([None, OPPONENT], shuffle.commitment),
        commitment=shuffle.commitment,
        options=dict(daily.options),
        bot_delay=wish.bot_delay,
        version=RULES_VERSION,
        daily=daily.date,
    )
    mine = [(OWN, Me(wish.name, wish.car, wish.colour))]
    room, tokens = await rooms.create(opening, shuffle, mine, person)
    return NewTable(room, OWN, tokens[OWN])


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
