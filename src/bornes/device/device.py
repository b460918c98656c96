"""The tables of a device: questions are answered as a server answers them, and clients told."""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

import msgspec

from bornes.device.addresses import Asked, Tables, answer
from bornes.device.carrier import Carrier, Nowhere, Server
from bornes.device.storage import DeviceStorage, Keeper
from bornes.device.workplace import OneThread
from bornes.engine.refusals import Refused
from bornes.server.background import Background
from bornes.server.config import Config
from bornes.server.live.connection import Connection
from bornes.server.live.room import Room
from bornes.server.live.rooms import Rooms
from bornes.server.live.talk import forget_hint, hear
from bornes.server.logs import LOGGER
from bornes.server.protocol import problems
from bornes.server.protocol.close_codes import CloseCode
from bornes.server.protocol.encoding import unframed
from bornes.server.protocol.values import Language
from bornes.server.reviews.champions import Champions
from bornes.server.reviews.reviewer import Reviewer
from bornes.server.storage import StorageFailed
from bornes.server.table.commitment import Secrets

PREFIX: Final = "device-"
"""What the name of every table on a device begins with; a server's names are shorter."""
SETTINGS: Final = Config(hint_seconds=1.5, keep_days=0, warm_up=False)
"""What is settled for every device; nobody administers one."""


class DeviceSecrets(Secrets):
    """The system's source of chance, which a browser has as well."""

    def table_id(self) -> str:
        """The name of a table: it tells that the table is here."""
        return PREFIX + super().table_id()


class Client(Protocol):
    """Somebody who looks at a table through the page."""

    def tell(self, text: str) -> None:
        """Hand a message to the page."""

    def end(self, code: int) -> None:
        """Nothing more will come."""


class Device:
    """Every table of a device, and whoever plays there."""

    def __init__(
        self,
        keeper: Keeper,
        person: str,
        settings: Config = SETTINGS,
        server: Server | None = None,
    ) -> None:
        storage = DeviceStorage(keeper)
        self.rooms = Rooms(settings, storage, OneThread(), DeviceSecrets())
        services = self.rooms.services
        self.reviewer = Reviewer(services.thinkers, services.store, settings.reviews_waiting)
        self.champions = Champions(services.thinkers, services.store)
        carrier = Carrier(self.rooms, storage, server or Nowhere())
        self._tables = Tables(self.rooms, self.reviewer, self.champions, person, carrier)

    async def open(self) -> None:
        """Begin. Nobody waits for the words of the first table then."""
        await self.rooms.open()

    async def close(self) -> None:
        """End everything that goes on."""
        self.reviewer.close()
        self.champions.close()
        await self.rooms.close()

    async def answer(
        self, method: str, address: str, language: str, token: str | None, body: str
    ) -> tuple[int, str]:
        """The status and the body with which a server would answer."""
        asked = Asked(method, address, problems.language_of(language), token, body.encode())
        try:
            return await answer(self._tables, asked)
        except Refused as error:
            status = problems.status_of(error.refusal)
            return status, _told(error, asked.language)
        except StorageFailed:
            return 503, _told(Refused(problems.storage_failed()), asked.language)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            return 400, _told(Refused(problems.bad_message(str(error))), asked.language)
        except Exception as error:  # noqa: BLE001 - one question must not stop the others
            LOGGER.error("failed", exc_info=error)
            return 500, _told(Refused(problems.failed()), asked.language)

    def connect(self, table: str, client: Client) -> Visit:
        """Let somebody look at a table; what they say is heard in order."""
        return Visit(self.rooms, table, client)


def _told(error: Refused, language: Language) -> str:
    return msgspec.json.encode(problems.problem(error.refusal, language)).decode()


class _Outlet:
    """The way out to a client: a message is handed over at once, and always taken."""

    def __init__(self, client: Client) -> None:
        self._client = client

    def ready(self) -> bool:
        return True

    def write(self, frame: bytes) -> None:
        self._client.tell(unframed(frame).decode())

    def end(self) -> None:
        self._client.end(int(CloseCode.GOING_AWAY))


class Visit:
    """One client at a table, from its first message until it goes."""

    def __init__(self, rooms: Rooms, table: str, client: Client) -> None:
        self._rooms = rooms
        self._table = table
        self._client = client
        self._room: Room | None = None
        self._connection = Connection(_Outlet(client))
        self._said: asyncio.Queue[str | None] = asyncio.Queue()
        self._background = Background()
        self._background.start(self._listen())

    def say(self, text: str) -> None:
        """The client says something."""
        self._said.put_nowait(text)

    def go(self) -> None:
        """The client has gone."""
        self._said.put_nowait(None)

    async def _listen(self) -> None:
        try:
            room = self._room = await self._rooms.get(self._table)
        except Refused as error:
            self._turn_away(error)
            return
        try:
            while not self._connection.closing and (text := await self._said.get()) is not None:
                await hear(room, self._connection, text)
        finally:
            room.part(self._connection)
            forget_hint(self._connection)

    def _turn_away(self, error: Refused) -> None:
        gone = error.refusal.code == problems.no_table().code
        self._client.tell(_told(error, "en"))
        self._client.end(int(CloseCode.NO_TABLE if gone else CloseCode.TRY_LATER))
