"""What else can be said at a table: phrases, another match, a bot for a free seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from bornes.terminal.session import Session, Wish


class WishScreen(ModalScreen[None]):
    """A list of wishes; Enter or a click says one."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,a,q", "dismiss", show=False)]

    def __init__(self, session: Session, wishes: Sequence[Wish]) -> None:
        super().__init__()
        self._session = session
        self._wishes = wishes

    def compose(self) -> ComposeResult:
        """The wishes, one in a line."""
        messages = self._session.messages
        with Vertical(id="box") as box:
            box.border_title = messages.text("terminal-wishes")
            box.border_subtitle = messages.text("terminal-close")
            yield OptionList(*(Option(wish.text) for wish in self._wishes), compact=True)

    def on_mount(self) -> None:
        """Let the arrows choose."""
        self.query_one(OptionList).focus()

    @on(OptionList.OptionSelected)
    def selected(self, event: OptionList.OptionSelected) -> None:
        """Say it."""
        self._session.wish(self._wishes[event.option_index].name)
        self.dismiss()
