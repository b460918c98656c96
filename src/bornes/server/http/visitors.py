"""Who asks over HTTP: what opens a seat, and by what a browser is known again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from litestar import Request, Response
from litestar.datastructures import Cookie, State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter

from bornes.engine.refusals import Refused
from bornes.server.http.new_tables import NewTable
from bornes.server.live.limits import Limits
from bornes.server.live.room import Room
from bornes.server.live.rooms import Rooms
from bornes.server.protocol import problems
from bornes.server.protocol.bodies import Seated
from bornes.server.protocol.messages import Problem

TableId = Annotated[
    str, PathParameter(pattern=r"^[A-Za-z0-9_-]{1,32}$", description="A table's id.")
]
REFUSED: Final = {
    status: ResponseSpec(Problem, description="It is refused.", generate_examples=False)
    for status in (400, 401, 403, 404, 409, 413, 421, 429, 500, 503)
}
_BEARER: Final = "bearer "
_COOKIE: Final = "bornes-person"
_COOKIE_SECONDS: Final = 400 * 86400
AnyRequest = Request[None, None, State]


def rooms_of(state: State) -> Rooms:
    """The tables of the server."""
    rooms: Rooms = state.rooms
    return rooms


def limits_of(state: State) -> Limits:
    """What clients may do how often."""
    limits: Limits = state.limits
    return limits


def token_of(request: AnyRequest) -> str:
    """The secret of a seat, from the header ``Authorization: Bearer …``."""
    token = given_token(request)
    if token is None:
        raise Refused(problems.token_needed())
    return token


def given_token(request: AnyRequest) -> str | None:
    """The secret that a request has; None if it has none."""
    given = request.headers.get("authorization", "")
    return given[len(_BEARER) :].strip() if given.lower().startswith(_BEARER) else None


@dataclass(frozen=True, slots=True)
class Visitor:
    """Somebody who wants a seat: a browser is known again by a cookie, at one table only."""

    person: str
    """What the cookie holds; made now if there was none."""
    known_by: tuple[str, ...]
    """What tells who they are: the cookie they have, and the token of a seat."""

    @classmethod
    def of(cls, request: AnyRequest) -> Visitor:
        """Who makes a request."""
        cookie, token = request.cookies.get(_COOKIE), given_token(request)
        known = tuple(secret for secret in (cookie, token) if secret)
        return cls(cookie or rooms_of(request.app.state).services.secrets.token(), known)

    def seated(self, room: Room, seat: int, token: str) -> Response[Seated]:
        """Tell somebody their seat, and know them again at this table."""
        return self.made(NewTable(room, seat, token))

    def made(self, new: NewTable) -> Response[Seated]:
        """Tell whoever made a table what they have there, and know them again."""
        room = new.room
        cookie = Cookie(
            key=_COOKIE,
            value=self.person,
            path=f"{room.services.config.base_path}/api/tables/{room.table.id}",
            max_age=_COOKIE_SECONDS,
            httponly=True,
            samesite="strict",
            secure=room.services.config.https,
        )
        return Response(new.seated(), status_code=201, cookies=[cookie])


def client_of(request: AnyRequest) -> str:
    """Who asks, for limits only."""
    return request.client.host if request.client is not None else ""
