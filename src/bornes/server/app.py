"""The whole server as one ASGI application."""

from __future__ import annotations

import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme, Server

from bornes import __version__
from bornes.engine.refusals import Refusal, Refused
from bornes.server.bots.machine import Machine
from bornes.server.bots.queue import Bounds
from bornes.server.config import Config
from bornes.server.hosts import Hosts, header
from bornes.server.http.routes import HANDLERS
from bornes.server.http.scrape import scraped
from bornes.server.http.static import Page, web_folder
from bornes.server.live.limits import Limits, Peers, most_sockets
from bornes.server.live.rooms import Rooms
from bornes.server.live.socket import Live, Receive, Scope, Send
from bornes.server.logs import LOGGER, note
from bornes.server.metrics import REQUESTS
from bornes.server.protocol import problems
from bornes.server.reviews.champions import Champions
from bornes.server.reviews.reviewer import Reviewer
from bornes.server.storage.backend import storage_of
from bornes.server.table.commitment import Secrets

_LIVE: Final = re.compile(r"^/api/tables/([A-Za-z0-9_-]{1,32})/live$")
_OF_THE_API: Final = ("/api", "/schema", "/healthz")
_TABLE_IN_PATH: Final = re.compile(r"^(/api/tables/)[^/]+")
_POLICY: Final = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
_HEADERS: Final = [
    (b"content-security-policy", _POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
]
_SEAT: Final = SecurityScheme(
    type="http", scheme="bearer", description="The token of a seat, told once in `Seated`."
)
_NOT_KEPT: Final = (b"cache-control", b"no-store")
_HTTPS: Final = (b"strict-transport-security", b"max-age=31536000")


class Application:
    """HTTP, WebSockets and the page, with the same headers on everything."""

    def __init__(self, config: Config, secrets: Secrets | None = None) -> None:
        self.config = config
        bounds = Bounds(config.hints_waiting, config.hints_per_client)
        place = Machine(config.bot_processes, bounds)
        self.rooms = Rooms(config, storage_of(config), place, secrets)
        services = self.rooms.services
        self.reviewer = Reviewer(services.thinkers, services.store, config.reviews_waiting)
        self.champions = Champions(services.thinkers, services.store)
        self.limits = Limits(config)
        self.hosts = Hosts(config)
        self.peers = Peers(config, most_sockets())
        self.live = Live(self.rooms)
        self.page = Page(web_folder(config.web), config.base_path)
        self.api = _api(self)
        self.headers = [*_HEADERS, *([_HTTPS] if config.https else [])]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection, one request, or the server's life."""
        if scope["type"] == "lifespan":
            await self.api(scope, receive, send)  # type: ignore[arg-type]
        elif scope["type"] == "websocket":
            await self._websocket(self._below_base(scope), receive, send)
        else:
            await self._http(self._below_base(scope), receive, send)

    def _below_base(self, scope: Scope) -> Scope:
        """A request without the base path; a proxy may have passed it on, or taken it off."""
        base, path = self.config.base_path, scope["path"]
        if not base or not f"{path}/".startswith(f"{base}/"):
            return scope
        return {**scope, "path": path.removeprefix(base) or "/"}

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = _LIVE.match(scope["path"])
        if (stranger := self._unknown_host(scope)) is not None:
            await _refuse(_instead_of_a_socket(send), stranger, scope)
        elif not self.limits.request_allowed(_client(scope)):
            await _refuse(_instead_of_a_socket(send), problems.too_fast(), scope)
        elif found is None:
            await _refuse(_instead_of_a_socket(send), problems.no_table(), scope)
        else:
            await self.live(found[1], scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = time.perf_counter()
        status = 0

        async def guarded(message: dict[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                given = list(message.get("headers", ()))
                if not any(name == b"cache-control" for name, _ in given):
                    given.append(_NOT_KEPT)  # an answer may hold the key of a seat
                message["headers"] = [*given, *self.headers]
            await send(message)

        if (stranger := self._unknown_host(scope)) is not None:
            await _refuse(guarded, stranger, scope)
        elif not self.limits.request_allowed(_client(scope)):
            await _refuse(guarded, problems.too_fast(), scope)
        elif scope["path"].startswith(_OF_THE_API):
            await self.api(scope, receive, guarded)  # type: ignore[arg-type]
        else:
            await self._page(scope, guarded)
        REQUESTS.labels(str(status)).inc()
        took = round((time.perf_counter() - begun) * 1000, 2)
        note("request", method=scope["method"], path=_told(scope, status), status=status, ms=took)

    def _unknown_host(self, scope: Scope) -> Refusal | None:
        """The refusal of a request to a name that is not ours."""
        host = header(scope["headers"], b"host")
        return None if self.hosts.know(host) else problems.unknown_host(host or "")

    async def _page(self, scope: Scope, send: Send) -> None:
        accepted = dict(scope["headers"]).get(b"accept-encoding", b"").decode("latin-1")
        reading = scope["method"] in {"GET", "HEAD"}
        found = self.page.find(scope["path"], accepted) if reading else None
        if found is None:
            status = 404 if reading else 405
            await send({"type": "http.response.start", "status": status, "headers": []})
            await send({"type": "http.response.body", "body": b""})
            return
        length = (b"content-length", str(len(found.body)).encode())
        headers = [*found.headers, length]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        body = found.body if scope["method"] == "GET" else b""
        await send({"type": "http.response.body", "body": body})


def _client(scope: Scope) -> str:
    return (scope.get("client") or ("", 0))[0]


def _instead_of_a_socket(send: Send) -> Send:
    """What sends the parts of an HTTP answer to somebody who wanted a WebSocket."""

    async def answer(message: dict[str, Any]) -> None:
        await send({**message, "type": f"websocket.{message['type']}"})

    return answer


def _told(scope: Scope, status: int) -> str:
    """What is written of a path: nothing that might open a table or a seat."""
    if not scope["path"].startswith(_OF_THE_API) or status in {404, 405}:
        return "…"
    return _TABLE_IN_PATH.sub(r"\1…", scope["path"])


def _api(application: Application) -> Litestar:
    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        await application.rooms.open()
        note("started", version=__version__)
        async with scraped(application.config, application.rooms):
            yield
        application.reviewer.close()
        application.champions.close()
        await application.rooms.close()
        note("stopped")

    return Litestar(
        route_handlers=HANDLERS,
        lifespan=[life],
        state=State(
            {
                "rooms": application.rooms,
                "limits": application.limits,
                "reviewer": application.reviewer,
                "champions": application.champions,
            }
        ),
        exception_handlers={
            Refused: _refused,
            HTTPException: _http_error,
            RecursionError: _unreadable,
            UnicodeError: _unreadable,
            Exception: _failed,
        },
        openapi_config=OpenAPIConfig(
            title="Bornes",
            version=__version__,
            path="/schema",
            servers=[Server(application.config.base_path or "/")],
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            use_handler_docstrings=True,
            components=Components(security_schemes={"seat": _SEAT}),
        ),
        request_max_body_size=application.config.largest_body,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        logging_config=None,
    )


AnyRequest = Request[Any, Any, Any]


def _answer(request: AnyRequest, refusal: Refusal, status: int) -> Response[bytes]:
    language = problems.language_of(request.headers.get("accept-language"))
    body = msgspec.json.encode(problems.problem(refusal, language))
    return Response(body, status_code=status, media_type="application/json")


def _refused(request: AnyRequest, error: Refused) -> Response[bytes]:
    return _answer(request, error.refusal, problems.status_of(error.refusal))


def _http_error(request: AnyRequest, error: HTTPException) -> Response[bytes]:
    if error.status_code == 413:
        most = request.route_handler.resolve_request_max_body_size() or 0
        return _answer(request, problems.too_large(most), 413)
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [f"{part.get('key', '')}: {part.get('message', '')}" for part in extra]
    return _answer(
        request, problems.bad_message("; ".join(parts) or error.detail), error.status_code
    )


def _unreadable(request: AnyRequest, error: Exception) -> Response[bytes]:
    """A body that is no text, or one in which too much stands inside each other."""
    return _answer(request, problems.bad_message(str(error)), 400)


def _failed(request: AnyRequest, error: Exception) -> Response[bytes]:
    LOGGER.error("failed", exc_info=error)
    return _answer(request, problems.failed(), 500)


async def _refuse(send: Send, refusal: Refusal, scope: Scope) -> None:
    accepted = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")
    body = msgspec.json.encode(problems.problem(refusal, problems.language_of(accepted)))
    headers = [(b"content-type", b"application/json")]
    status = problems.status_of(refusal)
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
