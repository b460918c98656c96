"""What is asked of a server before one sits at its table, over HTTP."""

from __future__ import annotations

import json
from http.client import HTTPException
from typing import Final, TypeVar
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import msgspec
from msgspec import Struct

from bornes.server.protocol.bodies import Seated
from bornes.server.protocol.messages import Problem, TableInfo
from bornes.server.protocol.values import VERSION
from bornes.terminal.mistakes import Mistake
from bornes.terminal.remote.link import Link

_PATIENCE: Final = 10.0
_LONGEST_ANSWER: Final = 2**20

T = TypeVar("T")


class Offer(Struct, frozen=True):
    """The parts of `Choices` that a guest needs."""

    version: int
    longest_name: int
    phrases: tuple[str, ...] = ()


class RefusedThere(Mistake):
    """The server refuses something, and says why in the language of whoever asked."""

    def __init__(self, problem: Problem) -> None:
        super().__init__("join-refused", reason=problem.text)
        self.problem = problem


class Service:
    """A server, asked in one language about one of its tables."""

    def __init__(self, link: Link, language: str) -> None:
        self.link = link
        self._language = language

    def offer(self) -> Offer:
        """What the server is; refused if it is none of ours, or speaks another version."""
        try:
            found = self._ask("/api/choices", Offer)
        except RefusedThere as error:
            if error.problem.code.startswith("server-"):
                raise
            raise Mistake("join-not-bornes", address=self.link.address) from None
        if found.version != VERSION:
            raise Mistake(
                "join-version", address=self.link.address, found=found.version, own=VERSION
            )
        return found

    def table(self) -> TableInfo:
        """Who sits where."""
        return self._ask(self._path, TableInfo)

    def take_seat(self, name: str, seat: int | None, token: str | None = None) -> Seated:
        """Take a seat; a token tells the server who comes back."""
        return self._ask(f"{self._path}/seats", Seated, {"name": name, "seat": seat}, token)

    def redeem(self, code: str, token: str | None = None) -> Seated:
        """Take a seat over from another device."""
        return self._ask(f"{self._path}/handover/redeem", Seated, {"code": code}, token)

    @property
    def _path(self) -> str:
        return f"/api/tables/{self.link.table}"

    def _ask(
        self,
        path: str,
        kind: type[T],
        body: dict[str, object] | None = None,
        token: str | None = None,
    ) -> T:
        headers = {"Accept": "application/json", "Accept-Language": self._language}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        data = None
        if body is not None:
            headers["Content-Type"] = "application/json"
            data = json.dumps(body).encode()
        request = Request(self.link.address + path, data, headers)
        return self._read(self._answer(request), kind)

    def _answer(self, request: Request) -> bytes:
        try:
            with urlopen(request, timeout=_PATIENCE) as answer:
                found: bytes = answer.read(_LONGEST_ANSWER)
                return found
        except HTTPError as error:
            with error:
                problem = self._read(error.read(_LONGEST_ANSWER), Problem)
            raise RefusedThere(problem) from None
        except (URLError, OSError, HTTPException, ValueError) as error:
            raise Mistake(
                "join-no-server", address=self.link.address, reason=_reason(error)
            ) from None

    def _read(self, answer: bytes, kind: type[T]) -> T:
        """What an answer says; what is no answer of ours comes from another kind of server."""
        try:
            return msgspec.json.decode(answer, type=kind)
        except msgspec.ValidationError as error:
            if kind is Problem or kind is Offer:
                raise Mistake("join-not-bornes", address=self.link.address) from None
            # It is one of ours, but speaks of things that were not there in our time.
            raise Mistake("join-unknown", address=self.link.address, reason=str(error)) from None
        except msgspec.DecodeError:
            raise Mistake("join-not-bornes", address=self.link.address) from None


def _reason(error: Exception) -> str:
    cause = error.reason if isinstance(error, URLError) else error
    if isinstance(cause, OSError) and cause.strerror:
        return cause.strerror
    return str(cause) or type(cause).__name__
