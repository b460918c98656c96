"""Refusals as messages: a code, its details, and the reason in the client's language.

The refusals that only the server knows are made here, so that a code is written once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bornes.engine.refusals import Refusal, brief
from bornes.locales import LANGUAGES, Messages
from bornes.server.metrics import REFUSALS
from bornes.server.protocol.messages import Problem, StorageChanged
from bornes.server.protocol.values import Language

_STATUS: Final[Mapping[str, int]] = {
    "server-no-table": 404,
    "server-no-match": 404,
    "server-token": 401,
    "server-token-needed": 401,
    "server-code": 403,
    "server-seat-not-offered": 403,
    "server-second-seat": 403,
    "server-failed": 500,
    "server-table-damaged": 500,
    "server-table-newer": 503,
    "server-seat-taken": 409,
    "server-no-free-seat": 409,
    "server-record-later": 409,
    "server-out-of-date": 409,
    "server-too-large": 413,
    "server-host": 421,
    "server-too-fast": 429,
    "server-too-many-tables": 429,
    "server-too-many-records": 429,
    "server-hints-busy": 429,
    "server-reviews-busy": 429,
    "server-no-step": 404,
    "server-no-lesson": 404,
    "server-no-daily": 404,
    "server-daily-later": 403,
    "server-not-here": 404,
    "server-carried-seats": 403,
    "server-carried-over": 409,
    "server-carried-newer": 409,
    "server-carried-too-long": 413,
    "server-carried-away": 409,
    "server-carrying": 503,
    "server-unreachable": 503,
    "server-storage-failed": 503,
}


def problem(
    refusal: Refusal, language: Language, edition: str | None = None, re: str | None = None
) -> Problem:
    """A refusal for a client; it is counted by its code."""
    REFUSALS.labels(refusal.code).inc()
    words = Messages(language, edition)
    details = {name: _shown(value) for name, value in refusal.details.items()}
    return Problem(refusal.code, details, words.refusal(refusal), re)


def storage_changed(works: bool, language: Language) -> StorageChanged:
    """That nothing can be kept just now, or that it can be again."""
    text = Messages(language).text("server-kept-again" if works else "server-not-kept-yet")
    return StorageChanged(works, text)


def status_of(refusal: Refusal) -> int:
    """The HTTP status of a refusal."""
    return _STATUS.get(refusal.code, 400)


def bad_message(reason: str) -> Refusal:
    """A message that is not one of the protocol's."""
    return Refusal("server-bad-message", problem=reason)


def unknown_host(host: str) -> Refusal:
    """A request to a name that is not known to be this server's."""
    return Refusal("server-host", host=brief(host))


def too_fast() -> Refusal:
    """Too many messages in too short a time."""
    return Refusal("server-too-fast")


def hello_first() -> Refusal:
    """A client has to say who it is before anything else."""
    return Refusal("server-hello-first")


def wrong_version(version: int, wanted: int) -> Refusal:
    """A client of another time."""
    return Refusal("server-version", version=brief(version), wanted=wanted)


def failed() -> Refusal:
    """A mistake of ours."""
    return Refusal("server-failed")


def too_many_connections() -> Refusal:
    """A client, or a table, with too many connections."""
    return Refusal("server-too-many-connections")


def no_hint_here() -> Refusal:
    """A hint would not be fair."""
    return Refusal("server-hint-people")


def hint_coming() -> Refusal:
    """One hint at a time."""
    return Refusal("server-hint-wait")


def hints_busy() -> Refusal:
    """Too many hints are asked for, by this client or by all."""
    return Refusal("server-hints-busy")


def no_phrases() -> Refusal:
    """The table was made without phrases."""
    return Refusal("server-phrases-off")


def nobody_listens() -> Refusal:
    """A phrase at a table where no other person has a seat."""
    return Refusal("server-phrases-alone")


def partners_silent() -> Refusal:
    """A phrase during a hand, where partners may not talk."""
    return Refusal("server-phrases-partners")


def answers_open() -> Refusal:
    """A phrase while somebody may answer a card."""
    return Refusal("server-phrases-answers")


def phrase_too_soon(seconds: int) -> Refusal:
    """A phrase too soon after one's last."""
    return Refusal("server-phrases-wait", seconds=seconds)


def reviews_busy() -> Refusal:
    """Too many matches wait to be judged."""
    return Refusal("server-reviews-busy")


def no_step(step: int, most: int) -> Refusal:
    """A step that a match didn't have."""
    return Refusal("server-no-step", step=step, most=most)


def no_lesson(edition: str) -> Refusal:
    """An edition that has no guided hand."""
    return Refusal("server-no-lesson", edition=brief(edition))


def no_daily() -> Refusal:
    """A deal of the day where there is none: an edition that is not known, or another table."""
    return Refusal("server-no-daily")


def daily_later() -> Refusal:
    """What the champion made of a deal of the day that is still played."""
    return Refusal("server-daily-later")


def no_hint_today() -> Refusal:
    """A hint at a deal of the day would spoil the comparison."""
    return Refusal("server-hint-daily")


def not_here() -> Refusal:
    """Something that a device alone can't do."""
    return Refusal("server-not-here")


def nobody_comes() -> Refusal:
    """A seat for somebody who comes, at a table to which nobody can."""
    return Refusal("server-nobody-comes")


def carried_seats() -> Refusal:
    """A seat where the cards come from a device, on which they may be known."""
    return Refusal("server-carried-seats")


def carried_broken() -> Refusal:
    """The log of a device's table that no game can have led to."""
    return Refusal("server-carried-broken")


def carried_newer() -> Refusal:
    """The log of a device with a newer Bornes."""
    return Refusal("server-carried-newer")


def carried_over() -> Refusal:
    """A table of a device at which no match is played."""
    return Refusal("server-carried-over")


def carried_too_long(most: int) -> Refusal:
    """The log of a device's table with too many entries."""
    return Refusal("server-carried-too-long", most=most)


def carried_away(table: str) -> Refusal:
    """A table that was here, and goes on at a server."""
    return Refusal("server-carried-away", table=table)


def carrying() -> Refusal:
    """A table that is on its way: whether the server has it is not known."""
    return Refusal("server-carrying")


def unreachable() -> Refusal:
    """A device finds no server, or none that can keep anything now."""
    return Refusal("server-unreachable")


def not_seated() -> Refusal:
    """Somebody who looks on wants to play."""
    return Refusal("server-not-seated")


def not_started() -> Refusal:
    """There are no cards yet."""
    return Refusal("server-not-started")


def token_needed() -> Refusal:
    """Something that only the holder of a seat may do."""
    return Refusal("server-token-needed")


def too_many_tables(most: int) -> Refusal:
    """One client has made too many tables."""
    return Refusal("server-too-many-tables", most=most)


def too_many_records(most: int) -> Refusal:
    """Too many records of one client are to be judged."""
    return Refusal("server-too-many-records", most=most)


def too_large(most: int) -> Refusal:
    """A request that is too long."""
    return Refusal("server-too-large", most=most)


def out_of_date() -> Refusal:
    """Somebody else was first, or the table has moved on."""
    return Refusal("server-out-of-date")


def storage_failed() -> Refusal:
    """The log can't be written; nothing has changed."""
    return Refusal("server-storage-failed")


def second_seat() -> Refusal:
    """Somebody who has, or had, one seat of a match wants another."""
    return Refusal("server-second-seat")


def table_newer() -> Refusal:
    """A newer server has written to the table."""
    return Refusal("server-table-newer")


def table_damaged() -> Refusal:
    """What the log has of a table can't be replayed."""
    return Refusal("server-table-damaged")


def no_table() -> Refusal:
    """There is no such table."""
    return Refusal("server-no-table")


def no_match(number: int) -> Refusal:
    """A match that the table has not seen."""
    return Refusal("server-no-match", number=number)


def record_later() -> Refusal:
    """A record tells every card."""
    return Refusal("server-record-later")


def language_of(accepted: str | None) -> Language:
    """The first of our languages that a browser asks for; English otherwise."""
    for part in (accepted or "").split(","):
        wanted = part.partition(";")[0].strip().lower().partition("-")[0]
        if wanted in LANGUAGES:
            return wanted  # type: ignore[return-value]
    return "en"


def _shown(value: object) -> str:
    return value.code if isinstance(value, Refusal) else str(value)
