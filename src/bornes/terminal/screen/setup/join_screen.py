"""Before a table of a server: who sits there, which seat one would like, and one's name."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ClassVar, Final

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Button, Input, Label, Select, Static

from bornes.engine.refusals import Refused
from bornes.terminal.mistakes import Mistake, explained
from bornes.terminal.remote.lobby import played_lines, seat_lines
from bornes.terminal.remote.views import rules_of
from bornes.terminal.remote.visit import Visit
from bornes.terminal.session import Session

_ANY: Final = "0"

Sit = Callable[[Session], None]


class JoinScreen(Screen[None]):
    """A table seen from the door."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f2", "sit", show=False),
        Binding("escape", "leave", show=False),
    ]

    def __init__(self, visit: Visit, sit: Sit) -> None:
        super().__init__()
        self.visit = visit
        self._sit = sit

    def compose(self) -> ComposeResult:
        """The table in words, a name, a seat, and two buttons."""
        visit, text = self.visit, self.visit.messages.text
        yield Static(Content(f" Bornes · {text('start-join')}"), id="title")
        with VerticalScroll(id="setup", can_focus=False):
            rules = rules_of(visit.info)
            yield Static(Content("\n".join(played_lines(visit.info, rules, visit.messages))))
            yield Label(text("start-lobby-seats"), classes="heading")
            yield Static(id="seats")
            yield Label(text("start-join"), classes="heading")
            with Horizontal(classes="row"):
                yield Label(text("start-name"))
                yield Input(
                    value=visit.guest.name or "",
                    placeholder=text("page-name-default"),
                    max_length=visit.offer.longest_name,
                    id="name",
                    compact=True,
                )
            with Horizontal(classes="row"):
                yield Label(text("start-join-seats"))
                yield Select(
                    self._free(), value=self._first(), allow_blank=False, id="seat", compact=True
                )
        yield Static(id="problem")
        with Horizontal(id="start-row"):
            yield Button(Content(f" F2  {text('start-join-take')} "), id="start", compact=True)
            if visit.info.spectators_allowed:
                yield Button(text("start-join-watch"), id="watch", compact=True)
            yield Button(Content(f" Esc  {text('terminal-leave')} "), id="away", compact=True)

    def on_mount(self) -> None:
        """A name is what is missing most often."""
        self._show()
        self.query_one("#name").focus()

    def _show(self) -> None:
        lines = seat_lines(self.visit.info, None, self.visit.messages)
        self.query_one("#seats", Static).update(Content("\n".join(lines)))

    def _free(self) -> list[tuple[str, str]]:
        any_seat = (self.visit.messages.text("join-any-seat"), _ANY)
        lines = seat_lines(self.visit.info, None, self.visit.messages)
        return [any_seat, *((lines[each.seat - 1], str(each.seat)) for each in self.visit.free)]

    def _first(self) -> str:
        wanted = str(self.visit.guest.seat)
        return wanted if wanted in [value for _, value in self._free()] else _ANY

    @on(Button.Pressed, "#start")
    @on(Input.Submitted, "#name")
    def action_sit(self) -> None:
        """Take the seat."""
        self.take()

    @work(exclusive=True)
    async def take(self) -> None:
        """Take the seat, or say why not and look again who sits where."""
        name = self.query_one("#name", Input).value
        seat = int(str(self.query_one("#seat", Select).value)) or None
        try:
            session = await asyncio.to_thread(self.visit.sit, name, seat)
        except (Mistake, Refused) as error:
            self._say(error)
            await self._look_again()
        else:
            self._sit(session)

    def _say(self, error: Mistake | Refused) -> None:
        text = explained(error, self.visit.messages)
        self.query_one("#problem", Static).update(Content(text))

    async def _look_again(self) -> None:
        try:
            await asyncio.to_thread(self.visit.look_again)
        except (Mistake, Refused) as error:
            self._say(error)
            return
        self._show()
        choice = self.query_one("#seat", Select)
        choice.set_options(self._free())
        choice.value = _ANY

    @on(Button.Pressed, "#watch")
    def look_on(self) -> None:
        """Look on without a seat."""
        self._sit(self.visit.look_on())

    @on(Button.Pressed, "#away")
    def action_leave(self) -> None:
        """Go away again."""
        self.app.exit()
