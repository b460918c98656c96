"""Clients of the tables of a device, as the page is one: everything goes over as text."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from bornes.device.device import Device
from tests.support.server_client import PATIENCE, Client, Message


@dataclass
class Memory:
    """What keeps the texts of a device in place of a browser; it may fail."""

    tables: dict[str, list[str]] = field(default_factory=dict)
    secrets: dict[str, list[str]] = field(default_factory=dict)
    reviews: dict[str, str] = field(default_factory=dict)
    leaving: dict[str, dict[str, str]] = field(default_factory=dict)
    full: bool = False

    async def append(
        self, table: str, first: int, entries: str, match: int | None, shuffle: str | None
    ) -> bool:
        await asyncio.sleep(0)
        if self.full:
            raise OSError("QuotaExceededError")
        log = self.tables.setdefault(table, [])
        if len(log) != first - 1 or table in self.leaving:
            return False
        log.extend(json.loads(entries))
        if match is not None and shuffle is not None:
            self.secrets.setdefault(table, []).append(shuffle)
        return True

    async def load(self, table: str, after: int) -> str | None:
        await asyncio.sleep(0)
        if table not in self.tables:
            return None
        rows = list(enumerate(self.tables[table], start=1))[after:]
        left = self.leaving.get(table)
        return json.dumps({"entries": rows, "shuffles": self.secrets[table], "leaving": left})

    async def leave(self, table: str, key: str) -> None:
        await asyncio.sleep(0)
        if self.full:
            raise OSError("QuotaExceededError")
        self.leaving.setdefault(table, {"key": key})

    async def arrive(self, table: str, there: str) -> None:
        self.leaving[table]["there"] = there

    async def stay(self, table: str) -> None:
        if "there" not in self.leaving.get(table, {}):
            self.leaving.pop(table, None)

    async def count(self) -> int:
        return len(self.tables)

    async def forget(self, table: str) -> bool:
        return self.tables.pop(table, None) is not None

    def keep_review(self, key: str, text: str) -> None:
        self.reviews[key] = text

    async def load_review(self, key: str) -> str | None:
        return self.reviews.get(key)


class Refusal(Exception):
    """The device has refused something."""


@dataclass
class Page:
    """What the page asks of a device."""

    device: Device
    language: str = "en"

    async def ask(
        self, method: str, address: str, body: object = None, token: str | None = None
    ) -> Any:
        """The answer to a question; refused as a server refuses it."""
        text = "" if body is None else json.dumps(body)
        status, told = await self.device.answer(method, address, self.language, token, text)
        found = json.loads(told)
        if status >= 300:
            raise Refusal(found["code"])
        return found

    async def make(self, edition: str, seats: Sequence[str], **settings: object) -> Message:
        """A new table: ``me``, ``here``, or a bot's level for each seat."""
        plans = [
            {"kind": seat, "name": seat}
            if seat in {"me", "here"}
            else {"kind": "bot", "level": seat}
            for seat in seats
        ]
        body = {"edition": edition, "seats": plans, "bot_delay": 0, "pause": 0.02, **settings}
        made: Message = await self.ask("POST", "/api/tables", body)
        return made


class DeviceClient(Client):
    """Somebody at a table of a device."""

    device: Device

    def __init__(self, device: Device, table: str, token: str | None) -> None:
        super().__init__("", table, token)
        self.device = device
        self.heard: asyncio.Queue[str | int] = asyncio.Queue()

    def tell(self, text: str) -> None:
        self.heard.put_nowait(text)

    def end(self, code: int) -> None:
        self.heard.put_nowait(code)

    async def connect(self, since: int | None = None) -> Message:
        self.visit = self.device.connect(self.table, self)
        return await self.hello(since)

    async def close(self) -> None:
        self.visit.go()

    async def send(self, message: Message) -> None:
        self.visit.say(json.dumps(message))

    async def next(self) -> Message:
        text = await asyncio.wait_for(self.heard.get(), PATIENCE)
        assert isinstance(text, str)
        return self.take(text)
