"""A panel in the middle of the table: coup fourré, extension, curtain, the end of a hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.message import Message
from textual.widgets import Button, Static

from bornes.terminal.screen.theme import paragraph
from bornes.terminal.shown.spans import Line

PANEL_WIDTH: Final = 60
"""How wide a panel is where there is room, its frame included."""


@dataclass(frozen=True)
class Offered:
    """What a panel says, and what can be done there: a key, and what its button says."""

    title: str
    text: str
    buttons: tuple[tuple[str, str], ...]
    lines: tuple[Line, ...] = ()
    loud: bool = False
    """Whether the offer is something to cheer about."""
    covers: bool = False
    """Whether the offer hides the table."""


class OfferPanel(Vertical):
    """A panel with buttons, each with its key."""

    class Pressed(Message):
        """A button was pressed."""

        def __init__(self, key: str) -> None:
            super().__init__()
            self.key = key

    def __init__(self) -> None:
        super().__init__(id="offer")
        self.offered: Offered | None = None

    def compose(self) -> ComposeResult:
        """A title, a text, what is shown with it, and buttons."""
        with Vertical(id="offer-box"):
            yield Static(id="offer-title")
            yield Static(id="offer-text")
            yield Static(id="offer-lines")
            yield Vertical(id="offer-buttons")

    def show(self, offered: Offered | None) -> None:
        """Show a panel, or none."""
        self.display = offered is not None
        if offered == self.offered:
            return
        before, self.offered = self.offered, offered
        if offered is None:
            return
        self.set_class(offered.loud, "-loud")
        self.set_class(offered.covers, "-covers")
        self.query_one("#offer-title", Static).update(Content(offered.title))
        text = self.query_one("#offer-text", Static)
        text.update(Content(offered.text))
        text.display = bool(offered.text)
        lines = self.query_one("#offer-lines", Static)
        lines.update(paragraph(offered.lines))
        lines.display = bool(offered.lines)
        # A clock that goes on is no reason to take a button away from under somebody's finger.
        if before is None or before.buttons != offered.buttons:
            box = self.query_one("#offer-buttons", Vertical)
            box.remove_children()
            box.mount_all(
                Button(Content(f" {key}  {text} "), name=key, compact=True)
                for key, text in offered.buttons
            )
        self.call_after_refresh(self.place)

    def on_resize(self) -> None:
        """Place the panel again: on a busy machine its buttons come after it has been placed."""
        self.place()

    def place(self) -> None:
        """Put the panel in the middle; it leaves the race above it and the hand below in sight."""
        if self.offered is None or self.offered.covers:
            self.styles.offset = (0, 0)
            return
        room, size = self.screen.size, self.outer_size
        self.styles.offset = (
            max(0, (room.width - size.width) // 2),
            max(0, (room.height - size.height) // 2 - (2 if not self.offered.lines else 0)),
        )

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Tell which."""
        event.stop()
        assert event.button.name is not None
        self.post_message(self.Pressed(event.button.name))
