"""The addresses of the API that a device answers, as a server does: the same bodies, either way.

What is not here is for several devices, or for who runs a server: seats handed over, tables taken
in, how the server is, and how its messages are described. What only a device has is that a table
is brought to a server. A test compares this with the server's own addresses.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final, TypeVar
from urllib.parse import parse_qsl

import msgspec

from bornes.device.carrier import Brought, Carrier
from bornes.engine.refusals import Refused
from bornes.locales import Messages
from bornes.server.http.choices import choices_of
from bornes.server.http.house import checked, house_of
from bornes.server.http.new_tables import deal_of_the_day, guide, make_table, play_on_at
from bornes.server.http.reviews import moment_of, moment_of_record, review_of, review_of_record
from bornes.server.http.score import advice_on, score_of, view_asked
from bornes.server.live import seat_requests
from bornes.server.live.room import Room
from bornes.server.live.rooms import Rooms
from bornes.server.protocol import bodies, problems
from bornes.server.protocol.score import AskAdvice, KeepScore
from bornes.server.protocol.values import Language
from bornes.server.reviews.champions import Champions
from bornes.server.reviews.reviewer import Reviewer
from bornes.server.reviews.source import of_record
from bornes.server.table.decisions import seat_of
from bornes.server.table.records import exported

T = TypeVar("T")

_CREATED: Final = 201
_DONE: Final = 200


@dataclass(frozen=True, slots=True)
class Asked:
    """A question of the page: what a request to a server says."""

    method: str
    address: str
    language: Language
    token: str | None
    body: bytes
    parts: Mapping[str, str] = field(default_factory=dict)
    """What stands in the places of the address that are open."""

    def told(self, kind: type[T]) -> T:
        """The body, which has to be of a kind."""
        return msgspec.json.decode(self.body, type=kind)

    def number(self, name: str) -> int:
        """A number of the address; what is none is refused."""
        return msgspec.convert(self.parts[name], int, strict=False)

    def said(self, name: str) -> str | None:
        """What the address says after its question mark."""
        return dict(parse_qsl(self.address.partition("?")[2])).get(name)


@dataclass(frozen=True, slots=True)
class Tables:
    """What the answers are about."""

    rooms: Rooms
    reviewer: Reviewer
    champions: Champions
    person: str
    """What tells this device from others, kept with its tables."""
    carrier: Carrier
    """What brings tables to a server."""


Answers = Callable[[Tables, Asked], Awaitable[object]]


async def answer(tables: Tables, asked: Asked) -> tuple[int, str]:
    """The status and the body of an answer; whatever is not answered here is refused."""
    path = asked.address.partition("?")[0]
    for (method, pattern), work in _ADDRESSES.items():
        found = re.fullmatch(pattern, path) if method == asked.method else None
        if found is not None:
            given = await work(tables, replace(asked, parts=found.groupdict()))
            if isinstance(given, Brought):
                return given.status, given.text
            text = given if isinstance(given, str) else msgspec.json.encode(given).decode()
            return _CREATED if isinstance(given, bodies.Seated) else _DONE, text
    raise Refused(problems.not_here())


async def _room(tables: Tables, asked: Asked) -> Room:
    return await tables.rooms.get(asked.parts["table_id"])


async def _choices(tables: Tables, _: Asked) -> object:
    return choices_of(tables.rooms.config)


async def _house(_: Tables, asked: Asked) -> object:
    players = msgspec.convert(asked.said("players"), int, strict=False)
    return house_of(msgspec.convert(asked.said("edition"), str), players)


async def _check_house(_: Tables, asked: Asked) -> object:
    return checked(asked.told(bodies.CheckHouse), asked.language)


async def _keep_score(_: Tables, asked: Asked) -> object:
    return score_of(asked.told(KeepScore), asked.language)


async def _advise(tables: Tables, asked: Asked) -> object:
    services = tables.rooms.services
    view = view_asked(asked.told(AskAdvice))
    seconds = services.config.hint_seconds
    return await advice_on(services.thinkers, view, asked.language, seconds, tables.person)


async def _rules_page(_: Tables, asked: Asked) -> object:
    return Messages(asked.parts["language"], asked.parts["edition"]).rules_page()


async def _create_table(tables: Tables, asked: Asked) -> object:
    wish = asked.told(bodies.CreateTable)
    if any(isinstance(seat, bodies.Friend) for seat in wish.seats):
        raise Refused(problems.nobody_comes())
    return (await make_table(tables.rooms, wish, tables.person)).seated()


async def _show_table(tables: Tables, asked: Asked) -> object:
    room = await _room(tables, asked)
    seated = asked.token is not None and seat_of(room.table, asked.token) is not None
    return room.info(shown=seated or room.table.opening.spectators_allowed)


async def _take_seat(tables: Tables, asked: Asked) -> object:
    room, wish = await _room(tables, asked), asked.told(bodies.TakeSeat)
    known_by = [tables.person, *([asked.token] if asked.token else [])]
    seat, token = await seat_requests.take_seat(room, wish, tables.person, known_by)
    return bodies.Seated(seat, token, room.info())


async def _carry(tables: Tables, asked: Asked) -> object:
    return await tables.carrier.carry(asked.parts["table_id"], asked.token, asked.language)


async def _stay(tables: Tables, asked: Asked) -> object:
    await tables.carrier.stay(asked.parts["table_id"])
    return (await _room(tables, asked)).info()


async def _record(tables: Tables, asked: Asked) -> object:
    return exported((await _room(tables, asked)).table, asked.number("number"))


async def _review(tables: Tables, asked: Asked) -> object:
    room = await _room(tables, asked)
    return await review_of(tables.reviewer, room, asked.number("number"), asked.language)


async def _moment(tables: Tables, asked: Asked) -> object:
    seat = msgspec.convert(asked.said("seat"), int | None, strict=False)
    room = await _room(tables, asked)
    return await moment_of(room, asked.number("number"), asked.number("step"), seat)


async def _open_record(tables: Tables, asked: Asked) -> object:
    source = of_record(asked.told(bodies.OpenRecord).record, asked.language)
    return await review_of_record(tables.reviewer, source, asked.language)


async def _open_moment(_: Tables, asked: Asked) -> object:
    wish = asked.told(bodies.OpenMoment)
    return await moment_of_record(wish.record, wish.stop, wish.seat)


async def _play_on(tables: Tables, asked: Asked) -> object:
    room, wish = await _room(tables, asked), asked.told(bodies.PlayOn)
    number, step = asked.number("number"), asked.number("step")
    made = await play_on_at(tables.rooms, room, number, step, wish, tables.person)
    return made.seated()


async def _learn(tables: Tables, asked: Asked) -> object:
    wish, edition = asked.told(bodies.Learn), asked.parts["edition"]
    return (await guide(tables.rooms, edition, wish, tables.person)).seated()


async def _play_daily(tables: Tables, asked: Asked) -> object:
    wish, edition = asked.told(bodies.PlayDaily), asked.parts["edition"]
    return (await deal_of_the_day(tables.rooms, edition, wish, tables.person)).seated()


async def _daily(tables: Tables, asked: Asked) -> object:
    return await tables.champions.beside((await _room(tables, asked)).table)


_TABLE: Final = r"/api/tables/(?P<table_id>[A-Za-z0-9_-]{1,32})"
_MATCH: Final = rf"{_TABLE}/matches/(?P<number>-?\d+)"
_MOMENT: Final = rf"{_MATCH}/moments/(?P<step>-?\d+)"
_EDITION: Final = r"(?P<edition>[^/]+)"

_ADDRESSES: Final[Mapping[tuple[str, str], Answers]] = {
    ("GET", "/api/choices"): _choices,
    ("GET", "/api/house"): _house,
    ("POST", "/api/house"): _check_house,
    ("POST", "/api/score"): _keep_score,
    ("POST", "/api/advice"): _advise,
    ("GET", rf"/api/rules/{_EDITION}/(?P<language>[^/]+)"): _rules_page,
    ("POST", "/api/tables"): _create_table,
    ("GET", _TABLE): _show_table,
    ("POST", f"{_TABLE}/seats"): _take_seat,
    ("POST", f"{_TABLE}/carry"): _carry,
    ("POST", f"{_TABLE}/stay"): _stay,
    ("GET", f"{_MATCH}/record"): _record,
    ("GET", f"{_MATCH}/review"): _review,
    ("GET", _MOMENT): _moment,
    ("POST", f"{_MOMENT}/tables"): _play_on,
    ("POST", "/api/review"): _open_record,
    ("POST", "/api/review/moment"): _open_moment,
    ("POST", f"/api/lessons/{_EDITION}/tables"): _learn,
    ("POST", f"/api/daily/{_EDITION}/tables"): _play_daily,
    ("GET", f"{_TABLE}/daily"): _daily,
}
