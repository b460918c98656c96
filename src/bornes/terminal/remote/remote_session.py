"""A seat at a table of a server, or a place from which to look on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import count
from typing import Final

from bornes.engine.moves import Move, Verb
from bornes.locales import Messages
from bornes.server.protocol.messages import (
    AnyMessage,
    AskHint,
    Decline,
    Hello,
    Hint,
    MakeMove,
    Problem,
    Ready,
    Said,
    StorageChanged,
    TableChanged,
    TableInfo,
    Update,
    Welcome,
)
from bornes.server.protocol.values import VERSION
from bornes.terminal.mistakes import Mistake
from bornes.terminal.remote.link import Link
from bornes.terminal.remote.lobby import names_of, seat_lines
from bornes.terminal.remote.service import RefusedThere
from bornes.terminal.remote.socket import Socket
from bornes.terminal.remote.table import RemoteTable
from bornes.terminal.remote.wishes import calls, request_for, wishes_at
from bornes.terminal.session import Kind, Moment, Session
from bornes.terminal.shown.hints import HintShown, hint_shown

_PATIENCE: Final = 30.0
"""The seconds for which a hint is waited for."""

Forget = Callable[[], None]


class RemoteSession(Session):
    """What a person at a terminal sees and does at a table of a server."""

    leave_ask = "join-leave-ask"

    def __init__(
        self,
        link: Link,
        info: TableInfo,
        token: str | None,
        messages: Messages,
        phrases: Sequence[str] = (),
        forget: Forget = lambda: None,
    ) -> None:
        self.link = link
        self.messages = messages
        self.table = RemoteTable(info)
        self._token = token
        self._phrases = phrases
        self._forget = forget
        self._socket = Socket(link.socket, self)
        self._running: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()
        self._tags = map(str, count(1))
        self._sent: str | None = None
        """The tag of a move that has not been answered yet."""
        self._hint: tuple[str, asyncio.Future[Hint]] | None = None
        self._connected = self._lost = False
        self._storage = ""
        self._gone = ""
        self._left = False
        self._tidings: list[str] = []

    # --- what there is to see -----------------------------------------------------

    def moment(self) -> Moment:
        """What there is to see and to do now."""
        table, company = self.table, self.table.company(self.messages)
        if self._gone:
            return Moment(Kind.GONE, None, company, title=self._gone)
        if not self._connected and not self._lost:
            return Moment(Kind.LOBBY, None, company, title=self.messages.text("table-connecting"))
        view, note = table.view, self._note()
        wishes = wishes_at(table.info, table.own_seat, self._phrases, self.messages)
        if view is None or table.info.status == "abandoned":
            return Moment(
                Kind.LOBBY,
                None,
                company,
                note=note,
                lines=self._lobby_lines(),
                title=self._lobby_title(),
                wishes=wishes,
            )
        kind, legal = self._asked()
        own = table.own_seat
        return Moment(
            kind,
            view,
            company,
            legal,
            note=note,
            seconds=table.seconds_left(),
            wishes=wishes,
            ready=own is not None and not own.ready,
        )

    def _asked(self) -> tuple[Kind, tuple[Move, ...]]:
        view, free = self.table.view, self._connected and self._sent is None
        assert view is not None
        if view.match_outcome is not None:
            return Kind.MATCH_ENDED, ()
        if view.phase == "over":
            return Kind.HAND_ENDED, ()
        moves = tuple(view.legal_moves())
        if moves and free:
            return Kind.ASK, moves
        return (Kind.SPEAK if self.table.is_to_speak and free else Kind.WAIT), ()

    def _note(self) -> str:
        """What is to be known besides: that the connection is lost, who is away or waited for."""
        messages, info, own = self.messages, self.table.info, self.table.own_seat
        if not self._connected:
            return messages.text("table-lost")
        notes = [self._storage] if self._storage else []
        notes += self.table.clocks(messages)
        notes += [*calls(info, own, messages), *self.table.away(messages)]
        if own is not None and own.out_of_time:
            notes.append(messages.text("join-time-up"))
        waited = self._waited_for()
        if waited:
            notes.append(messages.text("table-answers-all", names=messages.listed(waited)))
        if own is None:
            notes.append(messages.text("table-watching"))
        return " · ".join(notes)

    def _waited_for(self) -> list[str]:
        """Who is to speak before it goes on, where everybody is."""
        table, view = self.table, self.table.view
        names = names_of(table.info, self.messages)
        if table.answer is not None and table.answer.waiting == "all":
            done = {*table.answer.declined, table.seat}
            return [names[seat] for seat in table.answer.seats if seat not in done]
        if view is None or view.phase != "over" or table.info.status != "playing":
            return []
        if table.own_seat is not None and not table.own_seat.ready:
            return []
        return [
            names[seat.seat]
            for seat in table.info.seats
            if seat.kind == "person" and not seat.ready and seat.seat != table.seat
        ]

    def _lobby_title(self) -> str:
        info = self.table.info
        if info.status == "abandoned":
            return self.messages.text("join-abandoned")
        free = sum(seat.kind == "open" and seat.level is None for seat in info.seats)
        if info.status != "waiting" or not free:
            if not info.spectators_allowed and self.table.seat is None:
                return self.messages.text("start-closed")
            return self.messages.text("start-lobby-dealing")
        return self.messages.text("start-lobby-waiting", count=free)

    def _lobby_lines(self) -> tuple[str, ...]:
        lines = seat_lines(self.table.info, self.table.seat, self.messages)
        if self.table.info.status == "waiting":
            lines += ["", self.messages.text("start-lobby-link"), str(self.link)]
        return tuple(lines)

    def tidings(self) -> list[str]:
        """What was said, refused, lost and found since it was last asked for."""
        told, self._tidings = self._tidings, []
        return told

    # --- what is done -------------------------------------------------------------

    async def wait(self) -> None:
        """Wait until the server says something, or a clock has gone on by a second."""
        if self._running is None:
            self._running = asyncio.create_task(self._socket.run())
        with suppress(TimeoutError):
            await asyncio.wait_for(self._changed.wait(), 1.0 if self.table.ticks else None)
        self._changed.clear()

    def play(self, move: Move) -> None:
        """Send a move, as it was decided on what was to be seen."""
        tag = next(self._tags)
        if self._socket.send(MakeMove(move=str(move), seq=self.table.seq, re=tag)):
            self._sent = tag
            self._changed.set()

    def go_on(self) -> None:
        """Say that one has no answer, or is ready for the next hand."""
        if self.table.is_to_speak:
            self._socket.send(Decline(seq=self.table.seq))
        else:
            self._socket.send(Ready())

    def wish(self, name: str) -> None:
        """Say one of the wishes of the moment."""
        if name == "back":
            self._socket.send(self.hello())
        elif self._socket.send(request_for(name)) and name == "leave":
            self._left = True
            self._token = None
            self._forget()

    async def hints(self) -> list[HintShown]:
        """What the server thinks of the moves; refused where it may not say."""
        tag = next(self._tags)
        future: asyncio.Future[Hint] = asyncio.get_running_loop().create_future()
        self._hint = (tag, future)
        if not self._socket.send(AskHint(re=tag)):
            raise Mistake("table-lost")
        try:
            found = await asyncio.wait_for(future, _PATIENCE)
        except TimeoutError:
            raise Mistake("join-no-hint") from None
        company = self.table.company(self.messages)
        return [
            hint_shown(Move.parse(each.move.text), each.chance, each.reason, company)
            for each in found.moves
        ]

    # --- what the connection tells ------------------------------------------------

    def hello(self) -> Hello:
        """Who one is, and how much one knows already."""
        language = self.messages.language
        return Hello(
            version=VERSION,
            token=self._token,
            since=self.table.seq,
            language=language,  # type: ignore[arg-type]
        )

    def heard(self, message: AnyMessage) -> None:
        """Follow what the server says."""
        match message:
            case Welcome():
                self._welcome(message)
                self._draw()
            case Update():
                self.table.updated(message)
                self._sent = None
                self._draw()
            case TableChanged():
                self.table.changed(message.table)
            case Problem():
                self._refused(message)
            case Hint() if self._hint is not None and message.re == self._hint[0]:
                self._hint[1].set_result(message)
                self._hint = None
            case Said():
                self._tell_said(message)
            case StorageChanged():
                self._storage = "" if message.works else message.text
                self._tidings.append(message.text)
            case _:
                pass
        self._changed.set()

    def _welcome(self, message: Welcome) -> None:
        self.table.welcomed(message)
        if self._lost:
            self._tidings.append(self.messages.text("join-back"))
        self._connected, self._lost, self._sent = True, False, None

    def _draw(self) -> None:
        """Draw the card that is to be drawn in any case, as in a match at this machine."""
        view = self.table.view
        if view is not None:
            moves = view.legal_moves()
            if [move.verb for move in moves] == [Verb.DRAW]:
                self.play(moves[0])

    def _refused(self, problem: Problem) -> None:
        if problem.code in {"server-token", "server-version"}:
            if problem.code == "server-token":
                self._forget()
            self.ended("join-refused", reason=problem.text)
            return
        if problem.re is not None and problem.re == self._sent:
            self._sent = None
        if self._hint is not None and problem.re == self._hint[0]:
            self._hint[1].set_exception(RefusedThere(problem))
            self._hint = None
            return
        self._tidings.append(problem.text)

    def _tell_said(self, message: Said) -> None:
        key = f"table-say-{message.phrase}"
        if self.messages.has(key):
            name = self.table.company(self.messages).seat_name(message.seat)
            phrase = self.messages.text(key)
            self._tidings.append(self.messages.text("table-say-said", name=name, phrase=phrase))

    def lost(self) -> None:
        """The connection broke."""
        if self._connected or not self._lost:
            self._tidings.append(self.messages.text("table-lost"))
        self._connected, self._lost = False, True
        if self._hint is not None:
            self._hint[1].set_exception(Mistake("table-lost"))
            self._hint = None
        self._changed.set()

    def ended(self, key: str, **values: object) -> None:
        """There is nothing to be seen any more."""
        self._gone = self.messages.text(key, **values)
        self._connected = False
        self._changed.set()

    # --- leaving ------------------------------------------------------------------

    def farewell(self) -> list[str]:
        """Why it ended, and how one comes back."""
        if self._gone:
            return [self._gone]
        over = self.table.info.status in {"over", "abandoned"}
        lines = []
        if self.table.info.status == "over":
            path = f"/api/tables/{self.link.table}/matches/{self.table.info.match}/record"
            lines.append(self.messages.text("join-record", address=self.link.address + path))
        if not over and not self._left and self.table.seat is not None:
            lines.append(self.messages.text("join-come-back", link=str(self.link)))
        return lines

    async def close(self) -> None:
        """Leave the table."""
        await self._socket.flush()
        if self._running is not None:
            self._running.cancel()
            with suppress(asyncio.CancelledError):
                await self._running
