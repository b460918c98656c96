"""Which seat somebody has who comes by a link: their own of before, a new one, or none."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from bornes.locales import Messages
from bornes.server.protocol.messages import SeatInfo, TableInfo
from bornes.terminal.mistakes import Mistake
from bornes.terminal.remote.kept_seats import keep_token, kept_token, seats_file
from bornes.terminal.remote.link import Link, read_link
from bornes.terminal.remote.lobby import free_seats
from bornes.terminal.remote.remote_session import RemoteSession
from bornes.terminal.remote.service import Offer, Service


@dataclass(frozen=True, slots=True)
class Guest:
    """What somebody asked for; nothing where it was left open."""

    url: str
    name: str | None = None
    seat: int | None = None
    watch: bool = False


class Visit:
    """Somebody before a table, until they have sat down or look on."""

    def __init__(self, guest: Guest, language: str, file: Path | None = None) -> None:
        """Look at the table; refused if there is none, or none that can be understood."""
        self.guest = guest
        self.link: Link = read_link(guest.url)
        self.file = file or seats_file()
        self._service = Service(self.link, language)
        self.offer: Offer = self._service.offer()
        self.info: TableInfo = self._service.table()
        self.messages = Messages(language, self.info.edition)
        self.token = None if guest.watch else kept_token(self.file, str(self.link))
        self._check()

    def _check(self) -> None:
        if self.guest.watch:
            if not self.info.spectators_allowed:
                raise Mistake("join-closed")
        elif self.token is None and self.link.code is None and not self.free:
            raise Mistake("join-full" if self.info.spectators_allowed else "join-full-closed")

    @property
    def free(self) -> list[SeatInfo]:
        """The seats that can be taken."""
        return free_seats(self.info)

    @property
    def is_settled(self) -> bool:
        """Whether nothing has to be asked before sitting down."""
        known = self.guest.watch or self.token is not None or self.link.code is not None
        chosen = self.guest.seat is not None or len(self.free) == 1
        return known or (self.guest.name is not None and chosen)

    def sit(self, name: str | None = None, seat: int | None = None) -> RemoteSession:
        """Take a seat, or the one that one has; refused by the server's reason."""
        info = self.info
        if self.link.code is not None and not self.guest.watch:
            seated = self._service.redeem(self.link.code, self.token)
            info = self._keep(seated.token, seated.table)
        elif self.token is None and not self.guest.watch:
            wanted = (name or self.guest.name or "").strip()
            called = wanted or self.messages.text("page-name-default")
            seated = self._service.take_seat(called, seat or self.guest.seat)
            info = self._keep(seated.token, seated.table)
        return self._session(info)

    def look_on(self) -> RemoteSession:
        """Look on without a seat."""
        self.token = None
        return self._session(self.info)

    def look_again(self) -> None:
        """See who sits where by now."""
        self.info = self._service.table()

    def _keep(self, token: str | None, info: TableInfo) -> TableInfo:
        self.token = token
        keep_token(self.file, str(self.link), token)
        return info

    def _session(self, info: TableInfo) -> RemoteSession:
        return RemoteSession(
            self.link, info, self.token, self.messages, self.offer.phrases, self._forget
        )

    def _forget(self) -> None:
        keep_token(self.file, str(self.link), None)
