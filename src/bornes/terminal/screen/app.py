"""The full-screen game as one application: its colours, its first screen, and how it ends."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.filter import Monochrome, NoColor
from textual.screen import Screen
from textual.theme import Theme

from bornes.locales import Messages
from bornes.terminal.screen.table_screen import TableScreen
from bornes.terminal.screen.theme import FEW_COLOURS, MANY_COLOURS, theme_for
from bornes.terminal.session import Session


class BornesApp(App[int]):
    """Plays a match; what it returns is the exit status."""

    CSS_PATH = "styles.tcss"
    TITLE = "Bornes"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "interrupt", show=False, priority=True)
    ]

    def __init__(
        self,
        first: Callable[[], Screen[None]] | Session,
        messages: Messages,
        theme: Theme | None = None,
    ) -> None:
        super().__init__()
        self._first = first
        self.messages = messages
        self.session: Session | None = None
        self.register_theme(MANY_COLOURS)
        self.register_theme(FEW_COLOURS)
        self.theme = (theme or theme_for(no_colour=self.no_color)).name
        if self.no_color:
            # Textual has chosen its filter before the theme: shades of grey are colours as well.
            self._filters[:] = [each for each in self._filters if not isinstance(each, Monochrome)]
            self._filters.append(NoColor())

    def on_mount(self) -> None:
        """Begin with the set-up, or at the table."""
        if isinstance(self._first, Session):
            self.sit_down(self._first)
        else:
            self.push_screen(self._first())

    def sit_down(self, session: Session) -> None:
        """Begin to play."""
        self.session = session
        self.push_screen(TableScreen(session))

    async def action_interrupt(self) -> None:
        """Ctrl-C leaves at once, with its own status."""
        self.exit(130)

    async def on_unmount(self) -> None:
        """Leave the table."""
        if self.session is not None:
            await self.session.close()


def run(app: BornesApp) -> int:
    """Run the application; prints how to go on when it is left."""
    status = app.run() or 0
    if app.session is not None:
        for line in app.session.farewell():
            print(line)
    return status or app.return_code or 0
