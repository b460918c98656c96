"""What is answered about finished matches: their moments, and what they were worth."""

from __future__ import annotations

import asyncio

from bornes.locales import Messages
from bornes.server.bots.names import names_at
from bornes.server.live.room import Room
from bornes.server.protocol.review import PastMoment, ReviewInfo
from bornes.server.protocol.values import Language
from bornes.server.reviews import source as sources
from bornes.server.reviews.reviewer import Reviewer
from bornes.server.reviews.shown import past_moment, review_info


async def review_of(reviewer: Reviewer, room: Room, number: int, language: Language) -> ReviewInfo:
    """A finished match of a table, and how far it has been judged."""
    source = _source(room, number, language)
    await asyncio.to_thread(sources.timeline_of, source.record)
    work = await reviewer.ask(source)
    return await asyncio.to_thread(review_info, source, work, language)


async def review_of_record(
    reviewer: Reviewer, source: sources.Source, language: Language
) -> ReviewInfo:
    """A match of a record, and how far it has been judged."""
    work = await reviewer.ask(source)
    return await asyncio.to_thread(review_info, source, work, language)


async def moment_of_record(record: str, stop: int, seat: int | None) -> PastMoment:
    """A moment of a match of a record."""
    source = await asyncio.to_thread(sources.of_record, record, "en")
    return await asyncio.to_thread(past_moment, source, stop, seat)


async def moment_of(room: Room, number: int, stop: int, seat: int | None) -> PastMoment:
    """A moment of a finished match of a table."""
    source = _source(room, number, "en")
    return await asyncio.to_thread(past_moment, source, stop, seat)


def _source(room: Room, number: int, language: Language) -> sources.Source:
    words = Messages(language, room.table.opening.edition)
    return sources.of_table(room.table, number, names_at(room.table, words))
